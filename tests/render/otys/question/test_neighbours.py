"""The other players' divers on the active level, of whom a Spy can use some."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.otys.view import OtysView, TurnView
from engine.otys.words.names import thing
from render.scene import Box, Panel, Scene
from tests.render.otys.tables import NAMES, composed, context, items, start, with_board, words
from tests.render.scene_items import apart, names_in, texts_in, within


def spying(seats: int, level: int | None = 3) -> OtysView:
    """Return the view of a seat whose Spy is active on this level."""
    turn = TurnView(0, "phase_1", "3", level, sponsor_used=False, actions=1)
    return replace(start(seats), turn=turn)


def picture(view: OtysView, *usable: int) -> Scene:
    spots = tuple(f"diver:{seat}" for seat in usable)
    return composed("neighbours", view, context(len(view.order), spots=spots))


def panels(scene: Scene) -> list[Box]:
    """Return the boxes of the other players, from the top."""
    return [one.box for one in items(scene) if isinstance(one, Panel) and one.box.top >= 78]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_else_has_a_panel_in_the_order_of_play(seats: int) -> None:
    view = replace(spying(seats), order=tuple(reversed(range(seats))))
    scene = picture(view)
    boxes = panels(scene)
    assert len(boxes) == seats - 1
    assert apart(boxes)
    names = [texts_in(within(scene.items, box))[0] for box in boxes]
    assert names == [NAMES[seat] for seat in view.order if seat != 0]


@pytest.mark.parametrize(("level", "position"), [(None, 4), (1, 4), (5, 8)])
def test_the_diver_is_that_of_the_active_level(level: int | None, position: int) -> None:
    view = spying(2, level)
    diver = view.boards[1].column[position - 1]
    scene = picture(view)
    assert words().say(thing(diver)) in texts_in(scene.items)
    upgraded = picture(with_board(view, 1, upgraded=(diver,)))
    assert f"diver-{diver}" in names_in(scene.items)
    assert f"diver-{diver}+" in names_in(upgraded.items)


def test_only_divers_that_can_be_used_are_bright() -> None:
    scene = picture(replace(spying(4), order=(0, 1, 2, 3)), 2)
    divers = [names_in(within(scene.items, box), faded=False) for box in panels(scene)]
    bright = [any(name.startswith("diver-") for name in names) for names in divers]
    assert bright == [False, True, False]
    assert scene.marked == ("diver:2",)
