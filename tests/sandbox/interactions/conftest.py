"""Fixtures: a broker without a server, whose interactions the test answers."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest

from sandbox.interactions.broker import Broker
from sandbox.world import World


@pytest.fixture
async def broker(world: World) -> AsyncIterator[Broker]:
    broker = Broker(world)
    broker.bot_listens = True
    yield broker
    await broker.close()
