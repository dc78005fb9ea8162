"""Games played by the rules of an earlier version, in a database from that version."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from unittest.mock import Mock

import pytest

from db.__main__ import main
from db.errors import BrokenGame, EarlierRules
from db.games import history
from db.integrity.verify import check
from db.records import TOOK_BACK_CHANGED
from db.schema import GameState
from db.store import Store
from engine.core.table import Freedom, Table
from tests.db.backends import (
    behind,
    columns,
    content_of,
    dump,
    fill,
    new_game,
    play_some,
    rows,
    url_of,
)
from tests.db.earlier_rules import FORGONE, OVER, RUNNING, go_on, later_rules, restore

KEPT = ("seats", "moves", "snapshots", "results", "polls", "ballots", "waits", "habits", "posts")


@pytest.fixture(autouse=True)
def _later() -> Iterator[None]:
    with later_rules():
        yield


@pytest.fixture
def old(file: Path) -> Path:
    restore(file)
    return file


_UPGRADED: list[bytes] = []
"""The same database after its upgrade, which takes longer than most tests here."""


@pytest.fixture
async def store(old: Path) -> AsyncIterator[Store]:
    if not _UPGRADED:
        await (await Store.open(url_of(old))).close()
        _UPGRADED.append(content_of(old))
    fill(old, _UPGRADED[0])
    store = await Store.open(url_of(old))
    yield store
    await store.close()


# --- running games -------------------------------------------------------------------------------


@pytest.mark.slow
def test_everything_is_still_there(old: Path) -> None:
    queries = [f"select {', '.join(columns(old, table))} from {table}" for table in KEPT]  # noqa: S608 - known names
    before = [rows(old, query) for query in queries]
    assert all(before)
    assert main(["verify", url_of(old)]) == 0
    assert [rows(old, query) for query in queries] == before


@pytest.mark.parametrize("number", RUNNING[:4])
async def test_a_running_game_goes_on_where_it_stood_in_mid_turn(
    old: Path, store: Store, number: int
) -> None:
    before = rows(old, "select ply, announced, awaits from games where id = ?", number)
    last = rows(
        old,
        "select ply from moves where game_id = ? and kind = 'move' and undone_by is null and ply >="
        " (select max(ply) from snapshots where game_id = moves.game_id) order by ply",
        number,
    )
    assert not await store.repairs.repair(number)
    stored = await store.games.load(number)
    assert [(ply,) for ply, _ in stored.table.since_checkpoint] == last != []
    assert not stored.repaired
    await go_on(store, number, 30)
    assert [before[0][:1]] != rows(old, "select ply from games where id = ?", number)
    assert await check(store, number) == []


async def test_of_a_turn_that_is_not_possible_any_more_as_much_as_fits_is_kept(
    store: Store,
) -> None:
    with pytest.raises(EarlierRules):
        await store.games.load(5)
    assert await store.repairs.repair(5)
    stored = await store.games.load(5)
    entries = await store.games.log(5)
    assert entries[-1].events[0].name == TOOK_BACK_CHANGED
    taken = [entry.ply for entry in entries if entry.undone_by == entries[-1].ply]
    left = [ply for ply, _ in stored.table.since_checkpoint]
    assert (*left, *taken) == (194, 195, 196, 197)
    assert taken
    await go_on(store, 5, 20)
    assert await check(store, 5) == []


# --- finished games ------------------------------------------------------------------------------


@pytest.mark.parametrize("number", OVER)
async def test_a_finished_game_keeps_its_result_its_log_and_its_ratings(
    old: Path, store: Store, number: int
) -> None:
    record = await store.games.record(number)
    assert record.state is GameState.OVER
    assert record.scores
    assert len(await store.games.log(number)) == record.ply
    kept = rows(old, "select score, mu is null from results where game_id = ?", number)
    assert tuple(score for score, _ in kept) == record.scores
    assert len(await store.player_stats.rating_changes(number)) == 2
    assert len((await store.transcripts.get(number)).log) == record.ply


async def test_a_finished_game_is_seen_as_it_ended_if_its_last_turn_fits(store: Store) -> None:
    stored = await store.games.load(9)
    assert stored.table.result is not None
    assert stored.table.result.scores == stored.record.scores


async def test_of_one_whose_last_turn_does_not_fit_it_is_said_why(store: Store) -> None:
    with pytest.raises(EarlierRules) as refused:
        await store.games.load(10)
    assert (refused.value.msg.key, refused.value.msg["game"]) == ("error-earlier-rules", 10)


@pytest.mark.slow
async def test_nothing_is_played_again_in_vain(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Starting from an earlier position does not help, and a failed attempt is not repeated."""
    whole, again = Mock(side_effect=Table.resume), Mock(side_effect=history._played)
    monkeypatch.setattr(Table, "resume", whole)
    monkeypatch.setattr(history, "_played", again)
    for _ in range(2):
        with pytest.raises(EarlierRules):
            await store.games.load(10)
        with pytest.raises(EarlierRules):
            await store.history.turns(10)
    assert (whole.call_count, again.call_count) == (0, 1)


