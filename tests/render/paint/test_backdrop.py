"""The sea as a nautical chart at night."""

from itertools import pairwise

import pytest
from PIL import ImageStat

from render.paint.backdrop import backdrop
from render.paint.painter import indexed
from render.paint.palette import DEPTHS, colours, sea_row
from render.theme import colour


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


def test_a_plain_backdrop_is_its_colour_everywhere() -> None:
    assert backdrop("ice", 30, 20).getcolors() == [(600, colour("ice"))]


@pytest.mark.parametrize("size", [(1, 1), (3, 70), (333, 41)])
def test_the_sea_fills_a_picture_of_any_size(size: tuple[int, int]) -> None:
    sea = backdrop("sea", *size)
    assert (sea.size, sea.mode) == (size, "RGB")
    assert (0, 0, 0) not in {found for _, found in sea.getcolors(size[0] * size[1]) or ()}


def test_contours_cross_the_sea() -> None:
    sea = backdrop("sea", 400, 300)
    top = {sea.getpixel((x, 60)) for x in range(400)}
    calm = {one for row in range(60, 61) for one in sea_row(row * DEPTHS // 300, row)}
    assert top - calm


def test_no_sea_without_a_name_of_a_colour() -> None:
    with pytest.raises(LookupError, match="no-such-thing"):
        backdrop("no-such-thing", 10, 10)
