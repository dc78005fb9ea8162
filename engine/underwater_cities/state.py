"""The position of a game of Underwater Cities: everything on the table.

The fields of players and of the current turn are reassigned, never mutated, so copying a position
only copies the objects themselves.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

from engine.core.machine import Position
from engine.core.storage.piece import Piece
from engine.underwater_cities.board.chart import Chart, chart_of
from engine.underwater_cities.board.nation import Nation
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.pack.components import (
    BELOW_THE_TRACK,
    Card,
    Side,
    Slot,
    UnderwaterCitiesPack,
)
from engine.underwater_cities.terms.glossary import Era, SingleKind

Phase: TypeAlias = Literal["production", "cards"]
"""Production with everything that belongs to it, or the choice of cards to keep."""
NEUTRAL = -1
"""The owner of the neutral action tiles in the solo game (UC-8.4)."""
LAPS = 3
"""The turns that each player takes in a round (UC-5.2)."""
LAST_ROUNDS = (4, 7, 10)
"""The rounds that are followed by Production (UC-5.1)."""
LAST_ROUND = LAST_ROUNDS[-1]
SPACES = (1, 2, 3, 4)
"""The spaces of the Federation track, the foremost first."""


@dataclass(slots=True)
class Player(Piece):
    """A player's possessions."""

    board: int
    nation: Nation
    stock: Stock
    points: int = 0
    hand: tuple[str, ...] = ()
    """The cards in hand, in the order in which they came."""
    seen: tuple[str, ...] = ()
    """Special cards in hand that everyone saw being taken (UC-6.58)."""
    drawn: tuple[str, ...] = ()
    """Cards or tiles being looked at, some of which will be kept."""
    claimed: tuple[str, ...] = ()
    """The claimed cards, in the order in which they were claimed."""
    used: tuple[str, ...] = ()
    """The used action cards, the one used longest ago first."""
    paid: tuple[str, ...] = ()
    """Instant Special cards that were paid for (UC-6.57)."""
    contracts: tuple[str, ...] = ()
    once: tuple[str, ...] = ()
    """Effects used up for a turn, round or era, such as `turn:a_card`."""
    made: int = 0
    """Biomatter of the current Production that has not been used as such (UC-7.13)."""
    replaced: tuple[str, ...] = ()
    """The kinds of things that produce something else in the current Production (UC-7.8)."""

    def search_key(self) -> Hashable:
        """Return everything that matters to what is possible in a turn."""
        sets = map(frozenset, (self.hand, self.drawn, self.used, self.once))
        return (
            self.nation,
            self.stock,
            self.claimed,
            self.made,
            self.replaced,
            len(self.paid),
            *sets,
        )

    @property
    def put_away(self) -> tuple[str, ...]:
        """Cards in hand that go as soon as all players have chosen (UC-7.22)."""
        return tuple(card for card in self.drawn if card in self.hand)


@dataclass(slots=True)
class Turn(Piece):
    """The current turn; all of it is public."""

    seat: int
    slot: str | None = None
    """The slot chosen, once the turn is declared."""
    card: str | None = None
    """The card played with it, until it has been claimed or discarded."""
    played: str | None = None
    """The same card, wherever it has gone."""
    cloned: bool = False
    matched: bool = False
    sealed: int = 0
    """The last sealed move when slot and card were declared; kept because stored games have it."""
    performed: bool = False
    """True if at least part of the slot's action has been performed (UC-5.12)."""
    lapsed: bool = False
    """True if the action of the slot has lapsed and this was logged."""
    built: tuple[SingleKind, ...] = ()
    """The kinds of things built in this turn, in order (UC-6.49)."""
    leaving: bool = False
    """True if the player has chosen to end the turn with the last action."""
    ended: bool = False
    """True if only the end-of-turn effects and the draw are left."""

    def search_key(self) -> Hashable:
        """Return everything that matters to what is possible in this turn."""
        declared = (self.slot, self.card, self.matched, self.performed, self.lapsed)
        return (declared, self.leaving, self.ended, *sorted(self.built))


