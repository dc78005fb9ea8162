"""Responses of a player's permanents to events, and their order (UC-5.24, UC-6.46)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Literal, NamedTuple, TypeAlias, cast

from engine.core.by_kind import ByKind
from engine.core.decision import Option
from engine.core.effects import Arrange, Do, Doer, Effect, Prospect
from engine.core.event import Cause
from engine.core.msg import Msg
from engine.underwater_cities.acts import Act, State, can_fail, outlook, ways_of
from engine.underwater_cities.asides import doer_of
from engine.underwater_cities.conditions import (
    Advanced,
    Built,
    CardUsed,
    Claimed,
    Entered,
    Matched,
    MetropolisConnected,
    Mismatched,
    SlotGave,
    SlotUsed,
    SpecialTaken,
    TurnEnded,
    Upgraded,
)
from engine.underwater_cities.deeds import Run, Step, note_once, player_of
from engine.underwater_cities.glossary import BuildingKind, singles
from engine.underwater_cities.labels import text
from engine.underwater_cities.standing import claimed, survey_of, triggers
from engine.underwater_cities.statements import (
    All,
    Choose,
    Condition,
    Draw,
    Event,
    Gain,
    If,
    On,
    Per,
    Statement,
    Tier,
    walk,
)

HappeningName: TypeAlias = Literal[
    "built", "upgraded", "entered", "advanced", "slot", "gave", "matched", "mismatched",
    "card_used", "special_taken", "claimed", "metropolis", "turn_ended",
]  # fmt: skip


class Happening(NamedTuple):
    """Something that happened to a player and may trigger permanents."""

    name: HappeningName
    what: str = ""
    """A kind, a colour, a type or a resource."""
    where: str = ""
    """A site or a slot; for a claim, the card."""
    number: int = 0
    """A space of the Federation track."""


@dataclass(frozen=True, slots=True)
class Once(Effect[State]):
    """Do a statement, but only once in a turn, round or era (UC-6.67)."""

    name: str
    """The name under which it is recorded, such as `turn:a_card`."""
    statement: Statement

    def ways(self, state: State, doer: Doer) -> Iterable[Option]:
        """Yield every way to do it, if it has not been done yet."""
        if self.name not in state.players[doer.seat].once:
            for way in ways_of(self.statement, state, doer, due=False):
                yield replace(way, then=(NoteOnce(doer.seat, self.name), *way.then))

    def prospect(self, state: State, doer: Doer) -> Prospect:
        """Return whether it can be done now."""
        if self.name in state.players[doer.seat].once:
            return Prospect.NONE
        return outlook(self.statement, state, doer)

    def optional(self) -> bool:
        """Return whether it may be left out: anything not gained automatically (UC-6.46)."""
        return not is_automatic(self.statement)

    def can_fail(self) -> bool:
        """Return whether it could become impossible."""
        return can_fail(self.statement)

    def words(self) -> Msg:
        """Return the effect in words."""
        return text(self.statement)


@dataclass(frozen=True, slots=True)
class Offer(Act):
    """A permanent's offer with a payment or a choice, which may be declined (UC-6.46, D23)."""

    def optional(self) -> bool:
        """Return True: it may be left out, whatever it brings."""
        return True

    def default(self, options: Sequence[Option], *, due: bool) -> str:
        """Decline."""
        return Effect.default(self, options, due=due)


@cache
def is_automatic(statement: Statement) -> bool:
    """Return whether a permanent does it without asking: a gain without payment or choice."""
    return all(isinstance(part, Gain | Tier | All | If | Per) for part in walk((statement,)))


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
        if happening.where != card.id and fires(on.event, happening, state, seat)
    ]


def _effect(card: str, on: On) -> Effect[State]:
    if on.once:
        return Once(f"{on.once}:{card}", on.then)
    return Act(on.then) if is_automatic(on.then) else Offer(on.then)


def resolve(run: Run, todo: Sequence[Do]) -> None:
    """Do what was triggered; the owner picks the order where it can matter (UC-5.24)."""
    if sum(is_weighty(each.effect) for each in todo) > 1:
        run.push(Arrange(tuple(todo)))
    else:
        run.push(*todo)


@cache
def is_weighty(effect: Effect[State]) -> bool:
    """Return whether it contains a choice, a draw, a Federation step or a condition."""
    statement = cast("Act | Once", effect).statement
    return any(
        isinstance(part, Choose | If | Draw | Condition)
        or not isinstance(part, Gain)
        or any(thing in {"card", "federation"} for thing, _ in part.bundle)
        for part in walk((statement,))
    )


def could_answer(state: State, seat: int, *kinds: type[Event]) -> bool:
    """Return whether the seat has a permanent that responds to such an event."""
    return any(isinstance(on.event, kinds) for _, on in triggers(state, seat))


# --- matching events -----------------------------------------------------------------------------


@ByKind
def fires(event: Event, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG001
    """Return whether what happened is the event that a permanent responds to."""
    return happening.name == _PLAIN[type(event)]


_PLAIN: dict[type[Event], HappeningName] = {
    Advanced: "advanced",
    Mismatched: "mismatched",
    CardUsed: "card_used",
    SpecialTaken: "special_taken",
    MetropolisConnected: "metropolis",
    TurnEnded: "turn_ended",
}


@fires.register
def _built(event: Built, happening: Happening, state: State, seat: int) -> bool:
    kinds = singles(event.kinds)
    if happening.name != "built" or happening.what not in kinds:
        return False
    if event.nth is None:
        return True
    if event.per == "turn":
        turn = state.turn
        return turn is not None and sum(kind in kinds for kind in turn.built) == event.nth
    survey = survey_of(state, seat)
    city = survey.chart.city_of[happening.where]
    at = survey.number_at(city, cast("tuple[BuildingKind, ...]", kinds))
    return survey.is_connected(city) and at == event.nth


@fires.register
def _upgraded(event: Upgraded, happening: Happening, state: State, seat: int) -> bool:
    kinds = singles(event.kinds)
    if happening.name != "upgraded" or happening.what not in kinds:
        return False
    if event.nth is None:
        return True
    survey = survey_of(state, seat)
    city = survey.chart.city_of[happening.where]
    at = sum(survey.upgraded_at(city, cast("BuildingKind", kind)) for kind in kinds)
    return survey.is_connected(city) and at == event.nth


@fires.register
def _entered(event: Entered, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG001
    return happening.name == "entered" and happening.number == event.space


@fires.register
def _slot_used(event: SlotUsed, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG001
    if happening.name != "slot":
        return False
    slot = state.slot(happening.where)
    return slot.colour is None if event.family == "always" else event.family in slot.families


@fires.register
def _slot_gave(event: SlotGave, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG001
    return happening.name == "gave" and happening.what == event.resource


@fires.register
def _matched(event: Matched, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG001
    return happening.name == "matched" and event.colour in {None, happening.what}


@fires.register
def _claimed(event: Claimed, happening: Happening, state: State, seat: int) -> bool:  # noqa: ARG001
    return happening.name == "claimed" and event.type in {None, happening.what}
