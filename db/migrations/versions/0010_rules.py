"""Add the rules versions of games, digests of their logs, and final positions."""

from __future__ import annotations

from hashlib import blake2b

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("games", sa.Column("rules", sa.String(32)))
    op.add_column(
        "games", sa.Column("ruled_from", sa.Integer(), nullable=False, server_default="0")
    )
    op.add_column("games", sa.Column("chain", sa.String(32)))
    op.create_table(
        "ends",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("moves", sa.Integer(), nullable=False),
        sa.Column("last", sa.Text(), nullable=False),
        sa.Column("state", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name="fk_ends_game_id", ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", name="pk_ends"),
    )
    _chain_logs(op.get_bind())


def _chain_logs(connection: sa.Connection) -> None:
    """Store the digests of existing logs, so that later changes are detected."""
    begun = sa.text("select id from games where state <> 'lobby' order by id")
    log = sa.text("select kind, seat, answer from moves where game_id = :game order by ply")
    known = sa.text("update games set chain = :chain where id = :game")
    # One game at a time: all logs at once may not fit into memory.
    for game in connection.execute(begun).scalars().all():
        chain = ""
        for entry in connection.execute(log, {"game": game}):
            text = f"{chain} {entry.kind} {entry.seat} {entry.answer}"
            chain = blake2b(text.encode(), digest_size=16).hexdigest()
        connection.execute(known, {"game": game, "chain": chain})
