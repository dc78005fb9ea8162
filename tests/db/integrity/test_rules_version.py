"""The rules version of a game, and what it means if a replay fails."""

from __future__ import annotations

from unittest.mock import Mock

import pytest

from db.errors import BrokenGame, EarlierRules
from db.games.mapping import entry_columns
from db.integrity.rules_version import (
    EMPTY_LOG,
    check_end,
    current_fingerprint,
    is_earlier,
    next_log_digest,
    replay_errors,
    rules_columns,
)
from db.records import GameRecord
from engine.core.errors import IllegalAnswer
from engine.core.game import Result
from engine.core.log import Entry, Move, Undo
from engine.core.msg import msg
from engine.core.table import Table
from tests.db.rows import record

TODAY = record(rules=current_fingerprint(), ply=9)
EARLIER = record(rules="earlier", ply=9)
CHANGED = record(rules=current_fingerprint(), ruled_from=4, ply=9)
REFUSAL = IllegalAnswer(msg("error-no-such-option", key="x"))


@pytest.mark.parametrize(
    ("game", "earlier"), [(TODAY, False), (EARLIER, True), (CHANGED, True), (record(), True)]
)
def test_a_game_is_earlier_if_any_part_may_be_of_other_rules(
    game: GameRecord, *, earlier: bool
) -> None:
    assert is_earlier(game) is earlier


def test_a_move_brings_a_game_under_the_rules_of_today_from_there_on() -> None:
    assert rules_columns(EARLIER) == {"rules": current_fingerprint(), "ruled_from": 9}
    assert rules_columns(TODAY) == rules_columns(CHANGED) == {}


def digest(*entries: Entry) -> str:
    chain = EMPTY_LOG
    for entry in entries:
        chain = next_log_digest(chain, entry_columns(entry))
    return chain


def test_the_digest_of_a_log_changes_with_any_part_of_it() -> None:
    log: tuple[Entry, ...] = (Move(0, ("a",)), Move(1, 3), Undo(1, 1))
    others: list[tuple[Entry, ...]] = [
        (Move(1, ("a",)), *log[1:]),
        (Move(0, ("b",)), *log[1:]),
        (*log[:2], Undo(1, 0)),
        (*log[:2], Move(1, ("1",))),
        (log[1], log[0], log[2]),
        log[:2],
        (),
    ]
    assert len({digest(*other) for other in (log, *others)}) == len(others) + 1
    assert digest(*log) == digest(*log)


def test_a_log_that_is_refused_is_damaged_under_the_rules_of_today() -> None:
    with pytest.raises(BrokenGame) as wrong, replay_errors(TODAY):
        raise REFUSAL
    assert wrong.value.reason == REFUSAL.msg


@pytest.mark.parametrize("game", [EARLIER, CHANGED])
@pytest.mark.parametrize("failure", [REFUSAL, KeyError("gone")])
def test_a_log_of_other_rules_may_fail_in_any_way(game: GameRecord, failure: Exception) -> None:
    with pytest.raises(EarlierRules) as wrong, replay_errors(game):
        raise failure
    assert wrong.value.msg["game"] == game.id


def test_a_mistake_of_the_rules_of_today_is_not_blamed_on_the_log() -> None:
    with pytest.raises(KeyError), replay_errors(TODAY):
        raise KeyError("gone")


@pytest.mark.parametrize("told", [BrokenGame(7, REFUSAL.msg), EarlierRules(7)])
def test_what_was_found_already_is_told_as_it_is(told: Exception) -> None:
    with pytest.raises(type(told)) as wrong, replay_errors(EARLIER):
        raise told
    assert wrong.value is told


def table(*scores: int) -> Table:
    """Return a table whose game ended with these scores or, without scores, has not ended."""
    result = Result(scores, tuple(range(1, len(scores) + 1)), "points") if scores else None
    return Mock(spec_set=Table, result=result)


def test_a_game_of_other_rules_has_to_end_as_it_did() -> None:
    ended = record(rules="earlier", scores=(12, 9))
    check_end(ended, table(12, 9))
    for other in (table(12, 8), table()):
        with pytest.raises(EarlierRules):
            check_end(ended, other)


def test_the_end_of_a_running_game_and_of_one_of_today_is_not_compared() -> None:
    check_end(EARLIER, table(1, 1))
    check_end(record(rules=current_fingerprint(), scores=(12, 9)), table(1, 1))
