from __future__ import annotations

import pytest

from sandbox.errors import CannotDo
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot


async def test_options_reach_the_bot_as_what_they_are(
    bot: SmallBot, one: Person, two: Person
) -> None:
    outcome = await one.command("try say", text="hi", who=two.id, loud=True, times=2)
    assert outcome.shown().content == f"HIHI {two.mention}"
    assert not bot.errors


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
