"""Parser for cells in the effect notation.

    effect = stmt { ";" stmt } .
    stmt   = NAME "(" [ arg { "," arg } ] ")" .
    arg    = [ NAME "=" ] expr .                 arguments without a name come first
    expr   = stmt | amount | ratio | NAME .
    amount = bundle { "/" bundle } .             one or the other
    bundle = item { "+" item } .                 all of them
    item   = INT [ NAME ] .
    ratio  = INT ":" INT .

A cell containing only "-" means nothing: an effect without statements, an amount without
bundles. What starts with a number is always an `Amount` (or a `Ratio`), so a bare number is the
amount of one item without a name; a word with brackets is a `Call`; any other word is a `Name`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.core.packs.syntax import (
    NOTHING,
    Amount,
    Bundle,
    Call,
    Expr,
    Item,
    Name,
    NotationError,
    Ratio,
)

MAX_DEPTH = 16
MAX_DIGITS = 6


def parse_effect(text: str) -> tuple[Call, ...]:
    """Return the statements of a cell that holds an effect."""
    if text.strip(" \t") == NOTHING:
        return ()
    reader = _Reader(text)
    statements = [reader.statement()]
    while reader.took(";"):
        statements.append(reader.statement())
    reader.end()
    return tuple(statements)


def parse_amount(text: str) -> Amount:
    """Return the amount of a cell that holds a bonus, a cost or a requirement."""
    if text.strip(" \t") == NOTHING:
        return Amount(())
    reader = _Reader(text)
    amount = reader.amount()
    reader.end()
    return amount


_TOKEN = re.compile(r"(?P<number>[0-9]+)|(?P<name>[a-z][a-z0-9_]*)|(?P<mark>[(),;=/+:])")
_BLANKS = re.compile(r"[ \t]*")


@dataclass(frozen=True, slots=True)
class _Token:
    kind: str  # "number", "name", "end", or the mark itself
    text: str
    at: int


def _tokens(text: str) -> list[_Token]:
    tokens = []
    at = _skip_blanks(text, 0)
    while at < len(text):
        found = _TOKEN.match(text, at)
        if found is None:
            raise NotationError(at, "notation-character", found=text[at])
        word = found.group()
        kind = word if found.lastgroup == "mark" else str(found.lastgroup)
        tokens.append(_Token(kind, word, at))
        at = _skip_blanks(text, found.end())
    tokens.append(_Token("end", "", len(text.rstrip())))
    return tokens


def _skip_blanks(text: str, at: int) -> int:
    blanks = _BLANKS.match(text, at)
    return at if blanks is None else blanks.end()


class _Reader:
    """Recursive-descent parser for one cell, with one method per rule of the grammar."""

    def __init__(self, text: str) -> None:
        self._tokens = _tokens(text)
        self._next = 0
        self._depth = 0

    def statement(self) -> Call:
        name = self._take("name")
        self._take("(")
        self._enter(name)
        args, named = self._arguments()
        self._take(")")
        self._depth -= 1
        return Call(name.text, args, named, name.at)

    def amount(self) -> Amount:
        bundles = [self._bundle()]
        while self.took("/"):
            bundles.append(self._bundle())
        return Amount(tuple(bundles), bundles[0].at)

    def took(self, kind: str) -> bool:
        """Consume the next token if it is of this kind, and return whether it was."""
        if not self._sees(kind):
            return False
        self._next += 1
        return True

    def end(self) -> None:
        """Raise if anything follows."""
        self._take("end")

    def _enter(self, name: _Token) -> None:
        self._depth += 1
        if self._depth > MAX_DEPTH:
            raise NotationError(name.at, "notation-too-deep", most=MAX_DEPTH)

    def _arguments(self) -> tuple[tuple[Expr, ...], tuple[tuple[str, Expr], ...]]:
        args: list[Expr] = []
        named: dict[str, Expr] = {}
        if self._sees(")"):
            return (), ()
        self._argument(args, named)
        while self.took(","):
            self._argument(args, named)
        return tuple(args), tuple(named.items())

    def _argument(self, args: list[Expr], named: dict[str, Expr]) -> None:
        token = self._tokens[self._next]
        if self._sees("name", "="):
            if token.text in named:
                raise NotationError(token.at, "notation-argument-twice", argument=token.text)
            self._next += 2
            named[token.text] = self._expr()
        elif named:
            raise NotationError(token.at, "notation-named-go-last")
        else:
            args.append(self._expr())

    def _expr(self) -> Expr:
        if self._sees("number", ":"):
            return self._ratio()
        if self._sees("number"):
            return self.amount()
        if self._sees("name", "("):
            return self.statement()
        name = self._take("name")
        return Name(name.text, name.at)

    def _ratio(self) -> Ratio:
        at = self._tokens[self._next].at
        a = self._number()
        self._take(":")
        return Ratio(a, self._number(), at)

    def _bundle(self) -> Bundle:
        items = [self._item()]
        while self.took("+"):
            items.append(self._item())
        return Bundle(tuple(items), items[0].at)

    def _item(self) -> Item:
        at = self._tokens[self._next].at
        count = self._number()
        name = self._take("name").text if self._sees("name") else None
        return Item(count, name, at)

    def _number(self) -> int:
        token = self._take("number")
        if len(token.text) > MAX_DIGITS or token.text != str(int(token.text)):
            raise NotationError(token.at, "notation-number", found=token.text[: MAX_DIGITS + 1])
        return int(token.text)

    def _sees(self, *kinds: str) -> bool:
        coming = self._tokens[self._next : self._next + len(kinds)]
        return tuple(token.kind for token in coming) == kinds

    def _take(self, kind: str) -> _Token:
        token = self._tokens[self._next]
        if token.kind == kind:
            self._next += 1
            return token
        if token.kind == "end":
            raise NotationError(token.at, "notation-incomplete")
        raise NotationError(token.at, "notation-unexpected", found=token.text)