@dataclass(slots=True, kw_only=True)
class UnderwaterCitiesState(Position):
    """The state of a whole game of Underwater Cities."""

    pack: UnderwaterCitiesPack = field(compare=False, repr=False)
    side: Side
    column: int
    """The starting column of the neutral tiles in the solo game (UC-8.4)."""
    players: tuple[Player, ...]
    order: tuple[int, ...]
    """The seats in play order."""
    era: Era = 1
    round: int = 1
    lap: int = 0
    """The number of each player's turn in the round, from 1; 0 before the first."""
    deck: tuple[str, ...]
    """The era deck, the next card first."""
    later: tuple[tuple[str, ...], ...]
    """The decks of the eras to come."""
    discards: tuple[str, ...] = ()
    """Cards of this era that were played; they are face up (UC-10.1)."""
    buried: tuple[tuple[int, str], ...] = ()
    """Cards of this era discarded from hand, face down, with the seats that did so."""
    gone: tuple[tuple[int, str], ...] = ()
    """Cards that left the game unseen, with the seats that discarded them; -1 for a deck."""
    open_specials: tuple[str, ...]
    """The three-credit Special cards that are left."""
    specials: tuple[str, ...]
    """The deck of the other Special cards; the first is face up."""
    spare_tiles: tuple[str, ...]
    """The unused blue metropolis tiles (UC-3.6)."""
    contracts: tuple[str, ...]
    """The contracts that can still be claimed."""
    white_domes: int
    purple_domes: int | None
    """None if there is no limit."""
    tunnels: int
    tiles: dict[str, tuple[int, ...]]
    """The seats with an action tile on a slot, the lowest tile first; only slots with tiles."""
    cloner: int | None = None
    """The seat with the action-cloning tile this round (UC-5.19)."""
    track: tuple[tuple[int, ...], ...] = ((), (), (), ())
    """The seats on each space of the Federation track from 1 on, the lowest marker first."""
    turn: Turn | None = None
    phase: Phase | None = None
    """The phase between rounds."""
    fourth: tuple[str, str] | None = None
    """In the solo game: the fourth occupied slot, and the card that determined it (UC-8.9)."""
    over: bool = False

    @property
    def looks_past_reveals(self) -> bool:
        """True: drawn cards are in hands, and every frame that depends on them is `chancy`."""
        return True

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.players)

    @property
    def last_turns(self) -> bool:
        """True in each player's last turn before a Production (UC-5.1)."""
        return self.lap == LAPS and self.round in LAST_ROUNDS

    @property
    def running(self) -> Turn:
        """The current turn, where there must be one."""
        assert self.turn is not None  # noqa: S101 - steps of a turn run only inside it
        return self.turn

    def chart(self, seat: int) -> Chart:
        """Return the chart of a seat's board."""
        return chart_of(self.pack.boards[self.players[seat].board])

    def card(self, name: str) -> Card:
        """Return a card by its id."""
        return self.pack.cards[name]

    def slot(self, name: str) -> Slot:
        """Return a slot of the side of the main board in use."""
        return self.pack.slots(self.seats)[name]

    def space_of(self, seat: int) -> int:
        """Return the space of a seat's Federation marker."""
        for space, stack in zip(SPACES, self.track, strict=True):
            if seat in stack:
                return space
        return BELOW_THE_TRACK

    def round_from(self, seat: int) -> tuple[int, ...]:
        """Return all seats in play order, beginning with this one."""
        place = self.order.index(seat)
        return (*self.order[place:], *self.order[:place])

    def search_key(self) -> Hashable:
        """Return everything that a turn can change, as far as it matters to what is possible.

        Points never do, nor does the order of cards and of what was built.
        """
        players = self.players if self.turn is None else (self.players[self.turn.seat],)
        turn = self.turn and self.turn.search_key()
        shared = (self.specials, self.open_specials, self.contracts, self.track, self.sealed)
        supply = (self.white_domes, self.purple_domes, self.tunnels, len(self.spare_tiles))
        cards = (len(self.deck), len(self.discards), len(self.buried))
        return (*(player.search_key() for player in players), turn, shared, supply, cards)


State: TypeAlias = UnderwaterCitiesState


def without(cards: tuple[str, ...], card: str) -> tuple[str, ...]:
    """Return the cards without one of them."""
    place = cards.index(card)
    return (*cards[:place], *cards[place + 1 :])
