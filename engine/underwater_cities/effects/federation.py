"""The Federation track: advancing on it, and the resulting play order (UC-6.35 to UC-6.39)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Annotated

from engine.core.decision import Nature, Option
from engine.core.effects.effect import Doer, DoerMenu
from engine.core.event import Cause
from engine.core.frames import Frame
from engine.core.msg import Msg, msg
from engine.core.storage.stored import Tagged
from engine.underwater_cities.board.changes import (
    Run,
    Step,
    bundle_of,
    can_draw,
    draw_to_hand,
    receive,
    tell,
)
from engine.underwater_cities.board.output import NO_OUTPUT, Output, output_of
from engine.underwater_cities.effects.responses import is_order_sensitive, responses
from engine.underwater_cities.state import SPACES, State
from engine.underwater_cities.terms import facts
from engine.underwater_cities.terms.glossary import OVER_THE_TRACK
from engine.underwater_cities.words.names import got, space_name


@dataclass(frozen=True, slots=True)
class DrawCards(Step):
    """Draws cards from the era deck."""

    count: int
    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Draw them."""
        draw_to_hand(run, self.doer.seat, self.count, self.doer.cause)


def _advance_words(steps: int, gained: Output) -> Msg:
    """Return the label for a number of steps, with the bonuses of the spaces entered."""
    if gained == NO_OUTPUT:
        return msg("underwater-cities-do-advance-only", steps=steps)
    return msg("underwater-cities-do-advance-for", steps=steps, bonus=_bonus_words(gained))


def _bonus_words(gained: Output) -> Msg:
    return msg("underwater-cities-do-bonus", got=got(bundle_of(gained.stock, gained.points)))


def _steps_effect(space: int, gained: Output) -> Msg:
    """Return the space that steps lead to, with the bonuses of the spaces entered."""
    if gained == NO_OUTPUT:
        return msg("underwater-cities-effect-steps-only", space=space)
    return msg("underwater-cities-effect-steps", space=space, bonus=_bonus_words(gained))


def _on_the_way(state: State, seat: int, steps: int) -> Output:
    """Return the bonuses of the spaces that these steps enter (UC-6.35)."""
    found, space = NO_OUTPUT, state.space_of(seat)
    for _ in range(steps):
        found = found.plus(output_of(state.pack.federation[entered(space)]))
        space = max(space - 1, 1)
    return found


def entered(space: int) -> int:
    """Return the space that a step enters; there is none beyond the last one (UC-6.36)."""
    return OVER_THE_TRACK if space == 1 else space - 1


def _reached(space: int, steps: int) -> int:
    """Return the place that the last of these steps enters."""
    return OVER_THE_TRACK if steps >= space else space - steps


@dataclass(frozen=True, slots=True)
class ChooseSteps(DoerMenu[State]):
    """Asks how far to advance: each step may be declined (D25)."""

    steps: int
    doer: Annotated[Doer, Tagged]
    due: bool = False
    """True if at least one step must be made."""
    cards: int = 0
    """Cards of the same bundle, drawn last unless the player wants them first."""
    begun: bool = False
    """True if steps of the same effect were made before."""

    def prompt(self, state: State) -> Msg:
        """Ask how far to advance from the marker's space."""
        space = space_name(state.space_of(self.doer.seat))
        return msg("underwater-cities-ask-advance", space=space)

    def options(self, state: State) -> Sequence[Option]:
        """Return all steps first, then fewer, drawing the cards, and none if none are required."""
        found = [self._advancing(state, steps) for steps in range(self.steps, 0, -1)]
        if self.cards and can_draw(state):
            then = (DrawCards(self.cards, self.doer), replace(self, cards=0))
            words = msg("underwater-cities-do-draw-first", count=self.cards)
            found.append(Option("cards", words, then))
        if not self.due:
            stay = msg("underwater-cities-do-stay")
            found.append(Option("advance:0", stay, self._cards(), nature=Nature.NOTHING))
        return (*found, *self.doer.side_actions(state, found))

    def _advancing(self, state: State, steps: int) -> Option:
        """Return the option to make this many steps."""
        gained = _on_the_way(state, self.doer.seat, steps)
        then = (StepOn(self.doer, steps - 1), *self._after())
        told = _steps_effect(max(state.space_of(self.doer.seat) - steps, 1), gained)
        words = _advance_words(steps, gained)
        spot = f"federation:{_reached(state.space_of(self.doer.seat), steps)}"
        return Option(f"advance:{steps}", words, then, spot=spot, effect=told)

    def _after(self) -> tuple[Frame, ...]:
        """Return the frames that follow all steps."""
        return self._cards() if self.begun else (Advance(self.doer), *self._cards())

    def _cards(self) -> tuple[Frame, ...]:
        return (DrawCards(self.cards, self.doer),) if self.cards else ()


