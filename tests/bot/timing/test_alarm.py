"""Waiting for a moment by a clock that the test sets."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot.timing import alarm as waiting
from bot.timing.alarm import Alarm

THEN = datetime(2026, 1, 1, tzinfo=UTC)
DAY = timedelta(days=1)


class Hand:
    """A clock that moves only when it is set, and notices when it is read."""

    def __init__(self) -> None:
        self.time = THEN
        self._looked = asyncio.Event()

    def now(self) -> datetime:
        self._looked.set()
        return self.time

    async def looked_at_again(self) -> None:
        """Wait until a waiting task has certainly read the current time."""
        for _ in range(4):
            self._looked.clear()
            await self._looked.wait()


@pytest.fixture
async def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    monkeypatch.setattr(waiting, "SLICE", timedelta(milliseconds=1))
    return Hand()


async def begun(alarm: Alarm, moment: datetime | None) -> asyncio.Task[None]:
    """Start waiting for a moment, and return the task."""
    task = asyncio.create_task(alarm.until(moment))
    await asyncio.sleep(0)
    return task


@pytest.mark.parametrize("moment", [THEN, THEN - DAY])
async def test_a_moment_that_has_come_is_not_waited_for(hand: Hand, moment: datetime) -> None:
    task = await begun(Alarm(hand.now), moment)
    assert task.done()


async def test_a_clock_that_is_set_is_noticed(hand: Hand) -> None:
    task = await begun(Alarm(hand.now), THEN + 3 * DAY)
    await hand.looked_at_again()
    assert not task.done()
    hand.time = THEN + 3 * DAY
    await task


async def test_a_clock_that_is_set_back_makes_it_wait_on(hand: Hand) -> None:
    hand.time = THEN + DAY
    task = await begun(Alarm(hand.now), THEN + 2 * DAY)
    hand.time = THEN
    await hand.looked_at_again()
    assert not task.done()
    hand.time = THEN + 2 * DAY
    await task


@pytest.mark.parametrize("moment", [None, THEN + DAY])
async def test_it_rings_at_once_for_whoever_waits(hand: Hand, moment: datetime | None) -> None:
    alarm = Alarm(hand.now)
    task = await begun(alarm, moment)
    assert not task.done()
    alarm.ring()
    await task


async def test_it_rings_once_for_whoever_waits_next(hand: Hand) -> None:
    alarm = Alarm(hand.now)
    alarm.ring()
    await alarm.until(None)
    task = await begun(alarm, None)
    assert not task.done()
    task.cancel()
