from __future__ import annotations

import pytest

from engine.core.errors import NotAwaited
from engine.core.machine import submit
from tests.engine.otys.scene import Scene, on_level, stroll

HOLD = "contract_exact_01"
SPY = on_level(3, "SP")
ONCE, TWICE = "2 4 5 1 3", "4 1 2 5 3"
"""Sponsors with tile 5 or tile 2 on level 3."""


def spying(  # noqa: PLR0913 - a table of its own
    theirs: str = "PE",
    *,
    variant: str = "on",
    mine: str = "SP",
    money: int = 5,
    theirs_batteries: int = 0,
    sponsors: str = TWICE,
    seats: int = 2,
) -> Scene:
    """The Spy of seat 0 lies on level 3, as does this diver of every neighbour."""
    scene = Scene(seats=seats, spy_variant=variant, sponsors=sponsors).quiet()
    for seat in range(1, seats):
        scene.board(seat, column=on_level(3, theirs), batteries=theirs_batteries)
    return scene.board(column=on_level(3, mine), credits=money)


@pytest.mark.rule("OT-8.20", "OT-0.4")
def test_off_the_neighbour_gains_nothing_and_its_diver_stays() -> None:
    scene = spying(variant="off", theirs_batteries=2)
    before = scene.me(1).clone()
    scene.play("key:3", "copy:2:take:plant", "end")
    assert (scene.state.running.seat, scene.state.running.step) == (1, "start")
    assert scene.me(1) == before
    assert scene.me().credits == 4


@pytest.mark.rule("OT-8.20")
def test_the_spys_credit_goes_to_the_neighbour_whose_diver_also_resurfaces() -> None:
    scene = spying().play("key:3", "copy:2:take:plant", "end")
    assert (scene.me().credits, scene.me(1).credits) == (4, 1)
    assert scene.column(1) == "[PE TR SP | EN ME FE TE EX]"
    assert scene.column() == "[SP TR FE | EN ME PE TE EX]"


@pytest.mark.rule("OT-8.20")
def test_the_copied_divers_own_cost_goes_to_the_supply() -> None:
    scene = spying("EN").play("key:3", "copy:2:improve:hacker", "end")
    assert (scene.me().credits, scene.me(1).credits) == (3, 1)


@pytest.mark.rule("OT-8.20")
def test_own_draws_pay_nobody() -> None:
    scene = spying(theirs_batteries=1).play("key:3", "draw").defaults()
    scene.play("end")
    assert (scene.me().credits, scene.me(1).credits) == (4, 0)
    assert scene.column(1) == on_level(3, "PE")
    assert scene.state.running.seat == 1
    assert scene.keys_with("key")  # no question about oxygen was put


@pytest.mark.rule("OT-8.20", "OT-8.13")
def test_a_copied_spy_costs_its_owner_nothing_and_resurfaces_too() -> None:
    scene = spying("SP").play("key:3", "copy:2:draw").defaults()
    scene.play("end")
    assert (scene.me().credits, scene.me(1).credits) == (3, 1)
    assert scene.column(1).startswith("[SP TR")


@pytest.mark.rule("OT-8.20")
@pytest.mark.parametrize(("mine", "sponsors"), [("SP+", TWICE), ("SP", "2 4 1A 5 3")])
def test_a_spy_that_costs_nothing_pays_nothing_but_the_diver_resurfaces(
    mine: str, sponsors: str
) -> None:
    scene = spying(mine=mine, sponsors=sponsors).play("key:3", "copy:2:take:plant").finish()
    assert (scene.me().credits, scene.me(1).credits) == (5, 0)
    assert scene.column(1) == "[PE TR SP | EN ME FE TE EX]"


@pytest.mark.rule("OT-8.20")
@pytest.mark.parametrize(
    ("answer", "column", "left"),
    [("oxygen", on_level(3, "PE"), 1), ("resurface", "[PE TR SP | EN ME FE TE EX]", 2)],
)
def test_the_owner_may_spend_a_battery_to_keep_it_in_place(
    answer: str, column: str, left: int
) -> None:
    scene = spying(theirs_batteries=2).play("key:3", "copy:2:take:plant", "end")
    assert (scene.pick.seat, scene.keys) == (1, ["resurface", "oxygen"])
    assert scene.state.running.seat == 0  # still the Spy's turn
    scene.play(answer)
    assert (scene.column(1), scene.me(1).batteries) == (column, left)
    assert (scene.state.running.seat, scene.state.running.step) == (1, "start")


