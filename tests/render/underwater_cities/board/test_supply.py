"""The shared supply."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from engine.underwater_cities.view import UnderwaterCitiesView
from render.kit.drawing import Drawing
from render.scene import Box, Item
from render.underwater_cities.board.supply import draw_supply, stocked, supply_alt
from tests.render.scene_items import names_in, outside, shown, texts_in, words_in
from tests.render.underwater_cities.tables import (
    composed,
    context,
    seen,
    table,
    texts,
    words,
)


def test_the_supply_is_that_of_the_view() -> None:
    view = replace(
        seen(table(4), None), white_domes=2, purple_domes=11, tunnels=5, deck=31, spare_tiles=3
    )
    things = {thing.name: thing for thing in stocked(view)}
    counts = {name: thing.count for name, thing in things.items()}
    assert counts["white-domes"] == "2"
    assert counts["purple-domes"] == "11"
    assert (counts["tunnels"], counts["era-deck"], counts["spare-tiles"]) == ("5", "31", "3")
    assert [thing.name for thing in things.values() if thing.low] == ["white-domes", "tunnels"]
    said = texts(composed("offers", view, context(4)))
    assert {"2", "11", "5", "31"} <= set(said)


def test_without_a_limit_there_is_no_number_of_purple_domes() -> None:
    things = {thing.name: thing.count for thing in stocked(seen(table(1), None))}
    assert things["purple-domes"] == "\N{INFINITY}"


def some(**facts: object) -> UnderwaterCitiesView:
    return replace(seen(table(3), None), **facts)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("facts", "low"),
    [
        ({"white_domes": 2}, {"white-domes"}),
        ({"white_domes": 3}, set()),
        ({"purple_domes": 2}, {"purple-domes"}),
        ({"purple_domes": None}, set()),
        ({"tunnels": 5}, {"tunnels"}),
        ({"tunnels": 6}, set()),
    ],
)
def test_what_may_not_last_for_everyone_is_low(facts: dict[str, Any], low: set[str]) -> None:
    view = some(**{"white_domes": 14, "purple_domes": 10, "tunnels": 40} | facts)
    assert {thing.name for thing in stocked(view) if thing.low} == low


def test_discarded_and_buried_cards_are_counted_together() -> None:
    things = {thing.name: thing for thing in stocked(some(discards=("embassy",), buried=4, era=2))}
    assert things["discards"].count == "5"
    assert things["era-deck"].icon == "era-2"


def supply(view: UnderwaterCitiesView) -> tuple[Item, ...]:
    """Return the items of the supply alone."""
    drawing, box = Drawing(1100, 104), Box(16, 16, 1068, 72)
    draw_supply(drawing, view, box)
    assert not outside(shown(drawing), box)
    return shown(drawing)


def test_everything_stands_with_its_amount() -> None:
    view = some(has_cloning_tile=True, cloner=None)
    found = supply(view)
    things = list(stocked(view))
    assert {thing.icon for thing in things} <= set(names_in(found))
    assert {thing.count for thing in things} <= set(texts_in(found))


def test_what_has_almost_run_out_is_written_in_another_colour() -> None:
    found = supply(some(white_domes=1, tunnels=40, spare_tiles=9))
    colours = {said.text: said.colour for said in words_in(found)}
    assert colours["1"] == "warn" != colours["9"]


def test_the_cloning_tile_is_ticked_until_somebody_has_used_it() -> None:
    free = supply(some(has_cloning_tile=True, cloner=None))
    assert {"clone", "tick"} <= set(names_in(free, faded=False))
    used = supply(some(has_cloning_tile=True, cloner=1))
    assert "clone" in names_in(used, faded=True)
    assert "seat-triangle" in names_in(used)
    assert "tick" not in names_in(used)


def test_the_supply_is_told_without_purple_domes_if_they_have_no_limit() -> None:
    view = some(deck=31, white_domes=7, purple_domes=5, tunnels=12)
    assert words().say(supply_alt(view)) == (
        "Era deck 31; white domes 7, purple domes 5, tunnels 12."
    )
    assert "purple" not in words().say(supply_alt(replace(view, purple_domes=None)))
