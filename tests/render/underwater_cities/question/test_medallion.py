"""Bonuses and surcharges on dark fields: round, or longer for several icons."""

from __future__ import annotations

import pytest

from render.scene import Box, Item, Panel
from render.underwater_cities.question.medallion import extent as square
from render.underwater_cities.question.medallion import medallion, medallions, pieces
from tests.render.scene_items import extent, holds, names_in, outside, panels_in, texts_in
from tests.render.underwater_cities.tables import pack

CENTRE = (300, 200)


def on_site(board: int, site: str, icon: int = 40, *, upright: bool = False) -> list[Item]:
    return list(medallions(pack().boards[board], site, CENTRE, icon, upright=upright))


def fields(items: list[Item]) -> list[tuple[str, Panel]]:
    """Return the fields from the top, each with the colour of its rim."""
    return sorted(((one.edge, one) for one in panels_in(items)), key=lambda pair: pair[1].box.top)


@pytest.mark.parametrize(
    ("glyphs", "expected"),
    [
        (("kelp",), ["kelp"]),
        (("kelp", "credit"), ["kelp", "credit"]),
        (("kelp", "kelp"), ["2", "kelp"]),
        (("credit", "credit", "credit", "kelp"), ["3", "credit", "kelp"]),
        (("6", "point"), ["6", "point"]),
    ],
)
def test_equal_icons_become_a_number_and_one_of_them(
    glyphs: tuple[str, ...], expected: list[str]
) -> None:
    assert [piece.icon or piece.text for piece in pieces(glyphs)] == expected


def test_one_icon_lies_on_a_disc_and_several_on_a_pill() -> None:
    (disc, *_), (pill, *_) = (
        panels_in(medallion(glyphs, CENTRE, 40, "bad"))
        for glyphs in (("kelp",), ("kelp", "credit"))
    )
    assert disc.box.width == disc.box.height == 2 * disc.radius
    assert pill.box.width > pill.box.height == 2 * pill.radius
    assert (disc.edge, pill.edge) == ("bad", "bad")


@pytest.mark.parametrize("glyphs", [("kelp",), ("6", "point"), ("kelp", "kelp", "credit")])
@pytest.mark.parametrize("icon", [26, 44])
def test_the_icons_lie_on_their_field_around_its_middle(glyphs: tuple[str, ...], icon: int) -> None:
    field, *inner = medallion(glyphs, CENTRE, icon, "panel-edge")
    assert extent(field).centre == CENTRE
    assert outside(inner, extent(field)) == []
    left, right = min(extent(one).left for one in inner), max(extent(one).right for one in inner)
    assert abs((left + right) / 2 - CENTRE[0]) <= 2


def test_a_site_without_a_bonus_has_no_field() -> None:
    board = pack().boards[1]
    bare = next(site for site in board.city_of if site not in board.bonuses)
    assert on_site(1, bare) == []


def test_a_bonus_has_one_field_in_the_middle_of_its_site() -> None:
    board = pack().boards[1]
    site = next(iter(board.bonuses))
    ((edge, field),) = fields(on_site(1, site))
    assert (edge, field.box.centre) == ("panel-edge-bright", CENTRE)


def test_a_surcharge_stands_on_a_red_field_below_what_it_pays_for() -> None:
    items = on_site(6, "c1")
    (gains, above), (cost, below) = fields(items)
    assert (gains, cost) == ("panel-edge-bright", "bad")
    upper = [one for one in items if holds(above.box, extent(one)) and one != above]
    lower = [one for one in items if holds(below.box, extent(one)) and one != below]
    assert (texts_in(upper), names_in(upper)) == (["6"], ["point"])
    assert (texts_in(lower), names_in(lower)) == (["2", "2"], ["science", "credit"])
    assert above.box.bottom <= below.box.top + 2


def test_where_there_is_little_width_different_things_lie_one_below_the_other() -> None:
    flat, upright = (fields(on_site(5, "t-c7-m3", upright=how)) for how in (False, True))
    assert [edge for edge, _ in flat] == ["panel-edge-bright", "bad"]
    assert [edge for edge, _ in upright] == ["panel-edge-bright", "panel-edge-bright", "bad"]
    widest = [max(field.box.width for _, field in each) for each in (flat, upright)]
    assert widest[1] < widest[0]
    middle = (upright[0][1].box.top + upright[-1][1].box.bottom) / 2
    assert abs(middle - CENTRE[1]) <= 1


def test_the_square_in_the_middle_of_a_box_has_the_size_that_is_asked_for() -> None:
    assert square(Box(100, 50, 80, 60), 40) == Box(120, 60, 40, 40)
