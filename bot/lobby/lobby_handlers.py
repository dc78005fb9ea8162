"""Presses and commands around a lobby: joining, options, starting, closing."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable, Sequence
from datetime import datetime
from typing import TypeAlias

import discord

from bot.custom_ids import Press, Verb, chosen
from bot.lobby import lobby as rules
from bot.lobby.lobby import LobbyTrouble
from bot.lobby.permissions import check_channel
from bot.localization import room_words
from bot.messages.menu import Button, Tone
from bot.messages.message_view import Sheet
from bot.messages.responses import NOBODY, UNREACHABLE, Interaction, Reply
from bot.posts.retirement import EDITED_WITHIN
from bot.posts.status_poster import PostFailed
from bot.preferences.guild import server_of
from bot.services import House, name_of
from bot.table.seats import USUAL_LEVEL
from db.records import GameRecord, Lobby, Post
from db.schema import GameState
from engine.core.msg import Msg, msg
from engine.core.text import Words

LOBBY = "lobby"
SURE = "sure"
"""Stands on the button of somebody who was asked whether they mean it."""
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""What the bot must be allowed in a channel to run a game there."""
_log = logging.getLogger(__name__)

Change: TypeAlias = Callable[[Lobby], Lobby]


def check_permissions(interaction: Interaction) -> None:
    """Refuse to open a table where the bot could not show it."""
    allowed = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    needed = [
        "send_messages_in_threads" if name == "send_messages" and in_thread else name
        for name in NEEDED
    ]
    missing = [name for name in needed if not getattr(allowed, name)]
    if missing:
        names = ", ".join(name.replace("_", " ") for name in missing)
        raise LobbyTrouble("bot-error-permissions", names=names)


async def post_lobby(house: House, number: int) -> None:
    """Send the lobby's post, and drop the one before."""
    lobby = await house.store.lobby(number)
    words = room_words(house.rooms.get_guild(lobby.guild_id or 0))
    room = house.rooms.get_partial_messageable(lobby.channel_id, guild_id=lobby.guild_id)
    old = await house.store.post(number, LOBBY)
    sheet = rules.lobby_sheet(lobby, words, house.packs)
    sent = await room.send(view=sheet.layout(), allowed_mentions=NOBODY)
    post = Post(sent.channel.id, sent.id, 0, house.store.now())
    await house.store.put_post(number, LOBBY, post)
    if old:
        with contextlib.suppress(*UNREACHABLE):
            await room.get_partial_message(old.message_id).delete()


async def refresh_lobby(house: House, lobby: Lobby) -> None:
    """Show a changed lobby in its post; sent anew if that is old or gone."""
    words = room_words(house.rooms.get_guild(lobby.guild_id or 0))
    post = await house.store.post(lobby.id, LOBBY)
    if post is None or house.store.now() - post.at > EDITED_WITHIN:
        await post_lobby(house, lobby.id)
        return
    try:
        await _show_in(house, lobby, post, rules.lobby_sheet(lobby, words, house.packs))
    except discord.NotFound:
        await post_lobby(house, lobby.id)


async def _show_in(house: House, lobby: Lobby, post: Post, sheet: Sheet) -> None:
    room = house.rooms.get_partial_messageable(lobby.channel_id, guild_id=lobby.guild_id)
    message = room.get_partial_message(post.message_id)
    await message.edit(view=sheet.layout(), allowed_mentions=NOBODY)


async def _take_down(house: House, lobby: Lobby, why: Msg) -> None:
    """Leave of a lobby's post only why it is no more; whatever happens to it, that goes on."""
    words = room_words(house.rooms.get_guild(lobby.guild_id or 0))
    post = await house.store.post(lobby.id, LOBBY)
    if post is None:
        return
    try:
        await _show_in(house, lobby, post, rules.closed_sheet(lobby, words, why))
    except UNREACHABLE as wrong:
        _log.info("the post of lobby %s stays as it is: %s", lobby.id, wrong)


async def change(house: House, number: int, how: Change) -> Lobby:
    """Change a lobby and show it; one that nobody is left in is closed."""
    async with house.tables.lock(number):
        lobby = await house.store.change_lobby(number, how)
        if rules.empty(lobby):
            await _end(house, lobby, msg("bot-lobby-empty"))
        else:
            await refresh_lobby(house, lobby)
    return lobby


