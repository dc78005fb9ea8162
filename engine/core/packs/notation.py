"""The effect notation: the effects of a card, tile or slot, written as text and read as a tree.

Each game has its own vocabulary of statements; the grammar is in `engine.core.packs.reader`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from engine.core.packs.reader import MAX_DEPTH, MAX_DIGITS, parse_amount, parse_effect
from engine.core.packs.syntax import (
    NOTHING,
    Amount,
    Bundle,
    Call,
    Expr,
    Item,
    Name,
    Node,
    NotationError,
    Ratio,
    write,
)

__all__ = [
    "MAX_DEPTH",
    "MAX_DIGITS",
    "NOTHING",
    "Amount",
    "Args",
    "Bundle",
    "Call",
    "Expr",
    "Item",
    "Make",
    "Name",
    "Node",
    "NotationError",
    "Ratio",
    "Vocabulary",
    "Written",
    "parse_amount",
    "parse_effect",
    "write",
]

T = TypeVar("T")


class Args:
    """The arguments of one statement, accessed by position (from 0) or by name."""

    def __init__(
        self, call: Call, given: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    ) -> None:
        self.at = call.at
        """The position of the statement in its cell."""
        self.given = given
        """Names from elsewhere in the pack that it may use, such as those of the divers."""
        self._call = call
        self._named = dict(call.named)
        self._read: set[int | str] = set()

    def __contains__(self, where: int | str) -> bool:
        """Return whether that argument was given."""
        return where < len(self._call.args) if isinstance(where, int) else where in self._named

    def expr(self, where: int | str) -> Expr:
        """Return the argument unchanged, of whatever kind."""
        if where not in self:
            raise self._wrong(self._call.at, "notation-argument-missing", where)
        self._read.add(where)
        return self._call.args[where] if isinstance(where, int) else self._named[where]

    def number(self, where: int | str, default: int | None = None) -> int:
        """Return a bare number."""
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
        """Return a single word; with `among`, it must be one of these."""
        if default is not None and where not in self:
            return default
        found = self.expr(where)
        if not isinstance(found, Name):
            raise self._wrong(found.at, "notation-needs-name", where)
        _check_word(found.text, found.at, among)
        return found.text

    def names(self, start: int = 0, among: Collection[str] = ()) -> tuple[str, ...]:
        """Return all words from that position on, at least one."""
        return tuple(self.name(where, among) for where in self._rest(start))

    def amount(self, where: int | str, among: Collection[str] = ()) -> Amount:
        """Return alternative bundles of named things; with `among`, only these things."""
        found = self.expr(where)
        if not isinstance(found, Amount):
            raise self._wrong(found.at, "notation-needs-amount", where)
        for item in (item for bundle in found.bundles for item in bundle.items):
            if item.name is None:
                raise self._wrong(item.at, "notation-needs-amount", where)
            _check_word(item.name, item.at, among)
        return found

    def bundle(self, where: int | str, among: Collection[str] = ()) -> Bundle:
        """Return one bundle of named things, no alternatives; with `among`, only these things."""
        amount = self.amount(where, among)
        if len(amount.bundles) != 1:
            raise self._wrong(amount.at, "notation-needs-bundle", where)
        return amount.bundles[0]

    def ratio(self, where: int | str) -> Ratio:
        """Return two numbers separated by a colon."""
        found = self.expr(where)
        if not isinstance(found, Ratio):
            raise self._wrong(found.at, "notation-needs-ratio", where)
        return found

    def ratios(self, start: int = 0) -> tuple[Ratio, ...]:
        """Return all ratios from that position on, at least one."""
        return tuple(self.ratio(where) for where in self._rest(start))

    def call(self, where: int | str) -> Call:
        """Return a nested statement."""
        found = self.expr(where)
        if not isinstance(found, Call):
            raise self._wrong(found.at, "notation-needs-statement", where)
        return found

    def calls(self, start: int = 0) -> tuple[Call, ...]:
        """Return all nested statements from that position on, at least one."""
        return tuple(self.call(where) for where in self._rest(start))

    def ignore_named(self) -> None:
        """Accept named arguments that say nothing, as the packs of running games may have them."""
        self._read.update(self._named)

    def end(self) -> None:
        """Raise if any argument given has not been read."""
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


Make: TypeAlias = Callable[[Call], Any]
"""Builds the statements nested in a statement."""


class Written(Protocol):
    """A kind of statement that can be written in a pack."""

    @property
    def notation(self) -> str:
        """Its name in the pack."""
        ...

    def read(self, args: Args, make: Make, /) -> Any:
        """Return the statement with these arguments."""
        ...


class Vocabulary(Generic[T]):
    """The statements that a component may make, each of which reads itself.

    Those nested in them come from `inside`, by default the same vocabulary; `given` holds names
    from elsewhere in the pack that they may use. Several vocabularies are joined with `|`.
    """

    def __init__(
        self,
        *kinds: Written,
        inside: Vocabulary[T] | None = None,
        given: Mapping[str, tuple[str, ...]] = MappingProxyType({}),
    ) -> None:
        make = (inside or self).build_call
        self._builders: dict[str, Callable[[Call], T]] = {
            kind.notation: partial(_built, kind, make, given) for kind in kinds
        }

    def __or__(self, other: Vocabulary[T]) -> Vocabulary[T]:
        """Return a vocabulary of both, whose statements can contain the same ones as before."""
        both = Vocabulary[T]()
        both._builders = {**self._builders, **other._builders}
        return both

    @property
    def statements(self) -> tuple[str, ...]:
        """The names of all known statements, in alphabetical order."""
        return tuple(sorted(self._builders))

    def build(self, text: str) -> tuple[T, ...]:
        """Return the statements of a cell."""
        return tuple(map(self.build_call, parse_effect(text)))

    def build_call(self, call: Call) -> T:
        """Return the statement that is written like this."""
        builder = self._builders.get(call.name)
        if builder is None:
            known = ", ".join(self.statements)
            raise NotationError(
                call.at, "notation-unknown-statement", statement=call.name, known=known
            )
        return builder(call)


def _built(kind: Written, make: Make, given: Mapping[str, tuple[str, ...]], call: Call) -> Any:
    """Return a statement, or raise if any of its arguments was not read."""
    args = Args(call, given)
    found = kind.read(args, make)
    args.end()
    return found
