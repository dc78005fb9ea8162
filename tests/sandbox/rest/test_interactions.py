"""Answers to interactions, and what a token reaches."""

from __future__ import annotations

import pytest

from sandbox.interactions import kinds
from sandbox.interactions.broker import Submission
from sandbox.model import Interaction
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


@pytest.fixture
async def asked(sandbox: Sandbox, one: Person) -> Interaction:
    """An interaction that only the test answers."""
    sandbox.broker.bot_listens = True
    data = {"id": "7", "name": "play", "type": 1}
    return sandbox.broker.deliver(Submission(one.id, one.channel, "n", kinds.COMMAND, data))


async def test_an_answer_is_said_back_only_if_that_was_wanted(
    caller: Caller, asked: Interaction
) -> None:
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    sent = {"type": 4, "data": {"content": "hello"}}
    told = await caller("POST", f"{path}?with_response=true", sent)
    assert (told.status, told.body["resource"]["message"]["content"]) == (200, "hello")


@pytest.mark.parametrize("kind", [None, "4", 4.5])
async def test_an_answer_has_a_kind_that_is_a_number(
    caller: Caller, asked: Interaction, kind: object
) -> None:
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    assert (await caller("POST", path, {"type": kind})).problem("type") == "BASE_TYPE_REQUIRED"
    silent = await caller("POST", path, {"type": 5})
    assert (silent.status, silent.body) == (204, None)


async def test_a_late_answer_is_told_as_late_whatever_it_says(
    caller: Caller, asked: Interaction
) -> None:
    caller.sandbox.clock.advance(4)
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    assert (await caller("POST", path, data="{")).code == 10062


async def test_a_token_is_of_one_application(caller: Caller, asked: Interaction) -> None:
    await caller("POST", f"/interactions/{asked.id}/{asked.token}/callback", {"type": 5})
    assert (await caller("POST", f"/webhooks/1/{asked.token}", {"content": "x"})).code == 10015
    bot = caller.sandbox.world.bot.id
    kept = await caller("POST", f"/webhooks/{bot}/{asked.token}", {"content": "x"})
    assert kept.body["content"] == "x"
