"""Users are forgotten on request, and the games of others stay intact."""

from __future__ import annotations

import pytest

from db.errors import StillPlaying
from db.games.transcripts import ImportDestination
from db.integrity.verify import check
from db.messaging.polls import PollKind, Question
from db.messaging.waits import Wait, Waiting
from db.records import AnswerOrigin, EntryOrigin, Player, Post
from db.simulate import play_on
from db.stats.ratings import UNRATED, rated
from db.stats.results import drop_results
from db.store import Store
from db.users.forget import StoredUserData
from engine.core.rng import Rng
from engine.core.transcript import transcript_of
from tests.db.backends import Home, any_answer, new_game, new_lobby, otys
from tests.db.finished_games import finished
from tests.db.games.test_transcripts import played as imported

ANN, BEN, CLEO = 100, 101, 102


NOTHING = StoredUserData(settings=False, games=0, results=0, notes=0, habits=0, under_way=())


def traces(*under_way: int) -> StoredUserData:
    """Return the data of a user with two games and one of everything else."""
    return StoredUserData(settings=True, games=2, results=1, notes=1, habits=1, under_way=under_way)


async def known(store: Store) -> int:
    """Play a game with a user who leaves traces everywhere, and return its number."""
    game_id = await store.lobbies.create(
        (await store.games.load(await new_game(store))).table.setup,
        [Player(user_id=ANN, name="Ann"), Player(user_id=BEN, name="Ben")],
        guild_id=1,
    )
    table, rng = (await store.games.load(game_id)).table, Rng(3)
    for _ in range(8):
        asked = table.pending[0]
        hand = EntryOrigin(user_id=ANN + asked.seat)
        answer = any_answer(table, asked, rng)
        table = (
            await store.moves.play(game_id, asked.seat, answer, table.ply, hand=hand)
        ).table or table
    await store.settings.set_member(ANN, zone="Europe/Rome")
    await store.notes.put(game_id, ANN, "build early")
    await store.habits.set(game_id, ANN, "discard", "x")
    return game_id


async def left(store: Store, *games: int) -> None:
    """End these games as given up by everyone."""
    for game_id in games:
        await store.games.end(game_id, "given-up")


async def test_nothing_is_left_of_somebody_and_the_games_replay(home: Home, store: Store) -> None:
    game_id = await known(store)
    await left(store, game_id, game_id - 1)
    await finished(store, (ANN, BEN), (1, 2), 0)
    assert await store.forgetting.traces(ANN) == traces(game_id + 1)
    await left(store, game_id + 1)
    before = home.rows("select mu, sigma from results order by seat")
    await store.forgetting.forget(ANN)
    assert await store.forgetting.traces(ANN) == NOTHING
    for table in ("seats", "moves", "results", "members", "jottings", "habits", "waits"):
        assert home.rows(f"select * from {table} where user_id = ?", ANN) == []  # noqa: S608
    assert home.rows("select * from seats where name = 'Ann'") == []
    assert await check(store, game_id) == []
    assert {one.by for one in await store.games.log(game_id)} == {AnswerOrigin.PERSON}
    assert home.rows("select mu, sigma from results order by seat") == before
    assert [player.name for player in await store.games.players(game_id)] == ["", "Ben"]


async def test_others_keep_all_that_is_theirs(home: Home, store: Store) -> None:
    game_id = await known(store)
    await store.notes.put(game_id, BEN, "build late")
    await store.settings.set_member(BEN, zone="Europe/Paris")
    await left(store, game_id, game_id - 1)
    await store.forgetting.forget(ANN)
    assert (await store.settings.member(BEN)) == {"zone": "Europe/Paris"}
    assert await store.notes.get(game_id, BEN)
    assert home.rows("select count(*) from seats where user_id = ?", BEN) == [(2,)]


async def test_ratings_that_follow_from_the_games_of_somebody_forgotten_stay_exact(
    home: Home, store: Store
) -> None:
    wrong = await finished(store, (BEN, CLEO), (1, 2), 0)
    games = [await finished(store, (ANN, BEN), (2, 1), hour) for hour in (1, 2)]
    await left(store, *games)
    await store.forgetting.forget(ANN)
    assert {one.user_id for one in await store.player_stats.leaders(1, "otys", 1)} == {BEN, CLEO}
    # When the first game turns out not to count, everything after it is recalculated.
    record = (await store.games.load(wrong)).record
    async with store.database.writing() as connection:
        await drop_results(connection, record)
    first = rated((UNRATED, UNRATED), (2, 1))
    second = rated(first, (2, 1))
    kept = home.rows("select mu, sigma from results order by game_id, seat")
    assert kept == [(one.mu, one.sigma) for one in (*first, *second)]


async def test_whoever_still_sits_somewhere_is_not_forgotten(home: Home, store: Store) -> None:
    running, lobby = await new_game(store), await new_lobby(store)
    before = home.rows("select * from seats")
    with pytest.raises(StillPlaying) as wrong:
        await store.forgetting.forget(ANN)
    assert wrong.value.msg["games"] == f"{running}, {lobby}"
    assert home.rows("select * from seats") == before


