from __future__ import annotations

import pytest

from sandbox.model import Interaction, Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.sandbox.raw_client import Caller, Reply
from tests.sandbox.small_bot import FRUITS, SmallBot


async def test_an_interaction_is_answered_where_the_bot_may_not_write(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["SEND_MESSAGES"])
    assert (await one.command("try say", text="still here")).shown().content == "still here"
    assert not bot.errors


async def buttons(person: Person) -> Seen:
    """A message with one of every part."""
    return (await person.command("try buttons")).shown()


@pytest.mark.usefixtures("bot")
async def test_a_press_can_change_its_message(one: Person) -> None:
    message = await buttons(one)
    outcome = await one.press(message, "Change")
    assert outcome.shown().id == message.id
    assert outcome.shown().content == "changed"
    assert outcome.shown().labels == []


@pytest.mark.usefixtures("bot")
async def test_a_press_that_is_only_acknowledged_can_change_its_message_later(one: Person) -> None:
    message = await buttons(one)
    outcome = await one.press(message, "Later")
    assert outcome.shown().content == "later"
    assert [url.split("/")[-1] for url in outcome.shown().pictures] == ["new.png"]


@pytest.mark.usefixtures("bot")
async def test_a_press_may_lead_to_nothing(one: Person) -> None:
    outcome = await one.press(await buttons(one), "Nothing", until="acknowledged")
    assert outcome.done
    assert not outcome.messages


@pytest.mark.usefixtures("bot")
async def test_a_modal_is_opened_and_sent_off(one: Person) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    assert modal.title == "A question"
    outcome = await one.submit(modal, {"answer": "42", "fruit": [FRUITS[1]]})
    assert outcome.shown().content == "42 and banana"


@pytest.mark.parametrize("kind", [1, 2, 6, 7, 8, 10])
async def test_a_command_takes_no_answer_of_another_kind(
    sandbox: Sandbox, one: Person, caller: Caller, kind: int
) -> None:
    interaction = await _asked(sandbox, one, caller)
    answer = {"type": kind, "data": {"content": "x", "choices": []}}
    reply = await _callback(caller, interaction, answer)
    assert reply.problem("type") == "BASE_TYPE_CHOICES"
    assert interaction.answered is None


async def test_an_answer_that_is_refused_can_be_given_again(
    sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    interaction = await _asked(sandbox, one, caller)
    long = {"type": 4, "data": {"content": "x" * 2001}}
    refused = await _callback(caller, interaction, long)
    assert refused.problem("data.content") == "BASE_TYPE_MAX_LENGTH"
    good = {"type": 4, "data": {"content": "x" * 2000}}
    assert (await _callback(caller, interaction, good)).status == 204


async def test_a_press_on_a_message_that_is_gone_meanwhile_cannot_change_it(
    sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    button = {"type": 2, "style": 1, "label": "On", "custom_id": "on"}
    sent = await caller.send(content="x", components=[{"type": 1, "components": [button]}])
    sandbox.broker.bot_listens = True
    interaction = sandbox.chat.press(one.id, sent.body["id"], "test", "on")
    await sandbox.inject_fault("delete_message", message=sent.body["id"])
    reply = await _callback(caller, interaction, {"type": 7, "data": {"content": "y"}})
    assert reply.code == 10008


async def _register(caller: Caller) -> None:
    body = {"name": "ping", "description": "x"}
    assert (await caller("POST", f"{caller.application}/commands", body)).status in (200, 201)


async def _asked(sandbox: Sandbox, person: Person, caller: Caller) -> Interaction:
    """A command that only the test will answer."""
    await _register(caller)
    sandbox.broker.bot_listens = True
    return sandbox.chat.command(person.id, person.channel, "test", "ping", {})


async def _callback(caller: Caller, interaction: Interaction, body: Json) -> Reply:
    return await caller(
        "POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body
    )
