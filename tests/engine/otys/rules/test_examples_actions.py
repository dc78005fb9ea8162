from __future__ import annotations

import pytest

from engine.core.game import Result
from tests.engine.otys.scene import Scene, on_level, read_cubes

DEAD = ("contract_free_10", "contract_free_09", "contract_exact_18")
"""Public contracts that no cubes of the examples can fulfil."""


def levels(**cubes: str) -> tuple[tuple[int, int, int, int], ...]:
    """The cubes of a whole board: `levels(L3="MMF")`."""
    return tuple(read_cubes(cubes.get(f"L{level}", "")) for level in range(1, 6))


@pytest.mark.rule("OT-X8")
def test_upgraded_trader_sells_twice() -> None:
    scene = Scene(sponsors="1 3 2 4 5", store="M0 P2 F0 T1").public(*DEAD[:2])
    scene.board(0, on_level(3, "TR+"), "L3:MMF")
    before = scene.facts()
    scene.play("key:3")
    assert {"sell:metal:points", "sell:metal:credits"} <= set(scene.keys)
    scene.play("sell:metal:points")
    assert (scene.me().points, scene.me().credits) == (2, 0)
    assert scene.state.store == (1, 2, 0, 1)
    points = Scene(sponsors="1 3 2 4 5", store="M1").board(0, on_level(3, "TR+"), "L3:MF")
    assert points.play("key:3", "sell:metal:points").me().points == 1
    scene.play("sell:metal:credits")
    assert scene.pick.seat == 1
    assert scene.changed(before) == {
        "credits:0": 3,
        "points:0": 2,
        "levels:0": levels(L3="F"),
        "store": (2, 2, 0, 1),
        "keys:0": ("1", "2", "4", "5", "X"),
        "track:0": ("3",),
        "column:0": ("trader", *(name for name in before_column(before) if name != "trader")),
    }


def before_column(before: dict[str, object]) -> tuple[str, ...]:
    """The column of seat 0 in earlier facts."""
    column = before["column:0"]
    assert isinstance(column, tuple)
    return column


@pytest.mark.rule("OT-X9")
def test_contract_between_two_actions() -> None:
    scene = Scene(sponsors="1 2 4 3 5").public("contract_exact_13", DEAD[0])
    scene.board(0, on_level(2, "PE"), "L2:MF").next_cards("contract_free_08")
    before = scene.facts()
    scene.play("key:2", "take:plant")
    assert sorted(scene.cubes(2)) == sorted("MPF")
    assert scene.keys == ["fulfil:contract_exact_13:2:MPF", "end"]
    scene.play("fulfil:contract_exact_13:2:MPF")
    assert (scene.me().points, scene.me().credits, scene.cubes(2)) == (2, 1, "")
    assert scene.state.public == ("contract_free_08", DEAD[0], None)
    scene.play("take:plant")
    assert scene.pick.seat == 1
    changed = scene.changed(before)
    assert changed.pop("deck") == tuple(scene.state.deck)
    assert changed == {
        "points:0": 2,
        "credits:0": 1,
        "levels:0": levels(L2="P"),
        "public": ("contract_free_08", DEAD[0], None),
        "discard": ("contract_exact_13",),
        "keys:0": ("1", "3", "4", "5", "X"),
        "track:0": ("2",),
        "column:0": ("plant_expert", *(n for n in before_column(before) if n != "plant_expert")),
    }


@pytest.mark.rule("OT-X10")
def test_spy_uses_an_upgraded_explorer() -> None:
    scene = Scene(3, sponsors="1 2 3 4 5").public(*DEAD)
    scene.board(0, on_level(3, "SP"), "L3:MM", credits=3, rewards={3: "reward_09"})
    scene.board(1, on_level(3, "EX+"), credits=5, batteries=2)
    scene.display(3, "reward_04", "reward_27").next_token("reward_20")
    rows, bag = scene.state.display, scene.state.bag
    before = scene.facts()
    scene.play("key:3", "copy:2:explore:reward_04", "take:fuel")
    assert scene.pick.seat == 1
    assert scene.changed(before) == {
        "credits:0": 1,
        "levels:0": levels(L3="MMF"),
        "rewards:0": (None, None, "reward_04", None, None),
        "spent_rewards": ("reward_09",),
        "display": (*rows[:2], ("reward_20", "reward_27"), *rows[3:]),
        "bag": bag[1:],
        "keys:0": ("1", "2", "4", "5", "X"),
        "track:0": ("3",),
        "column:0": ("spy", *(name for name in before_column(before) if name != "spy")),
    }
    scene.board(0, cubes="L3:MM", hand=["contract_exact_01"], rewards={3: "reward_04"}).begin(0)
    scene.play("fulfil:contract_exact_01:3:MM")
    assert scene.me().points == 1 + 1


def two_spies(own: str, other: str, credits_held: int) -> Scene:
    """Both Spies on level 3, seat 0 in Phase 2."""
    scene = Scene(sponsors="1 2 3A 4 5").public(*DEAD[:2]).board(1, on_level(3, other))
    scene.board(0, on_level(3, own), credits=credits_held)
    return scene.play("key:3", "activate")


@pytest.mark.rule("OT-X11")
def test_copy_of_a_spy_offers_only_a_draw() -> None:
    assert two_spies("SP", "SP", 2).keys == ["draw", "copy:2:draw", "end"]


