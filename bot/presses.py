"""Every press of a button or select, led to what it means; none is kept in memory."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, TypeAlias

import discord

from bot.figures import records
from bot.gathering import lobbying, opening, rematch, transcripts
from bot.house import House
from bot.housekeeping import managing, quiet
from bot.ids import Press, Unreadable, Verb, check_text, read
from bot.looks import looking, looking_back, replaying
from bot.messages.replies import Interaction, Reply, answering
from bot.own import forgetting, me, mine, notebook
from bot.panels import always, people, playing, taking_back
from bot.votes import ending, polls

Deed: TypeAlias = Callable[[House, Reply, Press, Sequence[str]], Awaitable[None]]

DEEDS: Mapping[Verb, Deed] = MappingProxyType(
    {
        Verb.PLAY: playing.play,
        Verb.SHEET: looking.own_sheet,
        Verb.LOG: looking.log,
        Verb.UNDO_LAST: taking_back.undo_last,
        Verb.PICK: playing.answer,
        Verb.KIND: playing.turn_page,
        Verb.PAGE: playing.turn_page,
        Verb.CHOSEN: playing.turn_page,
        Verb.CONFIRM: playing.answer,
        Verb.AMOUNT: playing.answer,
        Verb.ASK_AMOUNT: playing.ask_amount,
        Verb.UNDO: taking_back.undo,
        Verb.ASK_UNDO: taking_back.ask_others,
        Verb.START_OVER: playing.start_over,
        Verb.END_TURN: playing.end_turn,
        Verb.MUTE: playing.mute,
        Verb.ALWAYS: always.answer_always,
        Verb.HABIT: always.change_habit,
        Verb.UNMUTE: always.warn_again,
        Verb.BALLOT: polls.vote,
        Verb.RESIGN: people.resign,
        Verb.REMATCH: rematch.rematch,
        Verb.JOT: notebook.write,
        Verb.JOTTED: notebook.keep,
        Verb.JOT_SHOWN: notebook.set_shown,
        Verb.COME_BACK: people.come_back,
        Verb.LOOK: looking.look,
        Verb.CHANGED: looking_back.changed,
        Verb.REPLAY: replaying.step,
        Verb.JUMP: replaying.jump,
        Verb.FILM: replaying.film,
        Verb.RULES: looking.rules,
        Verb.JOIN: lobbying.join,
        Verb.LEAVE: lobbying.leave,
        Verb.ADD_COMPUTER: lobbying.add_computer,
        Verb.ADD_LEVEL: lobbying.add_computer,
        Verb.OPTIONS: lobbying.options,
        Verb.SET_OPTION: lobbying.set_option,
        Verb.SET_PACK: lobbying.set_pack,
        Verb.SET_PACE: lobbying.set_pace,
        Verb.START: lobbying.start,
        Verb.NEW_THREAD: opening.new_thread,
        Verb.STATS: records.stats,
        Verb.LEADERS: records.leaders,
        Verb.SERVER_GAMES: managing.games,
        Verb.ASK_END: managing.ask_end,
        Verb.KEEP: quiet.keep,
        Verb.FORGET: forgetting.forget,
        Verb.SIT: transcripts.sit,
        Verb.FILL: transcripts.fill,
        Verb.END_GAME: ending.end_game,
        Verb.PROPOSE_END: ending.ask_others,
        Verb.ME: me.press,
        Verb.GAMES: mine.turn_page,
    }
)


async def respond(
    house: House, interaction: Interaction, custom_id: str, values: Sequence[str]
) -> None:
    """Do what a press means; whatever goes wrong is told to whoever pressed."""
    async with answering(house.reply(interaction)) as reply:
        check_text(custom_id, *values)
        press = read(custom_id)
        if press is None or press.verb not in DEEDS:
            raise Unreadable
        await DEEDS[press.verb](house, reply, press, values)


def pressed(interaction: Interaction) -> tuple[str, list[str]] | None:
    """The id of what was pressed or submitted, and what was chosen or typed; nothing for commands.

    It is read from the interaction alone: whatever the message holds by now, the press is answered.
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
    """A list, where there is one."""
    return found if isinstance(found, list) else []
