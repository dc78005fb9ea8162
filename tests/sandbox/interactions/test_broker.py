"""Every kind of interaction, asked by people and answered by the unmodified library."""

from __future__ import annotations

import asyncio

import discord
import pytest
from discord import app_commands

from sandbox.errors import CannotDo, Refused
from sandbox.interactions.broker import SILENCE
from sandbox.messages.files import LARGEST
from sandbox.model import Interaction, Json
from sandbox.server import Sandbox
from tests.driver.person import Given, Outcome, Person
from tests.driver.rendered_message import NotOnMessage, Seen
from tests.sandbox.raw_client import Caller, Reply
from tests.sandbox.small_bot import FRUITS, SmallBot
from tests.sandbox.wait_until import until


async def buttons(person: Person) -> Seen:
    """A message with one of every part."""
    return (await person.command("try buttons")).shown()


# -- commands


async def test_options_reach_the_bot_as_what_they_are(
    bot: SmallBot, one: Person, two: Person
) -> None:
    outcome = await one.command("try say", text="hi", who=two.id, loud=True, times=2)
    assert outcome.shown().content == f"HIHI {two.mention}"
    assert not bot.errors


async def test_a_file_given_to_a_command_reaches_the_bot_whole(bot: SmallBot, one: Person) -> None:
    given = Given("log book.txt", b"Tiefe: 40 m")
    outcome = await one.command("try file", file=given)
    assert outcome.shown().content == "log_book.txt 11 Tiefe: 40 m"
    assert not bot.errors


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("sent", ["text", {"name": "a.txt", "data": "no base64!"}])
async def test_what_is_no_file_is_refused_at_its_option(
    sandbox: Sandbox, one: Person, sent: object
) -> None:
    with pytest.raises(CannotDo) as cannot:
        sandbox.chat.command(one.id, one.channel, "n", "try file", {"file": sent})
    assert cannot.value.option == "file"


@pytest.mark.usefixtures("bot")
async def test_a_file_that_is_too_large_is_refused(one: Person) -> None:
    with pytest.raises(CannotDo):
        await one.command("try file", file=Given("a.txt", b"x" * (LARGEST + 1)))


async def test_what_the_bot_learns_of_an_interaction(
    bot: SmallBot, sandbox: Sandbox, one: Person
) -> None:
    seen: list[discord.Interaction] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        seen.append(interaction)

    await one.command("try buttons")
    (interaction,) = seen
    channel = bot.get_channel(int(one.channel))
    assert isinstance(channel, discord.TextChannel)
    assert interaction.guild_id == int(sandbox.world.guild.id)
    assert interaction.channel == channel
    assert interaction.user.id == int(one.id)
    assert interaction.locale is discord.Locale.american_english
    assert interaction.guild_locale is discord.Locale.american_english
    assert interaction.filesize_limit == 10 * 1024 * 1024
    assert interaction.app_permissions == channel.permissions_for(channel.guild.me)
    assert interaction.permissions.administrator
    assert interaction.context.guild


async def test_the_locale_is_that_of_the_person(bot: SmallBot, two: Person) -> None:
    locales: list[discord.Locale] = []

    @bot.event
    async def on_interaction(interaction: discord.Interaction) -> None:
        locales.append(interaction.locale)

    await two.command("try buttons")
    assert locales == [discord.Locale.german]


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({}, "text is required"),
        ({"text": "a", "times": 4}, "out of range"),
        ({"text": "a", "times": "two"}, "does not fit"),
        ({"text": "a", "more": 1}, "no option more"),
        ({"text": "a", "who": "1"}, "nothing here with the id"),
    ],
)
async def test_options_that_do_not_fit_never_leave_the_person(
    bot: SmallBot, one: Person, options: dict[str, str | int], words: str
) -> None:
    with pytest.raises(CannotDo, match=words):
        await one.command("try say", options)
    assert "INTERACTION_CREATE" not in bot.events


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("name", ["nothing", "try", "try nothing", "try say more"])
async def test_a_command_that_is_not_there_cannot_be_used(one: Person, name: str) -> None:
    with pytest.raises(CannotDo):
        await one.command(name)


@pytest.mark.usefixtures("bot")
async def test_choices_come_while_an_option_is_typed(one: Person) -> None:
    choices = await one.choices("try fruit", {"name": "b"}, focused="name")
    assert choices == [{"name": "banana", "value": "banana"}]


@pytest.mark.usefixtures("bot")
async def test_an_option_without_choices_has_none_to_complete(one: Person) -> None:
    with pytest.raises(CannotDo, match="no choices"):
        await one.choices("try say", {}, focused="text")


# -- components


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
async def test_a_select_of_people_names_them(one: Person, two: Person) -> None:
    outcome = await one.select(await buttons(one), "who", [one.id, two.id])
    assert outcome.shown().content == "chosen: Player 1, Player 2"


@pytest.mark.usefixtures("bot")
async def test_a_select_of_words_names_them(one: Person) -> None:
    outcome = await one.select(await buttons(one), "fruit", ["cherry"])
    assert outcome.shown().content == "chosen: cherry"


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("values", [[], ["apple", "cherry"], ["pear"]])
async def test_a_select_takes_only_what_it_offers(one: Person, values: list[str]) -> None:
    message = await buttons(one)
    with pytest.raises(CannotDo):
        await one.select(message, "fruit", values)


