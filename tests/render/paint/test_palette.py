from itertools import pairwise

from PIL import Image, ImageChops, ImageStat

from render.paint.backdrop import backdrop
from render.paint.painter import Painter, indexed
from render.paint.palette import SIZE, STEP, colours, key
from render.paint.shade_search import module, sheet
from render.theme import COLOURS

HALF_A_STEP = 3


def test_there_are_no_more_colours_than_a_byte_can_number() -> None:
    assert len(colours()) <= SIZE


def test_no_two_colours_are_looked_up_alike() -> None:
    assert len({key(one) for one in colours()}) == len(colours())


def test_every_colour_of_the_palette_is_found_as_it_is() -> None:
    row = Image.new("RGB", (len(colours()), 1))
    row.putdata(list(colours()))
    assert tuple(indexed(row).convert("RGB").get_flattened_data()) == colours()


def test_a_colour_is_found_by_all_that_are_looked_up_alike() -> None:
    corners = [key(one) for one in colours()]
    for more in ((0, 0, 0), (STEP - 1,) * 3):
        near = Image.new("RGB", (len(corners), 1))
        near.putdata([tuple(a + b for a, b in zip(one, more, strict=True)) for one in corners])
        assert tuple(indexed(near).convert("RGB").get_flattened_data()) == colours()


def test_every_named_colour_is_shown_nearly_as_it_is() -> None:
    row = Image.new("RGB", (len(COLOURS), 1))
    row.putdata(list(COLOURS.values()))
    lost = ImageChops.difference(row, indexed(row).convert("RGB"))
    assert max(high for _, high in ImageStat.Stat(lost).extrema) <= HALF_A_STEP


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


def test_icons_lose_little_in_the_palette() -> None:
    scene = sheet()
    full = Image.new("RGB", (scene.width, scene.height))
    Painter().draw(scene, full)
    lost = ImageStat.Stat(ImageChops.difference(full, indexed(full).convert("RGB")))
    assert max(lost.rms) < 4.5


def test_the_shades_can_be_found_anew() -> None:
    found: dict[str, object] = {}
    exec(module(), found)  # noqa: S102 - our own source, as it is written to the file
    shades = found["SHADES"]
    assert isinstance(shades, tuple)
    assert 100 < len(shades) < SIZE
