"""Add a flag to waits that says whether the player was pinged."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    called: sa.Column[bool] = sa.Column(
        "called", sa.Boolean(), nullable=False, server_default=sa.true()
    )
    op.add_column("waits", called)
    # A wait newer than the current post was noted without a ping: a post had failed.
    posts = sa.table("posts", sa.column("game_id"), sa.column("kind"), sa.column("ply"))
    waits = sa.table("waits", sa.column("game_id"), sa.column("ply"), sa.column("called"))
    told = (
        sa.select(posts.c.ply)
        .where(posts.c.game_id == waits.c.game_id, posts.c.kind == "status")
        .where(posts.c.ply >= waits.c.ply)
    )
    op.execute(sa.update(waits).where(~told.exists()).values(called=sa.false()))
