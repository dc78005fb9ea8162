"""The interface of a game, and the setup and result of one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from engine.core.aids.closed import Closed, Grid
from engine.core.aids.habit import Habit
from engine.core.aids.move_command import MoveCommand
from engine.core.aids.story import AS_LOGGED, Storyteller
from engine.core.aids.waste import Waste
from engine.core.decision import Answer, Decision, explained
from engine.core.errors import BadSetup
from engine.core.event import Fact
from engine.core.machine import Frame, Position
from engine.core.msg import Msg, msg
from engine.core.rng import Rng
from engine.core.storage.codec import Codec

SEED_BITS = 128
"""Bits of a seed, enough that nobody can guess it."""

S = TypeVar("S", bound=Position)
V_co = TypeVar("V_co", covariant=True)


@dataclass(frozen=True, slots=True)
class GameOption:
    """An option of a game, fixed before it begins."""

    name: str
    values: tuple[str, ...]
    seasoned: str | None = None
    """The default when someone at the table has finished this game before."""
    seats: range | None = None
    """The player counts it applies to; None means any."""

    def counts_for(self, seats: int) -> bool:
        """Return whether it applies with this many players."""
        return self.seats is None or seats in self.seats

    @property
    def default(self) -> str:
        """The value used when nobody chooses another."""
        return self.values[0]

    def usual(self, *, seasoned: bool) -> str:
        """Return the default among beginners, or with an experienced player at the table."""
        return self.seasoned if seasoned and self.seasoned is not None else self.default


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything a game needs to begin; together with the moves it is the whole game."""

    game: str
    seats: int
    seed: int
    options: tuple[tuple[str, str], ...] = ()
    pack: str = "default@1"

    def option(self, name: str) -> str:
        """Return the value of an option."""
        return dict(self.options)[name]


@dataclass(frozen=True, slots=True)
class Result:
    """The outcome of a finished game."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    """1 for the winner; tied seats share a place, and the loser of a solo game is second."""
    reason: str

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats in first place."""
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


def places(keys: Sequence[tuple[int, ...]]) -> tuple[int, ...]:
    """Return the place of each seat by its score and tie-breakers; higher is better."""
    return tuple(1 + sum(other > mine for other in keys) for mine in keys)


class Game(Protocol[S, V_co]):
    """A game with its components, which knows the rules but holds no position."""

    name: str
    short_name: str
    """The name of its slash commands."""
    pack_name: str
    seat_counts: range
    options: tuple[GameOption, ...]
    ends: tuple[str, ...]
    """Every reason for which it can end."""
    move_commands: tuple[MoveCommand, ...]
    """The moves that have a command of their own."""
    habits: tuple[Habit, ...] = ()
    """The questions that players can have answered automatically."""
    wastes: tuple[str, ...] = ()
    """The kinds of waste that it can warn about."""
    topics: tuple[str, ...]
    """The topics of its short rules, a page each."""
    story: Storyteller = AS_LOGGED
    """Tells turns in a few sentences."""
    codec: Codec[S]

    def setup(self, wanted: Setup) -> S:
        """Return the position before the first frame is played."""
        ...

    def view(self, state: S, seat: int | None) -> V_co:
        """Return what a seat, or a spectator, can see."""
        ...

    def result(self, state: S) -> Result | None:
        """Return the result once the game is over."""
        ...

    def reactions(self, state: S, facts: Sequence[Fact], /) -> Sequence[Frame]:
        """Return the frames that the facts of one step trigger, in the order of play."""
        ...

    def clone(self, state: S) -> S:
        """Return a copy that can be played on without changing this one."""
        return state.clone()

    def redeal(self, state: S, seat: int | None, rng: Rng) -> S:
        """Return a copy in which everything that the seat cannot see is dealt anew."""
        ...

    def value(self, state: S, seat: int) -> float:
        """Return a simple estimate of a seat's position, for computer players."""
        ...

    def outlook(self, state: S, seat: int) -> float:
        """Return a better estimate, for far-sighted players; the simple one by default."""
        return self.value(state, seat)

    def why_ended(self, _state: S, result: Result, /) -> Msg:
        """Return why a game ended; a game may override this to say more than the reason."""
        return end_words(self, result.reason)

    def turn_of(self, state: S) -> int | None:
        """Return the seat whose turn it is."""
        ...

    def wasted(self, _state: S, _asked: Decision, _answer: Answer, /) -> tuple[Waste, ...]:
        """Return what this answer would waste if a player gave it in their own turn.

        It says only what is true and what the seat that is asked can know.
        """
        return ()

    def closed(self, _state: S, _asked: Decision, /) -> tuple[Closed, ...]:
        """Return the places that cannot be chosen, of the kind that this question is about.

        It says only what the seat that is asked can know.
        """
        return ()

    def explained(self, state: S, asked: Decision, /) -> Decision:
        """Return a question as its reader sees it: with what each option does, costs and gives.

        A game that plays faster without these effects adds them here, where somebody reads them.
        """
        return explained(asked, state)

    def grid(self, _state: S, _asked: Decision, /) -> Grid:
        """Return the places of this question as they lie on the board, if that is a grid."""
        return ()

    def moment(self, state: S) -> Msg:
        """Return how far the game has come, such as "round 3"."""
        ...

    def halfway(self, state: S) -> bool:
        """Return whether half of the game has been played, as everyone can see; it never reverts.

        By default, that is known only at the end.
        """
        return self.result(state) is not None

    def points(self, state: S) -> tuple[int, ...]:
        """Return the points of each seat, as everyone sees them on the board."""
        ...

    def turn_order(self, state: S) -> tuple[int, ...]:
        """Return the seats in turn order."""
        ...

    def next_turn(self, state: S, /) -> int | None:
        """Return the seat whose turn comes next, where that is already certain."""
        ...


AnyGame = Game[Any, Any]


def checked_setup(
    game: AnyGame, seats: int, seed: int, options: Mapping[str, str] | None = None
) -> Setup:
    """Return a setup with a legal value for every option, or raise if that is impossible.

    An option that does not apply to this number of players is left out.
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
    """Return the title of a game."""
    return msg(f"{game.name}-title")


def end_words(game: AnyGame, reason: str) -> Msg:
    """Return the message that says why a game ended."""
    return msg(f"{game.name}-end-{reason.replace('_', '-')}")


def option_words(game: AnyGame, option: GameOption, value: str | None = None) -> Msg:
    """Return the name of an option, or of one of its values."""
    key = f"{game.name}-option-{option.name.replace('_', '-')}"
    return msg(key if value is None else f"{key}-{value.replace('_', '-')}")
