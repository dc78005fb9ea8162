"""The position of a game of Pearl Reef: everything that lies on the table."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.machine import Position
from tests.fourth_game.engine.pearl_reef.pack.components import PearlReefPack


@dataclass(slots=True, kw_only=True)
class PearlReefState(Position):
    """A whole game."""

    pack: PearlReefPack = field(compare=False, repr=False)
    nights: int
    reefs: tuple[tuple[str, ...], ...]
    """The shells of each reef, the next one first."""
    hands: tuple[tuple[str, ...], ...]
    opened: tuple[tuple[str, ...], ...]
    night: int = 1
    turn: int | None = None
    over: str | None = None


def with_shells(
    shells: tuple[tuple[str, ...], ...], place: int, new: tuple[str, ...]
) -> tuple[tuple[str, ...], ...]:
    """Return the shells of all places with those of one replaced."""
    return (*shells[:place], new, *shells[place + 1 :])
