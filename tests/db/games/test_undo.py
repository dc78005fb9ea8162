from __future__ import annotations

import pytest

from db.integrity.verify import check
from db.records import TOOK_BACK, AnswerOrigin, EntryOrigin, Player
from db.schema import GameState
from db.simulate import play_on
from db.store import Store
from engine.core.decision import Pick
from engine.core.errors import CannotUndo, Stale
from engine.core.event import Event
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Freedom, Table
from engine.registry import find_game
from tests.db.backends import OTYS, Home, any_answer, dump, new_game, otys, play_one, play_some


async def until(store: Store, game_id: int, freedom: Freedom, seed: int = 1) -> tuple[Table, int]:
    """Play until a seat that has just moved has this freedom to undo; return the table and seat."""
    rng = Rng(seed)
    table = (await store.games.load(game_id)).table
    while True:
        seat = table.pending[0].seat
        table = (await play_one(store, game_id, rng)).table or table
        if table.ply > 20 and table.freedom(seat) is freedom:
            return table, seat


async def test_a_move_taken_back_stays_in_the_log_and_is_marked(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table, seat = await until(store, game_id, Freedom.FREE)
    own = await store.games.load(game_id, whole=True)
    told = await store.moves.undo(game_id, seat, table.ply, "undo")
    own.table.undo(seat, table.ply)
    assert (told.events, told.ply, told.repeated) == ((), table.ply + 1, False)
    last = home.rows("select ply, kind, undone_by, answer from moves order by ply desc limit 2")
    assert last == [
        (table.ply, "undo", None, str(table.ply - 1)),
        (table.ply - 1, "move", table.ply, last[1][3]),
    ]
    assert dump((await store.games.load(game_id)).table) == dump(own.table)


async def test_an_undo_of_what_was_never_told_is_told_to_nobody(store: Store) -> None:
    game_id = await new_game(store)
    table, seat = await until(store, game_id, Freedom.FREE)
    await store.posts.mark_public(game_id, table.ply - 1)
    await store.moves.undo(game_id, seat, table.ply)
    # Announcing the undo later does not change what was announced before.
    await store.posts.mark_public(game_id, table.ply + 1)
    assert (await store.games.log(game_id))[-1].events == ()


async def test_an_undo_of_what_was_told_is_told_to_everybody(store: Store) -> None:
    game_id = await new_game(store)
    table, seat = await until(store, game_id, Freedom.FREE)
    await store.posts.mark_public(game_id, table.ply)
    first = await store.moves.undo(game_id, seat, table.ply, "undo")
    last = (await store.games.log(game_id))[-1]
    assert (last.kind, last.events) == ("undo", (Event(TOOK_BACK, seat),))
    again = await store.moves.undo(game_id, seat, table.ply, "undo")
    assert (first.events, again.events) == (last.events, last.events)


async def test_a_repeated_undo_takes_nothing_more_back(store: Store) -> None:
    game_id = await new_game(store)
    table, seat = await until(store, game_id, Freedom.FREE)
    first = await store.moves.undo(game_id, seat, table.ply, "undo")
    again = await store.moves.undo(game_id, seat, table.ply, "undo")
    assert (again.repeated, again.ply, again.events) == (True, first.ply, ())
    assert (await store.games.load(game_id)).record.ply == first.ply


async def test_an_undo_for_another_ply_is_stale(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table, seat = await until(store, game_id, Freedom.FREE)
    before = home.everything()
    with pytest.raises(Stale):
        await store.moves.undo(game_id, seat, table.ply - 1)
    assert home.everything() == before


async def test_nothing_is_taken_back_before_anything_was_played(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    before = home.everything()
    for seat in (0, 1, 5, -1):
        with pytest.raises(CannotUndo) as refused:
            await store.moves.undo(game_id, seat, 0, agreed=True)
        assert refused.value.msg.key == "error-nothing-to-undo"
    assert home.everything() == before


async def test_past_a_seal_all_must_agree(home: Home, store: Store) -> None:
    game_id = await new_game(store)
    table, seat = await until(store, game_id, Freedom.CONSENT)
    before = home.everything()
    with pytest.raises(CannotUndo) as refused:
        await store.moves.undo(game_id, seat, table.ply)
    assert refused.value.msg.key == "error-undo-sealed"
    assert home.everything() == before
    await store.moves.undo(game_id, seat, table.ply, agreed=True)
    assert (await store.games.load(game_id)).table.ply == table.ply + 1


async def test_what_others_did_since_goes_too_if_all_agree(home: Home, store: Store) -> None:
    game_id = await new_game(store, 4)
    table = await play_some(store, game_id, 60)
    seat = next(seat for seat in range(4) if 5 < 60 - table.last(seat) < 40)
    with pytest.raises(CannotUndo) as refused:
        await store.moves.undo(game_id, seat, 60)
    assert refused.value.msg.key == "error-undo-others-moved"
    own = await store.games.load(game_id, whole=True)
    kept = own.table.last(seat) - 1
    await store.moves.undo(game_id, seat, 60, agreed=True)
    own.table.undo(seat, 60, agreed=True)
    stored = await store.games.load(game_id)
    assert dump(stored.table) == dump(own.table)
    assert (stored.table.ply, stored.repaired) == (61, False)
    marked = home.rows("select ply from moves where undone_by = 60 order by ply")
    assert marked == [(ply,) for ply in range(kept, 60)]
    assert await check(store, game_id) == []


async def test_a_table_that_lacks_the_moves_cannot_take_them_back(store: Store) -> None:
    game_id = await new_game(store, 4)
    await play_some(store, game_id, 60)
    table = (await store.games.load(game_id)).table
    before = dump(table)
    seat = next(seat for seat in range(4) if 60 - table.last(seat) > 5)
    with pytest.raises(LookupError):
        table.undo(seat, 60, agreed=True)
    assert (dump(table), table.ply) == (before, 60)


async def test_a_finished_game_goes_on_after_an_undo(store: Store) -> None:
    game_id = await new_game(store)
    await play_on(store, game_id, Rng(1))
    ended = await store.games.load(game_id)
    await store.moves.undo(game_id, 0, ended.table.ply, agreed=True)
    again = (await store.games.load(game_id)).record
    assert (again.state, again.ended, again.scores) == (GameState.RUNNING, None, None)
    await play_on(store, game_id, Rng(5))
    assert (await store.games.load(game_id)).record.state is GameState.OVER
    assert await check(store, game_id) == []


@pytest.mark.parametrize("seed", range(4))
async def test_a_store_and_a_table_agree_whatever_is_taken_back(store: Store, seed: int) -> None:
    rng, game_id = Rng(seed), await new_game(store, 3)
    own = Table(OTYS, otys(3))
    for _ in range(150):
        seat = rng.below(3)
        freedom = own.freedom(seat)
        odds = {Freedom.FREE: 3, Freedom.CONSENT: 12, Freedom.NOTHING: 1000}[freedom]
        if rng.below(odds) == 0 and freedom is not Freedom.NOTHING:
            told = await store.moves.undo(game_id, seat, own.ply, agreed=True)
            own.undo(seat, own.ply, agreed=True)
        else:
            asked = own.pending[0]
            answer = any_answer(own, asked, rng)
            told = await store.moves.play(game_id, asked.seat, answer, own.ply)
            own.submit(asked.seat, answer, own.ply)
        stored = (await store.games.load(game_id)).table
        assert told.table is not None
        for table in (stored, told.table):
            assert dump(table) == dump(own)
            assert (table.ply, table.pending) == (own.ply, own.pending)
            assert [table.freedom(seat) for seat in range(3)] == [
                own.freedom(seat) for seat in range(3)
            ]
    assert (await store.games.load(game_id, whole=True)).table.log == own.log
    assert await check(store, game_id) == []


# ---------------------------------------------------------------- apart from what others answered


async def owing(store: Store) -> tuple[int, int, int]:
    """Play until a seat has begun its turn and another has then paid its debt: game and seats."""
    setup = checked_setup(find_game("underwater-cities"), 2, 3)
    game_id = await store.lobbies.create(setup, [Player(user_id=100), Player(user_id=101)])
    while True:
        table = (await store.games.load(game_id)).table
        debts = [asked.seat for asked in table.pending if asked.seat not in table.held_up_by]
        for seat in (*table.held_up_by[:1], *debts):
            asked = (await store.games.load(game_id)).table.awaited(seat)
            assert isinstance(asked, Pick)
            hand = EntryOrigin(AnswerOrigin.STAND_IN if debts else AnswerOrigin.PERSON, 100 + seat)
            ply = (await store.games.load(game_id)).record.ply
            await store.moves.play(game_id, seat, tuple(asked.default), ply, f"{ply}", hand=hand)
        if debts:
            return game_id, table.held_up_by[0], debts[0]


async def test_a_move_is_taken_back_from_under_what_another_answered_since(
    home: Home, store: Store
) -> None:
    game_id, mover, debtor = await owing(store)
    table = (await store.games.load(game_id)).table
    assert table.freedom(mover) is Freedom.APART
    await store.moves.undo(
        game_id, mover, table.ply, "undo", hand=EntryOrigin(AnswerOrigin.PERSON, 100 + mover)
    )
    again = await store.games.load(game_id)
    assert again.record.ply == table.ply + 2
    assert [asked.seat for asked in again.table.pending] == [mover]
    log = "select kind, seat, undone_by, answered_by, user_id, interaction_id from moves"
    kept = home.rows(f"{log} order by ply")[-4:]
    undone, person, away = table.ply, "person", "stand-in"
    assert kept == [
        ("move", mover, undone, away, 100 + mover, f"{table.ply - 2}"),
        ("move", debtor, undone, away, 100 + debtor, f"{table.ply - 1}"),
        ("undo", mover, None, person, 100 + mover, "undo"),
        ("move", debtor, None, away, 100 + debtor, None),
    ]
    assert await check(store, game_id) == []


async def test_it_is_done_once_only(store: Store) -> None:
    game_id, mover, _ = await owing(store)
    ply = (await store.games.load(game_id)).record.ply
    first = await store.moves.undo(game_id, mover, ply, "undo")
    assert (await store.moves.undo(game_id, mover, ply, "undo")).repeated
    assert (await store.games.load(game_id)).record.ply == first.ply
    with pytest.raises(Stale):
        await store.moves.undo(game_id, mover, ply, "another")


async def test_whoever_has_given_what_it_owed_does_not_take_it_back(store: Store) -> None:
    game_id, _, debtor = await owing(store)
    ply = (await store.games.load(game_id)).record.ply
    with pytest.raises(CannotUndo):
        await store.moves.undo(game_id, debtor, ply)
    assert (await store.games.load(game_id)).record.ply == ply
