from dataclasses import replace

import pytest

from bot.table.standing import NotSeated, Standing
from db.schema import GameState
from engine.core.decision import Answer, Pick
from engine.core.log import Checkpoint
from engine.core.rng import Rng
from engine.core.table import Freedom, Table
from engine.core.text import Words
from engine.registry import GAMES
from tests.bot.positions import Evening, people, record_of

ENGLISH = Words(strict=True)


def in_a_turn(evening: Evening, moves: int = 1) -> int:
    """Play until a player has made this many private moves, and return the seat."""
    while len(evening.standing.private_moves) < moves:
        evening.play(*evening.next_answer())
    (holder,) = {entry.seat for entry in evening.standing.private_to(None)}
    return holder


def given_up(standing: Standing) -> Standing:
    record = record_of(standing.table, standing.record.announced, GameState.ENDED)
    return replace(standing, stored=replace(standing.stored, record=record))


@pytest.mark.parametrize("game", GAMES)
def test_others_see_the_table_as_it_was_before_what_is_private(game: str) -> None:
    for seed in range(3):
        evening = Evening(people("Ann", "Ben", "Cem"), seed, game)
        public: dict[int | None, object] = {}
        for standing, _ in evening.positions():
            if not standing.private_moves:
                public = {seat: standing.table.view(seat) for seat in (None, 0, 1, 2)}
            movers = {entry.seat for entry in standing.private_moves}
            for seat, view in public.items():
                seen = standing.seen_by(seat)
                assert {entry.seat for entry in seen.private_moves} <= {seat}
                if seat not in movers:
                    assert seen.table.view(seat) == view
            if standing.ply > 60:
                break


def test_whoever_plays_a_private_turn_sees_it() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    seat = in_a_turn(evening, 2)
    standing = evening.standing
    assert standing.seen_by(seat) is standing
    assert standing.seen_by(1 - seat).private_moves == ()
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


# ---------------------------------------------------------------- several at once


def cities(*names: str, seed: int = 1) -> Evening:
    """Return a game that begins with everyone choosing a hand simultaneously."""
    return Evening(people(*names), seed, "underwater-cities")


def safely(evening: Evening, seat: int) -> None:
    asked = evening.table.awaited(seat)
    assert asked is not None
    evening.play(seat, tuple(asked.default) if isinstance(asked, Pick) else asked.default)


def owing(evening: Evening) -> int:
    """Play until a seat owes a discard during another player's turn, and return that seat."""
    while not evening.standing.owing:
        asked = evening.table.pending[0]
        safely(evening, asked.seat)
    return evening.standing.owing[0]


def test_nobody_sees_what_others_chose_until_all_have_chosen() -> None:
    evening = cities("Ann", "Ben", "Cem")
    at_first = evening.standing.table.view(None)
    for seat in (2, 0):
        safely(evening, seat)
        standing = evening.standing
        assert standing.seen_by(None).table.view(None) == at_first
        assert standing.record.announced == 0
        assert [entry.seat for entry in standing.seen_by(seat).private_moves] == [seat]
    assert evening.standing.awaited == (1,)
    safely(evening, 1)
    assert evening.standing.record.announced == 3
    assert evening.standing.private_moves == ()


def test_who_is_still_awaited_is_no_secret() -> None:
    evening = cities("Ann", "Ben", "Cem")
    assert set(evening.standing.awaited) == {0, 1, 2}
    safely(evening, 1)
    assert set(evening.standing.awaited) == {0, 2}


def test_only_whoever_is_newly_awaited_is_called() -> None:
    evening = cities("Ann", "Ben", "Cem")
    safely(evening, 1)
    assert evening.standing.called_since(0) == ()
    for seat in (0, 2):
        safely(evening, seat)
    assert evening.standing.called_since(0) == evening.standing.awaited
    assert len(evening.standing.awaited) == 1


def test_what_somebody_owes_is_answered_while_the_turn_of_another_stays_private() -> None:
    evening = cities("Ann", "Ben")
    debtor = owing(evening)
    mover = 1 - debtor
    told = evening.announced
    safely(evening, mover)
    private = evening.standing.seen_by(None).table.view(None)
    safely(evening, debtor)
    standing = evening.standing
    assert standing.record.announced == told
    assert {entry.seat for entry in standing.private_to(None)} == {mover}
    assert {entry.seat for entry in standing.seen_by(debtor).private_moves} == {debtor}
    seen = standing.seen_by(None).table.view(None)
    assert seen.turn == private.turn
    assert seen.players[debtor].hand < private.players[debtor].hand


def test_what_somebody_owes_is_told_at_once_if_nothing_else_is_private() -> None:
    evening = cities("Ann", "Ben")
    safely(evening, owing(evening))
    assert evening.standing.record.announced == evening.standing.ply


def test_a_press_on_an_older_question_counts_if_only_others_have_moved_since() -> None:
    evening = cities("Ann", "Ben", "Cem")
    safely(evening, 1)
    standing = evening.standing
    assert standing.is_current(0, 0)
    assert not standing.is_current(1, 0)
    assert not standing.is_current(0, standing.ply + 1)


def test_a_step_is_taken_back_although_another_has_given_what_it_owed() -> None:
    evening = cities("Ann", "Ben")
    debtor = owing(evening)
    safely(evening, 1 - debtor)
    safely(evening, debtor)
    standing = evening.standing
    assert standing.table.freedom(1 - debtor) is Freedom.APART
    assert standing.can_take_back(1 - debtor)
    assert not standing.can_take_back(debtor)


# ---------------------------------------------------------------- whether a turn may end


def redealt(standing: Standing, seat: int, chance: int) -> Standing:
    """Return the same standing with everything dealt anew that a seat cannot see."""
    table = standing.table
    state = table.game.redeal(table.state, seat, Rng(chance))
    start = Checkpoint(state, 0, (0,) * table.setup.seats)
    other = Table.pick_up(table.game, table.setup, start, (), 0)
    return replace(standing, stored=replace(standing.stored, table=other))


def answers_of(standing: Standing, seat: int) -> list[Answer]:
    """Return a seat's possible answers if it has the turn and must choose a single option."""
    asked = standing.asked(seat)
    if not isinstance(asked, Pick) or not standing.has_turn(seat) or asked.most != 1:
        return []
    return [(option.key,) for option in asked.options]


@pytest.mark.slow
@pytest.mark.parametrize(("game", "seed", "most"), [
    ("otys", 4, 400), ("otys", 6, 190), ("antarctica", 2, 120), ("underwater-cities", 1, 45),
])  # fmt: skip
def test_whether_a_turn_may_end_tells_nothing_of_what_is_hidden(
    game: str, seed: int, most: int
) -> None:
    evening = Evening(people("Ann", "Ben"), seed, game)
    met = 0
    for number, (standing, _) in enumerate(evening.positions()):
        if number == most:
            break
        for seat in standing.awaited:
            for answer in answers_of(standing, seat):
                met += 1
                asks = standing.may_end(seat, answer)
                for chance in (31, 32, 33):
                    assert redealt(standing, seat, chance).may_end(seat, answer) is asks, answer
    assert met > most
