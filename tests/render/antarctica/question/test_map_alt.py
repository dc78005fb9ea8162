"""The map in words: where one can sail comes before everything on land."""

from __future__ import annotations

from dataclasses import replace

from engine.antarctica.view import AntarcticaView, AskedView
from render.antarctica.question.map_alt import map_alt, points
from tests.render.antarctica.tables import NAMES, seen, table, words


def start() -> AntarcticaView:
    """The view of a seat that is asked where to sail."""
    return replace(seen(table(3), 0), asked=AskedView(0, "sail"))


def said(view: AntarcticaView, *marks: str) -> list[str]:
    return [words().say(one, NAMES[:3]) for one in map_alt(view, marks)]


def test_the_places_to_choose_follow_who_is_asked_and_where_the_sun_is() -> None:
    chosen = said(start(), "area:3", "area:5", "track:glaciology")
    assert chosen[0] == f"{NAMES[0]}: sails a ship."
    assert chosen[2] == "Outlined: Wilkes Land, Enderby Land."


def test_without_places_to_choose_the_rest_is_the_same() -> None:
    chosen, bare = said(start(), "area:3"), said(start())
    assert not [line for line in bare if line.startswith("Outlined")]
    assert [line for line in chosen if not line.startswith("Outlined")] == bare


def test_the_points_come_after_the_ships_and_before_the_land() -> None:
    lines = said(start())
    place = next(place for place, line in enumerate(lines) if line.startswith("Points:"))
    sea, land = lines[2:place], lines[place + 1 :]
    assert sea
    assert land
    assert all("ships in order" in line for line in sea)
    assert not any("ships in order" in line for line in land)


def test_the_points_of_all_scores_are_added_up_in_the_order_of_play() -> None:
    view = start()
    scores = tuple(replace(one, points=(0, 0, 0)) for one in view.scores)
    first, second, *rest = scores
    scores = (replace(first, points=(4, 0, 1)), replace(second, points=(3, 2, 0)), *rest)
    line = words().say(points(replace(view, scores=scores, order=(2, 0, 1))), NAMES[:3])
    assert line == f"Points: {NAMES[2]} 1, {NAMES[0]} 7, {NAMES[1]} 2."
