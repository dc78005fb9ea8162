"""The position of a game of Otys: everything that lies on the table.

The fields of the boards are replaced, never edited in place, so a copy of a position only copies
the objects themselves.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engine.core.machine import Position
from engine.core.piece import Piece
from engine.otys.components import OtysPack

Cubes: TypeAlias = tuple[int, int, int, int]
"""Cubes by resource, in the order of `RESOURCES`."""

RESOURCES = ("metal", "plant", "fuel", "tech")
LETTERS = "MPFT"
LEVELS = (1, 2, 3, 4, 5)
POSITIONS = range(1, 9)
SURFACE = (1, 2, 3)
"""Positions at the surface; position - 3 is the level of the others (OT-0.5)."""
NUMBERED_KEYS = ("1", "2", "3", "4", "5")
OWN_X = "X"
NEUTRAL_X = "N"
NO_CUBES: Cubes = (0, 0, 0, 0)

StepName: TypeAlias = Literal["start", "phase_1", "phase_2", "phase_3"]


def position_of(level: int) -> int:
    """The position in the column that lies on a level."""
    return level + len(SURFACE)


def level_of(position: int) -> int | None:
    """The level of a position; None at the surface."""
    return position - len(SURFACE) if position > len(SURFACE) else None


def resurfaced(column: tuple[str, ...], position: int) -> tuple[str, ...]:
    """The column after the diver at a position went to the top (OT-6.5)."""
    place = position - 1
    return (column[place], *column[:place], *column[place + 1 :])


def propelled(column: tuple[str, ...], position: int, target: int) -> tuple[str, ...]:
    """The column after a diver moved; those it passes shift the other way (OT-6.1)."""
    divers = list(column)
    divers.insert(target - 1, divers.pop(position - 1))
    return tuple(divers)


def with_cubes(cubes: Cubes, resource: str, change: int) -> Cubes:
    """The cubes with some of one resource added or taken away."""
    counts = list(cubes)
    counts[RESOURCES.index(resource)] += change
    return (counts[0], counts[1], counts[2], counts[3])


def letters(cubes: Cubes) -> str:
    """The cubes as letters, such as `MMP`."""
    return "".join(letter * count for letter, count in zip(LETTERS, cubes, strict=True))


@dataclass(slots=True)
class Board(Piece):
    """A player's board and everything that lies on it or beside it."""

    column: tuple[str, ...]
    """The 8 divers from the surface down."""
    levels: tuple[Cubes, ...]
    """The cubes of levels 1 to 5."""
    credits: int
    batteries: int
    points: int = 0
    upgraded: tuple[str, ...] = ()
    """Divers whose Upgraded side lies face up."""
    keys: tuple[str, ...] = (*NUMBERED_KEYS, OWN_X)
    """Permanent Keys that are available."""
    neutral_x: int = 0
    """Neutral X Keys ready to play."""
    track: tuple[str, ...] = ()
    """Used Keys on the Hacker track, as played."""
    mechanic: int = 0
    """Improvements of the Mechanic."""
    hacker: int = 0
    """Improvements of the Hacker."""
    rewards: tuple[str | None, ...] = (None,) * len(LEVELS)
    contracts: tuple[str, ...] = ()
    """Private contracts in hand."""

    def cubes(self, level: int) -> Cubes:
        """The cubes on a level."""
        return self.levels[level - 1]

    def change_cubes(self, level: int, resource: str, change: int) -> None:
        """Put cubes on a level, or take them away."""
        changed = with_cubes(self.cubes(level), resource, change)
        self.levels = (*self.levels[: level - 1], changed, *self.levels[level:])

    def place_of(self, diver: str) -> int:
        """The position of a diver."""
        return self.column.index(diver) + 1

    def diver_on(self, level: int) -> str:
        """The diver on a level."""
        return self.column[position_of(level) - 1]

    def all_cubes(self) -> int:
        """Cubes on all levels (OT-12.3)."""
        return sum(sum(cubes) for cubes in self.levels)


@dataclass(slots=True)
class Turn(Piece):
    """The running turn; all of it is public."""

    seat: int
    step: StepName = "start"
    key: str | None = None
    """The Key in play, until it goes to the track."""
    level: int | None = None
    """The active level."""
    sponsor_used: bool = False
    propellers_closed: bool = False
    actions: int = 1
    """Diver actions left."""
    free: tuple[str, ...] = ()
    """Own divers whose action costs nothing this turn."""
    copied: tuple[tuple[int, str], ...] = ()
    """Divers of other seats used this turn, with their owners."""


@dataclass(slots=True, kw_only=True)
class OtysState(Position):
    """A whole game of Otys."""

    pack: OtysPack = field(compare=False, repr=False)
    spy_variant: bool
    order: tuple[int, ...]
    """Seats clockwise, the first player first."""
    boards: tuple[Board, ...]
    sponsors: tuple[str, ...]
    """Sponsor sides in play on levels 1 to 5."""
    display: tuple[tuple[str, ...], ...]
    """Reward tokens beside levels 1 to 5."""
    bag: tuple[str, ...]
    spent_rewards: tuple[str, ...] = ()
    store: Cubes
    deck: tuple[str, ...]
    """Contracts face down, the top one first."""
    discard: tuple[str, ...] = ()
    public: tuple[str | None, ...]
    """Public contract spaces; with 2 players only two are ever used (OT-3.6)."""
    neutral_x: int
    """Neutral X Keys in the supply."""
    turn: Turn | None = None
    round: int = 1
    scored: bool = False
    """Somebody gained a point this round."""
    quiet_rounds: int = 0
    """Complete rounds in a row without a point (OT-12.6)."""
    last_round: bool = False
    over: str | None = None
    """The reason for which the game ended."""

    @property
    def running(self) -> Turn:
        """The running turn, where there must be one."""
        assert self.turn is not None  # noqa: S101 - steps of a turn run only inside it
        return self.turn

    @property
    def active_level(self) -> int:
        """The active level, where a Key is in play."""
        level = self.running.level
        assert level is not None  # noqa: S101 - as above
        return level

    def room(self, seat: int, level: int) -> int:
        """Free resource spaces of a level."""
        return self.pack.spaces[level - 1] - sum(self.boards[seat].cubes(level))

    def threshold(self, seat: int) -> int:
        """The Hacker's threshold (OT-5.8)."""
        return self.pack.thresholds[self.boards[seat].hacker]

    def max_move(self, seat: int) -> int:
        """How far the Mechanic lets a diver move."""
        return self.pack.max_moves[self.boards[seat].mechanic]

    def neighbours(self, seat: int) -> Iterator[int]:
        """The left neighbour (next in order), then the right one, once each (OT-8.9)."""
        place, count = self.order.index(seat), len(self.order)
        left, right = self.order[(place + 1) % count], self.order[place - 1]
        yield left
        if right != left:
            yield right

    def cards_left(self) -> int:
        """Contracts that can still be drawn."""
        return len(self.deck) + len(self.discard)

    def detach(self) -> None:
        """Put copies in the place of the boards and of the turn."""
        self.boards = tuple(board.clone() for board in self.boards)
        self.turn = self.turn.clone() if self.turn else None
