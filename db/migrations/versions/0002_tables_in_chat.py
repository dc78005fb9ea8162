"""Add names, lobbies, move origins, awaited seats, posts and facts for play in a chat."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None

_EMPTY = sa.text("''")


def upgrade() -> None:
    _seats()
    _games()
    _moves()
    _posts()
    _facts()


def _seats() -> None:
    op.add_column("seats", sa.Column("name", sa.String(100), nullable=False, server_default=_EMPTY))


def _games() -> None:
    op.add_column("games", sa.Column("host_id", sa.BigInteger()))
    op.add_column(
        "games", sa.Column("announced", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    # The awaited seats of running games are filled in after the migrations, since that needs the
    # rules.
    op.add_column("games", sa.Column("awaits", sa.Text(), nullable=False, server_default=_EMPTY))
    op.add_column("games", sa.Column("computer_seat", sa.Integer()))
    awaited = sa.text("computer_seat IS NOT NULL")
    op.create_index(
        "ix_games_computer_seat",
        "games",
        ["computer_seat"],
        sqlite_where=awaited,
        postgresql_where=awaited,
    )
    op.drop_index("ix_games_state", "games")
    op.create_index(
        "ix_games_state_channel_id_announced", "games", ["state", "channel_id", "announced"]
    )


def _moves() -> None:
    person = sa.text("'person'")
    op.add_column(
        "moves", sa.Column("answered_by", sa.String(10), nullable=False, server_default=person)
    )
    op.add_column("moves", sa.Column("user_id", sa.BigInteger()))
    moves = sa.table("moves", *map(sa.column, ("game_id", "seat", "kind", "answered_by")))
    seats = sa.table("seats", *map(sa.column, ("game_id", "seat", "kind")))
    automatic = sa.exists().where(
        seats.c.game_id == moves.c.game_id, seats.c.seat == moves.c.seat, seats.c.kind != "human"
    )
    op.execute(
        sa.update(moves).where(moves.c.kind == "move", automatic).values(answered_by="computer")
    )


def _posts() -> None:
    op.create_table(
        "posts",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("kind", sa.String(20), autoincrement=False, nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("ply", sa.Integer(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_posts_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "kind", name="pk_posts"),
    )
    op.create_index("ix_posts_message_id", "posts", ["message_id"])


def _facts() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_facts"),
    )
