"""A walk over the commands of a cog: each defers, and passes on what was typed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any
from unittest.mock import DEFAULT, AsyncMock, patch

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.command_decorators import Made
from bot.config import Config
from bot.messages.pictures import Pictures
from bot.messages.responses import Reply
from bot.posts.status_poster import StatusPoster
from bot.services import Services
from bot.table.standing import Standing
from bot.table.tables import Tables
from tests.bot.positions import THEN, Evening, people
from tests.bot.recorded_interactions import Caller, like
from tests.bot.stored_tables import ANN


def _begun() -> Standing:
    """Return a two-player game after its first answer."""
    evening = Evening(people("Ann", "Ben"), 1)
    evening.play(*evening.next_answer())
    return evening.standing


STANDING = _begun()
"""The one game that every command finds."""


def bare_services() -> Services:
    """Return services without a store, whose only game is the one above."""
    tables: Any = like(Tables)
    tables.standing = AsyncMock(return_value=STANDING)
    store: Any = SimpleNamespace(now=lambda: THEN)
    settings = Config.model_construct()
    client, pictures, poster = like(discord.Client), like(Pictures), like(StatusPoster)
    return Services(settings, client, store, tables, pictures, poster)


def commands_of(cog: commands.Cog) -> dict[str, Made]:
    """Return the commands of a cog by their English names."""
    found = (each for each in cog.walk_app_commands() if isinstance(each, app_commands.Command))
    return {command.name: command for command in found}


async def run(cog: commands.Cog, name: str, caller: Caller, **given: object) -> None:
    """Run a command with these parameters, as discord.py does."""
    command = commands_of(cog)[name]
    assert given.keys() <= {parameter.name for parameter in command.parameters}
    await command.callback(cog, caller.interaction, **given)  # type: ignore[arg-type]


async def offered(
    cog: commands.Cog, name: str, parameter: str, caller: Caller, typed: str, **given: object
) -> dict[str, str]:
    """Return the autocomplete choices for a parameter: their names by value."""
    parameters = commands_of(cog)[name]._params
    others = dict.fromkeys(parameters) | given
    caller.interaction.namespace = SimpleNamespace(**others)
    complete: Any = parameters[parameter].autocomplete
    found: list[app_commands.Choice[str]] = await complete(cog, caller.interaction, typed)
    return {choice.value: choice.name for choice in found}


@dataclass(frozen=True, slots=True)
class Route:
    """The route from a command to its handler."""

    command: str
    handler: str
    """The name under which the cog looks the handler up."""
    given: Mapping[str, object] = field(default_factory=dict)
    handed: tuple[object, ...] = ()
    """The values the handler must receive besides the reply."""

    def __str__(self) -> str:
        return self.command

    async def check(self, cog: commands.Cog, caller: Caller | None = None) -> None:
        """Check that the command defers privately before its handler gets reply and values."""
        who = caller or Caller(ANN)
        deferred: list[bool] = []

        def called(*_: object, **__: object) -> object:
            deferred.append(who.interaction.response.is_done())
            return DEFAULT

        with (
            patch(self.handler, autospec=True, side_effect=called) as handler,
            patch.object(
                Services, "game_of", autospec=True, return_value=STANDING.record
            ) as game_of,
        ):
            await run(cog, self.command, who, **self.given)
        assert deferred == [True], "called once, after the deferral"
        who.interaction.response.defer.assert_awaited_once_with(ephemeral=True, thinking=True)
        got = handed_to(handler)
        assert [each.interaction for each in got if isinstance(each, Reply)] == [who.interaction]
        assert [value for value in self.handed if value not in got] == []
        if "number" in self.given and game_of.await_count:
            assert self.given["number"] in handed_to(game_of)


def handed_to(handler: Any) -> list[object]:  # noqa: ANN401 - a stand-in
    """Return everything a handler was called with."""
    call = handler.await_args
    return [*call.args, *call.kwargs.values()]


def unrouted(cog: commands.Cog, routes: Iterable[Route], *others: str) -> set[str]:
    """Return the commands without a route or a test of their own, and routes without a command."""
    return commands_of(cog).keys() ^ {*(route.command for route in routes), *others}