@dataclass(frozen=True, slots=True)
class StepOn(Step):
    """Moves a marker one step and gains the space's bonus (UC-6.35, UC-6.36)."""

    doer: Annotated[Doer, Tagged]
    further: int = 0
    """The number of steps planned to follow."""

    def run(self, run: Run) -> None:
        """Move it; whatever that triggers is finished before the next step (UC-11.18)."""
        state, seat = run.state, self.doer.seat
        stood_by = _standing_by(state, self.doer)
        before = state.space_of(seat)
        space, reached = max(before - 1, 1), entered(before)
        move_marker(state, seat, space)
        fact = facts.Stepped(seat, reached)
        if reached == OVER_THE_TRACK:
            tell(run, "stepped-over", seat, self.doer.cause, fact)
        else:
            tell(run, "stepped", seat, self.doer.cause, fact, space=space_name(space))
        bonus = output_of(state.pack.federation[reached])
        receive(run, seat, bonus.stock, bonus.points, Cause("track", str(reached), self.doer.cause))
        if self.further:
            asks = any(is_order_sensitive(each.effect) for each in responses(state, (fact,)))
            run.push(StepFurther(self.further, self.doer, stood_by, asks))


@dataclass(frozen=True, slots=True)
class StepFurther(Step):
    """Continues with the next step, unless there is reason to ask again (D25)."""

    steps: int
    doer: Annotated[Doer, Tagged]
    stood_by: tuple[str, ...]
    """The side actions that were possible before the last step."""
    asks: bool
    """True if the last step brought a choice or a card."""

    def run(self, run: Run) -> None:
        """Continue as planned, or ask."""
        now = _standing_by(run.state, self.doer)
        if self.asks or not set(now) <= set(self.stood_by):
            run.push(ChooseSteps(self.steps, self.doer, begun=True))
        else:
            run.push(StepOn(self.doer, self.steps - 1))


def _standing_by(state: State, doer: Doer) -> tuple[str, ...]:
    """Return the keys of the possible side actions."""
    return tuple(option.key for option in doer.side_actions(state, ()))


@dataclass(frozen=True, slots=True)
class Advance(Step):
    """Follows an effect that advanced a marker, whatever the number of steps (UC-6.39)."""

    doer: Annotated[Doer, Tagged]

    def run(self, run: Run) -> None:
        """Let permanents respond to it."""
        run.report(facts.Advanced(self.doer.seat))


def move_marker(state: State, seat: int, space: int) -> None:
    """Put a marker on top of any others on a space (UC-6.37)."""
    track = [tuple(other for other in stack if other != seat) for stack in state.track]
    track[SPACES.index(space)] += (seat,)
    state.track = tuple(track)


def new_order(state: State) -> tuple[int, ...]:
    """Return the play order given by the track (UC-7.2)."""
    ahead = [seat for stack in state.track for seat in reversed(stack)]
    return (*ahead, *(seat for seat in state.order if seat not in ahead))


def clear_track(state: State) -> None:
    """Move all markers below space 4 (UC-7.1)."""
    state.track = ((),) * len(SPACES)
