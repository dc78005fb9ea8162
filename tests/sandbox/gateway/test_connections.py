from __future__ import annotations

import asyncio

import pytest

from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import until


@pytest.mark.parametrize("how", ["drop", "reconnect"])
async def test_a_bot_that_comes_back_hears_what_it_missed(
    bot: SmallBot, sandbox: Sandbox, one: Person, how: str
) -> None:
    resumed = asyncio.create_task(bot.wait_for("resumed", timeout=10))
    await asyncio.sleep(0)
    await sandbox.inject_fault("gateway", how=how)
    await one.say(f"<@{sandbox.world.bot.id}> are you there?")
    await resumed
    await until(lambda: bot.heard)
    assert len(bot.heard) == 1
    assert len(sandbox.hub.sessions) == 1


async def test_a_bot_whose_session_is_over_begins_anew(bot: SmallBot, sandbox: Sandbox) -> None:
    (before,) = sandbox.hub.sessions
    again = asyncio.create_task(bot.wait_for("ready", timeout=10))
    await asyncio.sleep(0)
    await sandbox.inject_fault("gateway", how="invalid")
    await again
    (after,) = sandbox.hub.sessions
    assert after != before
