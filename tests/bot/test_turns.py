from dataclasses import replace

import pytest

from bot.turns import NotSeated, Standing
from db.schema import GameState
from engine.core.text import Words
from tests.bot.games import Evening, people, record_of

ENGLISH = Words(strict=True)


def in_a_turn(evening: Evening, moves: int = 1) -> int:
    """Play until somebody has made so many private moves; the seat."""
    while len(evening.standing.moved) < moves:
        evening.play(*evening.next_answer())
    holder = evening.standing.holder
    assert holder is not None
    return holder


def given_up(standing: Standing) -> Standing:
    record = record_of(standing.table, standing.record.announced, GameState.ENDED)
    return replace(standing, stored=replace(standing.stored, record=record))


def test_others_see_the_table_as_it_was_before_a_private_turn() -> None:
    for seed in range(6):
        evening = Evening(people("Ann", "Ben", "Cem"), seed)
        public: dict[int | None, object] = {}
        for standing, _ in evening.positions():
            if standing.holder is None:
                public = {seat: standing.table.view(seat) for seat in (None, 0, 1, 2)}
            for seat, view in public.items():
                seen = standing.seen_by(seat)
                if seat != standing.holder:
                    assert seen.table.view(seat) == view
                    assert seen.ply == standing.record.announced
                    assert seen.moved == ()
            if standing.ply > 60:
                break


def test_whoever_plays_a_private_turn_sees_it() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    seat = in_a_turn(evening, 2)
    standing = evening.standing
    assert standing.seen_by(seat) is standing
    assert standing.seen_by(1 - seat).table.ply == standing.ply - 2
    assert standing.seen_by(None).table.view(None) != standing.table.view(None)


def test_what_is_public_is_the_same_for_everybody() -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    assert [standing.seen_by(seat) for seat in (None, 0, 1)] == [standing] * 3


def test_looking_at_the_public_table_does_not_change_the_table() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    seat = in_a_turn(evening)
    before = evening.table.view(seat)
    seen = evening.standing.seen_by(None)
    asked = seen.table.pending[0]
    seen.table.submit(asked.seat, asked.default, seen.ply)
    assert evening.table.view(seat) == before


def test_in_a_game_that_was_given_up_nobody_is_asked_anything() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    seat = in_a_turn(evening, 2)
    standing = given_up(evening.standing)
    assert evening.standing.can_start_over(seat)
    assert standing.asked(seat) is None
    assert not standing.can_take_back(seat)
    assert not standing.can_start_over(seat)


def test_somebody_sits_where_their_user_does() -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    assert standing.seat_of(102) == 1
    with pytest.raises(NotSeated):
        standing.seat_of(999)
