"""A player at a glance."""

from __future__ import annotations

from engine.underwater_cities.components import RESOURCES
from render.kit.drawing import Drawing
from render.scene import Box, Scene
from render.underwater_cities.players.banner import Banner, federation_space
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import (
    NAMES,
    composed,
    context,
    lettering,
    pack,
    sprites,
)

SHEET = 1200


def beside(scene: Scene, icon: str, above: int = 110) -> str:
    """Return the number to the right of an icon in the upper part of a picture."""
    (at,) = (s.centre for s in sprites(scene) if s.name == icon and s.centre[1] < above)
    right = [w for w in lettering(scene) if w.box.left > at[0] and w.box.centre[1] == at[1]]
    return min(right, key=lambda word: word.box.left).text


def test_the_banner_has_points_resources_hand_and_space() -> None:
    at = position(owns="4c 3k 2s 1r").hand("smuggling", "federal_grant")
    at.state.track = ((), (0,), (1,), ())
    view = view_of(at)
    scene = composed("sheet", view, context(2), seat=0)
    assert beside(scene, "point") == "17"
    assert [beside(scene, name) for name in RESOURCES] == ["4", "3", "2", "1", "0"]
    assert beside(scene, "hand-limit") == "2/3"
    assert beside(scene, "federation") == "2"


def test_below_the_federation_track_there_is_no_space() -> None:
    view = view_of(position())
    assert federation_space(view, 0) == 0
    assert beside(composed("sheet", view, context(2), seat=0), "federation") == "\N{EN DASH}"


def test_what_a_player_has_none_of_is_dim() -> None:
    scene = composed("sheet", view_of(position(owns="2k")), context(2), seat=0)
    dim = {s.name for s in sprites(scene) if s.faded and s.centre[1] < 110}
    assert dim == {"credit", "steelplast", "science", "biomatter", "federation", "hand-limit"}


def test_a_player_has_a_mark_and_a_name() -> None:
    drawing = Drawing(SHEET, 120)
    Banner(drawing, pack(), context(2), view_of(position()), 1).draw(Box(16, 16, 1168, 88))
    scene = drawing.scene(context(2), "banner")
    assert "seat-triangle" in {sprite.name for sprite in sprites(scene)}
    assert NAMES[1] in {word.text for word in lettering(scene)}
