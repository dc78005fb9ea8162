"""The divers' actions when they are activated (OT-8)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Literal

from engine.core.decision import Option
from engine.core.effects.effect import Doer
from engine.core.event import Cause
from engine.core.msg import Msg, msg
from engine.otys.components import Diver
from engine.otys.deeds import Buy, Copied, ImproveHacker, ImproveMechanic, Pay, Sell
from engine.otys.effects import Effect, Job, reserved
from engine.otys.names import goods, reward_name, thing
from engine.otys.state import RESOURCES, OtysState
from engine.otys.tokens import Explore


@dataclass(frozen=True, slots=True)
class SellCube(Effect):
    """Sell one cube from the active level to the Store."""

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
class BuyCube(Effect):
    """Buy one cube from the Store onto the active level."""

    better: bool = False
    """True for the prices of the Upgraded Trader (OT-9.4)."""

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield each resource in stock that can be paid for, if the level has space (OT-9.5)."""
        if state.room(doer.seat, state.active_level) < 1:
            return
        money = state.boards[doer.seat].credits - reserved(doer)
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
class Improve(Effect):
    """Improve a Technician by one step."""

    technician: Literal["mechanic", "hacker"]

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield one way, until the track is full (OT-8.14)."""
        board, pack = state.boards[doer.seat], state.pack
        if self.technician == "mechanic" and board.mechanic + 1 < len(pack.max_moves):
            move = pack.max_moves[board.mechanic + 1]
            label = msg("otys-do-improve-mechanic", move=move)
            yield Option("improve:mechanic", label, (ImproveMechanic(doer.seat),))
        if self.technician == "hacker" and board.hacker + 1 < len(pack.thresholds):
            threshold = pack.thresholds[board.hacker + 1]
            label = msg("otys-do-improve-hacker", threshold=threshold)
            yield Option("improve:hacker", label, (ImproveHacker(doer.seat),))

    def words(self) -> Msg:
        """Return the effect in words, with the Technician."""
        return msg(f"otys-effect-improve-{self.technician}")


@dataclass(frozen=True, slots=True)
class TakeReward(Effect):
    """Take a Reward token from the active level."""

    def ways(self, state: OtysState, doer: Doer) -> Iterable[Option]:
        """Yield both tokens, even one whose bonus has no effect (OT-8.16)."""
        for token in state.display[state.active_level - 1]:
            reward = state.pack.rewards[token]
            label = msg("otys-do-explore", reward=reward_name(token), effect=reward.front.words())
            hint = msg("otys-hint-reward", back=reward.back.words())
            step = Explore(doer.seat, token)
            yield Option(f"explore:{token}", label, (step,), spot=f"display:{token}", hint=hint)

    def words(self) -> Msg:
        """Return the effect in words: take a token."""
        return msg("otys-effect-take-reward")


@dataclass(frozen=True, slots=True)
class Copy(Effect):
    """Use a neighbour's diver on the same level (OT-8.8)."""

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
                yield replace(way, key=key, label=label, then=(note, *way.then), group=group)

    def words(self) -> Msg:
        """Return the effect in words: use a neighbour's diver."""
        return msg("otys-effect-copy")


def action_ways(state: OtysState, diver: Diver, job: Job) -> Iterator[Option]:
    """Yield the ways of a diver's action, its fee paid first; none if it cannot be paid."""
    if state.boards[job.seat].credits < job.reserved:
        return
    pay = (Pay(job.seat, job.fee, diver=diver.id),) if job.fee else ()
    for way in diver.actions[job.upgraded].ways(state, job):
        yield replace(way, then=(*pay, *way.then)) if pay else way


def own_action_ways(state: OtysState, seat: int) -> Iterator[Option]:
    """Yield what the active diver can do for its own seat now (OT-8.1), with the full price."""
    diver = state.pack.divers[state.boards[seat].diver_on(state.active_level)]
    upgraded = diver.id in state.boards[seat].upgraded
    free = diver.id in state.running.free
    fee = 0 if free else diver.costs[upgraded]
    job = Job(seat, Cause("diver", diver.id), upgraded, free, fee, fee)
    return map(_priced, action_ways(state, diver, job))


def _priced(way: Option) -> Option:
    """Return the way with its price in front; a copied diver's includes the Spy's (OT-8.11)."""
    price = sum(step.credits for step in way.then if isinstance(step, Pay))
    if not price:
        return way
    return replace(way, label=msg("otys-do-paid", credits=price, effect=way.label))
