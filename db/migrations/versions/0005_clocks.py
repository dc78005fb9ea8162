"""Add to waits the clock reading at the time their player's availability last changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("waits", sa.Column("clock", sa.Integer()))
    op.add_column("waits", sa.Column("clock_at", sa.DateTime(timezone=True)))
