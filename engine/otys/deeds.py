"""The things that can be done at the table, each an indivisible step (OT-4.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from engine.core.event import Cause, Event
from engine.core.machine import Run as CoreRun
from engine.core.machine import Step as CoreStep
from engine.core.msg import Arg, msg
from engine.otys.describe import bonus_parts
from engine.otys.names import (
    goods,
    key_name,
    place_name,
    thing,
)
from engine.otys.state import (
    NUMBERED_KEYS,
    OWN_X,
    Board,
    OtysState,
    position_of,
    propelled,
    resurfaced,
    with_cubes,
)

Run: TypeAlias = CoreRun[OtysState]
Step = CoreStep[OtysState]

KEY_ORDER = (*NUMBERED_KEYS, OWN_X)


def tell(run: Run, key: str, seat: int | None, cause: Cause | None = None, /, **facts: Arg) -> None:
    """Log something that everyone may read."""
    run.emit(Event(msg(f"otys-log-{key}", **facts), seat, cause))


def tell_only(run: Run, key: str, seat: int, /, **facts: Arg) -> None:
    """Log something that only one seat may read."""
    run.emit(Event(msg(f"otys-log-{key}", **facts), seat, to=(seat,)))


def board_of(run: Run, seat: int) -> Board:
    """Return a seat's board."""
    return run.state.boards[seat]


def score(run: Run, seat: int, points: int) -> None:
    """Gain points; reaching 18 makes this the last round (OT-12.1, OT-12.5)."""
    state, board = run.state, board_of(run, seat)
    board.points += points
    state.scored = state.scored or points > 0
    if board.points >= state.pack.start["end_trigger_points"] and not state.last_round:
        state.last_round = True
        left = len(state.order) - 1 - state.order.index(state.running.seat)
        tell(run, "last-round", seat, turns=left)


@dataclass(frozen=True, slots=True)
class Pay(Step):
    """Pays Credits and Batteries to the supply."""

    seat: int
    credits: int = 0
    batteries: int = 0
    diver: str | None = None
    """The diver whose action is paid for, if any."""

    def run(self, run: Run) -> None:
        """Pay."""
        board = board_of(run, self.seat)
        board.credits -= self.credits
        board.batteries -= self.batteries
        paid = goods(self.credits, self.batteries)
        if self.diver is not None:
            cause = Cause("diver", self.diver)
            tell(run, "paid-diver", self.seat, cause, goods=paid, diver=thing(self.diver))
        elif paid:
            tell(run, "paid", self.seat, goods=paid)


@dataclass(frozen=True, slots=True)
class Receive(Step):
    """Gains goods from the supply."""

    seat: int
    cause: Cause
    credits: int = 0
    batteries: int = 0
    points: int = 0
    neutral_x: int = 0

    def run(self, run: Run) -> None:
        """Gain as much as is left; only neutral X Keys can run out (OT-5.12)."""
        board, state = board_of(run, self.seat), run.state
        board.credits += self.credits
        board.batteries += self.batteries
        keys = min(self.neutral_x, state.neutral_x)
        board.neutral_x += keys
        state.neutral_x -= keys
        gained = goods(self.credits, self.batteries, self.points, keys)
        tell(run, "gained", self.seat, self.cause, goods=gained)
        if self.points:
            score(run, self.seat, self.points)


@dataclass(frozen=True, slots=True)
class TakeCube(Step):
    """Puts a cube from the supply onto the active level."""

    seat: int
    resource: str
    cause: Cause

    def run(self, run: Run) -> None:
        """Place it."""
        level = run.state.active_level
        board_of(run, self.seat).change_cubes(level, self.resource, 1)
        resource = thing(self.resource)
        tell(run, "took-cube", self.seat, self.cause, resource=resource, level=level)


@dataclass(frozen=True, slots=True)
class TakeBack(Step):
    """Makes a used Key available again; those to its right close the gap (OT-5.11)."""

    seat: int
    key: str
    cause: Cause

    def run(self, run: Run) -> None:
        """Take it from the track."""
        board = board_of(run, self.seat)
        track = list(board.track)
        track.remove(self.key)
        board.track = tuple(track)
        board.keys = tuple(key for key in KEY_ORDER if key in (*board.keys, self.key))
        tell(run, "took-back", self.seat, self.cause, key=key_name(self.key))


@dataclass(frozen=True, slots=True)
class Turnover(Step):
    """Turns a diver to its Upgraded side (OT-8.2)."""

    seat: int
    diver: str
    cause: Cause

    def run(self, run: Run) -> None:
        """Turn it over."""
        board = board_of(run, self.seat)
        board.upgraded = (*board.upgraded, self.diver)
        diver, gained = thing(self.diver), bonus_parts(run.state.pack.divers[self.diver])
        if gained:
            tell(run, "upgraded-to", self.seat, self.cause, diver=diver, parts=gained)
        else:
            tell(run, "upgraded", self.seat, self.cause, diver=diver)


