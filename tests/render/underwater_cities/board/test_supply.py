"""The shared supply."""

from __future__ import annotations

from dataclasses import replace

from render.scene import Scene
from render.underwater_cities.board.board import board_scene
from render.underwater_cities.board.supply import stocked, supply_alt
from tests.render.underwater_cities.tables import (
    context,
    lettering,
    pack,
    seen,
    sprites,
    table,
    words,
)


def texts(scene: Scene) -> list[str]:
    """Everything to read."""
    return [one.text for one in lettering(scene)]


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
    said = texts(board_scene(pack(), view, context(4)))
    assert {"2", "11", "5", "31"} <= set(said)


def test_without_a_limit_there_is_no_number_of_purple_domes() -> None:
    things = {thing.name: thing.count for thing in stocked(seen(table(1), None))}
    assert things["purple-domes"] == "\N{INFINITY}"
    assert "cloning-tile" not in things


def test_the_cloning_tile_has_a_tick_until_somebody_holds_it() -> None:
    view = replace(seen(table(4), None), has_cloning_tile=True, cloner=None)
    free, held = (
        sprites(board_scene(pack(), replace(view, cloner=seat), context(4))) for seat in (None, 2)
    )
    (tile,) = (one for one in free if one.name == "clone")
    assert not tile.faded
    assert next(one for one in held if one.name == "clone").faded


def test_the_supply_is_told_in_words_with_or_without_a_limit() -> None:
    limited = words().say(supply_alt(replace(seen(table(2), None), purple_domes=7)), ())
    free = words().say(supply_alt(replace(seen(table(2), None), purple_domes=None)), ())
    assert "7" in limited
    assert limited != free
