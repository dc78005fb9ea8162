from __future__ import annotations

import discord
import pytest

from sandbox.errors import CannotDo
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot


async def test_a_direct_message_reaches_one_person(bot: SmallBot, one: Person, two: Person) -> None:
    user = await bot.fetch_user(int(one.id))
    await user.send("your turn")
    assert [seen.content for seen in one.messages(one.direct())] == ["your turn"]
    assert [ping.content for ping in one.pings] == ["your turn"]
    with pytest.raises(CannotDo, match="no such channel"):
        two.messages(one.direct())


async def test_a_channel_that_is_gone_takes_everything_along(
    bot: SmallBot, channel: discord.TextChannel, sandbox: Sandbox, one: Person
) -> None:
    message = await channel.send("a game", file=discord.File(__file__, "a.txt"))
    await message.create_thread(name="aside")
    gone = bot.wait_for("guild_channel_delete", timeout=5)
    await sandbox.inject_fault("delete_channel", channel=one.channel)
    assert (await gone).id == channel.id
    with pytest.raises(discord.NotFound) as refused:
        await channel.send("hello?")
    assert refused.value.code == 10003
    assert [one.name for one in sandbox.world.channels.values()] == ["table-1"]
    sandbox.clock.advance(60)
    sandbox.world.leaving.remove_old()
    assert not list(sandbox.store.folder.glob("attachments/*/*"))
