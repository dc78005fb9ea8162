"""Changes to channels, threads and the guild by a bot with more permissions."""

from __future__ import annotations

import pytest

from sandbox.errors import CannotDo
from sandbox.model import Json
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tests.driver.person import Person
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


# -- channels


async def test_a_channel_is_made_changed_and_removed(manager: Sandbox, caller: Caller) -> None:
    channels = f"/guilds/{manager.world.guild.id}/channels"
    overwrites = [{"id": manager.world.bot.id, "type": 1, "deny": "2048"}]
    form = {"name": "Table 9", "topic": "deep", "permission_overwrites": overwrites}
    made = await caller("POST", channels, form)
    assert (made.status, made.body["name"], made.body["topic"]) == (201, "table-9", "deep")
    path = f"/channels/{made.body['id']}"
    assert (await caller("POST", f"{path}/messages", {"content": "x"})).code == 50013
    other: Json = {"name": "deeper", "topic": None, "position": 0, "rate_limit_per_user": 5}
    changed = (await caller("PATCH", path, other)).body
    assert {key: changed[key] for key in other} == other
    assert (await caller("GET", channels)).body[-1] == changed
    assert (await caller("DELETE", path)).body == changed
    assert (await caller("GET", path)).code == 10003


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


async def test_there_are_at_most_500_channels(manager: Sandbox, caller: Caller) -> None:
    for number in range(498):
        manager.chat.add_channel(f"c{number}", None)
    path = f"/guilds/{manager.world.guild.id}/channels"
    assert (await caller("POST", path, {"name": "more"})).code == 30013


# -- threads


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


async def test_what_is_no_thread_cannot_be_put_to_sleep(sandbox: Sandbox, one: Person) -> None:
    with pytest.raises(CannotDo, match="channel type"):
        await sandbox.inject_fault("archive", channel=one.channel)


# -- the server


async def test_members_are_listed_and_searched(sandbox: Sandbox, caller: Caller) -> None:
    members = f"/guilds/{sandbox.world.guild.id}/members"
    listed = (await caller("GET", f"{members}?limit=2")).body
    assert [one["user"]["global_name"] for one in listed] == ["Player 1", "Player 2"]
    after = listed[-1]["user"]["id"]
    rest = (await caller("GET", f"{members}?limit=1000&after={after}")).body
    assert [one["user"]["username"] for one in rest] == ["player.3", "player.4", "Fathom"]
    found = (await caller("GET", f"{members}/search?query=player.3")).body
    assert [one["user"]["username"] for one in found] == ["player.3"]


async def test_somebody_who_left_is_no_member(
    sandbox: Sandbox, caller: Caller, two: Person
) -> None:
    await sandbox.inject_fault("leave", person=two.id)
    path = f"/guilds/{sandbox.world.guild.id}/members/{two.id}"
    assert (await caller("GET", path)).code == 10007
    counted = await caller("GET", f"/guilds/{sandbox.world.guild.id}?with_counts=true")
    assert counted.body["approximate_member_count"] == 4


async def test_the_gateway_is_where_it_says(sandbox: Sandbox, caller: Caller) -> None:
    address = sandbox.api_base.replace("http", "ws", 1) + "/gateway"
    assert (await caller("GET", "/gateway", login="nobody")).body == {"url": address}
    bot = (await caller("GET", "/gateway/bot")).body
    assert (bot["url"], bot["shards"]) == (address, 1)


# -- messages of others, and those that only a token reaches


async def test_only_the_embeds_of_somebody_elses_message_can_be_hidden(
    caller: Caller, one: Person
) -> None:
    message = await one.say("look")
    path = f"{caller.channel}/messages/{message.id}"
    hidden = await caller("PATCH", path, {"flags": 4})
    assert (hidden.status, hidden.body["flags"]) == (200, 4)
    assert one.look(message).content == "look"


@pytest.mark.usefixtures("bot")
async def test_a_token_reads_changes_and_removes_what_it_made(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    await one.command("try buttons")
    (interaction,) = sandbox.world.interactions.values()
    webhook = f"/webhooks/{sandbox.world.bot.id}/{interaction.token}"
    more = await caller("POST", webhook, {"content": "more", "flags": 64})
    path = f"{webhook}/messages/{more.body['id']}"
    assert (await caller("GET", path)).body["content"] == "more"
    assert (await caller("PATCH", path, {"content": "less"})).body["content"] == "less"
    assert (await caller("DELETE", path)).status == 204
    assert (await caller("GET", path)).code == 10008
    assert (await caller("GET", f"{webhook}/messages/@original")).body["content"] == "buttons"
    assert (await caller("DELETE", f"{webhook}/messages/@original")).status == 204
    assert one.messages() == []


@pytest.mark.usefixtures("bot")
async def test_a_token_reaches_no_other_message(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    other = await caller.send(content="x")
    await one.command("try buttons")
    (interaction,) = sandbox.world.interactions.values()
    webhook = f"/webhooks/{sandbox.world.bot.id}/{interaction.token}"
    path = f"{webhook}/messages/{other.body['id']}"
    assert (await caller("PATCH", path, {"content": "y"})).code == 10008
    wrong = f"/webhooks/1/{interaction.token}/messages/@original"
    assert (await caller("GET", wrong)).code == 10015


@pytest.mark.parametrize(("count", "code"), [(1, 50016), (101, 50016)], ids=["too few", "too many"])
async def test_so_many_messages_cannot_be_removed_together(
    caller: Caller, count: int, code: int
) -> None:
    path = f"{caller.channel}/messages/bulk-delete"
    form: Json = {"messages": [str(number) for number in range(1, count + 1)]}
    assert (await caller("POST", path, form)).code == code


async def test_old_messages_cannot_be_removed_together(sandbox: Sandbox, caller: Caller) -> None:
    sent = [(await caller.send(content="x")).body["id"] for _ in range(2)]
    sandbox.clock.advance(14 * 24 * 60 * 60 + 1)
    path = f"{caller.channel}/messages/bulk-delete"
    assert (await caller("POST", path, {"messages": sent})).code == 50034


# -- selects of roles and channels


@pytest.mark.parametrize(("kind", "named"), [(6, "roles"), (7, "users"), (8, "channels")])
async def test_selects_spell_out_what_was_chosen(
    sandbox: Sandbox, caller: Caller, one: Person, kind: int, named: str
) -> None:
    world = sandbox.world
    chosen = {"roles": world.guild.roles[1].id, "users": world.bot.id, "channels": one.channel}
    select = {"type": kind, "custom_id": "s"}
    sent = await caller.send(content="x", components=[{"type": 1, "components": [select]}])
    pressed = sandbox.chat.press(one.id, sent.body["id"], "test", "s", [chosen[named]])
    assert list(pressed.data["resolved"][named]) == [chosen[named]]
