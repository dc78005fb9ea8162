"""The stack machine: a turn is a stack of frozen frames, played until a seat is asked.

Steps run by themselves, asks wait for an answer, and several lanes may wait side by side. The stack
is data, so a game can be stored, copied, printed and undone at any moment.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.core.ahead import surely_asks, without_dead_ends
from engine.core.decision import Answer, Decision, Option, Pick, links
from engine.core.errors import NotAwaited
from engine.core.event import Event
from engine.core.frames import (
    Ask,
    Final,
    Frame,
    Lane,
    Lapse,
    Menu,
    Position,
    Rules,
    Run,
    S,
    S_contra,
    Seal,
    Step,
    Together,
    frames,
    with_frames,
)
from engine.core.msg import msg

__all__ = [
    "Ask",
    "Final",
    "Frame",
    "Lane",
    "Lapse",
    "Menu",
    "Outcome",
    "Position",
    "Rules",
    "Run",
    "S",
    "S_contra",
    "Seal",
    "Settle",
    "Step",
    "Together",
    "begin",
    "dominant",
    "frames",
    "held_up_by",
    "imagine",
    "pending",
    "stack_below_together",
    "submit",
    "with_frames",
]


_UNLISTED = Pick(-1, msg("list-none"), (), ())
"""A placeholder for a question when it only matters that one is asked."""


@dataclass(frozen=True, slots=True)
class Settle(Step[Position]):
    """Waits for what a seat still owes."""

    seat: int

    def run(self, run: Run[Position]) -> None:
        """Play the owed lanes as far as they go, then move the seat's own onto the stack."""
        mine = _take_out(run, self.seat)
        for lane in reversed(mine):
            run.stack.extend(lane)


def _take_out(run: Run[Position], seat: int) -> list[Lane]:
    """Remove and return the owed lanes that ask a seat."""
    stack = run.stack
    _advance_owed(run)
    run.stack = stack
    mine = [lane for lane in run.state.owed if seat in _awaited(lane, run)]
    run.state.owed = tuple(lane for lane in run.state.owed if lane not in mine)
    return mine


def _awaited(lane: Lane, run: Run[Any]) -> set[int]:
    """Return the seats that a waiting lane is asking."""
    return {decision.seat for decision in _asked(lane, run.state, run.rules)}


def advance(run: Run[Any]) -> Decision | None:
    """Play frames until a seat is asked; return the question on top of a plain stack, if any."""
    while run.stack:
        frame = run.stack.pop()
        if isinstance(frame, Step):
            frame.run(run)
            run.push_triggered()
        elif isinstance(frame, Ask):
            decision = _question_of(run, frame)
            if decision is not None:
                run.stack.append(frame)
                return decision
        elif isinstance(frame, Together) and _advance_lanes(run, frame):
            return None
    return None


def _question_of(run: Run[Any], frame: Ask[Any]) -> Decision | None:
    """Return the question of a frame, if any; a single answer is taken silently."""
    if isinstance(frame, Menu):
        options = _listed(run, frame)
        if options is None:
            return _UNLISTED
        if len(options) == 1 and frame.is_silent(options[0]):
            frame.choose(run, options[0])
            run.push_triggered()
            return None
        decision: Decision | None = frame.pick(run.state, options)
    elif run.imagined and frame.always_asked and frame.whom(run.state) is not None:
        return _UNLISTED
    else:
        decision = frame.decision(run.state)
    decision = without_dead_ends(
        run.rules, run.state, run.stack, frame, decision, whole=not run.imagined
    )
    forced = None if decision is None or frame.always_asked else decision.forced()
    if decision is None or forced is None:
        return decision
    frame.take(run, decision, forced)
    run.push_triggered()
    return None


def _listed(run: Run[Any], frame: Menu[Any]) -> tuple[Option, ...] | None:
    """Return the options of a menu; None in a look-ahead once a choice is certain."""
    if not run.imagined:
        return tuple(frame.options(run.state))
    found: list[Option] = []
    sure: list[Option] = []
    for option in frame.options(run.state):
        found.append(option)
        if not option.unsure:
            sure.append(option)
            if surely_asks(run.state, run.stack, frame, sure):
                return None
    return tuple(found)


