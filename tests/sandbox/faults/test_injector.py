from __future__ import annotations

import pytest

from sandbox.errors import CannotDo
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot


async def test_what_is_no_thread_cannot_be_put_to_sleep(sandbox: Sandbox, one: Person) -> None:
    with pytest.raises(CannotDo, match="channel type"):
        await sandbox.inject_fault("archive", channel=one.channel)


async def test_a_bot_that_is_thrown_out_and_invited_again_knows_both(
    bot: SmallBot, sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    gone = bot.wait_for("guild_remove", timeout=5)
    await sandbox.inject_fault("kick")
    await gone
    assert (await caller.send(content="x")).code == 50001
    with pytest.raises(CannotDo, match="no command"):
        await one.command("try buttons")
    back = bot.wait_for("guild_join", timeout=5)
    await sandbox.inject_fault("invite")
    assert (await back).id == int(sandbox.world.guild.id)
    assert (await one.command("try buttons")).done


async def test_trouble_of_an_unknown_kind_is_refused(sandbox: Sandbox) -> None:
    with pytest.raises(CannotDo, match="weather"):
        await sandbox.inject_fault("weather")
