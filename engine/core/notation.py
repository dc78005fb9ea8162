"""The effect notation: what a card, tile or slot does, written as text and read as a tree.

    effect = stmt { ";" stmt } .
    stmt   = NAME "(" [ arg { "," arg } ] ")" .
    arg    = [ NAME "=" ] expr .                 arguments without a name come first
    expr   = stmt | amount | ratio | NAME .
    amount = bundle { "/" bundle } .             one or the other
    bundle = item { "+" item } .                 all of them
    item   = INT [ NAME ] .
    ratio  = INT ":" INT .

A cell holding only "-" does or asks nothing: an effect without statements, an amount without
bundles. What starts with a number is always an `Amount` (or a `Ratio`), so a bare number is the
amount of one item without a name; a word with brackets is a `Call`; any other word is a `Name`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Generic, TypeAlias, TypeVar

from engine.core.msg import Arg

NOTHING = "-"
MAX_DEPTH = 16
MAX_DIGITS = 6

T = TypeVar("T")


class NotationError(Exception):
    """A cell that cannot be read, with the place in it (counted from 0) and the reason's key."""

    def __init__(self, offset: int, reason: str, **details: Arg) -> None:
        super().__init__(f"{offset}: {reason} {details}")
        self.offset = offset
        self.reason = reason
        self.details = details