@dataclass(frozen=True, slots=True)
class Surface(Step):
    """Moves the diver at a position to the top."""

    seat: int
    position: int

    def run(self, run: Run) -> None:
        """Move it; the divers above it go down by one."""
        board = board_of(run, self.seat)
        diver = board.column[self.position - 1]
        board.column = resurfaced(board.column, self.position)
        tell(run, "resurfaced", self.seat, diver=thing(diver))


@dataclass(frozen=True, slots=True)
class Propel(Step):
    """Spends a Battery to move a diver (OT-6.1)."""

    diver: str
    target: int

    def run(self, run: Run) -> None:
        """Move the diver of the seat whose turn it is."""
        seat = run.state.running.seat
        board = board_of(run, seat)
        board.batteries -= 1
        board.column = propelled(board.column, board.place_of(self.diver), self.target)
        diver, place = thing(self.diver), place_name(self.target)
        tell(run, "propelled", seat, diver=diver, place=place)


@dataclass(frozen=True, slots=True)
class MoveCube(Step):
    """Moves a cube from one level to another (Sponsor 5 Advanced)."""

    seat: int
    resource: str
    source: int
    target: int

    def run(self, run: Run) -> None:
        """Move it."""
        board = board_of(run, self.seat)
        board.change_cubes(self.source, self.resource, -1)
        board.change_cubes(self.target, self.resource, 1)
        resource = thing(self.resource)
        tell(
            run, "moved-cube", self.seat, resource=resource, source=self.source, target=self.target
        )


@dataclass(frozen=True, slots=True)
class FreeActions(Step):
    """Lets these divers act for free this turn."""

    divers: tuple[str, ...]

    def run(self, run: Run) -> None:
        """Record it until the turn ends."""
        run.state.running.free = self.divers


@dataclass(frozen=True, slots=True)
class SetActions(Step):
    """Sets how often the active diver may act."""

    number: int

    def run(self, run: Run) -> None:
        """Record it until the turn ends."""
        run.state.running.actions = self.number


@dataclass(frozen=True, slots=True)
class Sell(Step):
    """Sells a cube from the active level to the Store."""

    seat: int
    resource: str
    credits: int
    points: int

    def run(self, run: Run) -> None:
        """Put the cube into its column and take the price."""
        state, board = run.state, board_of(run, self.seat)
        board.change_cubes(state.active_level, self.resource, -1)
        state.store = with_cubes(state.store, self.resource, 1)
        board.credits += self.credits
        price = goods(credit=self.credits, point=self.points)
        tell(run, "sold", self.seat, resource=thing(self.resource), goods=price)
        if self.points:
            score(run, self.seat, self.points)


@dataclass(frozen=True, slots=True)
class Buy(Step):
    """Buys a cube from the Store onto the active level."""

    seat: int
    resource: str
    price: int

    def run(self, run: Run) -> None:
        """Pay and take the cube."""
        state, board = run.state, board_of(run, self.seat)
        board.credits -= self.price
        state.store = with_cubes(state.store, self.resource, -1)
        board.change_cubes(state.active_level, self.resource, 1)
        tell(run, "bought", self.seat, resource=thing(self.resource), credits=self.price)


@dataclass(frozen=True, slots=True)
class ImproveMechanic(Step):
    """Lets divers move one position further."""

    seat: int

    def run(self, run: Run) -> None:
        """Improve the Mechanic."""
        board_of(run, self.seat).mechanic += 1
        tell(run, "improved-mechanic", self.seat, move=run.state.max_move(self.seat))


@dataclass(frozen=True, slots=True)
class ImproveHacker(Step):
    """Makes Keys come back one Key earlier; none come back now (OT-5.10)."""

    seat: int

    def run(self, run: Run) -> None:
        """Improve the Hacker."""
        board_of(run, self.seat).hacker += 1
        tell(run, "improved-hacker", self.seat, threshold=run.state.threshold(self.seat))


@dataclass(frozen=True, slots=True)
class Copied(Step):
    """Records that another seat's diver was used (OT-8.8, OT-8.20)."""

    seat: int
    owner: int
    diver: str
    fee: int
    """Credits that the owner receives in the author's variant."""

    def run(self, run: Run) -> None:
        """Record it; in the author's variant, pay the owner."""
        turn = run.state.running
        turn.copied = (*turn.copied, (self.owner, self.diver))
        tell(run, "copied", self.seat, owner=self.owner, diver=thing(self.diver))
        if run.state.spy_variant and self.fee:
            cause = Cause("diver", "spy")
            run.push(Receive(self.owner, cause, credits=self.fee))


def active_position(state: OtysState) -> int:
    """Return the position in the column for the active level."""
    return position_of(state.active_level)
