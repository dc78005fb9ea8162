"""The checks of a stored game that need no replay."""

from __future__ import annotations

from dataclasses import replace
from typing import Any
from unittest.mock import Mock

import pytest
from sqlalchemy import Row

from db.games.mapping import entry_columns, snapshot_columns
from db.integrity.structure import differences, marks_differ
from db.integrity.verify import StoredRows
from db.schema import GameState
from engine.core.game import Result
from engine.core.log import Checkpoint, Entry, Move, Undo, last_moves, valid_moves
from engine.core.table import Table
from tests.db.backends import OTYS, otys
from tests.db.rows import entry_row, record, row_of

LOG: tuple[Entry, ...] = (Move(0, ("a",)), Move(1, ("b",)), Undo(1, 1), Move(1, ("c",)))
UNDONE = {1: 2}


def logged(ply: int, entry: Entry, undone_by: int | None = None) -> Row[Any]:
    columns = entry_columns(entry)
    return entry_row(ply, columns["kind"], columns["seat"], columns["answer"], undone_by)


def snapshot(ply: int, **changes: object) -> Row[Any]:
    """Return the row of a snapshot after this many entries; the content of its state is ignored."""
    moves = [move for _, move in valid_moves(LOG[:ply])]
    state = Table(OTYS, otys()).state
    state.moves = len(moves)
    at = Checkpoint(state, len(moves), last_moves((0, 0), 0, moves))
    named = {f"snapshot_{name}": value for name, value in snapshot_columns(OTYS, at).items()}
    return row_of(**{"snapshot_ply": ply} | named | changes)


def stored(**changes: Any) -> StoredRows:  # noqa: ANN401 - as its fields
    """Return the rows of a sound game of four entries, one of which is an undo."""
    log = [logged(ply, entry, UNDONE.get(ply)) for ply, entry in enumerate(LOG)]
    rows = [snapshot(3), snapshot(0)]
    sound = StoredRows(record(ply=4), (), log, rows, None, (), OTYS, None)
    return replace(sound, **changes)


def found(kept: StoredRows) -> list[str]:
    return list(differences(kept, OTYS))


def test_nothing_is_found_in_a_sound_game() -> None:
    assert found(stored()) == []


def test_a_gap_in_the_log_is_found() -> None:
    log = stored().log
    assert found(stored(log=[log[0], *log[2:]])) == ["entry 1 of its log is missing"]


@pytest.mark.parametrize("undo", [Undo(1, 2), Undo(0, 1)])
def test_an_undo_of_something_that_was_not_there_is_found(undo: Undo) -> None:
    log = [*stored().log[:2], logged(2, undo)]
    (told,) = found(stored(log=log))
    assert told == "entry 2 of its log is an undo of something that was not there"


@pytest.mark.parametrize("marks", [{}, {1: 3}, {1: 2, 3: 2}])
def test_a_wrong_mark_of_an_undone_entry_is_found(marks: dict[int, int]) -> None:
    log = [logged(ply, entry, marks.get(ply)) for ply, entry in enumerate(LOG)]
    told = list(marks_differ(log, UNDONE))
    assert len(told) == 1
    assert "wrongly marked as undone" in told[0]


@pytest.mark.parametrize(
    ("ply", "change", "told"),
    [
        (3, {"snapshot_last": "1 1"}, "the snapshot at ply 3 is a different position"),
        (0, {"snapshot_last": "1 0"}, "the snapshot at ply 0 is a different position"),
        (3, {"snapshot_state": ""}, "the snapshot at ply 3 cannot be read: "),
        (3, {"snapshot_ply": 9}, "the snapshot at ply 9 is beyond its log"),
    ],
)
def test_a_position_that_does_not_fit_the_log_is_found(
    ply: int, change: dict[str, object], told: str
) -> None:
    (said,) = found(stored(snapshots=[snapshot(ply, **change)]))
    assert said.startswith(told)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"ply": 5}, "its ply is 5, but its log has 4 entries"),
        ({"scores": (3, 2)}, "its scores do not fit its state"),
        ({"state": GameState.OVER}, "its scores do not fit its state"),
    ],
)
def test_a_record_that_contradicts_itself_is_found(change: dict[str, Any], told: str) -> None:
    assert found(stored(record=record(**{"ply": 4} | change))) == [told]


def test_scores_that_are_not_those_of_the_people_are_found() -> None:
    over = record(ply=4, state=GameState.OVER, scores=(3, 2))
    assert found(stored(record=over, results=(3, 2))) == []
    (told,) = found(stored(record=over, results=(3, 1)))
    assert told == "its scores are not those that count for its people"


def test_a_game_recorded_as_over_that_is_still_running_is_found() -> None:
    over = record(ply=4, state=GameState.OVER, scores=(3, 2))
    table = Table(OTYS, otys())
    assert found(stored(record=over, now=table)) == ["its recorded state is wrong: over"]
    assert found(stored(now=table)) == []


def test_a_game_that_was_given_up_may_stand_anywhere() -> None:
    finished = Mock(spec_set=Table, result=Result((3, 2), (1, 2), "points"))
    given_up = record(ply=4, state=GameState.ENDED)
    assert found(stored(record=given_up, now=finished)) == []
    assert found(stored(now=finished)) == ["its recorded state is wrong: running"]


def test_an_end_that_is_another_position_is_found() -> None:
    (told,) = found(stored(end=snapshot(4)))
    assert told == "the position in which it ended is a different one"
    (told,) = found(stored(end=snapshot(4, snapshot_state="")))
    assert told.startswith("the position in which it ended cannot be read: ")
