"""The bot itself: its user, its application, its gateway."""

from __future__ import annotations

from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller


async def test_the_gateway_is_where_it_says(sandbox: Sandbox, caller: Caller) -> None:
    address = sandbox.api_base.replace("http", "ws", 1) + "/gateway"
    assert (await caller("GET", "/gateway", login="nobody")).body == {"url": address}
    bot = (await caller("GET", "/gateway/bot")).body
    assert (bot["url"], bot["shards"]) == (address, 1)


async def test_the_bot_learns_who_it_is(caller: Caller) -> None:
    world = caller.sandbox.world
    me = (await caller("GET", "/users/@me")).body
    assert (me["id"], me["bot"], me["verified"]) == (world.bot.id, True, True)
    application = (await caller("GET", "/applications/@me")).body
    assert application["id"] == world.bot.id
    assert application["owner"]["id"] == world.guild.owner_id
    assert (await caller("GET", "/oauth2/applications/@me")).body == application


async def test_a_user_is_found_by_the_id(caller: Caller, two: Person) -> None:
    assert (await caller("GET", f"/users/{two.id}")).body["global_name"] == "Player 2"
    assert (await caller("GET", "/users/1")).code == 10013


async def test_the_servers_of_the_bot_are_those_it_is_in(sandbox: Sandbox, caller: Caller) -> None:
    (guild,) = (await caller("GET", "/users/@me/guilds")).body
    assert (guild["id"], guild["owner"]) == (sandbox.world.guild.id, False)
    assert guild["permissions"] == str(sandbox.world.guild.roles[1].permissions)
    await sandbox.inject_fault("kick")
    assert (await caller("GET", "/users/@me/guilds")).body == []


async def test_a_direct_channel_is_opened_once(caller: Caller, one: Person) -> None:
    form = {"recipient_id": one.id}
    first, second = [await caller("POST", "/users/@me/channels", form) for _ in range(2)]
    assert first.body["id"] == second.body["id"] == one.direct()
    assert (await caller("POST", "/users/@me/channels", {"recipient_id": "1"})).code == 10013
    assert (await caller("POST", "/users/@me/channels", {})).problem("recipient_id")