@pytest.mark.rule("OT-8.20")
def test_the_owner_is_asked_after_the_own_oxygen_decision() -> None:
    scene = spying(theirs_batteries=1).board(column=SPY, credits=5, batteries=1)
    scene.play("key:3", "activate", "copy:2:take:plant", "end")
    assert (scene.pick.seat, scene.keys) == (0, ["resurface", "oxygen"])
    with pytest.raises(NotAwaited):
        submit(scene.game, scene.state, 1, ("oxygen",))
    assert scene.column(1) == on_level(3, "PE")
    scene.play("oxygen")
    assert scene.column() == SPY
    assert (scene.pick.seat, scene.keys) == (1, ["resurface", "oxygen"])


@pytest.mark.rule("OT-8.20", "OT-4.7")
@pytest.mark.parametrize(("batteries", "then"), [(1, (0, "phase_3")), (0, (1, "start"))])
def test_phase_3_lets_you_fulfil_only_while_an_owner_can_still_be_asked(
    batteries: int, then: tuple[int, str]
) -> None:
    scene = spying(theirs_batteries=batteries)
    scene.board(column=SPY, credits=5, cubes="L5:MM", hand=[HOLD])
    scene.play("key:3", "activate", "copy:2:take:plant", "end")
    assert (scene.state.running.seat, scene.state.running.step) == then
    assert bool(scene.keys_with("fulfil")) is (batteries == 1)


@pytest.mark.rule("OT-8.20", "OT-4.3")
def test_while_the_owner_decides_no_contract_can_be_fulfilled() -> None:
    scene = spying(theirs_batteries=1)
    scene.board(1, column=on_level(3, "PE"), batteries=1, cubes="L5:MM", hand=[HOLD])
    scene.play("key:3", "copy:2:take:plant", "end")
    assert (scene.pick.seat, scene.keys) == (1, ["resurface", "oxygen"])


@pytest.mark.rule("OT-8.20")
def test_two_copies_of_the_same_tile_are_paid_twice_and_decided_once() -> None:
    scene = spying("TE", theirs_batteries=2)
    scene.play("key:3", "copy:2:take:tech", "copy:2:take:tech")
    assert (scene.me().credits, scene.me(1).credits) == (3, 2)
    assert (scene.pick.seat, scene.keys) == (1, ["resurface", "oxygen"])
    scene.play("resurface")
    assert scene.column(1) == "[TE TR SP | EN ME PE FE EX]"
    assert scene.keys_with("key")


@pytest.mark.rule("OT-8.20", "OT-8.9")
@pytest.mark.parametrize("first", [2, 4])
def test_two_neighbours_decide_one_after_the_other_the_left_one_first(first: int) -> None:
    scene = spying("TE", theirs_batteries=1, seats=4)
    second = {2: 4, 4: 2}[first]
    scene.play("key:3", f"copy:{first}:take:tech", f"copy:{second}:take:tech")
    assert [scene.me(seat).credits for seat in (1, 2, 3)] == [1, 0, 1]
    assert scene.pick.seat == 1
    scene.play("oxygen")
    assert (scene.pick.seat, scene.keys) == (3, ["resurface", "oxygen"])
    scene.play("resurface")
    assert scene.column(1) == on_level(3, "TE") == scene.column(2)
    assert scene.column(3) == "[TE TR SP | EN ME PE FE EX]"
    assert [scene.me(seat).batteries for seat in (1, 2, 3)] == [0, 1, 1]
    assert scene.keys_with("key")


@pytest.mark.rule("OT-8.20")
def test_an_owner_without_a_battery_is_not_asked() -> None:
    scene = spying(theirs_batteries=0).play("key:3", "copy:2:take:plant", "end")
    assert (scene.state.running.seat, scene.state.running.step) == (1, "start")
    assert scene.column(1) == "[PE TR SP | EN ME FE TE EX]"


@pytest.mark.unwatched
@pytest.mark.rule("OT-8.20", "OT-6.7")
def test_owner_oxygen_is_the_only_decision_outside_the_own_turn() -> None:
    outside = set()
    for seed in range(30):
        for before, seat, key, _ in stroll(2, seed, author_spy_variant="on"):
            if seat != before.running.seat:
                outside.add(key)
                assert before.running.step == "phase_3"
    assert outside
    assert outside <= {"resurface", "oxygen"}


@pytest.mark.rule("OT-8.20", "OT-6.7")
def test_off_nobody_decides_outside_the_own_turn() -> None:
    for before, seat, _, _ in stroll(3, 1):
        assert seat == before.running.seat
