"""The chart of a guild, with figures as awkward as they come."""

from __future__ import annotations

import pytest

from engine.core.msg import msg
from render.charts.guild_chart import ServerChart, server_chart_scene
from render.pictures import Painter
from render.scene import Scene, Words
from tests.render.charts.chart_checks import check_on_canvas, check_readable
from tests.render.random_pictures import PEOPLE, each_locale, words

YEAR = tuple(
    f"{month}/{year}" for year, month in [(25, 12), *((26, each) for each in range(1, 12))]
)
CHARTS: dict[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "one game alone": ((0,) * 11 + (1,), ()),
    "one game": ((0,) * 11 + (1,), (87,)),
    "far apart": ((1, 0, 120) * 4, (-40, 3, 260)),
    "many": (tuple(range(12)), tuple(range(40, 160))),
    "alike": ((3,) * 12, (70,) * 36),
    "close": ((2,) * 12, (30, 31, 33)),
}
each_chart = pytest.mark.parametrize("kind", CHARTS)


def scene(kind: str, locale: str = "en") -> Scene:
    counts, winning = CHARTS[kind]
    months = tuple(zip(YEAR, counts, strict=True))
    chart = ServerChart(
        msg("underwater-cities-title"), PEOPLE[1], months, winning, msg("bot-name", name="x")
    )
    return server_chart_scene(chart, words(locale))


@each_locale
@each_chart
def test_words_stay_in_their_boxes_and_are_readable_on_a_phone(kind: str, locale: str) -> None:
    check_readable(scene(kind, locale))


@each_chart
def test_nothing_is_off_the_canvas(kind: str) -> None:
    check_on_canvas(scene(kind))


@each_chart
def test_all_games_are_counted_in_both_fields(kind: str) -> None:
    counts, winning = CHARTS[kind]
    figures = [item for item in scene(kind).items if isinstance(item, Words) and item.bold]
    counted = sum(int(item.text) for item in figures if item.text.isdecimal())
    assert counted == sum(counts) + len(winning)


def test_without_rivals_no_field_is_left_empty_for_points() -> None:
    assert scene("one game alone").height < scene("one game").height


@each_chart
def test_it_can_be_painted(kind: str) -> None:
    assert Painter().paint(scene(kind)).startswith(b"\x89PNG")
