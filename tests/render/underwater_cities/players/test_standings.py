"""The players' ranking."""

from __future__ import annotations

from dataclasses import replace

from engine.core.game import Result
from render.underwater_cities.players.standings import ranked, standing
from tests.render.underwater_cities.nations import position, view_of


def test_while_a_game_runs_the_scores_decide() -> None:
    view = view_of(position())
    assert view.players[0].score.total > view.players[1].score.total
    assert (standing(view), ranked(view)) == ((1, 2), [0, 1])


def test_at_the_end_the_result_decides() -> None:
    view = replace(view_of(position()), result=Result((90, 91), (2, 1), "end"))
    assert (standing(view), ranked(view)) == ((2, 1), [1, 0])


def test_equal_scores_are_told_apart_by_the_play_order() -> None:
    view = view_of(position(nation=""))
    level = replace(view, players=(view.players[1], view.players[1]))
    first = [ranked(replace(level, order=order)) for order in ((0, 1), (1, 0))]
    assert first in ([[0, 1], [1, 0]], [[1, 0], [0, 1]])
