"""The emblems of the Sponsors, and the signs on the two sides of a tile."""

from __future__ import annotations

from itertools import combinations

from engine.otys.pack.load import default_pack
from render.icons.drawing.palette import GOLD, STEEL, lighter
from render.icons.otys.sponsors import ICONS
from tests.render.icons.comparisons import apart, outline, part, share, sprite

SPONSORS = tuple(name for name in ICONS if name.startswith("sponsor-"))


def test_every_tile_of_the_pack_has_its_emblem_and_every_side_its_sign() -> None:
    sides = default_pack().sponsors.values()
    assert set(SPONSORS) == {f"sponsor-{side.tile}" for side in sides}
    assert {f"side-{side.side}" for side in sides} == ICONS.keys() - set(SPONSORS)


def test_emblems_are_on_plates_of_one_outline_with_eight_equal_sides() -> None:
    assert len({outline(sprite(name)).tobytes() for name in SPONSORS}) == 1
    plate = sprite(SPONSORS[0])
    assert apart(outline(plate).convert("RGBA"), outline(plate.rotate(90)).convert("RGBA")) < 40


def test_no_two_emblems_look_alike() -> None:
    emblems = [part(sprite(name), 20, 20, 80, 80) for name in SPONSORS]
    assert all(apart(one, two) > 30 for one, two in combinations(emblems, 2))


def test_no_two_plates_have_the_same_rim() -> None:
    rims = [part(sprite(name), 4, 45, 9, 55) for name in SPONSORS]
    assert all(apart(one, two) > 15 for one, two in combinations(rims, 2))


def test_the_basic_side_has_one_chevron_and_the_advanced_one_two() -> None:
    basic, advanced = sprite("side-basic"), sprite("side-advanced")
    one, two = (
        share(part(basic, 45, 15, 55, 85), lighter(STEEL, 0.5)),
        share(part(advanced, 45, 15, 55, 85), lighter(GOLD, 0.4)),
    )
    assert two > 1.5 * one > 0
