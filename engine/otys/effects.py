"""The effects used by the components of Otys; the divers' actions are in `actions`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Literal

from engine.core.decision import Option
from engine.core.effects.effect import Cost as CoreCost
from engine.core.effects.effect import Do, Doer
from engine.core.effects.effect import Effect as CoreEffect
from engine.core.event import Cause
from engine.core.msg import Msg, msg
from engine.otys.cards import DrawContracts
from engine.otys.deeds import (
    KEY_ORDER,
    FreeActions,
    MoveCube,
    Pay,
    Receive,
    SetActions,
    Surface,
    TakeBack,
    TakeCube,
    Turnover,
)
from engine.otys.describe import bonus_hint
from engine.otys.names import goods, key_name, reward_name, thing
from engine.otys.state import (
    LEVELS,
    NEUTRAL_X,
    RESOURCES,
    SURFACE,
    OtysState,
    position_of,
)
from engine.otys.tokens import DiscardReward

Effect = CoreEffect[OtysState]
Cost = CoreCost[OtysState]


@dataclass(frozen=True, slots=True)
class Job(Doer):
    """A diver's action: who benefits, which side acts, and what it costs."""

    upgraded: bool = False
    price_free: bool = False
    """True if a purchase costs nothing (OT-7.4)."""
    fee: int = 0
    """Credits for the action itself."""
    reserved: int = 0
    """Credits that must remain for all fees of the action (OT-8.11)."""
    copying: bool = False
    """True if the diver belongs to another seat; a Spy copied like this cannot copy (OT-8.13)."""


def reserved(doer: Doer) -> int:
    """Return the Credits that are already reserved."""
    return doer.reserved if isinstance(doer, Job) else 0


@cache
def _named(key: str, thing_key: str) -> Msg:
    """Return a message about one component."""
    return msg(key, thing=thing(thing_key))


@dataclass(frozen=True, slots=True)
class Bill(Cost):
    """A price in Credits and Batteries."""

    credits: int = 0
    batteries: int = 0

    def payments(self, state: OtysState, doer: Doer) -> Sequence[Option]:
        """Return the only way to pay, if it can be paid in full (OT-2.8)."""
        board = state.boards[doer.seat]
        if board.credits < self.credits + reserved(doer) or board.batteries < self.batteries:
            return ()
        return (Option("pay", self.words(), (Pay(doer.seat, self.credits, self.batteries),)),)

    def words(self) -> Msg:
        """Return the price in words."""
        return msg("otys-goods", parts=goods(credit=self.credits, battery=self.batteries))


@dataclass(frozen=True, slots=True)
class Gain(Effect):
    """Gain Credits, Batteries, points or neutral X Keys."""

    credit: int = 0
    battery: int = 0
    point: int = 0
    neutral_x: int = 0

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield one way, unless the supply has run out (OT-5.12)."""
        if self.credit or self.battery or self.point or state.neutral_x:
            step = Receive(
                doer.seat, doer.cause, self.credit, self.battery, self.point, self.neutral_x
            )
            yield Option("gain", self.words(), (step,))

    def words(self) -> Msg:
        """Return the effect in words, with the goods."""
        parts = goods(self.credit, self.battery, self.point, self.neutral_x)
        return msg("otys-effect-gain", goods=parts)


@dataclass(frozen=True, slots=True)
class Cube(Effect):
    """Take 1 cube of one of these resources onto the active level."""

    resources: tuple[str, ...]

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield a way for each resource, if the level has space (OT-8.4)."""
        if state.room(doer.seat, state.active_level) > 0:
            for resource in self.resources:
                step = TakeCube(doer.seat, resource, doer.cause)
                yield Option(f"take:{resource}", _named("otys-do-take", resource), (step,))

    def words(self) -> Msg:
        """Return the effect in words, with the resources."""
        return msg("otys-effect-cube", resources=tuple(thing(name) for name in self.resources))


