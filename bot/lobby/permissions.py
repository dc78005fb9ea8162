"""Permission to open a table: the guild's settings about people and channels."""

from __future__ import annotations

import discord

from bot.lobby.lobby import LobbyTrouble
from bot.messages.responses import Interaction
from bot.preferences.guild import EVERYBODY, MANAGERS, GuildSettings, guild_settings
from bot.timing.quotas import LOBBIES
from db.store import Store


async def check_may_open(store: Store, interaction: Interaction, *, manager: bool) -> GuildSettings:
    """Return the guild's settings; refuse a user who may not open a table, or not here."""
    server = await guild_settings(store, interaction.guild_id)
    if not manager:
        _check_creator(server, interaction)
        await store.lobbies.check_few(interaction.user.id, interaction.guild_id, LOBBIES)
    check_channel(server, interaction)
    return server


def check_channel(server: GuildSettings, interaction: Interaction) -> None:
    """Refuse a channel where no games are wanted; a thread counts as its parent channel."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else None
    if not server.allows(interaction.channel_id, parent):
        raise LobbyTrouble("bot-error-not-in-channel", channels=server.listed)


def _check_creator(server: GuildSettings, interaction: Interaction) -> None:
    if server.creators == EVERYBODY:
        return
    if server.creators == MANAGERS:
        raise LobbyTrouble("bot-error-managers-open")
    user = interaction.user
    roles = [role.id for role in user.roles] if isinstance(user, discord.Member) else []
    if server.creators not in roles:
        raise LobbyTrouble("bot-error-role-opens", role=f"<@&{server.creators}>")
