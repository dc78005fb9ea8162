"""The statements of a move, on a small in-memory database."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, create_engine, insert, select
from sqlalchemy.dialects import postgresql

from db.games import sql
from db.messaging.posts import UNDELIVERED
from db.schema import games, metadata, moves, seats, snapshots
from tests.db.rows import NOON, RUNNING

GAME, OTHER = {"of_game": 7}, {"of_game": 8}


@pytest.fixture
def connection() -> Iterator[Connection]:
    """Provide a database with two games of five moves, in the second of which two were undone."""
    engine = create_engine("sqlite://")
    tables = [games, seats, moves, snapshots]
    with engine.begin() as connection:
        metadata.create_all(connection, tables)
        for number in (7, 8):
            connection.execute(insert(games).values(RUNNING | {"id": number}))
            connection.execute(insert(moves), [log_row(number, ply) for ply in range(5)])
        undone = {"since": 3, "undone_by": 5}
        connection.execute(insert(moves), log_row(8, 5) | {"kind": "undo", "answer": "3"})
        connection.execute(sql.MARK_UNDONE, OTHER | undone)
        yield connection
    engine.dispose()


def log_row(number: int, ply: int) -> dict[str, Any]:
    """Return the row of a move."""
    move = {"kind": "move", "seat": ply % 2, "answer": f"a{ply}", "events": "[]", "at": NOON}
    return {"game_id": number, "ply": ply, "interaction_id": f"i{ply}", **move}


def take_snapshots(connection: Connection, *plies: int) -> None:
    position = {"last": "0 0", "at": NOON}
    rows = [
        {"game_id": number, "ply": ply, "moves": ply, "state": f"s{ply}", **position}
        for ply in plies
        for number in (7, 8)
    ]
    connection.execute(insert(snapshots), rows)


def found(connection: Connection, query: sql.Query, **values: object) -> list[tuple[Any, ...]]:
    return [tuple(row) for row in connection.execute(query, values)]


def test_a_game_comes_with_its_latest_position_and_the_moves_since(connection: Connection) -> None:
    take_snapshots(connection, 0, 2)
    rows = connection.execute(sql.LATEST, GAME).all()
    assert [(row.entry_ply, row.entry_seat, row.entry_answer) for row in rows] == [
        (2, 0, "a2"),
        (3, 1, "a3"),
        (4, 0, "a4"),
    ]
    # The position is long, so it is returned only once.
    assert [row.snapshot_state for row in rows] == ["s2", None, None]
    assert {row.snapshot_ply for row in rows} == {2}
    assert {row.id for row in rows} == {7}


def test_the_first_row_is_there_even_if_its_entry_was_taken_back(connection: Connection) -> None:
    take_snapshots(connection, 3)
    (row,) = connection.execute(sql.LATEST, OTHER).all()
    assert (row.entry_ply, row.undone_by, row.snapshot_state) == (3, 5, "s3")


def test_a_game_without_a_position_and_moves_is_one_row(connection: Connection) -> None:
    (row,) = connection.execute(sql.LATEST, GAME).all()
    assert (row.id, row.entry_ply, row.snapshot_state) == (7, None, None)


def test_a_repeated_interaction_is_found_with_the_game(connection: Connection) -> None:
    take_snapshots(connection, 4)
    (again,) = connection.execute(sql.TO_PLAY, GAME | {"interaction": "i2"}).all()
    assert (again.told_ply, again.told_events, again.entry_ply) == (2, "[]", 4)
    for interaction in ("another", None):
        (new,) = connection.execute(sql.TO_PLAY, GAME | {"interaction": interaction}).all()
        assert (new.told_ply, new.entry_ply) == (None, 4)


def test_only_moves_that_count_stand(connection: Connection) -> None:
    standing = connection.execute(sql.STANDING, OTHER | {"since": 1}).all()
    assert [row.entry_ply for row in standing] == [1, 2]
    assert len(connection.execute(sql.LOG, OTHER).all()) == 6


def test_a_move_is_found_by_how_many_count_before_it(connection: Connection) -> None:
    assert found(connection, sql.NUMBERED, **GAME, before=4) == [(4,)]
    assert found(connection, sql.NUMBERED, **OTHER, before=2) == [(2,)]
    assert found(connection, sql.NUMBERED, **OTHER, before=3) == []


def test_what_was_taken_back_before_keeps_its_mark(connection: Connection) -> None:
    connection.execute(sql.MARK_UNDONE, OTHER | {"since": 1, "undone_by": 6})
    marks = select(moves.c.undone_by).where(moves.c.game_id == 8).order_by(moves.c.ply)
    assert found(connection, marks) == [(None,), (6,), (6,), (5,), (5,), (None,)]


def test_the_opening_and_the_latest_positions_survive_pruning(connection: Connection) -> None:
    take_snapshots(connection, 0, 1, 2, 3, 4)
    connection.execute(sql.PRUNE, GAME | {"older": 1})
    kept = select(snapshots.c.ply).order_by(snapshots.c.ply)
    assert found(connection, kept.where(snapshots.c.game_id == 7)) == [(0,), (3,), (4,)]
    assert len(found(connection, kept.where(snapshots.c.game_id == 8))) == 5


def test_positions_after_a_ply_are_dropped(connection: Connection) -> None:
    take_snapshots(connection, 0, 1, 2)
    connection.execute(sql.DROP_SNAPSHOTS, GAME | {"after": 1})
    assert [row.snapshot_ply for row in connection.execute(sql.SNAPSHOTS, GAME)] == [1, 0]
    assert len(connection.execute(sql.SNAPSHOTS, OTHER).all()) == 3


@pytest.mark.parametrize(
    ("asked", "computer"), [("0 1 2", 1), ("0 2", 2), ("2", 2), ("0", None), ("", None)]
)
def test_the_first_awaited_seat_of_a_computer_is_noted(
    connection: Connection, asked: str, computer: int | None
) -> None:
    sitting: list[dict[str, Any]] = [
        {"game_id": 7, "seat": 0, "kind": "human", "stand_in": None},
        {"game_id": 7, "seat": 1, "kind": "random", "stand_in": None},
        {"game_id": 7, "seat": 2, "kind": "human", "stand_in": "greedy"},
        {"game_id": 8, "seat": 0, "kind": "random", "stand_in": None},
    ]
    connection.execute(insert(seats), sitting)
    row = connection.execute(sql.AWAIT, GAME | {"awaits": asked, "asked": asked}).one()
    assert (row.id, row.awaits, row.computer_seat) == (7, asked, computer)
    assert connection.execute(sql.COMPUTER_ASKED, GAME | {"asked": asked}).one() == row


def test_the_statements_can_be_said_to_postgresql() -> None:
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    assert str(sql.LOCKED.compile(dialect=dialect)).endswith("FOR UPDATE")
    for statement in (sql.TO_PLAY, sql.MARK_UNDONE, sql.AWAIT, sql.PRUNE, UNDELIVERED):
        assert str(statement.compile(dialect=dialect))
