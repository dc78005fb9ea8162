"""The picture of the scores."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.words.names import area_name, thing
from engine.core.game import Result
from render.scene import Box, Item, Panel, Scene, Sprite
from tests.render.antarctica.played import NOTHING, dashed, named, over, played
from tests.render.antarctica.tables import (
    composed,
    context,
    items,
    lettering,
    seen,
    words,
)

SHAPES = ("disc", "triangle", "square", "diamond")


def columns(scene: Scene) -> dict[int, int]:
    """Return the approximate horizontal position of each seat's column."""
    return {
        SHAPES.index(item.name.removeprefix("seat-")): item.centre[0]
        for item in items(scene)
        if isinstance(item, Sprite) and item.name.startswith("seat-")
    }


def row(scene: Scene, name: str) -> tuple[str, ...]:
    """Return the numbers in a row, by seat."""
    (head,) = (item.box for item in lettering(scene) if item.text == name)
    numbers = sorted(
        (item.box.left, item.text)
        for item in lettering(scene)
        if item.box.left > head.left and item.box.centre[1] == head.centre[1]
    )
    found = columns(scene)
    order = sorted(found, key=found.__getitem__)
    by_seat = dict(zip(order, (text for _, text in numbers), strict=True))
    return tuple(by_seat[seat] for seat in sorted(by_seat))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_count_has_a_row_with_the_points_of_each_seat(seats: int) -> None:
    view = over(seats)
    scene = composed("scores", view, context(seats))
    scores = {score.of: score.points for score in view.scores}
    names = {f"area:{area.number}": area_name(area.number) for area in view.areas if area.open}
    names |= {f"track:{track.id}": thing(track.id) for track in view.tracks}
    shown = {of: row(scene, words().say(name)) for of, name in names.items()}
    shown["cards"] = row(scene, "Cards with a star")
    shown["resources"] = row(scene, "Discarded Resources")
    assert shown == {of: dashed(*points) for of, points in scores.items()}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sections_sum_up_to_the_total_which_is_the_result(seats: int) -> None:
    view = over(seats)
    assert view.result is not None
    scene = composed("scores", view, context(seats))
    sections = ("Areas", "Research tracks", "Cards with a star", "Discarded Resources")
    parts = [
        [0 if text == NOTHING else int(text) for text in row(scene, name)] for name in sections
    ]
    assert tuple(map(sum, zip(*parts, strict=True))) == view.result.scores
    assert row(scene, "Total") == tuple(map(str, view.result.scores))


def test_the_total_is_the_largest_figure() -> None:
    scene = composed("scores", over(3), context(3))
    sizes = {item.size for item in lettering(scene) if item.text.isdecimal()}
    (box,) = (item.box for item in lettering(scene) if item.text == "Total")
    totals = [
        item for item in lettering(scene) if item.box.centre[1] == box.centre[1] and item.box != box
    ]
    assert {item.size for item in totals} == {max(sizes)}


def test_every_first_place_has_its_rosette() -> None:
    view = over(4)
    scene = composed("scores", view, context(4))
    beside_the_tie_breaker = 1
    expected = sum(len(score.first) for score in view.scores) + beside_the_tie_breaker
    assert named(scene).count("first-place") == expected


@pytest.mark.rule("AN-11.8", "AN-11.9")
def test_what_decides_between_equals_stands_below() -> None:
    view = over(3)
    scene = composed("scores", view, context(3))
    first = tuple(sum(seat in score.first for score in view.scores) for seat in range(3))
    assert row(scene, "First places") == dashed(*first)
    assert row(scene, "Building cards") == dashed(*(len(one.cards) for one in view.players))


def lit(shown: tuple[Item, ...]) -> list[Box]:
    return [item.box for item in shown if isinstance(item, Panel) and item.edge == "gold"]


def test_the_columns_of_all_winners_are_lit_and_crowned_and_stand_in_front() -> None:
    view = over(3)
    view = replace(view, result=Result((50, 60, 60), (3, 1, 1), "ships"))
    scene = composed("scores", view, context(3))
    where = columns(scene)
    assert named(scene).count("crown") == 2
    assert all(
        any(box.left < where[seat] < box.right for box in lit(items(scene))) for seat in (1, 2)
    )
    assert len(lit(items(scene))) == 2
    assert where[0] > max(where[1], where[2])


@pytest.mark.parametrize("reason", ["scientists", "cards", "ships", "standstill"])
def test_it_says_why_the_game_ended(reason: str) -> None:
    view = over(2)
    assert view.result is not None
    view = replace(view, result=replace(view.result, reason=reason))
    said = [item.text for item in lettering(composed("scores", view, context(2)))]
    assert [text in said for text in ("Final scores", REASONS[reason])] == [True, True]


REASONS = {
    "scientists": "Someone had no scientists left",
    "cards": "All building cards were taken",
    "ships": "No ships were left in any area",
    "standstill": "There had been no progress for too many turns",
}


def test_while_a_game_runs_nobody_is_crowned() -> None:
    scene = composed("scores", seen(played(4, 60), None), context(4))
    assert "crown" not in named(scene)
    assert not lit(items(scene))
    assert "Scores so far" in [item.text for item in lettering(scene)]


def test_long_names_are_cut_and_nothing_else() -> None:
    scene = composed("scores", over(4), context(4))
    assert {i.text for i in lettering(scene) if i.cut} == set(context(4).names)
