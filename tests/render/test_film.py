"""A game as an animation: nothing is lost, and it is as small as it has to be."""

from __future__ import annotations

from collections.abc import Sequence
from io import BytesIO
from itertools import pairwise
from unittest.mock import patch

import pytest
from PIL import Image, ImageChops

from render import film as films
from render.film import CLEAR, LAST, MOST_FRAMES, TooLarge, film, thinned
from render.paint.painter import Painter, indexed
from render.paint.palette import colours
from render.scene import Box, Panel, Scene

SIZE = (160, 100)
PAINTER = Painter(8)
AMPLE = 10**7


def scene(left: int) -> Scene:
    """Return a scene with a panel at this distance from the left."""
    return Scene(*SIZE, (), (Panel(Box(left, 20, 30, 30)),), "")


def made(scenes: Sequence[Scene], most: int = AMPLE) -> Image.Image:
    with patch.object(films, "WIDTHS", (SIZE[0], SIZE[0] // 2)):
        data = film(PAINTER, lambda: scenes, len(scenes), most)
    assert len(data) <= most
    picture = Image.open(BytesIO(data))
    assert picture.format == "GIF"
    return picture


def painted(one: Scene) -> Image.Image:
    canvas = Image.new("RGB", SIZE)
    PAINTER.draw(one, canvas)
    return indexed(canvas).convert("RGB")


def test_every_frame_shows_exactly_what_was_painted() -> None:
    scenes = [scene(left) for left in (10, 40, 40, 70)]
    shown = made(scenes)
    assert getattr(shown, "n_frames", 1) == len(scenes)
    for number, one in enumerate(scenes):
        shown.seek(number)
        assert ImageChops.difference(shown.convert("RGB"), painted(one)).getbbox() is None


def test_a_frame_costs_only_what_has_changed() -> None:
    def weight(*lefts: int) -> int:
        return len(film(PAINTER, lambda: [scene(left) for left in lefts], len(lefts), AMPLE))

    one, same, other = weight(10), weight(10, 10), weight(10, 40)
    assert same - one < 100
    assert same < other


def test_the_end_is_shown_longest() -> None:
    shown = made([scene(left) for left in (10, 40, 70)])
    lasting = []
    for number in range(3):
        shown.seek(number)
        lasting.append(shown.info["duration"])
    assert lasting[-1] == LAST
    assert max(lasting[:-1]) < LAST
    assert shown.info["loop"] == 0


def test_a_film_that_would_be_too_large_is_made_narrower() -> None:
    scenes = [scene(left) for left in range(10, 100, 10)]
    whole = made(scenes)
    with patch.object(films, "WIDTHS", (SIZE[0], SIZE[0] // 2)):
        size = len(film(PAINTER, lambda: scenes, len(scenes), AMPLE))
        narrow = Image.open(BytesIO(film(PAINTER, lambda: scenes, len(scenes), size - 1)))
    assert (whole.width, narrow.width) == (SIZE[0], SIZE[0] // 2)


def test_a_film_that_is_too_large_at_any_width_is_refused() -> None:
    with pytest.raises(TooLarge):
        film(PAINTER, lambda: [scene(10)], 1, 500)


@pytest.mark.parametrize("count", [1, MOST_FRAMES, MOST_FRAMES + 1, 1000])
def test_of_a_long_game_some_frames_are_shown_from_the_first_to_the_last(count: int) -> None:
    shown = thinned(count)
    assert len(shown) == min(count, MOST_FRAMES)
    assert (shown[0], shown[-1]) == (0, count - 1)
    steps = {later - sooner for sooner, later in pairwise(shown)}
    assert len(steps) <= 2


def test_the_fixed_palette_leaves_the_number_free_that_stands_for_clear() -> None:
    assert len(colours()) <= CLEAR
