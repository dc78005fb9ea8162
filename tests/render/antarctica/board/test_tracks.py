"""The research tracks: large, and in a line."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.view import AntarcticaView, TrackView
from engine.antarctica.words.names import track_spot
from render.antarctica.board.tracks import Tracks, tracks_alt
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.scene import Box, Outline, Scene, Sprite
from tests.render.antarctica.tables import (
    composed,
    context,
    items,
    lettering,
    pack,
    seen,
    sprites,
    table,
)

PHONE_ROW = Box(16, 16, 864, 116)
PANEL_ROW = Box(16, 16, 1168, 56)


def start(seats: int = 4) -> AntarcticaView:
    """Return the spectator's view before the first move."""
    return seen(table(seats), None)


def with_track(view: AntarcticaView, track: TrackView) -> AntarcticaView:
    """Return the same view with this track in place of its own."""
    tracks = tuple(track if other.id == track.id else other for other in view.tracks)
    return replace(view, tracks=tracks)


def row(
    view: AntarcticaView, track: TrackView, box: Box, who: ReaderContext | None = None
) -> Scene:
    """Return a picture of one track alone."""
    drawing = Drawing(1200, 200)
    whose = who or context(len(view.order))
    Tracks(drawing, pack(), whose, view).row(track, box, named=True)
    return drawing.scene(whose, "a track")


def named(scene: Scene, start: str) -> list[Sprite]:
    """Return the sprites whose names start with this, from left to right."""
    found = [sprite for sprite in sprites(scene) if sprite.name.startswith(start)]
    return sorted(found, key=lambda sprite: sprite.centre)


@pytest.mark.parametrize("box", [PHONE_ROW, PANEL_ROW])
def test_a_track_has_all_its_spaces_and_a_number_on_each_without_an_effect(box: Box) -> None:
    view = start()
    for track in view.tracks:
        scene = row(view, track, box)
        spaces = named(scene, "space-")
        effects = {space.space: space for space in track.spaces}
        assert [sprite.name for sprite in spaces] == [
            "space-plain"
            if number not in effects
            else "space-blue"
            if effects[number].blue
            else "space-red"
            for number in range(1, track.length + 1)
        ]
        plain = {str(n) for n in range(1, track.length + 1) if n not in effects}
        assert plain <= {said.text for said in lettering(scene)}
        for sprite in sprites(scene):
            assert box.left <= sprite.centre[0] - sprite.size // 2
            assert sprite.centre[0] + sprite.size // 2 <= box.right


@pytest.mark.parametrize("box", [PHONE_ROW, PANEL_ROW])
def test_a_cube_lies_on_its_space_in_the_colour_and_shape_of_its_seat(box: Box) -> None:
    view = start()
    track = replace(view.tracks[0], cubes=(0, 5, 2, 0))
    scene = row(with_track(view, track), track, box)
    spaces = named(scene, "space-")
    square, triangle = named(scene, "cube-seat-")
    assert (square.name, square.tint, square.centre) == (
        "cube-seat-square",
        "seat-3",
        spaces[1].centre,
    )
    assert (triangle.name, triangle.tint, triangle.centre) == (
        "cube-seat-triangle",
        "seat-2",
        spaces[4].centre,
    )


def test_a_cube_on_an_effect_leaves_the_effect_to_be_seen() -> None:
    view = start()
    track = replace(view.tracks[0], cubes=(view.tracks[0].spaces[0].space, 0, 0, 0))
    scene = row(with_track(view, track), track, PHONE_ROW)
    (cube,) = named(scene, "cube-seat-")
    effects = named(scene, "effect-")
    assert len(effects) == len(track.spaces)
    assert (effects[0].centre[0], effects[0].centre[1]) < cube.centre


@pytest.mark.parametrize("used", [True, False])
def test_a_blue_space_is_faded_once_it_is_used(used: bool) -> None:  # noqa: FBT001
    view = start()
    track = view.tracks[0]
    spaces = tuple(replace(space, used=used and space.blue) for space in track.spaces)
    track = replace(track, spaces=spaces)
    blue = next(space for space in track.spaces if space.blue)
    drawn = {sprite.name: sprite.faded for sprite in sprites(row(view, track, PANEL_ROW))}
    assert drawn["space-blue"] == drawn[f"effect-{blue.effect}"] == used
    assert not drawn["space-red"]


def test_the_points_of_a_track_stand_beside_the_seats_and_the_first_has_a_sign() -> None:
    view = seen(table(3, 4, 400), None)
    for track in view.tracks:
        scene = row(view, track, PHONE_ROW)
        count = next(count for count in view.scores if count.of == f"track:{track.id}")
        said = [words.text for words in lettering(scene) if words.bold and words.size == 32]
        assert said == [str(count.points[seat]) for seat in view.order if track.cubes[seat]]
        assert len(named(scene, "first-place")) == len(count.first)


def test_a_track_that_can_be_chosen_is_outlined() -> None:
    view = start()
    track = view.tracks[1]
    scene = row(view, track, PANEL_ROW, context(4, spots=(track_spot(track.id),)))
    assert [item.box for item in items(scene) if isinstance(item, Outline)] == [PANEL_ROW]


# --- the picture -------------------------------------------------------------------------------


def test_each_effect_that_occurs_is_put_into_words_once() -> None:
    view = start()
    view = replace(view, tracks=view.tracks[:1])
    said = [words.text for words in lettering(composed("tracks", view, context(4)))]
    assert said.count("1 scientist") == said.count("Everyone may move a ship") == 1
    assert "A Know-how card" not in said


def test_tracks_that_have_changed_glow() -> None:
    view = start()
    moved = with_track(view, replace(view.tracks[2], cubes=(4, 0, 0, 0)))
    scene = composed("tracks", moved, replace(context(4), before=view))
    assert [outline.kind for outline in items(scene) if isinstance(outline, Outline)] == ["changed"]


def test_the_tracks_in_words_begin_with_whoever_is_ahead() -> None:
    view = start(2)
    view = with_track(view, replace(view.tracks[0], cubes=(3, 7)))
    said = [context(2).words.say(one, ("Ada", "Bo")) for one in tracks_alt(view)]
    assert said[0] == "Glaciology: Bo 7, Ada 3."
    assert said[2] == "Oceanography: no cubes."
