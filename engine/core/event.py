"""What happened, who may know it, and what caused it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from engine.core.msg import Arg, Msg


class Cause(NamedTuple):
    """Where an effect comes from, such as `card:028` or `phase:production`."""

    kind: str
    name: str

    def __str__(self) -> str:
        return f"{self.kind}:{self.name}"


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened at the table; triggers match on it and the log tells it."""

    msg: Msg
    seat: int | None = None
    """Whose doing it was; nobody's for what the game itself does."""
    cause: Cause | None = None
    to: tuple[int, ...] | None = None
    """The seats that may know; None is everybody."""

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
