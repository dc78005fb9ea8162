"""The rules version that a game is played under, and the meaning of a replay that fails.

A log that today's rules do not accept is damaged, unless other rules may have been in force when it
was written: in that case it is sound but can no longer be replayed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import blake2b
from typing import Any

from db.errors import BrokenGame, EarlierRules
from db.records import GameRecord
from engine.core.errors import Refused
from engine.core.table import Table
from engine.fingerprint import fingerprint

EMPTY_LOG = ""
"""The digest of a log without entries."""


@cache
def current_fingerprint() -> str:
    """Return the fingerprint of today's rules, which are fixed for the life of a process."""
    return fingerprint()


def is_earlier(record: GameRecord) -> bool:
    """Return whether part of a game may have been played under other rules than today's."""
    return record.rules != current_fingerprint() or record.ruled_from > 0


def rules_columns(record: GameRecord) -> dict[str, Any]:
    """Return the columns to update if a game so far played under other rules gets an entry now."""
    if record.rules == current_fingerprint():
        return {}
    return {"rules": current_fingerprint(), "ruled_from": record.ply}


def next_log_digest(chain: str, entry: Mapping[str, Any]) -> str:
    """Return the digest of a whole log, given that of the log before its last entry."""
    text = f"{chain} {entry['kind']} {entry['seat']} {entry['answer']}"
    return blake2b(text.encode(), digest_size=16).hexdigest()


@contextmanager
def replay_errors(record: GameRecord) -> Iterator[None]:
    """Translate exceptions raised by a replay into `EarlierRules` or `BrokenGame`."""
    try:
        yield
    except (BrokenGame, EarlierRules):
        raise
    except Exception as wrong:
        # Today's rules may fail in any way on moves that were made under other rules.
        if is_earlier(record):
            raise EarlierRules(record.id) from wrong
        if isinstance(wrong, Refused):
            raise BrokenGame(record.id, wrong.msg) from wrong
        raise


def check_end(record: GameRecord, table: Table) -> None:
    """Raise `EarlierRules` if a game with recorded scores ends differently at this table."""
    if record.scores is None or not is_earlier(record):
        return
    if table.result is None or table.result.scores != record.scores:
        raise EarlierRules(record.id)
