"""What the machine plays: a position, the frames on its stack, and the run that changes both.

`engine.core.machine`, which plays them, hands all of it on.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.event import Event
from engine.core.msg import Msg
from engine.core.piece import copied
from engine.core.rng import Rng
from engine.core.stored import Stored

T = TypeVar("T")


class Frame(Stored, abstract=True):
    """A piece of the game still to be played; frozen, never edited."""

    __slots__ = ()
    binding: ClassVar[bool] = False
    """A kind of which some must be done, so that it is asked whether they are at stake."""
    chancy: ClassVar[bool] = False
    """What it asks or does depends on what was revealed just before it."""

    def at_stake(self, state: Position) -> bool:  # noqa: ARG002 - for those with a duty
        """Whether it must be done, and what is done before it could make that impossible."""
        return False


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
    """Moves up to this one cannot be taken back freely."""
    turns: int = 0
    """Turns begun."""
    revealed: int = 0
    """The last move by which somebody got to see something that was hidden from all."""
    finals: tuple[tuple[int, int], ...] = ()
    """Seats whose own answers are final up to a move, whatever else may be taken back."""

    @property
    def goes_on_unseen(self) -> bool:
        """Whether the frames that depend on what was revealed say so, and all others do not."""
        return False

    def final(self, seat: int) -> int:
        """The move up to which the seat's own answers are final; 0 if none is."""
        return next((move for who, move in self.finals if who == seat), 0)

    def mark(self) -> Hashable:
        """What tells positions apart that differ in anything that can be looked ahead to.

        None: they are not told apart, and each is looked into.
        """
        return None

    def clone(self) -> Self:
        """A copy that can be played on without changing this one."""
        copy = copied(self)
        copy.rng = self.rng.clone()
        copy.detach()
        return copy

    def detach(self) -> None:
        """Put copies in the place of all pieces that are changed in place; a copy is made by it."""


S = TypeVar("S", bound=Position)
S_contra = TypeVar("S_contra", bound=Position, contravariant=True)


class Rules(Protocol[S_contra]):
    """The part of a game that the machine needs."""

    def reactions(self, state: S_contra, event: Event) -> Sequence[Frame]:
        """Frames that this event sets off, the first to be played first."""
        ...


class Run(Generic[S]):
    """One answer being carried out: steps change the state and add frames through it."""

    __slots__ = ("_triggered", "events", "imagined", "missed", "rules", "stack", "state")

    def __init__(self, rules: Rules[S], state: S, *, imagined: bool = False) -> None:
        self.rules = rules
        self.state = state
        self.imagined = imagined
        """Nobody reads what is told or asked: only where it leads is of interest."""
        self.stack: list[Frame] = []
        self.events: list[Event] = []
        self.missed = False
        """Something that had to be done was not: nobody who looks ahead goes this way."""
        self._triggered: list[Frame] = []

    def push(self, *frames: Frame) -> None:
        """Have these frames played next, the first one first."""
        self.stack.extend(reversed(frames))

    def owe(self, *frames: Frame) -> None:
        """Ask something that holds up nobody until `settle` is reached."""
        self.state.owed = (*self.state.owed, tuple(reversed(frames)))

    def emit(self, event: Event) -> None:
        """Tell what happened; whatever it triggers is played right after the running step."""
        if not self.imagined:
            self.events.append(event)
        self._triggered.extend(self.rules.reactions(self.state, event))

    def seal(self) -> None:
        """What led here is not taken back freely."""
        self.state.sealed = self.state.moves

    def reveal(self) -> None:
        """Somebody sees what nobody could know, which cannot be unseen."""
        self.state.revealed = self.state.moves
        self.seal()

    def finish(self, seat: int) -> None:
        """What this seat answered is final; what others did is not touched by it."""
        others = (final for final in self.state.finals if final[0] != seat)
        self.state.finals = (*others, (seat, self.state.moves))

    def draw(self, deck: tuple[T, ...], count: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """The top cards and the rest; the one way to look at a deck, so it always reveals."""
        self.reveal()
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

    def whom(self, state: S) -> int | None:
        """The seat that is asked; None when there is nothing to decide."""
        decision = self.decision(state)
        return None if decision is None else decision.seat

    def demanded(self) -> bool:
        """Whether it has to be answered, so that there must be something to answer with."""
        return False

    def torn(self, state: S, options: Sequence[Option]) -> bool:  # noqa: ARG002 - for duties
        """Whether one of its own options could make impossible what it demands."""
        return False


class Menu(Ask[S], abstract=True):
    """Pick exactly one option; the option itself says what follows."""

    __slots__ = ()

    def seat_of(self, state: S) -> int:
        """Who is asked."""
        raise NotImplementedError

    def whom(self, state: S) -> int | None:
        """Who is asked, if it is asked at all, which it is where it waits for an answer."""
        return self.seat_of(state)

    def prompt(self, state: S) -> Msg:
        """The question."""
        raise NotImplementedError

    def options(self, state: S) -> Iterable[Option]:
        """Everything that is legal now; none at all skips the question."""
        raise NotImplementedError

    def default(self, state: S, options: Sequence[Option]) -> str:  # noqa: ARG002 - for menus that need it
        """The key of the safe answer: the first option, unless the menu knows better."""
        return options[0].key

    def decision(self, state: S) -> Pick | None:
        """The menu as a decision."""
        return self.pick(state, tuple(self.options(state)))

    def pick(self, state: S, options: tuple[Option, ...]) -> Pick | None:
        """The decision between these options of the menu."""
        if not options:
            return None
        if len({option.key for option in options}) < len(options):
            raise ValueError(f"{type(self).__name__} offers two options under one key")
        default = (self.default(state, options),)
        return Pick(self.seat_of(state), self.prompt(state), options, default)

    def is_silent(self, only: Option) -> bool:
        """Whether this is taken without a word if it is the only option."""
        return not (self.shown or only.again or only.unsure)

    def take(self, run: Run[S], decision: Decision, answer: Answer) -> None:
        """Play what follows from the option, then ask again if it says so."""
        assert isinstance(decision, Pick)  # noqa: S101 - narrows the type; Menu made it
        assert isinstance(answer, tuple)  # noqa: S101
        option = decision.find(answer[0])
        assert option is not None  # noqa: S101 - the answer was checked
        self.choose(run, option)

    def choose(self, run: Run[S], option: Option) -> None:
        """Play what follows from one of the menu's options."""
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
class Final(Step[Position]):
    """What this seat decided stands, even where others can still take back what they did."""

    seat: int

    def run(self, run: Run[Position]) -> None:
        """Note it."""
        run.finish(self.seat)


@dataclass(frozen=True, slots=True)
class Lapse(Step[Position]):
    """A duty is left undone, which is offered only where it cannot be done any more."""

    def run(self, run: Run[Position]) -> None:
        """Say so to whoever looks ahead."""
        run.missed = True


@dataclass(frozen=True, slots=True)
class Together(Frame):
    """Lanes that go on side by side, so that several seats are asked at once."""

    lanes: tuple[Lane, ...]


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
