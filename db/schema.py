"""The tables in which games are kept."""

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
"""So many characters of a player's name are kept."""


def now() -> datetime:
    """This moment."""
    return datetime.now(UTC)


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
    Column("created_at", Moment, nullable=False, default=now),
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
    # 128 bits, in hexadecimal digits. A lobby has no seed yet, and of its pack only the id; both
    # are empty if nothing else is said.
    Column("seed", String(32), nullable=False),
    Column("host_id", BigInteger),
    Column("guild_id", BigInteger),
    Column("channel_id", BigInteger),
    Column("state", String(10), nullable=False),
    # The length of the log.
    Column("ply", Integer, nullable=False),
    # The ply up to which the channel was told.
    Column("announced", Integer, nullable=False, server_default=text("0")),
    # The seats that are asked something now, such as "0 2".
    Column("awaits", Text, nullable=False, server_default=text("''")),
    # The first of them on which a computer player sits or stands in.
    Column("computer_seat", Integer),
    Column("created_at", Moment, nullable=False),
    Column("updated_at", Moment, nullable=False),
    # The reason for which it ended.
    Column("ended", String(40)),
    Column("scores", JSON(none_as_null=True)),
    # How fast it is to be played.
    Column("pace", String(10), nullable=False, server_default=text("'none'")),
    # The rules by which it is played, and since which ply; none: those of some earlier version.
    Column("rules", String(32)),
    Column("ruled_from", Integer, nullable=False, server_default=text("0")),
    # What stands for the whole log: another as soon as any of it is.
    Column("chain", String(32)),
    Index(None, "guild_id", "state"),
    Index(None, "channel_id", "state"),
    # Whether all was delivered is seen here alone, without reading the games.
    Index(None, "state", "channel_id", "announced"),
    # Holds only the few games that a computer player has to go on with.
    Index(None, "computer_seat", sqlite_where=_COMPUTER_ASKED, postgresql_where=_COMPUTER_ASKED),
    # The number of a deleted game is never given to another: old messages still name it.
    sqlite_autoincrement=True,
)

seats = Table(
    "seats",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, index=True),
    # human, or which computer player
    Column("kind", String(10), nullable=False),
    # As it was seen last.
    Column("name", String(NAME_KEPT), nullable=False, server_default=text("''")),
    # The computer player that answers for the person, if one does.
    Column("stand_in", String(10)),
    # Whether the person has asked for it; else the table did, or an earlier version did not say.
    Column("stand_in_asked", Boolean),
    # The person who gave the seat up when that already counted.
    Column("left_by", BigInteger),
    # The seconds left on the clock when nobody waited for the seat last; none: as at the start.
    Column("clock", Integer),
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
    # person, computer, stand-in, habit, timeout, import or rules
    Column("answered_by", String(10), nullable=False, server_default=text("'person'")),
    Column("user_id", BigInteger),
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

# How finished games ended: their last positions, for rules by which their last turns do not lead
# there any more.
ends = Table(
    "ends",
    metadata,
    _game_id(),
    Column("moves", Integer, nullable=False),
    Column("last", Text, nullable=False),
    Column("state", Text, nullable=False),
)

# Whom a game waits for, since when, and when they are to be reminded.
waits = Table(
    "waits",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("user_id", BigInteger, nullable=False, index=True),
    # The ply since which the seat is asked the same.
    Column("ply", Integer, nullable=False),
    Column("since", Moment, nullable=False),
    # How many of the reminders were sent, and when the last of them was.
    Column("step", Integer, nullable=False),
    Column("sent_at", Moment),
    # When the next one is to be sent; none if that was the last.
    Column("due_at", Moment),
    # The last of them, to be taken away when the wait is over.
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    # The seconds on the seat's clock at the moment at which its person could be reached at other
    # hours from then on; none: nothing has changed since the wait began.
    Column("clock", Integer),
    Column("clock_at", Moment),
    # Whether its person was called, or was there and knew it.
    Column("called", Boolean, nullable=False, server_default=true()),
    Index(None, "due_at", sqlite_where=_DUE, postgresql_where=_DUE),
)

