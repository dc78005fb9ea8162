"""Rows of icons that show a component's effect, derived from the effect itself.

No row is written by hand for a card: an effect that is added to the engine gets its icons here, and
every pack that uses the effect has them.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import singledispatch
from typing import Any

from engine.core.effects.alternatives import Both, May, OneOf, Times
from engine.core.effects.any_order import AnyOrder
from engine.core.effects.effect import Effect
from engine.otys.effects.contracts import Draw
from engine.otys.effects.cubes import BuyCube, Cube, SellCube, ShiftCube
from engine.otys.effects.divers import Actions, Copy, Free, Improve, Resurface, Upgrade
from engine.otys.effects.goods import Bill, Gain, TakeBackKey
from engine.otys.effects.rewards import TakeReward, UseReward
from engine.otys.pack.components import Contract, Diver, Reward, Sponsor
from render.kit.icon_rows import ARROW, PLUS, SLASH, Figure, Glyph, Icon, IconRow

RESOURCES = ("metal", "plant", "fuel", "tech")
"""The resources, in the order in which the engine counts cubes."""
PERMANENT_KEYS = ("1", "2", "3", "4", "5", "X")
NEUTRAL_X = "N"
TIMES = "\N{MULTIPLICATION SIGN}"
MINUS = "\N{MINUS SIGN}"
REPEATED = 2
"""Up to this many equal icons are drawn one by one; more become one icon with a number."""
TRADE = frozenset({SellCube, BuyCube})
UPGRADED = {
    "active": Icon("diver-active"),
    "surface": Icon("diver-any", afloat=True),
    "any": Icon("diver-any"),
}
"""The divers of which one is upgraded."""


@singledispatch
def effect_row(effect: Effect[Any]) -> IconRow:
    """Return the icons of an effect: one function below for each class."""
    raise TypeError(effect)


def sponsor_row(sponsor: Sponsor) -> IconRow:
    """Return the icons of a Sponsor tile's side: its effect, its points and its restriction."""
    found = effect_row(sponsor.effect)
    if sponsor.points:
        found = (*found, PLUS, *_many(sponsor.points, "point"))
    if sponsor.closes_propellers:
        found = (*found, Icon("propeller", crossed=True))
    return found


def front_row(reward: Reward) -> IconRow:
    """Return the icons of a Reward token's immediate bonus."""
    return effect_row(reward.front)


def back_row(reward: Reward) -> IconRow:
    """Return the icons of a Reward token's permanent bonus."""
    return effect_row(reward.back)


def diver_row(diver: Diver, *, upgraded: bool) -> IconRow:
    """Return the icons of the action on one side of a diver, after those of its cost."""
    action = effect_row(diver.actions[upgraded])
    cost = diver.costs[upgraded]
    return (*_many(cost, "credit"), ARROW, *action) if cost else action


def bonus_row(diver: Diver) -> IconRow:
    """Return the advantage of the Upgraded side over the Basic one, as icons without numbers.

    A lower price is shown as the remaining price; a bonus with too many icons, as an upgrade sign.
    """
    before, after = diver.costs
    if diver.bonus is not None:
        found = effect_row(diver.bonus)
        if isinstance(diver.bonus, OneOf) and set(map(type, diver.bonus.parts)) == TRADE:
            return (Icon("trade"),)
        small = len(found) <= REPEATED and not any(isinstance(each, Figure) for each in found)
        return found if small else (Icon("upgrade"),)
    if after == before:
        return ()
    return (Icon("credit"),) * after if after else (Icon("credit", crossed=True),)


def contract_groups(contract: Contract) -> tuple[IconRow, ...]:
    """Return the cubes of a contract: one resource per row, and a different one in each row."""
    if contract.need is None:
        return tuple((Icon("any-cube"),) * count for count in contract.groups)
    needs = zip(RESOURCES, contract.need, strict=True)
    return tuple((Icon(f"cube-{name}"),) * count for name, count in needs if count)


def contract_bonus(contract: Contract) -> IconRow:
    """Return the icons of what a contract gives besides points."""
    return (
        *_many(contract.credits, "credit"),
        *_many(contract.batteries, "battery"),
    )


