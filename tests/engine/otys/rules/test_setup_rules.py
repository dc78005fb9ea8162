from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core import machine
from engine.core.errors import BadSetup, IllegalAnswer, NotAwaited
from engine.core.game import checked_setup
from engine.otys.game import Otys
from engine.otys.state import Board, OtysState
from engine.registry import find_game
from tests.engine.otys.scene import CODES, Scene, on_level, read_cubes, stroll

SEEDS = range(60)
SPACES = {1: 3, 2: 3, 3: 4, 4: 5, 5: 6}


def new_game(seats: int = 2, seed: int = 1, **options: str) -> OtysState:
    game = find_game("otys")
    assert isinstance(game, Otys)
    return game.setup(checked_setup(game, seats, seed, options))


def cubes_of(board: Board) -> int:
    return sum(sum(cubes) for cubes in board.levels)


# ---------------------------------------------------------------- how to read


@pytest.mark.rule("OT-0.1")
@pytest.mark.parametrize(
    ("first", "illegal"),
    [
        pytest.param((), "key:2", id="printed: a used Key is not available"),
        pytest.param(
            ("key:1", "sponsor:upgrade:metal_expert"), "propel:trader:2", id="read: lock of OT-7.9"
        ),
        pytest.param(("key:1",), "propel:trader:0", id="house: not beyond the column's end"),
    ],
)
def test_rules_of_every_tag_are_enforced_alike(first: tuple[str, ...], illegal: str) -> None:
    scene = Scene(sponsors="4 2 1 5 3").board(keys="1 3 4 5 X", track="2", credits=2, batteries=1)
    scene.play(*first)
    before = scene.state.clone()
    with pytest.raises(IllegalAnswer):
        scene.play(illegal)
    assert scene.state == before


@pytest.mark.rule("OT-0.2")
def test_only_the_player_whose_turn_it_is_may_act() -> None:
    scene = Scene()
    assert scene.pick.seat == 0
    with pytest.raises(NotAwaited):
        machine.submit(scene.game, scene.state, 1, ("key:1",))


@pytest.mark.rule("OT-0.2")
def test_what_you_may_do_can_be_left_and_what_you_must_do_cannot() -> None:
    scene = Scene().quiet()
    assert {key.split(":")[0] for key in scene.keys} == {"key"}
    scene.play("key:1")
    assert scene.keys == ["take:metal", "end"]


@pytest.mark.rule("OT-0.3")
def test_a_special_rule_beats_the_general_one() -> None:
    general = Scene(sponsors="4A 2 1 5 3").board(credits=2, batteries=1)
    special = Scene(sponsors="4 2 1 5 3").board(credits=2, batteries=1)
    general.play("key:1", "sponsor:upgrade:trader")
    special.play("key:1", "sponsor:upgrade:metal_expert")
    assert general.keys_with("propel")
    assert not special.keys_with("propel")


@pytest.mark.rule("OT-0.3")
def test_an_effect_that_cannot_be_carried_out_is_not_offered() -> None:
    scene = Scene(sponsors="3 2 1 5 4").quiet().board(batteries=1)
    scene.play("key:1")
    assert not scene.keys_with("sponsor")


@pytest.mark.rule("OT-0.3")
def test_an_effect_is_carried_out_in_part_only_where_a_rule_says_so() -> None:
    scene = Scene().quiet().board(column=on_level(1, "ME+"), cubes="L1:PPP", credits=1)
    scene.play("key:1")
    assert scene.keys == ["gain", "end"]  # OT-8.5: cube and bonus are independent
    scene = Scene(sponsors="2A 4 1 5 3").quiet().board(cubes="L1:PPP", batteries=1)
    scene.display(1, "reward_01", "reward_18").play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:use:reward_18"]  # OT-10.2: no room


@pytest.mark.rule("OT-0.4")
def test_a_game_has_two_switches_with_their_defaults() -> None:
    options = {option.name: option for option in find_game("otys").options}
    assert set(options) == {"sponsor_sides", "author_spy_variant"}
    assert set(options["sponsor_sides"].values) == {"basic", "random", "advanced"}
    assert set(options["author_spy_variant"].values) == {"off", "on"}
    state = new_game()
    assert all(sponsor.endswith("_basic") for sponsor in state.sponsors)
    assert not state.spy_variant
    assert new_game(author_spy_variant="on").spy_variant


@pytest.mark.rule("OT-0.4")
@pytest.mark.parametrize("options", [{"sponsor_sides": "both"}, {"oxygen": "on"}])
def test_an_unknown_switch_or_value_is_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadSetup):
        new_game(2, 1, **options)


