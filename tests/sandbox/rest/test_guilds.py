"""The server: its channels, roles and members."""

from __future__ import annotations

import pytest

from sandbox.model import Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller


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


async def test_the_bot_makes_no_channels_without_the_permission(
    sandbox: Sandbox, caller: Caller
) -> None:
    path = f"/guilds/{sandbox.world.guild.id}/channels"
    assert (await caller("POST", path, {"name": "mine"})).code == 50013


async def test_another_server_is_unknown_and_one_without_the_bot_closed(
    sandbox: Sandbox, caller: Caller
) -> None:
    own = f"/guilds/{sandbox.world.guild.id}"
    assert (await caller("GET", "/guilds/1/roles")).code == 10004
    roles = (await caller("GET", f"{own}/roles")).body
    assert [role["id"] for role in roles] == [role.id for role in sandbox.world.guild.roles]
    await sandbox.inject_fault("kick")
    assert (await caller("GET", f"{own}/roles")).code == 50001


async def test_threads_that_are_awake_are_listed_with_those_of_the_bot(
    sandbox: Sandbox, caller: Caller, one: Person, thread: str
) -> None:
    other = sandbox.chat.add_channel("other", one.channel)
    listed = (await caller("GET", f"/guilds/{sandbox.world.guild.id}/threads/active")).body
    mine = thread.rpartition("/")[2]
    assert {each["id"] for each in listed["threads"]} == {mine, other.id}
    assert [each["id"] for each in listed["members"]] == [mine]


@pytest.mark.parametrize(
    "form",
    [{}, {"name": ""}, {"name": "x", "type": 2}, {"name": "x", "topic": "x" * 1025}],
)
async def test_a_channel_that_cannot_be_is_not_made(
    manager: Sandbox, caller: Caller, form: Json
) -> None:
    path = f"/guilds/{manager.world.guild.id}/channels"
    assert (await caller("POST", path, form)).code == 50035
    assert len(manager.world.channels) == 2


async def test_a_member_is_found_whatever_the_capitals(sandbox: Sandbox, caller: Caller) -> None:
    search = f"/guilds/{sandbox.world.guild.id}/members/search?limit=10&query="
    for query in ("fath", "Fathom", "FATHOM"):
        found = (await caller("GET", search + query)).body
        assert [one["user"]["id"] for one in found] == [sandbox.world.bot.id]
    assert (await caller("GET", search + "athom")).body == []
