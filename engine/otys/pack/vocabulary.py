"""The statements used in the effect cells of an Otys pack."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, TypeAlias

from engine.core.effects.alternatives import May, OneOf, Times
from engine.core.effects.effect import Effect
from engine.core.packs.notation import Args, Call, NotationError, Vocabulary
from engine.otys.effects.contracts import Draw
from engine.otys.effects.cubes import BuyCube, Cube, SellCube, ShiftCube
from engine.otys.effects.divers import Actions, Copy, Free, Improve, Resurface, Upgrade
from engine.otys.effects.goods import Bill, Gain, TakeBackKey
from engine.otys.effects.rewards import TakeReward, UseReward
from engine.otys.state import LEVELS

AnyEffect: TypeAlias = Effect[Any]
Build: TypeAlias = Callable[[Call], AnyEffect]

GOODS = ("credit", "battery", "point", "neutral_x")


def _goods(args: Args, where: int) -> dict[str, int]:
    items = args.bundle(where, GOODS).items
    return {item.name: item.count for item in items if item.name}


def _gain(call: Call) -> AnyEffect:
    args = Args(call)
    gained = Gain(**_goods(args, 0))
    args.end()
    return gained


def _pay(call: Call, build: Build) -> AnyEffect:
    args = Args(call)
    price = args.bundle(0, ("credit", "battery"))
    amounts = {item.name: item.count for item in price.items}
    bill = Bill(amounts.get("credit", 0), amounts.get("battery", 0))
    then = build(args.call(1))
    args.end()
    return May(bill, then)


def _choose(call: Call, build: Build) -> AnyEffect:
    return OneOf(tuple(build(part) for part in Args(call).calls()))


def _draw(call: Call) -> AnyEffect:
    args = Args(call)
    drawn, kept = args.number(0), args.number("keep")
    args.end()
    if kept != 1:
        raise NotationError(call.at, "notation-not-one-of", found=str(kept), allowed="1")
    return Draw(drawn)


def _take_back(call: Call) -> AnyEffect:
    args = Args(call)
    number = args.number(0)
    args.end()
    return TakeBackKey() if number == 1 else Times(number, TakeBackKey())


def _upgrade(call: Call) -> AnyEffect:
    args = Args(call)
    which = args.name(0, ("active", "surface", "any"))
    args.end()
    return Upgrade(which)  # type: ignore[arg-type]  # one of the names just checked


def _improve(call: Call) -> AnyEffect:
    args = Args(call)
    technician = args.name(0, ("mechanic", "hacker"))
    args.end()
    return Improve(technician)  # type: ignore[arg-type]  # one of the names just checked


def _resurface(call: Call) -> AnyEffect:
    args = Args(call)
    level = args.number(0)
    args.end()
    if level not in LEVELS:
        raise NotationError(call.at, "notation-not-one-of", found=str(level), allowed="1-5")
    return Resurface(level)


def _actions(call: Call) -> AnyEffect:
    args = Args(call)
    number = args.number(0)
    args.end()
    return Actions(number)


def _free(divers: tuple[str, ...], call: Call) -> AnyEffect:
    return Free(Args(call).names(0, divers))


def _cube(resources: tuple[str, ...], call: Call) -> AnyEffect:
    """Return the effect of taking a cube of the resources that the row itself names."""
    args = Args(call)
    args.name(0, ("own", "either"))
    args.end()
    if not resources:
        raise NotationError(call.at, "otys-pack-no-resource")
    return Cube(resources)


def _plain(effect: AnyEffect, call: Call) -> AnyEffect:
    """Return the effect of a statement without arguments."""
    Args(call).end()
    return effect


def _alone(read: Callable[[Call], AnyEffect]) -> Callable[[Call, Build], AnyEffect]:
    """Return the builder of a statement that has no others in it."""
    return lambda call, _: read(call)


def vocabulary(divers: tuple[str, ...], resources: tuple[str, ...]) -> Vocabulary[AnyEffect]:
    """Return the statements of Otys, for a row that names these resources."""
    better = OneOf((SellCube(better=True), BuyCube(better=True)))
    plain: dict[str, AnyEffect] = {
        "sell": SellCube(),
        "buy": BuyCube(),
        "better_trade": better,
        "copy": Copy(),
        "explore": TakeReward(),
        "use_reward": UseReward(),
        "move_cube": ShiftCube(),
    }
    simple: dict[str, Callable[[Call], AnyEffect]] = {
        "gain": _gain,
        "draw": _draw,
        "take_back": _take_back,
        "upgrade": _upgrade,
        "improve": _improve,
        "resurface": _resurface,
        "actions": _actions,
        "free": partial(_free, divers),
        "cube": partial(_cube, resources),
        **{name: partial(_plain, effect) for name, effect in plain.items()},
    }
    combining = {"pay": _pay, "choose": _choose}
    return Vocabulary({**combining, **{name: _alone(read) for name, read in simple.items()}})
