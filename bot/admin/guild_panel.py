"""The panels of server managers: the guild's settings, and all of its running games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.config import Config
from bot.custom_ids import Press, Verb, chosen, number_in
from bot.lobby import lobby_handlers
from bot.localization import safe_names
from bot.messages.components import Button, ComponentRow, ListEntry, Select
from bot.messages.direct_messages import link_to
from bot.messages.message_view import MessageContent
from bot.messages.responses import Reply
from bot.polls import end_game
from bot.preferences.guild import EVERYBODY, MANAGERS, GuildSettings, guild_settings
from bot.services import Services
from bot.timing.time_control import from_now
from db.messaging.posts import STATUS
from db.records import GameRecord, Player, Post
from db.schema import GameState
from db.store import Store
from engine.core.errors import Refused
from engine.core.game import title
from engine.core.msg import Msg, msg
from engine.core.text import Words
from engine.registry import find_game

ON_PAGE = 8
"""The number of games on one page of the list."""


class OnlyManagers(Refused):
    """Only server managers may do this."""


class NotSettable(Refused):
    """A value that a setting cannot have."""


@dataclass(frozen=True, slots=True)
class RunningGame:
    """An entry in the list of running games."""

    record: GameRecord
    players: tuple[Player, ...]
    post: Post | None
    """Its status post, if there is one."""


def check_manages(reply: Reply) -> int:
    """Return the ID of the guild that the user manages; refuse everyone else."""
    guild = reply.interaction.guild_id
    if guild is None:
        raise OnlyManagers(msg("bot-error-direct-message"))
    if not lobby_handlers.manages(reply.interaction):
        raise OnlyManagers(msg("bot-error-only-managers"))
    return guild


# --- settings ------------------------------------------------------------------------------------


async def show_settings(settings: Config, store: Store, reply: Reply) -> None:
    """Show the guild's settings."""
    server = await guild_settings(store, check_manages(reply))
    await reply.show(settings_message(server, settings.fathom_lobby_days, reply.words))


def settings_message(server: GuildSettings, lobby_days: int, words: Words) -> MessageContent:
    """Return a message with all settings of a guild, one per line."""
    lines = (
        msg("bot-server-creators", who=_creators(server)),
        msg("bot-server-channels", where=_channels(server)),
        msg("bot-server-pace", pace=pace_name(server.pace)),
        msg("bot-server-language", language=language_words(server.language)),
        msg("bot-server-lobby-days", days=server.lobby_days or lobby_days),
        msg("bot-server-quiet-days", days=server.quiet_days),
    )
    head = f"### {words.say(msg('bot-server-settings'))}"
    how = f"-# {words.say(msg('bot-server-how'))}"
    return MessageContent(words=words, texts=(head, "\n".join(map(words.say, lines)), how))


def _creators(server: GuildSettings) -> Msg:
    if server.creators in (EVERYBODY, MANAGERS):
        return msg(f"bot-creators-{server.creators}")
    return msg("bot-creators-role", role=f"<@&{server.creators}>")


def _channels(server: GuildSettings) -> Msg:
    if not server.channels:
        return msg("bot-channels-all")
    return msg("bot-channels-some", channels=server.listed)


def pace_name(pace: str) -> Msg:
    """Return the name of a pace."""
    return msg(f"bot-pace-{pace}")


def language_words(language: str | None) -> Msg:
    """Return a language's name for itself, or "the server's own" if there is none."""
    return msg(f"bot-language-{language.lower()}" if language else "bot-language-server")


# --- games ---------------------------------------------------------------------------------------


async def show_games(store: Store, reply: Reply, page: int = 0) -> None:
    """Show one page of the guild's running games, the longest inactive first."""
    guild = check_manages(reply)
    records = (await store.games.by_guild(guild, GameState.RUNNING))[::-1]
    pages = max(-(-len(records) // ON_PAGE), 1)
    page = min(max(page, 0), pages - 1)
    shown = records[page * ON_PAGE :][:ON_PAGE]
    listed = [await _listed(store, record) for record in shown]
    await reply.show(games_message(listed, (page, pages), reply.words))


async def _listed(store: Store, record: GameRecord) -> RunningGame:
    players = await store.games.players(record.id)
    return RunningGame(record, players, await store.posts.get(record.id, STATUS))


def games_message(
    listed: Sequence[RunningGame], place: tuple[int, int], words: Words
) -> MessageContent:
    """Return a message with the running games and whom each waits for, and a select to end one."""
    page, pages = place
    head = msg("bot-server-games", page=page + 1, pages=pages)
    lines = [_line(each, words) for each in listed]
    if not lines:
        lines = [words.say(msg("bot-server-no-games"))]
    rows: list[ComponentRow] = []
    if listed:
        entries = tuple(ListEntry(str(each.record.id), _called(each.record)) for each in listed)
        rows.append(Select(Press(Verb.ASK_END, rest=str(page)), msg("bot-server-end"), entries))
    if pages > 1:
        rows.append(_turning(page, pages))
    texts = (f"### {words.say(head)}", "\n".join(lines))
    return MessageContent(words=words, texts=texts, rows=tuple(rows))


def _called(record: GameRecord) -> Msg:
    return msg("bot-server-game", title=title(find_game(record.game)), game=record.id)


def _line(listed: RunningGame, words: Words) -> str:
    """Return the entry of one game, which has three lines."""
    record, names = listed.record, safe_names(listed.players, words)
    awaited = tuple(msg("bot-name", name=names[seat]) for seat in record.awaits)
    waits = msg("bot-server-waits", who=awaited, moment=from_now(record.updated_at))
    there = f"[{words.say(msg('bot-to-game'))}]({link_to(record, listed.post)})"
    return f"**{words.say(_called(record))}** · {there}\n{', '.join(names)}\n-# {words.say(waits)}"


def _turning(page: int, pages: int) -> ComponentRow:
    def button(key: str, to: int, *, able: bool) -> Button:
        return Button(Press(Verb.SERVER_GAMES, rest=str(to)), msg(key), able=able)

    return (
        button("bot-page-before", page - 1, able=page > 0),
        button("bot-page-after", page + 1, able=page < pages - 1),
    )


async def games(services: Services, reply: Reply, press: Press) -> None:
    """Turn to another page of the list."""
    await reply.defer_update()
    await show_games(services.store, reply, number_in(press.rest, -1))


async def ask_end(services: Services, reply: Reply, press: Press) -> None:
    """Ask for confirmation before ending a game in the list."""
    await reply.defer_update()
    check_manages(reply)
    number = number_in(chosen(press.values))
    record = await lobby_handlers.unfinished_here(services, reply.interaction, number)
    await end_game.ask_confirmation(services.store, services.tables, reply, record)