def _advance_lanes(run: Run[Any], together: Together) -> bool:
    """Play every lane as far as it goes; return whether one of them still waits."""
    outer, waiting = run.stack, []
    for lane in together.lanes:
        run.stack = list(lane)
        advance(run)
        if run.stack:
            waiting.append(tuple(run.stack))
    run.stack = outer
    if waiting:
        run.stack.append(Together(tuple(waiting)))
    return bool(waiting)


def _advance_owed(run: Run[Any]) -> None:
    """Play every owed lane as far as it goes, including those added meanwhile."""
    state: Position = run.state
    waiting: list[Lane] = []
    while state.owed:
        lanes, state.owed = state.owed, ()
        for lane in lanes:
            run.stack = list(lane)
            advance(run)
            if run.stack:
                waiting.append(tuple(run.stack))
    state.owed = tuple(waiting)


def _asked(stack: Lane, state: Position, rules: Rules[Any] | None) -> list[Decision]:
    """Return the questions that the top of a stack asks."""
    if not stack:
        return []
    top = stack[-1]
    if isinstance(top, Together):
        return [decision for lane in top.lanes for decision in _asked(lane, state, rules)]
    if not isinstance(top, Ask):
        return []
    decision = without_dead_ends(rules, state, stack[:-1], top, top.decision(state))
    return [decision] if decision else []


def pending(state: Position, rules: Rules[Any] | None = None) -> tuple[Decision, ...]:
    """Return the open questions, one per seat, in seat order; none when the game is over.

    A game that looks ahead must be passed in; without it, a question that needs it raises an error.
    """
    found: dict[int, Decision] = {}
    for stack in (state.stack, *state.owed):
        for decision in _asked(stack, state, rules):
            found.setdefault(decision.seat, decision)
    return tuple(found[seat] for seat in sorted(found))


def dominant(state: Position, asked: Decision) -> Answer | None:
    """Return the answer that the question on top of the stack needs no player for, if any."""
    top = state.stack[-1] if state.stack else None
    if not isinstance(top, Menu) or not isinstance(asked, Pick):
        return None
    if top.seat_of(state) != asked.seat:
        return None
    key = top.dominant(state, asked)
    return None if key is None else (key,)


def held_up_by(state: Position) -> tuple[int, ...]:
    """Return the seats that hold up the game itself, not only something that they still owe."""
    return tuple(sorted(set(_whom(state.stack, state))))


def _whom(stack: Lane, state: Position) -> Iterator[int]:
    top = stack[-1] if stack else None
    if isinstance(top, Together):
        for lane in top.lanes:
            yield from _whom(lane, state)
    elif isinstance(top, Ask):
        seat = top.whom(state)
        if seat is not None:
            yield seat


def stack_below_together(state: Position) -> Lane | None:
    """Return the stack below a simultaneous choice; None if there is none."""
    if state.stack and isinstance(state.stack[-1], Together):
        return state.stack[:-1]
    return None


@dataclass(frozen=True, slots=True)
class Outcome:
    """The events that an answer caused, and the questions that are open after it."""

    events: tuple[Event, ...]
    pending: tuple[Decision, ...] = field(default=())


def begin(rules: Rules[S], state: S) -> Outcome:
    """Play a fresh position up to its first question."""
    run = Run(rules, state)
    return _outcome(run, _play_on(run, list(state.stack)))


def submit(
    rules: Rules[S], state: S, seat: int, answer: Answer, asked: Sequence[Decision] | None = None
) -> Outcome:
    """Check and carry out an answer; `asked` avoids deriving the questions again."""
    run = Run(rules, state)
    questions = pending(state, rules) if asked is None else asked
    return _outcome(run, _answer(run, seat, answer, questions))


