"""Divers and Technicians: what they do when activated (OT-8), and what is done to them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import ClassVar, Literal, Self, TypeAlias, get_args

from engine.core.decision import Option
from engine.core.effects.bill import covers
from engine.core.effects.effect import Doer
from engine.core.event import Cause
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make, NotationError
from engine.otys.effects.effect import Effect, Job, about, purse
from engine.otys.effects.goods import Pay, Receive
from engine.otys.effects.steps import Run, Step, board_of, tell
from engine.otys.pack.components import Diver
from engine.otys.state import LEVELS, SURFACE, OtysState, position_of, resurfaced
from engine.otys.words.describe import bonus_hint, bonus_parts, more
from engine.otys.words.moves import surface_effect
from engine.otys.words.names import thing

# --- their actions -------------------------------------------------------------------------------


def action_ways(state: OtysState, diver: Diver, job: Job) -> Iterator[Option]:
    """Yield the ways of a diver's action, its fee paid first; none if it cannot be paid."""
    if not covers(purse(state, job), (0, 0)):
        return
    pay = (Pay(job.seat, job.fee, diver=diver.id),) if job.fee else ()
    for way in diver.actions[job.upgraded].ways(state, job):
        yield way.leading_to(*pay, *way.then) if pay else way


def own_action_ways(state: OtysState, seat: int) -> Iterator[Option]:
    """Yield what the active diver can do for its own seat now (OT-8.1), with the full price."""
    diver = state.pack.divers[state.boards[seat].diver_on(state.active_level)]
    upgraded = diver.id in state.boards[seat].upgraded
    free = diver.id in state.running.free
    fee = 0 if free else diver.costs[upgraded]
    job = Job(seat, Cause("diver", diver.id), upgraded, free, fee, fee)
    return map(_priced, action_ways(state, diver, job))


def _priced(way: Option) -> Option:
    """Return the way labelled with its price; a copied diver's includes the Spy's (OT-8.11)."""
    price = sum(step.credits for step in way.then if isinstance(step, Pay))
    if not price:
        return way
    effect = way.effect and msg("otys-effect-paid", credits=price, effect=way.effect)
    return way.worded(msg("otys-do-paid", credits=price, effect=way.label), effect)


@dataclass(frozen=True, slots=True)
class Copy(Effect):
    """Use a neighbour's diver on the same level (OT-8.8)."""

    notation: ClassVar[str] = "copy"

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield everything that the neighbours' divers could do for this seat."""
        if not isinstance(doer, Job) or doer.copying:
            return
        for owner in state.neighbours(doer.seat):
            board = state.boards[owner]
            diver = state.pack.divers[board.diver_on(state.active_level)]
            upgraded = diver.id in board.upgraded
            cost = diver.costs[upgraded]
            job = Job(
                doer.seat,
                Cause("diver", diver.id),
                upgraded,
                fee=cost,
                reserved=doer.reserved + cost,
                copying=True,
            )
            note = Copied(doer.seat, owner, diver.id, doer.fee)
            for way in action_ways(state, diver, job):
                label = msg("otys-do-copy", owner=owner, diver=thing(diver.id), effect=way.label)
                key = f"copy:{owner + 1}:{way.key}"
                group = msg("otys-group-copy", owner=owner, diver=thing(diver.id))
                yield replace(
                    way,
                    key=key,
                    label=label,
                    then=(note, *way.then),
                    group=group,
                    spot=f"diver:{owner}",
                    effect=more(label, way.effect),
                )

    def words(self) -> Msg:
        """Return the effect in words: use a neighbour's diver."""
        return msg("otys-effect-copy")


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


@dataclass(frozen=True, slots=True)
class Actions(Effect):
    """Let the active diver act this often."""

    notation: ClassVar[str] = "actions"

    number: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(args.number(0))

    def ways(self, _state: OtysState, _doer: Doer, /) -> Iterable[Option]:
        """Yield one way."""
        yield Option("actions", self.words(), (SetActions(self.number),))

    def words(self) -> Msg:
        """Return the effect in words, with the number of actions."""
        return msg("otys-effect-actions", number=self.number)


@dataclass(frozen=True, slots=True)
class SetActions(Step):
    """Sets how often the active diver may act."""

    number: int

    def run(self, run: Run) -> None:
        """Record it until the turn ends."""
        run.state.running.actions = self.number


