"""The position of a game of Underwater Cities: everything that lies on the table.

The fields of players and of the running turn are replaced, never edited in place, so a copy of a
position only copies the objects themselves.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engine.core.machine import Position
from engine.core.piece import Piece, told
from engine.underwater_cities.chart import Chart, chart_of
from engine.underwater_cities.components import (
    BELOW_THE_TRACK,
    Card,
    Era,
    Side,
    Slot,
    UnderwaterCitiesPack,
)
from engine.underwater_cities.glossary import SingleKind
from engine.underwater_cities.nation import Nation
from engine.underwater_cities.stock import Stock

Phase: TypeAlias = Literal["production", "cards"]
"""Production with all that belongs to it, or everybody choosing which cards to keep."""
NEUTRAL = -1
"""Stands for nobody's action tiles in the solo game (UC-8.4)."""
LAPS = 3
"""Turns that everybody takes in a round (UC-5.2)."""
LAST_ROUNDS = (4, 7, 10)
"""The rounds after which there is Production (UC-5.1)."""
LAST_ROUND = LAST_ROUNDS[-1]
SPACES = (1, 2, 3, 4)
"""The spaces of the Federation track, the foremost first."""


@dataclass(slots=True)
class Player(Piece):
    """What a player has."""

    board: int
    nation: Nation
    stock: Stock
    points: int = 0
    hand: tuple[str, ...] = ()
    """In the order in which the cards came."""
    seen: tuple[str, ...] = ()
    """Special cards in hand that everybody saw being taken (UC-6.58)."""
    drawn: tuple[str, ...] = ()
    """Cards or tiles being looked at, of which some will be kept."""
    claimed: tuple[str, ...] = ()
    """In the order in which they were claimed."""
    used: tuple[str, ...] = ()
    """Claimed action cards that are used, the one used longest ago first."""
    paid: tuple[str, ...] = ()
    """Instant Special cards that were paid for (UC-6.57)."""
    contracts: tuple[str, ...] = ()
    once: tuple[str, ...] = ()
    """What was done that may be done once only in a turn, round or era, such as `turn:a_card`."""
    made: int = 0
    """Biomatter produced in the running Production and not used as such (UC-7.13)."""
    replaced: tuple[str, ...] = ()
    """The kinds of things that make something else in the running Production (UC-7.8)."""

    @property
    def put_away(self) -> tuple[str, ...]:
        """Cards of the hand that go as soon as everybody has chosen theirs (UC-7.22)."""
        return tuple(card for card in self.drawn if card in self.hand)


@dataclass(slots=True)
class Turn(Piece):
    """The running turn; all of it is public."""

    seat: int
    slot: str | None = None
    """The slot chosen, once the turn is declared."""
    card: str | None = None
    """The card played with it, until it has gone where it belongs."""
    played: str | None = None
    """The same card, wherever it has gone."""
    cloned: bool = False
    matched: bool = False
    sealed: int = 0
    """Up to which answer nothing could be taken back when slot and card were named."""
    performed: bool = False
    """At least a part of the slot's action has been performed (UC-5.12)."""
    lapsed: bool = False
    """The action of the slot has lapsed, and everybody was told."""
    built: tuple[SingleKind, ...] = ()
    """What was built in this turn, in order (UC-6.49)."""
    leaving: bool = False
    """Whoever plays has said that the turn ends with what is done last."""
    ended: bool = False
    """Nothing but the end-of-turn effects and the draw is left."""


@dataclass(slots=True, kw_only=True)
class UnderwaterCitiesState(Position):
    """A whole game of Underwater Cities."""

    pack: UnderwaterCitiesPack = field(compare=False, repr=False)
    side: Side
    column: int
    """Where the neutral tiles of the solo game start (UC-8.4)."""
    players: tuple[Player, ...]
    order: tuple[int, ...]
    """Seats in play order."""
    era: Era = 1
    round: int = 1
    lap: int = 0
    """Which of its turns in the round everybody takes, from 1; 0 before the first."""
    deck: tuple[str, ...]
    """The era deck, the next card first."""
    later: tuple[tuple[str, ...], ...]
    """The decks of the eras to come."""
    discards: tuple[str, ...] = ()
    """Cards of this era that were played; they lie openly (UC-10.1)."""
    buried: tuple[tuple[int, str], ...] = ()
    """Cards of this era discarded from hand, face down, and by whom."""
    gone: tuple[tuple[int, str], ...] = ()
    """Cards that left the game unseen: by whom they were discarded, -1 for those of a deck."""
    open_specials: tuple[str, ...]
    """The three-credit Special cards that are left."""
    specials: tuple[str, ...]
    """The deck of the other Special cards; the first lies face up."""
    spare_tiles: tuple[str, ...]
    """The unused blue metropolis tiles (UC-3.6)."""
    contracts: tuple[str, ...]
    """Those that can still be claimed."""
    white_domes: int
    purple_domes: int | None
    """None: there is no limit."""
    tunnels: int
    tiles: dict[str, tuple[int, ...]]
    """The seats with an action tile on a slot, the lowest tile first; only slots with tiles."""
    cloner: int | None = None
    """Who has the action-cloning tile this round (UC-5.19)."""
    track: tuple[tuple[int, ...], ...] = ((), (), (), ())
    """The seats on each space of the Federation track from 1 on, the lowest marker first."""
    turn: Turn | None = None
    phase: Phase | None = None
    """What goes on between rounds."""
    fourth: tuple[str, str] | None = None
    """In the solo game: the fourth slot that is occupied, and the card that told it (UC-8.9)."""
    over: bool = False

    @property
    def goes_on_unseen(self) -> bool:
        """What was drawn lies in hands; only what asks for it or comes of it is `chancy`."""
        return True

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.players)

    @property
    def last_turns(self) -> bool:
        """Whether everybody's last turn before a Production runs (UC-5.1)."""
        return self.lap == LAPS and self.round in LAST_ROUNDS

    @property
    def running(self) -> Turn:
        """The running turn, where there must be one."""
        assert self.turn is not None  # noqa: S101 - steps of a turn run only inside it
        return self.turn

    def chart(self, seat: int) -> Chart:
        """The board of a seat."""
        return chart_of(self.pack.boards[self.players[seat].board])

    def card(self, name: str) -> Card:
        """A card by its id."""
        return self.pack.cards[name]

    def slot(self, name: str) -> Slot:
        """A slot of the side of the main board in use."""
        return self.pack.slots(self.seats)[name]

    def space_of(self, seat: int) -> int:
        """The space of a seat's Federation marker."""
        for space, stack in zip(SPACES, self.track, strict=True):
            if seat in stack:
                return space
        return BELOW_THE_TRACK

    def round_from(self, seat: int) -> tuple[int, ...]:
        """All seats in play order, beginning with this one."""
        place = self.order.index(seat)
        return (*self.order[place:], *self.order[:place])

    def mark(self) -> Hashable:
        """All that a turn can change."""
        shared = (self.specials, self.open_specials, self.contracts, self.track, self.sealed)
        supply = (self.white_domes, self.purple_domes, self.tunnels, len(self.spare_tiles))
        cards = (len(self.deck), len(self.discards), len(self.buried))
        return (told((self.players, self.turn)), shared, supply, cards)

    def detach(self) -> None:
        """Put copies in the place of players, action tiles and the turn."""
        self.players = tuple([player.clone() for player in self.players])
        self.tiles = dict(self.tiles)
        self.turn = self.turn.clone() if self.turn else None


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """The same cards less one."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])
