"""The tables of the database."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import StrEnum
from typing import Any

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    UniqueConstraint,
    column,
    text,
    true,
)

NAME_KEPT = 100
"""The maximum length of a player's stored name, in characters."""


def now() -> datetime:
    """Return the current time in UTC."""
    return datetime.now(UTC)


class GameState(StrEnum):
    """The state of a stored game."""

    LOBBY = "lobby"
    RUNNING = "running"
    OVER = "over"
    """Played to its end."""
    ENDED = "ended"
    """Ended early, or closed while still a lobby."""


class UtcDateTime(TypeDecorator[datetime]):
    """A column type for timestamps in UTC, even if the database does not store time zones."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the timestamp converted to UTC."""
        del dialect
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        """Return the stored timestamp, interpreted as UTC if it has no time zone."""
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
    """Return a primary key column for the game that a row belongs to and is deleted with."""
    return Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), primary_key=True)


def _settings() -> Column[Any]:
    return Column("settings", JSON, nullable=False)


guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    _settings(),
    Column("created_at", UtcDateTime, nullable=False, default=now),
)

members = Table(
    "members",
    metadata,
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    _settings(),
)

_COMPUTER_ASKED = column("computer_seat").is_not(None)
_DUE = column("due_at").is_not(None)
_UNDECIDED = column("outcome").is_(None)

games = Table(
    "games",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game", String(40), nullable=False),
    Column("pack", String(80), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    # 128 bits in hexadecimal; empty for a lobby, whose pack is only an ID and may be empty too.
    Column("seed", String(32), nullable=False),
    Column("host_id", BigInteger),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("state", String(10), nullable=False),
    # The length of the log.
    Column("ply", Integer, nullable=False),
    # The ply up to which the channel has been told.
    Column("announced", Integer, nullable=False, server_default=text("0")),
    # The seats with a pending question, such as "0 2".
    Column("awaits", Text, nullable=False, server_default=text("''")),
    # The first of these seats that a computer player answers for.
    Column("computer_seat", Integer),
    Column("created_at", UtcDateTime, nullable=False),
    Column("updated_at", UtcDateTime, nullable=False),
    # The reason it ended.
    Column("ended", String(40)),
    Column("scores", JSON(none_as_null=True)),
    # The name of its time control.
    Column("pace", String(10), nullable=False, server_default=text("'none'")),
    # The rules version, and the ply from which it applies; null for an unknown earlier one.
    Column("rules", String(32)),
    Column("ruled_from", Integer, nullable=False, server_default=text("0")),
    # A digest of the whole log, which shows whether any part of it was altered.
    Column("chain", String(32)),
    Index(None, "guild_id", "state"),
    Index(None, "channel_id", "state"),
    # Undelivered posts are found from this index alone, without reading the games.
    Index(None, "state", "channel_id", "announced"),
    # Contains only the few games in which a computer player has to move.
    Index(None, "computer_seat", sqlite_where=_COMPUTER_ASKED, postgresql_where=_COMPUTER_ASKED),
    # The numbers of deleted games are never reused, since old messages still name them.
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    # human, or a kind of computer player
    Column("kind", String(10), nullable=False),
    # The user's name when last seen.
    Column("name", String(NAME_KEPT), nullable=False, server_default=text("''")),
    # The computer player that answers for the person, if any.
    Column("stand_in", String(10)),
    # True if the person asked for it; otherwise the others did, or an earlier version stored it.
    Column("stand_in_asked", Boolean),
    # The person who gave up the seat, if that was late enough in the game to count.
    Column("left_by", BigInteger),
    # The seconds left on the clock after the seat's last wait; null before the first one ends.
    Column("clock", Integer),
)

# The log: rows are only added, or marked as undone.
moves = Table(
    "moves",
    metadata,
    _game_id(),
    # The ply at which it was entered; the key keeps two writers from using the same one.
    Column("ply", Integer, primary_key=True, autoincrement=False),
    Column("kind", String(4), nullable=False),
    Column("seat", Integer, nullable=False),
    # As in a transcript; for an undo, the number of moves that still count.
    Column("answer", Text, nullable=False),
    Column("interaction_id", String(64)),
    # The events as JSON, to be repeated when the same interaction is delivered again.
    Column("events", Text, nullable=False),
    # The ply of the undo that undid it.
    Column("undone_by", Integer),
    Column("at", UtcDateTime, nullable=False),
    # person, computer, stand-in, habit, timeout, import or rules
    Column("answered_by", String(10), nullable=False, server_default=text("'person'")),
    Column("user_id", BigInteger),
    UniqueConstraint("game_id", "interaction_id"),
)

# Positions at the start of turns, each after the first `ply` entries of the log.
snapshots = Table(
    "snapshots",
    metadata,
    _game_id(),
    Column("ply", Integer, primary_key=True, autoincrement=False),
    # The number of moves that counted.
    Column("moves", Integer, nullable=False),
    # The number of each seat's last move among them.
    Column("last", Text, nullable=False),
    Column("state", Text, nullable=False),
    Column("at", UtcDateTime, nullable=False),
)

# The final positions of finished games, for when the rules no longer lead there.
ends = Table(
    "ends",
    metadata,
    _game_id(),
    Column("moves", Integer, nullable=False),
    Column("last", Text, nullable=False),
    Column("state", Text, nullable=False),
)

# The players a game waits for, since when, and when to remind them.
waits = Table(
    "waits",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False, index=True),
    # The ply at which the question was first asked.
    Column("ply", Integer, nullable=False),
    Column("since", UtcDateTime, nullable=False),
    # The number of reminders sent, and the time of the last one.
    Column("step", Integer, nullable=False),
    Column("sent_at", UtcDateTime),
    # The time of the next reminder; null if no more follow.
    Column("due_at", UtcDateTime),
    # The last reminder, to be deleted when the wait is over.
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    # The seconds on the seat's clock when its player's availability last changed; null if it has
    # not changed since the wait began.
    Column("clock", Integer),
    Column("clock_at", UtcDateTime),
    # True once the player was pinged or was present.
    Column("called", Boolean, nullable=False, server_default=true()),
    Index(None, "due_at", sqlite_where=_DUE, postgresql_where=_DUE),
)

