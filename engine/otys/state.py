"""The position of a game of Otys: everything on the table.

The fields of the boards are reassigned, never mutated, so copying a position only copies the
objects themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engine.core.machine import Position
from engine.core.storage.piece import Piece
from engine.otys.pack.components import OtysPack

Cubes: TypeAlias = tuple[int, int, int, int]
"""Cubes by resource, in the order of `RESOURCES`."""

RESOURCES = ("metal", "plant", "fuel", "tech")
LETTERS = "MPFT"
LEVELS = (1, 2, 3, 4, 5)
POSITIONS = range(1, 9)
SURFACE = (1, 2, 3)
"""The positions at the surface; for the others, position - 3 is the level (OT-0.5)."""
NUMBERED_KEYS = ("1", "2", "3", "4", "5")
OWN_X = "X"
NEUTRAL_X = "N"
NO_CUBES: Cubes = (0, 0, 0, 0)

StepName: TypeAlias = Literal["start", "phase_1", "phase_2", "phase_3"]


def position_of(level: int) -> int:
    """Return the position in the column of a level."""
    return level + len(SURFACE)


def level_of(position: int) -> int | None:
    """Return the level of a position; None at the surface."""
    return position - len(SURFACE) if position > len(SURFACE) else None


def resurfaced(column: tuple[str, ...], position: int) -> tuple[str, ...]:
    """Return the column after the diver at a position has gone to the top (OT-6.5)."""
    place = position - 1
    return (column[place], *column[:place], *column[place + 1 :])


def propelled(column: tuple[str, ...], position: int, target: int) -> tuple[str, ...]:
    """Return the column after a diver has moved; those it passes shift the other way (OT-6.1)."""
    divers = list(column)
    divers.insert(target - 1, divers.pop(position - 1))
    return tuple(divers)


def with_cubes(cubes: Cubes, resource: str, change: int) -> Cubes:
    """Return the cubes with some of one resource added or removed."""
    counts = list(cubes)
    counts[RESOURCES.index(resource)] += change
    return (counts[0], counts[1], counts[2], counts[3])


def letters(cubes: Cubes) -> str:
    """Return the cubes as letters, such as `MMP`."""
    return "".join(letter * count for letter, count in zip(LETTERS, cubes, strict=True))


@dataclass(slots=True)
class Board(Piece):
    """A player's board and everything on it or beside it."""

    column: tuple[str, ...]
    """The 8 divers from the surface down."""
    levels: tuple[Cubes, ...]
    """The cubes of levels 1 to 5."""
    credits: int
    batteries: int
    points: int = 0
    upgraded: tuple[str, ...] = ()
    """Divers with their Upgraded side up."""
    keys: tuple[str, ...] = (*NUMBERED_KEYS, OWN_X)
    """The available permanent Keys."""
    neutral_x: int = 0
    """The available neutral X Keys."""
    track: tuple[str, ...] = ()
    """The used Keys on the Hacker track, in the order played."""
    mechanic: int = 0
    """The number of improvements of the Mechanic."""
    hacker: int = 0
    """The number of improvements of the Hacker."""
    rewards: tuple[str | None, ...] = (None,) * len(LEVELS)
    contracts: tuple[str, ...] = ()
    """The private contracts in hand."""

    def cubes(self, level: int) -> Cubes:
        """Return the cubes on a level."""
        return self.levels[level - 1]

    def change_cubes(self, level: int, resource: str, change: int) -> None:
        """Add cubes to a level or remove them."""
        changed = with_cubes(self.cubes(level), resource, change)
        self.levels = (*self.levels[: level - 1], changed, *self.levels[level:])

    def place_of(self, diver: str) -> int:
        """Return the position of a diver."""
        return self.column.index(diver) + 1

    def diver_on(self, level: int) -> str:
        """Return the diver on a level."""
        return self.column[position_of(level) - 1]

    def all_cubes(self) -> int:
        """Return the number of cubes on all levels (OT-12.3)."""
        return sum(sum(cubes) for cubes in self.levels)


@dataclass(slots=True)
class Turn(Piece):
    """The current turn; all of it is public."""

    seat: int
    step: StepName = "start"
    key: str | None = None
    """The Key in play, until it goes to the track."""
    level: int | None = None
    """The active level."""
    sponsor_used: bool = False
    propellers_closed: bool = False
    actions: int = 1
    """The number of diver actions left."""
    free: tuple[str, ...] = ()
    """The player's divers whose action is free this turn."""
    copied: tuple[tuple[int, str], ...] = ()
    """Divers of other seats used this turn, with their owners."""


@dataclass(slots=True, kw_only=True)
class OtysState(Position):
    """The state of a whole game of Otys."""

    pack: OtysPack = field(compare=False, repr=False)
    spy_variant: bool
    order: tuple[int, ...]
    """The seats clockwise, the first player first."""
    boards: tuple[Board, ...]
    sponsors: tuple[str, ...]
    """The Sponsor sides in play on levels 1 to 5."""
    display: tuple[tuple[str, ...], ...]
    """The Reward tokens beside levels 1 to 5."""
    bag: tuple[str, ...]
    spent_rewards: tuple[str, ...] = ()
    store: Cubes
    deck: tuple[str, ...]
    """The face-down contracts, the top one first."""
    discard: tuple[str, ...] = ()
    public: tuple[str | None, ...]
    """The public contract spaces; with 2 players only two are ever used (OT-3.6)."""
    neutral_x: int
    """The neutral X Keys in the supply."""
    turn: Turn | None = None
    round: int = 1
    scored: bool = False
    """True if anyone has gained a point this round."""
    quiet_rounds: int = 0
    """Complete rounds in a row without a point (OT-12.6)."""
    last_round: bool = False
    over: str | None = None
    """The reason why the game ended."""

    @property
    def running(self) -> Turn:
        """The current turn, where there must be one."""
        assert self.turn is not None  # noqa: S101 - steps of a turn run only inside it
        return self.turn

    @property
    def active_level(self) -> int:
        """The active level, where a Key is in play."""
        level = self.running.level
        assert level is not None  # noqa: S101 - as above
        return level

    def room(self, seat: int, level: int) -> int:
        """Return the number of free resource spaces on a level."""
        return self.pack.spaces[level - 1] - sum(self.boards[seat].cubes(level))

    def threshold(self, seat: int) -> int:
        """Return the Hacker's threshold (OT-5.8)."""
        return self.pack.thresholds[self.boards[seat].hacker]

    def max_move(self, seat: int) -> int:
        """Return how far the Mechanic lets a diver move."""
        return self.pack.max_moves[self.boards[seat].mechanic]

    def neighbours(self, seat: int) -> Iterator[int]:
        """Yield the left neighbour (next in order), then the right one, once each (OT-8.9)."""
        place, count = self.order.index(seat), len(self.order)
        left, right = self.order[(place + 1) % count], self.order[place - 1]
        yield left
        if right != left:
            yield right

    def cards_left(self) -> int:
        """Return the number of contracts that can still be drawn."""
        return len(self.deck) + len(self.discard)
