"""Positions, frames and the runs that change them: everything the machine plays.

`engine.core.machine`, which plays them, re-exports all of it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from engine.core.decision import Answer, Decision, Option, Pick
from engine.core.event import Event, Fact
from engine.core.msg import Msg
from engine.core.rng import Rng
from engine.core.storage.piece import Piece
from engine.core.storage.stored import Stored

T = TypeVar("T")


class Frame(Stored, abstract=True):
    """A piece of the game still to be played; frozen, never edited."""

    __slots__ = ()
    may_be_mandatory: ClassVar[bool] = False
    """True for frames that may be mandatory, so that the look-ahead checks if they are at stake."""
    chancy: ClassVar[bool] = False
    """True if its question or effect depends on what was revealed just before it."""

    def at_stake(self, _state: Any, /) -> bool:
        """Return whether it is mandatory and an earlier action could make it impossible."""
        return False

    def is_lost(self, _state: Any, _above: Sequence[Frame], /) -> bool:
        """Return whether it is mandatory, and certain to be impossible after those above it.

        The look-ahead goes no further then; True must be certain, False need not be.
        """
        return False

    def says(self) -> Iterable[Any] | None:
        """Return the effects that it has done, if these are all that it does; None if not."""
        return None


Lane: TypeAlias = tuple[Frame, ...]
"""Frames that wait for one another, the next one last."""


@dataclass(slots=True)
class Position(Piece):
    """The parts that every game's state has in common; each game adds its own pieces."""

    rng: Rng
    stack: Lane = ()
    owed: tuple[Lane, ...] = ()
    """Lanes that wait for an answer while the rest of the game goes on."""
    moves: int = 0
    """The number of answers that led here."""
    sealed: int = 0
    """The last move that cannot be taken back freely, nor any before it."""
    turns: int = 0
    """The number of turns begun."""
    revealed: int = 0
    """The last move that showed a player something hidden from everyone until then."""
    finals: tuple[tuple[int, int], ...] = ()
    """Seats paired with the move up to which their answers are final, even if others can undo."""

    @property
    def looks_past_reveals(self) -> bool:
        """True if the game marks every frame that depends on what was revealed as `chancy`."""
        return False

    def final(self, seat: int) -> int:
        """Return the move up to which the seat's own answers are final; 0 if none is."""
        return next((move for who, move in self.finals if who == seat), 0)

    def search_key(self) -> Hashable:
        """Return a value that differs between positions with different prospects.

        None means that positions are not told apart and each is searched.
        """
        return None


S = TypeVar("S", bound=Position)
S_contra = TypeVar("S_contra", bound=Position, contravariant=True)


class Rules(Protocol[S_contra]):
    """The part of a game that the machine needs."""

    def reactions(self, state: S_contra, facts: Sequence[Fact], /) -> Sequence[Frame]:
        """Return the frames that the facts of one step trigger, in the order of play."""
        ...


class Run(Generic[S]):
    """The execution of one answer: steps change the state and push frames through it."""

    __slots__ = ("_facts", "events", "imagined", "missed", "rules", "stack", "state")

    def __init__(self, rules: Rules[S], state: S, *, imagined: bool = False) -> None:
        self.rules = rules
        self.state = state
        self.imagined = imagined
        """True in a look-ahead, where only the outcome matters and no events are recorded."""
        self.stack: list[Frame] = []
        self.events: list[Event] = []
        self.missed = False
        """True if something mandatory was left undone, so that a look-ahead rejects this branch."""
        self._facts: list[Fact] = []

    def push(self, *frames: Frame) -> None:
        """Push these frames, to be played next, the first one first."""
        self.stack.extend(reversed(frames))

    def owe(self, *frames: Frame) -> None:
        """Ask something that holds nobody up until `Settle` is reached."""
        self.state.owed = (*self.state.owed, tuple(reversed(frames)))

    def emit(self, event: Event) -> None:
        """Record an event; whatever its fact triggers is played right after the running step."""
        if not self.imagined:
            self.events.append(event)
        if event.fact is not None:
            self.report(event.fact)

    def report(self, fact: Fact) -> None:
        """Let a fact that is not worth a line in the log trigger reactions."""
        self._facts.append(fact)

    def seal(self) -> None:
        """Seal everything up to here, so that it cannot be taken back freely."""
        self.state.sealed = self.state.moves

    def reveal(self) -> None:
        """Record that something hidden was shown, and seal the position."""
        self.state.revealed = self.state.moves
        self.seal()

    def make_final(self, seat: int) -> None:
        """Make this seat's answers final, leaving those of the others as they are."""
        others = (final for final in self.state.finals if final[0] != seat)
        self.state.finals = (*others, (seat, self.state.moves))

    def draw(self, deck: tuple[T, ...], count: int) -> tuple[tuple[T, ...], tuple[T, ...]]:
        """Return the top cards and the rest; the only access to a deck, so it always reveals."""
        self.reveal()
        return deck[:count], deck[count:]

    def begin_turn(self) -> None:
        """Begin a turn, which seals everything before it."""
        self.state.turns += 1
        self.seal()

    def push_triggered(self) -> None:
        """Push what the facts of the step that has just run trigger."""
        if self._facts:
            facts, self._facts = tuple(self._facts), []
            self.push(*self.rules.reactions(self.state, facts))


