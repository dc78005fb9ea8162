"""Threads and their members."""

from __future__ import annotations

import discord
import pytest

from sandbox.model import Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller


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


async def test_a_thread_is_opened_on_a_message_or_alone(caller: Caller) -> None:
    sent = (await caller.send(content="a game")).body["id"]
    on_message = await caller("POST", f"{caller.channel}/messages/{sent}/threads", {"name": " x "})
    assert (on_message.status, on_message.body["id"], on_message.body["name"]) == (201, sent, "x")
    alone = await caller("POST", f"{caller.channel}/threads", {"name": "hidden"})
    assert (alone.status, alone.body["type"]) == (201, 12)
    again = await caller("POST", f"{caller.channel}/messages/{sent}/threads", {"name": "x"})
    assert again.code == 160004


@pytest.mark.parametrize(
    ("kind", "denied"), [(11, "CREATE_PUBLIC_THREADS"), (12, "CREATE_PRIVATE_THREADS")]
)
async def test_each_kind_of_thread_needs_its_permission(
    sandbox: Sandbox, caller: Caller, one: Person, kind: int, denied: str
) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=[denied])
    found = {}
    for each in (11, 12):
        reply = await caller("POST", f"{caller.channel}/threads", {"name": "x", "type": each})
        found[each] = reply.status
    assert found == {11: 201, 12: 201} | {kind: 403}


async def test_nobody_joins_who_is_not_there(
    sandbox: Sandbox, caller: Caller, two: Person, thread: str
) -> None:
    await sandbox.inject_fault("leave", person=two.id)
    assert (await caller("PUT", f"{thread}/thread-members/{two.id}")).code == 10007
    assert (await caller("PUT", f"{thread}/thread-members/1")).code == 10013


async def test_threads_that_sleep_are_listed_the_last_first(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    names = ("a", "b", "c")
    for name in names:
        form = {"name": name, "type": 11}
        opened = await caller("POST", f"{caller.channel}/threads", form)
        if name != "c":
            await sandbox.inject_fault("archive", channel=opened.body["id"])
    path = f"{caller.channel}/threads/archived"
    listed = (await caller("GET", f"{path}/public?limit=1")).body
    assert [each["name"] for each in listed["threads"]] == ["b"]
    assert (listed["has_more"], len(listed["members"])) == (True, 1)
    before = listed["threads"][0]["thread_metadata"]["archive_timestamp"]
    rest = (await caller("GET", f"{path}/public?before={before.replace('+', '%2B')}")).body
    assert [each["name"] for each in rest["threads"]] == ["a"]
    assert (await caller("GET", f"{path}/private")).body["threads"] == []
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["MANAGE_THREADS"])
    assert (await caller("GET", f"{path}/private")).code == 50013


async def test_others_are_removed_only_by_who_manages_or_owns_the_thread(
    sandbox: Sandbox, caller: Caller, two: Person, thread: str
) -> None:
    hidden = await caller("POST", f"{caller.channel}/threads", {"name": "hidden"})
    private = f"/channels/{hidden.body['id']}"
    for place in (thread, private):
        await caller("PUT", f"{place}/thread-members/{two.id}")
    await sandbox.inject_fault("permissions", channel=two.channel, deny=["MANAGE_THREADS"])
    assert (await caller("DELETE", f"{thread}/thread-members/{two.id}")).code == 50013
    assert (await caller("DELETE", f"{private}/thread-members/{two.id}")).status == 204
