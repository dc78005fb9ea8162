"""The subjects of each kind of question: the one table that says which pictures belong to it."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from types import MappingProxyType

from engine.underwater_cities.pack.components import Board, UnderwaterCitiesPack
from engine.underwater_cities.view import PlayerView, UnderwaterCitiesView
from render.underwater_cities.board.offers import special_cards

SLOTS, NATION, CARDS, FEDERATION = "own-slots", "own-nation", "own-cards", "own-federation"
"""The kinds of picture that have a question as their subject."""
SUBJECTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "slots": (SLOTS, NATION),
        "sites": (NATION,),
        "steps": (FEDERATION, NATION),
        "held": (CARDS, SLOTS),
        "cards": (CARDS, NATION),
        "played": (CARDS, NATION),
        "waiting": (SLOTS, NATION),
        "other": (NATION,),
    }
)
"""By what a question is about: its pictures, the one that matters most first.

A slot is chosen with the cards in hand, which lie beside the slots, and for the nation, which has
goods and claimed cards with it. Which cards to keep depends on the slots for which they are kept.
"""
NOBODY = -1
"""The seat of a question in a picture for everybody, where nobody is asked."""
FEW = 3
"""Up to this many cards are shown with their sentences."""
SLOT_IN_PLAY = "slot"
"""The beginning of the name of a slot that lies among cards, which cannot be chosen there."""
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
        """The kinds of picture that answer it, the one that matters most first.

        While a site is chosen, the card that is still to be used may come first.
        """
        kinds = SUBJECTS[self.about]
        if self.sites and self._played:
            kinds = (NATION, CARDS)
        return kinds if self._on(kinds) >= {*self.cards} else (kinds[0], CARDS)

    def _on(self, kinds: Collection[str]) -> frozenset[str]:
        """Return the cards that these pictures show."""
        found: list[str] = []
        if CARDS in kinds:
            found += self.shown_cards
        if SLOTS in kinds and self.hand_below:
            found += self.hand
        if NATION in kinds and not self.sites:
            found += self.owned
        return frozenset(found)

    @property
    def about(self) -> str:
        """The sort of question, as in `SUBJECTS`."""
        sorts = {
            "slots": self.slots,
            "sites": self.sites,
            "steps": self.steps,
            "held": self._held,
            "cards": self.cards,
            "waiting": self._waits,
            "played": self._played or self._performing,
        }
        return next((sort for sort, found in sorts.items() if found), "other")

    @property
    def hand(self) -> tuple[str, ...]:
        """The places of the cards in hand."""
        return self._named(self.view.own.hand if self.view.own else ())

    @property
    def fresh(self) -> tuple[str, ...]:
        """The cards that surely came in the latest own turn, or at the beginning of this era.

        A turn begins with a hand within its limit and plays one card of it, so they are known
        only while the hand is over its limit.
        """
        if self.view.phase is not None or not self.view.lap:
            return self._of_this_era
        over = len(self.hand) - self.player.hand_limit
        return self.hand[-over - 1 :] if over > 0 else ()

    @property
    def _of_this_era(self) -> tuple[str, ...]:
        """The cards dealt at the beginning of this era, if there are others in hand."""
        own = self.view.own.hand if self.view.own else ()
        dealt = [card for card in own if self.pack.cards[card].era == self.view.era]
        return self._named(dealt) if 0 < len(dealt) < len(own) else ()

    @property
    def hand_below(self) -> bool:
        """True if no picture of cards shows the hand, so that it belongs beside the slots."""
        shown = self.about not in {"slots", "waiting"} and {*self.shown_cards} & {*self.hand}
        return bool(self.hand) and not shown

    @property
    def owned(self) -> tuple[str, ...]:
        """The places of claimed cards, those that can be chosen first, and of other offers."""
        claimed = self._named(one.card for one in self.player.claimed)
        paid = self._named(self.player.paid)
        hand = {*self.hand}
        chosen = [name for name in self.cards if name not in hand and not name.startswith("tile:")]
        return tuple(dict.fromkeys((*chosen, *claimed, *paid)))

    @property
    def _held(self) -> tuple[str, ...]:
        """The cards of which some are kept or given away, without any slot in view."""
        own = self.view.own
        if own is None or own.chosen_slot is not None:
            return ()
        cards = {*self.hand, *self._named(own.looked_at)}
        found = self.cards
        whole = found and all(name in cards for name in found) and len(found) == len(self.spots)
        return found if whole and all(name.startswith("card:") for name in found) else ()

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
    def in_play(self) -> tuple[str, ...]:
        """The slot of the own turn and the card played on it, where they lie among the cards.

        An ability may stand by while they are used, so they lie beside a few claimed cards too.
        """
        if self.about == "played" or (self.sites and self._played):
            return (*self._performing, *self._played)
        claimed = {*self._named(one.card for one in self.player.claimed)}
        found = tuple(one for one in self._played if one not in self.shown_cards)
        found = (*self._performing, *found)
        few = len(found) + len(self.shown_cards) <= FEW
        return found if self.about == "cards" and few and {*self.cards} <= claimed else ()

    @property
    def _performing(self) -> tuple[str, ...]:
        """The slot of the own turn, once it is declared."""
        turn = self.view.turn
        if turn is None or turn.seat != self.seat or turn.slot is None:
            return ()
        return (f"{SLOT_IN_PLAY}:{len(self.view.players)}:{turn.slot}",)

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
            whole = self._played or hand
        elif self.sites and self._played:
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
