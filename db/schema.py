"""The tables in which games are kept."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Column,
    DateTime,
    Dialect,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
)


class GameState(StrEnum):
    """What a stored game is doing."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to its end."""
    ENDED = "ended"
    """Given up before its end."""


class Moment(TypeDecorator[datetime]):
    """A point in time, always in UTC, also where the database keeps no time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Write it in UTC."""
        del dialect
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Read it as UTC."""
        del dialect
        return value and (value if value.tzinfo else value.replace(tzinfo=UTC))


metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def _game_id() -> Column[int]:
    """The game a row belongs to and disappears with."""
    return Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def _settings() -> Column[Any]:
    return Column("settings", JSON, nullable=False)


guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    _settings(),
    Column("created_at", Moment, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    _settings(),
)

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("pack", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    # 128 bits, in hexadecimal digits.
    Column("seed", String(32), nullable=False),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("state", String(10), nullable=False),
    # The length of the log.
    Column("ply", Integer, nullable=False),
    Column("created_at", Moment, nullable=False),
    Column("updated_at", Moment, nullable=False),
    # The reason for which it ended.
    Column("ended", String(40)),
    Column("scores", JSON(none_as_null=True)),
    Index(None, "guild_id", "state"),
    Index(None, "channel_id", "state"),
    Index(None, "state"),
    # The number of a deleted game is never given to another: old messages still name it.
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    # human, random or greedy
    Column("kind", String(10), nullable=False),
)

# The log: rows are added, and at most marked as undone.
moves = Table(
    "moves",
    metadata,
    _game_id(),
    # The ply at which it was entered; two writers cannot both have it.
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(4), nullable=False),
    Column("seat", Integer, nullable=False),
    # As in a transcript; for an undo the number of moves that still count.
    Column("answer", Text, nullable=False),
    Column("interaction_id", String(64)),
    # What was told, as JSON, to be told again when the same interaction is delivered again.
    Column("events", Text, nullable=False),
    # The ply of the undo that took it back.
    Column("undone_by", Integer),
    Column("at", Moment, nullable=False),
    UniqueConstraint("game_id", "interaction_id"),
)

# Positions at the beginning of turns, each after the first `ply` entries of the log.
snapshots = Table(
    "snapshots",
    metadata,
    _game_id(),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    # How many moves counted.
    Column("moves", Integer, nullable=False),
    # The number of each seat's last move among them.
    Column("last", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

reminders = Table(
    "reminders",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer),
    Column("user_id", BigInteger),
    Column("due_at", Moment, nullable=False, index=True),
    Column("kind", String(20), nullable=False),
    Column("step", Integer, nullable=False),
)
