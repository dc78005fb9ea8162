"""After a change of the rules every running game is checked once."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import cast

import pytest

from bot.admin.rules_upgrade import RULES, repair_after_rules_change
from bot.table.tables import Tables
from db.errors import BrokenGame, DatabaseUnavailable
from db.store import Store
from engine.core.errors import FathomError
from engine.core.msg import msg
from engine.fingerprint import fingerprint
from tests.db.backends import url_of
from tests.db.earlier_rules import later_rules, restore

FORMER = "those of before"


async def test_a_game_that_somebody_looks_at_before_is_mended_and_told_all_the_same(
    tmp_path: Path,
) -> None:
    file = tmp_path / "games.db"
    restore(file)
    store = await Store.open(url_of(file))
    tables = Tables(store)
    await store.settings.remember(RULES, FORMER)
    with later_rules():
        standing = await tables.standing(5)
        assert standing.table.pending
        assert await repair_after_rules_change(store, tables) == [5]
        assert not await tables.repair_if_needed(5)
    await store.close()


@pytest.mark.slow
async def test_a_game_that_several_look_at_at_once_is_seen_by_each(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    restore(file)
    store = await Store.open(url_of(file))
    tables = Tables(store)
    with later_rules():
        found = await asyncio.gather(*(tables.standing(5) for _ in range(4)))
        assert len({standing.ply for standing in found}) == 1
    await store.close()


async def test_a_game_that_is_mended_while_somebody_looks_at_it_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    restore(file)
    store = await Store.open(url_of(file))
    tables = Tables(store)
    with later_rules():
        _, mended = await asyncio.gather(tables.standing(5), tables.repair_if_needed(5))
        assert mended
    await store.close()


class _Games:
    """Three running games; `second` is the result of checking the second one."""

    def __init__(self, *, second: bool | FathomError) -> None:
        self.noted = {RULES: FORMER}
        self.seen: list[int] = []
        self.second = second
        # This object serves as the store and as its parts: the repair uses nothing else of them.
        self.settings = self.repairs = self

    async def recall(self, name: str) -> str | None:
        return self.noted.get(name)

    async def remember(self, name: str, value: str) -> None:
        self.noted[name] = value

    async def running(self) -> list[int]:
        return [1, 2, 3]

    async def repair_if_needed(self, game_id: int) -> bool:
        self.seen.append(game_id)
        if game_id != 2:
            return False
        if isinstance(self.second, FathomError):
            raise self.second
        return self.second

    async def mended(self) -> list[int]:
        return await repair_after_rules_change(cast("Store", self), cast("Tables", self))


async def test_all_games_are_looked_at_once_after_a_change() -> None:
    games = _Games(second=True)
    assert await games.mended() == [2]
    assert games.noted[RULES] == fingerprint()
    assert await games.mended() == []
    assert games.seen == [1, 2, 3]


async def test_a_game_that_nobody_can_read_holds_up_nothing() -> None:
    games = _Games(second=BrokenGame(2, msg("error-broken-record")))
    assert await games.mended() == []
    assert games.noted[RULES] == fingerprint()
    assert games.seen == [1, 2, 3]


async def test_a_game_that_could_not_be_looked_at_is_looked_at_after_the_next_start() -> None:
    games = _Games(second=DatabaseUnavailable("games.db", "locked"))
    assert await games.mended() == []
    assert games.noted[RULES] == FORMER
    games.second = True
    assert await games.mended() == [2]
    assert games.noted[RULES] == fingerprint()
