"""A player's building cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.antarctica.players.buildings import BuildingLines, counted, groups
from render.fonts import measure
from render.kit.drawing import GAP
from render.scene import Box, Item, Sprite
from render.scene import Words as Lettering
from tests.render.antarctica.played import TIMES
from tests.render.antarctica.tables import (
    card_view,
    context,
    words,
)
from tests.render.scene_items import names_in, outside, sprites_in, texts_in

BUILT = tuple(
    map(
        card_view,
        ("advanced_01", "basic_01", "basic_05", "basic_06", "double_09", "advanced_06", "basic_07"),
    )
)


def built(width: int) -> list[Item]:
    """Return the building cards in a box of this width."""
    return list(BuildingLines(context(3), BUILT, 48, 26).items(Box(0, 0, width, 600)))


def test_building_cards_lie_deck_by_deck_behind_the_back_of_their_deck() -> None:
    names = [item.name for item in built(2000) if isinstance(item, Sprite)]
    assert [name for name in names if name != "prestige-star"] == [
        "deck-basic",
        "building-camp",
        "building-laboratory",
        "building-factory",
        "deck-double",
        "building-satellite_dish",
        "deck-advanced",
        "building-headquarters",
        "building-plankton_farm",
    ]


def test_several_cards_of_one_type_are_counted_and_stars_are_shown() -> None:
    shown = built(2000)
    assert [item.text for item in shown if isinstance(item, Lettering)] == [f"{TIMES}2"]
    assert names_in(shown).count("prestige-star") == 3


@pytest.mark.parametrize("width", range(180, 700, 40))
def test_no_line_of_building_cards_ends_with_the_back_of_a_deck_or_is_too_wide(width: int) -> None:
    lines: dict[int, list[Sprite]] = {}
    for item in built(width):
        if isinstance(item, Sprite) and item.name != "prestige-star":
            lines.setdefault(item.centre[1], []).append(item)
    assert not [line for line in lines.values() if line[-1].name.startswith("deck-")]
    assert max(line[-1].centre[0] + 24 for line in lines.values()) <= width
    assert BuildingLines(context(3), BUILT, 48, 26).height(width) == len(lines) * 56


CARDS = tuple(map(card_view, ("basic_05", "advanced_06", "basic_06", "basic_01", "basic_07")))
"""Two laboratories, a camp, a factory, and a building from another deck."""


def test_cards_are_stacked_by_deck_type_and_star() -> None:
    stacks = list(groups(CARDS))
    assert [stack.icon for stack in stacks if stack.back] == ["deck-basic", "deck-advanced"]
    laboratory = next(stack for stack in stacks if stack.icon == "building-laboratory")
    assert (laboratory.count, laboratory.back) == (2, False)
    assert sum(stack.count for stack in stacks if not stack.back) == len(CARDS)


def test_a_type_with_and_without_a_star_makes_two_stacks() -> None:
    plain, starred = CARDS[0], replace(CARDS[0], star=True)
    assert [stack.star for stack in groups((plain, starred))] == [False, False, True]


def test_no_cards_make_no_stacks() -> None:
    assert list(groups(())) == []


def test_things_of_one_name_are_counted_in_words() -> None:
    said = [words().say(one) for one in counted(["crane", "camp", "crane"])]
    assert said == [f"2 {TIMES} Crane", "Camp"]


def test_a_line_holds_icons_of_its_height() -> None:
    lines = BuildingLines(context(3), CARDS, 48, 26)
    items = list(lines.items(Box(10, 20, 2000, 100)))
    assert lines.line == lines.height(2000) == 48 + GAP
    assert not outside(items, Box(10, 20, 2000, lines.line))
    assert {item.size for item in sprites_in(items) if item.name.startswith("building-")} == {48}


def test_a_number_takes_room_only_where_there_are_several() -> None:
    one, two = (
        sprites_in(BuildingLines(context(3), held, 48, 26).items(Box(0, 0, 900, 60)))[-1]
        for held in (CARDS[:1] + CARDS[3:4], CARDS[:1] + CARDS[2:4])
    )
    assert one.name == two.name == "building-camp"
    assert two.centre[0] - one.centre[0] == measure(f"{TIMES}2", 26, bold=True)


def test_narrow_boxes_need_more_lines() -> None:
    lines = BuildingLines(context(3), CARDS, 48, 26)
    assert lines.height(200) > lines.height(400) >= lines.height(2000)


def test_without_cards_one_line_says_so() -> None:
    lines = BuildingLines(context(3), (), 48, 26)
    assert texts_in(lines.items(Box(0, 0, 400, 60))) == ["No building cards yet"]
    assert lines.height(400) == lines.line
