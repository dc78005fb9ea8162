"""People in the chat: what they may do, and what they are told if they may not."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.channels import channels, threads
from sandbox.chat import Chat, unread
from sandbox.errors import CannotDo
from sandbox.interactions.broker import Broker
from sandbox.model import TEXT, Command, Overwrite
from sandbox.permissions import Permission
from sandbox.validation.command_rules import read_command
from sandbox.world import World
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.sandbox.small_bot import FRUITS
from tests.sandbox.small_world import Heard, button, lounge, person, said

P = Permission


@pytest.fixture
def chat(world: World) -> Chat:
    return Chat(world, Broker(world))


def deny(world: World, user_id: str, denied: Permission) -> None:
    channels.overwrite(world, lounge(world), Overwrite(user_id, 1, 0, int(denied)))


# -- messages


def test_what_a_person_says_is_for_all_and_read_by_them(world: World, chat: Chat) -> None:
    one, two = person(world), person(world, 2)
    message = chat.say(one.id, lounge(world).id, "  hello\n")
    assert (message.content, message.author_id) == ("hello", one.id)
    assert unread(world, one).messages == {}
    assert unread(world, two).messages == {lounge(world).id: 1}


@pytest.mark.parametrize("content", ["", " \n ", "x" * 2001])
def test_a_message_has_so_many_signs(world: World, chat: Chat, content: str) -> None:
    chat.say(person(world).id, lounge(world).id, "x" * 2000)
    with pytest.raises(CannotDo, match="from 1 to 2000"):
        chat.say(person(world).id, lounge(world).id, content)


def test_whoever_may_not_write_somewhere_does_not(world: World, chat: Chat) -> None:
    two = person(world, 2).id
    deny(world, two, P.SEND_MESSAGES)
    with pytest.raises(CannotDo, match="cannot write here"):
        chat.say(two, lounge(world).id, "x")
    deny(world, two, P.VIEW_CHANNEL)
    with pytest.raises(CannotDo, match="no such channel"):
        chat.say(two, lounge(world).id, "x")


def test_a_message_wakes_the_thread_it_is_in(world: World, chat: Chat) -> None:
    thread = threads.open_thread(world, lounge(world), threads.Opening("aside", world.bot.id))
    threads.archive(world, thread, archived=True)
    chat.say(person(world, 2).id, thread.id, "good morning")
    assert thread.thread is not None
    assert not thread.thread.archived


def test_what_is_read_is_told_once_to_the_own_page(world: World, chat: Chat, heard: Heard) -> None:
    one = person(world)
    chat.read(one.id, lounge(world).id)
    said(world)
    chat.read(one.id, lounge(world).id)
    chat.read(one.id, lounge(world).id)
    assert heard.by(one, "read") == [{"channel_id": lounge(world).id}]
    assert heard.by(person(world, 2), "read") == []


def test_a_message_is_put_away_by_the_one_who_sees_it(
    world: World, chat: Chat, heard: Heard
) -> None:
    one, two = person(world), person(world, 2)
    message = said(world)
    with pytest.raises(CannotDo, match="nobody else sees"):
        chat.dismiss(one.id, message.id)
    message.ephemeral_to = one.id
    with pytest.raises(CannotDo, match="no longer there"):
        chat.dismiss(two.id, message.id)
    chat.dismiss(one.id, message.id)
    assert message.dismissed
    assert [gone["id"] for gone in heard.by(one, "message_gone")] == [message.id]
    assert heard.by(two, "message_gone") == []


# -- interactions


def test_only_the_bot_that_is_there_answers_a_press(world: World, chat: Chat) -> None:
    one = person(world).id
    own = said(world, by=one)
    with pytest.raises(CannotDo, match="Nobody would answer"):
        chat.press(one, own.id, "n", "b")
    message = said(world)
    message.components = [button()]
    assert chat.press(one, message.id, "n", "b").message_id == message.id
    world.bot.present = False
    with pytest.raises(CannotDo, match="Nobody would answer"):
        chat.press(one, message.id, "n", "b")


def test_whoever_may_not_use_commands_cannot_press_either(world: World, chat: Chat) -> None:
    two = person(world, 2).id
    message = said(world)
    message.components = [button()]
    deny(world, two, P.USE_APPLICATION_COMMANDS)
    with pytest.raises(CannotDo, match="cannot use commands"):
        chat.press(two, message.id, "n", "b")
    with pytest.raises(CannotDo, match="cannot use commands"):
        chat.command(two, lounge(world).id, "n", "play", {})


def test_there_are_no_commands_while_the_bot_is_not_there(world: World, chat: Chat) -> None:
    body = read_command({"name": "play", "description": "x"})
    world.commands["7"] = Command("7", "8", body)
    assert [command["name"] for command in chat.commands()] == ["play"]
    world.bot.present = False
    assert chat.commands() == []


# -- with a bot


async def buttons(person: Person) -> Seen:
    """Provide a message with one component of each kind."""
    return (await person.command("try buttons")).shown()


@pytest.mark.usefixtures("bot")
async def test_a_modal_is_sent_off_once(one: Person) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    filled = {"answer": "42", "fruit": [FRUITS[1]]}
    await one.submit(modal, filled)
    with pytest.raises(CannotDo, match="already"):
        await one.submit(modal, filled)


@pytest.mark.usefixtures("bot")
async def test_nobody_else_can_send_a_modal_off(one: Person, two: Person) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    with pytest.raises(CannotDo):
        await two.submit(modal, {"answer": "42", "fruit": ["apple"]})


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_answer_is_seen_by_one_person(one: Person, two: Person) -> None:
    await one.press(await buttons(one), "Whisper")
    assert [message.content for message in one.messages()] == ["buttons", "psst"]
    assert [message.content for message in two.messages()] == ["buttons"]


# -- people and channels


def test_somebody_new_is_told_to_the_bot_and_to_all(world: World, chat: Chat, heard: Heard) -> None:
    new = chat.add_person(" Åsa Berg ", "de", "#123456")
    assert (new.global_name, new.username, new.locale) == ("Åsa Berg", "åsa.berg", "de")
    assert world.people[new.id] is new
    (joined,) = heard.bot
    assert (joined.event, joined.data["user"]["id"]) == ("GUILD_MEMBER_ADD", new.id)
    assert len(heard.by(person(world), "people")[0]) == 5


@pytest.mark.parametrize(
    ("name", "locale", "words"),
    [
        (" ", "de", "from 1 to 32"),
        ("x" * 33, "de", "from 1 to 32"),
        ("x", "xx", "none of the languages"),
    ],
)
def test_a_name_and_a_language_have_to_be_possible(
    world: World, chat: Chat, name: str, locale: str, words: str
) -> None:
    with pytest.raises(CannotDo, match=words):
        chat.add_person(name, locale, "#123456")
    assert len(world.people) == 4


def test_a_person_may_change_to_another_language(world: World, chat: Chat, heard: Heard) -> None:
    two = person(world, 2)
    chat.set_language(two.id, "it")
    assert two.locale == "it"
    assert heard.by(person(world), "people")[0][1]["locale"] == "it"
    with pytest.raises(CannotDo, match="none of the languages"):
        chat.set_language(two.id, "xx")
    assert two.locale == "it"


def test_a_channel_is_added_to_the_server_or_as_a_thread(world: World, chat: Chat) -> None:
    channel = chat.add_channel("Table 2", None)
    assert (channel.name, channel.type) == ("table-2", TEXT)
    thread = chat.add_channel(" aside ", channel.id)
    assert (thread.name, thread.parent_id) == ("aside", channel.id)
    assert thread.thread is not None
    assert thread.thread.owner_id == world.guild.owner_id


@pytest.mark.parametrize(
    ("name", "parent", "words"),
    [("", None, "from 1 to 100"), ("x" * 101, None, "from 1 to 100"), ("x", "1", "Unknown")],
)
def test_a_channel_that_cannot_be_is_told_in_words(
    chat: Chat, name: str, parent: str | None, words: str
) -> None:
    with pytest.raises(CannotDo, match=words):
        chat.add_channel(name, parent)


@pytest.mark.parametrize(
    "attempt",
    [
        lambda chat: chat.person("1"),
        lambda chat: chat.direct("1"),
        lambda chat: chat.say("1", "1", "x"),
    ],
)
def test_nobody_acts_who_is_not_there(chat: Chat, attempt: Callable[[Chat], object]) -> None:
    with pytest.raises(CannotDo, match="no such person"):
        attempt(chat)


# -- what is unread


def test_unread_is_what_others_have_said_where_one_may_look(world: World) -> None:
    two = person(world, 2)
    said(world)
    said(world, by=two.id)
    assert unread(world, two).messages == {lounge(world).id: 1}
    deny(world, two.id, P.VIEW_CHANNEL)
    assert unread(world, two).messages == {}


def test_an_answer_that_only_one_person_sees_has_been_read_too(world: World, chat: Chat) -> None:
    two = person(world, 2)
    said(world)
    said(world).ephemeral_to = two.id
    assert unread(world, two).messages == {lounge(world).id: 2}
    lounge(world).last_message_id = next(iter(world.messages[lounge(world).id]))
    chat.read(two.id, lounge(world).id)
    assert unread(world, two).messages == {}


def test_pings_are_counted_apart(world: World, chat: Chat) -> None:
    two = person(world, 2)
    said(world).mentions.append(two.id)
    said(world)
    found = unread(world, two)
    assert (found.messages, found.mentions) == ({lounge(world).id: 2}, {lounge(world).id: 1})
    assert unread(world, person(world, 3)).mentions == {}
    chat.read(two.id, lounge(world).id)
    assert unread(world, two).mentions == {}