@dataclass(frozen=True, slots=True)
class Item:
    """So many of one thing, `2 kelp`, or a bare number, `2`."""

    count: int
    name: str | None = None
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Bundle:
    """Things that belong together, all of them: `1 kelp + 2 credit`."""

    items: tuple[Item, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Amount:
    """Bundles of which one or another is meant: `1 kelp / 1 science`."""

    bundles: tuple[Bundle, ...]
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Ratio:
    """Two numbers that belong together, a threshold and what it is worth: `5:4`."""

    a: int
    b: int
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Name:
    """A word on its own, such as a kind, a colour or an event: `farm`."""

    text: str
    at: int = field(default=0, compare=False)


@dataclass(frozen=True, slots=True)
class Call:
    """One statement with its arguments: `build(2, farm, cost=free)`."""

    name: str
    args: tuple[Expr, ...] = ()
    named: tuple[tuple[str, Expr], ...] = ()
    at: int = field(default=0, compare=False)


Expr: TypeAlias = Call | Amount | Ratio | Name
Node: TypeAlias = Expr | Bundle | Item


def parse_effect(text: str) -> tuple[Call, ...]:
    """The statements of a cell that holds an effect."""
    if text.strip(" \t") == NOTHING:
        return ()
    reader = _Reader(text)
    statements = [reader.statement()]
    while reader.took(";"):
        statements.append(reader.statement())
    reader.end()
    return tuple(statements)


def parse_amount(text: str) -> Amount:
    """The amount of a cell that holds a bonus, a cost or a requirement."""
    if text.strip(" \t") == NOTHING:
        return Amount(())
    reader = _Reader(text)
    amount = reader.amount()
    reader.end()
    return amount


def write(node: Node | tuple[Call, ...]) -> str:
    """The notation of a tree or of a whole effect, as it stands in a cell."""
    match node:
        case Call():
            named = [f"{name}={write(value)}" for name, value in node.named]
            return f"{node.name}({', '.join([*map(write, node.args), *named])})"
        case Ratio():
            return f"{node.a}:{node.b}"
        case Name():
            return node.text
        case Item():
            return str(node.count) if node.name is None else f"{node.count} {node.name}"
        case _:
            return _write_several(node)


def _write_several(node: Amount | Bundle | tuple[Call, ...]) -> str:
    match node:
        case Amount():
            return " / ".join(map(write, node.bundles)) or NOTHING
        case Bundle():
            return " + ".join(map(write, node.items))
        case _:
            return "; ".join(map(write, node)) or NOTHING


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
    """Reads one cell from left to right, one method for each line of the grammar."""

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
        """Whether that came next; if so, it is read."""
        if not self._sees(kind):
            return False
        self._next += 1
        return True

    def end(self) -> None:
        """Nothing may follow."""
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


class Args:
    """The arguments of one statement, asked for by position (from 0) or by name."""

    def __init__(self, call: Call) -> None:
        self._call = call
        self._named = dict(call.named)
        self._read: set[int | str] = set()

    def __contains__(self, where: int | str) -> bool:
        """Whether that argument was given."""
        return where < len(self._call.args) if isinstance(where, int) else where in self._named

    def expr(self, where: int | str) -> Expr:
        """The argument as it stands, of whatever kind."""
        if where not in self:
            raise self._wrong(self._call.at, "notation-argument-missing", where)
        self._read.add(where)
        return self._call.args[where] if isinstance(where, int) else self._named[where]

    def number(self, where: int | str, default: int | None = None) -> int:
        """A bare number."""
        if default is not None and where not in self:
            return default
        match self.expr(where):
            case Amount(bundles=(Bundle(items=(Item(count=count, name=None),)),)):
                return count
            case other:
                raise self._wrong(other.at, "notation-needs-number", where)

    def name(
        self, where: int | str, among: Collection[str] = (), default: str | None = None
    ) -> str:
        """A word on its own; with `among` one of these."""
        if default is not None and where not in self:
            return default
        found = self.expr(where)
        if not isinstance(found, Name):
            raise self._wrong(found.at, "notation-needs-name", where)
        _check_word(found.text, found.at, among)
        return found.text

    def names(self, start: int = 0, among: Collection[str] = ()) -> tuple[str, ...]:
        """All words from that position on, at least one."""
        return tuple(self.name(where, among) for where in self._rest(start))

    def amount(self, where: int | str, among: Collection[str] = ()) -> Amount:
        """Bundles of named things, one or the other; with `among` only these things."""
        found = self.expr(where)
        if not isinstance(found, Amount):
            raise self._wrong(found.at, "notation-needs-amount", where)
        for item in (item for bundle in found.bundles for item in bundle.items):
            if item.name is None:
                raise self._wrong(item.at, "notation-needs-amount", where)
            _check_word(item.name, item.at, among)
        return found

    def bundle(self, where: int | str, among: Collection[str] = ()) -> Bundle:
        """One bundle of named things without alternatives; with `among` only these things."""
        amount = self.amount(where, among)
        if len(amount.bundles) != 1:
            raise self._wrong(amount.at, "notation-needs-bundle", where)
        return amount.bundles[0]

    def ratio(self, where: int | str) -> Ratio:
        """Two numbers with a colon between."""
        found = self.expr(where)
        if not isinstance(found, Ratio):
            raise self._wrong(found.at, "notation-needs-ratio", where)
        return found

    def ratios(self, start: int = 0) -> tuple[Ratio, ...]:
        """All ratios from that position on, at least one."""
        return tuple(self.ratio(where) for where in self._rest(start))

    def call(self, where: int | str) -> Call:
        """A statement inside the statement."""
        found = self.expr(where)
        if not isinstance(found, Call):
            raise self._wrong(found.at, "notation-needs-statement", where)
        return found

    def calls(self, start: int = 0) -> tuple[Call, ...]:
        """All statements from that position on, at least one."""
        return tuple(self.call(where) for where in self._rest(start))

    def end(self) -> None:
        """Every argument given must have been asked for."""
        for position, arg in enumerate(self._call.args):
            if position not in self._read:
                raise self._wrong(arg.at, "notation-argument-too-many", position)
        for name, value in self._call.named:
            if name not in self._read:
                raise self._wrong(value.at, "notation-argument-unknown", name)

    def _rest(self, start: int) -> range:
        return range(start, max(len(self._call.args), start + 1))

    def _wrong(self, at: int, reason: str, where: int | str) -> NotationError:
        argument = where + 1 if isinstance(where, int) else where
        return NotationError(at, reason, statement=self._call.name, argument=argument)


def _check_word(word: str, at: int, among: Collection[str]) -> None:
    if among and word not in among:
        allowed = ", ".join(sorted(among))
        raise NotationError(at, "notation-not-one-of", found=word, allowed=allowed)


Builder: TypeAlias = Callable[[Call, Callable[[Call], T]], T]


class Vocabulary(Generic[T]):
    """The statements one game knows, each with what makes its effect.

    A builder gets the statement and the way to build the statements inside it:

        def choose(call: Call, build: Callable[[Call], Effect]) -> Effect:
            args = Args(call)
            parts = tuple(map(build, args.calls()))
            args.end()
            return OneOf(parts)
    """

    def __init__(self, builders: Mapping[str, Builder[T]]) -> None:
        self._builders = dict(builders)

    @property
    def statements(self) -> tuple[str, ...]:
        """The names of all statements known, in alphabetical order."""
        return tuple(sorted(self._builders))

    def build(self, text: str) -> tuple[T, ...]:
        """The effects of a cell."""
        return tuple(map(self.build_call, parse_effect(text)))

    def build_call(self, call: Call) -> T:
        """The effect of one statement."""
        builder = self._builders.get(call.name)
        if builder is None:
            known = ", ".join(self.statements)
            raise NotationError(
                call.at, "notation-unknown-statement", statement=call.name, known=known
            )
        return builder(call, self.build_call)
