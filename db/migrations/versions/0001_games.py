"""Create the first tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    _people()
    _games()
    _seats()
    _moves()
    _snapshots()
    _reminders()


def _moment(name: str) -> sa.Column[object]:
    return sa.Column(name, sa.DateTime(timezone=True), nullable=False)


def _key(name: str, kind: type[sa.Integer] = sa.Integer) -> sa.Column[int]:
    return sa.Column(name, kind(), autoincrement=False, nullable=False)


def _of_game(table: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(
        ["game_id"], ["games.id"], name=f"fk_{table}_game_id", ondelete="CASCADE"
    )


def _people() -> None:
    op.create_table(
        "guilds",
        _key("id", sa.BigInteger),
        sa.Column("settings", sa.JSON(), nullable=False),
        _moment("created_at"),
        sa.PrimaryKeyConstraint("id", name="pk_guilds"),
    )
    op.create_table(
        "members",
        _key("user_id", sa.BigInteger),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.PrimaryKeyConstraint("user_id", name="pk_members"),
    )


def _games() -> None:
    op.create_table(
        "games",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("pack", sa.String(80), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("seed", sa.String(32), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        _moment("created_at"),
        _moment("updated_at"),
        sa.Column("ended", sa.String(40)),
        sa.Column("scores", sa.JSON(none_as_null=True)),
        sa.PrimaryKeyConstraint("id", name="pk_games"),
        sqlite_autoincrement=True,
    )
    op.create_index("ix_games_guild_id_state", "games", ["guild_id", "state"])
    op.create_index("ix_games_channel_id_state", "games", ["channel_id", "state"])
    op.create_index("ix_games_state", "games", ["state"])


def _seats() -> None:
    op.create_table(
        "seats",
        sa.Column("game_id", sa.Integer(), nullable=False),
        _key("seat"),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("kind", sa.String(10), nullable=False),
        _of_game("seats"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_seats"),
    )
    op.create_index("ix_seats_user_id", "seats", ["user_id"])


def _moves() -> None:
    op.create_table(
        "moves",
        sa.Column("game_id", sa.Integer(), nullable=False),
        _key("ply"),
        sa.Column("kind", sa.String(4), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("interaction_id", sa.String(64)),
        sa.Column("events", sa.Text(), nullable=False),
        sa.Column("undone_by", sa.Integer()),
        _moment("at"),
        _of_game("moves"),
        sa.PrimaryKeyConstraint("game_id", "ply", name="pk_moves"),
        sa.UniqueConstraint("game_id", "interaction_id", name="uq_moves_game_id_interaction_id"),
    )


def _snapshots() -> None:
    op.create_table(
        "snapshots",
        sa.Column("game_id", sa.Integer(), nullable=False),
        _key("ply"),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("last", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        _moment("at"),
        _of_game("snapshots"),
        sa.PrimaryKeyConstraint("game_id", "ply", name="pk_snapshots"),
    )


def _reminders() -> None:
    op.create_table(
        "reminders",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer()),
        sa.Column("user_id", sa.BigInteger()),
        _moment("due_at"),
        sa.Column("kind", sa.String(20), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        _of_game("reminders"),
        sa.PrimaryKeyConstraint("id", name="pk_reminders"),
    )
    op.create_index("ix_reminders_due_at", "reminders", ["due_at"])
    op.create_index("ix_reminders_game_id", "reminders", ["game_id"])
