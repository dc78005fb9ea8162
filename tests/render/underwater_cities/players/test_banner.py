"""Figures of a player on the sheet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.pack.components import RESOURCES
from render.scene import Box, Scene
from render.underwater_cities.players.banner import federation_space, parted
from tests.render.scene_items import apart
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import (
    NAMES,
    composed,
    context,
    lettering,
    sprites,
)


def beside(scene: Scene, icon: str, above: int = 90) -> str:
    """Return the number to the right of an icon in the upper part of a picture."""
    (at,) = (s.centre for s in sprites(scene) if s.name == icon and s.centre[1] < above)
    right = [w for w in lettering(scene) if w.box.left > at[0] and w.box.centre[1] == at[1]]
    return min(right, key=lambda word: word.box.left).text


def test_the_sheet_has_points_resources_hand_and_space() -> None:
    at = position(owns="4c 3k 2s 1r").hand("smuggling", "federal_grant")
    at.state.track = ((), (0,), (1,), ())
    view = view_of(at)
    scene = composed("sheet", view, context(2), seat=0)
    assert beside(scene, "point") == "17"
    assert [beside(scene, name) for name in RESOURCES] == ["4", "3", "2", "1", "0"]
    assert beside(scene, "federation") == "2"
    assert beside(scene, "hand-limit", 700) == "2/3"


def test_below_the_federation_track_there_is_no_space() -> None:
    view = view_of(position())
    assert federation_space(view, 0) == 0
    assert beside(composed("sheet", view, context(2), seat=0), "federation") == "\N{EN DASH}"


def test_a_sheet_has_the_player_s_mark_and_name() -> None:
    scene = composed("sheet", view_of(position()), context(2), seat=1)
    assert "seat-triangle" in {sprite.name for sprite in sprites(scene)}
    assert NAMES[1] in {word.text for word in lettering(scene)}


# --- parts ---------------------------------------------------------------------------------------


def test_columns_share_the_width_as_told_without_overlapping() -> None:
    box = Box(10, 20, 206, 50)
    parts = parted(box, (2, 1, 1), 3)
    assert [part.width for part in parts] == [100, 50, 50]
    assert apart(parts)
    assert (parts[0].left, parts[-1].right) == (box.left, box.right)
    assert {(part.top, part.height) for part in parts} == {(20, 50)}


@pytest.mark.parametrize(("track", "space"), [(((), (1,), (), (0,)), 4), (((0, 1), ()), 1)])
def test_the_space_on_the_federation_track_counts_from_1(
    track: tuple[tuple[int, ...], ...], space: int
) -> None:
    assert federation_space(replace(view_of(position()), track=track), 0) == space
