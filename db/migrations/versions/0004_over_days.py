"""Add waits, polls, habits, notes, results, stand-ins and clocks for play over days."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    _games_and_seats()
    _waits()
    _polls()
    _habits()
    _jottings()
    _results()


def _games_and_seats() -> None:
    none = sa.text("'none'")
    op.add_column("games", sa.Column("pace", sa.String(10), nullable=False, server_default=none))
    op.add_column("seats", sa.Column("stand_in", sa.String(10)))
    op.add_column("seats", sa.Column("clock", sa.Integer()))


def _of_game(table: str) -> sa.ForeignKeyConstraint:
    name = f"fk_{table}_game_id"
    return sa.ForeignKeyConstraint(["game_id"], ["games.id"], name=name, ondelete="CASCADE")


def _waits() -> None:
    # The table was never used.
    op.drop_table("reminders")
    op.create_table(
        "waits",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("user_id", sa.BigInteger(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("sent_at", sa.DateTime(timezone=True)),
        sa.Column("due_at", sa.DateTime(timezone=True)),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        _of_game("waits"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_waits"),
    )
    due = sa.text("due_at IS NOT NULL")
    op.create_index("ix_waits_due_at", "waits", ["due_at"], sqlite_where=due, postgresql_where=due)
    op.create_index("ix_waits_user_id", "waits", ["user_id"])


def _polls() -> None:
    op.create_table(
        "polls",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("opened_at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("outcome", sa.String(20)),
        sa.Column("channel_id", sa.BigInteger()),
        sa.Column("message_id", sa.BigInteger()),
        _of_game("polls"),
        sa.PrimaryKeyConstraint("id", name="pk_polls"),
    )
    op.create_index("ix_polls_game_id", "polls", ["game_id"])
    still = sa.text("outcome IS NULL")
    op.create_index("ix_polls_open", "polls", ["id"], sqlite_where=still, postgresql_where=still)
    op.create_table(
        "ballots",
        sa.Column("poll_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("says", sa.String(20), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["poll_id"], ["polls.id"], name="fk_ballots_poll_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("poll_id", "user_id", name="pk_ballots"),
    )


def _habits() -> None:
    op.create_table(
        "habits",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("prompt", sa.String(100), nullable=False),
        sa.Column("answer", sa.Text(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _of_game("habits"),
        sa.PrimaryKeyConstraint("game_id", "user_id", "prompt", name="pk_habits"),
    )


def _jottings() -> None:
    op.create_table(
        "jottings",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("user_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("shown", sa.Boolean(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _of_game("jottings"),
        sa.PrimaryKeyConstraint("game_id", "user_id", name="pk_jottings"),
    )


def _results() -> None:
    op.create_table(
        "results",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("game", sa.String(40), nullable=False),
        sa.Column("guild_id", sa.BigInteger()),
        sa.Column("user_id", sa.BigInteger()),
        sa.Column("kind", sa.String(10), nullable=False),
        sa.Column("score", sa.Integer(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("mu", sa.Float()),
        sa.Column("sigma", sa.Float()),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        _of_game("results"),
        sa.PrimaryKeyConstraint("game_id", "seat", name="pk_results"),
    )
    op.create_index("ix_results_user_id", "results", ["user_id"])
    op.create_index("ix_results_game_at", "results", ["game", "at"])
    op.create_index("ix_results_guild_id_game", "results", ["guild_id", "game"])
