"""The players' ranking."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import Result
from engine.underwater_cities.view import UnderwaterCitiesView
from render.underwater_cities.players.standings import ranked, standing
from tests.render.underwater_cities.tables import seen, table


def scored(*totals: int, order: tuple[int, ...] = ()) -> UnderwaterCitiesView:
    """A running game in which the players would have these scores now."""
    view = seen(table(len(totals)), None)
    players = tuple(
        replace(player, score=replace(player.score, before=total, cities=(), resources=0))
        for player, total in zip(view.players, totals, strict=True)
    )
    assert [player.score.total for player in players] == list(totals)
    return replace(view, players=players, order=order or view.order)


@pytest.mark.rule("UC-7.31")
def test_in_a_running_game_most_points_stand_first() -> None:
    view = scored(30, 50, 40)
    assert standing(view) == (3, 1, 2)
    assert ranked(view) == [1, 2, 0]


@pytest.mark.rule("UC-7.32")
def test_at_equal_points_the_play_order_decides() -> None:
    one = scored(50, 50, 10, order=(1, 0, 2))
    other = scored(50, 50, 10, order=(0, 1, 2))
    assert ranked(one) != ranked(other)
    assert ranked(one)[2] == ranked(other)[2] == 2


def test_a_finished_game_stands_as_its_result_says() -> None:
    view = replace(scored(30, 50), result=Result((30, 50), (1, 2), "eras"))
    assert standing(view) == (1, 2)
    assert ranked(view) == [0, 1]


def test_a_solo_player_stands_first_even_if_the_game_is_lost() -> None:
    view = replace(scored(50), result=Result((50,), (2,), "solo_lost"))
    assert standing(view) == (1,)
    assert ranked(view) == [0]
