from __future__ import annotations

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
