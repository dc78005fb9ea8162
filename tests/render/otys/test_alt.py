"""Otys's pictures in words."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from engine.core.game import Result
from engine.core.msg import Msg
from engine.otys.view import OtysView, OwnHand, TurnView
from render.otys import alt
from tests.render.otys.tables import NAMES, seen, table, with_board, words


def said(sentences: Iterable[Msg]) -> list[str]:
    """Return the sentences in English."""
    return [words().say(one, NAMES[:2]) for one in sentences]


def view_of(seat: int | None = None) -> OtysView:
    return seen(table(2), seat)


OVER = Result((4, 9), (2, 1), "points")


@pytest.mark.parametrize(
    ("cubes", "expected"),
    [((0, 0, 0, 0), "No cubes"), ((2, 1, 0, 0), "2 metal, plant"), ((0, 0, 1, 3), "Fuel, 3 tech")],
)
def test_cubes_are_counted_in_the_order_of_the_resources(
    cubes: tuple[int, ...], expected: str
) -> None:
    assert said([alt.cubes_words(cubes)]) == [expected]


def test_an_upgraded_diver_has_a_plus_and_a_basic_one_has_none() -> None:
    board = with_board(view_of(), column=("spy", "trader"), upgraded=("trader",)).boards[0]
    assert said([alt.diver_words(board, 1), alt.diver_words(board, 2)]) == ["Spy", "Trader+"]


def test_a_running_game_tells_who_is_asked_the_active_level_and_its_round() -> None:
    turn = TurnView(1, "phase_3", "2", 2, sponsor_used=False, actions=0)
    view = with_board(
        view_of(), 1, column=("trader",) * 4 + ("spy",) + ("trader",) * 3, upgraded=()
    )
    told = said(alt.opening(replace(view, round=7, turn=turn)))
    assert told == [
        f"{NAMES[1]}: Phase 3: stay or resurface.",
        "Active level: 2, with Spy.",
        "Otys, round 7.",
    ]
    assert len(said(alt.opening(replace(view, turn=replace(turn, level=None))))) == 2


def test_a_finished_game_tells_who_has_won_and_of_no_turn() -> None:
    assert said(alt.opening(replace(view_of(), round=9, result=OVER))) == [
        f"The game is over: {NAMES[1]} wins.",
        "Otys, round 9.",
    ]


def test_a_player_s_goods_keys_and_contracts_are_counted() -> None:
    facts = {"points": 1, "credits": 5, "batteries": 2, "neutral_x": 1, "contracts": 1}
    (told,) = said(alt.player(with_board(view_of(), keys=("1", "X"), **facts), 0))
    assert told.startswith("Mira: 1 point, 5 Credits, 2 Batteries")
    assert told.endswith("Keys 1, X; 1 private contract.")


def test_the_tracks_are_told_by_their_figures() -> None:
    board = with_board(view_of(), max_move=3, track=("1", "4"), threshold=5).boards[0]
    assert said([alt.tracks(board)]) == ["Maximum move 3; 2 of 5 Keys on the Hacker track."]


def test_a_zone_is_told_from_level_1_down_and_then_its_surface() -> None:
    column = ("spy", "trader", "explorer", *("engineer",) * 4, "fuel_expert")
    levels = ((1, 0, 0, 0), *((0, 0, 0, 0),) * 4)
    board = with_board(view_of(), column=column, levels=levels, upgraded=()).boards[0]
    told = said(alt.zone(board))
    assert told[0] == "Level 1: Engineer, metal."
    assert told[4:] == ["Level 5: Fuel Expert, no cubes.", "At the surface: Spy, Trader, Explorer."]


def test_empty_spaces_for_contracts_are_not_told() -> None:
    key = "otys-picture-alt-public"
    assert said(alt.contracts(key, ("contract_free_10", None))) == [
        "Public contracts: contract F10."
    ]
    assert said(alt.contracts(key, (None, None))) == []


def test_the_colony_is_told_level_by_level_with_its_store() -> None:
    told = said(alt.colony(replace(view_of(), store=(0, 0, 2, 0))))
    assert [one[:8] for one in told] == [*(f"Level {level}:" for level in range(1, 6)), "Store: 2"]


def test_a_hand_tells_drawn_cards_first_and_says_if_there_are_none() -> None:
    hand = OwnHand(("contract_exact_01",), ("contract_exact_02", "contract_exact_03"))
    assert said(alt.hand_alt(replace(view_of(0), hand=hand))) == [
        "Drawn: contract E2, contract E3.",
        "Private contracts: contract E1.",
    ]
    drawn = replace(view_of(0), hand=OwnHand((), ("contract_exact_02",)))
    assert said(alt.hand_alt(drawn)) == ["Drawn: contract E2."]
    none = replace(view_of(0), hand=OwnHand((), ()))
    assert said(alt.hand_alt(none)) == ["No private contracts yet"]


def test_a_spectator_is_told_nothing_about_a_hand() -> None:
    assert said(alt.hand_alt(view_of())) == []


def test_the_board_tells_every_player_before_the_divers_of_any() -> None:
    told = said(alt.board_alt(view_of()))
    stocks = [number for number, one in enumerate(told) if "Keys" in one]
    columns = [number for number, one in enumerate(told) if "from the surface" in one]
    assert len(stocks) == len(columns) == 2
    assert max(stocks) < min(columns)


def test_a_sheet_tells_of_one_player_alone() -> None:
    told = said(alt.sheet_alt(view_of(), 1))
    assert told[0].startswith(NAMES[1])
    assert not any(NAMES[0] in one for one in told)


def test_final_scores_are_told_from_the_best_to_the_worst() -> None:
    view = with_board(with_board(view_of(), 0, points=4), 1, points=9, levels=((1, 1, 0, 0),))
    assert said(alt.scores_alt(replace(view, result=OVER)))[1:] == [
        f"1. {NAMES[1]}: 9 points, 2 cubes.",
        f"2. Mira: 4 points, {alt.cubes_on(view.boards[0])} cubes.",
    ]


def test_scores_of_a_running_game_are_told_as_its_board() -> None:
    assert said(alt.scores_alt(view_of())) == said(alt.board_alt(view_of()))


def test_more_cubes_rank_higher_at_equal_points() -> None:
    view = with_board(with_board(view_of(), 0, points=4), 1, points=4, levels=((9, 9, 9, 9),))
    assert alt.ranked(view) == [1, 0]
    assert alt.ranked(with_board(view, 0, points=5)) == [0, 1]
