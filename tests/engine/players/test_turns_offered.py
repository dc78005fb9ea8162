"""A turn that is offered: automatic players imagine it before they take it or let it go."""

from __future__ import annotations

import pytest

from engine.antarctica.state import Turn
from engine.core.rng import Rng
from engine.players.greedy import Greedy
from engine.players.own_part import goes_on
from engine.players.player import Player
from engine.players.strong import Strong, tries
from tests.engine.antarctica.scene import GAME, Scene

players = pytest.mark.parametrize(
    "player", [Greedy(), Strong(tries(600))], ids=["greedy", "strong"]
)

BUILDINGS = "4:wind_turbine,shaft_tower 6:camp 7:coastal_station 8:crane,drilling_rig"


def offered(ships: str, buildings: str = BUILDINGS) -> Scene:
    """The second ship of A may take a turn in area 2, once B has sailed away from there."""
    scene = Scene(3, ships, buildings).icebreakers(2, "A").start().sail(3)
    assert (scene.prompt, scene.asked) == ("second", "A")
    return scene


def chosen(player: Player, scene: Scene) -> str:
    """Return the player's answer."""
    answer = player.choose(GAME, scene.state, scene.pick, Rng(1))
    assert isinstance(answer, tuple)
    return answer[0]


@players
def test_a_turn_that_brings_something_is_taken(player: Player) -> None:
    scene = offered("2:BA 5:C 4:A 8:A")
    assert chosen(player, scene) == "act"


@players
def test_it_is_taken_also_where_the_next_turn_is_the_own_anyway(player: Player) -> None:
    scene = offered("2:BA 4:A 5:C 8:A")
    assert chosen(player, scene) == "act"


@players
def test_a_turn_that_costs_more_than_it_brings_is_let_go(player: Player) -> None:
    # The ship in area 2 gives access to the only Crane: the next one can build the last card.
    scene = offered("2:BA 4:A 5:C", "2:crane,naval_station").face_up("basic_14", None, None)
    scene.below(0).player("A", ships=0, cubes=0, basic_ready=False)
    assert chosen(player, scene) == "decline"


@pytest.mark.parametrize(("on_turn", "seat", "on"), [(0, 0, True), (0, 1, False), (1, 1, True)])
def test_asked_between_turns_a_seat_goes_on_into_its_own_one(
    on_turn: int, seat: int, *, on: bool
) -> None:
    start = offered("2:BA 5:C 4:A 8:A").state
    begun = start.clone()
    begun.turns, begun.turn = start.turns + 1, Turn(on_turn)
    assert goes_on(GAME, start, begun, seat) is on


def test_in_its_own_turn_a_seat_goes_on_to_the_end_of_it_and_no_further() -> None:
    start = Scene(3, "2:AA 5:B").start().state
    later = start.clone()
    assert goes_on(GAME, start, later, 0)
    later.turns += 1
    assert not goes_on(GAME, start, later, 0)
