from __future__ import annotations

import discord
import pytest

from sandbox.model import Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller


@pytest.fixture
async def thread(caller: Caller) -> str:
    """Provide the path of a thread that the bot opened."""
    opened = await caller("POST", f"{caller.channel}/threads", {"name": "aside", "type": 11})
    return f"/channels/{opened.body['id']}"


async def test_members_of_a_thread_come_and_go(caller: Caller, two: Person, thread: str) -> None:
    member = f"{thread}/thread-members/{two.id}"
    assert (await caller("GET", member)).code == 10007
    assert (await caller("PUT", member)).status == 204
    assert (await caller("GET", member)).body["user_id"] == two.id
    assert (await caller("DELETE", f"{thread}/thread-members/@me")).status == 204
    listed = await caller("GET", f"{thread}/thread-members")
    assert [one["user_id"] for one in listed.body] == [two.id]
    assert (await caller("DELETE", member)).status == 204
    assert (await caller("DELETE", member)).code == 10007


async def test_nobody_joins_what_is_no_thread_or_asleep(
    sandbox: Sandbox, caller: Caller, thread: str
) -> None:
    assert (await caller("PUT", f"{caller.channel}/thread-members/@me")).code == 50024
    await sandbox.inject_fault("archive", channel=thread.rpartition("/")[2])
    assert (await caller("PUT", f"{thread}/thread-members/@me")).code == 50083


async def test_messages_in_a_sleeping_thread_cannot_be_changed(
    channel: discord.TextChannel, sandbox: Sandbox
) -> None:
    thread = await channel.create_thread(name="aside", type=discord.ChannelType.public_thread)
    message = await thread.send("before")
    await sandbox.inject_fault("archive", channel=str(thread.id))
    for change in (message.edit(content="after"), message.delete()):
        with pytest.raises(discord.HTTPException) as refused:
            await change
        assert refused.value.code == 50083


@pytest.mark.parametrize(
    ("form", "path"),
    [
        ({"name": ""}, "name"),
        ({"name": "x" * 101}, "name"),
        ({"name": "x", "auto_archive_duration": 61}, "auto_archive_duration"),
        ({"name": "x", "type": 0}, "type"),
        ({"name": "x", "rate_limit_per_user": 21601}, "rate_limit_per_user"),
    ],
)
async def test_what_is_wrong_with_a_thread_is_told_by_its_place(
    caller: Caller, form: Json, path: str
) -> None:
    assert (await caller("POST", f"{caller.channel}/threads", form)).problem(path)
