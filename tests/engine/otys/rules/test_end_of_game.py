from __future__ import annotations

import pytest

from engine.core.game import Result
from tests.engine.otys.scene import Scene

DEAD = ("contract_free_10", "contract_free_09", "contract_exact_18")
POINT = "fulfil:contract_exact_01:3:MM"
"""A contract worth 1 point."""


def race(*points: int, ready: int | None = None) -> Scene:
    """Seats with these points; the one that is ready can gain 1 more by a contract."""
    scene = Scene(len(points))
    for seat, held in enumerate(points):
        hand, cubes = (["contract_exact_01"], "L3:MM") if seat == ready else ([], "")
        scene.board(seat, cubes=cubes, points=held, hand=hand)
    return scene.public(*DEAD[: min(len(points), 3)])


def turn(scene: Scene, *first: str) -> Scene:
    """The seat on turn plays these answers and the rest of its turn by the defaults."""
    seat = scene.pick.seat
    scene.play(*first)
    while scene.pending and scene.pick.seat == seat:
        scene.defaults()
    return scene


def result(scene: Scene) -> Result | None:
    return scene.game.result(scene.state)


@pytest.mark.rule("OT-12.1")
@pytest.mark.parametrize(("points", "triggered"), [(16, False), (17, True), (18, True)])
def test_eighteen_points_trigger_the_end(points: int, triggered: bool) -> None:  # noqa: FBT001
    scene = race(points, 0, ready=0).play(POINT)
    assert scene.state.last_round is triggered


@pytest.mark.rule("OT-12.1")
def test_permanent_bonus_can_trigger_the_end() -> None:
    scene = race(16, 0, ready=0)
    scene.board(0, cubes="L3:MM", points=16, hand=["contract_exact_01"], rewards={3: "reward_02"})
    scene.play(POINT)
    assert (scene.me().points, scene.state.last_round) == (18, True)


@pytest.mark.rule("OT-12.1")
def test_sale_can_trigger_the_end() -> None:
    scene = Scene(sponsors="3A 1 2 4 5").board(0, "[ME SP EN | TR PE FE TE EX]", "L1:M", points=17)
    scene.play("key:1", "activate", "sell:metal:points")
    assert scene.state.last_round


@pytest.mark.rule("OT-12.2")
def test_round_is_finished_and_then_the_game_ends() -> None:
    scene = race(17, 5, 3, ready=0)
    turn(scene, POINT)
    assert (result(scene), scene.pick.seat) == (None, 1)
    turn(scene)
    assert (result(scene), scene.pick.seat) == (None, 2)
    turn(scene)
    assert scene.pending == ()
    assert result(scene) == Result((18, 5, 3), (1, 2, 3), "points")


@pytest.mark.rule("OT-12.2")
def test_last_player_of_the_round_ends_the_game_with_that_turn() -> None:
    scene = race(2, 3, 17, ready=2)
    turn(turn(turn(scene)), POINT)
    assert scene.pending == ()
    assert scene.state.round == 1


@pytest.mark.rule("OT-12.2")
def test_game_does_not_end_in_the_middle_of_the_last_turn() -> None:
    scene = race(2, 17, ready=1)
    turn(scene).play(POINT)
    assert scene.pick.seat == 1
    assert result(scene) is None


@pytest.mark.rule("OT-12.2")
def test_scoring_goes_on_above_eighteen_until_the_end() -> None:
    scene = race(17, 18, ready=0)
    scene.state.last_round = True
    scene.board(1, cubes="L3:PP", points=18, hand=["contract_exact_02"])
    turn(turn(scene, POINT), "fulfil:contract_exact_02:3:PP")
    assert result(scene) == Result((18, 19), (2, 1), "points")


@pytest.mark.rule("OT-12.2")
def test_next_round_begins_while_nobody_has_eighteen() -> None:
    scene = race(16, 17, ready=0)
    turn(turn(scene, POINT))
    assert (scene.state.round, scene.pick.seat, result(scene)) == (2, 0, None)


def ended(*seats: tuple[int, str]) -> Result:
    """The result of a last round in which nobody gains anything more."""
    scene = Scene(len(seats))
    for seat, (points, cubes) in enumerate(seats):
        scene.board(seat, "[ME PE FE | TR SP EN TE EX]", cubes, points=points)
    scene.state.last_round = True
    for _ in seats:
        turn(scene, "key:1")
    found = result(scene)
    assert found is not None
    return found


@pytest.mark.rule("OT-12.3")
def test_most_points_win() -> None:
    found = ended((17, "L4:MMM"), (19, ""), (18, "L4:MP"))
    assert (found.places, found.winners) == ((3, 1, 2), (1,))


@pytest.mark.rule("OT-12.3")
def test_tie_is_broken_by_cubes_on_all_levels_of_the_own_board() -> None:
    found = ended((18, "L4:MMM"), (18, "L1:M L2:P L3:F L5:T"))
    assert (found.places, found.winners) == ((2, 1), (1,))


