"""By which rules a game was played, and what trouble with its log means therefore.

A log that the rules of today do not let through is damaged, unless other rules may have been in
force when it was written: then nothing is wrong with it, but it cannot be played again any more.
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
"""The chain of a log without entries."""


@cache
def present() -> str:
    """The rules of today, in one word; they stay the same for as long as a process runs."""
    return fingerprint()


def is_earlier(record: GameRecord) -> bool:
    """Whether some of a game may have been played by other rules than those of today."""
    return record.rules != present() or record.ruled_from > 0


def ruled_columns(record: GameRecord) -> dict[str, Any]:
    """What a move changes in the row of a game that was played by other rules until now."""
    if record.rules == present():
        return {}
    return {"rules": present(), "ruled_from": record.ply}


def chained(chain: str, entry: Mapping[str, Any]) -> str:
    """What stands for a whole log once this entry has followed on the others."""
    text = f"{chain} {entry['kind']} {entry['seat']} {entry['answer']}"
    return blake2b(text.encode(), digest_size=16).hexdigest()


@contextmanager
def playing_again(record: GameRecord) -> Iterator[None]:
    """Tell what goes wrong when a log is played again as what it is."""
    try:
        yield
    except (BrokenGame, EarlierRules):
        raise
    except Exception as wrong:
        # To other rules a move may mean anything; they may as well stumble over it.
        if is_earlier(record):
            raise EarlierRules(record.id) from wrong
        if isinstance(wrong, Refused):
            raise BrokenGame(record.id, wrong.msg) from wrong
        raise


def check_end(record: GameRecord, table: Table) -> None:
    """Refuse a table at which a game has ended in another way than it did."""
    if record.scores is None or not is_earlier(record):
        return
    if table.result is None or table.result.scores != record.scores:
        raise EarlierRules(record.id)