@dataclass(frozen=True, slots=True)
class Free(Effect):
    """Let these divers act for free this turn."""

    notation: ClassVar[str] = "free"

    divers: tuple[str, ...]

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        args.ignore_named()
        return cls(args.names(0, args.given["divers"]))

    def ways(self, _state: OtysState, _doer: Doer, /) -> Iterable[Option]:
        """Yield one way."""
        yield Option("free", self.words(), (FreeActions(self.divers),))

    def words(self) -> Msg:
        """Return the effect in words, with the divers."""
        return msg("otys-effect-free", divers=tuple(thing(diver) for diver in self.divers))


@dataclass(frozen=True, slots=True)
class FreeActions(Step):
    """Lets these divers act for free this turn."""

    divers: tuple[str, ...]

    def run(self, run: Run) -> None:
        """Record it until the turn ends."""
        run.state.running.free = self.divers


# --- their sides and places ----------------------------------------------------------------------

Which: TypeAlias = Literal["active", "surface", "any"]
WHICH: Mapping[str, Which] = {word: word for word in get_args(Which)}


@dataclass(frozen=True, slots=True)
class Upgrade(Effect):
    """Upgrade one of the player's Basic divers: the active one, one at the surface, or any."""

    notation: ClassVar[str] = "upgrade"

    which: Which

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(WHICH[args.name(0, WHICH)])

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield the divers with their Basic side up, from the top down (OT-7.11)."""
        board = state.boards[doer.seat]
        for diver in self._candidates(state, doer.seat):
            if diver not in board.upgraded:
                step = Turnover(doer.seat, diver, doer.cause)
                label, hint = about("otys-do-upgrade", diver), bonus_hint(state.pack.divers[diver])
                spot = f"position:{board.place_of(diver)}"
                yield Option(f"upgrade:{diver}", label, (step,), spot=spot, effect=hint)

    def _candidates(self, state: OtysState, seat: int) -> tuple[str, ...]:
        column = state.boards[seat].column
        if self.which == "active":
            return (state.boards[seat].diver_on(state.active_level),)
        return column[: len(SURFACE)] if self.which == "surface" else column

    def words(self) -> Msg:
        """Return the effect in words, with the choice of divers."""
        return msg(f"otys-effect-upgrade-{self.which}")


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
class Resurface(Effect):
    """Resurface the diver on this level (Sponsor 3 Advanced)."""

    notation: ClassVar[str] = "resurface"

    level: int

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        level = args.number(0)
        if level not in LEVELS:
            raise NotationError(args.at, "notation-not-one-of", found=str(level), allowed="1-5")
        return cls(level)

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield one way."""
        column, position = state.boards[doer.seat].column, position_of(self.level)
        label = about("otys-do-resurface", column[position - 1])
        effect = surface_effect(column, position)
        yield Option(
            f"resurface:{self.level}", label, (Surface(doer.seat, position),), effect=effect
        )

    def words(self) -> Msg:
        """Return the effect in words, with the level."""
        return msg("otys-effect-resurface", level=self.level)


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


def active_position(state: OtysState) -> int:
    """Return the position in the column for the active level."""
    return position_of(state.active_level)


# --- Technicians ---------------------------------------------------------------------------------

Technician: TypeAlias = Literal["mechanic", "hacker"]
TECHNICIANS: Mapping[str, Technician] = {word: word for word in get_args(Technician)}


@dataclass(frozen=True, slots=True)
class Improve(Effect):
    """Improve a Technician by one step."""

    notation: ClassVar[str] = "improve"

    technician: Technician

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        return cls(TECHNICIANS[args.name(0, TECHNICIANS)])

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield one way, until the track is full (OT-8.14)."""
        board, pack = state.boards[doer.seat], state.pack
        if self.technician == "mechanic" and board.mechanic + 1 < len(pack.max_moves):
            move = pack.max_moves[board.mechanic + 1]
            label = msg("otys-do-improve-mechanic", move=move)
            now = pack.max_moves[board.mechanic]
            effect = msg("otys-effect-mechanic", move=move, now=now)
            yield Option("improve:mechanic", label, (ImproveMechanic(doer.seat),), effect=effect)
        if self.technician == "hacker" and board.hacker + 1 < len(pack.thresholds):
            threshold = pack.thresholds[board.hacker + 1]
            label = msg("otys-do-improve-hacker", threshold=threshold)
            now = pack.thresholds[board.hacker]
            effect = msg("otys-effect-hacker", threshold=threshold, now=now)
            yield Option("improve:hacker", label, (ImproveHacker(doer.seat),), effect=effect)

    def words(self) -> Msg:
        """Return the effect in words, with the Technician."""
        return msg(f"otys-effect-improve-{self.technician}")


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
