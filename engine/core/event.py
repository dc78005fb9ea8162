"""What happened, who may know it, and what caused it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import NamedTuple

from pydantic import GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from engine.core.msg import Arg, Msg


class Cause(NamedTuple):
    """Where an effect comes from, such as `card:028` or `phase:production`."""

    kind: str
    name: str
    by: Cause | None = None
    """What had this component do its part, if another did: a slot that uses a card."""

    def chain(self) -> Iterator[Cause]:
        """This cause, what was behind it, and so on to where it all began."""
        cause: Cause | None = self
        while cause is not None:
            yield cause
            cause = cause.by

    def names(self, kind: str, name: str) -> bool:
        """Whether it is this component, whatever was behind it."""
        return (self.kind, self.name) == (kind, name)

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


class Fact:
    """What happened, as data: triggers match on the class and read its fields."""

    __slots__ = ()

    @classmethod
    def __get_pydantic_core_schema__(
        cls, source: type[object], handler: GetCoreSchemaHandler
    ) -> CoreSchema:
        """Stored as nothing: what it triggers is done before its event is stored."""
        return core_schema.none_schema(
            serialization=core_schema.plain_serializer_function_ser_schema(lambda _: None)
        )


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table; triggers match on its fact and the log tells it."""

    msg: Msg
    seat: int | None = None
    """Whose doing it was; nobody's for what the game itself does."""
    cause: Cause | None = None
    to: tuple[int, ...] | None = None
    """The seats that may know; None is everybody."""
    fact: Fact | None = field(default=None, compare=False)
    """For triggers only, which are done with before the event is stored."""
    instead: bool = False
    """Says more of the public event right before it, so whoever may know it is told only this."""

    @property
    def name(self) -> str:
        """What kind of thing happened."""
        return self.msg.key

    def __getitem__(self, name: str) -> Arg:
        """A fact of the event."""
        return self.msg[name]

    def seen_by(self, seat: int | None) -> bool:
        """Whether that seat may know (None: a spectator)."""
        return self.to is None or seat in self.to


def known_to(events: Iterable[Event], seat: int | None) -> list[Event]:
    """What a seat may know of what happened; what it is told in place of another, only so."""
    known: list[Event] = []
    for event in events:
        if not event.seen_by(seat):
            continue
        if event.instead and known:
            known.pop()
        known.append(event)
    return known
