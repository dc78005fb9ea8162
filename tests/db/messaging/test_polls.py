"""Polls and their outcomes."""

from __future__ import annotations

import asyncio

import pytest

from db.errors import NoSuchGame
from db.messaging.polls import Outcome, PollKind, PollPost, Question
from db.records import TOOK_BACK_AGREED, TOOK_BACK_SEEN, Player
from db.schema import GameState
from db.store import Store
from engine.core.table import Freedom
from tests.db.backends import Home, new_game, play_some
from tests.db.games.test_undo import until


def undo_of(game_id: int, ply: int = 3, user: int = 100) -> Question:
    return Question(game_id, PollKind.UNDO, 0, ply, user, {"kept": 2})


async def test_what_is_asked_is_kept_as_it_was_asked(store: Store) -> None:
    game_id = await new_game(store)
    poll, fresh = await store.polls.open(undo_of(game_id))
    assert fresh
    assert poll.question == undo_of(game_id)
    assert (poll.outcome, poll.post, poll.ballots) == (None, None, ())
    assert await store.polls.get(poll.id) == poll
    assert await store.polls.get(poll.id + 1) is None


async def test_of_each_kind_one_poll_is_open_at_a_table(store: Store) -> None:
    game_id, another = await new_game(store), await new_game(store)
    first, _ = await store.polls.open(undo_of(game_id))
    again, fresh = await store.polls.open(undo_of(game_id, ply=9))
    assert (again, fresh) == (first, False)
    assert (await store.polls.open(Question(game_id, PollKind.END, 0, 3)))[1]
    assert (await store.polls.open(undo_of(another)))[1]
    assert len(await store.polls.open_in(game_id)) == 2
    assert len(await store.polls.open_in()) == 3


async def test_of_many_who_ask_at_once_one_does(store: Store) -> None:
    game_id = await new_game(store)
    asked = await asyncio.gather(*(store.polls.open(undo_of(game_id)) for _ in range(8)))
    assert sum(fresh for _, fresh in asked) == 1
    assert len({poll.id for poll, _ in asked}) == 1


async def test_after_a_decision_it_can_be_asked_again(store: Store) -> None:
    game_id = await new_game(store)
    poll, _ = await store.polls.open(undo_of(game_id))
    assert (await store.polls.decide(poll, Outcome.REFUSED)).outcome is Outcome.REFUSED
    assert await store.polls.open_in(game_id) == []
    again, fresh = await store.polls.open(undo_of(game_id))
    assert fresh
    assert again.id != poll.id


async def test_what_somebody_says_last_counts(store: Store) -> None:
    game_id = await new_game(store)
    poll, _ = await store.polls.open(undo_of(game_id))
    await store.polls.cast(poll, 101, "agree")
    poll = await store.polls.cast(poll, 101, "refuse")
    assert [(each.user_id, each.says) for each in poll.ballots] == [(101, "refuse")]
    assert (poll.says(101), poll.says(102)) == ("refuse", None)


async def test_a_decision_stands_whatever_is_said_after_it(store: Store) -> None:
    game_id = await new_game(store)
    poll, _ = await store.polls.open(undo_of(game_id))
    await store.polls.decide(poll, Outcome.REFUSED)
    assert (await store.polls.cast(poll, 101, "agree")).ballots == ()
    assert (await store.polls.decide(poll, Outcome.AGREED)).outcome is Outcome.REFUSED


async def test_a_poll_knows_where_it_is_shown(store: Store) -> None:
    game_id = await new_game(store)
    poll, _ = await store.polls.open(undo_of(game_id))
    await store.polls.put_post(poll.id, PollPost(22, 33))
    shown = await store.polls.get(poll.id)
    assert shown is not None
    assert shown.post == PollPost(22, 33)


async def test_nobody_is_asked_about_a_game_that_is_not_there(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await store.polls.open(undo_of(77))


async def test_an_undo_to_which_all_agreed_decides_its_poll_and_is_told(store: Store) -> None:
    game_id = await new_game(store)
    table, seat = await until(store, game_id, Freedom.CONSENT)
    await store.posts.mark_public(game_id, table.ply)
    poll, _ = await store.polls.open(undo_of(game_id))
    await store.moves.undo(game_id, seat, table.ply, agreed=True, poll=poll.id)
    decided = await store.polls.get(poll.id)
    assert decided is not None
    assert decided.outcome is Outcome.AGREED
    told = (await store.games.log(game_id))[-1]
    assert told.events[0].name in (TOOK_BACK_AGREED, TOOK_BACK_SEEN)
    assert told.told_up_to == table.ply
    record = (await store.games.load(game_id)).record
    assert record.announced == record.ply == table.ply + 1


async def test_what_is_left_private_stays_so_after_an_undo_by_consent(store: Store) -> None:
    game_id = await new_game(store)
    table, seat = await until(store, game_id, Freedom.CONSENT)
    kept = table.last(seat) - 1
    left = await store.polls.ply_of_move(game_id, kept - 1)
    await store.posts.mark_public(game_id, left)
    await store.moves.undo(game_id, seat, table.ply, agreed=True)
    assert (await store.games.load(game_id)).record.announced == left
    assert (await store.games.log(game_id))[-1].told_up_to == left


async def test_the_log_says_that_something_seen_was_taken_back(store: Store) -> None:
    game_id = await new_game(store, 4)
    table = await play_some(store, game_id, 60)
    names = set()
    for seat in range(4):
        stored = (await store.games.load(game_id)).table
        seen = stored.revealed_after(stored.last(seat) - 1)
        await store.moves.undo(game_id, seat, stored.ply, agreed=True)
        last = (await store.games.log(game_id))[-1]
        if last.told_up_to is not None:
            names.add(last.events[0].name)
            assert (last.events[0].name == TOOK_BACK_SEEN) is seen
    assert names == {TOOK_BACK_AGREED, TOOK_BACK_SEEN}
    assert table.ply == 60


async def test_the_ply_of_a_move_that_counts_is_found(store: Store) -> None:
    game_id = await new_game(store)
    table, seat = await until(store, game_id, Freedom.FREE)
    await store.moves.undo(game_id, seat, table.ply)
    await play_some(store, game_id, 1)
    assert await store.polls.ply_of_move(game_id, 0) == 0
    assert await store.polls.ply_of_move(game_id, table.ply - 1) == table.ply + 1
    with pytest.raises(NoSuchGame):
        await store.polls.ply_of_move(game_id, table.ply)


async def test_whoever_follows_the_host_is_the_host(home: Home, store: Store) -> None:
    game_id = await new_game(store, 3)
    home.run("update games set host_id = 100")
    await store.seats.reseat(game_id, 0, Player("human", 900, "New"))
    assert (await store.games.load(game_id)).record.host_id == 900
    await store.seats.reseat(game_id, 0, Player("greedy", None, "New"))
    assert (await store.games.load(game_id)).record.host_id == 101
    await store.seats.reseat(game_id, 2, Player("greedy", None, "Old"))
    assert (await store.games.load(game_id)).record.host_id == 101


@pytest.mark.parametrize("outcome", [Outcome.AGREED, Outcome.ENDED])
async def test_the_end_of_a_game_decides_the_poll_that_led_to_it(
    store: Store, home: Home, outcome: Outcome
) -> None:
    game_id = await new_game(store)
    poll, _ = await store.polls.open(Question(game_id, PollKind.END, 0, 0))
    record = await store.games.end(game_id, "agreed", (poll.id, outcome))
    assert record.state is GameState.ENDED
    assert home.rows("select outcome from polls") == [(outcome.value,)]
