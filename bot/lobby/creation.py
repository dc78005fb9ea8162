"""Opening of lobbies, in the channel itself or in a new thread."""

from __future__ import annotations

from dataclasses import dataclass

import discord

from bot.custom_ids import Press, Verb
from bot.lobby import lobby as rules
from bot.lobby import lobby_handlers
from bot.lobby.lobby import LobbyTrouble
from bot.lobby.permissions import check_may_open
from bot.localization import guild_words
from bot.messages.components import Button, ButtonTone
from bot.messages.message_view import MessageContent
from bot.messages.responses import UNREACHABLE, Interaction, Reply
from bot.posts.game_threads import WHILE_PLAYING, thread_name
from bot.services import Services, name_of
from bot.timing.quotas import LOBBIES
from db.schema import GameState
from engine.core.msg import msg
from engine.core.text import Words

NOWHERE = 0
"""The channel of a table whose thread is still to be opened."""


@dataclass(frozen=True, slots=True)
class LobbyRequest:
    """A game to open a lobby for, and its component pack unless that is the default one."""

    game: str
    pack: str = ""

    def __str__(self) -> str:
        """Return the request as written in custom IDs."""
        return f"{self.game}/{self.pack}" if self.pack else self.game


def read_lobby_request(text: str) -> LobbyRequest:
    """Return the request written in a custom ID."""
    game, _, pack = text.partition("/")
    return LobbyRequest(game, pack)


async def open_here(services: Services, reply: Reply, game: str, pack: str = "") -> None:
    """Open a lobby in this channel, or offer a thread if the channel is busy."""
    interaction = reply.interaction
    if interaction.guild_id is None or interaction.channel_id is None:
        raise LobbyTrouble("bot-error-direct-message")
    lobby_handlers.check_permissions(interaction)
    server = await check_may_open(
        services.store, interaction, manager=lobby_handlers.manages(interaction)
    )
    table = LobbyRequest(game, services.packs.id_of(game, pack))
    states = {GameState.LOBBY, GameState.RUNNING}
    living = await services.store.games.by_channel(interaction.channel_id, states)
    if living:
        await reply.show(_busy_sheet(interaction, reply.words, table, living[0].id))
        return
    number = await _open(services, interaction, table, interaction.channel_id, server.pace)
    await _post(services, number)
    await reply.say(msg("bot-lobby-opened", game=number))
    if services.packs.left_out and lobby_handlers.manages(interaction):
        await reply.follow_up(msg("bot-packs-broken", count=len(services.packs.left_out)))


def _busy_sheet(
    interaction: Interaction, words: Words, table: LobbyRequest, living: int
) -> MessageContent:
    """Return the message that the channel is busy, which offers a thread if it can have one."""
    text = words.say(msg("bot-channel-busy", game=living))
    press = Press(Verb.NEW_THREAD, living, rest=str(table))
    button = Button(press, msg("bot-new-thread"), ButtonTone.ON)
    offered = isinstance(interaction.channel, discord.TextChannel)
    return MessageContent(words=words, texts=(text,), rows=((button,),) if offered else ())


async def new_thread(services: Services, reply: Reply, press: Press) -> None:
    """Open a thread and a lobby in it, only once even if the press is delivered twice."""
    await reply.defer_update()
    channel, offer = reply.interaction.channel, reply.interaction.message
    if not isinstance(channel, discord.TextChannel):
        raise LobbyTrouble("bot-error-no-thread-here")
    async with services.thread_lock:
        opened = f"thread of {offer.id if offer else reply.interaction.id}"
        if await services.store.settings.recall(opened) is not None:
            return
        number, thread = await _in_thread(
            services, reply.interaction, read_lobby_request(press.rest), channel
        )
        await services.store.settings.remember(opened, str(number))
    await reply.say(msg("bot-thread-opened", game=number, thread=f"<#{thread.id}>"))


async def _in_thread(
    services: Services, interaction: Interaction, table: LobbyRequest, channel: discord.TextChannel
) -> tuple[int, discord.Thread]:
    """Create a thread and a lobby in it; return the lobby's number and the thread."""
    services.packs.id_of(table.game, table.pack)
    server = await check_may_open(
        services.store, interaction, manager=lobby_handlers.manages(interaction)
    )
    # The thread bears the number of its table, which therefore is in no channel at first.
    number = await _open(services, interaction, table, NOWHERE, server.pace)
    lobby = await services.store.lobbies.get(number)
    name = thread_name(table.game, number, lobby.players, guild_words(interaction.guild))
    try:
        thread = await channel.create_thread(
            name=name, type=discord.ChannelType.public_thread, auto_archive_duration=WHILE_PLAYING
        )
    except UNREACHABLE as wrong:
        # A lobby that is nowhere would count among the host's open tables for days.
        await services.store.games.end(number, "unseen")
        if isinstance(wrong, discord.Forbidden):
            raise LobbyTrouble("bot-error-may-not-thread") from wrong
        raise
    await services.store.games.move_channel(number, thread.id)
    await _post(services, number)
    return number, thread


async def _open(
    services: Services, interaction: Interaction, table: LobbyRequest, channel: int, pace: str
) -> int:
    """Store a new lobby, and return its number."""
    host = rules.human_player(interaction.user.id, name_of(interaction.user))
    return await services.store.lobbies.open(
        table.game,
        host,
        guild_id=interaction.guild_id,
        channel_id=channel,
        pack=table.pack,
        pace=pace,
        most=None if lobby_handlers.manages(interaction) else LOBBIES,
    )


async def _post(services: Services, number: int) -> None:
    """Post a new lobby; end it if that is impossible."""
    try:
        await lobby_handlers.post_lobby(services, number)
    except UNREACHABLE as wrong:
        # A lobby that nobody can see would keep the channel busy.
        await services.store.games.end(number, "unseen")
        raise LobbyTrouble("bot-error-lobby-unseen") from wrong
