"""Every kind of interaction, made by people and answered by unmodified discord.py."""

from __future__ import annotations

import asyncio

import discord
import pytest

from sandbox.errors import CannotDo, Refused
from sandbox.interactions.broker import SILENCE
from sandbox.model import Interaction, Json
from sandbox.server import Sandbox
from tests.driver.person import Outcome, Person
from tests.driver.rendered_message import NotOnMessage, Seen
from tests.sandbox.raw_client import Caller, Reply
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import until


async def buttons(person: Person) -> Seen:
    """Provide a message with one component of each kind."""
    return (await person.command("try buttons")).shown()


@pytest.mark.usefixtures("bot")
async def test_a_button_that_is_not_there_is_told_with_those_that_are(one: Person) -> None:
    message = await buttons(one)
    with pytest.raises(NotOnMessage, match="'Change', 'Later', 'Nothing', 'Whisper', 'Ask'"):
        await one.press(message, "Elsewhere")


async def test_an_ephemeral_answer_is_not_in_the_channel(
    bot: SmallBot, one: Person, caller: Caller
) -> None:
    hidden = (await one.press(await buttons(one), "Whisper")).shown()
    channel = bot.get_channel(int(one.channel))
    assert isinstance(channel, discord.TextChannel)
    assert [message.content async for message in channel.history()] == ["buttons"]
    assert (await caller("GET", f"{caller.channel}/messages/{hidden.id}")).code == 10008
    reply = await caller("PATCH", f"{caller.channel}/messages/{hidden.id}", {"content": "x"})
    assert reply.code == 10008


@pytest.mark.usefixtures("bot")
async def test_the_buttons_of_an_ephemeral_answer_work(one: Person) -> None:
    hidden = (await one.press(await buttons(one), "Whisper")).shown()
    changed = (await one.press(hidden, "Change")).shown()
    assert changed.id == hidden.id
    assert changed.ephemeral
    assert changed.content == "changed"


# -- time


async def _failing(sandbox: Sandbox, outcome: asyncio.Task[Outcome], seconds: float) -> Outcome:
    await until(sandbox.broker.open)
    sandbox.clock.advance(seconds)
    return await outcome


@pytest.mark.usefixtures("bot")
async def test_an_interaction_fails_when_nobody_answers(sandbox: Sandbox, one: Person) -> None:
    asked = asyncio.create_task(one.command("try silence"))
    outcome = await _failing(sandbox, asked, 3.1)
    assert outcome.state == "failed"
    assert outcome.reason == SILENCE


@pytest.mark.usefixtures("bot")
async def test_a_late_answer_is_refused(sandbox: Sandbox, one: Person, caller: Caller) -> None:
    asked = asyncio.create_task(one.command("try silence"))
    await _failing(sandbox, asked, 3.1)
    assert (await _callback(caller, _last(sandbox), {"type": 5})).code == 10062


@pytest.mark.usefixtures("bot")
async def test_a_second_answer_is_refused(sandbox: Sandbox, one: Person, caller: Caller) -> None:
    await one.command("try buttons")
    assert (await _callback(caller, _last(sandbox), {"type": 5})).code == 40060


@pytest.mark.usefixtures("bot")
async def test_a_token_is_good_for_a_quarter_of_an_hour(
    sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    await one.command("try buttons")
    path = f"/webhooks/{sandbox.world.bot.id}/{_last(sandbox).token}"
    sandbox.clock.advance(14 * 60)
    assert (await caller("POST", path, {"content": "in time"})).status == 200
    sandbox.clock.advance(61)
    assert (await caller("POST", path, {"content": "too late"})).code == 50027
    assert (await caller("PATCH", f"{path}/messages/@original", {"content": "x"})).code == 50027


async def test_a_promise_that_is_not_kept_fails_with_its_token(
    sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    interaction = await _asked(sandbox, one, caller)
    assert (await _callback(caller, interaction, {"type": 5})).status == 204
    assert interaction.state == "thinking"
    sandbox.clock.advance(15 * 60 + 1)
    await until(lambda: interaction.state == "failed")


async def test_the_broker_settles_when_everything_is_answered(
    sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    interaction = await _asked(sandbox, one, caller)
    with pytest.raises(CannotDo, match="still open"):
        await sandbox.settle(within=0.01)
    settled = asyncio.create_task(sandbox.settle())
    await _callback(caller, interaction, {"type": 4, "data": {"content": "there"}})
    await settled


# -- what is refused


async def test_without_a_bot_an_interaction_fails_at_once(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    await _register(caller)
    outcome = await one.command("ping")
    assert sandbox.hub.online is False
    assert outcome.reason == "The bot is offline."


async def test_a_wrong_token_opens_nothing(sandbox: Sandbox, one: Person, caller: Caller) -> None:
    interaction = await _asked(sandbox, one, caller)
    reply = await caller("POST", f"/interactions/{interaction.id}/wrong/callback", {"type": 5})
    assert reply.code == 10062
    reply = await caller("POST", f"/webhooks/{sandbox.world.bot.id}/wrong", {"content": "x"})
    assert reply.code == 10015


async def test_nothing_follows_before_the_first_answer(
    sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    interaction = await _asked(sandbox, one, caller)
    path = f"/webhooks/{sandbox.world.bot.id}/{interaction.token}"
    assert (await caller("POST", path, {"content": "x"})).code == 10015


@pytest.mark.usefixtures("bot")
async def test_an_interaction_can_be_delivered_twice(sandbox: Sandbox, one: Person) -> None:
    twice: list[int] = []

    def count(_: object) -> None:
        twice.append(1)

    outcome = await one.command("try buttons")
    sandbox.world.event_bus.bot.listen(count)
    await sandbox.inject_fault("repeat", nonce=outcome.nonce)
    assert twice == [1]


async def test_old_interactions_are_forgotten(
    sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    first = await _asked(sandbox, one, caller)
    sandbox.clock.advance(60 * 60 + 1)
    second = await _asked(sandbox, one, caller)
    assert list(sandbox.world.interactions) == [second.id]
    assert (await _callback(caller, first, {"type": 5})).code == 10062


async def test_a_modal_of_a_channel_that_is_gone_cannot_be_sent_off(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    await sandbox.inject_fault("delete_channel", channel=one.channel)
    with pytest.raises(Refused, match="Unknown Channel"):
        await one.submit(modal, {"answer": "42", "fruit": ["apple"]})
    assert not bot.errors


# -- helpers


def _last(sandbox: Sandbox) -> Interaction:
    return list(sandbox.world.interactions.values())[-1]


async def _register(caller: Caller) -> None:
    body = {"name": "ping", "description": "x"}
    assert (await caller("POST", f"{caller.application}/commands", body)).status in (200, 201)


async def _asked(sandbox: Sandbox, person: Person, caller: Caller) -> Interaction:
    """Use a command that only the test will answer."""
    await _register(caller)
    sandbox.broker.bot_listens = True
    return sandbox.chat.command(person.id, person.channel, "test", "ping", {})


async def _callback(caller: Caller, interaction: Interaction, body: Json) -> Reply:
    return await caller(
        "POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body
    )
