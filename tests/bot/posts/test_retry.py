"""Failed requests are retried later, by a clock that the test controls."""

import asyncio
from datetime import UTC, datetime, timedelta
from unittest.mock import patch

import aiohttp
import pytest

from bot.posts import retry
from bot.posts.retry import RetryQueue, send_with_retry
from engine.core.errors import Refused
from engine.core.msg import msg
from tests.bot.recorded_interactions import failure

KEY = (7, "its news")


class Clock:
    def __init__(self) -> None:
        self.time = datetime(2026, 3, 1, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time


class Doing:
    """A request that fails with these errors, one per attempt, before it succeeds."""

    def __init__(self, *wrong: Exception) -> None:
        self.wrong = list(wrong)
        self.done = 0

    async def __call__(self) -> None:
        self.done += 1
        if self.wrong:
            raise self.wrong.pop(0)


@pytest.fixture
def clock() -> Clock:
    return Clock()


async def later(clock: Clock, trying: RetryQueue, seconds: float) -> None:
    """Advance the clock, and let everything due be retried."""
    clock.time += timedelta(seconds=seconds)
    trying.alarm.ring()
    for _ in range(10):
        await asyncio.sleep(0)


async def test_what_failed_is_tried_until_it_succeeds_and_then_no_more(clock: Clock) -> None:
    trying = RetryQueue(clock.now)
    doing = Doing(Refused(msg("list-none")), ZeroDivisionError())
    trying.note(KEY, doing)
    for number, seconds in enumerate(retry.TRIES[:3], start=1):
        await later(clock, trying, seconds - 1)
        assert doing.done == number - 1
        assert trying.is_trying(KEY)
        await later(clock, trying, 1)
        assert doing.done == number
    assert not trying.is_trying(KEY)
    await later(clock, trying, 10**6)
    assert doing.done == 3
    await trying.close()


async def test_it_is_never_given_up(clock: Clock) -> None:
    trying, doing = RetryQueue(clock.now), Doing(*[ZeroDivisionError()] * 50)
    trying.note(KEY, doing)
    for _ in range(50):
        await later(clock, trying, retry.TRIES[-1])
    assert doing.done == 50
    await trying.close()


async def test_what_was_done_meanwhile_is_not_done_again(clock: Clock) -> None:
    trying, doing = RetryQueue(clock.now), Doing()
    trying.note(KEY, doing)
    trying.forget(KEY)
    await later(clock, trying, 10**6)
    assert doing.done == 0
    await trying.close()


async def test_what_is_done_just_when_it_is_due_ends_no_other_try(clock: Clock) -> None:
    trying, doing, other = RetryQueue(clock.now), Doing(), Doing()
    until, due = trying.alarm.until, clock.time + timedelta(seconds=retry.TRIES[0])

    async def until_just_now(moment: datetime | None) -> None:
        await until(moment)
        if clock.time >= due:
            asyncio.get_running_loop().call_soon(trying.forget, KEY)

    with patch.object(trying.alarm, "until", until_just_now):
        trying.note(KEY, doing)
        clock.time += timedelta(seconds=1)
        trying.note((8, "its news"), other)
        for _ in range(3):
            await later(clock, trying, 1)
    assert other.done == 1
    await trying.close()


async def test_one_that_takes_long_holds_up_no_other(clock: Clock) -> None:
    trying, other, never = RetryQueue(clock.now), Doing(), asyncio.Event()
    trying.note(KEY, never.wait)  # type: ignore[arg-type]
    await later(clock, trying, retry.TRIES[0])
    trying.note((8, "its news"), other)
    await later(clock, trying, retry.TRIES[0])
    assert other.done == 1
    assert trying.is_trying(KEY)
    await trying.close()
    assert not trying.is_trying(KEY)


async def test_what_fails_anew_while_it_is_tried_is_not_forgotten(clock: Clock) -> None:
    trying, second = RetryQueue(clock.now), Doing()

    async def first() -> None:
        trying.note(KEY, second)

    trying.note(KEY, first)
    await later(clock, trying, retry.TRIES[0])
    assert trying.is_trying(KEY)
    await later(clock, trying, retry.TRIES[0])
    assert second.done == 1
    await trying.close()


@pytest.mark.parametrize("wrong", [aiohttp.ServerDisconnectedError(), TimeoutError()])
async def test_a_request_that_was_cut_is_sent_once_more(
    wrong: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "SOON", 0)
    doing = Doing(wrong)
    await send_with_retry(doing)
    assert doing.done == 2
    with pytest.raises(type(wrong)):
        await send_with_retry(Doing(wrong, wrong))


async def test_what_discord_refuses_is_not_asked_again() -> None:
    doing = Doing(failure(403, 50013))
    with pytest.raises(type(failure(403))):
        await send_with_retry(doing)
    assert doing.done == 1