@pytest.mark.rule("OT-0.5")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_level_n_is_position_n_plus_three(level: int) -> None:
    scene = Scene().quiet()
    diver = scene.me().column[level + 3 - 1]
    scene.play(f"key:{level}").finish()
    assert scene.me().column[0] == diver


@pytest.mark.rule("OT-0.5")
def test_positions_count_from_the_top_and_three_are_at_the_surface() -> None:
    scene = Scene(sponsors="4A 2 1 5 3").board(credits=2, batteries=1).play("key:1")
    surface = {key.split(":")[2] for key in scene.keys_with("sponsor")}
    assert surface == {"trader", "spy", "engineer"} == set(scene.me().column[:3])
    scene.play("propel:spy:1")
    assert scene.column() == "[SP TR EN | ME PE FE TE EX]"


@pytest.mark.rule("OT-0.6")
def test_a_position_is_built_as_the_notation_of_the_examples_says() -> None:
    scene = Scene(sponsors="2A 4 1 5 3", store="M0 P1 F2 T0").board(
        column="[TR SP EN | ME+ PE FE TE EX]",
        cubes="L3:MMP",
        keys="1 3 X",
        track="2 n 4",
        neutral_x=2,
    )
    board = scene.me()
    assert board.column == tuple(
        CODES[code] for code in ("TR", "SP", "EN", "ME", "PE", "FE", "TE", "EX")
    )
    assert board.upgraded == ("metal_expert",)
    assert board.cubes(3) == (2, 1, 0, 0) == read_cubes("MMP")
    assert cubes_of(board) == 3
    assert (board.keys, board.track, board.neutral_x) == (("1", "3", "X"), ("2", "N", "4"), 2)
    assert scene.state.neutral_x == 12 - 3
    assert scene.state.sponsors[:2] == ("sponsor_2_advanced", "sponsor_4_basic")
    assert scene.state.store == (0, 1, 2, 0)


# ---------------------------------------------------------------- components and limits


@pytest.mark.rule("OT-2.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_piece_of_the_box_is_in_the_game_once(seats: int) -> None:
    state = new_game(seats)
    cards = [*state.deck, *(card for card in state.public if card)]
    tokens = [*state.bag, *(token for row in state.display for token in row)]
    assert len(cards) == len(set(cards)) == 32
    assert len(tokens) == len(set(tokens)) == 32
    assert sorted(sponsor.split("_")[1] for sponsor in state.sponsors) == list("12345")
    assert [len(set(board.column)) for board in state.boards] == [8] * seats
    assert all(sorted(board.keys) == ["1", "2", "3", "4", "5", "X"] for board in state.boards)


@pytest.mark.rule("OT-2.1", "OT-2.7")
def test_cubes_credits_and_batteries_never_run_out() -> None:
    full = "L1:MMM L2:MMM L3:MMMM L4:MMMMM L5:MMMMMM"
    scene = Scene(seats=4, sponsors="1 5 2 4 3", store="M3").quiet()
    for seat in (1, 2, 3):
        scene.board(seat, cubes=full, credits=40, batteries=24)
    scene.board(cubes="L2:M", credits=40, batteries=24, column=on_level(2, "ME"))
    scene.play("key:2")
    assert scene.me().batteries == 25
    scene.play("activate", "take:metal")
    assert scene.cubes(2) == "MM"
    scene.finish().begin(0).play("key:1")
    assert scene.me().credits == 41


@pytest.mark.rule("OT-2.2", "OT-5.12")
def test_there_is_no_thirteenth_neutral_x_key() -> None:
    scene = Scene().board(1, neutral_x=11).board(column=on_level(3, "ME+"))
    scene.play("key:3", "take:metal+gain")
    assert (scene.me().neutral_x, scene.state.neutral_x) == (1, 0)
    scene.board(column=on_level(3, "ME+"), neutral_x=1).begin(0).play("key:3")
    assert scene.keys_with("take") == ["take:metal"]
    assert "gain" not in scene.keys


@pytest.mark.rule("OT-2.3", "OT-8.4")
@pytest.mark.parametrize("level", SPACES)
def test_a_level_takes_as_many_cubes_as_it_has_spaces(level: int) -> None:
    spaces = SPACES[level]
    scene = Scene(sponsors="2 2 2 2 2").board(
        column=on_level(level, "FE"), cubes=f"L{level}:{'T' * (spaces - 1)}"
    )
    scene.play(f"key:{level}", "take:fuel")
    assert scene.cubes(level) == "F" + "T" * (spaces - 1)
    assert scene.pick.seat == 1 or not scene.keys_with("take")  # the second action has no room


@pytest.mark.slow
@pytest.mark.unwatched
@pytest.mark.rule("OT-2.4", "OT-2.3", "OT-2.7")
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4))
def test_cubes_leave_a_level_only_by_contract_sale_or_sponsor_5(seed: int, seats: int) -> None:
    for before, seat, key, after in stroll(seats, seed, sponsor_sides="random"):
        word = key.split(":")[0]
        for number, (old, new) in enumerate(zip(before.boards, after.boards, strict=True)):
            assert all(sum(new.levels[level - 1]) <= SPACES[level] for level in SPACES)
            assert min(new.credits, new.batteries, new.points, new.neutral_x) >= 0
            fewer = any(
                now < was
                for levels in zip(old.levels, new.levels, strict=True)
                for was, now in zip(*levels, strict=True)
            )
            if fewer:
                assert number == seat
                assert word == "fulfil" or "sell:" in key or key.startswith("sponsor:move:")
            if key.startswith("sponsor:move:"):
                assert cubes_of(old) == cubes_of(new)


