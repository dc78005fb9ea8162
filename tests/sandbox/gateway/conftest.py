"""A hub without a server, to which nobody is connected yet."""

from __future__ import annotations

import pytest

from sandbox.gateway.hub import Hub
from sandbox.interactions.broker import Broker
from sandbox.world import World


@pytest.fixture
def hub(world: World) -> Hub:
    return Hub(world, Broker(world))
