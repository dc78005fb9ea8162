"""Who may open a table, and where, by the settings of the guild."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from bot.lobby.lobby import LobbyTrouble
from bot.lobby.permissions import check_may_open
from bot.preferences.guild import save_guild_settings
from bot.services import Services
from bot.table.tables import Tables
from tests.bot.lobby_fixtures import hall_with
from tests.bot.recorded_interactions import Caller
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
    """Somebody with roles."""

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