@pytest.mark.slow
async def test_how_a_game_ends_is_kept_for_rules_to_come(old: Path, store: Store) -> None:
    ended = await go_on(store, 3)
    assert await check(store, 3) == []
    with behind(old) as connection:
        connection.execute("update moves set answer = 'forgone' where game_id = 3 and ply > 100")
        connection.execute("update games set rules = 'former' where id = 3")
    later = (await store.games.load(3)).table
    assert later.result == ended.result is not None
    assert later.view(None) == ended.view(None)
    assert [later.freedom(seat) for seat in range(3)] == [Freedom.CONSENT] * 3
    with pytest.raises(EarlierRules):
        await store.moves.undo(3, 0, later.ply, agreed=True)


# --- looking back --------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [4, 9, 10])
async def test_what_needs_the_whole_log_says_why_it_cannot_be(store: Store, number: int) -> None:
    for wanted in (
        store.history.turns(number),
        store.history.stages(number),
        store.history.position_at(number, FORGONE[number] + 1),
        store.games.load(number, whole=True),
    ):
        with pytest.raises(EarlierRules):
            await wanted


async def test_what_fits_is_looked_back_at_as_ever(old: Path, store: Store) -> None:
    number = await new_game(store)
    await play_some(store, number, 120)
    before = [dump(await store.history.position_at(number, ply)) for ply in (20, 100, 118)]
    turns, stages = await store.history.turns(number), await store.history.stages(number)
    with behind(old) as connection:
        connection.execute("update games set rules = null where id = ?", (number,))
    anew = await Store.open(url_of(old))
    # Ply 20 is far from any snapshot, the others are near one.
    assert [dump(await anew.history.position_at(number, ply)) for ply in (118, 100, 20)] == before[
        ::-1
    ]
    assert await anew.history.turns(number) == turns
    assert [dump(each) for each in await anew.history.stages(number)] == [
        dump(each) for each in stages
    ]
    await anew.close()


@pytest.mark.parametrize("number", [4, 9])
async def test_positions_from_which_the_moves_fit_are_seen(store: Store, number: int) -> None:
    record = await store.games.record(number)
    now = await store.games.load(number)
    assert dump(await store.history.position_at(number, record.ply)) == dump(now.table)
    for ply in await store.history.turn_starts(number):
        assert (await store.history.position_at(number, ply)).ply == ply


async def test_a_position_that_another_effect_would_have_led_to_is_not_shown(
    old: Path, store: Store
) -> None:
    """The moves may all be legal and yet mean something else by now."""
    with behind(old) as connection:
        change = "update snapshots set state = replace(state, '\"points\":', '\"points\":1')"
        assert connection.execute(f"{change} where game_id = 6 and ply = 231").rowcount
    for wanted in (store.history.turns(6), store.history.position_at(6, 100)):
        with pytest.raises(EarlierRules):
            await wanted


async def test_an_undo_beyond_what_is_kept_is_refused_and_changes_nothing(
    old: Path, store: Store
) -> None:
    with behind(old) as connection:
        connection.execute("delete from snapshots where game_id = 4 and ply between 1 and 158")
    table = (await store.games.load(4)).table
    seat = next(seat for seat in (0, 1) if table.freedom(seat) is Freedom.CONSENT)
    before = rows(old, "select * from games where id = 4")
    with pytest.raises(EarlierRules):
        await store.moves.undo(4, seat, table.ply, agreed=True)
    with pytest.raises(EarlierRules):
        await store.moves.check_undo(4, seat)
    assert rows(old, "select * from games where id = 4") == before


async def test_an_undo_within_what_is_kept_is_done(store: Store) -> None:
    table = (await store.games.load(4)).table
    seat = next(seat for seat in (0, 1) if table.freedom(seat) is Freedom.CONSENT)
    await store.moves.check_undo(4, seat)
    assert (await store.moves.undo(4, seat, table.ply, agreed=True)).ply == table.ply + 1
    assert await check(store, 4) == []


# --- verifying -----------------------------------------------------------------------------------


