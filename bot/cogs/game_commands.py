"""Each game's own commands for whole moves, with legal values offered by autocomplete."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Coroutine, Sequence
from typing import Any, TypeAlias

import discord
from discord import app_commands

from bot.cogs.command_decorators import deferring
from bot.localization import SHORT_NAME, command_name, command_words, names_of
from bot.messages.autocomplete import explained, meant, no_option, offered
from bot.messages.responses import Interaction, Reply
from bot.panels import play
from bot.services import Services, actor_of
from bot.table.standing import Standing
from engine.core.aids.chain import Choice, answers, choices, suggestions
from engine.core.aids.move_command import MoveCommand, MoveCommandPart
from engine.core.decision import Option
from engine.core.errors import FathomError, IllegalAnswer, NotAwaited
from engine.core.game import AnyGame, title
from engine.core.msg import msg
from engine.core.text import Words

Choices = list[app_commands.Choice[str]]
Run: TypeAlias = Callable[..., Coroutine[Any, Any, None]]
Complete: TypeAlias = Callable[[Interaction, str], Coroutine[Any, Any, Choices]]


class WrongGame(IllegalAnswer):
    """The game in this channel is a different one."""


class GameCommands:
    """The commands of one game."""

    def __init__(self, services: Services, game: AnyGame) -> None:
        self._services = services
        self._game = game

    def group(self) -> app_commands.Group:
        """Return the group that holds all commands of the game."""
        name = f"{_name(self._game)}-command"
        group = app_commands.Group(name=command_name(name), description=command_words(name))
        for command in self._game.move_commands:
            group.add_command(self._command(command))
        return group

    def _command(self, command: MoveCommand) -> app_commands.Command[Any, ..., None]:
        key = f"{_name(self._game)}-command-{command.name}"
        made: app_commands.Command[Any, ..., None] = app_commands.Command(
            name=command_name(key),
            description=command_words(key),
            callback=self._callback(command),
        )
        for part in command.parts:
            made.autocomplete(part.name)(self._completer(command.parts, part.name))
        return made

    def _callback(self, command: MoveCommand) -> Run:
        """Return the callback of such a move; its parameters are the parts of the move."""

        async def run(reply: Reply, **given: str | None) -> None:
            record = await self._services.game_of(reply.interaction)
            if record.game != self._game.name:
                raise WrongGame(msg("bot-error-other-game", title=title(self._game)))
            standing = await self._services.tables.standing(record.id)
            seat = standing.seat_of(reply.interaction.user.id)
            wanted = {name: key for name, key in given.items() if key is not None}

            def plan(now: Standing) -> tuple[str, ...]:
                check_asked(now, seat)
                keys = _keys(now, seat, command.parts, wanted, reply.words)
                return answers(now.game, now.table.state, seat, command, keys)

            async def act() -> Standing:
                actor = actor_of(reply.interaction)
                return await self._services.tables.answer_all(record.id, seat, plan, actor)

            await play.act_and_show(self._services, reply, record.id, act)

        return _with_parameters(deferring(self._services.reply, run), self._game, command)

    def _completer(self, parts: tuple[MoveCommandPart, ...], wanted: str) -> Complete:
        """Return the autocomplete callback of a part, which takes the other parts into account."""

        async def complete(interaction: Interaction, typed: str) -> Choices:
            words = self._services.reply(interaction).words
            try:
                record = await self._services.game_of(interaction)
                if record.game != self._game.name:
                    return []
                standing = await self._services.tables.standing(record.id)
                seat = standing.seat_of(interaction.user.id)
                given = {name: text for name, text in _given(interaction) if name != wanted}
                found = possible(standing, seat, parts, wanted, given, words)
            except FathomError:
                # Nothing to offer; the command itself says why.
                return []
            names = names_of(standing.players, words, SHORT_NAME)
            return offered(explained(found, words, names), typed)

        return complete


def _name(game: AnyGame) -> str:
    return game.name.replace("_", "-")


def check_asked(standing: Standing, seat: int) -> None:
    """Refuse a move if the seat has no open question, whatever was typed."""
    if standing.asked(seat) is None:
        over = standing.table.result is not None
        raise NotAwaited(msg("error-game-over" if over else "error-not-awaited"))


def _refused(
    written: str, options: Sequence[Option], words: Words, names: Sequence[str], *, first: bool
) -> IllegalAnswer:
    """Return the refusal of a part, with similar options or the reason why there are none."""
    if options:
        return no_option(written, options, words, names)
    # If not even the first part can be chosen, another question is open.
    if first:
        return IllegalAnswer(msg("bot-error-asked-else"))
    return IllegalAnswer(msg("bot-error-not-asked-yet", key=written))


def _with_parameters(run: Run, game: AnyGame, command: MoveCommand) -> Run:
    """Return the callback with a signature from which discord.py reads a parameter per part."""
    kind = inspect.Parameter.POSITIONAL_OR_KEYWORD
    needed = [
        inspect.Parameter(
            part.name,
            kind,
            default=inspect.Parameter.empty if part.required else None,
            annotation=str if part.required else str | None,
        )
        for part in command.parts
    ]
    own = inspect.Parameter("interaction", kind, annotation=discord.Interaction)
    run.__signature__ = inspect.Signature([own, *needed])  # type: ignore[attr-defined]
    keys = {
        part.name: f"{_name(game)}-command-{command.name}-{part.name}" for part in command.parts
    }
    described = app_commands.describe(**{name: command_words(key) for name, key in keys.items()})
    renamed = app_commands.rename(**{name: command_name(key) for name, key in keys.items()})
    return renamed(described(run))


def possible(
    standing: Standing,
    seat: int,
    parts: tuple[MoveCommandPart, ...],
    wanted: str,
    given: dict[str, str],
    words: Words,
) -> tuple[Choice, ...]:
    """Return the possible values of a part, narrowed by a later part already given if it fits."""
    place = [part.name for part in parts].index(wanted)
    game, state = standing.game, standing.table.state
    before = _keys(standing, seat, parts[:place], given, words)
    later = next((part for part in parts[place + 1 :] if part.name in given), None)
    if later is not None:
        after = suggestions(game, state, seat, parts, later.name, before)
        options = [choice.option for choice in after]
        names = names_of(standing.players, words, SHORT_NAME)
        key = meant(given[later.name], options, words, names)
        found = suggestions(game, state, seat, parts, wanted, {**before, later.name: key})
        if found:
            return found
    return suggestions(game, state, seat, parts, wanted, before)


def _given(interaction: Interaction) -> list[tuple[str, str]]:
    return [(name, value) for name, value in interaction.namespace if isinstance(value, str)]


def _keys(
    standing: Standing,
    seat: int,
    parts: tuple[MoveCommandPart, ...],
    given: dict[str, str],
    words: Words,
) -> dict[str, str]:
    """Return the keys of the given parts, typed as keys or in words; refuse illegal ones."""
    names = names_of(standing.players, words, SHORT_NAME)
    found: dict[str, str] = {}
    for place, part in enumerate(parts):
        if part.name not in given:
            continue
        written = given[part.name]
        options = choices(standing.game, standing.table.state, seat, parts[: place + 1], found)
        key = meant(written, options, words, names)
        if all(key != option.key for option in options):
            raise _refused(written, options, words, names, first=not found)
        found[part.name] = key
    return found
