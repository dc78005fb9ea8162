"""Unfinished work is resumed: all of it at the start, and later whatever is found twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from datetime import timedelta
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, NonCallableMock, patch

import pytest

from bot.admin import recovery
from bot.admin.recovery import EVERY, GOING_ON, SOON, Recovery
from bot.polls import polls
from bot.posts.retirement import LATEST
from bot.posts.retry import RetryQueue
from bot.posts.status_poster import END, NEWS, StatusPoster
from bot.services import Services
from bot.table.tables import Tables
from db.errors import DatabaseUnavailable, EarlierRules
from db.messaging.posts import Posts
from db.messaging.stale_posts import StalePosts
from db.users.settings import KeyValueStore
from engine.core.errors import FathomError
from engine.core.msg import msg
from engine.fingerprint import fingerprint
from tests.bot.positions import THEN
from tests.bot.recorded_interactions import like

AWAY = DatabaseUnavailable("games.db", "locked")


def strictly_like(kind: type) -> NonCallableMock:
    """Return a mock with the attributes of this class, on which no others can be set."""
    return NonCallableMock(spec_set=kind)


class Work:
    """Mocks for everything the searches find and everything done about it, with no real store."""

    def __init__(self) -> None:
        self.posts, self.stale = strictly_like(Posts), strictly_like(StalePosts)
        self.settings, self.tables = strictly_like(KeyValueStore), strictly_like(Tables)
        self.settings.recall.return_value = fingerprint()
        self.poster = like(StatusPoster)
        self.poster.retrying = strictly_like(RetryQueue)
        self.poster.retrying.is_trying.return_value = False
        self.resume_polls, self.announce_end = AsyncMock(), AsyncMock()
        self.repaired = AsyncMock(return_value=[])
        self.finds()
        parts: dict[str, Any] = {"posts": self.posts, "stale_posts": self.stale}
        store = SimpleNamespace(now=lambda: THEN, settings=self.settings, **parts)
        services = SimpleNamespace(store=store, tables=self.tables, status_poster=self.poster)
        self.recovery = Recovery(cast("Services", services))

    def finds(
        self,
        *,
        ends: tuple[int, ...] = (),
        news: tuple[int, ...] = (),
        untidy: tuple[int, ...] = (),
    ) -> None:
        """Set what the next searches will find."""
        self.posts.untold_ends.return_value = list(ends)
        self.posts.undelivered.return_value = list(news)
        self.stale.untidy.return_value = list(untidy)

    async def search(self) -> bool:
        return await self.recovery.resume_unfinished()

    @property
    def told(self) -> list[int]:
        """The games whose news was told."""
        return [call.args[-1] for call in self.poster.tell_belated.await_args_list]

    @property
    def ended(self) -> list[int]:
        """The games whose early end was announced."""
        return [call.args[-1] for call in self.announce_end.await_args_list]


@pytest.fixture
def work() -> Iterator[Work]:
    found = Work()
    with (
        patch.object(polls, "resume_polls", found.resume_polls),
        patch.object(polls, "resume_end_announcement", found.announce_end),
        patch.object(recovery, "repair_after_rules_change", found.repaired),
    ):
        yield found


async def test_at_the_start_all_unfinished_work_is_resumed(work: Work) -> None:
    work.finds(ends=(5,), news=(7, 6), untidy=(8,))
    assert await work.search()
    work.resume_polls.assert_awaited_once()
    assert work.ended == [5]
    assert work.told == [6, 7]
    work.tables.resume_computer_players.assert_any_await(6)
    work.poster.tidy.assert_awaited_once_with(8)


async def test_later_only_what_is_found_twice_is_resumed(work: Work) -> None:
    await work.search()
    work.finds(ends=(5,), news=(6,))
    await work.search()
    assert (work.ended, work.told) == ([], [])
    work.finds(ends=(5, 9), news=())
    await work.search()
    assert (work.ended, work.told) == ([5], [])


async def test_what_is_retried_already_is_left_to_the_retry(work: Work) -> None:
    trying = {(5, END), (6, NEWS), (7, GOING_ON)}
    work.poster.retrying.is_trying.side_effect = lambda key: key in trying
    work.finds(ends=(5,), news=(5, 6, 7))
    await work.search()
    assert (work.ended, work.told) == ([], [5])


async def test_polls_are_resumed_once_but_until_that_succeeds(work: Work) -> None:
    work.resume_polls.side_effect = AWAY
    assert not await work.search()
    work.resume_polls.side_effect = None
    for _ in range(2):
        assert await work.search()
    assert work.resume_polls.await_count == 2


async def test_a_database_that_fails_in_one_search_does_not_stop_the_others(work: Work) -> None:
    work.finds(news=(6,), untidy=(8,))
    work.posts.untold_ends.side_effect = AWAY
    assert not await work.search()
    assert work.told == [6]
    work.poster.tidy.assert_awaited_once_with(8)


async def test_an_error_that_nobody_foresaw_is_logged_and_stops_no_other_search(
    work: Work, caplog: pytest.LogCaptureFixture
) -> None:
    work.finds(ends=(5,), news=(6,))
    work.announce_end.side_effect = ZeroDivisionError
    await work.search()
    assert work.told == [6]
    assert [bool(each.exc_info) for each in caplog.records if each.levelno == logging.ERROR] == [
        True
    ]


@pytest.mark.parametrize("wrong", [FathomError(msg("error-game-over")), ZeroDivisionError()])
async def test_a_game_that_cannot_go_on_is_retried_and_stops_no_other(
    work: Work, wrong: Exception
) -> None:
    work.finds(news=(6, 7))
    work.tables.resume_computer_players.side_effect = [wrong, None, None]
    assert await work.search()
    assert work.told == [7]
    (noted,) = work.poster.retrying.note.call_args_list
    key, again = noted.args
    assert key == (6, GOING_ON)
    await again()
    assert work.told == [7, 6]


async def test_a_game_of_earlier_rules_is_left_alone_for_good(work: Work) -> None:
    work.finds(news=(6,))
    work.poster.tell_belated.side_effect = EarlierRules(6)
    for _ in range(3):
        await work.search()
    assert work.told == [6]
    work.poster.retrying.note.assert_not_called()


async def test_games_that_new_rules_rolled_back_go_on(work: Work) -> None:
    work.repaired.return_value = [6]
    assert await work.search()
    assert work.told == [6]


async def test_until_all_games_fit_the_rules_the_search_has_not_succeeded(work: Work) -> None:
    work.settings.recall.return_value = "those of before"
    assert not await work.search()


async def test_at_the_start_posts_are_tidied_though_that_was_put_off(work: Work) -> None:
    for due in (THEN + LATEST, THEN):
        await work.search()
        work.stale.untidy.assert_awaited_with(due)
        work.recovery.looked_at = THEN


@pytest.mark.parametrize(("fails", "pause"), [(False, EVERY), (True, SOON)])
async def test_after_a_failure_the_next_search_follows_sooner(
    work: Work,
    fails: bool,  # noqa: FBT001
    pause: timedelta,
) -> None:
    work.posts.undelivered.side_effect = AWAY if fails else None
    until = AsyncMock(side_effect=asyncio.CancelledError)
    with patch.object(work.recovery.alarm, "until", until), pytest.raises(asyncio.CancelledError):
        await work.recovery.run()
    until.assert_awaited_once_with(THEN + pause)
    assert work.recovery.looked_at == (None if fails else THEN)
