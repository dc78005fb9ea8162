"""The decorators of commands: names in every language, a reply, and error reports."""

from __future__ import annotations

from typing import Any

import discord
import pytest
from discord import app_commands
from discord.ext import commands

from bot.cogs.command_decorators import Made, command
from bot.localization import Translator
from bot.messages.responses import Reply
from bot.services import NoGameHere, Services
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.cogs.cog_walk import bare_services, commands_of, run
from tests.bot.recorded_interactions import Caller

NOWHERE = msg("bot-error-no-game-here")


class Cog(commands.Cog):
    """A cog with one command, which records what it gets."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.got: list[tuple[Reply, bool, str, int | None]] = []

    @command("choose", "answer", "number")
    async def choose(self, reply: Reply, answer: str, number: int | None = None) -> None:
        """Record the arguments; fail if there is no number."""
        if number is None:
            raise NoGameHere(NOWHERE)
        self.got.append((reply, reply.interaction.response.is_done(), answer, number))


@pytest.fixture
def cog() -> Cog:
    return Cog(bare_services())


async def test_a_method_gets_a_deferred_reply_and_what_was_typed(cog: Cog) -> None:
    caller = Caller()
    await run(cog, "choose", caller, answer="key:1", number=7)
    ((reply, deferred, *typed),) = cog.got
    assert (reply.interaction, deferred, typed) == (caller.interaction, True, ["key:1", 7])


async def test_an_error_is_reported_in_the_message_that_waits(cog: Cog) -> None:
    caller = Caller()
    await run(cog, "choose", caller, answer="key:1")
    assert caller.shown == [Words().say(NOWHERE)]
    assert caller.asides == []


async def test_a_command_that_comes_twice_is_run_once(cog: Cog) -> None:
    first, again = Caller(), Caller()
    again.interaction.id = first.interaction.id
    for caller in (first, again):
        await run(cog, "choose", caller, answer="key:1", number=7)
    assert len(cog.got) == 1
    assert again.shown == again.asides == []


async def test_a_function_is_told_how_to_reply_by_whoever_makes_the_command() -> None:
    got: list[tuple[bool, int | None]] = []

    @command("undo", "number", reply_to=bare_services().reply)
    async def undo(reply: Reply, number: int | None = None) -> None:
        got.append((reply.interaction.response.is_done(), number))

    made: Made = undo
    await made.callback(Caller().interaction, number=7)  # type: ignore[call-arg]
    assert got == [(True, 7)]


def test_parameters_are_read_from_the_method_that_was_written(cog: Cog) -> None:
    answer, number = commands_of(cog)["choose"].parameters
    assert (answer.name, answer.type) == ("answer", discord.AppCommandOptionType.string)
    assert (answer.required, number.required) == (True, False)
    assert number.type is discord.AppCommandOptionType.integer


def test_a_parameter_of_two_words_is_found_by_its_key() -> None:
    @command("server-settings", "lobby_days", reply_to=bare_services().reply)
    async def settings(reply: Reply, lobby_days: int) -> None:
        del reply, lobby_days

    made: Made = settings
    (days,) = made.parameters
    assert (days.name, days.display_name) == ("lobby_days", "table-days")


async def test_a_command_and_its_parameters_are_named_and_described_in_the_users_language(
    cog: Cog,
) -> None:
    made, words = commands_of(cog)["choose"], Words("de", strict=True)
    answer, _ = made.parameters
    context: Any = None
    for key, name, description in (
        ("command-choose", made._locale_name, made._locale_description),
        ("command-choose-answer", answer.locale_name, answer.locale_description),
    ):
        expected = {None: name, "description": description}
        for form, string in expected.items():
            assert isinstance(string, app_commands.locale_str)
            told = await Translator().translate(string, discord.Locale.german, context)
            assert told == words.inner(msg(key), None, form)
