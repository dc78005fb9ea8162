"""Look-ahead: an option is offered only if what follows from it can be carried through.

Only two things are looked into: options marked `unsure`, and all options of a question above
something mandatory that is at stake. Both are played on a copy that nobody sees. The search stops
where another seat is asked or something hidden would be revealed; the stack is then judged as it
is, so that a missing option gives nothing away about the deck. A game may mark the frames that
depend on what was revealed (`Frame.chancy`, `Position.looks_past_reveals`): then the search goes on
without them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from itertools import islice
from typing import Any

from engine.core.decision import Answer, Decision, Option, Pick, answers
from engine.core.frames import Ask, Frame, Menu, Position, Rules, Run, Step

LONG = 30
"""Questions met before it is worth asking whether something mandatory is lost already."""

FAR = 20_000
"""Answers tried for one option before it is offered although nothing is certain.

Of some thousand random games, a single position needed more. A custom pack whose effects set
each other off for ever would need no end of them, and nobody waits for that.
"""
DEEP = 16
"""An answer counts once more for so many frames that wait under it, as it takes longer to try."""


def without_dead_ends(
    rules: Rules[Any] | None,
    state: Any,
    below: Sequence[Frame],
    frame: Ask[Any],
    decision: Decision | None,
    *,
    whole: bool = True,
) -> Decision | None:
    """Return what a frame asks, without the options that lead nowhere.

    `below` holds the frames that wait under it. If nobody needs the `whole` question, the search
    stops as soon as a choice is certain to remain, and the question is returned unfiltered.
    """
    if not isinstance(decision, Pick) or decision.most > 1:
        return decision
    duties = _duties(state, below)
    endangered = bool(duties) or (
        frame.may_be_mandatory and frame.endangers_itself(state, decision.options)
    )
    if not endangered and not _any_unsure(decision.options):
        return decision
    if rules is None:
        raise ValueError("this question looks ahead: say by which rules the game is played")
    lookout = _Lookout(rules, state, frame, decision, duties)
    if not whole and _leaves_choice(lookout, endangered=endangered):
        return decision
    return _filtered(lookout, endangered=endangered)


def surely_asks(
    state: Any, below: Sequence[Frame], frame: Menu[Any], sure: Sequence[Option]
) -> bool:
    """Return whether these sure options alone guarantee that the menu leaves a choice."""
    if len(sure) < 2 or all(option.again for option in sure):  # noqa: PLR2004 - that is a choice
        return False
    bound = frame.may_be_mandatory and frame.demanded()
    return not bound and not _duties(state, below)


def _duties(state: Any, below: Sequence[Frame]) -> Sequence[Frame]:
    """Return the frames from the lowest one at stake upwards.

    A plain loop, because this runs very often.
    """
    for place, frame in enumerate(below):
        if frame.may_be_mandatory and frame.at_stake(state):
            return below[place:]
    return ()


def _any_unsure(options: Sequence[Option]) -> bool:
    for option in options:  # noqa: SIM110 - quicker than any()
        if option.unsure:
            return True
    return False


def _leaves_choice(lookout: _Lookout, *, endangered: bool) -> bool:
    """Return whether the question is asked no matter what becomes of its other options."""
    if all(option.again for option in lookout.left()):
        return False
    kept = (option for option in lookout.left() if not endangered or lookout.above(option))
    return len(tuple(islice(kept, 2))) > 1


def _filtered(lookout: _Lookout, *, endangered: bool) -> Pick | None:
    """Return the decision with only the options that can be carried through, if any are left."""
    decision, left = lookout.decision, list(lookout.left())
    held = False
    if endangered:
        keeping = [option for option in left if lookout.above(option)]
        # If no option keeps a mandatory step possible, it is lost anyway: nothing is held back.
        held, left = bool(keeping), keeping or left
    if not held and all(option.again for option in left):
        return None
    if len(left) == len(decision.options):
        return decision
    kept = {option.key for option in left}
    default = decision.default if kept.issuperset(decision.default) else (left[0].key,)
    return replace(decision, options=tuple(left), default=default)


@dataclass(frozen=True, slots=True)
class _SideActionDone(Frame):
    """Ends a side action, which does not count as part of the option being tried."""

    played: bool
    """True if anything had been done for the option before the side action."""

    def says(self) -> tuple[Frame, ...]:
        """Return no effects: it has none."""
        return ()


def _aside(frame: Ask[Any], decision: Decision, answer: Answer) -> Option | None:
    """Return the side action that this answer chooses, if it is one."""
    if not isinstance(frame, Menu) or not isinstance(decision, Pick) or isinstance(answer, int):
        return None
    option = decision.find(answer[0])
    return option if option is not None and option.again else None


def _is_no_way(option: Option) -> bool:
    """Return whether this option alone is no reason to ask, should it prove impossible."""
    return option.unsure or option.again


def _is_due(frame: Frame) -> bool:
    return isinstance(frame, Ask) and frame.demanded()


@dataclass(frozen=True, slots=True)
class _Question:
    """A question met on the way, with the answers to it that have not been tried yet."""

    run: Run[Any]
    frame: Ask[Any]
    decision: Decision
    played: bool
    left: Iterator[Answer | None]
    """None stands for passing over a question that will not be asked."""


class _Lookout:
    """Tries the options of one question, each on its own copy.

    All answers to all further questions are tried, as far as nothing else is known: a position in
    which the same is asked again is looked into once. The first answers come first: each of the
    others counts as a detour, and the fewest detours are tried first.
    """

    def __init__(
        self,
        rules: Rules[Any],
        state: Position,
        frame: Ask[Any],
        decision: Pick,
        duties: Sequence[Frame],
    ) -> None:
        self.decision = decision
        self._rules = rules
        self._state = state
        self._frame = frame
        self._duties = duties
        self._known: dict[tuple[str, bool], bool] = {}
        self._vain: set[Hashable] = set()
        """Questions that are known to lead nowhere."""
        self._seen: set[Hashable] = set()
        """Questions met since the option that is being tried."""
        self._waiting: list[tuple[int, int, _Question]] = []
        """A heap of the questions met, those with the fewest detours and the latest first."""
        self._detours = 0
        self._met = 0

    def left(self) -> Iterator[Option]:
        """Yield the options that can be carried through."""
        for option in self.decision.options:
            if not option.unsure or self._alone(option):
                yield option

    def _alone(self, option: Option) -> bool:
        """Return whether an option leads anywhere by itself; what is done besides may help."""
        return self._leads_on(option, ())

    def above(self, option: Option) -> bool:
        """Return whether the mandatory steps below remain possible after an option."""
        return self._leads_on(option, self._duties)

    def _leads_on(self, option: Option, below: Sequence[Frame]) -> bool:
        known = self._known.get((option.key, bool(below)))
        if known is None:
            known = self._known[option.key, bool(below)] = self._tried(option, below)
        return known

    def _tried(self, option: Option, below: Sequence[Frame]) -> bool:
        """Try an option; if it leads nowhere, neither does any question met after it."""
        run = self._run(self._state, below)
        # This separates whatever is revealed from here on from what was revealed before.
        run.state.moves += 1
        self._frame.take(run, self.decision, (option.key,))
        run.push_triggered()
        self._seen, self._waiting, self._detours, self._met = set(), [], 0, 0
        found = self._play_on(run, played=False) or self._search()
        if not found:
            self._vain |= self._seen
        return found

    def _search(self) -> bool:
        """Try the answers to all questions met until one of them succeeds."""
        tried = 0
        while self._waiting:
            self._detours, _, question = heappop(self._waiting)
            tried += 1 + len(question.run.stack) // DEEP
            if tried > FAR:
                return True
            for answer in islice(question.left, 1):
                self._wait(question, self._detours + 1)
                if self._answered(question, answer):
                    return True
        return False

    def _run(self, state: Any, stack: Sequence[Frame]) -> Run[Any]:
        run = Run(self._rules, state.clone(), imagined=True)
        run.stack = list(stack)
        return run

    def _play_on(self, run: Run[Any], *, played: bool) -> bool:
        """Play to the next question or to the end; return whether that is a success."""
        while run.stack and not run.missed:
            frame = run.stack[-1]
            outlook = self._seen_from(run, frame)
            if outlook is not None:
                return outlook
            run.stack.pop()
            if isinstance(frame, _SideActionDone):
                played = frame.played
            elif isinstance(frame, Step):
                self._run_step(run, frame)
                played = True
            elif isinstance(frame, Ask):
                outlook = self._put(run, frame, played=played)
                if outlook is not None:
                    return outlook
        return played and not run.missed

    def _seen_from(self, run: Run[Any], top: Frame) -> bool | None:
        """Return whether it succeeds, where the search must end; None if play goes on."""
        if not isinstance(top, Step | Ask | _SideActionDone):
            return self._as_it_lies(run)
        if not self._is_blind(run):
            return None
        if not run.state.looks_past_reveals:
            return self._as_it_lies(run)
        done = isinstance(top, Ask) and not any(map(_is_due, run.stack))
        return True if done else None

    def _run_step(self, run: Run[Any], step: Step[Any]) -> None:
        """Play a step, unless its effect cannot be known."""
        if not (step.chancy and self._is_blind(run)):
            step.run(run)
            run.push_triggered()

    def _is_blind(self, run: Run[Any]) -> bool:
        """Return whether something was revealed on the way, so that the result cannot be known."""
        sealed: int = run.state.sealed
        return sealed > self._state.moves

    def _put(self, run: Run[Any], frame: Ask[Any], *, played: bool) -> bool | None:
        """Return whether a further question succeeds; None if play simply goes on after it."""
        decision: Decision | None
        if not isinstance(frame, Menu):
            decision = frame.decision(run.state)
        else:
            options = tuple(frame.options(run.state))
            if len(options) == 1 and self._takes(run, frame, options[0]):
                frame.choose(run, options[0])
                run.push_triggered()
                return None
            decision = frame.pick(run.state, options)
        if decision is None:
            run.missed = frame.demanded()
            return None
        return self._asked(run, frame, decision, played=played)

    def _takes(self, run: Run[Any], frame: Menu[Any], only: Option) -> bool:
        """Return whether the only option can be taken without searching any further."""
        mine = frame.seat_of(run.state) == self.decision.seat
        return mine and not (only.unsure or only.again)

    def _asked(self, run: Run[Any], frame: Ask[Any], decision: Decision, *, played: bool) -> bool:
        """Return False after putting the question aside, unless somebody else is asked."""
        if decision.seat != self.decision.seat:
            run.stack.append(frame)
            return self._as_it_lies(run)
        key = run.state.search_key()
        if key is not None:
            question = (key, frame, tuple(run.stack), played)
            if question in self._seen or question in self._vain:
                return False
            self._seen.add(question)
        if self._met > LONG and self._is_lost(run, frame):
            return False
        left = self._to_try(run, frame, decision)
        self._wait(_Question(run, frame, decision, played, left), self._detours)
        return False

    def _is_lost(self, run: Run[Any], top: Ask[Any]) -> bool:
        """Return whether something mandatory is certain to be impossible already."""
        stack = (*run.stack, top)
        return any(
            frame.may_be_mandatory and frame.is_lost(run.state, stack[place:])
            for place, frame in enumerate(stack, start=1)
        )

    def _wait(self, question: _Question, detours: int) -> None:
        """Have a question wait until its next answer is tried."""
        self._met += 1
        heappush(self._waiting, (detours, -self._met, question))

    def _to_try(
        self, run: Run[Any], frame: Ask[Any], decision: Decision
    ) -> Iterator[Answer | None]:
        """Yield the answers to a question that make a difference."""
        if frame.chancy and self._is_blind(run):
            # Nothing is known of what has not been seen yet, so one answer is as good as another.
            yield decision.default
        else:
            yield from answers(decision)
        if isinstance(decision, Pick) and all(map(_is_no_way, decision.options)):
            # If none of them can be carried through, the question will not even be asked.
            yield None

    def _answered(self, question: _Question, answer: Answer | None) -> bool:
        """Play on after an answer to a question; return whether that is a success already."""
        frame, decision, played = question.frame, question.decision, question.played
        further = self._run(question.run.state, question.run.stack)
        if answer is None:
            further.missed = frame.demanded()
            return self._play_on(further, played=played)
        aside = _aside(frame, decision, answer)
        if aside is None:
            frame.take(further, decision, answer)
        else:
            further.push(*aside.then, _SideActionDone(played), frame)
        further.push_triggered()
        return self._play_on(further, played=played)

    def _as_it_lies(self, run: Run[Any]) -> bool:
        """Judge the stack without searching on: no mandatory question may be unanswerable."""
        duties = [each for each in run.stack if isinstance(each, Ask) and each.demanded()]
        return not any(each.decision(run.state) is None for each in duties)