@pytest.mark.rule("OT-12.3")
def test_equal_points_and_cubes_share_the_victory() -> None:
    found = ended((18, "L4:MM"), (20, "L2:P"), (20, "L5:T"))
    assert (found.places, found.winners) == ((3, 1, 1), (1, 2))


@pytest.mark.rule("OT-12.3")
def test_others_equal_in_both_share_a_place_and_the_next_place_is_left_out() -> None:
    assert ended((9, "L4:M"), (18, ""), (9, "L3:P"), (9, "")).places == (2, 1, 2, 4)


@pytest.mark.rule("OT-12.3")
def test_cubes_in_the_store_break_no_tie() -> None:
    scene = Scene(store="M3 P3 F3 T3")
    scene.board(0, points=18, cubes="L4:MP").board(1, points=18, cubes="L3:M")
    scene.state.last_round = True
    turn(turn(scene, "key:1", "end"), "key:1", "end")
    assert result(scene) == Result((18, 18), (1, 2), "points")


@pytest.mark.rule("OT-12.4")
def test_left_over_goods_score_nothing() -> None:
    scene = Scene(sponsors="3A 1 2 4 5").public(*DEAD[:2])
    scene.board(0, "[ME PE FE | TR SP EN TE EX]", points=17, keys="1", track="2 3")
    scene.board(1, "[ME PE FE | TR SP EN TE EX]", credits=30, batteries=20, points=17, neutral_x=5)
    scene.me(1).contracts, scene.state.deck = scene.state.deck, ()
    scene.state.last_round = True
    turn(turn(scene), "key:1")
    assert result(scene) == Result((17, 17), (1, 1), "points")


@pytest.mark.rule("OT-12.5")
@pytest.mark.parametrize(("seats", "trigger"), [(2, 0), (3, 0), (3, 1), (4, 1), (4, 3)])
def test_trigger_is_told_to_all_with_the_turns_left(seats: int, trigger: int) -> None:
    scene = race(*(17 if seat == trigger else 0 for seat in range(seats)), ready=trigger)
    for _ in range(trigger):
        turn(scene)
    assert scene.told("last-round") == []
    scene.play(POINT)
    (event,) = scene.told("last-round")
    assert (event.seat, event["turns"], event.to) == (trigger, seats - 1 - trigger, None)


@pytest.mark.rule("OT-12.5")
def test_turns_left_are_counted_from_the_first_player_not_from_the_first_seat() -> None:
    scene = race(0, 17, 0, ready=1)
    scene.state.order = (1, 2, 0)
    scene.begin(1).play(POINT)
    assert scene.told("last-round")[0]["turns"] == 2


@pytest.mark.rule("OT-12.5")
def test_trigger_is_told_once_and_seen_in_every_view() -> None:
    scene = race(17, 17, ready=0)
    scene.board(1, cubes="L3:PP", points=17, hand=["contract_exact_02"])
    turn(scene, POINT).play("fulfil:contract_exact_02:3:PP")
    assert len(scene.told("last-round")) == 1
    assert all(scene.game.view(scene.state, seat).last_round for seat in (0, 1, None))


def rounds(scene: Scene, number: int) -> Scene:
    """So many complete rounds by the defaults, in which nobody gains a point."""
    last = scene.state.round + number
    while scene.pending and scene.state.round < last:
        scene.defaults()
    return scene


@pytest.mark.rule("OT-12.6")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_game_stands_still_after_twenty_rounds_without_a_point(seats: int) -> None:
    scene = rounds(race(*range(3, 3 + seats)), 99)
    assert scene.state.round == 20
    found = result(scene)
    assert found is not None
    assert (found.reason, found.places) == ("standstill", tuple(range(seats, 0, -1)))
    assert len(scene.told("over-standstill")) == 1


@pytest.mark.rule("OT-12.6")
def test_nineteen_rounds_without_a_point_end_nothing() -> None:
    scene = rounds(race(3, 4), 19)
    assert (scene.state.round, result(scene)) == (20, None)


@pytest.mark.rule("OT-12.6")
def test_one_point_starts_the_count_anew() -> None:
    scene = rounds(race(3, 4), 19)
    scene.board(0, cubes="L3:MM", points=3, hand=["contract_exact_01"]).begin(0)
    scene.play(POINT)
    rounds(scene, 99)
    assert scene.state.round == 20 + 20
    assert result(scene) is not None


@pytest.mark.rule("OT-12.5", "OT-12.6")
def test_no_number_of_rounds_ends_a_game_in_which_points_are_gained() -> None:
    scene = race(0, 0)
    scene.state.round, scene.state.quiet_rounds = 500, 0
    assert (rounds(scene, 19).state.round, result(scene)) == (519, None)
