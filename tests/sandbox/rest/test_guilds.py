"""Changes to channels, threads and the guild by a bot with more permissions."""

from __future__ import annotations

import pytest

from sandbox.model import Json
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


async def test_there_are_at_most_500_channels(manager: Sandbox, caller: Caller) -> None:
    for number in range(498):
        manager.chat.add_channel(f"c{number}", None)
    path = f"/guilds/{manager.world.guild.id}/channels"
    assert (await caller("POST", path, {"name": "more"})).code == 30013


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
