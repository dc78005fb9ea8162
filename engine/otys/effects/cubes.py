"""Cubes: taking and moving them, and trading them with the Store (OT-9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import ClassVar, Self

from engine.core.decision import Option
from engine.core.effects.alternatives import OneOf
from engine.core.effects.effect import Doer
from engine.core.event import Cause
from engine.core.msg import Msg, msg
from engine.core.packs.notation import Args, Make, NotationError
from engine.otys.effects.effect import Effect, Job, about, purse
from engine.otys.effects.steps import Run, Step, board_of, score, tell
from engine.otys.state import LEVELS, RESOURCES, OtysState, with_cubes
from engine.otys.words.names import goods, thing


@dataclass(frozen=True, slots=True)
class Cube(Effect):
    """Take 1 cube of one of these resources onto the active level."""

    notation: ClassVar[str] = "cube"

    resources: tuple[str, ...]

    @classmethod
    def read(cls, args: Args, _make: Make) -> Self:
        """Return it as written in a component pack."""
        args.name(0, ("own", "either"))
        resources = args.given["resources"]
        if not resources:
            raise NotationError(args.at, "otys-pack-no-resource")
        return cls(resources)

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield a way for each resource, if the level has space (OT-8.4)."""
        if state.room(doer.seat, state.active_level) > 0:
            for resource in self.resources:
                step = TakeCube(doer.seat, resource, doer.cause)
                yield Option(f"take:{resource}", about("otys-do-take", resource), (step,))

    def words(self) -> Msg:
        """Return the effect in words, with the resources."""
        return msg("otys-effect-cube", resources=tuple(thing(name) for name in self.resources))


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
class ShiftCube(Effect):
    """Move one cube from or to the active level."""

    notation: ClassVar[str] = "move_cube"

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
class SellCube(Effect):
    """Sell one cube from the active level to the Store."""

    notation: ClassVar[str] = "sell"

    better: bool = False
    """True for the prices of the Upgraded Trader (OT-9.4)."""

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield each resource with space in its column, for Credits or for points (OT-9.3)."""
        cubes = state.boards[doer.seat].cubes(state.active_level)
        rows, side = state.pack.store_rows, self.better
        for resource, held, stored in zip(RESOURCES, cubes, state.store, strict=True):
            if held and stored < len(rows):
                row = rows[stored]
                yield self._way(doer.seat, resource, row.sell_credits[side], 0)
                if row.sell_points[side]:
                    yield self._way(doer.seat, resource, 0, row.sell_points[side])

    def _way(self, seat: int, resource: str, credit: int, point: int) -> Option:
        price = "points" if point else "credits"
        label = msg("otys-do-sell", resource=thing(resource), goods=goods(credit, point=point))
        step = Sell(seat, resource, credit, point)
        return Option(f"sell:{resource}:{price}", label, (step,))

    def words(self) -> Msg:
        """Return the effect in words: sell a cube."""
        return msg("otys-effect-sell-better" if self.better else "otys-effect-sell")


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
class BuyCube(Effect):
    """Buy one cube from the Store onto the active level."""

    notation: ClassVar[str] = "buy"

    better: bool = False
    """True for the prices of the Upgraded Trader (OT-9.4)."""

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield each resource in stock that can be paid for, if the level has space (OT-9.5)."""
        if state.room(doer.seat, state.active_level) < 1:
            return
        money, _ = purse(state, doer)
        for resource, stored in zip(RESOURCES, state.store, strict=True):
            if stored:
                price = self._price(state, doer, stored)
                if price <= money:
                    label = msg("otys-do-buy", resource=thing(resource), credits=price)
                    step = Buy(doer.seat, resource, price)
                    yield Option(f"buy:{resource}", label, (step,))

    def _price(self, state: OtysState, doer: Doer, row: int) -> int:
        if isinstance(doer, Job) and doer.price_free:
            return 0
        return state.pack.store_rows[row - 1].buy_price[self.better]

    def words(self) -> Msg:
        """Return the effect in words: buy a cube."""
        return msg("otys-effect-buy-better" if self.better else "otys-effect-buy")


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


class BetterTrade:
    """Selling or buying one cube at the prices of the Upgraded Trader, as one statement."""

    notation: ClassVar[str] = "better_trade"

    @classmethod
    def read(cls, _args: Args, _make: Make, /) -> OneOf:
        """Return both, of which one is chosen."""
        return OneOf((SellCube(better=True), BuyCube(better=True)))