def key_icon(key: str) -> str:
    """Return the sprite of a Key."""
    return "key-neutral-x" if key == NEUTRAL_X else f"key-{key.lower()}"


def diver_icon(diver: str, *, upgraded: bool) -> str:
    """Return the sprite of one side of a diver."""
    return f"diver-{diver}{'+' * upgraded}"


def _many(count: int, name: str) -> IconRow:
    """Return an icon `count` times, or once after the number if there are many."""
    if count <= REPEATED:
        return (Icon(name),) * count
    return (Figure(str(count)), Icon(name))


def _joined(rows: Iterable[IconRow], joint: Glyph) -> IconRow:
    """Return the rows with a sign between them."""
    found: list[Glyph] = []
    for row in rows:
        if found:
            found.append(joint)
        found += row
    return tuple(found)


# --- effects -------------------------------------------------------------------------------------


@effect_row.register
def _gain(effect: Gain) -> IconRow:
    return (
        *_many(effect.credit, "credit"),
        *_many(effect.battery, "battery"),
        *_many(effect.point, "point"),
        *_many(effect.neutral_x, "key-neutral-x"),
    )


@effect_row.register
def _take_back(_: TakeBackKey) -> IconRow:
    return (Icon("take-back"),)


@effect_row.register
def _draw(effect: Draw) -> IconRow:
    return (Figure(str(effect.count)), Icon("draw-card"), ARROW, Figure("1"))


@effect_row.register
def _take_reward(_: TakeReward) -> IconRow:
    return (Icon("reward"), ARROW, Icon("reward-back"))


@effect_row.register
def _use_reward(_: UseReward) -> IconRow:
    return (Icon("reward"), ARROW, Icon("bag"))


# --- cubes ---------------------------------------------------------------------------------------


@effect_row.register
def _cube(effect: Cube) -> IconRow:
    return _joined(((Icon(f"cube-{name}"),) for name in effect.resources), SLASH)


@effect_row.register
def _shift(_: ShiftCube) -> IconRow:
    return (Icon("any-cube"), Icon("move-arrow"))


@effect_row.register
def _sell(effect: SellCube) -> IconRow:
    return (Icon("sell"), *((Figure("+1"),) if effect.better else ()))


@effect_row.register
def _buy(effect: BuyCube) -> IconRow:
    return (Icon("buy"), *((Figure(f"{MINUS}1"),) if effect.better else ()))


# --- divers --------------------------------------------------------------------------------------


@effect_row.register
def _copy(_: Copy) -> IconRow:
    return (Icon("copy"),)


@effect_row.register
def _actions(effect: Actions) -> IconRow:
    return (Figure(f"{effect.number}{TIMES}"), Icon("diver-active"))


@effect_row.register
def _free(effect: Free) -> IconRow:
    divers = (Icon(diver_icon(diver, upgraded=False)) for diver in effect.divers)
    return (*divers, Icon("credit", crossed=True))


@effect_row.register
def _upgrade(effect: Upgrade) -> IconRow:
    return (Icon("upgrade"), UPGRADED[effect.which])


@effect_row.register
def _resurface(effect: Resurface) -> IconRow:
    return (Figure(str(effect.level)), Icon("resurface"))


@effect_row.register
def _improve(effect: Improve) -> IconRow:
    return (Icon("improve"), Icon(effect.technician))


# --- effects of effects --------------------------------------------------------------------------


@effect_row.register
def _may(effect: May) -> IconRow:
    bill = effect.cost
    assert isinstance(bill, Bill)  # noqa: S101 - the only cost in Otys
    price = (*_many(bill.credits, "credit"), *_many(bill.batteries, "battery"))
    return (*price, ARROW, *effect_row(effect.then))


@effect_row.register
def _one_of(effect: OneOf) -> IconRow:
    return _joined(map(effect_row, effect.parts), SLASH)


@effect_row.register(Both)
@effect_row.register(AnyOrder)
def _several(effect: Both | AnyOrder) -> IconRow:
    return _joined(map(effect_row, effect.parts), PLUS)


@effect_row.register
def _times(effect: Times) -> IconRow:
    return (Figure(f"{effect.number}{TIMES}"), *effect_row(effect.part))
