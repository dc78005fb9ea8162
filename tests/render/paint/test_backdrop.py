"""The sea as a chart at night."""

from itertools import pairwise

from PIL import ImageStat

from render.paint.backdrop import backdrop
from render.paint.painter import indexed
from render.paint.palette import colours


def test_the_sea_is_made_of_colours_of_the_palette_alone() -> None:
    sea = backdrop("sea", 400, 300)
    below = {colour for _, colour in sea.getcolors() or ()}
    rare = below - set(colours())
    share = sum(count for count, one in sea.getcolors() or () if one in rare) / (400 * 300)
    assert share < 0.04, "only the smooth edges of contours may be mixed"


def test_the_sea_gets_lighter_evenly() -> None:
    sea = indexed(backdrop("sea", 256, 768)).convert("L")
    levels = [
        ImageStat.Stat(sea.crop((0, top, 256, top + 96))).mean[0] for top in range(0, 768, 96)
    ]
    steps = [after - before for before, after in pairwise(levels)]
    assert all(0.5 < step < 8 for step in steps)
