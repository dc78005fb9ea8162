"""Events at the table: what happened, who may know it, and what caused it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from engine.core.msg import Arg, Msg


class Cause(NamedTuple):
    """The source of an effect, such as `card:028` or `phase:production`."""

    kind: str
    name: str
    by: Cause | None = None
    """The cause that set this component to work, if any: a slot that uses a card."""

    def chain(self) -> Iterator[Cause]:
        """Yield this cause, the one behind it, and so on back to the first."""
        cause: Cause | None = self
        while cause is not None:
            yield cause
            cause = cause.by

    def names(self, kind: str, name: str) -> bool:
        """Return whether it is this component, whatever was behind it."""
        return (self.kind, self.name) == (kind, name)

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


@dataclass(frozen=True, slots=True)
class Fact:
    """Something that happened to a seat, as data that triggers match on."""

    seat: int

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[object], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Store it as None: what it triggers is done before its event is stored."""
        return core_schema.none_schema(
            serialization=core_schema.plain_serializer_function_ser_schema(lambda _: None)
        )


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table; triggers match on its fact, and the log shows it."""

    msg: Msg
    seat: int | None = None
    """The seat that did it; None for what the game itself does."""
    cause: Cause | None = None
    to: tuple[int, ...] | None = None
    """The seats that may know; None means everyone."""
    fact: Fact | None = field(default=None, compare=False)
    """The same as data, for triggers only, which are done before the event is stored."""
    instead: bool = False
    """Says more than the public event just before it, and replaces it for those who may know it."""

    @property
    def name(self) -> str:
        """The message key, which says what kind of thing happened."""
        return self.msg.key

    def __getitem__(self, name: str) -> Arg:
        """Return an argument of the message."""
        return self.msg[name]

    def seen_by(self, seat: int | None) -> bool:
        """Return whether that seat may know it (None: a spectator)."""
        return self.to is None or seat in self.to


def known_to(events: Iterable[Event], seat: int | None) -> list[Event]:
    """Return the events that a seat may know, private versions replacing the public ones."""
    known: list[Event] = []
    for event in events:
        if not event.seen_by(seat):
            continue
        if event.instead and known:
            known.pop()
        known.append(event)
    return known
