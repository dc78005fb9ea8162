"""Icons printed on sites."""

from __future__ import annotations

from render.scene import Box
from render.underwater_cities.nation.site_icons import (
    LASTING,
    SPECIALS,
    counted,
    lasting,
    on_site,
    price,
    printed,
    row,
    runs,
    things,
    width,
)
from tests.render.scene_items import extent, names_in, outside, panels_in, sprites_in, texts_in
from tests.render.underwater_cities.tables import pack


def test_things_are_repeated_and_many_are_counted() -> None:
    assert things((("credit", 2), ("card", 1))) == ("credit", "credit", "card-draw")
    assert counted(("steelplast",) * 3 + ("credit",) * 2) == ("3", "steelplast", "credit", "credit")


BOARD_5 = pack().boards[5]


def test_a_site_has_its_bonus_or_what_it_does_and_what_that_costs() -> None:
    assert printed(BOARD_5, "c6") == (("steelplast",), ())
    assert printed(BOARD_5, "c3.b1") == (("science",), ())
    assert printed(BOARD_5, "c3.b2") == ((), ())
    gains, surcharge = printed(BOARD_5, "t-c6-c9")
    assert gains == SPECIALS["triple_tunnel"]
    assert surcharge == things(BOARD_5.special_at["t-c6-c9"].surcharge)


def test_only_what_lasts_is_left_once_a_site_is_built_on() -> None:
    for board in pack().boards.values():
        for site in board.bonuses:
            assert lasting(board, site) == ()
        for site, special in board.special_at.items():
            assert (lasting(board, site) == SPECIALS[special.kind]) == (special.kind in LASTING)


def test_equal_icons_stand_together() -> None:
    assert runs(("credit", "credit", "kelp")) == (("credit", "credit"), ("kelp",))
    assert runs(()) == ()


def test_equal_icons_overlap_and_a_number_is_narrow() -> None:
    apart_, equal, number = (
        width(glyphs, 100) for glyphs in (("credit", "kelp"), ("credit", "credit"), ("6", "credit"))
    )
    assert apart_ == 200
    assert equal < apart_
    assert number < apart_


BOX = Box(20, 20, 160, 60)


def test_a_row_stands_in_the_middle_as_large_as_it_may() -> None:
    items = list(row(("credit", "kelp"), BOX, 40))
    assert names_in(items) == ["credit", "kelp"]
    assert {sprite.size for sprite in sprites_in(items)} == {40}
    boxes = [extent(item) for item in items]
    assert (boxes[0].left + boxes[1].right) // 2 == BOX.centre[0]


def test_a_row_shrinks_to_stay_in_its_box() -> None:
    items = list(row(("credit", "kelp", "science", "steelplast"), BOX, 60))
    assert not outside(items, BOX, 1)
    assert list(row((), BOX, 40)) == []


def test_numbers_in_a_row_are_written() -> None:
    items = list(row(("6", "point"), BOX, 40))
    assert (texts_in(items), names_in(items)) == (["6"], ["point"])


def test_a_surcharge_stands_in_a_frame_of_its_own() -> None:
    items = list(price(("credit", "credit"), BOX, 30))
    (frame,) = panels_in(items)
    assert frame.edge == "bad"
    assert not outside(items, BOX)
    assert not outside(sprites_in(items), frame.box, 1)


def test_many_equal_things_are_counted_where_a_number_has_room() -> None:
    glyphs = ("steelplast",) * 4
    assert texts_in(price(glyphs, BOX, 30)) == ["4"]
    assert texts_in(price(glyphs, Box(0, 0, 50, 40), 30)) == []


def test_a_surcharge_stands_below_what_it_is_paid_for() -> None:
    site = next(site for site, one in BOARD_5.special_at.items() if one.surcharge)
    items = list(on_site(BOARD_5, site, BOX, 30))
    (frame,) = panels_in(items)
    above = [item for item in items if extent(item).bottom <= frame.box.top]
    assert above
    (alone,) = on_site(BOARD_5, "c6", BOX, 30)
    assert extent(alone).centre == BOX.centre
