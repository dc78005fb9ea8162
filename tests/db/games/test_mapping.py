"""Rows read as records, and records written as rows."""

from __future__ import annotations

import logging
from dataclasses import replace
from typing import Any

import pytest

from db.errors import BrokenGame, NotBegun
from db.games.mapping import (
    awaited,
    awaits_column,
    checkpoint_of,
    computer_among,
    entry_columns,
    entry_of,
    entry_told,
    lobby_of,
    moves_of,
    players_of,
    read_events,
    readable,
    record_of,
    seat_rows,
    setup_columns,
    setup_of,
    snapshot_columns,
    write_events,
)
from db.integrity.verify import check
from db.records import AnswerOrigin, Player
from db.schema import NAME_KEPT
from db.store import Store
from engine.core.errors import BadSnapshot, FathomError
from engine.core.event import Cause, Event
from engine.core.game import Setup
from engine.core.log import Entry, Move, Undo
from engine.core.msg import msg
from engine.core.table import Table
from tests.db.backends import OTYS, Home, new_game, on_a_file, otys, play_some
from tests.db.rows import NOON, entry_row, game_row, record, row_of

EVENTS = (
    Event(msg("log-took-back", told=4), 1, Cause("card", "028", Cause("slot", "a")), to=(0, 1)),
    Event(msg("bot-name", name="é “quoted”")),
)


# -- games


def test_a_record_is_read_from_its_row() -> None:
    found = record_of(game_row(awaits="0 2", scores=[12, 9], rules="r", ruled_from=3, chain="c"))
    assert (found.id, found.state, found.ply, found.announced) == (7, "running", 9, 4)
    assert (found.host_id, found.guild_id, found.channel_id) == (100, 1, 2)
    assert (found.awaits, found.scores) == ((0, 2), (12, 9))
    assert (found.rules, found.ruled_from, found.chain) == ("r", 3, "c")
    assert (found.created_at, found.updated_at, found.pace) == (NOON, NOON, "none")


@pytest.mark.parametrize(
    "setup",
    [
        Setup("otys", 3, 0, (("sponsor_sides", "basic"),), "otys@1"),
        Setup("antarctica", 2, (1 << 128) - 1, (), "reef@2"),
    ],
)
def test_a_setup_is_read_as_it_was_written(setup: Setup) -> None:
    columns = setup_columns(setup)
    assert len(columns["seed"]) == 32
    assert setup_of(record_of(game_row(**columns))) == setup


@pytest.mark.parametrize("state", ["lobby", "ended"])
def test_a_game_that_never_began_has_no_setup(state: str) -> None:
    lobby = record_of(game_row(state=state, seed=""))
    assert lobby.setup is None
    with pytest.raises(NotBegun):
        setup_of(lobby)


@pytest.mark.parametrize(
    "damage",
    [
        {"state": "sunk"},
        {"seed": "pearl"},
        {"seed": ""},
        {"options": 7},
        {"options": [1]},
        {"scores": 7},
        {"awaits": "x"},
    ],
)
def test_a_damaged_row_is_refused_by_its_number_and_skipped_in_lists(
    damage: dict[str, Any], caplog: pytest.LogCaptureFixture
) -> None:
    with pytest.raises(BrokenGame) as wrong:
        record_of(game_row(**damage))
    assert wrong.value.msg["game"] == 7
    rows = [game_row(id=1), game_row(**damage), game_row(id=3)]
    with caplog.at_level(logging.WARNING):
        assert [found.id for found in readable(rows, record_of)] == [1, 3]
    assert "error-broken-game" in caplog.text


def test_a_lobby_needs_a_host_and_a_channel() -> None:
    waiting: dict[str, Any] = {"state": "lobby", "seed": "", "pack": "reef", "pace": "day"}
    lobby = lobby_of(game_row(**waiting), (Player(user_id=100),))
    assert (lobby.host_id, lobby.channel_id, lobby.pack, lobby.pace) == (100, 2, "reef", "day")
    assert (lobby.options, lobby.players) == ((("sponsor_sides", "basic"),), (Player(user_id=100),))
    for missing in ("host_id", "channel_id"):
        with pytest.raises(BrokenGame):
            lobby_of(game_row(**waiting, **{missing: None}), ())


# -- players


def test_players_are_read_as_they_were_written() -> None:
    players = (Player("human", 100, "Ann", "greedy"), Player("random"))
    told = {"stand_in_asked": None, "left_by": None}
    rows = seat_rows(7, players)
    assert [(row["game_id"], row["seat"]) for row in rows] == [(7, 0), (7, 1)]
    assert players_of(row_of(**row, **told) for row in rows) == players
    asked = row_of(**rows[0], stand_in_asked=True, left_by=55)
    assert players_of([asked]) == (replace(players[0], stand_in_asked=True, left_by=55),)


def test_a_name_is_cut_to_what_is_kept_of_it() -> None:
    (row,) = seat_rows(7, [Player("human", 100, "é" * 150)])
    assert row["name"] == "é" * NAME_KEPT


def test_of_the_awaited_seats_the_first_of_a_computer_is_found() -> None:
    players = [Player(user_id=1), Player("random"), Player("human", 2, stand_in="greedy")]
    assert computer_among((0, 1, 2), players) == 1
    assert computer_among((2, 0), players) == 2
    assert computer_among((0,), players) is None
    assert computer_among((), players) is None


def test_the_awaited_seats_are_kept_in_order() -> None:
    table = Table(OTYS, otys(3))
    asked = awaited(table)
    assert asked == tuple(sorted({question.seat for question in table.pending}))
    assert record_of(game_row(awaits=awaits_column((0, 2)))).awaits == (0, 2)
    assert record_of(game_row(awaits=awaits_column(()))).awaits == ()


