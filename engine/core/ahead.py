"""Looking ahead: an option is offered only if what follows from it can be carried through.

Two things are looked into, and nothing else: options that say of themselves that they are `unsure`,
and all options of a question above something that must still be done and is at stake. Both are
played on a copy that nobody sees. Whoever looks ahead stops where something hidden would be
revealed and where somebody else is asked; what lies on the stack there is judged as it stands, so
that an option which is missing tells nothing about the deck.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from enum import IntEnum
from itertools import islice
from typing import Any

from engine.core.decision import Answer, Decision, Option, Pick, answers, keys_of
from engine.core.frames import Ask, Frame, Menu, Position, Rules, Run, Step

MOST_LOOKS = 200
"""Answers tried for one option before it counts as not to be known."""


class Outlook(IntEnum):
    """Whether what follows from an answer can be carried through."""

    NO = 0
    OPEN = 1
    """It depends on what nobody can know yet, or there is too much to look at."""
    YES = 2


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
    if all(option.again for option in left):
        return None
    if torn:
        left = _keeping(left, [lookout.above(option) for option in left])
    if len(left) == len(decision.options):
        return decision
    kept = {option.key for option in left}
    default = decision.default if kept.issuperset(decision.default) else (left[0].key,)
    return replace(decision, options=tuple(left), default=default)


def _keeping(options: list[Option], outlooks: Sequence[Outlook]) -> list[Option]:
    """The options that do not make a duty impossible which one of them is sure to keep.

    If none is, the duty may be lost whatever is done, and nothing is held back for it.
    """
    if Outlook.YES not in outlooks:
        return options
    return [
        option
        for option, outlook in zip(options, outlooks, strict=True)
        if outlook is not Outlook.NO
    ]


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
        self._asides = False
        self._looks = 0

    def left(self) -> Iterator[Option]:
        """The options that can be carried through."""
        for option in self.decision.options:
            if not option.unsure or self._alone(option) is Outlook.YES:
                yield option

    def _alone(self, option: Option) -> Outlook:
        """What comes of an option by itself, without anything that may be done beside it."""
        return self._outlook(option, (), asides=False)

    def above(self, option: Option) -> Outlook:
        """What comes of the duties after an option; what may be done beside it may help."""
        return self._outlook(option, self._duties, asides=True)

    def _outlook(self, option: Option, below: Sequence[Frame], *, asides: bool) -> Outlook:
        known = self._known.get((option.key, asides))
        if known is None:
            self._asides = asides
            known = self._known[option.key, asides] = self._tried(option, below)
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
            if run.state.sealed > self._state.moves:
                return self._as_it_lies(run)
            frame = run.stack.pop()
            if isinstance(frame, Step):
                frame.run(run)
                run.push_triggered()
                played = True
            elif isinstance(frame, Ask):
                outlook = self._put(run, frame, played=played)
                if outlook is not None:
                    return outlook
            else:
                run.stack.append(frame)
                return self._as_it_lies(run)
        return Outlook.YES if played and not run.missed else Outlook.NO

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
        return mine and not only.unsure and (self._asides or not only.again)

    def _asked(
        self, run: Run[Any], frame: Ask[Any], decision: Decision, *, played: bool
    ) -> Outlook:
        """The best that the seat can make of a further question."""
        if decision.seat != self.decision.seat:
            run.stack.append(frame)
            return self._as_it_lies(run)
        best = Outlook.NO
        for answer in self._answers(decision):
            if not self._looks:
                return max(best, Outlook.OPEN)
            self._looks -= 1
            best = max(best, self._answered(run, frame, decision, answer, played=played))
            if best is Outlook.YES:
                return best
        if isinstance(decision, Pick) and all(option.unsure for option in decision.options):
            # None of them can be carried through, so it will not even be asked.
            run.missed = frame.demanded()
            best = max(best, self._play_on(run, played=played))
        return best

    def _answers(self, decision: Decision) -> Iterable[Answer]:
        if self._asides or not isinstance(decision, Pick):
            return answers(decision)
        again = {option.key for option in decision.options if option.again}
        return (answer for answer in answers(decision) if again.isdisjoint(keys_of(answer)))

    def _answered(
        self, run: Run[Any], frame: Ask[Any], decision: Decision, answer: Answer, *, played: bool
    ) -> Outlook:
        further = self._run(run.state, run.stack)
        frame.take(further, decision, answer)
        further.push_triggered()
        return self._play_on(further, played=played)

    def _as_it_lies(self, run: Run[Any]) -> Outlook:
        """What can be told where no further look is allowed: whether all duties could be done."""
        duties = [each for each in run.stack if isinstance(each, Ask) and each.demanded()]
        undone = [each for each in duties if each.decision(run.state) is None]
        if not undone:
            return Outlook.YES
        return Outlook.OPEN if all(each.lapses for each in undone) else Outlook.NO