async def close(
    house: House, number: int, why: Msg, untouched_since: datetime | None = None
) -> bool:
    """End a lobby that did not become a game, unless it was touched since; whether it was done."""
    async with house.tables.lock(number):
        lobby = await house.store.lobby(number)
        if untouched_since is not None and lobby.updated_at >= untouched_since:
            return False
        await _end(house, lobby, why)
        return True


async def _end(house: House, lobby: Lobby, why: Msg) -> None:
    await house.store.end(lobby.id, "lobby")
    await _take_down(house, lobby, why)


async def begin(house: House, reply: Reply, number: int, *, sure: bool = False) -> bool:
    """Start the game of a lobby and tell its channel; whether it was started.

    Whoever may do so only because they manage the server, and does not play, is asked first.
    """
    user = reply.interaction.user.id
    async with house.tables.lock(number):
        lobby = await house.store.lobby(number)
        rules.check_host(lobby, user, manager=manages(reply.interaction))
        setup = rules.ready(lobby, house.packs)
        if not sure and all(player.user_id != user for player in lobby.players):
            await reply.beside(_start_question(number, reply.words))
            return False
        await house.store.start(number, setup, lobby.players)
        await _take_down(house, lobby, msg("bot-lobby-begun"))
    await house.tables.go_on(number)
    try:
        await house.herald.tell(number)
    except PostFailed as wrong:
        await reply.aside(wrong.msg)
    return True


def _start_question(number: int, words: Words) -> Sheet:
    """Asks once more whether a game shall begin in which one does not play."""
    press = Press(Verb.START, number, rest=SURE)
    button = Button(press, msg("bot-start-anyway"), Tone.END)
    text = words.say(msg("bot-start-question", game=number))
    return Sheet(words=words, texts=(text,), rows=((button,),))


def manages(interaction: Interaction) -> bool:
    """Whether whoever acts may manage the server."""
    return interaction.permissions.manage_guild


