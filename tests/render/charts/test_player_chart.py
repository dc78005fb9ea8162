"""The chart of a player's games, with figures as awkward as they come."""

from __future__ import annotations

import pytest

from engine.core.msg import msg
from render.charts.player_chart import Chart, ChartPoint, chart_scene
from render.icons import ICONS
from render.scene import Land, Line, Panel, Scene, Sprite, Words
from render.theme import COLOURS
from tests.render.charts.chart_checks import check_on_canvas, check_readable
from tests.render.random_pictures import PEOPLE, each_locale, words

MARKS = {
    "one": (ChartPoint(0, won=False),),
    "one rated": (ChartPoint(187, won=True, rating=(1012, 323)),),
    "below nothing": (ChartPoint(-12, won=False), ChartPoint(-3, won=True, rating=(870, 240))),
    "many": tuple(
        ChartPoint(
            37 * n % 211, won=n % 3 == 0, rating=(1000 + 17 * n, 330 - 9 * n) if n % 4 else None
        )
        for n in range(20)
    ),
    "alike": tuple(ChartPoint(50, won=True, rating=(1000, 100)) for _ in range(20)),
}
each_kind = pytest.mark.parametrize("kind", MARKS)


def scene(kind: str, locale: str = "en") -> Scene:
    chart = Chart(msg("underwater-cities-title"), PEOPLE[1], MARKS[kind], msg("bot-name", name="x"))
    return chart_scene(chart, words(locale))


@each_locale
@each_kind
def test_words_stay_in_their_boxes_and_are_readable_on_a_phone(kind: str, locale: str) -> None:
    check_readable(scene(kind, locale))


@each_kind
def test_nothing_is_off_the_canvas(kind: str) -> None:
    check_on_canvas(scene(kind))


@each_kind
def test_every_won_game_wears_a_crown_and_not_only_another_colour(kind: str) -> None:
    crowns = [item for item in scene(kind).items if isinstance(item, Sprite)]
    assert len(crowns) == sum(mark.won for mark in MARKS[kind])
    assert {item.name for item in crowns} <= {"crown"} & set(ICONS)


def test_without_a_rating_no_field_is_left_empty_for_it() -> None:
    assert scene("one").height < scene("one rated").height


@pytest.mark.parametrize("kind", ["one rated", "below nothing", "many"])
def test_how_far_a_rating_may_be_off_is_drawn_from_the_first_game_on(kind: str) -> None:
    (band,) = (item for item in scene(kind).items if isinstance(item, Land))
    across, down = {x for x, _ in band.points}, {y for _, y in band.points}
    assert max(across) > min(across)
    assert max(down) > min(down)


def test_every_colour_exists() -> None:
    shown = scene("many")
    fills = {item.fill for item in shown.items if isinstance(item, Panel | Land)}
    colours = {item.colour for item in shown.items if isinstance(item, Line | Words)}
    assert fills | colours <= set(COLOURS)