@pytest.mark.slow
def test_earlier_rules_are_told_from_damage(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["verify", url_of(old)]) == 0
    *told, count, last = capsys.readouterr().out.splitlines()
    earlier = {int(line.split(":")[0].removeprefix("game ")) for line in told}
    # Other games that later rules do not allow are not damaged either.
    assert set(FORGONE) <= earlier
    assert all("played under earlier rules" in line for line in told)
    assert count == f"played under earlier rules, and sound: {len(earlier)}"
    assert last == "games: 12, differing: 0"


@pytest.mark.parametrize("number", [9, 10])
async def test_games_under_earlier_rules_are_sound_as_they_are(store: Store, number: int) -> None:
    assert await check(store, number) == []


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("delete from moves where game_id = 9 and ply = 60", "entry 60 of its log is missing"),
        ("delete from moves where game_id = 9 and ply = 332", "its ply is 333"),
        ("update moves set answer = '=x' where game_id = 9 and ply = 60", "cannot be read"),
        ("update moves set seat = 7 where game_id = 9 and ply = 60", "cannot be read"),
        ("update moves set events = '[{' where game_id = 9 and ply = 60", "cannot be read"),
        ("update moves set undone_by = 90 where game_id = 9 and ply = 60", "wrongly marked"),
        ("update moves set kind = 'undo', answer = '7' where game_id = 9 and ply = 60", "undo"),
        ("update snapshots set state = '{' where game_id = 9 and ply = 324", "cannot be read"),
        ("update snapshots set moves = 5 where game_id = 9 and ply = 324", "cannot be read"),
        (
            "update snapshots set last = '3 4' where game_id = 9 and ply = 324",
            "a different position",
        ),
        ("update snapshots set ply = 900 where game_id = 9 and ply = 328", "beyond its log"),
        ("update games set scores = '[1, 2]' where id = 9", "its scores"),
        ("update games set scores = null where id = 10", "its scores"),
        ("update results set score = 99 where game_id = 10 and seat = 1", "its scores"),
        ("update games set ply = 400 where id = 10", "its ply is 400"),
        ("update games set announced = 999 where id = 9", "announced up to ply 999"),
        ("delete from seats where game_id = 9 and seat = 1", "2 seats, but 1 players"),
        ("update games set awaits = '1' where id = 10", "recorded as waiting for"),
        ("update games set seed = 'xyz' where id = 9", "is corrupted"),
    ],
)
async def test_damage_is_found_in_games_under_earlier_rules(
    old: Path, store: Store, change: str, told: str
) -> None:
    number = int(change.rsplit("id = ", 1)[1].split(maxsplit=1)[0])
    with behind(old) as connection:
        # As if the damage were older than the upgrade; otherwise the chain would reveal it anyway.
        connection.execute("update games set chain = null")
        assert connection.execute(change).rowcount == 1
    assert told in "; ".join(await check(store, number))


@pytest.mark.slow
def test_a_log_that_was_changed_since_the_upgrade_is_found(
    old: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No rules are needed for that, so it does not matter by which ones the game was played."""
    assert main(["verify", url_of(old)]) == 0
    with behind(old) as connection:
        connection.execute("delete from games where id <> 9")
        connection.execute("update moves set answer = 'forgone' where game_id = 9 and ply = 60")
    capsys.readouterr()
    assert main(["verify", url_of(old)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "game 9: its log has been altered",
        "games: 1, differing: 1",
    ]


async def test_what_is_played_by_the_rules_of_today_has_to_fit_them(
    old: Path, store: Store
) -> None:
    table = await go_on(store, 4, 40)
    assert await check(store, 4) == []
    since = rows(old, "select ruled_from from games where id = 4")[0][0]
    assert since == 161
    assert (await store.games.load(4)).table.ply == table.ply
    with behind(old) as connection:
        connection.execute("update games set chain = null")
        change = "update moves set answer = 'nonsense' where game_id = 4 and ply = ?"
        late = rows(old, "select max(ply) from snapshots where game_id = 4")[0][0] - 1
        assert connection.execute(change, (late,)).rowcount
    assert await check(store, 4)


async def test_a_game_wholly_under_the_rules_of_today_that_does_not_fit_is_damaged(
    old: Path, store: Store
) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 30)
    with behind(old) as connection:
        connection.execute("update games set chain = null")
        connection.execute(
            "update moves set answer = 'nonsense' where game_id = ? and ply = 3", (game_id,)
        )
    assert "entry 3 of its log was rejected" in "; ".join(await check(store, game_id))
    with pytest.raises(BrokenGame):
        await store.history.turns(game_id)