class Step(Frame, Generic[S], abstract=True):
    """A frame that runs by itself."""

    __slots__ = ()

    @abstractmethod
    def run(self, run: Run[S]) -> None:
        """Run the step."""


class Ask(Frame, Generic[S], abstract=True):
    """A frame that waits for an answer."""

    __slots__ = ()
    always_asked: ClassVar[bool] = False
    """True if it is asked even with a single answer, because the question itself is informative."""

    @abstractmethod
    def decision(self, state: S) -> Decision | None:
        """Return the question for this position; None if there is nothing to decide."""

    @abstractmethod
    def take(self, run: Run[S], decision: Decision, answer: Answer, /) -> None:
        """Carry out a legal answer."""

    def whom(self, state: S) -> int | None:
        """Return the seat that is asked; None if there is nothing to decide."""
        decision = self.decision(state)
        return None if decision is None else decision.seat

    def demanded(self) -> bool:
        """Return whether it must be answered, so that some answer must remain possible."""
        return False

    def endangers_itself(self, _state: S, _options: Sequence[Option], /) -> bool:
        """Return whether one of its own options could make what it demands impossible."""
        return False


class Menu(Ask[S], abstract=True):
    """A question with exactly one pick; each option says what follows from it."""

    __slots__ = ()
    quiet: ClassVar[tuple[str, ...]] = ()
    """The events between it and a question that it may be asked together with."""
    seat: int
    """A field of most menus; the others override `seat_of`."""

    def seat_of(self, _state: S, /) -> int:
        """Return the seat that is asked."""
        return self.seat

    def whom(self, state: S) -> int | None:
        """Return the seat that is asked; a menu that waits always asks."""
        return self.seat_of(state)

    @abstractmethod
    def prompt(self, state: S, /) -> Msg:
        """Return the question."""

    @abstractmethod
    def options(self, state: S) -> Iterable[Option]:
        """Return everything that is legal now; without any option, the question is skipped."""

    def default(self, _state: S, options: Sequence[Option], /) -> str:
        """Return the key of the safe answer: the first option, unless the menu overrides it."""
        return options[0].key

    def decision(self, state: S) -> Pick | None:
        """Return the menu as a decision."""
        return self.pick(state, tuple(self.options(state)))

    def pick(self, state: S, options: tuple[Option, ...]) -> Pick | None:
        """Return the decision between these options of the menu."""
        if not options:
            return None
        if len({option.key for option in options}) < len(options):
            raise ValueError(f"{type(self).__name__} offers two options under one key")
        default, seat = (self.default(state, options),), self.seat_of(state)
        also = self.also(state, options)
        return Pick(seat, self.question(state, options), options, default, also=also)

    def question(self, state: S, _options: Sequence[Option], /) -> Msg:
        """Return the question, which a menu may word by what it offers."""
        return self.prompt(state)

    def also(self, _state: S, _options: Sequence[Option], /) -> tuple[Option, ...]:
        """Return further legal answers, which are not offered because the options cover them."""
        return ()

    def leads(self, _state: S, _asked: Pick, /) -> Iterable[str]:
        """Return options whose own questions may be asked in their place, the likeliest first.

        People then answer both at once (`engine.core.leading`).
        """
        return ()

    def beside(self, option: Option) -> Option:
        """Return an option as it is offered beside the question that another one leads to."""
        return option

    def led_prompt(self, _state: S, then: Msg, /) -> Msg:
        """Return the question asked together with the one that an option leads to."""
        return then

    def dominant(self, _state: S, _asked: Pick, /) -> str | None:
        """Return an option after which nothing is lost that another would allow, if there is one.

        It is given unasked in a person's name. It may depend only on what the seat knows.
        """
        return None

    def is_silent(self, only: Option) -> bool:
        """Return whether this option is taken silently when it is the only one."""
        return not (self.always_asked or only.again or only.unsure)

    def take(self, run: Run[S], decision: Decision, answer: Answer, /) -> None:
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
    """Makes everything decided so far final, except by consent."""

    def run(self, run: Run[Position]) -> None:
        """Seal the position."""
        run.seal()


@dataclass(frozen=True, slots=True)
class Final(Step[Position]):
    """Makes this seat's decisions final, even where others can still take theirs back."""

    seat: int

    def run(self, run: Run[Position]) -> None:
        """Record it in the run."""
        run.make_final(self.seat)


@dataclass(frozen=True, slots=True)
class Lapse(Step[Position]):
    """Leaves something mandatory undone, offered only where it can no longer be done."""

    def run(self, run: Run[Position]) -> None:
        """Mark the run as missed for the look-ahead."""
        run.missed = True


@dataclass(frozen=True, slots=True)
class Together(Frame):
    """Lanes that run side by side, so that several seats are asked at once."""

    lanes: tuple[Lane, ...]


def frames(state: Position) -> Iterator[Frame]:
    """Yield every frame still to be played, wherever it waits."""
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
    """Return a lane with each of its frames replaced, including those of nested lanes."""
    return tuple(
        Together(tuple(with_frames(inner, change) for inner in frame.lanes))
        if isinstance(frame, Together)
        else change(frame)
        for frame in lane
    )
