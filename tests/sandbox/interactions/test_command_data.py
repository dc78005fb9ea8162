"""Commands as typed, and as the bot receives them."""

from __future__ import annotations

import base64

import pytest

from sandbox.channels import channels
from sandbox.errors import CannotDo
from sandbox.interactions.command_data import TypedCommand, commands_for, data_of, find
from sandbox.interactions.uploads import PLACE
from sandbox.model import Channel, Command, Json
from sandbox.validation import commands as forms
from sandbox.validation.command_rules import read_command
from sandbox.world import World
from tests.driver.person import Person
from tests.sandbox.small_bot import SmallBot
from tests.sandbox.small_world import lounge, person
from tests.sandbox.validation.command_forms import choice, command, option

OPTIONS = [
    option(name="text", required=True, min_length=2, max_length=4),
    option(name="times", type=forms.INTEGER, min_value=1, max_value=3),
    option(name="depth", type=forms.NUMBER),
    option(name="loud", type=forms.BOOLEAN),
    option(name="fruit", choices=[choice(0), choice(1)]),
    option(name="fish", autocomplete=True),
    option(name="who", type=forms.MENTIONABLE),
    option(name="file", type=forms.ATTACHMENT),
]


def register(world: World, **more: object) -> Command:
    """Register a command, and return it."""
    one = Command(world.new_id(), world.new_id(), read_command(command(**more)))
    world.commands[one.id] = one
    return one


def filled(world: World, values: Json, focused: str | None = None) -> list[Json]:
    """Return the options of `/play` as the bot receives them."""
    data = data_of(world, person(world), find_play(world), values, focused)
    options: list[Json] = data["options"]
    return options


def find_play(world: World, name: str = "play") -> TypedCommand:
    return find(world, person(world), lounge(world), name)


def usable(world: World, number: int = 1, channel: Channel | None = None) -> list[str]:
    found = commands_for(world, person(world, number), channel or lounge(world))
    return [one.body["name"] for one in found]


# -- who can use a command, and where


@pytest.mark.parametrize(
    ("more", "inside", "private"),
    [
        ({}, True, True),
        ({"contexts": [0]}, True, False),
        ({"contexts": [1]}, False, True),
        ({"contexts": [0, 1]}, True, True),
        ({"dm_permission": False}, True, False),
    ],
)
def test_a_command_is_for_where_it_says(
    world: World, more: Json, *, inside: bool, private: bool
) -> None:
    register(world, **more)
    direct = channels.direct(world, person(world).id)
    assert (usable(world) == ["play"]) is inside
    assert (usable(world, channel=direct) == ["play"]) is private


def test_a_command_of_the_server_is_not_for_direct_channels(world: World) -> None:
    register(world).guild_id = world.guild.id
    assert usable(world) == ["play"]
    assert usable(world, channel=channels.direct(world, person(world).id)) == []


def test_a_command_can_ask_for_a_permission(world: World) -> None:
    register(world, default_member_permissions="32")
    assert (usable(world), usable(world, 2)) == (["play"], [])


def test_there_is_no_command_where_the_bot_is_not(world: World) -> None:
    register(world)
    world.bot.present = False
    assert usable(world) == []


# -- finding a command by its full name


@pytest.fixture
def group(world: World) -> Command:
    """Provide the command `/play in sea`."""
    part = option(name="sea", type=forms.SUBCOMMAND, options=[option(name="text")])
    inner = option(name="in", type=forms.GROUP, options=[part])
    return register(world, options=[inner])


def test_a_part_of_a_command_is_found_with_its_options(world: World, group: Command) -> None:
    found = find(world, person(world), lounge(world), "play in sea")
    assert found.command is group
    assert [part["name"] for part in found.parts] == ["in", "sea"]
    assert [one["name"] for one in found.options] == ["text"]
    (outer,) = data_of(world, person(world), found, {"text": "x"})["options"]
    assert (outer["name"], outer["type"]) == ("in", forms.GROUP)
    (inner,) = outer["options"]
    assert inner["options"] == [{"name": "text", "type": forms.STRING, "value": "x"}]


@pytest.mark.usefixtures("group")
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("dive", "no command /dive"),
        ("play out", "no command /play out"),
        ("play in sea text", "no command /play in sea text"),
        ("play", "goes on with one of: in"),
        ("play in", "goes on with one of: sea"),
    ],
)
def test_a_command_that_is_not_there_is_told_as_such(world: World, name: str, words: str) -> None:
    with pytest.raises(CannotDo, match=words):
        find_play(world, name)


# -- its options


@pytest.fixture
def play(world: World) -> Command:
    """Provide the command `/play` with an option of each kind."""
    return register(world, options=OPTIONS)


