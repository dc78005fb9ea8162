"""Taking Special cards (UC-6.58, UC-6.59)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Annotated, ClassVar, Self

from engine.core.decision import Option
from engine.core.effects.effect import Doer, DoerMenu, Prospect
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.core.storage.kept import cached_method
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import (
    Run,
    Step,
    card_msg,
    cards_msg,
    player_of,
    tell,
    tell_more,
    tell_only,
)
from engine.underwater_cities.effects.effect import Forecast, Repeated, Things
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.state import State, without
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.events import SpecialTaken
from engine.underwater_cities.words.describe import card_hint
from engine.underwater_cities.words.names import card_name

SEARCHED = 3
"""The cards drawn from the Special deck to keep one of them (UC-6.58)."""


@dataclass(frozen=True, slots=True)
class TakeSpecial(Repeated):
    """Take this many Special cards (UC-6.58)."""

    notation: ClassVar[str] = "special"
    earlier_fields: ClassVar[Mapping[str, str]] = MappingProxyType({"count": "most"})

    most: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(phrases.number(args, 0))

    def single_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield each card shown, and searching the deck."""
        for name in (*state.specials[:1], *state.open_specials):
            card = state.card(name)
            label = msg("underwater-cities-do-take-card", card=card_name(state.pack, card))
            then, spot = (TakeShown(name, doer),), f"card:{name}"
            yield Option(f"take:{name}", label, then, spot=spot, effect=card_hint(card))
        if len(state.specials) > 1:
            label = msg("underwater-cities-do-search-specials")
            yield Option("take:search", label, (SearchSpecials(doer),))

    def prospect(self, state: State, _doer: Doer, /) -> Prospect:
        """Return whether any is left."""
        return Prospect.SURE if state.specials or state.open_specials else Prospect.NONE

    def question(self, state: State, doer: Doer, /) -> Msg:
        """Ask for the card."""
        if self.most > 1:
            return Repeated.question(self, state, doer)
        return msg("underwater-cities-ask-special")

    def skipped_by_default(self) -> bool:
        """Return False: a card is free (D18)."""
        return False

    def touches_common_supply(self) -> bool:
        """Return True: it touches a deck."""
        return True

    def brings(self, _forecast: Forecast, /) -> Things:
        """Return a Special card that nobody knows yet."""
        return frozenset({SpecialTaken, "card"})

    @cached_method
    def words(self) -> Msg:
        """Return how many, in words."""
        return msg("underwater-cities-do-take-special", count=self.most)


@dataclass(frozen=True, slots=True)
class TakeShown(Step):
    """Takes a face-up Special card; the next one of the deck is turned face up."""

    card: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Take it; everyone sees it."""
        state, player = run.state, player_of(run, self.doer.seat)
        if self.card in state.open_specials:
            state.open_specials = without(state.open_specials, self.card)
        else:
            state.specials = without(state.specials, self.card)
            run.reveal()
        player.hand, player.seen = (*player.hand, self.card), (*player.seen, self.card)
        fact = facts.SpecialTaken(self.doer.seat)
        tell(run, "took-special", fact.seat, self.doer.cause, fact, card=card_msg(run, self.card))


@dataclass(frozen=True, slots=True)
class SearchSpecials(Step):
    """Puts the top Special card under the deck and draws the next ones (UC-6.58)."""

    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Draw them, but never the card just put under the deck (UC-6.59)."""
        state, seat = run.state, self.doer.seat
        under, *rest = state.specials
        drawn, left = run.draw(tuple(rest), SEARCHED)
        state.specials = (*left, under)
        player_of(run, seat).drawn = drawn
        tell(run, "searched-specials", seat, self.doer.cause, card=card_msg(run, under))
        tell_only(run, "looked-at", seat, cards=cards_msg(run, drawn))
        run.push(KeepSpecial(self.doer))


@dataclass(frozen=True, slots=True)
class KeepSpecial(DoerMenu[State]):
    """Asks which of the drawn Special cards to keep (D19)."""

    chancy: ClassVar[bool] = True

    doer: Annotated[Doer, Tagged]

    def prompt(self, _state: State, /) -> Msg:
        """Ask for the card."""
        return msg("underwater-cities-ask-keep-special")

    def options(self, state: State) -> Sequence[Option]:
        """Return the drawn cards, in the order drawn."""
        return tuple(
            Option(
                f"keep:{name}",
                card_name(state.pack, state.card(name)),
                (KeepOneSpecial(name, self.doer),),
                spot=f"card:{name}",
                effect=card_hint(state.card(name)),
            )
            for name in state.players[self.doer.seat].drawn
        )


@dataclass(frozen=True, slots=True)
class KeepOneSpecial(Step):
    """Keeps one of the drawn Special cards in hand."""

    card: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Keep it, and ask in which order the others go under the deck."""
        seat, player = self.doer.seat, player_of(run, self.doer.seat)
        player.drawn = without(player.drawn, self.card)
        player.hand = (*player.hand, self.card)
        tell(run, "kept-special", seat, self.doer.cause)
        tell_more(run, "kept-card", seat, card=card_msg(run, self.card))
        run.push(PutUnder(self.doer), TookSpecial(seat))


@dataclass(frozen=True, slots=True)
class TookSpecial(Step):
    """Follows the taking of a Special card, in either way."""

    seat: int

    def run(self, run: Run) -> None:
        """Let permanents respond to it."""
        run.report(facts.SpecialTaken(self.seat))


@dataclass(frozen=True, slots=True)
class PutUnder(DoerMenu[State]):
    """Asks which of the other Special cards goes under the deck first (D19)."""

    chancy: ClassVar[bool] = True

    doer: Annotated[Doer, Tagged]

    def prompt(self, _state: State, /) -> Msg:
        """Ask for the first card."""
        return msg("underwater-cities-ask-put-under")

    def options(self, state: State) -> Sequence[Option]:
        """Return the cards as they were drawn."""
        return tuple(
            Option(
                f"under:{name}",
                card_name(state.pack, state.card(name)),
                (PutOneUnder(name, self.doer), PutUnder(self.doer)),
                spot=f"card:{name}",
                effect=card_hint(state.card(name)),
            )
            for name in state.players[self.doer.seat].drawn
        )


@dataclass(frozen=True, slots=True)
class PutOneUnder(Step):
    """Puts a Special card under its deck."""

    card: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Put it there."""
        player = player_of(run, self.doer.seat)
        player.drawn = without(player.drawn, self.card)
        run.state.specials = (*run.state.specials, self.card)
