"""Farms, desalination plants, laboratories and tunnels, plain and upgraded, and their empty sites.

Each kind of building has its own outline; an upgraded one has a second storey under it and a bright
rim around it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from render.icons.common.glyphs import Glyph, leaf, wave
from render.icons.drawing.brush import Brush, Gradient
from render.icons.drawing.icon import Icon, Icons, Sketch
from render.icons.drawing.palette import AZURE, GOLD, INK, PLANT, QUIET, darker, faint, lighter
from render.icons.drawing.parts import CREAM, within
from render.icons.drawing.shapes import Path, box, circle, cog, dashes, drawn, rounded
from render.icons.underwater_cities.goods import FLASK

_TUBE: Final = "#8CC4E8"
_RIM: Final = "#DCEBF7"
_STEADY: Final = faint(QUIET, 0.85)
"""The colour of the outline of an empty place."""


def vessel(brush: Brush, colour: str, ground: str) -> None:
    """Draw a flask, half full."""
    brush.fill(FLASK, colour)
    brush.fill(box(29, 3, 71, 15, 5), colour)
    inside = brush.clipped([(50 + (x - 50) * 0.72, 52 + (y - 52) * 0.78) for x, y in FLASK])
    inside.fill(box(0, 0, 100, 60), ground)


@dataclass(frozen=True, slots=True)
class BuildingLook:
    """The look of one kind of building."""

    colour: str
    outline: Path
    glyph: Glyph


FARM: Final = BuildingLook(
    PLANT,
    rounded(drawn("M 5 5 L 48 5 Q 95 5 95 52 L 95 95 L 52 95 Q 5 95 5 48"), 3),
    leaf,
)
DESAL: Final = BuildingLook(AZURE, rounded(cog(50, 50, 46.5, 39, 8), 7), wave)
LAB: Final = BuildingLook("#D3E6F5", rounded([(27, 4), (73, 4), (97, 96), (3, 96)], 12), vessel)
KINDS: Final = {"farm": FARM, "desal": DESAL, "lab": LAB}


def tile(brush: Brush, kind: BuildingLook) -> None:
    """Draw a plain building."""
    brush.body(kind.outline, kind.colour, edge=darker(kind.colour, 0.75), rim=4)
    kind.glyph(brush.inset(50, 53, 60), darker(kind.colour, 0.85), kind.colour)


def tall_tile(brush: Brush, kind: BuildingLook) -> None:
    """Draw an upgraded building."""
    lower, upper = brush.inset(50, 60, 79), brush.inset(50, 40, 79)
    lower.body(kind.outline, kind.colour, edge=darker(kind.colour, 0.75), rim=0)
    upper.stroke(kind.outline, INK, 12, closed=True)
    upper.fill(kind.outline, CREAM)
    face = upper.inset(50, 50, 80)
    face.fill(kind.outline, Gradient(darker(kind.colour, 0.42), darker(kind.colour, 0.6)))
    kind.glyph(upper.inset(50, 53, 54), "#FFFFFF", darker(kind.colour, 0.56))


def _plain(kind: BuildingLook) -> Sketch:
    """Return the sketch of a plain building of this kind."""

    def sketch(brush: Brush) -> None:
        tile(brush, kind)

    return sketch


def _upgraded(kind: BuildingLook) -> Sketch:
    """Return the sketch of an upgraded building of this kind."""

    def sketch(brush: Brush) -> None:
        tall_tile(brush, kind)

    return sketch


def _tube(brush: Brush, top: float, bottom: float) -> None:
    """Draw a glass tube with a road in it."""
    brush.body(box(8, top, 92, bottom), _TUBE, rim=0)
    height = bottom - top
    brush.fill(box(8, top + height * 0.58, 92, bottom), darker(_TUBE, 0.35))
    brush.fill(box(8, top + height * 0.16, 92, top + height * 0.3), lighter(_TUBE, 0.75))
    for x in (39, 61):
        brush.stroke([(x, top + 2), (x, bottom - 2)], darker(_TUBE, 0.6), 4)


def _ends(brush: Brush, top: float, colour: str) -> None:
    """Draw the rims at both ends of a tube."""
    for left in (4, 78):
        brush.body(box(left, top, left + 18, 100 - top, 6), colour, rim=3)


def tunnel(brush: Brush) -> None:
    """Draw a tube between two rims."""
    _tube(brush, 30, 70)
    _ends(brush, 20, _RIM)


def double_tunnel(brush: Brush) -> None:
    """Draw two tubes, one above the other."""
    _tube(brush, 12, 44)
    _tube(brush, 56, 88)
    _ends(brush, 4, lighter(GOLD, 0.45))


# ---------------------------------------------------------------- sites


def _dashed(brush: Brush, path: Path, length: float = 14, gap: float = 9) -> None:
    """Draw a dashed line."""
    for dash in dashes(path, length, gap):
        brush.stroke(dash, _STEADY, brush.fine(5, 0.9))


def _building_site(brush: Brush) -> None:
    """Draw an empty building site."""
    place = box(10, 10, 90, 90, 18)
    brush.fill(place, faint(INK, 0.4))
    _dashed(brush, [*place, place[0]])


def _expansion_site(brush: Brush) -> None:
    """Draw an empty expansion site: a round place with a plus."""
    place = circle(50, 50, 42)
    brush.fill(place, faint(INK, 0.4))
    _dashed(brush, [*place, place[0]])
    for path in ([(50, 33), (50, 67)], [(33, 50), (67, 50)]):
        brush.stroke(path, _STEADY, brush.fine(7, 1))


def _city_site(brush: Brush) -> None:
    """Draw an empty city site, in the shape of a dome."""
    dome = drawn("M 12 78 C 12 32 30 14 50 14 C 70 14 88 32 88 78")
    brush.fill(dome, faint(INK, 0.4))
    _dashed(brush, dome)
    brush.stroke([(8, 87), (92, 87)], _STEADY, brush.fine(7, 1))


def _tunnel_site(brush: Brush) -> None:
    """Draw an empty tunnel site."""
    brush.fill(box(14, 34, 86, 66), faint(INK, 0.4))
    for y in (34, 66):
        _dashed(brush, [(22, y), (80, y)], 13, 9)
    for x in (10, 90):
        brush.stroke([(x, 24), (x, 76)], _STEADY, brush.fine(7, 1))


ICONS: Icons = {
    **{name: Icon(_plain(kind)) for name, kind in KINDS.items()},
    **{f"{name}-up": Icon(within(_upgraded(kind))) for name, kind in KINDS.items()},
    "tunnel": Icon(tunnel),
    "tunnel-up": Icon(double_tunnel),
    "site-building": Icon(_building_site),
    "site-expansion": Icon(_expansion_site),
    "site-city": Icon(_city_site),
    "site-tunnel": Icon(_tunnel_site),
}
