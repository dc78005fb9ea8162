"""The picture of the Federation track."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.scene import Panel
from render.underwater_cities.question.questions import FEDERATION
from tests.engine.underwater_cities.scene import Scene
from tests.render.underwater_cities.tables import composed, context, items, seen, sprites, table


def test_spaces_that_a_step_can_reach_are_rimmed() -> None:
    scene = composed(
        FEDERATION, seen(table(3), 0), context(3, spots=("federation:3", "federation:4"))
    )
    rims = [item for item in items(scene) if isinstance(item, Panel) and item.edge == "legal"]
    assert len(rims) == 2
    assert scene.marked == ("federation:3", "federation:4")


@pytest.mark.parametrize("space", [0, 1, 2, 3, 4])
def test_every_space_and_the_step_beyond_can_be_marked(space: int) -> None:
    spot = f"federation:{space}"
    scene = composed(FEDERATION, seen(table(2), 0), context(2, spots=(spot,)))
    assert scene.marked == (spot,)


def test_every_seat_stands_on_the_track_once() -> None:
    view = replace(seen(table(4), 0), track=((2,), (), (0, 3), ()))
    scene = composed(FEDERATION, view, context(4))
    track = [one for one in sprites(scene) if one.name.startswith("seat-") and one.centre[1] > 100]
    assert len(track) == 8


@pytest.mark.parametrize(
    ("space", "spots"), [(5, {"federation:4", "federation:3"}), (1, {"federation:0"})]
)
def test_options_name_the_space_that_is_reached(space: int, spots: set[str]) -> None:
    at = Scene().hand("supply_drop")
    at.state.track = tuple((0,) if number == space else () for number in range(1, 5))
    at.start().choose("green_2", "supply_drop")
    assert at.prompt == "advance"
    assert {option.spot for option in at.pick.options if option.spot} == spots
