"""Action cards: using them and making them available again (UC-6.41, UC-6.42, UC-6.62)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated, ClassVar, Self

from engine.core.decision import Option
from engine.core.effects.effect import Do, Doer, Prospect, Statement
from engine.core.frames import Frame
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make
from engine.core.storage.kept import cached_method
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import Run, Step, card_msg, player_of, tell
from engine.underwater_cities.board.possessions import action_cards
from engine.underwater_cities.effects.effect import (
    ACTION_CARDS,
    REFRESHED,
    Forecast,
    Repeated,
    Things,
    involves_cards,
    whole_effect,
)
from engine.underwater_cities.pack import phrases
from engine.underwater_cities.state import State, without
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.events import CardUsed
from engine.underwater_cities.words.describe import card_text
from engine.underwater_cities.words.names import card_name


@dataclass(frozen=True, slots=True)
class Use(Repeated):
    """Use up to this many of the player's action cards, all different (UC-6.41, UC-6.62)."""

    notation: ClassVar[str] = "use"

    most: int
    times: int = 1
    """The number of times that each card's effect is carried out."""
    any_state: bool = False
    """True if used cards may be chosen as well."""

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        any_state = "state" in args and args.name("state", ("any",)) == "any"
        return cls(phrases.number(args, 0), phrases.number(args, "times", 1), any_state)

    def single_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield each action card that could be used now."""
        for name, prospect in self._usable(state, doer):
            label, hint = use_words(state, name), card_text(state.card(name))
            then, spot = use_frames(state, doer, name, self.times), f"card:{name}"
            unsure = prospect is Prospect.UNSURE
            yield Option(f"use:{name}", label, then, spot=spot, effect=hint, unsure=unsure)

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether any action card could be used now."""
        found = (prospect for _, prospect in self._usable(state, doer))
        return max(found, default=Prospect.NONE)

    def _usable(self, state: State, doer: Doer) -> Iterator[tuple[str, Prospect]]:
        """Yield the cards that could be used, at least in part, with their prospects."""
        player = state.players[doer.seat]
        for name in action_cards(state, doer.seat):
            if self.any_state or name not in player.used:
                prospect = prospect_of(state, doer, name)
                if prospect is not Prospect.NONE:
                    yield name, prospect

    def could_be_done(self, forecast: Forecast) -> bool:
        """Return whether one of the cards that could be used could have an effect."""
        return any(
            involves_cards(each, forecast) or forecast.could_do(each)
            for each in self.sets_going(forecast)
        )

    def brings(self, _forecast: Forecast, /) -> Things:
        """Return the use of a card."""
        return frozenset({CardUsed, ACTION_CARDS})

    def sets_going(self, forecast: Forecast) -> Iterator[Statement]:
        """Yield the effects of the cards that could be used."""
        state, seat = forecast.state, forecast.seat
        used = () if self.any_state or forecast.could_come(REFRESHED) else state.players[seat].used
        for name in action_cards(state, seat):
            if name not in used:
                yield from state.card(name).effect

    def touches_common_supply(self) -> bool:
        """Return True: an action card may involve anything."""
        return True

    @cached_method
    def words(self) -> Msg:
        """Return how many and how often, in words."""
        key = "underwater-cities-do-use-any" if self.any_state else "underwater-cities-do-use"
        used = msg(key, count=self.most)
        if self.times == 1:
            return used
        return msg("underwater-cities-do-use-times", use=used, times=self.times)


@dataclass(frozen=True, slots=True)
class Refresh(Repeated):
    """Make up to this many of the player's used action cards available (UC-6.42)."""

    notation: ClassVar[str] = "refresh"

    most: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(phrases.number(args, 0))

    def single_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield each used action card."""
        for name in _refreshable(state, doer):
            card = state.card(name)
            label = msg("underwater-cities-do-refresh-card", card=card_name(state.pack, card))
            then, spot = (MakeAvailable(name, doer),), f"card:{name}"
            yield Option(f"refresh:{name}", label, then, spot=spot, effect=card_text(card))

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether there is a used action card."""
        found = next(_refreshable(state, doer), None)
        return Prospect.NONE if found is None else Prospect.SURE

    def brings(self, _forecast: Forecast, /) -> Things:
        """Return used cards that become available."""
        return frozenset({REFRESHED, ACTION_CARDS})

    def skipped_by_default(self) -> bool:
        """Return False: a card is free (D14)."""
        return False

    @cached_method
    def words(self) -> Msg:
        """Return how many, in words."""
        return msg("underwater-cities-do-refresh", count=self.most)


def prospect_of(state: State, doer: Doer, name: str) -> Prospect:
    """Return the prospect of an action card, avoiding infinite recursion."""
    at_work = sum(each.names("card", name) for each in doer.cause.chain())
    if at_work:  # at most once within itself, or there would be no end
        return Prospect.UNSURE if at_work == 1 else Prospect.NONE
    effect = whole_effect(state.card(name))
    return effect.prospect(state, doer.using("card", name))


def use_words(state: State, name: str) -> Msg:
    """Return the label for using an action card."""
    return msg("underwater-cities-do-use-card", card=card_name(state.pack, state.card(name)))


def use_frames(state: State, doer: Doer, name: str, times: int = 1) -> tuple[Frame, ...]:
    """Return the frames that use a card, at least in part; further runs may be left out."""
    inner = doer.using("card", name)
    effect = whole_effect(state.card(name))
    again = (Do(effect, inner),) * (times - 1)
    return (BeginUse(name, doer), Do(effect, inner, due=True), *again)


@dataclass(frozen=True, slots=True)
class BeginUse(Step):
    """Begins the use of an action card, which makes it used."""

    card: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Turn it if it is still claimed, and let permanents respond."""
        player = player_of(run, self.doer.seat)
        if self.card in player.claimed and self.card not in player.used:
            player.used = (*player.used, self.card)
        fact = facts.CardUsed(self.doer.seat, self.card)
        tell(run, "used", fact.seat, self.doer.cause, fact, card=card_msg(run, self.card))


def _refreshable(state: State, doer: Doer) -> Iterator[str]:
    """Yield the used action cards, never the one being used (UC-6.42)."""
    return (
        name
        for name in state.players[doer.seat].used
        if not any(each.names("card", name) for each in doer.cause.chain())
    )


@dataclass(frozen=True, slots=True)
class MakeAvailable(Step):
    """Makes a used action card available again."""

    card: str
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Turn it back."""
        player = player_of(run, self.doer.seat)
        player.used = without(player.used, self.card)
        tell(run, "refreshed", self.doer.seat, self.doer.cause, card=card_msg(run, self.card))
