"""Handlers of presses and commands in a lobby: joining, options, starting, closing."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Callable
from datetime import datetime
from typing import TypeAlias

import discord

from bot.component_packs import Packs
from bot.custom_ids import Press, Verb, chosen
from bot.lobby import lobby as rules
from bot.lobby.lobby import LobbyTrouble
from bot.lobby.permissions import check_channel
from bot.localization import guild_words
from bot.messages.components import Button, ButtonTone
from bot.messages.message_view import MessageContent
from bot.messages.responses import NOBODY, UNREACHABLE, Interaction, Reply
from bot.posts.game_threads import begin_thread, rest_thread
from bot.posts.retirement import EDITED_WITHIN
from bot.posts.status_poster import PostFailed
from bot.preferences.guild import guild_settings
from bot.services import Services, name_of
from bot.table.seats import USUAL_LEVEL
from db.records import GameRecord, Lobby, Post
from db.schema import GameState
from db.store import Store
from engine.core.msg import Msg, msg
from engine.core.text import Words

LOBBY = "lobby"
SURE = "sure"
"""The mark of the button that confirms the start."""
NEEDED = ("view_channel", "send_messages", "attach_files", "read_message_history")
"""The permissions that the bot needs in a channel to run a game there."""
_log = logging.getLogger(__name__)

LobbyChange: TypeAlias = Callable[[Lobby], Lobby]


def check_permissions(interaction: Interaction) -> None:
    """Refuse to open a table in a channel where the bot lacks permissions."""
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


async def post_lobby(services: Services, number: int) -> None:
    """Send the lobby's post and delete the previous one."""
    lobby = await services.store.lobbies.get(number)
    words = guild_words(services.client.get_guild(lobby.guild_id or 0))
    channel = services.client.get_partial_messageable(lobby.channel_id, guild_id=lobby.guild_id)
    old = await services.store.posts.get(number, LOBBY)
    content = rules.lobby_message(lobby, words, services.packs)
    sent = await channel.send(view=content.to_view(), allowed_mentions=NOBODY)
    post = Post(sent.channel.id, sent.id, 0, services.store.now())
    await services.store.posts.put(number, LOBBY, post)
    if old:
        with contextlib.suppress(*UNREACHABLE):
            await channel.get_partial_message(old.message_id).delete()


async def refresh_lobby(services: Services, lobby: Lobby) -> None:
    """Show a changed lobby by editing its post, or in a new post if that is too old or gone."""
    words = guild_words(services.client.get_guild(lobby.guild_id or 0))
    post = await services.store.posts.get(lobby.id, LOBBY)
    if post is None or services.store.now() - post.at > EDITED_WITHIN:
        await post_lobby(services, lobby.id)
        return
    try:
        await _show_in(
            services.client, lobby, post, rules.lobby_message(lobby, words, services.packs)
        )
    except discord.NotFound:
        await post_lobby(services, lobby.id)


async def _show_in(
    client: discord.Client, lobby: Lobby, post: Post, content: MessageContent
) -> None:
    channel = client.get_partial_messageable(lobby.channel_id, guild_id=lobby.guild_id)
    message = channel.get_partial_message(post.message_id)
    await message.edit(view=content.to_view(), allowed_mentions=NOBODY)


async def _take_down(client: discord.Client, store: Store, lobby: Lobby, why: Msg) -> None:
    """Replace a lobby's post by the reason why it was closed; failures are only logged."""
    words = guild_words(client.get_guild(lobby.guild_id or 0))
    post = await store.posts.get(lobby.id, LOBBY)
    if post is None:
        return
    try:
        await _show_in(client, lobby, post, rules.closed_message(lobby, words, why))
    except UNREACHABLE as wrong:
        _log.info("the post of lobby %s could not be edited: %s", lobby.id, wrong)


async def change(services: Services, number: int, how: LobbyChange) -> Lobby:
    """Change a lobby and show it; close it if no people are left."""
    async with services.tables.lock(number):
        lobby = await services.store.lobbies.change(number, how)
        if rules.empty(lobby):
            await _end(services.client, services.store, lobby, msg("bot-lobby-empty"))
        else:
            await refresh_lobby(services, lobby)
    return lobby


