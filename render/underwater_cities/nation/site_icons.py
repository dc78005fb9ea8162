"""What is printed on the sites of a player board, as icons: bonuses, special sites, surcharges."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TypeAlias

from engine.underwater_cities.components import Board, SpecialKind
from engine.underwater_cities.glossary import Bundle
from render.scene import Align, Box, Item, Panel, Sprite, Words

Glyphs: TypeAlias = tuple[str, ...]
"""Icons in a row; a number stands for itself."""

ICONS = {"card": "card-draw", "made_biomatter": "biomatter"}
"""The icons of things that have another name."""
SPECIALS: dict[SpecialKind, Glyphs] = {
    "double_building": ("times-2",),
    "triple_city": ("times-3",),
    "triple_tunnel": ("times-3",),
    "joined_tunnels": ("joined",),
    "metropolis_tunnel": ("type-production", "point", "point"),
    "six_points": ("6", "point"),
}
"""What the special sites do."""
LASTING = frozenset(SPECIALS) - {"six_points"}
"""Those that go on doing it once they are built on."""
FIGURE = 28
"""Type that a phone still shows legibly."""
MANY = 3
"""So many equal icons are counted, where there is room for a number."""
ROOMY = 72
OVERLAP = 0.62
"""Of the width of an icon, how much several of one kind show of each but the last."""


def things(bundle: Bundle) -> Glyphs:
    """Each thing of a bundle as often as it is there."""
    return tuple(ICONS.get(name, name) for name, count in bundle for _ in range(count))


def printed(board: Board, site: str) -> tuple[Glyphs, Glyphs]:
    """What building on a site gives or does, and what it costs on top."""
    special = board.special_at.get(site)
    if special is None:
        return things(board.bonuses.get(site, ())), ()
    return SPECIALS[special.kind], things(special.surcharge)


def lasting(board: Board, site: str) -> Glyphs:
    """What still counts once the site is built on."""
    special = board.special_at.get(site)
    return SPECIALS[special.kind] if special and special.kind in LASTING else ()


def runs(glyphs: Glyphs) -> tuple[Glyphs, ...]:
    """Equal icons together."""
    return tuple(tuple(same) for _, same in groupby(glyphs))


def counted(glyphs: Glyphs) -> Glyphs:
    """Many equal icons as one with their number."""
    return tuple(
        glyph
        for same in runs(glyphs)
        for glyph in ((str(len(same)), same[0]) if len(same) >= MANY else same)
    )


def width(glyphs: Glyphs, size: int) -> int:
    """How wide a row of icons of this size is."""
    return round(sum(_steps(glyphs)) * size)


def _steps(glyphs: Glyphs) -> list[float]:
    """From the left of each icon to that of the next; equal ones overlap."""
    after = (*glyphs[1:], "")
    return [
        0.62 if one.isdecimal() else OVERLAP if one == next_ else 1.0
        for one, next_ in zip(glyphs, after, strict=True)
    ]


def row(glyphs: Glyphs, box: Box, size: int) -> Iterator[Item]:
    """The icons in the middle of the box, `size` high or as large as there is room."""
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
    """What is printed on an empty site: what it gives, and below that a cost on top."""
    gains, surcharge = printed(board, site)
    if not surcharge:
        yield from row(gains, box, size)
        return
    upper, lower = box.rows(2, 2)
    yield from row(gains, upper, size)
    yield from price(surcharge, lower, size)


def price(surcharge: Glyphs, box: Box, size: int) -> Iterator[Item]:
    """A cost on top, in a frame as prices have it."""
    if box.width >= ROOMY:
        surcharge = counted(surcharge)
    size = min(size, box.height - 4, int((box.width - 6) / max(sum(_steps(surcharge)), 1)))
    wide = min(width(surcharge, size) + 8, box.width)
    field = Box(box.centre[0] - wide // 2, box.centre[1] - size // 2 - 2, wide, size + 4)
    yield Panel(field, "panel-deep", "bad", 7, 2)
    yield from row(surcharge, field.inset(2), size)
