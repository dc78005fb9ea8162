from __future__ import annotations

import pytest

from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller


@pytest.fixture
def manager(sandbox: Sandbox) -> Sandbox:
    """Provide a stand-in whose bot can manage channels and roles."""
    role = sandbox.world.guild.roles[1]
    role.permissions |= Permission.MANAGE_CHANNELS | Permission.MANAGE_ROLES
    return sandbox


@pytest.fixture
async def thread(caller: Caller) -> str:
    """Provide the path of a thread that the bot opened."""
    opened = await caller("POST", f"{caller.channel}/threads", {"name": "aside", "type": 11})
    return f"/channels/{opened.body['id']}"


async def test_a_channel_is_left_alone_without_the_permission(caller: Caller) -> None:
    assert (await caller("PATCH", caller.channel, {"name": "mine"})).code == 50013
    assert (await caller("DELETE", caller.channel)).code == 50013
    path = f"{caller.channel}/permissions/{caller.sandbox.world.bot.id}"
    assert (await caller("PUT", path, {"type": 1, "allow": "8"})).code == 50013


async def test_an_overwrite_holds_until_it_is_removed(
    manager: Sandbox, caller: Caller, two: Person
) -> None:
    path = f"{caller.channel}/permissions/{two.id}"
    assert (await caller("PUT", path, {"type": 1, "deny": "1024"})).status == 204
    channel = manager.world.channels[two.channel]
    assert not manager.world.sees(two.id, channel)
    assert (await caller("DELETE", path)).status == 204
    assert manager.world.sees(two.id, channel)
    assert (await caller("DELETE", path)).code == 10009


async def test_an_overwrite_of_a_role_is_stronger_than_that_of_everybody(
    manager: Sandbox, caller: Caller
) -> None:
    world = manager.world
    everybody, ours = (role.id for role in world.guild.roles)
    sending = str(int(Permission.SEND_MESSAGES))
    permissions = f"{caller.channel}/permissions"
    await caller("PUT", f"{permissions}/{everybody}", {"type": 0, "deny": sending})
    assert (await caller.send(content="x")).code == 50013
    await caller("PUT", f"{permissions}/{ours}", {"type": 0, "allow": sending})
    assert (await caller.send(content="x")).status == 200


async def test_a_direct_channel_cannot_be_changed(caller: Caller, one: Person) -> None:
    opened = await caller("POST", "/users/@me/channels", {"recipient_id": one.id})
    path = f"/channels/{opened.body['id']}"
    assert (await caller("PATCH", path, {"name": "mine"})).code == 50003
    assert (await caller("DELETE", path)).body["id"] == opened.body["id"]
    assert (await caller("GET", path)).status == 200


async def test_a_thread_is_renamed_and_put_to_sleep_by_who_opened_it(
    sandbox: Sandbox, caller: Caller, one: Person, thread: str
) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["MANAGE_THREADS"])
    form = {"name": "over", "archived": True, "auto_archive_duration": 60}
    changed = (await caller("PATCH", thread, form)).body
    assert changed["name"] == "over"
    assert changed["thread_metadata"]["archived"] is True
    assert changed["thread_metadata"]["auto_archive_duration"] == 60
    assert (await caller("PATCH", thread, {"name": "again"})).code == 50083
    assert (await caller("PATCH", thread, {"archived": False, "name": "again"})).status == 200
    assert (await caller("PATCH", thread, {"locked": True})).code == 50013


async def test_a_thread_of_somebody_else_needs_the_permission(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    thread = f"/channels/{sandbox.chat.add_channel('aside', one.channel).id}"
    assert (await caller("PATCH", thread, {"locked": True})).status == 200
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["MANAGE_THREADS"])
    assert (await caller("PATCH", thread, {"name": "mine"})).code == 50013
