"""The stack machine: a turn is a stack of frozen frames, played until somebody is asked.

Steps run by themselves, asks wait for an answer, and several lanes may wait side by side. The
stack is data, so a game can be stored, copied, printed and taken back at any moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.errors import NotAwaited
from engine.core.event import Event
from engine.core.msg import Msg, msg
from engine.core.rng import Rng
from engine.core.stored import Stored

T = TypeVar("T")


class Frame(Stored, abstract=True):
    """A piece of the game still to be played; frozen, never edited."""

    __slots__ = ()


Lane: TypeAlias = tuple[Frame, ...]
"""Frames waiting for one another, the next one last."""


@dataclass(slots=True)
class Position:
    """What the state of every game has; the games add their own pieces."""

    rng: Rng
    stack: Lane = ()
    owed: tuple[Lane, ...] = ()
    """Lanes that wait for an answer while the rest of the game goes on."""
    moves: int = 0
    """Answers that led here."""
    sealed: int = 0
    """Moves up to this one cannot be taken back freely: something was revealed since."""
    turns: int = 0
    """Turns begun."""


S = TypeVar("S", bound=Position)
S_contra = TypeVar("S_contra", bound=Position, contravariant=True)


class Rules(Protocol[S_contra]):
    """The part of a game that the machine needs."""

    def reactions(self, state: S_contra, event: Event) -> Sequence[Frame]:
        """Frames that this event sets off, the first to be played first."""
        ...


class Run(Generic[S]):
    """One answer being carried out: steps change the state and add frames through it."""

    __slots__ = ("_triggered", "events", "rules", "stack", "state")

    def __init__(self, rules: Rules[S], state: S) -> None:
        self.rules = rules
        self.state = state
        self.stack: list[Frame] = []
        self.events: list[Event] = []
        self._triggered: list[Frame] = []

    def push(self, *frames: Frame) -> None:
        """Have these frames played next, the first one first."""
        self.stack.extend(reversed(frames))

    def owe(self, *frames: Frame) -> None:
        """Ask something that holds up nobody until `settle` is reached."""
        self.state.owed = (*self.state.owed, tuple(reversed(frames)))

    def emit(self, event: Event) -> None:
        """Tell what happened; whatever it triggers is played right after the running step."""
        self.events.append(event)
        self._triggered.extend(self.rules.reactions(self.state, event))

    def seal(self) -> None:
        """Something was revealed: what led here is not taken back freely."""
        self.state.sealed = self.state.moves

    def draw(self, deck: tuple[T, ...], count: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """The top cards and the rest; the one way to look at a deck, so it always seals."""
        self.seal()
        return deck[:count], deck[count:]

    def begin_turn(self) -> None:
        """A turn begins: what came before it is sealed."""
        self.state.turns += 1
        self.seal()

    def push_triggered(self) -> None:
        """Put what was triggered on top, in its fixed order."""
        if self._triggered:
            self.push(*self._triggered)
            self._triggered.clear()


class Step(Frame, Generic[S], abstract=True):
    """A frame that plays itself."""

    __slots__ = ()

    def run(self, run: Run[S]) -> None:
        """Play it."""
        raise NotImplementedError


class Ask(Frame, Generic[S], abstract=True):
    """A frame that waits for an answer."""

    __slots__ = ()
    shown: ClassVar[bool] = False
    """Asked even if only one answer is possible, because the question itself tells something."""

    def decision(self, state: S) -> Decision | None:
        """The question, derived from the position; None when there is nothing to decide."""
        raise NotImplementedError

    def take(self, run: Run[S], decision: Decision, answer: Answer) -> None:
        """Carry out a legal answer."""
        raise NotImplementedError


class Menu(Ask[S], abstract=True):
    """Pick exactly one option; the option itself says what follows."""

    __slots__ = ()

    def seat_of(self, state: S) -> int:
        """Who is asked."""
        raise NotImplementedError

    def prompt(self, state: S) -> Msg:
        """The question."""
        raise NotImplementedError

    def options(self, state: S) -> Sequence[Option]:
        """Everything that is legal now; none at all skips the question."""
        raise NotImplementedError

    def default(self, state: S, options: Sequence[Option]) -> str:  # noqa: ARG002 - for menus that need it
        """The key of the safe answer: the first option, unless the menu knows better."""
        return options[0].key

    def decision(self, state: S) -> Pick | None:
        """The menu as a decision."""
        options = tuple(self.options(state))
        if not options:
            return None
        if len({option.key for option in options}) < len(options):
            raise ValueError(f"{type(self).__name__} offers two options under one key")
        default = (self.default(state, options),)
        return Pick(self.seat_of(state), self.prompt(state), options, default)

    def take(self, run: Run[S], decision: Decision, answer: Answer) -> None:
        """Play what follows from the option, then ask again if it says so."""
        assert isinstance(decision, Pick)  # noqa: S101 - narrows the type; Menu made it
        assert isinstance(answer, tuple)  # noqa: S101
        option = decision.by_key[answer[0]]
        if option.again:
            run.push(self)
        run.push(*option.then)


@dataclass(frozen=True, slots=True)
class Seal(Step[Position]):
    """What was decided stands: it is not taken back freely."""

    def run(self, run: Run[Position]) -> None:
        """Seal it."""
        run.seal()


@dataclass(frozen=True, slots=True)
class Together(Frame):
    """Lanes that go on side by side, so that several seats are asked at once."""

    lanes: tuple[Lane, ...]


@dataclass(frozen=True, slots=True)
class Settle(Step[Position]):
    """Wait here for what a seat still owes."""

    seat: int

    def run(self, run: Run[Position]) -> None:
        """Play the owed lanes as far as they go, then move the seat's onto the stack."""
        stack = run.stack
        _advance_owed(run)
        run.stack = stack
        mine = [lane for lane in run.state.owed if self.seat in _awaited(lane, run.state)]
        run.state.owed = tuple(lane for lane in run.state.owed if lane not in mine)
        for lane in reversed(mine):
            run.stack.extend(lane)


