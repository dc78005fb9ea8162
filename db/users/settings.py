"""Key-value data: the settings of users and guilds, and facts that the bot remembers."""

from __future__ import annotations

from typing import Any, TypeAlias

from sqlalchemy import Table, select, update

from db.connection.database import ensure
from db.repository import Repository
from db.schema import facts, guilds, members

Settings: TypeAlias = dict[str, Any]
"""Any JSON values, by name."""


class KeyValueStore(Repository):
    """Small values that are looked up by a single key."""

    async def member(self, user_id: int) -> Settings:
        """Return the settings of a user; an empty dictionary if there are none."""
        return await self._settings(members, user_id)

    async def set_member(self, user_id: int, /, **settings: object) -> Settings:
        """Update some of a user's settings and return them all; None removes a setting."""
        return await self._merge(members, user_id, settings)

    async def guild(self, guild_id: int) -> Settings:
        """Return the settings of a guild; an empty dictionary if there are none."""
        return await self._settings(guilds, guild_id)

    async def set_guild(self, guild_id: int, /, **settings: object) -> Settings:
        """Update some of a guild's settings and return them all; None removes a setting."""
        return await self._merge(guilds, guild_id, settings)

    async def guilds(self) -> dict[int, Settings]:
        """Return the settings of all guilds that have any."""
        wanted = select(guilds.c.id, guilds.c.settings)
        async with self.database.reading() as connection:
            return {row.id: row.settings for row in await connection.execute(wanted)}

    async def recall(self, name: str) -> str | None:
        """Return the fact stored under a name, if any."""
        async with self.database.reading() as connection:
            wanted = select(facts.c.value).where(facts.c.name == name)
            return (await connection.execute(wanted)).scalar_one_or_none()

    async def remember(self, name: str, value: str) -> None:
        """Store a fact under a name, replacing the previous one."""
        async with self.database.writing() as connection:
            await ensure(connection, facts, {"name": name, "value": value})
            await connection.execute(update(facts).where(facts.c.name == name).values(value=value))

    async def _settings(self, table: Table, key: int) -> Settings:
        (number,) = table.primary_key
        async with self.database.reading() as connection:
            wanted = select(table.c.settings).where(number == key)
            return (await connection.execute(wanted)).scalar_one_or_none() or {}

    async def _merge(self, table: Table, key: int, changes: dict[str, object]) -> Settings:
        (number,) = table.primary_key
        async with self.database.writing() as connection:
            await ensure(connection, table, {number.name: key, "settings": {}})
            wanted = select(table.c.settings).where(number == key).with_for_update()
            both = {**(await connection.execute(wanted)).scalar_one(), **changes}
            settings = {name: value for name, value in both.items() if value is not None}
            change = update(table).where(number == key).values(settings=settings)
            await connection.execute(change)
        return settings
