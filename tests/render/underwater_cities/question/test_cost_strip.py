"""The strip of usual costs (UC-6.1)."""

from __future__ import annotations

import pytest

from engine.underwater_cities.terms.glossary import SingleKind
from render.kit.drawing import Drawing
from render.scene import Box, Item
from render.underwater_cities.question.cost_strip import KINDS, STRIP, cost_strip
from tests.render.scene_items import (
    apart,
    extent,
    names_in,
    outside,
    shown,
    sprites_in,
    texts_in,
    words_in,
)

BOX = Box(16, 20, 1068, STRIP)


def strip(*kinds: SingleKind, upgrade: bool = False) -> tuple[Item, ...]:
    drawing = Drawing(1100, 96)
    cost_strip(drawing, BOX, kinds, upgrade=upgrade)
    return shown(drawing)


@pytest.mark.parametrize(
    ("kind", "icons", "figures"),
    [
        ("farm", ["farm", "kelp"], []),
        ("desal", ["desal", "credit"], []),
        ("lab", ["lab", "steelplast"], []),
        ("tunnel", ["tunnel", "credit", "steelplast"], []),
        ("white", ["dome-white", "credit", "kelp", "steelplast"], ["2"]),
        ("purple", ["dome-purple", "credit", "kelp", "steelplast", "biomatter"], ["2"]),
    ],
)
def test_a_thing_stands_before_its_cost_and_numbers_only_before_more_than_one(
    kind: SingleKind, icons: list[str], figures: list[str]
) -> None:
    items = strip(kind)
    assert names_in(items) == icons
    assert texts_in(items) == ["=", *figures]


@pytest.mark.parametrize(("kind", "dear"), [("white", "steelplast"), ("purple", "credit")])
def test_a_number_stands_right_before_what_is_needed_so_often(kind: SingleKind, dear: str) -> None:
    items = strip(kind)
    (number,) = [one for one in words_in(items) if one.text == "2"]
    (icon,) = [one for one in sprites_in(items) if one.name == dear]
    assert 0 <= extent(icon).left - number.box.right <= 2


def test_an_upgrade_comes_last_and_costs_science() -> None:
    assert names_in(strip("farm", upgrade=True)) == ["farm", "kelp", "upgrade-any", "science"]
    assert names_in(strip(upgrade=True)) == ["upgrade-any", "science"]
    assert "science" not in names_in(strip("farm"))


def test_all_costs_find_room_beside_each_other() -> None:
    items = strip(*KINDS, upgrade=True)
    assert outside(items, BOX) == []
    words, icons = words_in(items), sprites_in(items)
    assert apart([*(each.box for each in words), *(extent(each) for each in icons)])
