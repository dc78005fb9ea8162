"""Responses of a player's permanents to events, and their order (UC-5.24, UC-6.46)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from engine.core.decision import Option
from engine.core.effects.effect import Do, Doer, Prospect, Statement, walk
from engine.core.effects.effect import Effect as CoreEffect
from engine.core.event import Cause, Fact
from engine.core.msg import Msg
from engine.core.storage.kept import cached_method
from engine.underwater_cities.board.changes import Run, Step, note_once, player_of
from engine.underwater_cities.board.possessions import ClaimedCards, claimed, triggers
from engine.underwater_cities.effects.conditional import If
from engine.underwater_cities.effects.effect import AnyEffect, Effect, Forecast
from engine.underwater_cities.effects.lasting import On
from engine.underwater_cities.effects.side_actions import doer_of
from engine.underwater_cities.pack.components import Card, UnderwaterCitiesPack
from engine.underwater_cities.state import State
from engine.underwater_cities.terms.events import Trigger
from engine.underwater_cities.terms.facts import Built, Claimed, MetropolisConnected


@dataclass(frozen=True, slots=True)
class Once(Effect):
    """Do an effect, but only once in a turn, round or era (UC-6.67)."""

    name: str
    """The name under which it is recorded, such as `turn:a_card`."""
    statement: AnyEffect

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield every way to do it, if it has not been done yet."""
        if self.name not in state.players[doer.seat].once:
            for way in self.statement.ways(state, doer):
                yield replace(way, then=(NoteOnce(doer.seat, self.name), *way.then))

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether it can be done now."""
        if self.name in state.players[doer.seat].once:
            return Prospect.NONE
        return self.statement.prospect(state, doer)

    def could_be_done(self, forecast: Forecast) -> bool:
        """Return whether it has not been done yet."""
        return self.name not in forecast.state.players[forecast.seat].once

    def inside(self) -> tuple[AnyEffect, ...]:
        """Return what is done."""
        return (self.statement,)

    def optional(self) -> bool:
        """Return whether it may be left out: anything not gained automatically (UC-6.46)."""
        return not self.statement.automatic()

    def waits_for_help(self) -> bool:
        """Return False: it is offered when it can be done, or not at all."""
        return False

    def can_fail(self) -> bool:
        """Return whether it could become impossible."""
        return self.statement.can_fail()

    def order_sensitive(self) -> bool:
        """Return whether the moment at which it is done can matter."""
        return is_order_sensitive(self.statement)

    def words(self) -> Msg:
        """Return what is done, in words."""
        return self.statement.words()


@dataclass(frozen=True, slots=True)
class Offer(Effect):
    """A permanent's offer with a payment or a choice, which may be declined (UC-6.46, D23)."""

    statement: AnyEffect

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Return every way to do it."""
        return self.statement.ways(state, doer)

    def due_ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Return the ways that do at least part of it."""
        return self.statement.due_ways(state, doer)

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether it can be done now."""
        return self.statement.prospect(state, doer)

    def question(self, state: State, doer: Doer, /) -> Msg:
        """Return its question."""
        return self.statement.question(state, doer)

    def due_question(self, state: State, doer: Doer, /) -> Msg:
        """Return its question where it can no longer be left out."""
        return self.statement.due_question(state, doer)

    def inside(self) -> tuple[AnyEffect, ...]:
        """Return what is offered."""
        return (self.statement,)

    def waits_for_help(self) -> bool:
        """Return whether side actions may be offered in its place."""
        return self.statement.waits_for_help()

    def can_fail(self) -> bool:
        """Return whether it could become impossible."""
        return self.statement.can_fail()

    def order_sensitive(self) -> bool:
        """Return whether the moment at which it is done can matter."""
        return is_order_sensitive(self.statement)

    def words(self) -> Msg:
        """Return what is offered, in words."""
        return self.statement.words()


@dataclass(frozen=True, slots=True)
class NoteOnce(Step):
    """Records an effect that is limited to once per turn, round or era."""

    seat: int
    name: str

    def run(self, run: Run) -> None:
        """Record it."""
        note_once(player_of(run, self.seat), self.name)


def responses(state: State, facts: Sequence[Fact]) -> list[Do]:
    """Return the responses of permanents, in the order in which their cards were claimed."""
    return [
        Do(_effect(card.id, on), _doer(state, fact, card))
        for card, on in claimed(state, facts[0].seat).responses
        for fact in facts
        if on.event.fires(fact) and fact != Claimed(fact.seat, card)  # not to its own claim
    ]


def _doer(state: State, fact: Fact, card: Card) -> Doer:
    """Return the doer of a response, without side actions if what it responds to allows none."""
    cause = Cause("card", card.id)
    alone = isinstance(fact, Built | MetropolisConnected) and type(fact.doer) is Doer
    return Doer(fact.seat, cause) if alone else doer_of(state, fact.seat, cause)


def _effect(card: str, on: On) -> AnyEffect:
    """Return what a trigger does, which may be declined unless it is gained automatically."""
    then = on.then
    assert isinstance(then, CoreEffect)  # noqa: S101 - no change of a slot's rules
    if on.once:
        return Once(f"{on.once}:{card}", then)
    return then if then.automatic() else Offer(then)


def is_order_sensitive(effect: AnyEffect) -> bool:
    """Return whether the moment at which it is done can matter; for plain gains it cannot."""
    return not isinstance(effect, Effect) or effect.order_sensitive()


def could_respond(state: State, seat: int, *kinds: type[Trigger]) -> bool:
    """Return whether the seat has a permanent that responds to such an event."""
    return any(isinstance(on.event, kinds) for _, on in triggers(state, seat))


# --- what may as well come first ------------------------------------------------------------------


def only_goods_respond(state: State, *facts: Fact) -> bool:
    """Return whether permanents respond to these facts with nothing but goods and points."""
    return all(
        each.effect.automatic() and not is_order_sensitive(each.effect)
        for each in responses(state, facts)
    )


def goods_never_harm(state: State, seat: int) -> bool:
    """Return whether nothing that a seat could do now asks for a lack of resources."""
    turn = state.turn
    card = turn.card if turn is not None and turn.seat == seat else None
    if card is not None and _card_asks(state.card(card)):
        return False
    return not (_claims_ask(claimed(state, seat)) or _pack_asks(state.pack))


@cached_method
def _card_asks(card: Card) -> bool:
    return _ask_for_resources(card.effect)


@cached_method
def _claims_ask(cards: ClaimedCards) -> bool:
    return any(map(_card_asks, cards.cards))


@cached_method
def _pack_asks(pack: UnderwaterCitiesPack) -> bool:
    """Return whether a slot, a contract or a metropolis looks at resources."""
    return _ask_for_resources(_beside_cards(pack))


def _beside_cards(pack: UnderwaterCitiesPack) -> Iterator[Statement]:
    for count in pack.counts:
        for slot in pack.slots(count).values():
            yield from slot.effect
    for contract in pack.contracts.values():
        yield from contract.reward
    for tile in pack.tiles.values():
        yield from tile.now


def _ask_for_resources(statements: Iterable[Statement]) -> bool:
    return any(
        isinstance(part, If) and part.condition.asks_for_resources() for part in walk(statements)
    )
