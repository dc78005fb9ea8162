"""Waiting for a moment by a clock that is set by hand."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime, timedelta

import pytest

from bot import alarm as waiting
from bot.alarm import Alarm

THEN = datetime(2026, 1, 1, tzinfo=UTC)


class Hand:
    """A clock that goes only when it is set."""

    def __init__(self) -> None:
        self.time = THEN

    def now(self) -> datetime:
        return self.time


@pytest.fixture
def hand(monkeypatch: pytest.MonkeyPatch) -> Hand:
    monkeypatch.setattr(waiting, "SLICE", timedelta(milliseconds=5))
    return Hand()


async def rings(alarm: Alarm, moment: datetime | None) -> asyncio.Task[None]:
    task = asyncio.create_task(alarm.until(moment))
    await asyncio.sleep(0.02)
    return task


async def test_a_moment_that_has_come_is_not_waited_for(hand: Hand) -> None:
    await Alarm(hand.now).until(THEN)
    await Alarm(hand.now).until(THEN - timedelta(days=1))


async def test_a_clock_that_is_set_is_noticed(hand: Hand) -> None:
    task = await rings(Alarm(hand.now), THEN + timedelta(days=3))
    assert not task.done()
    hand.time = THEN + timedelta(days=3)
    await task


async def test_a_clock_that_is_set_back_makes_it_wait_on(hand: Hand) -> None:
    hand.time = THEN + timedelta(days=1)
    task = await rings(Alarm(hand.now), THEN + timedelta(days=2))
    hand.time = THEN
    await asyncio.sleep(0.02)
    assert not task.done()
    hand.time = THEN + timedelta(days=2)
    await task


@pytest.mark.parametrize("moment", [None, THEN + timedelta(days=1)])
async def test_it_rings_at_once_for_whoever_waits(hand: Hand, moment: datetime | None) -> None:
    alarm = Alarm(hand.now)
    task = await rings(alarm, moment)
    assert not task.done()
    alarm.ring()
    await task


async def test_it_rings_once_for_whoever_waits_next(hand: Hand) -> None:
    alarm = Alarm(hand.now)
    alarm.ring()
    await alarm.until(None)
    task = await rings(alarm, None)
    assert not task.done()
    task.cancel()
