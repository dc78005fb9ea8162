"""Add posts that must still lose their buttons, and channels to search for unknown posts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "old_posts",
        sa.Column("message_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_old_posts_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("message_id", name=op.f("pk_old_posts")),
    )
    op.create_index(op.f("ix_old_posts_game_id"), "old_posts", ["game_id"])
    op.create_index(op.f("ix_old_posts_due_at"), "old_posts", ["due_at"])
    op.create_table(
        "lost_posts",
        sa.Column("game_id", sa.Integer(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), autoincrement=False, nullable=False),
        sa.Column("after_id", sa.BigInteger(), nullable=False),
        sa.Column("since", sa.DateTime(timezone=True), nullable=False),
        sa.Column("due_at", sa.DateTime(timezone=True), nullable=False),
        sa.ForeignKeyConstraint(
            ["game_id"], ["games.id"], name=op.f("fk_lost_posts_game_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("game_id", "channel_id", name=op.f("pk_lost_posts")),
    )
    op.create_index(op.f("ix_lost_posts_due_at"), "lost_posts", ["due_at"])
