"""The final scores."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import Result
from engine.otys.view import OtysView
from render.otys.scores import scores_scene
from render.scene import Box, Sprite
from tests.render.otys.tables import (
    NAMES,
    composed,
    context,
    items,
    lettering,
    seen,
    sprites,
    table,
    with_board,
)
from tests.render.scene_items import names_in, outside, panels_in, texts_in, within


def finished(*points: int) -> OtysView:
    """Return a game that ended with these points, and without cubes on any board."""
    view = seen(table(len(points), 3, 30), None)
    for seat, number in enumerate(points):
        view = with_board(view, seat, points=number, levels=((0, 0, 0, 0),) * 5)
    places = tuple(1 + sum(other > number for other in points) for number in points)
    return replace(view, result=Result(points, places, "points"))


@pytest.mark.parametrize("points", [(10, 20, 7), (20, 20, 7)])
def test_winners_are_crowned(points: tuple[int, ...]) -> None:
    view = finished(*points)
    assert view.result is not None
    scene = composed("scores", view, context(3))
    assert sprites(scene).count("crown") == len(view.result.winners)
    assert NAMES[view.result.winners[0]] in scene.alt
    assert "crown" in sprites(composed("board", view, context(3)))


def test_scores_of_a_running_game_crown_nobody() -> None:
    scene = composed("scores", seen(table(3, 3, 30), None), context(3))
    assert "crown" not in sprites(scene)
    assert "Scores so far" in [said.text for said in lettering(scene)]


def test_rows_stand_from_the_best_to_the_worst() -> None:
    scene = scores_scene(finished(10, 20, 7), context(3))
    marks = [item for item in items(scene) if isinstance(item, Sprite) and item.tint]
    assert [mark.tint for mark in marks] == ["seat-2", "seat-1", "seat-3"]
    assert [mark.centre[1] for mark in marks] == sorted(mark.centre[1] for mark in marks)


def test_players_who_share_a_place_have_the_same_number() -> None:
    scene = scores_scene(finished(30, 20, 20), context(3))
    left = Box(0, 0, 120, scene.height)
    assert texts_in(within(scene.items, left)) == ["2", "2"]


def test_a_finished_game_says_why_it_ended_and_a_running_one_its_round() -> None:
    over = finished(1, 2)
    assert "Someone reached the points needed" in texts_in(items(scores_scene(over, context(2))))
    running = replace(over, result=None, round=4, last_round=False)
    assert "Round 4" in texts_in(items(scores_scene(running, context(2))))


def test_each_row_shows_what_decides_ties_and_what_explains_the_points() -> None:
    view = with_board(finished(1, 2), levels=((1, 0, 2, 0),), upgraded=("spy",), credits=17)
    view = with_board(view, 1, levels=(), upgraded=(), credits=18)
    scene = scores_scene(view, context(2))
    (_, second) = sorted(panels_in(scene.items), key=lambda panel: panel.box.top)
    said = texts_in(within(scene.items, second.box))
    assert said[-4:] == ["1", "3", "1", "17"]
    assert {"any-cube", "upgrade", "credit"} <= set(names_in(within(scene.items, second.box)))


def test_everything_stays_on_the_picture() -> None:
    two, four = (scores_scene(finished(*range(seats)), context(seats)) for seats in (2, 4))
    for scene in (two, four):
        assert not outside(items(scene), Box(0, 0, scene.width, scene.height))
