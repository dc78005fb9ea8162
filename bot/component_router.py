"""The router of button presses and selects: finds the handler from the custom ID alone."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Any, TypeAlias

import discord

from bot.admin import guild_panel, inactive_tables
from bot.custom_ids import InvalidCustomId, Press, Verb, check_text, parse_custom_id
from bot.lobby import creation, import_export, lobby_handlers, rematch
from bot.look import history, replay, rules, tools, viewer
from bot.me import forget_me, my_games, notes, settings_panel
from bot.messages.responses import Interaction, Reply, reporting_errors
from bot.panels import habit_panel, play, seat_changes, undo, why_not
from bot.polls import end_game, polls
from bot.services import Services
from bot.stats import player_stats

Handler: TypeAlias = Callable[[Services, Reply, Press], Awaitable[None]]

HANDLERS: Mapping[Verb, Handler] = MappingProxyType(
    {
        Verb.PLAY: play.play,
        Verb.SHEET: viewer.own_sheet,
        Verb.LOG: viewer.log,
        Verb.UNDO_LAST: undo.undo_last,
        Verb.MORE: tools.more,
        Verb.PICK: play.answer,
        Verb.KIND: play.turn_page,
        Verb.PAGE: play.turn_page,
        Verb.CHOSEN: play.turn_page,
        Verb.CONFIRM: play.answer,
        Verb.AMOUNT: play.answer,
        Verb.ASK_AMOUNT: play.ask_amount,
        Verb.UNDO: undo.undo,
        Verb.ASK_UNDO: undo.ask_others,
        Verb.START_OVER: play.start_over,
        Verb.END_TURN: play.end_turn,
        Verb.MUTE: play.mute,
        Verb.WHY_NOT: why_not.why_not,
        Verb.ALWAYS: habit_panel.answer_always,
        Verb.HABIT: habit_panel.change_habit,
        Verb.UNMUTE: habit_panel.warn_again,
        Verb.BALLOT: polls.vote,
        Verb.RESIGN: seat_changes.resign,
        Verb.REMATCH: rematch.rematch,
        Verb.JOT: notes.write,
        Verb.JOTTED: notes.save_notes,
        Verb.JOT_SHOWN: notes.set_shown,
        Verb.COME_BACK: seat_changes.come_back,
        Verb.LOOK: viewer.look,
        Verb.CHANGED: history.changed,
        Verb.REPLAY: replay.step,
        Verb.JUMP: replay.jump,
        Verb.FILM: replay.film,
        Verb.RULES: rules.rules,
        Verb.JOIN: lobby_handlers.join,
        Verb.LEAVE: lobby_handlers.leave,
        Verb.ADD_COMPUTER: lobby_handlers.add_computer,
        Verb.ADD_LEVEL: lobby_handlers.add_computer,
        Verb.OPTIONS: lobby_handlers.options,
        Verb.SET_OPTION: lobby_handlers.set_option,
        Verb.SET_PACK: lobby_handlers.set_pack,
        Verb.SET_PACE: lobby_handlers.set_pace,
        Verb.START: lobby_handlers.start,
        Verb.NEW_THREAD: creation.new_thread,
        Verb.STATS: player_stats.stats,
        Verb.LEADERS: player_stats.leaders,
        Verb.SERVER_GAMES: guild_panel.games,
        Verb.ASK_END: guild_panel.ask_end,
        Verb.KEEP: inactive_tables.keep,
        Verb.FORGET: forget_me.forget,
        Verb.SIT: import_export.take_free_seat,
        Verb.FILL: import_export.fill_free_seats,
        Verb.END_GAME: end_game.end_game,
        Verb.PROPOSE_END: end_game.ask_others,
        Verb.ME: settings_panel.press,
        Verb.GAMES: my_games.turn_page,
    }
)


async def dispatch(
    services: Services, interaction: Interaction, custom_id: str, values: Sequence[str]
) -> None:
    """Run the handler of a press, reporting any error to the person who pressed."""
    async with reporting_errors(services.reply(interaction)) as reply:
        check_text(custom_id, *values)
        press = parse_custom_id(custom_id)
        if press is None or press.verb not in HANDLERS:
            raise InvalidCustomId
        await HANDLERS[press.verb](services, reply, replace(press, values=tuple(values)))


def component_data(interaction: Interaction) -> tuple[str, list[str]] | None:
    """Return the custom ID and the values chosen or typed; None for commands.

    Only the interaction itself is read, so a press is answered whatever its message shows by now.
    """
    data: Any = interaction.data or {}
    custom_id = str(data.get("custom_id", ""))
    if interaction.type is discord.InteractionType.component:
        return custom_id, list(map(str, _listed(data.get("values"))))
    if interaction.type is not discord.InteractionType.modal_submit:
        return None
    parts = [part for part in _listed(data.get("components")) if isinstance(part, dict)]
    fields = [part.get("component") or part for part in parts]
    return custom_id, [str(field.get("value", "")) for field in fields]


def _listed(found: object) -> list[Any]:
    """Return the value if it is a list, otherwise an empty list."""
    return found if isinstance(found, list) else []
