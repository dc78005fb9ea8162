"""Everything that could come to a seat before an action: a quick look that is never too strict.

Whatever passes is tried on a copy before it is offered; whatever does not is certain to fail.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from engine.core.effects.effect import Doer, Statement
from engine.core.event import Fact
from engine.core.frames import Frame
from engine.underwater_cities.board.counters import meets
from engine.underwater_cities.board.nation import BUILDINGS
from engine.underwater_cities.board.possessions import abilities, claimed, holdings
from engine.underwater_cities.effects.effect import (
    DOME,
    AnyEffect,
    Effect,
    Forecast,
)
from engine.underwater_cities.effects.responses import responses
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.events import Built, MetropolisConnected, Upgraded
from engine.underwater_cities.terms.glossary import Counter


def foreseen(
    forecast: Forecast,
    statements: Sequence[Statement],
    *,
    facts: Sequence[Fact] = (),
    beside: bool = False,
) -> Forecast:
    """Return a forecast with everything that these statements could bring, and could trigger.

    `facts` is what happens besides; with `beside`, side actions could be done as well.
    """
    state, before = forecast.state, None
    if facts:
        statements = (*statements, *(each.effect for each in responses(state, facts)))
    while (forecast.coming, len(forecast.again)) != before:
        before = (forecast.coming, len(forecast.again))
        done: dict[int, Statement] = {}
        for statement in statements:
            _carry_out(forecast, statement, done, once=True)
        for statement in (*_responses(forecast), *(_asides(forecast) if beside else ())):
            _carry_out(forecast, statement, done)
    return forecast


def _carry_out(
    forecast: Forecast, statement: Statement, done: dict[int, Statement], *, once: bool = False
) -> None:
    """Add what a statement could bring, unless it is done; `done` is by id."""
    if not once or id(statement) in done:
        forecast.again.add(id(statement))
    if id(statement) in done:
        return
    done[id(statement)] = statement
    if isinstance(statement, Effect):
        if not statement.could_be_done(forecast):
            return
        forecast.coming |= statement.brings(forecast)
        for each in statement.sets_going(forecast):
            _carry_out(forecast, each, done)
    for part in statement.inside():
        _carry_out(forecast, part, done)


def _responses(forecast: Forecast) -> Iterator[Statement]:
    """Yield the responses to the kinds of events that could come."""
    once = forecast.state.players[forecast.seat].once
    for card, on in claimed(forecast.state, forecast.seat).responses:
        if forecast.could_come(type(on.event)) and f"{on.once}:{card.id}" not in once:
            yield on.then


def _asides(forecast: Forecast) -> Iterator[Statement]:
    """Yield the abilities, and the rewards of the contracts that could be met."""
    state, seat = forecast.state, forecast.seat
    once = state.players[seat].once
    for card, ability in abilities(state, seat):
        if f"turn:{card.id}" not in once:
            yield ability.then
    if state.contracts:
        changed, held = forecast.could_come(*_CHANGES), holdings(state, seat)
        for name in state.contracts:
            contract = state.pack.contracts[name]
            # A Special card may be paid for meanwhile.
            later = changed or "special" in dict(contract.needs)
            could = later and all(_could_count(need, forecast) for need in contract.needs)
            if could or meets(contract.needs, held):
                yield from contract.reward


def _could_count(need: tuple[Counter, int], forecast: Forecast) -> bool:
    """Return whether there could be so many of a kind, which may still have to be connected."""
    counter, number = need
    kind = counter.removeprefix("up_")
    if kind not in {*BUILDINGS, "tunnel"}:
        return True
    nation = forecast.state.players[forecast.seat].nation
    there: int = getattr(nation, kind)
    if kind != counter and not forecast.could_come(Upgraded):
        there &= nation.up_tunnel if kind == "tunnel" else nation.up_building
    elif forecast.could_come(kind):
        return True
    return there.bit_count() >= number


_CHANGES = (Built, Upgraded, MetropolisConnected, DOME)
"""The things after which other contracts could be met."""


def lost(
    state: State,
    doer: Doer,
    effect: AnyEffect,
    above: Iterable[Frame],
    *facts: Fact,
    beside: bool = True,
) -> bool:
    """Return whether an effect is certain to be impossible, whatever these frames still bring.

    The facts are still to come before it.
    """
    if effect.doable(state, doer):
        return False
    said: list[Statement] = []
    for frame in above:
        says = frame.says()
        if says is None:
            return False
        said.extend(says)
    forecast = Forecast(state, doer.seat)
    return not foreseen(forecast, said, facts=facts, beside=beside).could_do(effect)
