from PIL import Image, ImageChops, ImageStat

from render.paint.painter import indexed
from render.paint.palette import SIZE, STEP, colours, key
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
