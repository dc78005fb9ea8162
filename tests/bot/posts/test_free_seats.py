"""Seats of a running game that nobody has taken yet."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.custom_ids import Press, Verb
from bot.messages.components import Button
from bot.posts.free_seats import free_rows, has_free, is_free
from bot.table.standing import Standing
from db.records import Player
from db.schema import GameState
from tests.bot.positions import Evening, people

ANN, BEN = people("Ann", "Ben")
FREE = Player("human", None, "Cleo")


def standing(*players: Player) -> Standing:
    return Evening(players, 1).standing


def ended(before: Standing) -> Standing:
    record = replace(before.record, state=GameState.ENDED)
    return Standing(replace(before.stored, record=record), before.unannounced)


@pytest.mark.parametrize(
    ("player", "free"),
    [
        (FREE, True),
        (ANN, False),
        (Player("greedy"), False),
        (replace(ANN, stand_in="greedy"), False),
    ],
)
def test_a_seat_is_free_if_not_even_a_computer_plays_it(player: Player, *, free: bool) -> None:
    assert is_free(player) is free


def test_a_game_waits_for_players_while_it_runs_and_a_seat_is_free() -> None:
    waiting = standing(ANN, FREE)
    assert has_free(waiting)
    assert not has_free(standing(ANN, BEN))
    assert not has_free(ended(waiting))


def test_each_free_seat_has_a_button_and_one_more_fills_them_all() -> None:
    sit, fill = free_rows(standing(FREE, ANN, FREE))
    assert isinstance(sit, tuple)
    assert [button.press for button in sit] == [Press(Verb.SIT, 7, 0), Press(Verb.SIT, 7, 2)]
    assert [button.label["number"] for button in sit] == [1, 3]
    assert isinstance(fill, tuple)
    assert [button.press for button in fill] == [Press(Verb.FILL, 7)]
    assert all(isinstance(button, Button) for button in (*sit, *fill))


def test_without_a_free_seat_there_are_no_buttons() -> None:
    assert free_rows(standing(ANN, BEN)) == []
    assert free_rows(ended(standing(ANN, FREE))) == []