@pytest.mark.rule("OT-2.5")
def test_a_second_token_on_a_level_takes_the_place_of_the_first() -> None:
    scene = Scene(sponsors="2 4 1 5 3").board(
        credits=2, rewards={3: "reward_27"}, column=on_level(3, "EX")
    )
    scene.display(3, "reward_28", "reward_29").play("key:3", "explore:reward_28")
    assert scene.me().rewards == (None, None, "reward_28", None, None)
    assert scene.state.spent_rewards == ("reward_27",)


@pytest.mark.rule("OT-2.6")
def test_each_resource_has_its_own_store_column_of_three_spaces() -> None:
    scene = Scene(store="M2 P3 F3").quiet().board(column=on_level(1, "TR"), cubes="L1:MP")
    scene.play("key:1")
    assert scene.keys_with("sell") == ["sell:metal:credits"]
    scene.play("sell:metal:credits")
    assert scene.state.store == (3, 3, 3, 0)
    scene = Scene(store="M3 P3 F3 T2").board(column=on_level(3, "TR"), cubes="L3:MPFT")
    scene.play("key:3")
    assert scene.keys_with("sell") == ["sell:tech:credits"]


@pytest.mark.rule("OT-2.7")
def test_hands_x_keys_and_points_have_no_limit() -> None:
    hand = [f"contract_exact_{n:02}" for n in range(1, 21)]
    scene = Scene().quiet().board(hand=hand, points=40, credits=1, column=on_level(3, "SP"))
    scene.play("key:3", "draw").defaults()
    assert len(scene.me().contracts) == 21
    scene.board(neutral_x=12, points=40, cubes="L3:MM", hand=["contract_exact_01"]).begin(0)
    assert scene.keys_with("key:neutral")
    scene.play("fulfil:contract_exact_01:3:MM")
    assert scene.me().points == 41


@pytest.mark.rule("OT-2.8")
@pytest.mark.parametrize(
    ("diver", "short", "enough", "word"),
    [
        ("EN", 0, 1, "improve"),
        ("EX", 1, 2, "explore"),
        ("EX+", 0, 1, "explore"),
        ("SP", 0, 1, "draw"),
        ("TR", 2, 3, "buy"),
    ],
)
def test_an_action_needs_its_whole_price(diver: str, short: int, enough: int, word: str) -> None:
    for money, offered in ((short, False), (enough, True)):
        scene = Scene(store="P1").quiet()
        scene.board(1, column=on_level(4, "TE"))
        scene.board(column=on_level(4, diver), credits=money, cubes="L1:T", batteries=0)
        scene.play("key:4", "activate")
        assert bool(scene.keys_with(word)) is offered


# ---------------------------------------------------------------- setup


@pytest.mark.rule("OT-3.1")
def test_every_seat_order_can_be_drawn() -> None:
    assert len({new_game(3, seed).order for seed in SEEDS}) == 6
    assert {new_game(4, seed).order[0] for seed in SEEDS} == {0, 1, 2, 3}


@pytest.mark.rule("OT-3.1", "OT-4.1")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_play_is_clockwise_and_the_first_player_stays_the_same(seed: int) -> None:
    order = new_game(3, seed).order
    last = 0
    for *_, state in stroll(3, seed):
        last = state.turns - 1
        if state.over is None:
            assert state.running.seat == order[last % 3]
            assert state.round == last // 3 + 1
    assert last > 12


