from __future__ import annotations

import discord
import pytest

from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.wait_until import until


@pytest.mark.parametrize(
    "denied",
    [[], ["SEND_MESSAGES"], ["ATTACH_FILES", "EMBED_LINKS"], ["MANAGE_THREADS", "PIN_MESSAGES"]],
)
async def test_the_library_reckons_permissions_to_the_same_end(
    channel: discord.TextChannel, sandbox: Sandbox, one: Person, denied: list[str]
) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=denied)
    ours = int(sandbox.world.may(sandbox.world.bot.id, sandbox.world.channels[one.channel]))

    def theirs() -> int:
        return channel.permissions_for(channel.guild.me).value

    await until(lambda: theirs() == ours)
    assert theirs() == ours
