"""Each limit of a command: at the limit it is accepted, beyond it refused."""

from __future__ import annotations

from discord import app_commands

from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.validation.command_forms import command, option


async def test_a_command_of_the_same_name_takes_the_place_of_the_old(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    first = await caller("POST", commands, command())
    second = await caller("POST", commands, command(description="y"))
    assert (first.status, second.status) == (201, 200)
    assert second.body["id"] == first.body["id"]
    assert second.body["version"] != first.body["version"]
    assert [one["description"] for one in (await caller("GET", commands)).body] == ["y"]


async def test_all_commands_are_replaced_at_once(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    kept = await caller("POST", commands, command())
    await caller("POST", commands, command(name="gone"))
    replaced = await caller("PUT", commands, [command(), command(name="new")])
    assert [one["name"] for one in replaced.body] == ["play", "new"]
    assert replaced.body[0] == kept.body
    assert (await caller("GET", commands)).body == replaced.body


async def test_nothing_is_replaced_if_one_is_wrong(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    await caller("POST", commands, command())
    refused = await caller("PUT", commands, [command(name="new"), command(name="No")])
    assert refused.problem("1.name")
    assert [one["name"] for one in (await caller("GET", commands)).body] == ["play"]


async def test_two_commands_of_one_name_are_refused(caller: Caller) -> None:
    refused = await caller("PUT", f"{caller.application}/commands", [command(), command()])
    assert refused.problem("1.name") == "APPLICATION_COMMANDS_DUPLICATE_NAME"


async def test_there_are_at_most_a_hundred(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    hundred = [command(name=f"c{number}") for number in range(100)]
    assert (await caller("PUT", commands, hundred)).status == 200
    assert (await caller("POST", commands, command(name="more"))).code == 30032
    assert (await caller("POST", commands, command(name="c7"))).status == 200


async def test_a_command_is_changed_and_removed_by_its_id(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    made = await caller("POST", commands, command(contexts=[0], options=[option()]))
    one = f"{commands}/{made.body['id']}"
    changed = await caller("PATCH", one, {"description": "y"})
    assert (changed.body["description"], changed.body["contexts"]) == ("y", [0])
    assert (await caller("GET", one)).body == changed.body
    assert (await caller("DELETE", one)).status == 204
    assert (await caller("GET", one)).code == 10063


async def test_commands_of_the_server_are_their_own(caller: Caller) -> None:
    server = f"{caller.application}/guilds/{caller.sandbox.world.guild.id}/commands"
    made = await caller("POST", server, command())
    assert made.body["guild_id"] == caller.sandbox.world.guild.id
    assert (await caller("GET", f"{caller.application}/commands")).body == []
    assert (await caller("GET", f"{caller.application}/commands/{made.body['id']}")).code == 10063


async def test_another_application_has_no_commands_here(caller: Caller) -> None:
    assert (await caller("GET", "/applications/1/commands")).code == 10002


async def test_the_library_learns_the_ids_of_its_commands(bot: SmallBot) -> None:
    (synced,) = bot.synced
    assert isinstance(synced, app_commands.AppCommand)
    assert synced.name == "try"
    assert (await bot.tree.fetch_commands())[0].id == synced.id
