"""Signs of an expedition: for things found, waiting or gone."""

from __future__ import annotations

from render.icons.drawing.palette import CORAL, GOLD, IVORY, PLANT, lighter
from tests.render.icons.comparisons import covered, mirrored, overlap, part, share, sprite

WOOD = "#C9975E"


def test_someone_waits_in_the_crate_of_the_reserve() -> None:
    assert share(part(sprite("reserve"), 30, 8, 70, 50), IVORY, lighter(IVORY, 0.2)) > 0.3
    assert share(part(sprite("reserve"), 10, 60, 90, 92), WOOD) > 0.3


def test_an_arrow_leads_into_the_crate_of_what_is_out_of_the_game() -> None:
    discarded = sprite("discarded")
    assert share(part(discarded, 40, 10, 60, 45), CORAL, "#E0453B") > 0.5
    assert share(part(discarded, 10, 60, 30, 92), WOOD) > 0.3
    assert share(part(discarded, 0, 0, 100, 48), IVORY) == 0


def test_a_find_lies_in_the_lens_of_research() -> None:
    lens = sprite("research-point")
    assert share(part(lens, 36, 36, 46, 46), "#FFFFFF") > 0.8
    assert covered(part(lens, 80, 80, 92, 92)) > 0.5


def test_prestige_is_a_golden_star_with_five_points() -> None:
    star = sprite("prestige-star")
    assert share(star, GOLD) > 0.2
    assert overlap(star, mirrored(star)) > 0.95
    assert covered(part(star, 0, 0, 100, 20)) < covered(part(star, 0, 40, 100, 60)) / 3
    assert covered(part(star, 46, 88, 54, 98)) == 0


def test_the_rosette_of_a_first_place_has_two_ribbons() -> None:
    rosette = sprite("first-place")
    left, right = part(rosette, 18, 70, 40, 90), part(rosette, 60, 70, 82, 90)
    assert share(left, CORAL) > 0.3
    assert share(right, CORAL) > 0.3
    assert share(part(rosette, 47, 75, 53, 95), CORAL) == 0


def test_what_can_be_reached_is_two_equal_green_links() -> None:
    chain = sprite("reachable")
    assert share(chain, lighter(PLANT, 0.25)) > 0.15
    assert overlap(chain, chain.rotate(180)) > 0.95
