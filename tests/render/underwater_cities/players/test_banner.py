"""A player at a glance."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.pack.components import RESOURCES
from engine.underwater_cities.view import UnderwaterCitiesView
from render.fonts import fits
from render.kit.drawing import Drawing
from render.scene import Box, Panel, Scene
from render.underwater_cities.players.banner import Banner, federation_space, parted
from tests.render.scene_items import apart, extent, names_in, outside, shown, within, words_in
from tests.render.underwater_cities.holdings import rich
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


def banner(view: UnderwaterCitiesView, seat: int = 0) -> Drawing:
    """The banner on its own."""
    drawing = Drawing(1200, 120)
    Banner(drawing, pack(), context(2), view, seat).draw(BOX)
    return drawing


BOX = Box(16, 16, 1168, 88)


def test_everything_stays_in_the_banner_even_with_a_long_name_and_large_numbers() -> None:
    view = rich(2, points=188, hand=12, hand_limit=12)
    found = shown(banner(view, 1))
    assert not outside(found, BOX)
    assert all(fits(said) for said in words_in(found) if not said.cut)


def test_the_points_are_the_largest_figure() -> None:
    found = words_in(shown(banner(rich(2, points=88), 1)))
    (points,) = [said for said in found if said.text == "88"]
    assert points.size > max(said.size for said in found if said is not points)


def test_resources_and_hand_are_one_place() -> None:
    drawing = banner(view_of(position()), 1)
    box = drawing.places["1/stock"]
    assert set(drawing.places) == {"1/stock"}
    assert {"credit", "biomatter", "hand-limit"} <= set(names_in(within(shown(drawing), box)))
    assert not {"point", "federation"} & set(names_in(within(shown(drawing), box)))


def test_nothing_in_the_banner_overlaps_and_nothings_are_muted() -> None:
    found = shown(banner(rich(2, stock=Stock(credit=3)), 1))
    things = [item for item in found if not isinstance(item, Panel)]
    assert apart(map(extent, things))
    colours = {said.text: said.colour for said in words_in(found)}
    assert (colours["0"], colours["3"]) == ("muted", "text")