async def close(
    services: Services, number: int, why: Msg, untouched_since: datetime | None = None
) -> bool:
    """Close a lobby unless it was changed since `untouched_since`; return whether it was closed."""
    async with services.tables.lock(number):
        lobby = await services.store.lobbies.get(number)
        if untouched_since is not None and lobby.updated_at >= untouched_since:
            return False
        await _end(services.client, services.store, lobby, why)
        return True


async def _end(client: discord.Client, store: Store, lobby: Lobby, why: Msg) -> None:
    await store.games.end(lobby.id, "lobby")
    await _take_down(client, store, lobby, why)
    await rest_thread(client, lobby.channel_id)


async def begin(services: Services, reply: Reply, number: int, *, sure: bool = False) -> bool:
    """Start the game of a lobby and post it; return whether it started.

    A user who does not play in it, and so may only start it as a server manager, is asked first.
    """
    user = reply.interaction.user.id
    async with services.tables.lock(number):
        lobby = await services.store.lobbies.get(number)
        rules.check_host(lobby, user, manager=manages(reply.interaction))
        setup = rules.setup_to_start(lobby, services.packs)
        if not sure and all(player.user_id != user for player in lobby.players):
            await reply.ask_privately(_start_question(number, reply.words))
            return False
        await services.store.lobbies.start(number, setup, lobby.players)
        await _take_down(services.client, services.store, lobby, msg("bot-lobby-begun"))
    await services.tables.resume_computer_players(number)
    try:
        await services.status_poster.tell(number)
    except PostFailed as wrong:
        await reply.follow_up(wrong.msg)
    await begin_thread(services.client, lobby.channel_id, lobby.game, number, lobby.players)
    return True


def _start_question(number: int, words: Words) -> MessageContent:
    """Return the private question to someone who starts a game without playing in it."""
    press = Press(Verb.START, number, rest=SURE)
    button = Button(press, msg("bot-start-anyway"), ButtonTone.END)
    text = words.say(msg("bot-start-question", game=number))
    return MessageContent(words=words, texts=(text,), rows=((button,),))


def manages(interaction: Interaction) -> bool:
    """Return whether the user is a server manager."""
    return interaction.permissions.manage_guild


async def join(services: Services, reply: Reply, press: Press) -> None:
    """Join the lobby."""
    await reply.defer_update()
    user = reply.interaction.user
    player = rules.human_player(user.id, name_of(user))
    await change(services, press.game, lambda lobby: rules.with_person(lobby, player))


async def leave(services: Services, reply: Reply, press: Press) -> None:
    """Leave the lobby."""
    await reply.defer_update()
    user = reply.interaction.user.id
    await change(services, press.game, lambda lobby: rules.without_person(lobby, user))


async def add_computer(services: Services, reply: Reply, press: Press) -> None:
    """Add a computer player of the chosen level, or of the usual one."""
    await reply.defer_update()
    beside = press.ply if press.ply >= 0 else None
    adding = computer_added_by(reply.interaction.user.id, press.rest or USUAL_LEVEL, beside)
    await change(services, press.game, adding)


def computer_added_by(user: int, level: str, beside: int | None = None) -> LobbyChange:
    """Return the change that adds a computer player; only those who have joined may make it.

    `beside` is the number of computer players when the button was made, if known; if there are now
    more or fewer, the press was delivered twice or came too late, and is ignored.
    """

    def added(lobby: Lobby) -> Lobby:
        _check_joined(lobby, user)
        if beside is not None and beside != rules.computers(lobby):
            return lobby
        return rules.with_computer(lobby, level)

    return added


def _check_joined(lobby: Lobby, user: int) -> None:
    if all(player.user_id != user for player in lobby.players):
        raise LobbyTrouble("bot-error-join-first")


async def options(services: Services, reply: Reply, press: Press) -> None:
    """Show the options privately."""
    await reply.defer()
    await show_options(services.packs, services.store, reply, press.game)


async def show_options(packs: Packs, store: Store, reply: Reply, number: int) -> None:
    """Show the options of a lobby to its host or a server manager; refuse anyone else."""
    lobby = await store.lobbies.get(number)
    rules.check_host(lobby, reply.interaction.user.id, manager=manages(reply.interaction))
    await reply.show(rules.options_message(lobby, reply.words, packs))


async def set_option(services: Services, reply: Reply, press: Press) -> None:
    """Set one option."""
    value = chosen(press.values)
    await _set(services, reply, press, lambda lobby: rules.with_option(lobby, press.rest, value))


