"""The strip of the Federation track."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.kit.drawing import Drawing
from render.scene import Box, Item, Land
from render.underwater_cities.question.questions import Question
from render.underwater_cities.question.track_strip import TRACK, track_strip
from tests.render.scene_items import apart, extent, outside, shown, sprites_in, texts_in, words_in
from tests.render.underwater_cities.tables import pack, seen, table

BOX = Box(16, 20, 1068, TRACK)
Track = tuple[tuple[int, ...], ...]


def strip(track: Track, seats: int = 4) -> tuple[Item, ...]:
    """Return the strip with the markers of the seats on these spaces."""
    drawing = Drawing(1100, 140)
    asked = Question(pack(), replace(seen(table(seats), 0), track=track), 0, ())
    track_strip(drawing, asked, BOX)
    return shown(drawing)


def test_each_space_has_its_number_and_its_bonus() -> None:
    items = strip(((), (), (), ()))
    assert texts_in(items) == ["4", "\N{EN DASH}", "3", "2", "1", "1", ">1", "1"]
    names = [one.name for one in sprites_in(items) if not one.name.startswith("seat-")]
    assert names == ["federation", "credit", "steelplast", "point", "point"]


def test_only_the_own_space_is_bright() -> None:
    arrows = [one for one in strip(((), (0, 2), (), (1,))) if isinstance(one, Land)]
    assert [one.edge == "ice" for one in arrows] == [False, False, False, True, False, False]


@pytest.mark.parametrize("track", [((), (), (), ()), ((3, 0), (), (1, 2), ())])
def test_everyone_stands_on_the_strip_once(track: Track) -> None:
    items = strip(track)
    marks = [one for one in sprites_in(items) if one.name.startswith("seat-")]
    assert len({one.tint for one in marks}) == len(marks) == 4


def test_nothing_covers_anything_else() -> None:
    items = strip(((0, 1, 2, 3), (), (), ()))
    drawn = [one for one in items if not isinstance(one, Land)]
    assert outside(drawn, BOX, slack=2) == []
    words, icons = words_in(items), sprites_in(items)
    assert apart([*(each.box for each in words), *(extent(each).inset(1) for each in icons)])
