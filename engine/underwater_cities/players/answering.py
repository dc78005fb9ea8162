"""The answers of a seat's claimed cards and metropolises to an option, told beforehand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from engine.core.decision import Option
from engine.core.effects.effect import Prospect
from engine.core.event import Fact
from engine.core.msg import Msg, msg
from engine.underwater_cities.board.supply import build_there
from engine.underwater_cities.board.survey import newly_connected, survey_of
from engine.underwater_cities.effects.build import ChoosePayment
from engine.underwater_cities.effects.federation import StepOn, entered, move_marker
from engine.underwater_cities.effects.responses import responses
from engine.underwater_cities.effects.upgrade import PayUpgrade, kind_at, upgrade_there
from engine.underwater_cities.state import State
from engine.underwater_cities.terms import facts
from engine.underwater_cities.words.names import card_title


def with_answers(state: State, option: Option) -> Option:
    """Return an option of which it is told what claimed cards do when it is chosen."""
    later = state.clone()
    found = tuple(_answers(later, tuple(_facts(later, option))))
    if not found:
        return option
    told = option.effect or option.label
    return replace(option, effect=msg("underwater-cities-effect-answers", what=told, cards=found))


def _answers(state: State, facts_: Sequence[Fact]) -> Iterator[Msg]:
    """Yield each claimed card that responds, with what it does."""
    for each in responses(state, facts_) if facts_ else ():
        if each.effect.prospect(state, each.doer) is not Prospect.NONE:
            card = state.card(each.doer.cause.name)
            title = card_title(state.pack, card)
            yield msg("underwater-cities-effect-ability", card=title, what=each.effect.words())


def _facts(state: State, option: Option) -> Iterator[Fact]:
    """Yield what happens at once when an option is chosen, and let it happen to this copy."""
    first = option.then[0] if option.then else None
    if isinstance(first, ChoosePayment):
        yield from _built(state, first)
    elif isinstance(first, PayUpgrade):
        yield _upgraded(state, first.doer.seat, first.site)
    elif isinstance(first, StepOn):
        yield from _stepped(state, first)


def _built(state: State, chosen: ChoosePayment) -> Iterator[Fact]:
    doer, kind, site = chosen.doer, chosen.kind, chosen.site
    seat, before = doer.seat, survey_of(state, doer.seat)
    build_there(state, seat, kind, site)
    if state.turn is not None:
        state.turn.built = (*state.turn.built, kind)
    survey = survey_of(state, seat)
    in_turn = state.turn.built if state.turn else ()
    yield facts.Built(seat, doer, kind, site, survey, in_turn)
    places = state.chart(seat).metropolises.places
    for place in newly_connected(before, survey):
        tile = state.players[seat].nation.tiles[places[place]]
        yield facts.MetropolisConnected(seat, doer, tile)
    if chosen.build.upgrade_price is not None:
        yield _upgraded(state, seat, site)


def _upgraded(state: State, seat: int, site: str) -> Fact:
    upgrade_there(state, seat, site)
    survey = survey_of(state, seat)
    return facts.Upgraded(seat, kind_at(survey, site), site, survey)


def _stepped(state: State, chosen: StepOn) -> Iterator[Fact]:
    seat = chosen.doer.seat
    for _ in range(chosen.further + 1):
        space = entered(state.space_of(seat))
        move_marker(state, seat, max(state.space_of(seat) - 1, 1))
        yield facts.Stepped(seat, space)
    yield facts.Advanced(seat)