@pytest.mark.usefixtures("play")
@pytest.mark.parametrize(
    ("name", "given", "value"),
    [
        ("times", "2", 2),
        ("times", 3, 3),
        ("depth", "1.5", 1.5),
        ("loud", "True", True),
        ("loud", False, False),
        ("fruit", "c1", "c1"),
        ("fish", "eel", "eel"),
    ],
)
def test_a_value_is_sent_as_what_it_is(
    world: World, name: str, given: object, value: object
) -> None:
    text, sent = filled(world, {"text": "ab", name: given})
    assert text["value"] == "ab"
    assert (sent["name"], sent["value"]) == (name, value)
    assert type(sent["value"]) is type(value)


@pytest.mark.usefixtures("play")
@pytest.mark.parametrize(
    ("values", "words", "at"),
    [
        ({}, "text is required", "text"),
        ({"text": ""}, "text is required", "text"),
        ({"text": "a"}, "out of range", "text"),
        ({"text": "abcde"}, "out of range", "text"),
        ({"text": "ab", "times": 4}, "out of range", "times"),
        ({"text": "ab", "times": 0}, "out of range", "times"),
        ({"text": "ab", "times": "two"}, "does not fit", "times"),
        ({"text": "ab", "loud": "maybe"}, "does not fit", "loud"),
        ({"text": "ab", "fruit": "pear"}, "not one of the choices", "fruit"),
        ({"text": "ab", "more": 1}, "no option more", "more"),
        ({"text": "ab", "who": "1"}, "nothing here with the id", None),
    ],
)
def test_a_value_that_does_not_fit_is_told_at_its_option(
    world: World, values: Json, words: str, at: str | None
) -> None:
    with pytest.raises(CannotDo, match=words) as cannot:
        filled(world, values)
    assert cannot.value.option == at


@pytest.mark.usefixtures("play")
def test_an_option_that_was_left_out_is_not_sent(world: World) -> None:
    sent = filled(world, {"text": "ab", "times": None, "fish": ""})
    assert [one["name"] for one in sent] == ["text"]


def test_whoever_is_named_is_spelled_out(world: World, play: Command) -> None:
    two = person(world, 2).id
    data = data_of(world, person(world), find_play(world), {"text": "ab", "who": two})
    assert list(data["resolved"]["users"]) == [two]
    assert (data["id"], data["name"], data["type"]) == (play.id, "play", 1)
    play.guild_id = world.guild.id
    assert data_of(world, person(world), find_play(world), {"text": "ab"})["guild_id"]


@pytest.mark.usefixtures("play")
def test_a_file_is_kept_only_if_all_else_fits(world: World) -> None:
    file = {"name": "a.txt", "data": base64.b64encode(b"depth").decode()}
    with pytest.raises(CannotDo):
        filled(world, {"text": "ab", "times": 9, "file": file})
    kept = world.store.folder / "attachments" / PLACE
    assert not kept.exists()
    data = data_of(world, person(world), find_play(world), {"text": "ab", "file": file})
    ((key, shown),) = data["resolved"]["attachments"].items()
    assert data["options"][1]["value"] == key
    assert shown["filename"] == "a.txt"
    assert [folder.name for folder in kept.iterdir()] == [key]


# -- while it is being typed


@pytest.mark.usefixtures("play")
def test_the_option_being_typed_is_sent_as_text_and_nothing_else_is_required(
    world: World,
) -> None:
    assert filled(world, {"fish": 7, "times": 9}, "fish") == [
        {"name": "times", "type": forms.INTEGER, "value": 9},
        {"name": "fish", "type": forms.STRING, "value": "7", "focused": True},
    ]
    (empty,) = filled(world, {}, "fish")
    assert empty["value"] == ""


@pytest.mark.usefixtures("play")
@pytest.mark.parametrize(("focused", "words"), [("text", "no choices"), ("more", "no option more")])
def test_an_option_without_choices_has_none_to_complete(
    world: World, focused: str, words: str
) -> None:
    with pytest.raises(CannotDo, match=words):
        filled(world, {}, focused)


# -- with a bot


async def test_options_reach_the_bot_as_what_they_are(
    bot: SmallBot, one: Person, two: Person
) -> None:
    outcome = await one.command("try say", text="hi", who=two.id, loud=True, times=2)
    assert outcome.shown().content == f"HIHI {two.mention}"
    assert not bot.errors


async def test_options_that_do_not_fit_never_leave_the_person(bot: SmallBot, one: Person) -> None:
    with pytest.raises(CannotDo, match="out of range"):
        await one.command("try say", text="a", times=4)
    assert "INTERACTION_CREATE" not in bot.events


@pytest.mark.usefixtures("bot")
async def test_choices_come_while_an_option_is_typed(one: Person) -> None:
    choices = await one.choices("try fruit", {"name": "b"}, focused="name")
    assert choices == [{"name": "banana", "value": "banana"}]
