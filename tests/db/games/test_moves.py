"""Moves as they are played: stored once, or refused without a trace."""

from __future__ import annotations

from dataclasses import replace

import pytest

from db.records import AnswerOrigin, EntryOrigin
from db.schema import GameState
from db.simulate import play_on
from db.store import Store
from engine.core.decision import Answer
from engine.core.errors import IllegalAnswer, NotAwaited, Refused, Stale
from engine.core.rng import Rng
from engine.core.table import Freedom, Table
from engine.core.transcript import replay, transcript_of, write
from engine.registry import game_for
from tests.db.backends import (
    OTYS,
    Home,
    any_answer,
    dump,
    new_game,
    new_short_game,
    otys,
    play_one,
    play_some,
)


async def test_every_move_is_kept_when_it_is_answered(home: Home, store: Store) -> None:
    game_id, rng = await new_game(store, 3), Rng(3)
    own = Table(OTYS, otys(3))
    for number in range(120):
        asked = own.pending[-1]
        answer = any_answer(own, asked, rng)
        told = await store.moves.play(game_id, asked.seat, answer, own.ply, f"i{number}")
        outcome = own.submit(asked.seat, answer, own.ply)
        assert (told.events, told.ply, told.repeated) == (outcome.events, own.ply, False)
        loaded = (await store.games.load(game_id)).table
        assert dump(loaded) == dump(own)
        assert (loaded.ply, loaded.pending) == (own.ply, own.pending)
    assert len(home.rows("select * from moves")) == 120


@pytest.mark.slow
async def test_a_finished_game_is_kept_with_its_end(store: Store) -> None:
    game_id = await new_short_game(store)
    await play_on(store, game_id, Rng(1))
    stored = await store.games.load(game_id, whole=True)
    result = stored.table.result
    assert result is not None
    assert stored.record.state is GameState.OVER
    assert (stored.record.scores, stored.record.ended) == (result.scores, result.reason)
    assert stored.record.ply == stored.table.ply
    text = write(transcript_of(stored.table))
    assert dump(replay(text, game_for)) == dump(stored.table)


async def test_a_repeated_interaction_is_told_again_and_played_once(store: Store) -> None:
    game_id = await new_game(store)
    first = await play_one(store, game_id, Rng(1), "press")
    await play_one(store, game_id, Rng(2), "another")
    again = await store.moves.play(game_id, 0, ("whatever",), 99, "press")
    assert again.repeated
    assert first.events
    assert replace(again, repeated=False) == first
    assert (await store.games.load(game_id)).record.ply == 2


async def test_a_refused_answer_may_be_sent_again_by_the_same_interaction(store: Store) -> None:
    game_id = await new_game(store)
    with pytest.raises(Stale):
        await store.moves.play(game_id, 0, ("x",), 5, "press")
    assert not (await play_one(store, game_id, Rng(1), "press")).repeated


async def test_the_same_interaction_may_move_at_two_tables(store: Store) -> None:
    told = [await play_one(store, await new_game(store), Rng(1), "press") for _ in range(2)]
    assert [one.repeated for one in told] == [False, False]


@pytest.mark.parametrize(
    ("turn", "answer", "late", "error"),
    [
        (0, ("no-such-key",), 0, IllegalAnswer),
        (0, 3, 0, IllegalAnswer),
        (1, ("no-such-key",), 0, NotAwaited),
        (7, ("no-such-key",), 0, NotAwaited),
        (0, ("no-such-key",), -1, Stale),
        (0, ("no-such-key",), 1, Stale),
    ],
)
async def test_what_is_refused_changes_nothing(
    home: Home, store: Store, turn: int, answer: Answer, late: int, error: type[Refused]
) -> None:
    game_id = await new_game(store)
    table = await play_some(store, game_id, 5)
    seat = table.pending[0].seat
    before = home.everything()
    with pytest.raises(error):
        await store.moves.play(game_id, (seat + turn) % 8, answer, table.ply + late, "press")
    assert home.everything() == before


async def test_a_game_that_was_given_up_is_not_played_on(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    home.run("update games set state = 'ended'")
    with pytest.raises(NotAwaited) as refused:
        await play_one(store, game_id, Rng(1))
    assert refused.value.msg.key == "error-game-over"


async def test_whose_hand_it_was_is_kept(store: Store) -> None:
    game_id, rng = await new_game(store), Rng(1)
    hands = [
        EntryOrigin(user_id=1 << 62),
        EntryOrigin(AnswerOrigin.COMPUTER),
        EntryOrigin(AnswerOrigin.STAND_IN),
        EntryOrigin(AnswerOrigin.TIMEOUT, 5),
    ]
    for hand in hands:
        table = (await store.games.load(game_id)).table
        asked = table.pending[0]
        answer = any_answer(table, asked, rng)
        await store.moves.play(game_id, asked.seat, answer, table.ply, hand=hand)
    told = await store.games.log(game_id)
    assert [EntryOrigin(one.by, one.user_id) for one in told] == hands


async def test_who_took_a_move_back_is_kept(store: Store) -> None:
    game_id = await new_game(store)
    table = await play_some(store, game_id, 5)
    seat = next(seat for seat in (0, 1) if table.freedom(seat) is not Freedom.NOTHING)
    await store.moves.undo(game_id, seat, 5, agreed=True, hand=EntryOrigin(user_id=42))
    last = (await store.games.log(game_id))[-1]
    assert (last.kind, last.seat, last.by, last.user_id) == ("undo", seat, AnswerOrigin.PERSON, 42)


async def test_nobody_named_is_a_person(store: Store) -> None:
    game_id = await new_game(store)
    await play_one(store, game_id, Rng(1))
    (told,) = await store.games.log(game_id)
    assert (told.by, told.user_id) == (AnswerOrigin.PERSON, None)


async def test_a_game_given_up_is_not_played_on(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 5)
    table = (await store.games.load(game_id)).table
    await store.games.end(game_id, "given-up")
    before = home.everything()
    answer = any_answer(table, table.pending[0], Rng(1))
    for attempt in (
        store.moves.play(game_id, table.pending[0].seat, answer, 5),
        store.moves.undo(game_id, 0, 5, agreed=True),
    ):
        with pytest.raises(NotAwaited) as refused:
            await attempt
        assert refused.value.msg.key == "error-game-over"
    assert home.everything() == before
