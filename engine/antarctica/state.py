"""The position of a game of Antarctica: everything that lies on the table.

The fields of areas and players are replaced, never edited in place, so a copy of a position only
copies the objects themselves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from engine.antarctica.components import DECKS, KINDS, AntarcticaPack
from engine.core.machine import Position
from engine.core.piece import Piece

Mark: TypeAlias = Literal["on_turn", "second", "new"]
"""What tells a ship from others of its colour for a while (AN-1.7)."""
StepName: TypeAlias = Literal["start", "moved", "acted"]

SHIP_SPACES = 3
"""Ships that fill an area (AN-5.3)."""


class Ship(NamedTuple):
    """A ship in a row."""

    seat: int
    mark: Mark | None = None


class Lying(NamedTuple):
    """Where a ship lies: its area, and its position in the row counted from 1."""

    area: int
    position: int


@dataclass(slots=True)
class Area(Piece):
    """One of the eight areas and all that lies in it."""

    scientists: tuple[int, ...]
    """By seat."""
    ships: tuple[Ship, ...] = ()
    """The ship row, position 1 first."""
    buildings: tuple[str, ...] = ()
    icebreakers: tuple[int, ...] = ()
    """The seats whose Icebreakers lie here."""

    def ships_of(self, seat: int) -> int:
        """How many ships of a seat lie here."""
        return sum(ship.seat == seat for ship in self.ships)

    @property
    def free(self) -> bool:
        """Whether another ship finds a place."""
        return len(self.ships) < SHIP_SPACES


@dataclass(slots=True)
class Player(Piece):
    """What a player has outside the areas and tracks."""

    scientists: int
    """In the Personal Supply."""
    reserve: int
    """Scientists in the Common Reserve."""
    ships: int
    """Among the Available Resources."""
    cubes: int
    """Among the Available Resources."""
    lost_ships: int = 0
    """Among the Discarded Resources."""
    lost_cubes: int = 0
    """Among the Discarded Resources."""
    basic_ready: bool = True
    """Whether the own Basic Resource card can be used (AN-8.14)."""
    knowhow: int = 0
    """Know-how Resource cards."""
    cards: tuple[str, ...] = ()
    """Building cards in front."""
    hand: tuple[str, ...] = ()
    """Kinds of the Shipyard cards in hand, in the order of `KINDS`."""

    @property
    def discarded(self) -> int:
        """Pieces in the Discarded Resources (AN-11.6)."""
        return self.lost_ships + self.lost_cubes


@dataclass(slots=True)
class Turn(Piece):
    """The running turn; all of it is public."""

    seat: int
    second: bool = False
    """It is the Icebreaker turn of the second ship (AN-5.7)."""
    step: StepName = "start"
    target: int = 0
    """The target area, once the ship has moved (AN-6.3)."""
    discarded: bool = False


@dataclass(slots=True, kw_only=True)
class AntarcticaState(Position):
    """A whole game of Antarctica."""

    pack: AntarcticaPack = field(compare=False, repr=False)
    order: tuple[int, ...]
    """Seats anticlockwise, the first player first."""
    open_areas: tuple[int, ...]
    areas: tuple[Area, ...]
    players: tuple[Player, ...]
    sun: int
    """The area that the Sun is in."""
    tracks: dict[str, tuple[int, ...]]
    """The space of each seat's cube on the open tracks; 0 for none."""
    used: tuple[str, ...] = ()
    """Blue spaces that were reached."""
    face_up: tuple[str | None, ...]
    """The building card on top of each deck; None for an empty deck."""
    decks: tuple[tuple[str, ...], ...]
    """The cards below them, the next one first."""
    knowhow: int
    """Know-how Resource cards in the pile."""
    pile: tuple[str, ...]
    """Kinds of the Shipyard cards in the pile, which has no order."""
    spent: tuple[str, ...] = ()
    """Kinds of the Shipyard cards that were played and left the game."""
    removed: tuple[str, ...] = ()
    """Kinds of the Shipyard cards that left the game unseen with the pile (AN-8.16)."""
    card_users: tuple[int, ...] = ()
    """Who used a card in this visit (AN-8.2)."""
    turn: Turn | None = None
    progress: bool = False
    """Something came of this turn (AN-10.5)."""
    quiet: int = 0
    """Turns in a row without progress."""
    over: str | None = None
    """The reason for which the game ended."""

    @property
    def running(self) -> Turn:
        """The running turn, where there must be one."""
        assert self.turn is not None  # noqa: S101 - steps of a turn run only inside it
        return self.turn

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.order)

    def area(self, number: int) -> Area:
        """The area with that place in the Sun's path."""
        return self.areas[number - 1]

    def round_from(self, seat: int) -> tuple[int, ...]:
        """A round of players that starts with a seat (AN-1.5)."""
        place = self.order.index(seat)
        return (*self.order[place:], *self.order[:place])

    def count(self, seat: int, area: int) -> int:
        """Own ships and scientists in an area (AN-7.1)."""
        found = self.area(area)
        return found.ships_of(seat) + found.scientists[seat]

    def fleet(self, seat: int) -> list[Lying]:
        """Where the ships of a seat lie, along the Sun's path."""
        return [
            Lying(number, position)
            for number in self.open_areas
            for position, ship in enumerate(self.areas[number - 1].ships, 1)
            if ship.seat == seat
        ]

    def ship_at(self, lying: Lying) -> Ship:
        """The ship in that place."""
        return self.areas[lying.area - 1].ships[lying.position - 1]

    def marked(self, area: int, mark: Mark) -> Lying | None:
        """Where in an area the ship with a mark lies, if it does."""
        for position, ship in enumerate(self.areas[area - 1].ships, 1):
            if ship.mark == mark:
                return Lying(area, position)
        return None

    def cards_left(self) -> tuple[int, ...]:
        """How many cards each building deck still has, the open one included."""
        return tuple(
            len(deck) + (shown is not None)
            for deck, shown in zip(self.decks, self.face_up, strict=True)
        )

    def detach(self) -> None:
        """Put copies in the place of areas, players, tracks and the turn."""
        self.areas = tuple(area.clone() for area in self.areas)
        self.players = tuple(player.clone() for player in self.players)
        self.tracks = dict(self.tracks)
        self.turn = self.turn.clone() if self.turn else None


def in_order(kinds: tuple[str, ...]) -> tuple[str, ...]:
    """Shipyard cards as they are kept: cards of a kind are alike, so their order says nothing."""
    return tuple(sorted(kinds, key=KINDS.index))


def without(kinds: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """The same Shipyard cards less one of a kind."""
    place = kinds.index(kind)
    return (*kinds[:place], *kinds[place + 1 :])


def deck_number(deck: str) -> int:
    """Which of the three building decks it is, counted from 0."""
    return DECKS.index(deck)