@dataclass(frozen=True, slots=True)
class Draw(Effect):
    """Draw contracts in secret and keep 1."""

    count: int

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield one way, as long as any card is left (OT-11.11)."""
        if state.cards_left():
            step = DrawContracts(doer.seat, self.count)
            yield Option("draw", self.words(), (step,))

    def words(self) -> Msg:
        """Return the effect in words, with the number of cards."""
        return msg("otys-effect-draw", count=self.count)


@dataclass(frozen=True, slots=True)
class Upgrade(Effect):
    """Upgrade one of the player's Basic divers: the active one, one at the surface, or any."""

    which: Literal["active", "surface", "any"]

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield the divers with their Basic side up, from the top down (OT-7.11)."""
        board = state.boards[doer.seat]
        for diver in self._candidates(state, doer.seat):
            if diver not in board.upgraded:
                step = Turnover(doer.seat, diver, doer.cause)
                label, hint = _named("otys-do-upgrade", diver), bonus_hint(state.pack.divers[diver])
                yield Option(f"upgrade:{diver}", label, (step,), hint=hint)

    def _candidates(self, state: OtysState, seat: int) -> tuple[str, ...]:
        column = state.boards[seat].column
        if self.which == "active":
            return (state.boards[seat].diver_on(state.active_level),)
        return column[: len(SURFACE)] if self.which == "surface" else column

    def words(self) -> Msg:
        """Return the effect in words, with the choice of divers."""
        return msg(f"otys-effect-upgrade-{self.which}")


@dataclass(frozen=True, slots=True)
class TakeBackKey(Effect):
    """Take back one used Key."""

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield each permanent Key on the track, the lowest first; never a neutral X (OT-5.11)."""
        track = state.boards[doer.seat].track
        for key in KEY_ORDER:
            if key in track and key != NEUTRAL_X:
                label = msg("otys-do-take-back", key=key_name(key))
                yield Option(f"key:{key}", label, (TakeBack(doer.seat, key, doer.cause),))

    def words(self) -> Msg:
        """Return the effect in words: take back a Key."""
        return msg("otys-effect-take-back")


@dataclass(frozen=True, slots=True)
class Resurface(Effect):
    """Resurface the diver on this level (Sponsor 3 Advanced)."""

    level: int

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield one way."""
        diver = state.boards[doer.seat].diver_on(self.level)
        step = Surface(doer.seat, position_of(self.level))
        yield Option(f"resurface:{self.level}", _named("otys-do-resurface", diver), (step,))

    def words(self) -> Msg:
        """Return the effect in words, with the level."""
        return msg("otys-effect-resurface", level=self.level)


@dataclass(frozen=True, slots=True)
class Free(Effect):
    """Let these divers act for free this turn."""

    divers: tuple[str, ...]

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:  # noqa: ARG002
        """Yield one way."""
        yield Option("free", self.words(), (FreeActions(self.divers),))

    def words(self) -> Msg:
        """Return the effect in words, with the divers."""
        return msg("otys-effect-free", divers=tuple(thing(diver) for diver in self.divers))


@dataclass(frozen=True, slots=True)
class Actions(Effect):
    """Let the active diver act this often."""

    number: int

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:  # noqa: ARG002
        """Yield one way."""
        yield Option("actions", self.words(), (SetActions(self.number),))

    def words(self) -> Msg:
        """Return the effect in words, with the number of actions."""
        return msg("otys-effect-actions", number=self.number)


@dataclass(frozen=True, slots=True)
class UseReward(Effect):
    """Use the immediate bonus of a token on the active level, which is then discarded."""

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield the tokens whose bonus would have an effect (OT-7.7)."""
        for token in state.display[state.active_level - 1]:
            front = state.pack.rewards[token].front
            owner = Doer(doer.seat, Cause("reward", token))
            if front.doable(state, owner):
                label = msg("otys-do-use", reward=reward_name(token), effect=front.words())
                then = (Do(front, owner), DiscardReward(token))
                yield Option(f"use:{token}", label, then, spot=f"display:{token}")

    def words(self) -> Msg:
        """Return the effect in words: use a token."""
        return msg("otys-effect-use-reward")


@dataclass(frozen=True, slots=True)
class ShiftCube(Effect):
    """Move one cube from or to the active level."""

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield every cube that has space at its target (OT-7.12)."""
        active = state.active_level
        for other in LEVELS:
            if other != active:
                yield from self._between(state, doer.seat, active, other)
                yield from self._between(state, doer.seat, other, active)

    def _between(self, state: OtysState, seat: int, source: int, target: int) -> Iterator[Option]:
        if state.room(seat, target) < 1:
            return
        for resource, count in zip(RESOURCES, state.boards[seat].cubes(source), strict=True):
            if count:
                label = msg("otys-do-move", resource=thing(resource), source=source, target=target)
                step = MoveCube(seat, resource, source, target)
                yield Option(f"move:{resource}:{source}:{target}", label, (step,))

    def words(self) -> Msg:
        """Return the effect in words: move a cube."""
        return msg("otys-effect-move-cube")
