"""What a game offers to everything around it, and how a table of it is described."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.core.codec import Codec
from engine.core.decision import Answer, Decision
from engine.core.errors import BadSetup
from engine.core.event import Event
from engine.core.habit import Habit
from engine.core.headline import Headline
from engine.core.machine import Frame, Lane, Position
from engine.core.msg import Msg, msg
from engine.core.recap import Deeds
from engine.core.rng import Rng
from engine.core.waste import Waste

SEED_BITS = 128
"""A seed is a number of so many bits at most, so that nobody can guess it."""

S = TypeVar("S", bound=Position)
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class GameOption:
    """A switch of a game, fixed before it begins."""

    name: str
    values: tuple[str, ...]
    seasoned: str | None = None
    """What is played instead if somebody at the table has finished a game of it before."""
    seats: range | None = None
    """How many players it is for; None: however many there are."""

    def counts_for(self, seats: int) -> bool:
        """Whether it means anything at a table of so many."""
        return self.seats is None or seats in self.seats

    @property
    def default(self) -> str:
        """What is played when nobody says otherwise."""
        return self.values[0]

    def usual(self, *, seasoned: bool) -> str:
        """What is played among beginners, or with somebody who knows the game."""
        return self.seasoned if seasoned and self.seasoned is not None else self.default


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a game needs to begin; with the moves it is the whole game."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    pack: str = "default@1"

    def option(self, name: str) -> str:
        """The value of a switch."""
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class Result:
    """How a game ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the winner; seats that are equal share a place, and who loses alone is second."""
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """The place of each seat by its score and tie-breakers, the higher the better."""
    return tuple(1 + sum(other > mine for other in keys) for mine in keys)


class Game(Protocol[S, V_co]):
    """One of the games, with its components; knows the rules and keeps no position."""

    name: str
    short_name: str
    """What its own commands are called."""
    pack_name: str
    seat_counts: range
    options: tuple[GameOption, ...]
    ends: tuple[str, ...]
    """Every reason for which it can end."""
    headlines: tuple[Headline, ...]
    """The moves that are worth a command of their own."""
    habits: tuple[Habit, ...] = ()
    """The questions that somebody may answer always alike."""
    wastes: tuple[str, ...] = ()
    """The kinds of waste that it sees coming."""
    topics: tuple[str, ...]
    """What its rules in short are about, a page for each."""
    recap: tuple[Deeds, ...]
    """What is told of turns when they are told in short, the most telling first."""
    codec: Codec[S]

    def setup(self, wanted: Setup) -> S:
        """The position before the first frame is played."""
        ...

    def view(self, state: S, seat: int | None) -> V_co:
        """What a seat, or a spectator, can see."""
        ...

    def result(self, state: S) -> Result | None:
        """The result, once the game is over."""
        ...

    def reactions(self, state: S, event: Event) -> Sequence[Frame]:
        """Frames that this event sets off, the first to be played first."""
        ...

    def clone(self, state: S) -> S:
        """A copy that can be played on without changing this one."""
        ...

    def redeal(self, state: S, seat: int | None, rng: Rng) -> S:
        """A copy in which everything that the seat cannot see is dealt anew."""
        ...

    def value(self, state: S, seat: int) -> float:
        """A simple guess how well a seat stands, for automatic players."""
        ...

    def outlook(self, state: S, seat: int) -> float:
        """A better guess, for a player who looks far ahead; the simple one unless there is one."""
        return self.value(state, seat)

    def why_ended(self, state: S, result: Result) -> Msg:  # noqa: ARG002
        """Why a game ended, in words; a game may say more than its reason does."""
        return end_words(self, result.reason)

    def turn_of(self, state: S) -> int | None:
        """The seat whose turn runs."""
        ...

    def not_begun(self, state: S, seat: int) -> bool:  # noqa: ARG002 - for games that announce
        """Whether the seat announced something of which nothing is done yet.

        When its time is up, that is taken back before the safe answers are given for it.
        """
        return False

    def lapsed(self, state: S, seat: int) -> Lane | None:  # noqa: ARG002 - for games that announce
        """What is left on the stack once what the seat announced lapses; None if nothing does.

        That is what becomes of it when the seat's time is up, nothing of it is done, and it cannot
        be taken back any more.
        """
        return None

    def wasted(self, state: S, asked: Decision, answer: Answer) -> tuple[Waste, ...]:  # noqa: ARG002 - for games that see it
        """What somebody would waste who gave this answer in their own turn.

        It says only what is true and what the seat that is asked can know.
        """
        return ()

    def moment(self, state: S) -> Msg:
        """How far the game has come, such as "round 3"."""
        ...

    def halfway(self, state: S) -> bool:
        """Say whether half of the game has been played, as everybody can see; it stays so.

        Unless a game knows better, that is known only at its end.
        """
        return self.result(state) is not None

    def points(self, state: S) -> tuple[int, ...]:
        """The points of each seat, as everybody sees them on the board."""
        ...

    def turn_order(self, state: S) -> tuple[int, ...]:
        """The seats in the order in which they take their turns."""
        ...

    def next_turn(self, state: S) -> int | None:
        """The seat whose turn comes after the running one, where that is certain by now."""
        ...


AnyGame = Game[Any, Any]


def checked_setup(
    game: AnyGame, seats: int, seed: int, options: Mapping[str, str] | None = None
) -> Setup:
    """A set-up with every switch given a legal value; refused if that cannot be.

    A switch that means nothing at a table of so many is left out.
    """
    if type(seats) is not int or type(seed) is not int:
        raise BadSetup(msg("error-not-numbers"))
    if seats not in game.seat_counts:
        low, high = game.seat_counts[0], game.seat_counts[-1]
        raise BadSetup(msg("error-seat-count", seats=seats, low=low, high=high))
    if not 0 <= seed < 1 << SEED_BITS:
        raise BadSetup(msg("error-seed", bits=SEED_BITS))
    wanted = dict(options or {})
    known = {option.name: option for option in game.options}
    for name, value in wanted.items():
        _check_option(known, name, value)
    chosen = tuple(
        (name, wanted.get(name, option.default))
        for name, option in known.items()
        if option.counts_for(seats)
    )
    return Setup(game.name, seats, seed, chosen, game.pack_name)


def _check_option(known: Mapping[str, GameOption], name: str, value: str) -> None:
    if name not in known:
        names = ", ".join(known)
        raise BadSetup(msg("error-unknown-option", name=name, known=names))
    if value not in known[name].values:
        allowed = ", ".join(known[name].values)
        raise BadSetup(msg("error-option-value", name=name, value=value, allowed=allowed))


def title(game: AnyGame) -> Msg:
    """What the game is called."""
    return msg(f"{game.name}-title")


def end_words(game: AnyGame, reason: str) -> Msg:
    """Why a game ended."""
    return msg(f"{game.name}-end-{reason.replace('_', '-')}")


def option_words(game: AnyGame, option: GameOption, value: str | None = None) -> Msg:
    """The name of a switch, or of one of its values."""
    key = f"{game.name}-option-{option.name.replace('_', '-')}"
    return msg(key if value is None else f"{key}-{value.replace('_', '-')}")
