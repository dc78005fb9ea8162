"""The nonce by which Discord recognizes a post that is sent again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.messages.direct_messages import nonce_of
from bot.posts.send import nonce_for
from bot.table.tables import Tables
from db.records import GameRecord, Post
from tests.bot.stored_tables import ANN, BEN, begun, opened

OLD = Post(22, 77, 3, datetime(2026, 1, 2, tzinfo=UTC))


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


@pytest.fixture
async def record(tables: Tables) -> GameRecord:
    return await tables.store.games.record(await begun(tables, ANN, BEN))


async def test_the_same_post_is_known_again(record: GameRecord) -> None:
    assert nonce_for(record, OLD, 1, (BEN,)) == nonce_for(record, OLD, 1, (BEN,))


async def test_a_post_that_calls_somebody_else_is_another_one(record: GameRecord) -> None:
    tried = [nonce_for(record, OLD, 0, called) for called in ((), (ANN,), (BEN,), (ANN, BEN))]
    assert len(set(tried)) == len(tried)


async def test_nobody_can_count_the_answers_without_the_seed(record: GameRecord) -> None:
    assert record.setup is not None
    other = replace(record, setup=replace(record.setup, seed=record.setup.seed + 1))
    assert nonce_for(record, None, 0) != nonce_for(other, None, 0)
    assert nonce_for(record, None, 0) != nonce_of(f"{record.id} {record.announced} None 0")