async def test_a_seat_that_was_given_up_forgets_whom_it_was_of(home: Home, store: Store) -> None:
    game_id = await known(store)
    await store.seats.reseat(game_id, 0, Player("greedy", None, "Ann"))
    await left(store, game_id - 1)
    await store.forgetting.forget(ANN)
    assert home.rows("select name from seats where game_id = ? and seat = 0", game_id) == [("",)]
    await play_on(store, game_id, Rng(1))
    assert await check(store, game_id) == []
    kept = home.rows("select user_id, kind from results where seat = 0")
    assert kept == [(None, "greedy")]


async def test_what_somebody_said_and_asked_is_forgotten_too(home: Home, store: Store) -> None:
    game_id = await new_game(store, 3)
    asked, _ = await store.polls.open(Question(game_id, PollKind.UNDO, 0, 3, ANN, {}))
    await store.polls.open(Question(game_id, PollKind.ABSENT, 0, 3, None, {"user": ANN}))
    other, _ = await store.polls.open(Question(game_id, PollKind.END, 1, 3, BEN))
    await store.polls.cast(asked, BEN, "agree")
    await store.polls.cast(other, ANN, "agree")
    await store.polls.cast(other, CLEO, "agree")
    await left(store, game_id)
    await store.forgetting.forget(ANN)
    (kept,) = await store.polls.open_in(game_id)
    assert kept.id == other.id
    assert home.rows("select user_id from ballots") == [(CLEO,)]


ZOE, NAME = 987_654_321_012_345_678, "Zenobia"
PAIR = (Player("human", ZOE, NAME), Player("human", BEN, "Ben"))


async def everywhere(store: Store) -> None:
    """Let a user leave every kind of trace, without a seat in the end."""
    await _played(store)
    # One seat given up before anything was played on it, and one that had been taken over.
    for first in (PAIR[0], Player("human", CLEO, "Cleo")):
        game_id = await store.lobbies.create(otys(2), [first, PAIR[1]], guild_id=1, channel_id=2)
        await store.seats.reseat(game_id, 0, PAIR[0])
        await store.seats.reseat(game_id, 0, Player("greedy", None, NAME))
        await store.games.end(game_id, "given-up")
    lobby = await store.lobbies.open("otys", PAIR[0], guild_id=1, channel_id=2)
    await store.games.end(lobby, "lobby")
    brought = imported("otys", 20)
    await store.transcripts.add(brought.game, transcript_of(brought), ImportDestination(1, 2, ZOE))
    over = await finished(store, (ZOE, BEN, CLEO), (1, 2, 3), 0)
    await store.games.end(over, "given-up")


async def _played(store: Store) -> None:
    """Play a game in which the user does everything that can be done in one."""
    played = await store.lobbies.create(otys(2), PAIR, guild_id=1, channel_id=2)
    table, rng = (await store.games.load(played)).table, Rng(3)
    for _ in range(8):
        asked = table.pending[0]
        hand = EntryOrigin(user_id=(ZOE, BEN)[asked.seat])
        answer = any_answer(table, asked, rng)
        table = (
            await store.moves.play(played, asked.seat, answer, table.ply, hand=hand)
        ).table or table
    seat = table.pending[0].seat
    await store.moves.undo(played, seat, table.ply, "9", agreed=True, hand=EntryOrigin(user_id=ZOE))
    await _asked(store, played)
    since = store.now()
    waiting = Waiting((Wait(played, 0, ZOE, 0, since),))
    await store.posts.put(played, "status", Post(2, 3, 0, since), waiting)
    await store.settings.set_member(ZOE, zone="Europe/Rome")
    await store.notes.put(played, ZOE, "build early")
    await store.habits.set(played, ZOE, "discard", "x")
    await store.seats.set_stand_in(played, 0, "greedy")
    await store.games.end(played, "given-up")


async def _asked(store: Store, game_id: int) -> None:
    """Open polls of every kind in which the user has a part."""
    asked, _ = await store.polls.open(Question(game_id, PollKind.UNDO, 0, 3, ZOE, {}))
    await store.polls.cast(asked, ZOE, "refuse")
    await store.polls.open(Question(game_id, PollKind.ABSENT, 0, 3, None, {"user": ZOE}))
    facts = {"user": ZOE, "name": NAME, "seated": BEN, "away": False}
    await store.polls.open(Question(game_id, PollKind.REPLACE, 1, 3, BEN, facts))
    other, _ = await store.polls.open(Question(game_id, PollKind.END, 1, 3, BEN))
    await store.polls.cast(other, ZOE, "agree")


async def test_no_column_of_any_table_names_whoever_was_forgotten(home: Home, store: Store) -> None:
    await everywhere(store)
    assert {str(ZOE), NAME} <= {found for _, found in _traces(home)}
    await store.forgetting.forget(ZOE)
    assert _traces(home) == []


def _traces(home: Home) -> list[tuple[str, str]]:
    """Return the places in the database that contain the user's ID or name."""
    return [
        (f"{table}.{column}", trace)
        for table, columns in home.tables().items()
        for column in columns
        for (value,) in home.rows(f'select "{column}" from "{table}"')  # noqa: S608
        for trace in (str(ZOE), NAME)
        if trace in str(value)
    ]