def imagine(rules: Rules[S], state: S, decision: Decision, answer: Answer) -> None:
    """Carry out an answer on a copy, only to see where it leads.

    It leads to the same position as `submit`, but records no events and does not list the final
    question, which is most of the work; use `pending` where that matters.
    """
    _answer(Run(rules, state, imagined=True), decision.seat, answer, (decision,))


def _answer(
    run: Run[Any], seat: int, answer: Answer, questions: Sequence[Decision]
) -> Decision | None:
    """Carry out an answer to one of the questions, then play on.

    If it also answers the questions that follow, it still counts as a single move.
    """
    first, *further = links(answer)
    top = _carry_out(run, seat, first, questions)
    for each in further:
        run.state.moves -= 1
        top = _carry_out(run, seat, each, pending(run.state, run.rules))
    return top


def _carry_out(
    run: Run[Any], seat: int, answer: Answer, questions: Sequence[Decision]
) -> Decision | None:
    """Carry out an answer to a single question, then play on."""
    state: Position = run.state
    decision = next((question for question in questions if question.seat == seat), None)
    if decision is None:
        raise NotAwaited(msg("error-not-awaited" if questions else "error-game-over"))
    checked = decision.check(answer)
    state.moves += 1
    stack = list(state.stack)
    top = stack[-1] if stack else None
    if isinstance(top, Ask) and not state.owed:
        _take(run, stack, decision, checked)
    elif not _answer_within(run, stack, decision, checked):
        _take_owed(run, decision, checked)
    return _play_on(run, stack)


def _play_on(run: Run[Any], stack: list[Frame]) -> Decision | None:
    """Advance the main stack and the owed lanes; return the question on top, if it is certain."""
    run.stack = stack
    top = advance(run)
    state: Position = run.state
    state.stack = tuple(run.stack)
    owed = state.owed
    if owed:
        _advance_owed(run)
    # The owed lanes may have changed the position, and the question with it.
    return top if state.owed == owed else None


def _outcome(run: Run[Any], top: Decision | None) -> Outcome:
    """Return the events and the open questions; a known question is not derived again."""
    asked = pending(run.state, run.rules) if top is None else _with_owed(top, run)
    return Outcome(tuple(run.events), asked)


def _with_owed(top: Decision, run: Run[Any]) -> tuple[Decision, ...]:
    """Return the question of the main stack together with those owed."""
    if not run.state.owed:
        return (top,)
    found = {top.seat: top}
    for lane in run.state.owed:
        for decision in _asked(lane, run.state, run.rules):
            found.setdefault(decision.seat, decision)
    return tuple(found[seat] for seat in sorted(found))


def _answer_within(run: Run[Any], stack: list[Frame], decision: Decision, answer: Answer) -> bool:
    """Answer the top of this stack, or the lane on top of it; return whether it had asked."""
    if not stack:
        return False
    top = stack[-1]
    if isinstance(top, Together):
        lanes = [list(lane) for lane in top.lanes]
        done = any(_answer_within(run, lane, decision, answer) for lane in lanes)
        if done:
            stack[-1] = Together(tuple(tuple(lane) for lane in lanes if lane))
        return done
    if not isinstance(top, Ask) or top.whom(run.state) != decision.seat:
        return False
    _take(run, stack, decision, answer)
    return True


def _take(run: Run[Any], stack: list[Frame], decision: Decision, answer: Answer) -> None:
    """Answer the ask on top of this stack, and push what follows onto the same stack."""
    top = stack.pop()
    assert isinstance(top, Ask)  # noqa: S101 - only asks put questions
    run.stack = stack
    top.take(run, decision, answer)
    run.push_triggered()


def _take_owed(run: Run[Any], decision: Decision, answer: Answer) -> None:
    """Answer one of the lanes that hold nobody up."""
    state: Position = run.state
    for number, owed in enumerate(state.owed):
        lane = list(owed)
        if _answer_within(run, lane, decision, answer):
            rest = (tuple(lane),) if lane else ()
            state.owed = (*state.owed[:number], *rest, *state.owed[number + 1 :])
            return
