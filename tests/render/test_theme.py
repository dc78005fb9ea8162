from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.icons import ICONS
from render.theme import COLOURS, HEX, SEATS, colour
from tests.render.colour_vision import EYES, contrast, seen_image

DARK = ("sea-1", "sea-2", "sea-3", "panel-deep", "panel", "panel-bright")
LIGHT = ("ice", "ice-deep")
TYPE = ("text", "muted", "gold", "warn", "legal", "changed", "good", "bad", "point", "credit")
PIECES = (
    *("metal", "plant", "fuel", "tech", "credit", "battery", "point", "key", "x-key", "neutral-x"),
    *("kelp", "steelplast", "science", "biomatter"),
    *("card-green", "card-red", "card-yellow", "dome-white", "dome-purple"),
    *("seat-1", "seat-2", "seat-3", "seat-4"),
)
RESOURCES = (
    ("metal", "plant", "fuel", "tech"),
    ("cube-metal", "cube-plant", "cube-fuel", "cube-tech"),
)
SMALL = 28
"""A size in pixels, about that of the smallest pieces on a board."""


def test_black_and_white_stand_out_most() -> None:
    assert contrast(colour("black"), colour("white")) == pytest.approx(21)


def test_contrast_does_not_depend_on_which_colour_is_named_first() -> None:
    assert contrast(colour("gold"), colour("panel")) == contrast(colour("panel"), colour("gold"))


def test_a_colour_that_does_not_exist_is_named_in_the_complaint() -> None:
    with pytest.raises(LookupError, match="no-such-colour"):
        colour("no-such-colour")


def test_every_colour_is_written_in_full() -> None:
    assert all(len(written) == len("#123456") for written in HEX.values())
    assert set(HEX) == set(COLOURS)


@pytest.mark.parametrize("ground", DARK)
@pytest.mark.parametrize("name", TYPE)
def test_type_can_be_read_on_dark_grounds(name: str, ground: str) -> None:
    assert contrast(colour(name), colour(ground)) >= 4.5


@pytest.mark.parametrize("ground", LIGHT)
@pytest.mark.parametrize("name", ["ink", "ink-muted"])
def test_ink_can_be_read_on_ice(name: str, ground: str) -> None:
    assert contrast(colour(name), colour(ground)) >= 4.5


@pytest.mark.parametrize("ground", ["legal", *(seat.colour for seat in SEATS)])
def test_dark_letters_can_be_read_on_badges_and_pieces(ground: str) -> None:
    assert contrast(colour("shadow"), colour(ground)) >= 4.5


@pytest.mark.parametrize("ground", DARK)
@pytest.mark.parametrize("name", PIECES)
def test_pieces_stand_out_on_panels_and_sea(name: str, ground: str) -> None:
    assert contrast(colour(name), colour(ground)) >= 3


@pytest.mark.parametrize("ground", DARK)
@pytest.mark.parametrize("name", ["legal", "changed"])
def test_rims_stand_out_on_panels_and_sea(name: str, ground: str) -> None:
    assert contrast(colour(name), colour(ground)) >= 3


def test_each_seat_has_a_shape_of_its_own() -> None:
    assert len({seat.shape for seat in SEATS}) == len(SEATS)
    masks = [_shown(f"seat-{seat.shape}", "seat-1").convert("L") for seat in SEATS]
    assert all(_apart(one, other) > 8 for one, other in combinations(masks, 2))


@pytest.mark.parametrize("eyes", EYES)
def test_seats_are_told_apart_by_all_eyes(eyes: str) -> None:
    shown = [seen_image(_shown(f"seat-{seat.shape}", seat.colour), eyes) for seat in SEATS]
    assert all(_apart(one, other) > 8 for one, other in combinations(shown, 2))


@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("names", RESOURCES, ids=["goods", "cubes"])
def test_resources_are_told_apart_by_all_eyes(names: tuple[str, ...], eyes: str) -> None:
    shown = [seen_image(_shown(name), eyes) for name in names]
    assert all(_apart(one, other) > 8 for one, other in combinations(shown, 2))


@pytest.mark.parametrize("names", RESOURCES, ids=["goods", "cubes"])
def test_resources_are_told_apart_by_their_lines_alone(names: tuple[str, ...]) -> None:
    """The pictures are compared at the same average brightness, so only their lines count."""
    shown = [_levelled(_shown(name).convert("L")) for name in names]
    assert all(_apart(one, other) > 8 for one, other in combinations(shown, 2))


def _shown(name: str, tint: str = "") -> Image.Image:
    """Return a small sprite on a panel."""
    ground = Image.new("RGBA", (SMALL, SMALL), colour("panel"))
    drawn = ICONS[name].draw(SMALL, HEX[tint] if tint else None)
    ground.alpha_composite(
        drawn, ((SMALL - drawn.width) // 2, 0) if drawn.width <= SMALL else (0, 0)
    )
    return ground.convert("RGB")


def _levelled(image: Image.Image) -> Image.Image:
    """Return the picture with its average brightness set to the same value for all."""
    mean = ImageStat.Stat(image).mean[0]
    return image.point([max(0, min(255, round(level - mean + 128))) for level in range(256)])


def _apart(one: Image.Image, other: Image.Image) -> float:
    """Return the average difference of two pictures, out of 255."""
    means = ImageStat.Stat(ImageChops.difference(one, other)).mean
    return max(means)
