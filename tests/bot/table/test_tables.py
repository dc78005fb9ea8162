import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.messages.game_text import undo_lines, undo_text
from bot.table.standing import NotSeated
from bot.table.tables import Actor, NeedsConfirmation, Tables
from db.records import AnswerOrigin, EntryOrigin, Player
from engine.core.decision import keys_of
from engine.core.errors import CannotUndo, Stale
from engine.core.text import Words
from tests.bot.stored_tables import (
    ANN,
    BEN,
    CLEO,
    answer,
    begun,
    default,
    key,
    opened,
    to_last_answer,
)


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


async def test_a_turn_is_private_until_it_is_ended(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    standing = await to_last_answer(tables, number)
    (first,) = standing.awaited
    assert {entry.seat for entry in standing.private_to(None)} == {first}
    assert standing.record.announced == 0 < standing.ply
    standing = await answer(tables, number, default)
    assert standing.awaited == (1 - first,)
    assert standing.private_moves == ()
    assert standing.record.announced == standing.ply


async def test_before_an_answer_ends_the_turn_it_is_asked_for_once_more(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    before = await to_last_answer(tables, number)
    with pytest.raises(NeedsConfirmation) as asked:
        await answer(tables, number, default, ends_turn=False)
    assert asked.value.answer == ("resurface",)
    assert (await tables.standing(number)).ply == before.ply


async def test_an_answer_that_says_itself_that_it_ends_the_turn_is_not_asked_for_again(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN, game="antarctica")
    standing = await tables.standing(number)
    while (asked := standing.asked(standing.awaited[0])) and "end" not in keys_of(asked.default):
        standing = await answer(tables, number, default)
    told = standing.record.announced
    (seat,) = standing.awaited
    assert told < standing.ply
    standing = await answer(tables, number, key("end"), ends_turn=False)
    assert standing.record.announced == standing.ply
    assert standing.private_moves == ()
    assert standing.awaited != (seat,)


async def test_a_question_in_the_turn_of_another_is_answered_at_once(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, seed=2)
    standing = await tables.standing(number)
    seat = standing.awaited[0]
    assert standing.has_turn(seat)
    assert not standing.has_turn(1 - seat)


async def test_a_step_is_taken_back_and_the_turn_goes_on(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    standing = await answer(tables, number, key("key:3"))
    seat = standing.awaited[0]
    assert standing.can_take_back(seat)
    user = Actor(standing.players[seat].user_id or 0)
    standing = await tables.undo(number, seat, standing.ply, user)
    asked = standing.asked(seat)
    assert asked is not None
    assert asked.prompt.key == "otys-ask-key"
    assert standing.private_moves == ()


async def test_starting_over_takes_the_whole_turn_back(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    await answer(tables, number, key("key:3"))
    standing = await answer(tables, number, key("activate"))
    seat = standing.awaited[0]
    assert standing.can_start_over(seat)
    user = Actor(standing.players[seat].user_id or 0)
    standing = await tables.start_over(number, seat, standing.ply, user)
    assert standing.private_moves == ()
    assert not standing.can_start_over(seat)


async def test_nothing_is_taken_back_from_others(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    standing = await answer(tables, number, key("key:3"))
    other = 1 - standing.awaited[0]
    actor = Actor(standing.players[other].user_id or 0)
    with pytest.raises(CannotUndo):
        await tables.undo(number, other, standing.ply, actor)


async def test_the_end_of_a_turn_is_undone_until_somebody_else_acts(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    before = await to_last_answer(tables, number)
    (seat,) = before.awaited
    standing = await answer(tables, number, default)
    assert standing.is_untouched(seat)
    user = Actor(standing.players[seat].user_id or 0)
    after = await tables.undo(number, seat, standing.mark(seat), user)
    assert after.asked(seat) == before.asked(seat)
    assert after.record.announced == after.ply
    undone = (await tables.store.games.log(number))[-1]
    assert undone.told_up_to == standing.ply
    assert Words().say(undo_text(undone)) == "Undid the last move; nobody had acted since"
    assert undo_lines([undone], Words(), ("Ann", "Ann")) == [
        "Ann undid the last move; nobody had acted since"
    ]


async def test_a_turn_that_others_acted_upon_is_not_taken_back_alone(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    seat = (await to_last_answer(tables, number)).awaited[0]
    await answer(tables, number, default)
    standing = await answer(tables, number, default, ends_turn=False)
    assert not standing.is_untouched(seat)
    user = Actor(standing.players[seat].user_id or 0)
    with pytest.raises(CannotUndo):
        await tables.undo(number, seat, standing.ply, user)
    assert (await tables.standing(number)).ply == standing.ply


async def test_a_seat_answers_only_for_whoever_sits_there(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    standing = await tables.standing(number)
    seat = standing.awaited[0]
    wrong = Actor(standing.players[1 - seat].user_id or 0)
    with pytest.raises(NotSeated):
        await tables.answer(number, seat, default, standing.ply, wrong)
    with pytest.raises(NotSeated):
        await tables.answer(number, seat, default, standing.ply, Actor(999))


async def test_nobody_lets_a_computer_answer_for_whoever_sits_there_by_now(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    await tables.store.seats.reseat(number, 0, Player("human", CLEO, "Cleo"))
    with pytest.raises(NotSeated):
        await tables.stand_in(number, 0, "greedy", Actor(ANN))
    assert (await tables.standing(number)).players[0].computer is None


async def test_an_answer_to_an_older_position_is_refused(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    standing = await answer(tables, number, key("key:3"))
    seat = standing.awaited[0]
    actor = Actor(standing.players[seat].user_id or 0)
    with pytest.raises(Stale):
        await tables.answer(number, seat, key("activate"), standing.ply - 1, actor)


async def test_of_two_presses_at_once_one_counts(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    standing = await tables.standing(number)
    seat = standing.awaited[0]
    actor = Actor(standing.players[seat].user_id or 0)
    presses = [
        tables.answer(number, seat, key(name), standing.ply, actor) for name in ("key:1", "key:2")
    ]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [type(outcome) for outcome in done if isinstance(outcome, Exception)] == [Stale]
    assert (await tables.standing(number)).ply == standing.ply + 1


async def test_computer_players_answer_as_soon_as_a_turn_is_public(tables: Tables) -> None:
    number = await begun(tables, ANN, "greedy", "random")
    assert (await to_last_answer(tables, number)).awaited == (0,)
    standing = await answer(tables, number, default)
    assert standing.awaited == (0,)
    assert standing.record.announced == standing.ply
    told = await tables.store.games.log(number)
    assert {entry.by for entry in told if entry.seat != 0} == {AnswerOrigin.COMPUTER}


@pytest.mark.slow
async def test_a_whole_game_is_played_to_its_end(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, "random", seed=3)
    standing = await tables.standing(number)
    while standing.table.result is None:
        standing = await answer(tables, number)
    assert standing.awaited == ()
    assert standing.record.announced == standing.ply


async def test_what_a_crash_left_undone_is_done_later(tables: Tables) -> None:
    number = await begun(tables, ANN, "greedy")
    standing = await to_last_answer(tables, number)
    hand = EntryOrigin(AnswerOrigin.PERSON, ANN)
    # Here the bot is killed, between the last answer and the computer player's.
    await tables.store.moves.play(number, 0, ("resurface",), standing.ply, hand=hand, public=True)
    assert number in await tables.store.posts.undelivered()
    assert (await tables.resume_computer_players(number)).awaited == (0,)


async def test_what_an_answer_led_to_is_what_would_be_read_from_the_store(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    for _ in range(30):
        after = await answer(tables, number, default)
        stored = await tables.standing(number)
        assert (after.record, after.players, after.unannounced) == (
            stored.record,
            stored.players,
            stored.unannounced,
        )
        assert after.table.pending == stored.table.pending
        assert [after.can_take_back(seat) for seat in (0, 1)] == [
            stored.can_take_back(seat) for seat in (0, 1)
        ]