@pytest.mark.rule("OT-X11")
@pytest.mark.parametrize(
    ("own", "other", "price"),
    [("SP", "SP", 2), ("SP+", "SP", 1), ("SP+", "SP+", 0)],
)
def test_copy_of_a_spy_costs_what_both_ask(own: str, other: str, price: int) -> None:
    scene = two_spies(own, other, 2).play("copy:2:draw")
    assert scene.me().credits == 2 - price
    assert len(scene.keys_with("keep:")) == 4


@pytest.mark.rule("OT-X11")
def test_one_credit_pays_for_the_own_draw_but_not_for_the_copy_of_a_spy() -> None:
    assert two_spies("SP", "SP", 1).keys == ["draw", "end"]


@pytest.mark.rule("OT-X12")
@pytest.mark.parametrize(
    ("card", "ways"),
    [
        ("contract_free_04", ["MMP", "MMF", "MPP", "PPF"]),
        ("contract_free_08", ["MMPPF"]),
        ("contract_free_02", ["MPF"]),
        ("contract_free_03", []),
    ],
)
def test_ways_to_pay_free_combinations(card: str, ways: list[str]) -> None:
    scene = Scene().public(*DEAD[:2]).board(cubes="L4:MMPPF", hand=[card])
    found = [key.rpartition(":")[2] for key in scene.keys_with(f"fulfil:{card}:4:")]
    assert sorted(found) == sorted(ways)


@pytest.mark.rule("OT-X13")
def test_permanent_bonus_of_the_paying_level_alone() -> None:
    scene = Scene().public(*DEAD[:2])
    rewards, hand = {4: "reward_03", 2: "reward_04"}, ["contract_exact_19", "contract_exact_05"]
    scene.board(0, cubes="L4:MMPFT L2:P", points=6, rewards=rewards, hand=hand)
    before = scene.facts()
    scene.play("fulfil:contract_exact_19:4:MMPT")
    assert scene.changed(before) == {
        "points:0": 10,
        "credits:0": 2,
        "levels:0": levels(L4="F", L2="P"),
        "contracts:0": ("contract_exact_05",),
        "discard": ("contract_exact_19",),
    }


A, B, C = 0, 1, 2


def fifteen(*points: int, cubes: tuple[str, ...] = ("", "", "")) -> Scene:
    """Round 15 with these points; who can gain points holds the contracts for it."""
    scene = Scene(3)
    hands = (["contract_exact_01"], ["contract_exact_09"], ["contract_exact_02"])
    for seat, held in enumerate(points):
        scene.board(seat, cubes=cubes[seat], points=held, hand=hands[seat])
    scene.public(*DEAD).state.round = 15
    return scene


def turn(scene: Scene, *first: str) -> Scene:
    """The seat on turn plays these answers, then Key 1 and no more than it must."""
    seat = scene.pick.seat
    scene.play(*first, "key:1")
    while scene.pending and scene.pick.seat == seat:
        scene.play(next(key for key in scene.keys if key in ("activate", "end", "resurface")))
    return scene


A_SCORES = "fulfil:contract_exact_01:5:MM"
B_SCORES = "fulfil:contract_exact_09:5:MTT"
C_SCORES = "fulfil:contract_exact_02:5:PP"


@pytest.mark.rule("OT-X16")
def test_game_ends_after_the_round_and_the_most_points_win() -> None:
    scene = fifteen(17, 17, 17, cubes=("L5:MM", "L5:MTT", ""))
    turn(scene, A_SCORES)
    assert (scene.me(A).points, scene.pick.seat) == (18, B)
    turn(scene, B_SCORES)
    assert (scene.me(B).points, scene.pick.seat) == (19, C)
    turn(scene)
    assert scene.pending == ()
    assert scene.state.round == 15
    assert scene.game.result(scene.state) == Result((18, 19, 17), (2, 1, 3), "points")


@pytest.mark.rule("OT-X16")
@pytest.mark.parametrize(
    ("on_b", "places"), [("L5:MTTPPP L4:FFFF", (2, 1, 3)), ("L5:MTTPPP L4:FF", (1, 1, 3))]
)
def test_equal_points_are_decided_by_cubes_then_shared(on_b: str, places: tuple[int, ...]) -> None:
    scene = fifteen(17, 16, 17, cubes=("L5:MMPPPP L4:M", on_b, "L4:MMMMM L3:PPPP L2:PPP"))
    turn(turn(turn(scene, A_SCORES), B_SCORES))
    cubes = [scene.me(seat).all_cubes() for seat in (A, B)]
    assert cubes == ([5, 7] if places[0] == 2 else [5, 5])
    assert scene.game.result(scene.state) == Result((18, 18, 17), places, "points")


@pytest.mark.rule("OT-X16")
def test_last_seat_ends_the_game_at_once_after_its_turn() -> None:
    scene = fifteen(16, 15, 17, cubes=("", "", "L5:PP"))
    turn(turn(scene))
    assert scene.game.result(scene.state) is None
    turn(scene, C_SCORES)
    assert scene.pending == ()
    assert scene.game.result(scene.state) == Result((16, 15, 18), (2, 3, 1), "points")


@pytest.mark.rule("OT-X17")
def test_two_player_row_refills_space_two_and_never_uses_space_three() -> None:
    scene = Scene(2).public(DEAD[0], "contract_exact_01").board(cubes="L3:MM")
    scene.next_cards("contract_exact_05")
    deck = scene.state.deck
    before = scene.facts()
    scene.play("fulfil:contract_exact_01:3:MM")
    assert scene.changed(before) == {
        "public": (DEAD[0], "contract_exact_05", None),
        "deck": deck[1:],
        "discard": ("contract_exact_01",),
        "levels:0": levels(),
        "points:0": 1,
        "credits:0": 1,
        "batteries:0": 1,
    }
