"""The visibility of channels to a user, from Discord's permissions."""

from __future__ import annotations

import logging

import discord

from bot.messages.responses import UNREACHABLE, Interaction

_log = logging.getLogger(__name__)


async def can_see_channel(interaction: Interaction, channel_id: int | None) -> bool:
    """Say whether the user can see a channel of the guild in which they act.

    Nobody sees a channel that is gone, or one that Discord does not tell about.
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
    """Say whether a channel is open to a member; a thread is as open as its parent.

    A private thread is visible to its members, and to those who manage threads.
    """
    held = room.permissions_for(member)
    if not held.view_channel or held.manage_threads:
        return held.view_channel
    if isinstance(room, discord.Thread) and room.is_private():
        await room.fetch_member(member.id)
    return True
