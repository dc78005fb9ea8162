"""Waiting for what happens elsewhere, but not for ever."""

from __future__ import annotations

import asyncio
from collections.abc import Callable


async def until(true: Callable[[], object], within: float = 5.0) -> None:
    """Return as soon as this is true."""
    async with asyncio.timeout(within):
        while not true():  # noqa: ASYNC110 - what is awaited tells nobody
            await asyncio.sleep(0.001)