# -- log entries


@pytest.mark.parametrize("entry", [Move(1, ("a", "b")), Move(0, 12), Move(0, ()), Undo(1, 3)])
def test_an_entry_is_read_as_it_was_written(entry: Entry) -> None:
    columns = entry_columns(entry)
    row = entry_row(4, columns["kind"], columns["seat"], columns["answer"])
    assert entry_of(record(), row) == entry


@pytest.mark.parametrize(
    ("kind", "seat", "answer"),
    [("move", 2, "a"), ("move", -1, "a"), ("move", 0, "=x"), ("undo", 0, "-3"), ("undo", 0, "a")],
)
def test_an_entry_that_makes_no_sense_is_blamed_by_its_ply(
    kind: str, seat: int, answer: str
) -> None:
    with pytest.raises(BrokenGame) as wrong:
        entry_of(record(seats=2), entry_row(4, kind, seat, answer))
    assert wrong.value.reason["ply"] == 4


def test_only_moves_are_listed_as_moves() -> None:
    rows = [
        entry_row(0, "move", 0, "a"),
        entry_row(1, "undo", 0, "0"),
        entry_row(2, "move", 1, "b"),
    ]
    assert moves_of(record(), rows) == [Move(0, ("a",)), Move(1, ("b",))]


TOLD: dict[str, Any] = {
    "ply": 4,
    "seat": 1,
    "kind": "move",
    "events": write_events(EVENTS),
    "undone_by": 6,
    "answered_by": "stand-in",
    "user_id": 100,
    "at": NOON,
}


def test_an_entry_is_told_with_its_events_and_its_origin() -> None:
    told = entry_told(7, row_of(**TOLD))
    assert (told.ply, told.seat, told.kind, told.undone_by) == (4, 1, "move", 6)
    assert (told.by, told.user_id, told.at) == (AnswerOrigin.STAND_IN, 100, NOON)
    assert told.events == EVENTS


@pytest.mark.parametrize("damage", [{"events": "{"}, {"answered_by": "ghost"}])
def test_an_entry_that_cannot_be_told_is_blamed_by_its_ply(damage: dict[str, str]) -> None:
    with pytest.raises(BrokenGame) as wrong:
        entry_told(7, row_of(**TOLD | damage))
    assert (wrong.value.msg["game"], wrong.value.reason["ply"]) == (7, 4)


def test_events_keep_who_may_know_them_and_their_cause() -> None:
    first, second = read_events(write_events(EVENTS))
    assert (first.to, first.cause, second.to) == ((0, 1), EVENTS[0].cause, None)
    assert read_events(write_events(())) == ()


# -- positions


def snapshot(**changes: object) -> Any:  # noqa: ANN401 - a row
    """Return the row of a game's first position."""
    columns = snapshot_columns(OTYS, Table(OTYS, otys()).checkpoint)
    named = {f"snapshot_{name}": value for name, value in columns.items()}
    return row_of(**named | changes)


def test_a_position_is_read_as_it_was_written() -> None:
    opening = Table(OTYS, otys()).checkpoint
    found = checkpoint_of(OTYS, snapshot(), 2)
    assert OTYS.codec.dump(found.state) == OTYS.codec.dump(opening.state)
    assert (found.moves, found.last) == (0, (0, 0))


@pytest.mark.parametrize(
    "damage",
    [
        {"snapshot_state": None},
        {"snapshot_state": "{}"},
        {"snapshot_last": "x y"},
        {"snapshot_last": "0 0 0"},
        {"snapshot_moves": 3},
    ],
)
def test_a_position_that_does_not_fit_its_game_is_refused(damage: dict[str, object]) -> None:
    with pytest.raises(BadSnapshot):
        checkpoint_of(OTYS, snapshot(**damage), 2)


# -- in a store


@on_a_file
@pytest.mark.parametrize(
    "change",
    [
        "update moves set answer = '=x'",
        "update moves set seat = 7",
        "update moves set kind = 'undo', answer = '-3'",
    ],
)
async def test_an_entry_that_cannot_be_read_is_blamed(
    home: Home, store: Store, change: str
) -> None:
    game_id = await new_game(store)
    await play_some(store, game_id, 20)
    assert home.run(change + " where ply = 12")
    with pytest.raises(BrokenGame) as refused:
        await store.games.load(game_id, whole=True)
    assert refused.value.reason.key == "error-broken-entry"
    assert refused.value.reason["ply"] == 12
    assert await check(store, game_id)


@on_a_file
@pytest.mark.parametrize(
    "change",
    [
        "update games set seed = 'pearl' where id = 1",
        "update games set options = '[1]' where id = 1",
        "update games set options = '7' where id = 1",
        "update games set state = 'sunk' where id = 1",
        "update games set scores = '7' where id = 1",
    ],
)
async def test_a_damaged_game_does_not_hide_the_others(
    home: Home, store: Store, caplog: pytest.LogCaptureFixture, change: str
) -> None:
    setup = otys()
    damaged, sound = [
        await store.lobbies.create(setup, [Player()] * 2, channel_id=5) for _ in range(2)
    ]
    assert home.run(change)
    assert [game.id for game in await store.games.by_channel(5)] == [sound]
    assert "error-broken-game" in caplog.text
    with pytest.raises(BrokenGame):
        await store.games.load(damaged)
    with pytest.raises(FathomError):
        await store.moves.play(damaged, 0, ("key:1",), 0)
    assert (await store.games.load(sound)).table.pending
