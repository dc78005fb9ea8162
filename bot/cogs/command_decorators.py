"""Decorators for slash commands: localized names, and a reply that is deferred at once."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine
from functools import wraps
from typing import Any, TypeAlias

from discord import app_commands

from bot.localization import command_name, command_words
from bot.messages.responses import Interaction, Reply, reporting_errors

Callback: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
ReplyTo: TypeAlias = Callable[[Interaction], Reply]
"""A function that makes the reply to an interaction."""
Made: TypeAlias = app_commands.Command[Any, ..., None]


def localized_parameters(key: str, *parameters: str) -> Callable[[Callback], Callback]:
    """Return a decorator that names and describes parameters by `command-<key>-<parameter>`."""
    names = {name: command_name(_key(key, name)) for name in parameters}
    words = {name: command_words(_key(key, name)) for name in parameters}

    def decorate(callback: Callback) -> Callback:
        described = app_commands.describe(**words)(callback)
        return app_commands.rename(**names)(described)

    return decorate


def command(
    key: str, *parameters: str, reply_to: ReplyTo | None = None
) -> Callable[[Callback], Made]:
    """Return a decorator for callbacks that take a deferred `Reply` instead of an interaction.

    It makes a command whose texts have the key `command-<key>`. A method replies through the
    services of its cog; a plain function needs `reply_to`.
    """

    def decorate(callback: Callback) -> Made:
        make = app_commands.command(
            name=command_name(f"command-{key}"), description=command_words(f"command-{key}")
        )
        answers = _method(callback) if reply_to is None else deferring(reply_to, callback)
        return make(localized_parameters(key, *parameters)(answers))

    return decorate


def deferring(reply_to: ReplyTo, callback: Callback) -> Callback:
    """Return a callback that defers the interaction and reports errors to the user."""

    @wraps(callback)
    async def answer(interaction: Interaction, **given: Any) -> None:  # noqa: ANN401 - arguments
        await _answer(reply_to(interaction), callback, given)

    return _signed(answer, callback)


def _method(callback: Callback) -> Callback:
    """Return such a callback for a method of a cog, which replies through its services."""

    @wraps(callback)
    async def answer(cog: Any, interaction: Interaction, **given: Any) -> None:  # noqa: ANN401 - any cog
        await _answer(cog.services.reply(interaction), callback.__get__(cog), given)

    return _signed(answer, callback)


async def _answer(first: Reply, callback: Callback, given: dict[str, Any]) -> None:
    async with reporting_errors(first) as reply:
        await reply.defer()
        await callback(reply, **given)


def _signed(answer: Callback, callback: Callback) -> Callback:
    """Return the wrapper with the wrapped signature, from which discord.py reads the parameters."""
    answer.__signature__ = inspect.signature(callback, eval_str=True)  # type: ignore[attr-defined]
    return answer


def _key(key: str, parameter: str) -> str:
    return f"command-{key}-{parameter.replace('_', '-')}"