def frames(state: Position) -> Iterator[Frame]:
    """Every frame that is still to be played, wherever it waits."""
    for lane in (state.stack, *state.owed):
        yield from _frames_of(lane)


def _frames_of(lane: Lane) -> Iterator[Frame]:
    for frame in lane:
        if isinstance(frame, Together):
            for inner in frame.lanes:
                yield from _frames_of(inner)
        else:
            yield frame


def with_frames(lane: Lane, change: Callable[[Frame], Frame]) -> Lane:
    """A lane with each of its frames replaced, those of lanes within it included."""
    return tuple(
        Together(tuple(with_frames(inner, change) for inner in frame.lanes))
        if isinstance(frame, Together)
        else change(frame)
        for frame in lane
    )


def _awaited(lane: Lane, state: Position) -> set[int]:
    """The seats that a waiting lane is asking."""
    return {decision.seat for decision in _asked(lane, state)}


def advance(run: Run[Any]) -> Decision | None:
    """Play frames until somebody is asked; the question on top of a plain stack, if any."""
    while run.stack:
        frame = run.stack.pop()
        if isinstance(frame, Step):
            frame.run(run)
            run.push_triggered()
        elif isinstance(frame, Ask):
            decision = frame.decision(run.state)
            if decision is None:
                continue
            forced = None if frame.shown else decision.forced()
            if forced is None:
                run.stack.append(frame)
                return decision
            frame.take(run, decision, forced)
            run.push_triggered()
        elif isinstance(frame, Together) and _advance_lanes(run, frame):
            return None
    return None


def _advance_lanes(run: Run[Any], together: Together) -> bool:
    """Play every lane as far as it goes; true while one of them still waits."""
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
    """Play every owed lane as far as it goes, those that are owed meanwhile included."""
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


def _asked(stack: Lane, state: Position) -> list[Decision]:
    """The questions that the top of a stack puts."""
    if not stack:
        return []
    top = stack[-1]
    if isinstance(top, Together):
        return [decision for lane in top.lanes for decision in _asked(lane, state)]
    decision = top.decision(state) if isinstance(top, Ask) else None
    return [decision] if decision else []


def pending(state: Position) -> tuple[Decision, ...]:
    """Whoever is awaited and for what, one question a seat; empty when the game is over."""
    found: dict[int, Decision] = {}
    for stack in (state.stack, *state.owed):
        for decision in _asked(stack, state):
            found.setdefault(decision.seat, decision)
    return tuple(found[seat] for seat in sorted(found))


@dataclass(frozen=True, slots=True)
class Outcome:
    """What an answer led to."""

    events: tuple[Event, ...]
    pending: tuple[Decision, ...] = field(default=())


def begin(rules: Rules[S], state: S) -> Outcome:
    """Play a fresh position up to its first question."""
    run = Run(rules, state)
    return _play_on(run, list(state.stack))


def submit(
    rules: Rules[S], state: S, seat: int, answer: Answer, asked: Sequence[Decision] | None = None
) -> Outcome:
    """Check and carry out an answer; `asked` saves deriving the questions once more."""
    questions = pending(state) if asked is None else asked
    decision = next((question for question in questions if question.seat == seat), None)
    if decision is None:
        raise NotAwaited(msg("error-not-awaited" if questions else "error-game-over"))
    checked = decision.check(answer)
    state.moves += 1
    run = Run(rules, state)
    stack = list(state.stack)
    top = stack[-1] if stack else None
    if isinstance(top, Ask) and not state.owed:
        _take(run, stack, decision, checked)
    elif not _take_in(run, stack, decision, checked):
        _take_owed(run, decision, checked)
    return _play_on(run, stack)


def _play_on(run: Run[Any], stack: list[Frame]) -> Outcome:
    """Advance the main stack and say what is pending then."""
    run.stack = stack
    top = advance(run)
    state: Position = run.state
    state.stack = tuple(run.stack)
    if state.owed:
        _advance_owed(run)
    waiting = (top,) if top is not None and not state.owed else pending(state)
    return Outcome(tuple(run.events), waiting)


def _take_in(run: Run[Any], stack: list[Frame], decision: Decision, answer: Answer) -> bool:
    """Answer the top of this stack, or the lane on top of it, if it is what asked."""
    if not stack:
        return False
    top = stack[-1]
    if isinstance(top, Together):
        lanes = [list(lane) for lane in top.lanes]
        done = any(_take_in(run, lane, decision, answer) for lane in lanes)
        if done:
            stack[-1] = Together(tuple(tuple(lane) for lane in lanes if lane))
        return done
    asked = _asked((top,), run.state)
    if not asked or asked[0].seat != decision.seat:
        return False
    _take(run, stack, decision, answer)
    return True


def _take(run: Run[Any], stack: list[Frame], decision: Decision, answer: Answer) -> None:
    """Answer the ask on top of this stack; what follows is put onto the same stack."""
    top = stack.pop()
    assert isinstance(top, Ask)  # noqa: S101 - only asks put questions
    run.stack = stack
    top.take(run, decision, answer)
    run.push_triggered()


def _take_owed(run: Run[Any], decision: Decision, answer: Answer) -> None:
    """Answer one of the lanes that hold up nobody."""
    state: Position = run.state
    for number, owed in enumerate(state.owed):
        lane = list(owed)
        if _take_in(run, lane, decision, answer):
            rest = (tuple(lane),) if lane else ()
            state.owed = (*state.owed[:number], *rest, *state.owed[number + 1 :])
            return
