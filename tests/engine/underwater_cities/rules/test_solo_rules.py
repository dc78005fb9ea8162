from __future__ import annotations

import pytest

from engine.underwater_cities.state import NEUTRAL
from engine.underwater_cities.turn import solo
from tests.engine.underwater_cities.scene import GAME, Scene


def lone(*slots: str) -> Scene:
    """A solo scene with nobody's tiles on these slots."""
    scene = Scene(1, board=5)
    solo.place_neutral(scene.state, slots)
    return scene


@pytest.mark.rule("UC-8.6", "UC-8.8")
def test_neutral_tiles_move_one_place_clockwise_each_round() -> None:
    scene = lone("green_1", "red_4", "yellow_4")
    scene.state.track = ((), (), (), (0,))
    scene.start("end_of_round")
    assert set(scene.state.tiles) == {"green_2", "yellow_1", "green_1"}


@pytest.mark.rule("UC-8.8")
def test_own_tiles_return_and_the_fourth_one_is_removed() -> None:
    scene = lone("green_1", "red_1", "yellow_1")
    scene.tile("red_3", 0).tile("green_4", NEUTRAL)
    scene.state.fourth = ("green_4", "kelp_nursery")
    scene.state.track = ((), (), (), (0,))
    scene.start("end_of_round")
    assert set(scene.state.tiles) == {"green_2", "red_2", "yellow_2"}
    assert scene.state.fourth is None


@pytest.mark.rule("EX-30", "UC-8.9")
@pytest.mark.parametrize(
    ("number", "occupied", "slot"),
    [
        (146, [], "yellow_3"),
        (146, ["yellow_3"], "yellow_4"),
        (146, ["yellow_3", "yellow_4"], "green_1"),
        (179, [], "red_1"),
    ],
)
def test_the_digits_of_a_card_lead_to_the_fourth_slot(
    number: int, occupied: list[str], slot: str
) -> None:
    scene = lone(*occupied)
    assert solo.fourth_slot(scene.state, number) == slot


@pytest.mark.rule("UC-8.9", "UC-8.10")
def test_without_an_advance_a_card_is_turned_up_and_goes_to_the_discard_pile() -> None:
    scene = lone("green_4", "red_4", "yellow_4")
    scene.state.deck = ("harbour_pilot",)
    scene.start("end_of_round")
    # Number 5: the fifth place is the first red slot, where a neutral tile has just come.
    assert scene.state.fourth == ("red_2", "harbour_pilot")
    assert scene.state.discards == ("harbour_pilot",)
    assert set(scene.state.tiles) == {"green_1", "yellow_1", "red_1", "red_2"}


@pytest.mark.rule("UC-8.10")
def test_no_fourth_tile_comes_after_the_last_round() -> None:
    scene = Scene(1, era=3, board=5)
    scene.state.round = 10
    scene.start("end_of_round")
    assert scene.state.fourth is None


@pytest.mark.rule("UC-8.7", "UC-5.22")
def test_a_neutral_tile_counts_as_that_of_another_player() -> None:
    scene = lone("red_3").player(owns="1k").hand("borrowed_crew").start()
    scene.choose("red_2", "borrowed_crew", "order:card", "pay:1")
    assert scene.me().stock.steelplast == 2


@pytest.mark.rule("UC-8.1")
def test_the_only_player_takes_three_turns_in_a_row() -> None:
    scene = lone("green_1", "red_1", "yellow_1").start()
    turns = 0
    while scene.state.round == 1:
        turns += scene.prompt == "slot"
        scene.answer(0, *scene.pick.default)
    assert turns == 3


@pytest.mark.rule("UC-8.11")
@pytest.mark.parametrize(
    ("cities", "points", "won"),
    [
        ("c6 c3 c8 c7 c5 c2 t-c6-c9 t-c3-c6 t-c8-c9 t-c7-c8 t-c5-c9 t-c2-c3", 86, True),
        ("c6 c3 c8 c7 c5 c2 t-c6-c9 t-c3-c6 t-c8-c9 t-c7-c8 t-c5-c9 t-c2-c3", 85, False),
        ("c6 c3 c8 c7 c5 t-c6-c9 t-c3-c6 t-c8-c9 t-c7-c8 t-c5-c9", 200, False),
    ],
)
def test_seven_cities_and_a_hundred_points_win(cities: str, points: int, won: bool) -> None:  # noqa: FBT001
    scene = lone().player(has_built=cities, points=points)
    scene.state.over = True
    result = GAME.result(scene.state)
    assert result is not None
    assert (result.winners == (0,)) is won
    assert result.reason == ("solo_won" if won else "solo_lost")
