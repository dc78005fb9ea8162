"""Add seats given up, stand-ins that players asked for, and deadlines for objections."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("seats", sa.Column("stand_in_asked", sa.Boolean()))
    op.add_column("seats", sa.Column("left_by", sa.BigInteger()))
    op.add_column("polls", sa.Column("due_at", sa.DateTime(timezone=True)))
    op.add_column("polls", sa.Column("letter_channel_id", sa.BigInteger()))
    op.add_column("polls", sa.Column("letter_id", sa.BigInteger()))
