"""Effects in the fewest icons: what a diver or a Sponsor does, where there is little room."""

from __future__ import annotations

from collections.abc import Iterator
from functools import singledispatch
from typing import Any

from engine.core.effects.alternatives import Both, May, OneOf
from engine.core.effects.any_order import AnyOrder
from engine.core.effects.effect import Effect
from engine.otys.effects.contracts import Draw
from engine.otys.effects.cubes import BuyCube, Cube, SellCube
from engine.otys.effects.divers import Free, Improve, Upgrade
from engine.otys.effects.goods import Bill
from engine.otys.effects.rewards import TakeReward, UseReward
from engine.otys.pack.components import Sponsor
from render.kit.icon_rows import PLUS, SLASH, Glyph, Icon, IconRow, lay
from render.otys.glyphs import effect_row
from render.scene import Align, Box, Item, Line, Sprite, Words

PRICE = 34
"""The size of a price: its coin and its figure."""


@singledispatch
def brief_row(effect: Effect[Any]) -> IconRow:
    """Return the icons of an effect without what can be read beside it: amounts and prices."""
    return effect_row(effect)


def _joined(parts: tuple[Effect[Any], ...], sign: Icon) -> IconRow:
    """Return the icons of all parts, each once, with a sign between them."""
    found: list[Glyph] = []
    for row in dict.fromkeys(map(brief_row, parts)):
        found += (sign, *row) if found else row
    return tuple(found)


@brief_row.register
def _one_of(effect: OneOf) -> IconRow:
    return _joined(effect.parts, SLASH)


@brief_row.register(Both)
@brief_row.register(AnyOrder)
def _several(effect: Both | AnyOrder) -> IconRow:
    return _joined(effect.parts, PLUS)


@brief_row.register
def _may(effect: May) -> IconRow:
    return brief_row(effect.then)


@brief_row.register
def _cube(effect: Cube) -> IconRow:
    return tuple(Icon(f"cube-{name}") for name in effect.resources)


@brief_row.register
def _draw(_: Draw) -> IconRow:
    return (Icon("draw-card"),)


@brief_row.register
def _sell(_: SellCube) -> IconRow:
    return (Icon("sell"),)


@brief_row.register
def _buy(_: BuyCube) -> IconRow:
    return (Icon("buy"),)


@brief_row.register
def _improve(effect: Improve) -> IconRow:
    return (Icon(effect.technician),)


@brief_row.register(TakeReward)
@brief_row.register(UseReward)
def _reward(_: TakeReward | UseReward) -> IconRow:
    return (Icon("reward"),)


@brief_row.register
def _upgrade(_: Upgrade) -> IconRow:
    return (Icon("upgrade"),)


@brief_row.register
def _free(_: Free) -> IconRow:
    return (Icon("diver-any"), Icon("credit", crossed=True))


def action(row: IconRow, price: int, held: int, box: Box, size: int) -> Iterator[Item]:
    """Yield what something does below its price, which is struck through if it cannot be paid."""
    if not price:
        yield from lay(row, box, size, Align.LEFT)
        return
    upper, lower = box.rows(2)
    yield from coins(price, held, upper)
    yield from lay(row, lower, min(size, lower.height), Align.LEFT)


def coins(price: int, held: int, box: Box) -> Iterator[Item]:
    """Yield a price in Credits."""
    middle, short = (box.left + PRICE // 2, box.centre[1]), price > held
    yield Sprite("credit", middle, PRICE, faded=short)
    room = Box(box.left + PRICE + 4, box.top, PRICE, box.height)
    yield Words(str(price), room, PRICE, "warn" if short else "text", bold=True)
    if short:
        x, y, reach = *middle, PRICE // 2
        yield Line(((x - reach, y + reach), (x + reach, y - reach)), "warn", 4)


def sponsor_price(sponsor: Sponsor) -> int:
    """Return the Credits that using a Sponsor costs."""
    effect = sponsor.effect
    bill = effect.cost if isinstance(effect, May) else None
    return bill.credits if isinstance(bill, Bill) else 0


def sponsor_brief(sponsor: Sponsor) -> IconRow:
    """Return the icons of what a Sponsor does, and of the points it adds."""
    row = brief_row(sponsor.effect)
    return (*row, Icon("point")) if sponsor.points else row