async def join(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Sit down."""
    await reply.stay()
    user = reply.interaction.user
    player = rules.person(user.id, name_of(user))
    await change(house, press.game, lambda lobby: rules.joined(lobby, player))


async def leave(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Get up."""
    await reply.stay()
    user = reply.interaction.user.id
    await change(house, press.game, lambda lobby: rules.left(lobby, user))


async def add_computer(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Let a computer player sit down: of the level that was pressed, or the usual one."""
    await reply.stay()
    beside = press.ply if press.ply >= 0 else None
    await seat_computer(house, reply, press.game, press.rest or USUAL_LEVEL, beside)


async def seat_computer(
    house: House, reply: Reply, number: int, level: str, beside: int | None = None
) -> Lobby:
    """Let a computer player of that level sit down; only those who sit there may ask for one.

    `beside` so many others, if that is known: if others sit there by now, the press came twice.
    """
    user = reply.interaction.user.id

    def seated(lobby: Lobby) -> Lobby:
        _check_joined(lobby, user)
        if beside is not None and beside != rules.computers(lobby):
            return lobby
        return rules.with_computer(lobby, level)

    return await change(house, number, seated)


def _check_joined(lobby: Lobby, user: int) -> None:
    if all(player.user_id != user for player in lobby.players):
        raise LobbyTrouble("bot-error-join-first")


async def options(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Show the options privately."""
    await reply.think()
    await show_options(house, reply, press.game)


async def show_options(house: House, reply: Reply, number: int) -> None:
    """Show the options of a lobby, to be set by its host."""
    lobby = await house.store.lobby(number)
    rules.check_host(lobby, reply.interaction.user.id, manager=manages(reply.interaction))
    await reply.show(rules.options_sheet(lobby, reply.words, house.packs))


async def set_option(house: House, reply: Reply, press: Press, values: Sequence[str]) -> None:
    """Set one option."""
    value = chosen(values)
    await _set(house, reply, press, lambda lobby: rules.with_option(lobby, press.rest, value))


async def set_pack(house: House, reply: Reply, press: Press, values: Sequence[str]) -> None:
    """Choose the components."""
    pack = chosen(values)
    await _set(house, reply, press, lambda lobby: rules.with_pack(lobby, house.packs, pack))


async def set_pace(house: House, reply: Reply, press: Press, values: Sequence[str]) -> None:
    """Choose how fast it is to be played."""
    pace = chosen(values)
    await _set(house, reply, press, lambda lobby: rules.with_pace(lobby, pace))


async def _set(house: House, reply: Reply, press: Press, setting: Callable[[Lobby], Lobby]) -> None:
    """Let the host set something, and show the options as they are then."""
    await reply.stay()
    user, manager = reply.interaction.user.id, manages(reply.interaction)

    def set_so(lobby: Lobby) -> Lobby:
        rules.check_host(lobby, user, manager=manager)
        return setting(lobby)

    lobby = await change(house, press.game, set_so)
    await reply.show(rules.options_sheet(lobby, reply.words, house.packs))


async def start(house: House, reply: Reply, press: Press, _values: Sequence[str]) -> None:
    """Start the game."""
    await reply.stay()
    sure = press.rest == SURE
    if await begin(house, reply, press.game, sure=sure) and sure:
        await reply.say(msg("bot-started", game=press.game))


async def lobby_here(house: House, interaction: Interaction) -> int:
    """The number of the lobby in this channel."""
    if interaction.guild_id is None:
        raise LobbyTrouble("bot-error-direct-message")
    here = await house.store.by_channel(interaction.channel_id or 0, GameState.LOBBY)
    if not here:
        raise LobbyTrouble("bot-error-no-lobby-here")
    return here[0].id


async def unseat_computer(house: House, reply: Reply, number: int) -> Lobby:
    """Let the last computer player get up again."""
    user = reply.interaction.user.id

    def unseated(lobby: Lobby) -> Lobby:
        _check_joined(lobby, user)
        return rules.without_computer(lobby)

    return await change(house, number, unseated)


async def show_lobby(house: House, reply: Reply) -> bool:
    """Send the post of the lobby in this channel anew, if there is one."""
    channel = reply.interaction.channel_id or 0
    here = await house.store.by_channel(channel, GameState.LOBBY)
    if not here:
        return False
    if not await house.sits(reply.interaction, here[0].id):
        house.statuses.ask(reply.interaction.user.id, house.store.now())
    await post_lobby(house, here[0].id)
    await reply.say(msg("bot-status-sent"))
    return True


async def unfinished_here(house: House, interaction: Interaction, number: int | None) -> GameRecord:
    """The game or lobby that is meant, unless it is over."""
    if interaction.guild_id is None:
        raise LobbyTrouble("bot-error-direct-message")
    states = {GameState.LOBBY, GameState.RUNNING}
    if number is None:
        found = await house.store.by_channel(interaction.channel_id or 0, states)
        if not found:
            raise LobbyTrouble("bot-error-no-game-here")
        return found[0]
    named = await _named(house, interaction, number)
    if named is None:
        raise LobbyTrouble("bot-error-no-open-game", game=number)
    if named.state not in states:
        raise LobbyTrouble("error-already-over", game=number)
    return named


async def _named(house: House, interaction: Interaction, number: int) -> GameRecord | None:
    """A game or lobby of this server by its number, if whoever acts sees it or manages all."""
    named = await house.store.by_number(number)
    if named is None or named.guild_id != interaction.guild_id:
        return None
    return named if manages(interaction) or await house.may_look(interaction, named) else None


async def move_here(house: House, reply: Reply, number: int) -> None:
    """Let a running game go on in this channel; for those who sit at it, in its own server."""
    interaction = reply.interaction
    check_permissions(interaction)
    if not manages(interaction):
        check_channel(await server_of(house.store, interaction.guild_id), interaction)
    record = await house.store.by_number(number, GameState.RUNNING)
    here = record is not None and record.guild_id == interaction.guild_id
    if not (here and await house.sits(interaction, number)):
        raise LobbyTrouble("bot-error-unknown-game", game=number)
    channel = interaction.channel_id or 0
    states = {GameState.LOBBY, GameState.RUNNING}
    living = await house.store.by_channel(channel, states)
    if any(other.id != number for other in living):
        raise LobbyTrouble("bot-channel-busy", game=living[0].id)
    await house.store.move_channel(number, channel)
    await house.herald.tell(number, anew=True)
    await reply.say(msg("bot-moved", game=number))
