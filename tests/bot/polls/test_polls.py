"""The limit on nudges from a table, even when the clock is set back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.polls import polls
from bot.polls.consent import Vote
from bot.table.tables import Tables
from db.messaging.polls import PollKind, Question
from tests.bot.lobby_fixtures import hall_with
from tests.bot.stored_tables import ANN, BEN, CLEO, begun, opened


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


async def test_a_clock_that_is_set_back_keeps_nobody_from_nudging_for_long(
    tables: Tables, monkeypatch: pytest.MonkeyPatch
) -> None:
    standing = await tables.standing(await begun(tables, ANN, BEN, CLEO))
    seat, store = standing.awaited[0], tables.store
    first, second = (
        player.user_id or 0 for place, player in enumerate(standing.players) if place != seat
    )
    facts = {"level": "greedy", "since": 0, "user": standing.players[seat].user_id}
    question = Question(standing.id, PollKind.ABSENT, seat, standing.ply, None, facts)
    poll, _ = await store.polls.open(question)
    async with hall_with(tables) as hall:
        poll = await polls._store_vote(hall.services.store, standing, poll, first, Vote.NUDGE)
        with pytest.raises(polls.PollRefused):
            await polls._store_vote(hall.services.store, standing, poll, second, Vote.NUDGE)
        earlier = store.now() - timedelta(days=1)
        monkeypatch.setattr(store.database, "now", lambda: earlier)
        poll = await polls._store_vote(hall.services.store, standing, poll, second, Vote.NUDGE)
        # That one counts by the clock as it is now.
        with pytest.raises(polls.PollRefused):
            await polls._store_vote(hall.services.store, standing, poll, first, Vote.NUDGE)
