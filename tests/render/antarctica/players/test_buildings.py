"""A player's building cards."""

from __future__ import annotations

import pytest

from render.antarctica.players.buildings import BuildingLines
from render.scene import Box, Item, Sprite
from render.scene import Words as Lettering
from tests.render.antarctica.played import TIMES
from tests.render.antarctica.tables import (
    card_view,
    context,
)
from tests.render.scene_items import names_in

BUILT = tuple(
    map(
        card_view,
        ("advanced_01", "basic_01", "basic_05", "basic_06", "double_09", "advanced_06", "basic_07"),
    )
)


def built(width: int) -> list[Item]:
    """The building cards in a box of this width."""
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
