"""The objects that the tests of several routes share."""

from __future__ import annotations

import pytest

from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tests.sandbox.raw_client import Caller


@pytest.fixture
def manager(sandbox: Sandbox) -> Sandbox:
    """A stand-in whose bot manages channels and roles."""
    role = sandbox.world.guild.roles[1]
    role.permissions |= Permission.MANAGE_CHANNELS | Permission.MANAGE_ROLES
    return sandbox


@pytest.fixture
async def thread(caller: Caller) -> str:
    """The address of a thread that the bot opened."""
    opened = await caller("POST", f"{caller.channel}/threads", {"name": "aside", "type": 11})
    return f"/channels/{opened.body['id']}"