@pytest.mark.usefixtures("bot")
async def test_a_button_that_is_not_there_is_told_with_those_that_are(one: Person) -> None:
    message = await buttons(one)
    with pytest.raises(NotOnMessage, match="'Change', 'Later', 'Nothing', 'Whisper', 'Ask'"):
        await one.press(message, "Elsewhere")


async def test_a_disabled_button_cannot_be_pressed(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    button = {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": True}
    await caller.send(content="x", components=[{"type": 1, "components": [button]}])
    (message,) = one.messages()
    with pytest.raises(CannotDo, match="switched off"):
        await one.press(message, "Off")
    assert not sandbox.world.interactions


# -- modals


@pytest.mark.usefixtures("bot")
async def test_a_modal_is_opened_and_sent_off(one: Person) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    assert modal.title == "A question"
    outcome = await one.submit(modal, {"answer": "42", "fruit": [FRUITS[1]]})
    assert outcome.shown().content == "42 and banana"


@pytest.mark.usefixtures("bot")
async def test_a_modal_is_sent_off_once(one: Person) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    filled = {"answer": "42", "fruit": [FRUITS[1]]}
    await one.submit(modal, filled)
    with pytest.raises(CannotDo, match="already"):
        await one.submit(modal, filled)


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    "values",
    [
        {"fruit": ["apple"]},
        {"answer": "", "fruit": ["apple"]},
        {"answer": "x" * 4001, "fruit": ["apple"]},
        {"answer": "42"},
        {"answer": "42", "fruit": ["pear"]},
        {"answer": "42", "fruit": ["apple"], "more": ""},
    ],
)
async def test_a_modal_takes_only_what_it_asks_for(one: Person, values: Json) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    with pytest.raises(CannotDo):
        await one.submit(modal, values)


@pytest.mark.usefixtures("bot")
async def test_nobody_else_can_send_a_modal_off(one: Person, two: Person) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    with pytest.raises(CannotDo):
        await two.submit(modal, {"answer": "42", "fruit": ["apple"]})


# -- ephemeral answers


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_answer_is_seen_by_one_person(one: Person, two: Person) -> None:
    await one.press(await buttons(one), "Whisper")
    assert [message.content for message in one.messages()] == ["buttons", "psst"]
    assert [message.content for message in two.messages()] == ["buttons"]


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


@pytest.mark.usefixtures("bot")
async def test_the_first_message_after_a_promise_keeps_it_and_is_as_hidden(one: Person) -> None:
    outcome = await one.command("try hidden")
    public = await one.waits_for("for all")
    assert outcome.shown().content == "for you alone"
    assert outcome.shown().ephemeral
    assert not outcome.shown().loading
    assert not public.ephemeral
    assert len(one.messages()) == 2


@pytest.mark.usefixtures("bot")
async def test_a_message_put_away_is_gone_for_the_person_and_still_there_for_the_bot(
    one: Person, sandbox: Sandbox, caller: Caller
) -> None:
    hidden = (await one.press(await buttons(one), "Whisper")).shown()
    one.dismiss(hidden)
    assert [message.content for message in one.messages()] == ["buttons"]
    token = _last(sandbox).token
    path = f"/webhooks/{sandbox.world.bot.id}/{token}/messages/@original"
    assert (await caller("PATCH", path, {"content": "more"})).status == 200
    assert [message.content for message in one.messages()] == ["buttons"]


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


@pytest.mark.usefixtures("bot")
async def test_an_interaction_can_be_delivered_twice(sandbox: Sandbox, one: Person) -> None:
    twice: list[int] = []

    def count(_: object) -> None:
        twice.append(1)

    outcome = await one.command("try buttons")
    sandbox.world.event_bus.bot.listen(count)
    await sandbox.inject_fault("repeat", nonce=outcome.nonce)
    assert twice == [1]


async def test_commands_are_for_where_they_say(
    caller: Caller, sandbox: Sandbox, one: Person, bot: SmallBot
) -> None:
    body = {"name": "only-here", "description": "x", "contexts": [0]}
    await caller("POST", f"{caller.application}/commands", body)
    assert sandbox.hub.online
    assert bot.is_ready()
    with pytest.raises(CannotDo, match="no command"):
        await one.command("only-here", channel=one.direct())


async def test_a_command_can_ask_for_a_permission(caller: Caller, two: Person) -> None:
    body = {"name": "rule", "description": "x", "default_member_permissions": "32"}
    await caller("POST", f"{caller.application}/commands", body)
    with pytest.raises(CannotDo, match="no command"):
        await two.command("rule")


async def test_the_library_learns_the_ids_of_its_commands(bot: SmallBot) -> None:
    (synced,) = bot.synced
    assert isinstance(synced, app_commands.AppCommand)
    assert synced.name == "try"
    assert (await bot.tree.fetch_commands())[0].id == synced.id


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
    """A command that only the test will answer."""
    await _register(caller)
    sandbox.broker.bot_listens = True
    return sandbox.chat.command(person.id, person.channel, "test", "ping", {})


async def _callback(caller: Caller, interaction: Interaction, body: Json) -> Reply:
    return await caller(
        "POST", f"/interactions/{interaction.id}/{interaction.token}/callback", body
    )
