"""Icons printed on the sites of a player board."""

from __future__ import annotations

from render.scene import Box, Panel, Sprite, Words
from render.underwater_cities.nation.site_icons import (
    OVERLAP,
    counted,
    lasting,
    on_site,
    printed,
    row,
    runs,
    things,
    width,
)
from tests.render.underwater_cities.tables import pack

BASIC, SPECIAL = pack().boards[1], pack().boards[6]
BOX = Box(10, 20, 120, 60)


def test_things_are_repeated_and_many_are_counted() -> None:
    assert things((("credit", 2), ("card", 1))) == ("credit", "credit", "card-draw")
    assert counted(("steelplast",) * 3 + ("credit",) * 2) == ("3", "steelplast", "credit", "credit")


def test_a_bonus_is_printed_without_a_surcharge() -> None:
    assert printed(BASIC, "c8") == (("kelp",), ())
    assert printed(BASIC, "c9.b2") == ((), ())


def test_a_special_site_is_printed_with_its_effect_and_its_surcharge() -> None:
    assert printed(SPECIAL, "c1") == (("6", "point"), ("science",) * 2 + ("credit",) * 2)


def test_a_multiplier_lasts_and_points_that_are_gained_once_do_not() -> None:
    assert lasting(SPECIAL, "c6.b4") == ("times-2",)
    assert lasting(SPECIAL, "c1") == lasting(BASIC, "c8") == ()


def test_equal_icons_are_grouped_and_overlap() -> None:
    assert runs(("kelp", "kelp", "credit")) == (("kelp", "kelp"), ("credit",))
    assert width(("kelp", "kelp"), 100) == 100 + 100 * OVERLAP
    assert width(("kelp", "credit"), 100) == 200


def test_a_row_stands_in_the_middle_of_its_box_and_fits_into_it() -> None:
    for size in (20, 200):
        icons = [item for item in row(("kelp", "credit"), BOX, size) if isinstance(item, Sprite)]
        left, right = (
            icons[0].centre[0] - icons[0].size // 2,
            icons[1].centre[0] + icons[1].size // 2,
        )
        assert abs((left + right) // 2 - BOX.centre[0]) <= 1
        assert icons[0].size == min(size, 60)
        assert {icon.centre[1] for icon in icons} == {BOX.centre[1]}


def test_a_number_in_a_row_is_text() -> None:
    (figure, point) = row(("6", "point"), BOX, 40)
    assert isinstance(figure, Words)
    assert figure.text == "6"
    assert isinstance(point, Sprite)


def test_nothing_is_drawn_where_nothing_is_printed() -> None:
    assert list(on_site(BASIC, "c9.b2", BOX, 40)) == []


def test_a_surcharge_stands_below_in_a_frame_of_its_own() -> None:
    found = list(on_site(SPECIAL, "c1", BOX, 24))
    (frame,) = (item for item in found if isinstance(item, Panel))
    below = {
        item.name for item in found if isinstance(item, Sprite) and item.centre[1] > BOX.centre[1]
    }
    assert frame.edge == "bad"
    assert frame.box.top >= BOX.centre[1] - 2
    assert below == {"science", "credit"}
