"""The position of a game of Antarctica: everything on the table.

The fields of areas and players are reassigned, never mutated, so copying a position only copies the
objects themselves.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from engine.antarctica.pack.components import DECKS, AntarcticaPack
from engine.core.machine import Position
from engine.core.storage.piece import Piece

Mark: TypeAlias = Literal["on_turn", "second", "new"]
"""A temporary mark that distinguishes a ship from others of its colour (AN-1.7)."""
StepName: TypeAlias = Literal["start", "moved", "acted"]

SHIP_SPACES = 3
"""The number of ships that fill an area (AN-5.3)."""


class Ship(NamedTuple):
    """A ship in a row."""

    seat: int
    mark: Mark | None = None


class Lying(NamedTuple):
    """The place of a ship: its area, and its position in the row counted from 1."""

    area: int
    position: int


@dataclass(slots=True)
class Area(Piece):
    """One of the eight areas and everything in it."""

    scientists: tuple[int, ...]
    """Scientists by seat."""
    ships: tuple[Ship, ...] = ()
    """The ship row, position 1 first."""
    buildings: tuple[str, ...] = ()
    icebreakers: tuple[int, ...] = ()
    """The seats whose Icebreakers are here."""

    def ships_of(self, seat: int) -> int:
        """Return how many ships of a seat are here."""
        return sum(ship.seat == seat for ship in self.ships)

    @property
    def free(self) -> bool:
        """True if there is a space for another ship."""
        return len(self.ships) < SHIP_SPACES


@dataclass(slots=True)
class Player(Piece):
    """A player's pieces and cards outside the areas and tracks."""

    scientists: int
    """Scientists in the Personal Supply."""
    reserve: int
    """Scientists in the Common Reserve."""
    ships: int
    """Ships in the Available Resources."""
    cubes: int
    """Cubes in the Available Resources."""
    lost_ships: int = 0
    """Ships in the Discarded Resources."""
    lost_cubes: int = 0
    """Cubes in the Discarded Resources."""
    basic_ready: bool = True
    """True if the player's Basic Resource card can be used (AN-8.14)."""
    knowhow: int = 0
    """The number of Know-how Resource cards."""
    cards: tuple[str, ...] = ()
    """The building cards in front of the player."""
    hand: tuple[str, ...] = ()
    """The kinds of the Shipyard cards in hand, in the order of the pack."""

    @property
    def discarded(self) -> int:
        """The number of pieces in the Discarded Resources (AN-11.6)."""
        return self.lost_ships + self.lost_cubes


@dataclass(slots=True)
class Turn(Piece):
    """The current turn; all of it is public."""

    seat: int
    second: bool = False
    """True for the Icebreaker turn of the second ship (AN-5.7)."""
    step: StepName = "start"
    target: int = 0
    """The target area, once the ship has moved (AN-6.3)."""
    discarded: bool = False


@dataclass(slots=True, kw_only=True)
class AntarcticaState(Position):
    """The state of a whole game of Antarctica."""

    pack: AntarcticaPack = field(compare=False, repr=False)
    order: tuple[int, ...]
    """The seats anticlockwise, the first player first."""
    open_areas: tuple[int, ...]
    areas: tuple[Area, ...]
    players: tuple[Player, ...]
    sun: int
    """The Sun's current area."""
    tracks: dict[str, tuple[int, ...]]
    """The space of each seat's cube on the open tracks; 0 for none."""
    used: tuple[str, ...] = ()
    """The blue spaces that have been reached."""
    face_up: tuple[str | None, ...]
    """The face-up building card of each deck; None for an empty deck."""
    decks: tuple[tuple[str, ...], ...]
    """The cards below them, the next one first."""
    knowhow: int
    """The number of Know-how Resource cards in the pile."""
    pile: tuple[str, ...]
    """The kinds of the Shipyard cards in the pile, which has no order."""
    spent: tuple[str, ...] = ()
    """The kinds of the Shipyard cards that were played and left the game."""
    removed: tuple[str, ...] = ()
    """The kinds of the Shipyard cards that left the game unseen with the pile (AN-8.16)."""
    card_users: tuple[int, ...] = ()
    """The seats that used a card in this visit (AN-8.2)."""
    turn: Turn | None = None
    progress: bool = False
    """True if something came of this turn (AN-10.5)."""
    quiet: int = 0
    """Turns in a row without progress."""
    over: str | None = None
    """The reason why the game ended."""

    @property
    def running(self) -> Turn:
        """The current turn, where there must be one."""
        assert self.turn is not None  # noqa: S101 - steps of a turn run only inside it
        return self.turn

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.order)

    def area(self, number: int) -> Area:
        """Return the area with that place in the Sun's path."""
        return self.areas[number - 1]

    def round_from(self, seat: int) -> tuple[int, ...]:
        """Return a round of players that starts with a seat (AN-1.5)."""
        place = self.order.index(seat)
        return (*self.order[place:], *self.order[:place])

    def count(self, seat: int, area: int) -> int:
        """Return the number of the seat's ships and scientists in an area (AN-7.1)."""
        found = self.area(area)
        return found.ships_of(seat) + found.scientists[seat]

    def fleet(self, seat: int) -> list[Lying]:
        """Return the places of a seat's ships, along the Sun's path."""
        return [
            Lying(number, position)
            for number in self.open_areas
            for position, ship in enumerate(self.areas[number - 1].ships, 1)
            if ship.seat == seat
        ]

    def ship_at(self, lying: Lying) -> Ship:
        """Return the ship at that place."""
        return self.areas[lying.area - 1].ships[lying.position - 1]

    def marked(self, area: int, mark: Mark) -> Lying | None:
        """Return the place in an area of the ship with a mark, if it is there."""
        for position, ship in enumerate(self.areas[area - 1].ships, 1):
            if ship.mark == mark:
                return Lying(area, position)
        return None

    def cards_left(self) -> tuple[int, ...]:
        """Return how many cards each building deck still has, including the face-up one."""
        return tuple(
            len(deck) + (shown is not None)
            for deck, shown in zip(self.decks, self.face_up, strict=True)
        )


def without(kinds: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Return the Shipyard cards without one of a kind."""
    place = kinds.index(kind)
    return (*kinds[:place], *kinds[place + 1 :])


def deck_number(deck: str) -> int:
    """Return the index of a building deck."""
    return DECKS.index(deck)
