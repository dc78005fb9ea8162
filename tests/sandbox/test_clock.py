"""A clock that can be advanced."""

from __future__ import annotations

import asyncio
from datetime import timedelta

from sandbox.clock import Clock, parsed

HOUR = timedelta(hours=1)


def test_a_stamp_is_read_as_the_moment_it_was_made() -> None:
    clock = Clock()
    before, stamp, after = clock.now(), clock.stamp(), clock.now()
    assert before <= parsed(stamp) <= after
    assert parsed(stamp).utcoffset() == timedelta()


def test_a_clock_goes_on_from_where_it_was_put() -> None:
    clock, other = Clock(), Clock()
    before = clock.now()
    clock.advance(3600)
    clock.advance(3600)
    assert clock.now() - before >= 2 * HOUR
    assert other.now() - before < HOUR


async def test_a_sleeper_wakes_when_the_clock_is_put_forward_far_enough() -> None:
    clock = Clock()
    sleeper = asyncio.create_task(clock.sleep_until(clock.now() + HOUR))
    await asyncio.sleep(0)
    clock.advance(1800)
    for _ in range(3):
        await asyncio.sleep(0)
    assert not sleeper.done()
    clock.advance(1800)
    await asyncio.wait_for(sleeper, 5)


async def test_all_who_sleep_are_woken() -> None:
    clock = Clock()
    sleepers = [asyncio.create_task(clock.sleep_until(clock.now() + HOUR)) for _ in range(3)]
    await asyncio.sleep(0)
    clock.advance(3600)
    await asyncio.wait_for(asyncio.gather(*sleepers), 5)


async def test_nobody_sleeps_until_what_is_over() -> None:
    clock = Clock()
    await asyncio.wait_for(clock.sleep_until(clock.now() - HOUR), 5)


async def test_a_sleeper_wakes_by_itself() -> None:
    clock = Clock()
    await asyncio.wait_for(clock.sleep_until(clock.now() + timedelta(milliseconds=1)), 5)
