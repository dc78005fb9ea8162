"""Things on the sea around Antarctica."""

from __future__ import annotations

from PIL import ImageChops

from render.icons.antarctica.polar import ICONS
from render.icons.drawing.palette import INK
from tests.render.icons.comparisons import covered, mirrored, outline, overlap, part, share, sprite
from tests.render.icons.looks import drawn, opaque


def test_the_suns_rays_are_alike_all_around() -> None:
    sun = drawn("sun", 64)
    for turn in (60, 180):
        assert overlap(sun, sun.rotate(turn)) > 0.93


def test_the_sun_is_solid_and_its_space_is_faint() -> None:
    assert max(opaque(sprite("sun"))) == 255
    assert max(opaque(sprite("sun-space"))) < 200


def test_the_disc_of_the_sun_covers_the_disc_of_its_space() -> None:
    hidden = ImageChops.subtract(
        outline(part(sprite("sun-space"), 25, 25, 75, 75)),
        outline(part(sprite("sun"), 25, 25, 75, 75)),
    )
    assert hidden.getbbox() is None


def test_pack_ice_is_crossed_out() -> None:
    ice = sprite("pack-ice")
    assert share(part(ice, 45, 45, 55, 55), "#F2655A") > 0.9
    corners = [part(ice, x, y, x + 8, y + 8) for x in (30, 62) for y in (30, 62)]
    assert all(share(corner, "#F2655A") > 0.4 for corner in corners)


def test_a_berth_is_an_outline_without_a_ship() -> None:
    assert covered(sprite("ship-space")) < covered(sprite("ship")) / 2


def test_only_the_direction_of_turns_takes_a_tint() -> None:
    assert [name for name, icon in ICONS.items() if icon.colour] == ["anticlockwise"]
    red = "#D02020"
    assert share(sprite("anticlockwise", red), red) > share(sprite("anticlockwise"), red) == 0


def test_the_penguin_looks_at_the_viewer_with_two_eyes() -> None:
    penguin = drawn("penguin", 64)
    assert overlap(penguin, mirrored(penguin)) > 0.95
    for left in (38, 52):
        assert share(part(penguin, left, 15, left + 12, 27), INK) > 0.1
