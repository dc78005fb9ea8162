"""Effects in the fewest icons, and prices that are struck through if they cannot be paid."""

from __future__ import annotations

import pytest

from render.kit.icon_rows import Figure, Icon
from render.otys.question.brief import action, brief_row, coins, sponsor_brief, sponsor_price
from render.scene import Box, Line
from tests.render.otys.tables import pack
from tests.render.scene_items import extent, names_in, outside, sprites_in, texts_in, words_in

BOX = Box(10, 20, 120, 80)
ROW = (Icon("draw-card"), Icon("or-slash"), Icon("copy"))


def icons(diver: str, *, upgraded: bool = False) -> str:
    """Return the names of the icons of what a diver does."""
    row = brief_row(pack().divers[diver].actions[upgraded])
    return " ".join(glyph.name for glyph in row if isinstance(glyph, Icon))


@pytest.mark.parametrize(
    ("diver", "upgraded", "expected"),
    [
        ("metal_expert", False, "cube-metal"),
        ("fuel_expert", True, "cube-fuel plus battery"),
        ("trader", False, "sell or-slash buy"),
        ("spy", False, "draw-card or-slash copy"),
        ("engineer", False, "mechanic or-slash hacker"),
        ("explorer", True, "reward"),
    ],
)
def test_a_diver_is_told_in_a_few_icons(diver: str, expected: str, *, upgraded: bool) -> None:
    assert icons(diver, upgraded=upgraded) == expected


def test_no_diver_and_no_reward_takes_more_than_three_icons_or_a_figure() -> None:
    effects = [effect for diver in pack().divers.values() for effect in diver.actions]
    effects += [reward.front for reward in pack().rewards.values()]
    rows = [brief_row(effect) for effect in effects]
    assert max(map(len, rows)) == len(ROW)
    assert not any(isinstance(glyph, Figure) for row in rows for glyph in row)


@pytest.mark.parametrize(
    ("sponsor", "price", "last"),
    [("sponsor_4_basic", 2, "point"), ("sponsor_2_advanced", 0, "reward")],
)
def test_a_sponsor_names_its_price_and_the_points_it_adds(
    sponsor: str, price: int, last: str
) -> None:
    found = pack().sponsors[sponsor]
    assert sponsor_price(found) == price
    assert sponsor_brief(found)[-1] == Icon(last)


@pytest.mark.parametrize(("held", "paid"), [(0, False), (1, False), (2, True), (9, True)])
def test_a_price_is_struck_through_only_if_it_cannot_be_paid(held: int, *, paid: bool) -> None:
    items = list(coins(2, held, BOX))
    assert names_in(items, faded=True) == ([] if paid else ["credit"])
    assert any(isinstance(item, Line) for item in items) is not paid
    assert [said.colour for said in words_in(items)] == ["text" if paid else "warn"]
    assert texts_in(items) == ["2"]


def test_what_is_free_has_the_whole_box_and_a_price_stands_above() -> None:
    free, dear = (list(action(ROW, price, 3, BOX, 60)) for price in (0, 2))
    assert names_in(free) == ["draw-card", "or-slash", "copy"]
    assert names_in(dear) == ["credit", *names_in(free)]
    coin, *row = sprites_in(dear)
    assert all(extent(coin).bottom <= extent(one).top + 2 for one in row)
    assert max(one.size for one in row) <= BOX.height // 2
    assert outside([*free, *dear], BOX) == []
