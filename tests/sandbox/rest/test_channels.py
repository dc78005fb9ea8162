"""Changes to a channel or a thread, and to who may do what there."""

from __future__ import annotations

import pytest

from sandbox.errors import Refused
from sandbox.model import DIRECT, PUBLIC_THREAD, TEXT, Channel, Json
from sandbox.permissions import Permission
from sandbox.rest.channels import checked_duration, speaking
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller


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


async def test_a_channel_is_shown_only_to_a_bot_that_sees_it(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    assert (await caller("GET", caller.channel)).body["name"] == "lounge"
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["VIEW_CHANNEL"])
    assert (await caller("GET", caller.channel)).code == 50001


@pytest.mark.parametrize(
    "form",
    [{"name": ""}, {"name": "x" * 101}, {"topic": "x" * 1025}, {"rate_limit_per_user": 21601}],
)
async def test_a_change_of_a_channel_has_its_limits(
    manager: Sandbox, caller: Caller, form: Json
) -> None:
    refused = await caller("PATCH", caller.channel, form)
    assert refused.problem(next(iter(form)))
    assert next(iter(manager.world.channels.values())).name == "lounge"


async def test_a_topic_stays_unless_it_is_spoken_of(manager: Sandbox, caller: Caller) -> None:
    forms: list[Json] = [{"topic": "deep"}, {"position": 3}, {"topic": None}]
    replies = [await caller("PATCH", caller.channel, form) for form in forms]
    assert [reply.body["topic"] for reply in replies] == ["deep", "deep", None]
    assert next(iter(manager.world.channels.values())).position == 3


async def test_typing_is_shown_where_the_bot_may_write(
    sandbox: Sandbox, caller: Caller, one: Person, thread: str
) -> None:
    for place in (caller.channel, thread):
        assert (await caller("POST", f"{place}/typing")).status == 204
    denied = ["SEND_MESSAGES", "SEND_MESSAGES_IN_THREADS"]
    await sandbox.inject_fault("permissions", channel=one.channel, deny=denied)
    for place in (caller.channel, thread):
        assert (await caller("POST", f"{place}/typing")).code == 50013


@pytest.mark.parametrize(
    ("kind", "needed"),
    [
        (TEXT, Permission.SEND_MESSAGES),
        (DIRECT, Permission.SEND_MESSAGES),
        (PUBLIC_THREAD, Permission.SEND_MESSAGES_IN_THREADS),
    ],
)
def test_writing_needs_another_permission_in_threads(kind: int, needed: Permission) -> None:
    assert speaking(Channel("1", kind)) == needed


def test_a_thread_falls_asleep_after_one_of_some_times() -> None:
    assert [checked_duration(minutes) for minutes in (60, 1440, 4320, 10080)]
    for minutes in (0, 61, 10081):
        with pytest.raises(Refused) as refused:
            checked_duration(minutes)
        assert list(refused.value.extra["errors"]) == ["auto_archive_duration"]
