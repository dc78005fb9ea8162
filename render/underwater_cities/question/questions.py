"""The subjects of each kind of question: the one table that says which pictures belong to it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.underwater_cities.pack.components import Board, UnderwaterCitiesPack
from engine.underwater_cities.view import PlayerView, UnderwaterCitiesView
from render.underwater_cities.board.offers import special_cards

SLOTS, NATION, CARDS, FEDERATION = "own-slots", "own-nation", "own-cards", "own-federation"
"""The kinds of picture that have a question as their subject."""
SUBJECTS: Mapping[str, tuple[str, str, str]] = MappingProxyType(
    {
        "slots": (SLOTS, CARDS, NATION),
        "sites": (NATION, CARDS, ""),
        "steps": (FEDERATION, CARDS, NATION),
        "cards": (CARDS, NATION, NATION),
        "played": (CARDS, NATION, NATION),
        "waiting": (SLOTS, CARDS, NATION),
        "other": (NATION, "", ""),
    }
)
"""By what a question is about: its first picture, and the second with cards and without any.

A slot is chosen with a card in hand, so the hand lies below the slots; with a card, the nation it
would serve. Sites have their costs in the picture of the nation.
"""
NOBODY = -1
"""The seat of a question in a picture for everybody, where nobody is asked."""
STEP = "federation:"
"""The beginning of the names of the spaces of the Federation track."""


def sites_of(board: Board) -> frozenset[str]:
    """Return every site of a board."""
    return frozenset((*board.cities, *board.tunnel, *board.city_of))


@dataclass(frozen=True, slots=True)
class Question:
    """The places among which a seat chooses, by what they are; none if it is asked nothing."""

    pack: UnderwaterCitiesPack
    view: UnderwaterCitiesView
    seat: int
    spots: tuple[str, ...]

    @property
    def player(self) -> PlayerView:
        """The player who is asked."""
        return self.view.players[self.seat]

    @property
    def subjects(self) -> tuple[str, ...]:
        """The kinds of picture that answer it, the one that matters most first."""
        about = self.about
        first, with_cards, without = SUBJECTS[about]
        hand = bool(self.view.own and self.view.own.hand) and about in {"slots", "waiting"}
        second = with_cards if self.cards or hand else without
        return (first, second) if second else (first,)

    @property
    def about(self) -> str:
        """The sort of question, as in `SUBJECTS`."""
        sorts = {
            "slots": self.slots,
            "sites": self.sites,
            "steps": self.steps,
            "cards": self.cards,
            "waiting": self._waits,
            "played": self._played,
        }
        return next((sort for sort, found in sorts.items() if found), "other")

    @property
    def _waits(self) -> bool:
        """True while others play, so that the next own turn can be thought over."""
        turn = self.view.turn
        return turn is not None and turn.seat != self.seat

    @property
    def _played(self) -> tuple[str, ...]:
        """The card that the player has declared, as long as it matters."""
        turn = self.view.turn
        mine = turn is not None and turn.seat == self.seat and turn.card is not None
        return (f"card:{turn.card}",) if mine and turn is not None else ()

    @property
    def slots(self) -> tuple[str, ...]:
        """The action slots among the places."""
        names = {stands.slot for stands in self.view.slots}
        return tuple(spot for spot in self.spots if spot in names)

    @property
    def sites(self) -> tuple[str, ...]:
        """The sites of the player's own board among the places."""
        names = sites_of(self.pack.boards[self.player.board])
        return tuple(spot for spot in self.spots if spot in names)

    @property
    def steps(self) -> tuple[str, ...]:
        """The spaces of the Federation track among the places."""
        return tuple(spot for spot in self.spots if spot.startswith(STEP))

    @property
    def cards(self) -> tuple[str, ...]:
        """Cards, metropolis tiles and contracts among the places."""
        kinds = ("card:", "tile:", "contract:")
        return tuple(spot for spot in self.spots if spot.startswith(kinds))

    @property
    def shown_cards(self) -> tuple[str, ...]:
        """The places in the picture of cards: those to choose from, with all that lies beside."""
        own = self.view.own
        looked = self._named(own.looked_at if own else ())
        hand = self._named(own.hand if own else ())
        specials = tuple(f"card:{card}" for card in special_cards(self.view))
        chosen = set(self.cards)
        whole = next((group for group in (looked, hand, specials) if chosen & {*group}), ())
        if self.about == "played":
            whole = self._played
        elif not chosen or (self.slots and not whole):
            whole = hand
        found = (*whole, *self._making_room, *self.cards)
        return tuple(dict.fromkeys(found)) or self._named(one.card for one in self.player.claimed)

    @property
    def _making_room(self) -> tuple[str, ...]:
        """The card in play, if it is one more action card for which another may have to go."""
        if self.slots or self.sites or not self._played:
            return ()
        claimed = set(self._named(one.card for one in self.player.claimed))
        (new,) = self._played
        action = self.pack.cards[new.partition(":")[2]].type == "action"
        return (new,) if action and new not in claimed and claimed & {*self.cards} else ()

    def _named(self, things: Iterable[str]) -> tuple[str, ...]:
        """Return the names of the places of cards and tiles."""
        return tuple(
            f"{'tile' if thing in self.pack.tiles else 'card'}:{thing}" for thing in things
        )
