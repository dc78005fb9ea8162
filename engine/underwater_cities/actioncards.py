"""Action cards: using them and making them available again (UC-6.41, UC-6.42, UC-6.62)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Annotated

from engine.core.decision import Option
from engine.core.effects import Do, Doer, Prospect
from engine.core.frames import Frame
from engine.core.msg import Msg, msg
from engine.core.stored import Tagged
from engine.underwater_cities.acts import State, act, offers, outlook, whole
from engine.underwater_cities.deeds import Run, Step, card_msg, player_of, tell
from engine.underwater_cities.describe import card_text
from engine.underwater_cities.names import card_name
from engine.underwater_cities.standing import action_cards
from engine.underwater_cities.state import without
from engine.underwater_cities.statements import Refresh, Use
from engine.underwater_cities.triggers import Happening, happened


def usable(state: State, doer: Doer, *, any_state: bool = False) -> Iterator[tuple[str, Prospect]]:
    """Yield the action cards that could be used now, at least in part, with their prospects."""
    player = state.players[doer.seat]
    for name in action_cards(state, doer.seat):
        if any_state or name not in player.used:
            prospect = outlook_of(state, doer, name)
            if prospect is not Prospect.NONE:
                yield name, prospect


def outlook_of(state: State, doer: Doer, name: str) -> Prospect:
    """Return the prospect of an action card, avoiding infinite recursion."""
    if any(each.names("card", name) for each in doer.cause.chain()):
        return Prospect.UNSURE
    return outlook(whole(state.card(name).effect), state, doer.using("card", name))


def use_words(state: State, name: str) -> Msg:
    """Return the label for using an action card."""
    return msg("underwater-cities-do-use-card", card=card_name(state.pack, state.card(name)))


def using(state: State, doer: Doer, name: str, times: int = 1) -> tuple[Frame, ...]:
    """Return the frames that use a card, at least in part; further runs may be left out."""
    inner = doer.using("card", name)
    effect = act(state.card(name).effect)
    again = (Do(effect, inner),) * (times - 1)
    return (BeginUse(name, doer), Do(effect, inner, due=True), *again)


@offers.register
def _use_offers(statement: Use, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: ARG001, FBT001
    for name, prospect in usable(state, doer, any_state=statement.any_state):
        then = using(state, doer, name, statement.times)
        hint = card_text(state.card(name))
        unsure = prospect is Prospect.UNSURE
        yield Option(
            f"use:{name}",
            use_words(state, name),
            then,
            spot=f"card:{name}",
            hint=hint,
            unsure=unsure,
        )


@outlook.register
def _use_outlook(statement: Use, state: State, doer: Doer) -> Prospect:
    found = usable(state, doer, any_state=statement.any_state)
    return max((prospect for _, prospect in found), default=Prospect.NONE)


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
        tell(run, "used", self.doer.seat, self.doer.cause, card=card_msg(run, self.card))
        happened(run, self.doer.seat, Happening("card_used"))


@offers.register
def _refresh_offers(statement: Refresh, state: State, doer: Doer, due: bool) -> Iterable[Option]:  # noqa: ARG001, FBT001
    for name in _refreshable(state, doer):
        card = card_name(state.pack, state.card(name))
        label = msg("underwater-cities-do-refresh-card", card=card)
        yield Option(
            f"refresh:{name}",
            label,
            (MakeAvailable(name, doer),),
            spot=f"card:{name}",
            hint=card_text(state.card(name)),
        )


@outlook.register
def _refresh_outlook(statement: Refresh, state: State, doer: Doer) -> Prospect:  # noqa: ARG001
    found = next(_refreshable(state, doer), None)
    return Prospect.NONE if found is None else Prospect.SURE


def _refreshable(state: State, doer: Doer) -> Iterator[str]:
    """Return the used action cards, never the one being used (UC-6.42)."""
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
