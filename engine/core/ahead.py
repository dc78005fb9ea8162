"""Look-ahead: an option is offered only if what follows from it can be carried through.

Only two things are looked into: options marked `unsure`, and all options of a question above
something mandatory that is at stake. Both are played on a copy that nobody sees. The search stops
where another seat is asked or something hidden would be revealed; the stack is then judged as it
is, so that a missing option gives nothing away about the deck. A game may mark the frames that
depend on what was revealed (`Frame.chancy`, `Position.goes_on_unseen`): then the search goes on
without them.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import IntEnum
from itertools import islice
from typing import Any

from engine.core.decision import Answer, Decision, Option, Pick, answers
from engine.core.frames import Ask, Frame, Menu, Position, Rules, Run, Step

MOST_LOOKS = 5000
"""Answers tried for one option before its outcome is given up as unknown."""

GLANCE = 8
"""Each answer first gets this fraction of the remaining tries, before any is tried in full."""
FEW = 250
"""With no more tries left than this, the answers are tried one after another."""
NOTED_AFTER = 60
"""Answers tried for one option before questions known to lead nowhere are recorded."""


class Outlook(IntEnum):
    """The prospects of carrying through what follows from an answer."""

    NO = 0
    OPEN = 1
    """There is too much to search."""
    YES = 2
    """It succeeds no matter what is revealed on the way."""


def possible(
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
    torn = bool(duties) or (frame.binding and frame.torn(state, decision.options))
    if not torn and not _any_unsure(decision.options):
        return decision
    if rules is None:
        raise ValueError("this question looks ahead: say by which rules the game is played")
    lookout = _Lookout(rules, state, frame, decision, duties)
    if not whole and _leaves_choice(lookout, torn=torn):
        return decision
    return _without_dead_ends(lookout, torn=torn)


def surely_asks(
    state: Any, below: Sequence[Frame], frame: Menu[Any], sure: Sequence[Option]
) -> bool:
    """Return whether these sure options alone guarantee that the menu leaves a choice."""
    if len(sure) < 2 or all(option.again for option in sure):  # noqa: PLR2004 - that is a choice
        return False
    bound = frame.binding and frame.demanded()
    return not bound and not _duties(state, below)


def _duties(state: Any, below: Sequence[Frame]) -> Sequence[Frame]:
    """Return the frames from the lowest one at stake upwards.

    A plain loop, because this runs very often.
    """
    for place, frame in enumerate(below):
        if frame.binding and frame.at_stake(state):
            return below[place:]
    return ()


def _any_unsure(options: Sequence[Option]) -> bool:
    for option in options:  # noqa: SIM110 - quicker than any()
        if option.unsure:
            return True
    return False


def _leaves_choice(lookout: _Lookout, *, torn: bool) -> bool:
    """Return whether the question is asked no matter what becomes of its other options."""
    if all(option.again for option in lookout.left()):
        return False
    kept = (
        option for option in lookout.left() if not torn or lookout.above(option) is not Outlook.NO
    )
    return len(tuple(islice(kept, 2))) > 1


def _without_dead_ends(lookout: _Lookout, *, torn: bool) -> Pick | None:
    """Return the decision with only the options that can be carried through, if any are left."""
    decision, left = lookout.decision, list(lookout.left())
    held = torn and bool(left)
    if held:
        outlooks = [lookout.above(option) for option in left]
        held, left = Outlook.YES in outlooks, _keeping(left, outlooks)
    if not held and all(option.again for option in left):
        return None
    if len(left) == len(decision.options):
        return decision
    kept = {option.key for option in left}
    default = decision.default if kept.issuperset(decision.default) else (left[0].key,)
    return replace(decision, options=tuple(left), default=default)


def _keeping(options: list[Option], outlooks: Sequence[Outlook]) -> list[Option]:
    """Drop options that would make a mandatory step impossible if another surely keeps it possible.

    If no option is sure to, the step may be lost either way, and nothing is held back for it.
    """
    if Outlook.YES not in outlooks:
        return options
    return [
        option
        for option, outlook in zip(options, outlooks, strict=True)
        if outlook is not Outlook.NO
    ]


@dataclass(frozen=True, slots=True)
class _Beside(Frame):
    """Ends a side action, which does not count as part of the option being tried."""

    played: bool
    """True if anything had been done for the option before the side action."""


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


class _Lookout:
    """Tries the options of one question, each on its own copy."""

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
        self._known: dict[tuple[str, bool], Outlook] = {}
        self._looks = 0
        self._vain: set[Hashable] = set()
        """Questions that are known to lead nowhere."""

    def left(self) -> Iterator[Option]:
        """Yield the options that can be carried through."""
        for option in self.decision.options:
            if not option.unsure or self._alone(option) is Outlook.YES:
                yield option

    def _alone(self, option: Option) -> Outlook:
        """Return the prospects of an option by itself; what is done besides may help."""
        return self._outlook(option, ())

    def above(self, option: Option) -> Outlook:
        """Return the prospects of the mandatory steps below after an option."""
        return self._outlook(option, self._duties)

    def _outlook(self, option: Option, below: Sequence[Frame]) -> Outlook:
        known = self._known.get((option.key, bool(below)))
        if known is None:
            known = self._known[option.key, bool(below)] = self._tried(option, below)
        return known

    def _tried(self, option: Option, below: Sequence[Frame]) -> Outlook:
        self._looks = MOST_LOOKS
        run = self._run(self._state, below)
        # This separates whatever is revealed from here on from what was revealed before.
        run.state.moves += 1
        self._frame.take(run, self.decision, (option.key,))
        run.push_triggered()
        return self._play_on(run, played=False)

    def _run(self, state: Any, stack: Sequence[Frame]) -> Run[Any]:
        run = Run(self._rules, state.clone(), imagined=True)
        run.stack = list(stack)
        return run

    def _play_on(self, run: Run[Any], *, played: bool) -> Outlook:
        """Play to the next question or to the end; if nothing was played, the result is NO."""
        while run.stack and not run.missed:
            frame = run.stack[-1]
            outlook = self._seen_from(run, frame)
            if outlook is not None:
                return outlook
            run.stack.pop()
            if isinstance(frame, _Beside):
                played = frame.played
            elif isinstance(frame, Step):
                self._run_step(run, frame)
                played = True
            elif isinstance(frame, Ask):
                outlook = self._put(run, frame, played=played)
                if outlook is not None:
                    return outlook
        return Outlook.YES if played and not run.missed else Outlook.NO

    def _seen_from(self, run: Run[Any], top: Frame) -> Outlook | None:
        """Return the outlook where the search must end; None if play goes on."""
        if not isinstance(top, Step | Ask | _Beside):
            return self._as_it_lies(run)
        if not self._is_blind(run):
            return None
        if not run.state.goes_on_unseen:
            return self._as_it_lies(run)
        done = isinstance(top, Ask) and not any(map(_is_due, run.stack))
        return Outlook.YES if done else None

    def _run_step(self, run: Run[Any], step: Step[Any]) -> None:
        """Play a step, unless its effect cannot be known."""
        if not (step.chancy and self._is_blind(run)):
            step.run(run)
            run.push_triggered()

    def _is_blind(self, run: Run[Any]) -> bool:
        """Return whether something was revealed on the way, so that the result cannot be known."""
        sealed: int = run.state.sealed
        return sealed > self._state.moves

    def _put(self, run: Run[Any], frame: Ask[Any], *, played: bool) -> Outlook | None:
        """Return the outlook of a further question; None if play simply goes on after it."""
        decision: Decision | None
        if not isinstance(frame, Menu):
            decision = frame.decision(run.state)
        else:
            options = tuple(frame.options(run.state))
            if len(options) == 1 and self._looks and self._takes(run, frame, options[0]):
                self._looks -= 1
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

    def _asked(
        self, run: Run[Any], frame: Ask[Any], decision: Decision, *, played: bool
    ) -> Outlook:
        """Return the best outlook that the seat can reach from a further question."""
        if decision.seat != self.decision.seat:
            run.stack.append(frame)
            return self._as_it_lies(run)
        mark = self._mark(run, frame, played=played)
        if mark in self._vain:
            return Outlook.NO
        best = self._best_of(run, frame, decision, played=played)
        if best is Outlook.NO and mark is not None:
            self._vain.add(mark)
        return best

    def _mark(self, run: Run[Any], frame: Ask[Any], *, played: bool) -> Hashable:
        """Return what identifies this question, or None while too few tries have been made."""
        if self._looks > MOST_LOOKS - NOTED_AFTER:
            return None
        mark = run.state.mark()
        return None if mark is None else (mark, frame, tuple(run.stack), played)

    def _best_of(
        self, run: Run[Any], frame: Ask[Any], decision: Decision, *, played: bool
    ) -> Outlook:
        """Return the best outlook that any answer leads to."""
        # Nothing is known of what has not been seen yet, so one answer is as good as another.
        blind = frame.chancy and self._is_blind(run)
        tried = [decision.default] if blind else list(answers(decision))
        if len(tried) > 1 and self._looks > FEW:
            # Otherwise one answer could use up the tries of another that needs only a few.
            glances = self._glances(run, frame, decision, tried, played)
            if Outlook.YES in glances.values():
                return Outlook.YES
            tried = [answer for answer in tried if glances[answer] is Outlook.OPEN]
        best = Outlook.NO
        for answer in tried:
            if not self._looks:
                return max(best, Outlook.OPEN)
            self._looks -= 1
            best = max(best, self._answered(run, frame, decision, answer, played=played))
            if best is Outlook.YES:
                return best
        if isinstance(decision, Pick) and all(map(_is_no_way, decision.options)):
            # None of them can be carried through, so the question will not even be asked.
            run.missed = frame.demanded()
            best = max(best, self._play_on(run, played=played))
        return best

    def _glances(
        self,
        run: Run[Any],
        frame: Ask[Any],
        decision: Decision,
        tried: Sequence[Answer],
        played: bool,  # noqa: FBT001
    ) -> dict[Answer, Outlook]:
        """Return the outlooks after a short search of each answer, stopping at the first YES."""
        found: dict[Answer, Outlook] = {}
        for answer in tried:
            found[answer] = self._glanced(run, frame, decision, answer, played)
            if found[answer] is Outlook.YES:
                break
        return found

    def _glanced(
        self,
        run: Run[Any],
        frame: Ask[Any],
        decision: Decision,
        answer: Answer,
        played: bool,  # noqa: FBT001
    ) -> Outlook:
        """Return the outlook of an answer, using only a fraction of the remaining tries."""
        few = self._looks // GLANCE
        if not few:
            return Outlook.OPEN
        rest, self._looks = self._looks - few, few - 1
        found = self._answered(run, frame, decision, answer, played=played)
        self._looks += rest
        return found

    def _answered(
        self, run: Run[Any], frame: Ask[Any], decision: Decision, answer: Answer, *, played: bool
    ) -> Outlook:
        further = self._run(run.state, run.stack)
        aside = _aside(frame, decision, answer)
        if aside is None:
            frame.take(further, decision, answer)
        else:
            further.push(*aside.then, _Beside(played), frame)
        further.push_triggered()
        return self._play_on(further, played=played)

    def _as_it_lies(self, run: Run[Any]) -> Outlook:
        """Judge the stack without searching on: NO if a mandatory question cannot be answered."""
        duties = [each for each in run.stack if isinstance(each, Ask) and each.demanded()]
        undone = any(each.decision(run.state) is None for each in duties)
        return Outlook.NO if undone else Outlook.YES
