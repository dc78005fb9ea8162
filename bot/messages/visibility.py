"""The visibility of channels to a user, according to Discord's permissions."""

from __future__ import annotations

import logging

import discord

from bot.messages.responses import UNREACHABLE, Interaction

_log = logging.getLogger(__name__)


async def can_see_channel(interaction: Interaction, channel_id: int | None) -> bool:
    """Return whether the user can see a channel of the guild in which they act.

    Nobody can see a channel that is gone, or that Discord does not let us read.
    """
    if channel_id is None or interaction.guild is None:
        return False
    if channel_id == interaction.channel_id:
        return True
    member = interaction.user
    if not isinstance(member, discord.Member):
        return False
    try:
        room = interaction.guild.get_channel_or_thread(channel_id)
        return await _lets_in(room or await interaction.guild.fetch_channel(channel_id), member)
    except (*UNREACHABLE, discord.ClientException) as wrong:
        _log.info("could not check if user %s sees channel %s: %s", member.id, channel_id, wrong)
        return False


async def _lets_in(room: discord.abc.GuildChannel | discord.Thread, member: discord.Member) -> bool:
    """Return whether a member can see a channel; a thread is as visible as its parent.

    A private thread is visible only to its members, and to those who may manage threads; for
    anyone else, `discord.NotFound` is raised.
    """
    held = room.permissions_for(member)
    if not held.view_channel or held.manage_threads:
        return held.view_channel
    if isinstance(room, discord.Thread) and room.is_private():
        await room.fetch_member(member.id)
    return True
