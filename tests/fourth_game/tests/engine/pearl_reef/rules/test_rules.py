"""The rules of Pearl Reef."""

from __future__ import annotations

import pytest

from engine.core.game import checked_setup
from engine.core.table import Table
from tests.fourth_game.engine.pearl_reef.game import PearlReef
from tests.fourth_game.engine.pearl_reef.pack.load import default_pack

GAME = PearlReef(default_pack())


def table(seats: int = 2, nights: str = "short") -> Table:
    return Table(GAME, checked_setup(GAME, seats, 1, {"nights": nights}))


def answer(at: Table, key: str) -> None:
    at.submit(at.pending[0].seat, (key,), at.ply)


def night_of(at: Table, *reefs: str) -> None:
    for reef in reefs:
        answer(at, reef)
        answer(at, "keep")


@pytest.mark.rule("PR-1.1")
def test_two_to_four_play_for_seven_or_fourteen_nights() -> None:
    assert [table(seats).state.nights for seats in (2, 3, 4)] == [7, 7, 7]
    assert table(nights="long").state.nights == 14


@pytest.mark.rule("PR-1.2")
def test_everybody_begins_with_two_shells_and_the_others_lie_at_three_reefs() -> None:
    state = table(3).state
    assert [len(hand) for hand in state.hands] == [2, 2, 2]
    assert [len(reef) for reef in state.reefs] == [12, 11, 11]


@pytest.mark.rule("PR-2.1")
def test_turns_go_round_and_then_the_next_night_comes() -> None:
    at = table()
    night_of(at, "rest")
    assert (at.state.turn, at.state.night) == (1, 1)
    night_of(at, "rest")
    assert (at.state.turn, at.state.night) == (0, 2)


@pytest.mark.rule("PR-2.3")
def test_shells_are_opened_one_after_the_other() -> None:
    at = table()
    first, second = at.state.hands[0]
    answer(at, "rest")
    answer(at, f"open:{first}")
    answer(at, f"open:{second}")
    assert at.state.opened[0] == (first, second)
    assert at.state.turn == 1, "nothing is left to be opened"


@pytest.mark.rule("PR-2.2")
def test_whoever_dives_takes_the_top_shell_and_whoever_rests_takes_none() -> None:
    at = table()
    top = at.state.reefs[1][0]
    night_of(at, "reef:2", "rest")
    assert at.state.hands[0][-1] == top
    assert len(at.state.hands[1]) == 2


@pytest.mark.rule("PR-3.1")
@pytest.mark.parametrize(("dives", "reason"), [(False, "nights"), (True, "reefs")])
def test_the_game_ends_after_the_last_night_or_with_the_last_shell(
    dives: bool,  # noqa: FBT001
    reason: str,
) -> None:
    at = table(4, "long" if dives else "short")
    while not at.result:
        full = next(number for number, reef in enumerate(at.state.reefs, 1) if reef)
        night_of(at, f"reef:{full}" if dives else "rest")
    assert at.result.reason == reason


@pytest.mark.rule("PR-3.2")
def test_pearls_and_closed_shells_are_points() -> None:
    at = table()
    shell = at.state.hands[0][0]
    answer(at, "rest")
    answer(at, f"open:{shell}")
    assert GAME.points(at.state) == (GAME.pack.shells[shell] + 1, 2)