# What the people of a table are asked to agree on.
polls = Table(
    "polls",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    # undo, absent, replace or end
    Column("kind", String(10), nullable=False),
    # The seat it is about, and who has asked; nobody, if it was the clock.
    Column("seat", Integer, nullable=False),
    Column("user_id", BigInteger),
    # The length of the log when it was asked.
    Column("ply", Integer, nullable=False),
    # What else belongs to the question.
    Column("facts", JSON, nullable=False),
    Column("opened_at", Moment, nullable=False),
    # What became of it; nothing yet, if it is open.
    Column("outcome", String(20)),
    Column("channel_id", BigInteger),
    Column("message_id", BigInteger),
    # Until when somebody whose seat it is about is heard, if they need not agree.
    Column("due_at", Moment),
    # The message in which they were told.
    Column("letter_channel_id", BigInteger),
    Column("letter_id", BigInteger),
    # Holds only the few that are not decided.
    Index("ix_polls_open", "id", sqlite_where=_UNDECIDED, postgresql_where=_UNDECIDED),
)

ballots = Table(
    "ballots",
    metadata,
    Column("poll_id", ForeignKey("polls.id", ondelete="CASCADE"), primary_key=True),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("says", String(20), nullable=False),
    Column("at", Moment, nullable=False),
)

# What a person always does at a table when they are asked a certain question.
habits = Table(
    "habits",
    metadata,
    _game_id(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    # Which question, by the name of the game's habit.
    Column("prompt", String(100), primary_key=True),
    # The choice, or all of them in their order.
    Column("answer", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

# What a person has written down for themselves during a game.
user_notes = Table(
    "jottings",
    metadata,
    _game_id(),
    Column("user_id", BigInteger, primary_key=True, autoincrement=False),
    Column("text", Text, nullable=False),
    # Whether everybody may read it when the game is over.
    Column("shown", Boolean, nullable=False),
    Column("at", Moment, nullable=False),
)

# How finished games ended for each seat, and what that made of its player's rating.
results = Table(
    "results",
    metadata,
    _game_id(),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("game", String(40), nullable=False),
    Column("guild_id", BigInteger),
    # Who played it to the end; nobody, if it was a computer player.
    Column("user_id", BigInteger, index=True),
    Column("kind", String(10), nullable=False),
    Column("score", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    # The rating after it; none where no rating follows from the game.
    Column("mu", Float),
    Column("sigma", Float),
    Column("at", Moment, nullable=False),
    Index(None, "game", "at"),
    Index(None, "guild_id", "game"),
)

# The messages in which a game is shown, one of each kind.
posts = Table(
    "posts",
    metadata,
    _game_id(),
    Column("kind", String(20), primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False, index=True),
    # The length of the log when it was written.
    Column("ply", Integer, nullable=False),
    Column("at", Moment, nullable=False),
)

# The messages in which a game was shown before, as long as they have their buttons.
old_posts = Table(
    "old_posts",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("game_id", ForeignKey("games.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("channel_id", BigInteger, nullable=False),
    # When it was sent, and since when another has taken its place.
    Column("at", Moment, nullable=False),
    Column("since", Moment, nullable=False),
    # When it is tried next to take its buttons away.
    Column("due_at", Moment, nullable=False, index=True),
)

# The channels in which a post of a game may stand that arrived without anybody's notice.
lost_posts = Table(
    "lost_posts",
    metadata,
    _game_id(),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
    # It comes after this message.
    Column("after_id", BigInteger, nullable=False),
    # Since when it may stand there, and when it is looked for next.
    Column("since", Moment, nullable=False),
    Column("due_at", Moment, nullable=False, index=True),
)

# The component packs that somebody made, each as it was when a game was begun with it.
packs = Table(
    "packs",
    metadata,
    Column("game", String(40), primary_key=True),
    # With the version and the beginning of the digest, as `games.pack` has it.
    Column("name", String(80), primary_key=True),
    Column("title", String(60), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Moment, nullable=False),
)

# What the bot notes for itself.
facts = Table(
    "facts",
    metadata,
    Column("name", String(80), primary_key=True),
    Column("value", Text, nullable=False),
)

# Which program acts for which part of the games, where several can open one database.
leases = Table(
    "leases",
    metadata,
    # The part: all of them, or a range of shards.
    Column("name", String(40), primary_key=True),
    Column("owner", String(100), nullable=False),
    # Grows whenever another takes it over, so whoever had it before can be told apart.
    Column("number", BigInteger, nullable=False),
    # By the clock of the database, for those of two machines may differ.
    Column("expires_at", Moment, nullable=False),
)
