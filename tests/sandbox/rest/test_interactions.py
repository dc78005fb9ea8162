from __future__ import annotations

import pytest

from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller


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
