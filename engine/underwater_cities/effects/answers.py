"""Responses of a player's permanents to events, and their order (UC-5.24, UC-6.46)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace

from engine.core.decision import Option
from engine.core.doing import Arrange, Do, Doer, Prospect
from engine.core.doing import Effect as CoreEffect
from engine.core.event import Cause
from engine.core.msg import Msg
from engine.underwater_cities.asides import doer_of
from engine.underwater_cities.deeds import Run, Step, note_once, player_of
from engine.underwater_cities.effects.base import AnyEffect, Effect
from engine.underwater_cities.effects.events import Event, Happening
from engine.underwater_cities.effects.lasting import On
from engine.underwater_cities.standing import claimed, triggers
from engine.underwater_cities.state import State


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

    def weighty(self) -> bool:
        """Return whether it can matter when it is done."""
        return is_weighty(self.statement)

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

    def question(self, state: State, doer: Doer, *, due: bool) -> Msg:
        """Return its question."""
        return self.statement.question(state, doer, due=due)

    def inside(self) -> tuple[AnyEffect, ...]:
        """Return what is offered."""
        return (self.statement,)

    def waits_for_help(self) -> bool:
        """Return whether side actions may be offered in its place."""
        return self.statement.waits_for_help()

    def can_fail(self) -> bool:
        """Return whether it could become impossible."""
        return self.statement.can_fail()

    def weighty(self) -> bool:
        """Return whether it can matter when it is done."""
        return is_weighty(self.statement)

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


def happened(run: Run, seat: int, *happenings: Happening) -> None:
    """Let the permanents of a seat respond to what has just happened."""
    resolve(run, answers(run.state, seat, happenings))


def answers(state: State, seat: int, happenings: Sequence[Happening]) -> list[Do]:
    """Return what is triggered, in the order in which the cards were claimed."""
    return [
        Do(_effect(card.id, on), doer_of(state, seat, Cause("card", card.id)))
        for card, on in claimed(state, seat).answers
        for happening in happenings
        if happening.where != card.id and on.event.fires(happening, state, seat)
    ]


def _effect(card: str, on: On) -> AnyEffect:
    """Return what a trigger does, which may be declined unless it is gained automatically."""
    then = on.then
    assert isinstance(then, CoreEffect)  # noqa: S101 - a change of a slot's rules answers nothing
    if on.once:
        return Once(f"{on.once}:{card}", then)
    return then if then.automatic() else Offer(then)


def resolve(run: Run, todo: Sequence[Do]) -> None:
    """Do what was triggered; the owner picks the order where it can matter (UC-5.24)."""
    if sum(is_weighty(each.effect) for each in todo) > 1:
        run.push(Arrange(tuple(todo)))
    else:
        run.push(*todo)


def is_weighty(effect: AnyEffect) -> bool:
    """Return whether it can matter when it is done; only plain gains cannot."""
    return not isinstance(effect, Effect) or effect.weighty()


def could_answer(state: State, seat: int, *kinds: type[Event]) -> bool:
    """Return whether the seat has a permanent that responds to such an event."""
    return any(isinstance(on.event, kinds) for _, on in triggers(state, seat))
