"""Tables can be opened only by permitted users, and only in permitted channels."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.lobby.lobby import LobbyTrouble
from bot.lobby.permissions import check_channel, check_may_open
from bot.preferences.guild import GuildSettings, save_guild_settings
from bot.services import Services
from bot.table.tables import Tables
from bot.timing.quotas import LOBBIES
from db.errors import TooManyLobbies
from tests.bot.lobby_fixtures import hall_with
from tests.bot.recorded_interactions import Caller, like
from tests.bot.stored_tables import ANN, GUILD, opened


@pytest.fixture
async def tables(tmp_path: Any) -> Any:  # noqa: ANN401
    async with opened(tmp_path) as found:
        yield found


def caller(user: int = ANN, *, manager: bool = False, channel: int = 22, roles: Any = ()) -> Caller:  # noqa: ANN401
    made = Caller(user)
    made.interaction.guild_id, made.interaction.channel_id = GUILD, channel
    made.interaction.channel = discord.Object(channel)
    made.interaction.permissions = discord.Permissions(manage_guild=manager)
    made.interaction.user = _Member(user, roles)
    return made


class _Member(discord.Member):
    """A member with these roles."""

    __slots__ = ("_named",)

    def __init__(self, user: int, roles: tuple[int, ...]) -> None:
        self._user = discord.Object(user)  # type: ignore[assignment]
        self._named = roles

    @property
    def roles(self) -> list[discord.Role]:
        return [discord.Object(role) for role in self._named]  # type: ignore[misc]


@pytest.mark.parametrize(
    ("creators", "who", "allowed"),
    [
        ("everybody", {}, True),
        ("managers", {}, False),
        ("managers", {"manager": True}, True),
        (77, {}, False),
        (77, {"roles": (5, 77)}, True),
        (77, {"manager": True}, True),
    ],
)
async def test_tables_are_opened_by_those_who_may(
    tables: Tables,
    creators: Any,  # noqa: ANN401
    who: dict[str, Any],
    allowed: bool,  # noqa: FBT001
) -> None:
    await save_guild_settings(tables.store, GUILD, creators=creators)
    interaction = caller(**who).interaction
    async with hall_with(tables) as hall:
        manager = bool(who.get("manager"))
        if allowed:
            server = await check_may_open(hall.services.store, interaction, manager=manager)
            assert server.creators == creators
        else:
            with pytest.raises(LobbyTrouble):
                await check_may_open(hall.services.store, interaction, manager=manager)


async def test_tables_are_opened_where_games_are_wanted(tables: Tables) -> None:
    await save_guild_settings(tables.store, GUILD, channels=frozenset({22}))
    async with hall_with(tables) as hall:
        services: Services = hall.services
        server = await check_may_open(services.store, caller().interaction, manager=False)
        assert server.channels == {22}
        with pytest.raises(LobbyTrouble) as wrong:
            await check_may_open(services.store, caller(channel=23).interaction, manager=True)
        assert wrong.value.msg["channels"] == "<#22>"


@pytest.mark.parametrize(
    ("creators", "key"), [("managers", "bot-error-managers-open"), (77, "bot-error-role-opens")]
)
async def test_whoever_may_not_open_a_table_is_told_who_may(
    tables: Tables,
    creators: Any,  # noqa: ANN401
    key: str,
) -> None:
    await save_guild_settings(tables.store, GUILD, creators=creators)
    async with hall_with(tables) as hall:
        with pytest.raises(LobbyTrouble) as wrong:
            await check_may_open(hall.services.store, caller().interaction, manager=False)
    assert wrong.value.msg.key == key


async def test_only_managers_open_as_many_tables_as_they_like(tables: Tables) -> None:
    async with hall_with(tables) as hall:
        for _ in range(LOBBIES):
            await hall.gather()
        with pytest.raises(TooManyLobbies):
            await check_may_open(hall.services.store, caller().interaction, manager=False)
        await check_may_open(hall.services.store, caller().interaction, manager=True)


def test_a_thread_is_allowed_with_its_channel_or_by_itself() -> None:
    thread = Caller().interaction
    thread.channel_id, thread.channel = 5, like(discord.Thread)
    thread.channel.parent_id = 22
    for allowed in (frozenset({22}), frozenset({5}), frozenset[int]()):
        check_channel(GuildSettings(channels=allowed), thread)
    with pytest.raises(LobbyTrouble):
        check_channel(GuildSettings(channels=frozenset({23})), thread)