@pytest.mark.rule("OT-3.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_player_starts_with_the_same_goods(seats: int) -> None:
    for board in new_game(seats).boards:
        assert (board.credits, board.batteries, board.points) == (3, 1, 0)
        assert (board.mechanic, board.hacker) == (0, 0)
        assert sorted(board.keys) == ["1", "2", "3", "4", "5", "X"]
        assert (board.track, board.neutral_x, board.contracts) == ((), 0, ())
        assert board.rewards == (None,) * 5
        assert board.upgraded == ()
    state = new_game(seats)
    assert [state.threshold(seat) for seat in range(seats)] == [6] * seats
    assert [state.max_move(seat) for seat in range(seats)] == [1] * seats


@pytest.mark.rule("OT-3.2")
def test_one_cube_of_each_resource_lies_below_level_1() -> None:
    seen: dict[int, set[int]] = {level: set() for level in range(1, 6)}
    for seed in SEEDS:
        for board in new_game(2, seed).boards:
            assert board.levels[0] == (0, 0, 0, 0)
            assert [sum(cubes) for cubes in board.levels[1:]] == [1, 1, 1, 1]
            assert [sum(column) for column in zip(*board.levels, strict=True)] == [1, 1, 1, 1]
            for level in range(2, 6):
                seen[level].add(board.cubes(level).index(1))
    assert all(seen[level] == {0, 1, 2, 3} for level in range(2, 6))


@pytest.mark.rule("OT-3.2")
def test_each_player_has_all_divers_in_an_order_of_the_players_own() -> None:
    boards = [board for seed in SEEDS for board in new_game(2, seed).boards]
    assert all(sorted(board.column) == sorted(CODES.values()) for board in boards)
    for position in range(8):
        assert {board.column[position] for board in boards} == set(CODES.values())
    assert any(len({board.column for board in new_game(2, seed).boards}) == 2 for seed in SEEDS)


@pytest.mark.rule("OT-3.3")
@pytest.mark.parametrize(
    ("sides", "expected"),
    [("basic", {"basic"}), ("advanced", {"advanced"}), ("random", {"basic", "advanced"})],
)
def test_sponsors_lie_in_random_order_with_the_sides_agreed(sides: str, expected: set[str]) -> None:
    games = [new_game(2, seed, sponsor_sides=sides).sponsors for seed in SEEDS]
    for sponsors in games:
        assert sorted(sponsor.split("_")[1] for sponsor in sponsors) == list("12345")
    for level in range(5):
        assert {sponsors[level].split("_")[1] for sponsors in games} == set("12345")
    for tile in "12345":
        found = {name.split("_")[2] for names in games for name in names if f"_{tile}_" in name}
        assert found == expected
    if sides == "random":  # each tile for itself
        assert any(len({name.split("_")[2] for name in names}) == 2 for names in games)


@pytest.mark.rule("OT-3.3")
def test_a_sponsor_tile_never_changes_its_side() -> None:
    tiles = [set(after.sponsors) for *_, after in stroll(3, 5, sponsor_sides="random")]
    assert all(found == tiles[0] for found in tiles)


@pytest.mark.rule("OT-3.4")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_two_random_rewards_lie_beside_each_sponsor(seats: int) -> None:
    games = [new_game(seats, seed) for seed in SEEDS]
    for state in games:
        assert [len(row) for row in state.display] == [2] * 5
        assert (len(state.bag), state.spent_rewards) == (22, ())
    assert len({state.display[0] for state in games}) > 50


@pytest.mark.rule("OT-3.5")
def test_the_store_starts_with_two_cubes_one_one_and_none() -> None:
    stores = {new_game(2, seed).store for seed in SEEDS}
    assert all(sorted(store) == [0, 1, 1, 2] for store in stores)
    assert len(stores) == 12  # every choice of the double and of the empty column


@pytest.mark.rule("OT-3.6")
@pytest.mark.parametrize(("seats", "shown"), [(2, 2), (3, 3), (4, 3)])
def test_the_row_of_public_contracts(seats: int, shown: int) -> None:
    state = new_game(seats)
    assert [card is not None for card in state.public] == [space < shown for space in range(3)]
    assert (len(state.deck), state.discard) == (32 - shown, ())
    assert len({new_game(seats, seed).public for seed in SEEDS}) > 50


@pytest.mark.rule("OT-3.6")
def test_with_two_players_the_third_space_stays_empty_all_game() -> None:
    games = [after.public for seed in (1, 2, 3, 4) for *_, after in stroll(2, seed)]
    assert len(set(games)) > 2
    assert all(row[2] is None and row[0] and row[1] for row in games)


@pytest.mark.rule("OT-3.7", "OT-2.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_supply_holds_twelve_neutral_x_keys(seats: int) -> None:
    assert new_game(seats).neutral_x == 12
