"""Names and descriptions of commands in every language, by one rule for all of them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from discord import app_commands

from bot.localization import command_name, command_words

Callback: TypeAlias = Callable[..., Any]
Made: TypeAlias = app_commands.Command[Any, ..., None]


def named(key: str, *parameters: str) -> Callable[[Callback], Callback]:
    """Name and describe the parameters of a command by `command-<key>-<parameter>`."""
    names = {name: command_name(_key(key, name)) for name in parameters}
    words = {name: command_words(_key(key, name)) for name in parameters}

    def decorate(callback: Callback) -> Callback:
        described = app_commands.describe(**words)(callback)
        return app_commands.rename(**names)(described)

    return decorate


def command(key: str, *parameters: str) -> Callable[[Callback], Made]:
    """A command whose words stand under `command-<key>`."""

    def decorate(callback: Callback) -> Made:
        make = app_commands.command(
            name=command_name(f"command-{key}"), description=command_words(f"command-{key}")
        )
        return make(named(key, *parameters)(callback))

    return decorate


def _key(key: str, parameter: str) -> str:
    return f"command-{key}-{parameter.replace('_', '-')}"
