"""IDs that only ever increase."""

from __future__ import annotations

from datetime import timedelta

import discord

from sandbox.clock import Clock
from sandbox.snowflakes import Snowflakes


def test_ids_always_grow_even_when_the_clock_goes_back() -> None:
    clock = Clock()
    ids = Snowflakes(clock)
    clock.advance(60)
    first = ids.next()
    clock.advance(-60)
    assert int(ids.next()) > int(first)
    later = Snowflakes(clock)
    later.start_after([first])
    assert int(later.next()) > int(first)


def test_an_id_says_when_it_was_made() -> None:
    clock = Clock()
    before = clock.now()
    made = discord.utils.snowflake_time(int(Snowflakes(clock).next()))
    assert timedelta(milliseconds=-1) <= made - before < timedelta(minutes=5)


def test_ids_of_one_moment_differ() -> None:
    ids = Snowflakes(Clock())
    made = [int(ids.next()) for _ in range(100)]
    assert made == sorted(set(made))


def test_new_ids_come_after_all_that_are_in_use() -> None:
    ids = Snowflakes(Clock())
    far = 1 << 62
    ids.start_after(["1", str(far)], ["7"], [])
    assert int(ids.next()) == far + 1
