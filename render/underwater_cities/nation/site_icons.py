"""Icons printed on a player board's sites: bonuses, special sites, surcharges."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

from engine.underwater_cities.pack.components import Board, SpecialKind
from engine.underwater_cities.terms.glossary import Bundle
from render.scene import Align, Box, Item, Panel, Sprite, Words

Glyphs: TypeAlias = tuple[str, ...]
"""Icons in a row; a number is drawn as text."""

ICONS = {"card": "card-draw", "made_biomatter": "biomatter"}
"""Icons of things whose sprite has another name."""
SPECIALS: dict[SpecialKind, Glyphs] = {
    "double_building": ("times-2",),
    "triple_city": ("times-3",),
    "triple_tunnel": ("times-3",),
    "joined_tunnels": ("joined",),
    "metropolis_tunnel": ("type-production", "point", "point"),
    "six_points": ("6", "point"),
}
"""The effects of special sites."""
LASTING = frozenset(SPECIALS) - {"six_points"}
"""Special sites that keep their effect once they are built on."""
FIGURE = 28
"""Font size that is still legible on a phone."""
MANY = 3
"""This many equal icons are replaced by a number and one icon, where there is space for it."""
ROOMY = 72
OVERLAP = 0.62
"""The visible share of each overlapping icon in a run of equal ones."""


def things(bundle: Bundle) -> Glyphs:
    """Return each thing of a bundle as many times as the bundle has it."""
    return tuple(ICONS.get(name, name) for name, count in bundle for _ in range(count))


def printed(board: Board, site: str) -> tuple[Glyphs, Glyphs]:
    """Return the icons of the bonus or effect of building on a site, and those of its surcharge."""
    special = board.special_at.get(site)
    if special is None:
        return things(board.bonuses.get(site, ())), ()
    return SPECIALS[special.kind], things(special.surcharge)


def lasting(board: Board, site: str) -> Glyphs:
    """Return the icons of the effect that a site keeps once it is built on."""
    special = board.special_at.get(site)
    return SPECIALS[special.kind] if special and special.kind in LASTING else ()


def runs(glyphs: Glyphs) -> tuple[Glyphs, ...]:
    """Return the icons, divided into runs of equal ones."""
    return tuple(tuple(same) for _, same in groupby(glyphs))


def counted(glyphs: Glyphs) -> Glyphs:
    """Return the icons, with each long run of equal ones replaced by a number and one icon."""
    return tuple(
        glyph
        for same in runs(glyphs)
        for glyph in ((str(len(same)), same[0]) if len(same) >= MANY else same)
    )


def width(glyphs: Glyphs, size: int) -> int:
    """Return the width of a row of icons of this size."""
    return round(sum(_steps(glyphs)) * size)


def _steps(glyphs: Glyphs) -> list[float]:
    """Return the distance from each icon to the next; equal ones overlap."""
    after = (*glyphs[1:], "")
    return [
        0.62 if one.isdecimal() else OVERLAP if one == next_ else 1.0
        for one, next_ in zip(glyphs, after, strict=True)
    ]


def row(glyphs: Glyphs, box: Box, size: int) -> Iterator[Item]:
    """Yield the icons in the middle of the box, `size` high or smaller if need be."""
    if not glyphs:
        return
    units = sum(_steps(glyphs))
    size = max(min(size, box.height, int(box.width / units)), 8)
    left = box.centre[0] - units * size / 2
    for glyph, step in zip(glyphs, _steps(glyphs), strict=True):
        if glyph.isdecimal():
            room = Box(round(left) - 6, box.centre[1] - 20, round(step * size) + 12, 40)
            yield Words(glyph, room, FIGURE, bold=True, align=Align.CENTRE)
        else:
            yield Sprite(glyph, (round(left + size / 2), box.centre[1]), size)
        left += step * size


def on_site(board: Board, site: str, box: Box, size: int) -> Iterator[Item]:
    """Yield the icons of an empty site: its bonus, and below it a surcharge."""
    gains, surcharge = printed(board, site)
    if not surcharge:
        yield from row(gains, box, size)
        return
    upper, lower = box.rows(2, 2)
    yield from row(gains, upper, size)
    yield from price(surcharge, lower, size)


def price(surcharge: Glyphs, box: Box, size: int) -> Iterator[Item]:
    """Yield a surcharge in the frame of a price."""
    if box.width >= ROOMY:
        surcharge = counted(surcharge)
    size = min(size, box.height - 4, int((box.width - 6) / max(sum(_steps(surcharge)), 1)))
    wide = min(width(surcharge, size) + 8, box.width)
    field = Box(box.centre[0] - wide // 2, box.centre[1] - size // 2 - 2, wide, size + 4)
    yield Panel(field, "panel-deep", "bad", 7, 2)
    yield from row(surcharge, field.inset(2), size)