# The polls of a game's players.
polls = Table(
    "polls",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    # undo, absent, replace or end
    Column("kind", String(10), nullable=False),
    # The seat it is about, and the user who asked; null if the clock did.
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger),
    # The length of the log when it was asked.
    Column("ply", Integer, nullable=False),
    # Further details, depending on the kind of poll.
    Column("facts", JSON, nullable=False),
    Column("opened_at", UtcDateTime, nullable=False),
    # The outcome; null while it is open.
    Column("outcome", String(20)),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    # The deadline for objections by players whose consent is not required.
    Column("due_at", UtcDateTime),
    # The direct message that told the seat's player of the poll.
    Column("letter_channel_id", BigInteger),
    Column("letter_id", BigInteger),
    # Contains only the few open ones.
    Index("ix_polls_open", "id", sqlite_where=_UNDECIDED, postgresql_where=_UNDECIDED),
)

ballots = Table(
    "ballots",
    metadata,
    Column("poll_id", ForeignKey("polls.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("says", String(20), nullable=False),
    Column("at", UtcDateTime, nullable=False),
)

# The automatic answers of a player in a game.
habits = Table(
    "habits",
    metadata,
    _game_id(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # The name of the game's habit.
    Column("prompt", String(100), primary_key=True),
    # The choice, or all of them in order.
    Column("answer", Text, nullable=False),
    Column("at", UtcDateTime, nullable=False),
)

# A player's private notes on a game.
user_notes = Table(
    "jottings",
    metadata,
    _game_id(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    # Set if everyone may read it once the game is over.
    Column("shown", Boolean, nullable=False),
    Column("at", UtcDateTime, nullable=False),
)

# The result of each seat in the games that count, with the rating that follows from it.
results = Table(
    "results",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("guild_id", BigInteger),
    # The user whose result it is; null if it counts for nobody.
    Column("user_id", BigInteger, index=True),
    Column("kind", String(10), nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    # The rating after it; null where the game does not affect ratings.
    Column("mu", Float),
    Column("sigma", Float),
    Column("at", UtcDateTime, nullable=False),
    Index(None, "game", "at"),
    Index(None, "guild_id", "game"),
)

# The messages that show a game, one of each kind.
posts = Table(
    "posts",
    metadata,
    _game_id(),
    Column("kind", String(20), primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False, index=True),
    # The length of the log when it was written.
    Column("ply", Integer, nullable=False),
    Column("at", UtcDateTime, nullable=False),
)

# The messages that used to show a game and still have buttons.
old_posts = Table(
    "old_posts",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    # The time it was sent, and the time it was replaced.
    Column("at", UtcDateTime, nullable=False),
    Column("since", UtcDateTime, nullable=False),
    # The time of the next attempt to remove its buttons.
    Column("due_at", UtcDateTime, nullable=False, index=True),
)

# The channels that may contain a post that the bot does not know of.
lost_posts = Table(
    "lost_posts",
    metadata,
    _game_id(),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    # The post, if there is one, comes after this message.
    Column("after_id", BigInteger, nullable=False),
    # The earliest time at which it may have been sent, and the time of the next search for it.
    Column("since", UtcDateTime, nullable=False),
    Column("due_at", UtcDateTime, nullable=False, index=True),
)

# Custom component packs, each as it was when a game first used it.
packs = Table(
    "packs",
    metadata,
    Column("game", String(40), primary_key=True),
    # Includes the version and the start of the digest, as in `games.pack`.
    Column("name", String(80), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", UtcDateTime, nullable=False),
)

# Facts that the bot remembers, by name.
facts = Table(
    "facts",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("value", Text, nullable=False),
)

# Leases on parts of the games, where several programs can open one database.
leases = Table(
    "leases",
    metadata,
    # The part: all of them, or a range of shards.
    Column("name", String(40), primary_key=True),
    Column("owner", String(100), nullable=False),
    # Increases with every new owner, to tell it apart from previous ones.
    Column("number", BigInteger, nullable=False),
    # By the database's clock, since the clocks of two machines may differ.
    Column("expires_at", UtcDateTime, nullable=False),
)
