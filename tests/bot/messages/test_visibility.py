"""A user sees a channel of their guild only as far as Discord's permissions allow."""

from __future__ import annotations

from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.messages.visibility import can_see_channel
from tests.bot.recorded_interactions import Caller, failure, like
from tests.bot.stored_tables import CHANNEL

ELSEWHERE = CHANNEL + 1
SEES = discord.Permissions(view_channel=True)
MANAGES = discord.Permissions(view_channel=True, manage_threads=True)
NOTHING = discord.Permissions.none()


def member_near(room: Any) -> Caller:  # noqa: ANN401 - a stand-in for any kind of channel
    """Return a member who calls from another channel of the guild that has this one."""
    caller = Caller()
    caller.interaction.user = like(discord.Member)
    caller.interaction.user.id = 101
    caller.interaction.guild = like(discord.Guild)
    caller.interaction.guild.get_channel_or_thread.return_value = room
    caller.interaction.guild.fetch_channel = AsyncMock(return_value=room)
    return caller


def text_channel(held: discord.Permissions) -> Any:  # noqa: ANN401
    room = like(discord.TextChannel)
    room.permissions_for.return_value = held
    return room


def private_thread(held: discord.Permissions, *, joined: bool) -> Any:  # noqa: ANN401
    room = like(discord.Thread)
    room.permissions_for.return_value = held
    room.is_private.return_value = True
    room.fetch_member = AsyncMock(side_effect=None if joined else failure(404, 10007))
    return room


async def seen_by(caller: Caller, channel: int | None = ELSEWHERE) -> bool:
    return await can_see_channel(caller.interaction, channel)


async def test_the_channel_in_which_somebody_acts_is_seen_by_them() -> None:
    caller = member_near(text_channel(NOTHING))
    assert await seen_by(caller, CHANNEL)
    caller.interaction.guild.get_channel_or_thread.assert_not_called()


@pytest.mark.parametrize(("held", "seen"), [(SEES, True), (NOTHING, False), (MANAGES, True)])
async def test_another_channel_is_seen_with_the_permission_to_view_it(
    held: discord.Permissions,
    seen: bool,  # noqa: FBT001
) -> None:
    assert await seen_by(member_near(text_channel(held))) is seen


@pytest.mark.parametrize(
    ("held", "joined", "seen"),
    [
        (SEES, True, True),
        (SEES, False, False),
        (MANAGES, False, True),
        (discord.Permissions(manage_threads=True), True, False),
    ],
)
async def test_a_private_thread_is_seen_by_its_members_and_by_who_manages_threads(
    held: discord.Permissions,
    joined: bool,  # noqa: FBT001
    seen: bool,  # noqa: FBT001
) -> None:
    assert await seen_by(member_near(private_thread(held, joined=joined))) is seen


async def test_a_public_thread_is_as_open_as_its_parent() -> None:
    room = private_thread(SEES, joined=False)
    room.is_private.return_value = False
    assert await seen_by(member_near(room))


async def test_a_channel_that_is_not_cached_is_asked_for() -> None:
    caller = member_near(text_channel(SEES))
    caller.interaction.guild.get_channel_or_thread.return_value = None
    assert await seen_by(caller)
    caller.interaction.guild.fetch_channel.assert_awaited_once_with(ELSEWHERE)


@pytest.mark.parametrize(
    "wrong", [failure(404, 10003), failure(403, 50001), TimeoutError(), discord.InvalidData()]
)
async def test_a_channel_that_discord_does_not_tell_about_is_seen_by_nobody(
    wrong: Exception,
) -> None:
    caller = member_near(None)
    caller.interaction.guild.fetch_channel.side_effect = wrong
    assert not await seen_by(caller)


async def test_nothing_is_seen_without_a_channel_a_guild_or_a_membership() -> None:
    caller = member_near(text_channel(SEES))
    assert not await seen_by(caller, None)
    caller.interaction.user = like(discord.User)
    assert not await seen_by(caller)
    caller = member_near(text_channel(SEES))
    caller.interaction.guild = None
    assert not await seen_by(caller, CHANNEL)
