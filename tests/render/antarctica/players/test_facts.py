"""Each player's numbers and rank."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.antarctica.view import AntarcticaView
from engine.core.game import places
from render.antarctica.players.facts import rank, ranked, standing
from tests.render.antarctica.played import over, played
from tests.render.antarctica.tables import seen


@pytest.mark.rule("AN-11.2")
@pytest.mark.parametrize(
    ("amounts", "ranks"),
    [((3, 3, 1, 0), (1, 1, 2, 0)), ((0, 0), (0, 0)), ((4, 2, 2, 1), (1, 2, 2, 3))],
)
def test_ranks_are_dense_and_nothing_has_none(
    amounts: tuple[int, ...], ranks: tuple[int, ...]
) -> None:
    assert tuple(rank(amounts, seat) for seat in range(len(amounts))) == ranks


def running() -> Iterator[AntarcticaView]:
    """Positions of a game, and its end."""
    yield from (seen(played(4, percent), None) for percent in (30, 60, 90))
    yield over(4)


@pytest.mark.rule("AN-11.7", "AN-11.8", "AN-11.9")
def test_players_stand_as_they_would_if_the_game_ended_now() -> None:
    for view in running():
        keys = [
            (
                sum(score.points[seat] for score in view.scores),
                sum(seat in score.first for score in view.scores),
                len(player.cards),
            )
            for seat, player in enumerate(view.players)
        ]
        assert standing(replace(view, result=None)) == places(keys)
        assert all(keys[one] >= keys[two] for one, two in pairwise(ranked(view)))
        assert view.result is None or standing(view) == view.result.places
