"""The statements used in the effect cells of an Otys pack."""

from __future__ import annotations

from typing import Any, TypeAlias

from engine.core.effects.alternatives import OneOf
from engine.core.effects.effect import Effect
from engine.core.packs.notation import Vocabulary, Written
from engine.otys.effects.contracts import Draw
from engine.otys.effects.cubes import BetterTrade, BuyCube, Cube, SellCube, ShiftCube
from engine.otys.effects.divers import Actions, Copy, Free, Improve, Resurface, Upgrade
from engine.otys.effects.goods import Bill, Gain, TakeBackKey
from engine.otys.effects.rewards import TakeReward, UseReward

AnyEffect: TypeAlias = Effect[Any]

STATEMENTS: tuple[Written, ...] = (
    *(OneOf, Bill, Gain, TakeBackKey, Draw, TakeReward, UseReward),
    *(Cube, ShiftCube, SellCube, BuyCube, BetterTrade),
    *(Copy, Actions, Free, Upgrade, Resurface, Improve),
)


def vocabulary(divers: tuple[str, ...], resources: tuple[str, ...]) -> Vocabulary[AnyEffect]:
    """Return the statements of Otys, for a row that names these resources."""
    return Vocabulary(*STATEMENTS, given={"divers": divers, "resources": resources})
