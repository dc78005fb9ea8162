"""Each player's numbers and rank."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise

import pytest

from engine.antarctica.view import AntarcticaView, ScoreView
from engine.core.game import places
from engine.core.msg import msg
from render.antarctica.players.facts import (
    PlayerFigure,
    discarded,
    fact_items,
    first_places,
    paired_facts,
    pieces,
    points,
    rank,
    ranked,
    rest,
    scientists,
    standing,
    star_cards,
)
from render.scene import Box
from tests.render.antarctica.played import over, played
from tests.render.antarctica.tables import card_view, seen, table, with_player, words
from tests.render.scene_items import extent, sprites_in


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
    """Yield positions of a game, and its end."""
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


# --- possessions -------------------------------------------------------------------------------


def poor(**facts: object) -> AntarcticaView:
    """Return a table whose second seat has these facts."""
    return with_player(seen(table(3), None), 1, **facts)


def scored(*points: tuple[int, ...]) -> AntarcticaView:
    """Return a table at which counts gave these points to each seat."""
    scores = tuple(
        ScoreView(f"area:{number}", each, tuple(i for i, p in enumerate(each) if p == max(each)))
        for number, each in enumerate(points, 1)
    )
    return replace(poor(), scores=scores, result=None)


def test_points_are_the_sum_of_all_counts_and_first_places_are_counted() -> None:
    view = scored((3, 1, 0), (0, 4, 4), (2, 2, 5))
    assert [points(view, seat) for seat in range(3)] == [5, 7, 9]
    assert [first_places(view, seat) for seat in range(3)] == [1, 1, 2]


def test_seats_are_ranked_by_first_places_and_then_by_cards_at_equal_points() -> None:
    assert ranked(scored((2, 0, 1), (2, 4, 3))) == [0, 1, 2]
    tied = with_player(scored((2, 2, 0)), 1, cards=(card_view("basic_01"),))
    assert ranked(tied) == [1, 0, 2]


def test_pieces_have_the_shape_and_colour_of_their_seat() -> None:
    view = poor(scientists=4, ships=2, cubes=1)
    found = (scientists(view, 1), *pieces(view, 1))
    assert [(one.icon, one.text, one.tint) for one in found] == [
        ("pawn-triangle", "4", "seat-2"),
        ("ship-triangle", "2", "seat-2"),
        ("cube-seat-triangle", "1", "seat-2"),
    ]


def test_ships_and_cubes_that_are_lost_are_added_up() -> None:
    view = poor(lost_ships=2, lost_cubes=3)
    assert discarded(view.players[1]) == 5
    assert rest(view, 1)[0].text == "5"


def test_only_cards_with_a_star_count_as_stars() -> None:
    cards = tuple(map(card_view, ("basic_01", "advanced_01", "advanced_06")))
    view = poor(cards=cards)
    assert star_cards(view, 1).text == str(sum(card.star for card in cards)) != "3"


@pytest.mark.parametrize("ready", [True, False])
def test_the_basic_card_is_ticked_or_faded_and_has_no_number(*, ready: bool) -> None:
    basic = rest(poor(basic_ready=ready), 1)[-1]
    assert (basic.sign, basic.faded, basic.text) == ("tick" if ready else "", not ready, "")
    said = words().say(basic.name)
    assert said == ("Basic card: ready" if ready else "Basic card: used")


def test_cards_and_lost_pieces_are_counted_beside_their_icons() -> None:
    found = rest(poor(lost_ships=0, lost_cubes=3, hand=6, knowhow=2), 1)
    assert [(one.icon, one.text) for one in found[:3]] == [
        ("discarded", "3"),
        ("shipyard-back", "6"),
        ("resource-knowhow", "2"),
    ]


def test_the_facts_tell_everything_once_and_the_cards_last() -> None:
    view = poor(cards=tuple(map(card_view, ("basic_01", "basic_02"))))
    pairs = paired_facts(view, 1)
    assert (pairs[-1].icon, pairs[-1].text) == ("card", "2")
    assert len({fact.name for fact in pairs}) == len(pairs)


# --- drawing -----------------------------------------------------------------------------------


def test_a_second_icon_stands_to_the_right_of_a_fact_without_a_number() -> None:
    fact = PlayerFigure("resource-basic", msg("picture-scores"), faded=True, sign="tick")
    first, second = sprites_in(fact_items(fact, Box(0, 0, 120, 40), 36))
    assert (first.name, first.faded, second.name) == ("resource-basic", True, "tick")
    assert extent(first).right <= extent(second).left