async def set_pack(services: Services, reply: Reply, press: Press) -> None:
    """Choose the pack."""
    pack = chosen(press.values)
    await _set(services, reply, press, lambda lobby: rules.with_pack(lobby, services.packs, pack))


async def set_pace(services: Services, reply: Reply, press: Press) -> None:
    """Choose the pace."""
    pace = chosen(press.values)
    await _set(services, reply, press, lambda lobby: rules.with_pace(lobby, pace))


async def _set(
    services: Services, reply: Reply, press: Press, setting: Callable[[Lobby], Lobby]
) -> None:
    """Let the host change a setting, and show the options again."""
    await reply.defer_update()
    user, manager = reply.interaction.user.id, manages(reply.interaction)

    def set_so(lobby: Lobby) -> Lobby:
        rules.check_host(lobby, user, manager=manager)
        return setting(lobby)

    lobby = await change(services, press.game, set_so)
    await reply.show(rules.options_message(lobby, reply.words, services.packs))


async def start(services: Services, reply: Reply, press: Press) -> None:
    """Start the game."""
    await reply.defer_update()
    sure = press.rest == SURE
    if await begin(services, reply, press.game, sure=sure) and sure:
        await reply.say(msg("bot-started", game=press.game))


async def lobby_here(store: Store, interaction: Interaction) -> int:
    """Return the number of the lobby in this channel."""
    if interaction.guild_id is None:
        raise LobbyTrouble("bot-error-direct-message")
    here = await store.games.by_channel(interaction.channel_id or 0, GameState.LOBBY)
    if not here:
        raise LobbyTrouble("bot-error-no-lobby-here")
    return here[0].id


def computer_removed_by(user: int) -> LobbyChange:
    """Return the change that removes the computer player added last."""

    def removed(lobby: Lobby) -> Lobby:
        _check_joined(lobby, user)
        return rules.without_computer(lobby)

    return removed


async def show_lobby(services: Services, reply: Reply) -> bool:
    """Send the post of this channel's lobby again; return whether there is a lobby."""
    channel = reply.interaction.channel_id or 0
    here = await services.store.games.by_channel(channel, GameState.LOBBY)
    if not here:
        return False
    if not await services.is_player(reply.interaction, here[0].id):
        services.status_limit.consume(reply.interaction.user.id, services.store.now())
    await post_lobby(services, here[0].id)
    await reply.say(msg("bot-status-sent"))
    return True


async def unfinished_here(
    services: Services, interaction: Interaction, number: int | None
) -> GameRecord:
    """Return the named game or lobby, or this channel's; refuse one that is over."""
    if interaction.guild_id is None:
        raise LobbyTrouble("bot-error-direct-message")
    states = {GameState.LOBBY, GameState.RUNNING}
    if number is None:
        found = await services.store.games.by_channel(interaction.channel_id or 0, states)
        if not found:
            raise LobbyTrouble("bot-error-no-game-here")
        return found[0]
    named = await _named(services, interaction, number)
    if named is None:
        raise LobbyTrouble("bot-error-no-open-game", game=number)
    if named.state not in states:
        raise LobbyTrouble("error-already-over", game=number)
    return named


async def _named(services: Services, interaction: Interaction, number: int) -> GameRecord | None:
    """Return this guild's game or lobby of that number; None if the user may not know of it."""
    named = await services.store.games.by_number(number)
    if named is None or named.guild_id != interaction.guild_id:
        return None
    return named if manages(interaction) or await services.may_look(interaction, named) else None


async def move_here(services: Services, reply: Reply, number: int) -> None:
    """Move a running game to this channel of its guild; only its players may do so."""
    interaction = reply.interaction
    check_permissions(interaction)
    if not manages(interaction):
        check_channel(await guild_settings(services.store, interaction.guild_id), interaction)
    record = await services.store.games.by_number(number, GameState.RUNNING)
    here = record is not None and record.guild_id == interaction.guild_id
    if not (here and await services.is_player(interaction, number)):
        raise LobbyTrouble("bot-error-unknown-game", game=number)
    channel = interaction.channel_id or 0
    states = {GameState.LOBBY, GameState.RUNNING}
    living = await services.store.games.by_channel(channel, states)
    if any(other.id != number for other in living):
        raise LobbyTrouble("bot-channel-busy", game=living[0].id)
    await services.store.games.move_channel(number, channel)
    await services.status_poster.tell(number, new_post=True)
    await reply.say(msg("bot-moved", game=number))
