"""Small drawings and their cache."""

from dataclasses import replace

import pytest
from PIL import Image

from render.paint.atlas import ENTRY, Atlas, Stamp, bytes_of, centred
from render.scene import Sprite
from tests.render.samples import apart, drawn, pixel, scene


def test_a_tint_colours_a_sprite() -> None:
    violet, azure = (
        drawn(scene(Sprite("seat-disc", (50, 50), 40, tint))) for tint in ("seat-1", "seat-3")
    )
    assert pixel(violet, 50, 50) != pixel(azure, 50, 50)


def test_a_faded_sprite_is_nearer_to_its_ground() -> None:
    plain = drawn(scene())
    bright, faded = (
        drawn(scene(Sprite("credit", (50, 50), 40, faded=faded))) for faded in (False, True)
    )
    assert 0 < apart(faded, plain) < apart(bright, plain) / 1.5


def pixels(size: int) -> Stamp:
    """Return a square stamp with sides of this many pixels."""
    return Stamp(Image.new("L", (size, size)), 0, 0)


def test_a_stamp_is_made_once_and_then_kept() -> None:
    atlas, made = Atlas(10_000), list[int]()

    def make() -> Stamp:
        made.append(1)
        return pixels(10)

    assert atlas.kept("key", make) is atlas.kept("key", make)
    assert len(made) == 1
    assert atlas.weight == 10 * 10 + ENTRY


def test_an_atlas_stays_within_its_bound() -> None:
    atlas = Atlas(2000)
    for number in range(10):
        atlas.kept(number, lambda: pixels(30))
        assert atlas.weight <= 2000
    assert atlas.weight > 0


def test_an_image_weighs_what_its_pixels_take() -> None:
    weights = [bytes_of(Image.new(mode, (10, 5))) for mode in ("L", "P", "RGB", "RGBA")]
    assert weights == [50, 50, 200, 200]


def test_a_centred_stamp_has_its_middle_at_its_anchor() -> None:
    stamp = centred(Image.new("RGBA", (40, 31)))
    assert (stamp.left, stamp.top) == (-20, -15)
    assert stamp.image.mode == "RGBa"


def test_sprites_that_differ_in_anything_are_kept_apart() -> None:
    atlas, plain = Atlas(1 << 20), Sprite("seat-disc", (0, 0), 20, "seat-1")
    others = (replace(plain, size=21), replace(plain, tint="seat-2"), replace(plain, faded=True))
    stamps = [atlas.sprite(one).image for one in (plain, *others)]
    assert len({stamp.tobytes() for stamp in stamps}) == 4
    assert atlas.sprite(replace(plain, centre=(9, 9))).image is stamps[0]


def test_a_sprite_that_nobody_has_drawn_is_refused_by_its_name() -> None:
    with pytest.raises(LookupError, match="no-such-thing"):
        Atlas(1000).sprite(Sprite("no-such-thing", (0, 0), 20))


def test_a_line_of_text_is_a_mask_that_stands_on_its_baseline() -> None:
    atlas = Atlas(1 << 20)
    flat, deep = (atlas.label(line, 40, bold=False) for line in ("H", "g"))
    assert flat.image.mode == "L"
    assert flat.top + flat.image.height == pytest.approx(0, abs=1)
    assert deep.top + deep.image.height > 5


def test_bold_and_large_text_are_other_stamps() -> None:
    atlas = Atlas(1 << 20)
    plain = atlas.label("Ada", 20, bold=False).image
    assert atlas.label("Ada", 20, bold=True).image.tobytes() != plain.tobytes()
    assert atlas.label("Ada", 30, bold=False).image.width > plain.width
    assert atlas.label("Ada", 20, bold=False).image is plain


def test_a_space_has_a_stamp_too() -> None:
    assert min(Atlas(1 << 20).label(" ", 20, bold=False).image.size) >= 1
