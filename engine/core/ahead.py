"""Looking ahead: an option is offered only if what follows from it can be carried through.

Two things are looked into, and nothing else: options that say of themselves that they are `unsure`,
and all options of a question above something that must still be done and is at stake. Both are
played on a copy that nobody sees. Whoever looks ahead stops where somebody else is asked, and where
something hidden would be revealed; what lies on the stack there is judged as it stands, so that an
option which is missing tells nothing about the deck. A game may mark the frames that depend on what
was revealed (`Frame.chancy`, `Position.goes_on_unseen`): then the look goes on without them.
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
"""Answers tried for one option before it counts as not to be known."""

GLANCE = 8
"""Each answer gets this part of them at first, before any is tried fully."""
FEW = 250
"""With no more than so many left, one answer is tried after the other."""
NOTED_AFTER = 60
"""Answers tried for one option until it is noted which questions lead nowhere."""


class Outlook(IntEnum):
    """Whether what follows from an answer can be carried through."""

    NO = 0
    OPEN = 1
    """There is too much to look at."""
    YES = 2
    """Whatever is revealed on the way."""


def possible(
    rules: Rules[Any] | None,
    state: Any,
    below: Sequence[Frame],
    frame: Ask[Any],
    decision: Decision | None,
    *,
    whole: bool = True,
) -> Decision | None:
    """What a frame asks, without the options that lead nowhere; `below` it waits the rest.

    Where nobody needs the `whole` question, it is looked into only until it is known to leave a
    choice, and is handed back as it is then.
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
    """Whether it is plain from some sure options of a menu that it leaves a choice."""
    if len(sure) < 2 or all(option.again for option in sure):  # noqa: PLR2004 - that is a choice
        return False
    bound = frame.binding and frame.demanded()
    return not bound and not _duties(state, below)


def _duties(state: Any, below: Sequence[Frame]) -> Sequence[Frame]:
    """What waits from the lowest thing that is at stake on; a plain loop, as it is often run."""
    for place, frame in enumerate(below):
        if frame.binding and frame.at_stake(state):
            return below[place:]
    return ()


def _any_unsure(options: Sequence[Option]) -> bool:
    for option in options:  # noqa: SIM110 - the same, but quicker than any()
        if option.unsure:
            return True
    return False


def _leaves_choice(lookout: _Lookout, *, torn: bool) -> bool:
    """Whether the question is asked, whatever else becomes of its options."""
    if all(option.again for option in lookout.left()):
        return False
    kept = (
        option for option in lookout.left() if not torn or lookout.above(option) is not Outlook.NO
    )
    return len(tuple(islice(kept, 2))) > 1


def _without_dead_ends(lookout: _Lookout, *, torn: bool) -> Pick | None:
    """The decision with the options that can be carried through; None if nothing is left of it."""
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
    """The options that are sure to keep a duty, as long as one of them is.

    If none is, the duty may be lost whatever is done, and nothing is held back for it.
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
    """Ends what was done besides, which does not count as a part of what is looked into."""

    played: bool
    """Whether anything was done of that before."""


def _aside(frame: Ask[Any], decision: Decision, answer: Answer) -> Option | None:
    """The option that is done besides with this answer, if it is such a one."""
    if not isinstance(frame, Menu) or not isinstance(decision, Pick) or isinstance(answer, int):
        return None
    option = decision.find(answer[0])
    return option if option is not None and option.again else None


def _is_no_way(option: Option) -> bool:
    """Whether nobody is asked for its sake, if it cannot be carried through."""
    return option.unsure or option.again


def _is_due(frame: Frame) -> bool:
    return isinstance(frame, Ask) and frame.demanded()


class _Lookout:
    """Tries the options of one question, each on a copy of its own."""

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
        """The options that can be carried through."""
        for option in self.decision.options:
            if not option.unsure or self._alone(option) is Outlook.YES:
                yield option

    def _alone(self, option: Option) -> Outlook:
        """What comes of an option by itself; what may be done beside it may help."""
        return self._outlook(option, ())

    def above(self, option: Option) -> Outlook:
        """What comes of the duties after an option."""
        return self._outlook(option, self._duties)

    def _outlook(self, option: Option, below: Sequence[Frame]) -> Outlook:
        known = self._known.get((option.key, bool(below)))
        if known is None:
            known = self._known[option.key, bool(below)] = self._tried(option, below)
        return known

    def _tried(self, option: Option, below: Sequence[Frame]) -> Outlook:
        self._looks = MOST_LOOKS
        run = self._run(self._state, below)
        # Whatever is revealed from here on is told apart from what was revealed before.
        run.state.moves += 1
        self._frame.take(run, self.decision, (option.key,))
        run.push_triggered()
        return self._play_on(run, played=False)

    def _run(self, state: Any, stack: Sequence[Frame]) -> Run[Any]:
        run = Run(self._rules, state.clone(), imagined=True)
        run.stack = list(stack)
        return run

    def _play_on(self, run: Run[Any], *, played: bool) -> Outlook:
        """Play to the next question or to the end; nothing played at all comes to nothing."""
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
        """What is plain as it lies, where a look ahead ends; None if play goes on."""
        if not isinstance(top, Step | Ask | _Beside):
            return self._as_it_lies(run)
        if not self._is_blind(run):
            return None
        if not run.state.goes_on_unseen:
            return self._as_it_lies(run)
        done = isinstance(top, Ask) and not any(map(_is_due, run.stack))
        return Outlook.YES if done else None

    def _run_step(self, run: Run[Any], step: Step[Any]) -> None:
        """Play a step, unless what it does cannot be known."""
        if not (step.chancy and self._is_blind(run)):
            step.run(run)
            run.push_triggered()

    def _is_blind(self, run: Run[Any]) -> bool:
        """Whether something was revealed on the way, so that nobody can know what comes of it."""
        sealed: int = run.state.sealed
        return sealed > self._state.moves

    def _put(self, run: Run[Any], frame: Ask[Any], *, played: bool) -> Outlook | None:
        """What comes of a further question; None if play just goes on after it."""
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
        """Whether there is nothing else to look at than what comes of the only option."""
        mine = frame.seat_of(run.state) == self.decision.seat
        return mine and not (only.unsure or only.again)

    def _asked(
        self, run: Run[Any], frame: Ask[Any], decision: Decision, *, played: bool
    ) -> Outlook:
        """The best that the seat can make of a further question."""
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
        """What tells this question from others, if many were looked at; else it is not noted."""
        if self._looks > MOST_LOOKS - NOTED_AFTER:
            return None
        mark = run.state.mark()
        return None if mark is None else (mark, frame, tuple(run.stack), played)

    def _best_of(
        self, run: Run[Any], frame: Ask[Any], decision: Decision, *, played: bool
    ) -> Outlook:
        """The best that any answer leads to."""
        # Of what is not seen yet nothing is known, so one answer is as good as another.
        blind = frame.chancy and self._is_blind(run)
        tried = [decision.default] if blind else list(answers(decision))
        if len(tried) > 1 and self._looks > FEW:
            # So that one answer does not use up what another would need only a little of.
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
            # None of them can be carried through, so it will not even be asked.
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
        """What comes of the answers at first sight, up to one that is sure."""
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
        """What comes of an answer, as far as a part of the looks tells."""
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
        """What can be told where no further look is allowed: whether all duties could be done."""
        duties = [each for each in run.stack if isinstance(each, Ask) and each.demanded()]
        undone = any(each.decision(run.state) is None for each in duties)
        return Outlook.NO if undone else Outlook.YES
