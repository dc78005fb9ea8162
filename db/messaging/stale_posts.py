"""Posts that still have to be cleaned up.

These are posts that were replaced but still have buttons, and posts that the bot does not know of
because the response to its request was lost.
"""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import ColumnElement, and_, delete, insert, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import ensure
from db.records import Post
from db.repository import Repository
from db.schema import lost_posts, old_posts


@dataclass(frozen=True, slots=True)
class OldPost:
    """A message that used to show a game and must still lose its buttons."""

    game_id: int
    channel_id: int
    message_id: int
    at: datetime
    """The time it was sent."""
    since: datetime
    """The time it was replaced."""


@dataclass(frozen=True, slots=True)
class Suspicion:
    """A channel that may contain a post that the bot does not know of."""

    game_id: int
    channel_id: int
    after: int
    """The last message known to precede that post."""
    since: datetime
    """The earliest time at which that post may have been sent."""


class StalePosts(Repository):
    """The posts of all games that still have to be cleaned up."""

    async def add(self, game_id: int, post: Post) -> None:
        """Note that a post has to lose its buttons."""
        async with self.database.writing() as connection:
            await add_old(connection, game_id, post, self.database.now())

    async def of_game(self, game_id: int) -> list[OldPost]:
        """Return the posts of a game that have to lose their buttons, oldest first."""
        wanted = select(old_posts).where(old_posts.c.game_id == game_id)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(old_posts.c.message_id))
            return [_old(row) for row in rows]

    async def remove(self, old: OldPost) -> None:
        """Forget a post that has lost its buttons."""
        async with self.database.writing() as connection:
            await connection.execute(delete(old_posts).where(_same(old)))

    async def suspect(self, game_id: int, channel_id: int, after: int) -> None:
        """Note that a channel may contain a post, later than this message, that is not stored."""
        now = self.database.now()
        row = {
            "game_id": game_id,
            "channel_id": channel_id,
            "after_id": after,
            "since": now,
            "due_at": now,
        }
        async with self.database.writing() as connection:
            await ensure(connection, lost_posts, row)

    async def suspicions(self, game_id: int) -> list[Suspicion]:
        """Return the channels that may contain a post of a game that is not stored."""
        wanted = select(lost_posts).where(lost_posts.c.game_id == game_id)
        async with self.database.reading() as connection:
            rows = await connection.execute(wanted.order_by(lost_posts.c.channel_id))
            return [Suspicion(row.game_id, row.channel_id, row.after_id, row.since) for row in rows]

    async def clear(self, suspicion: Suspicion) -> None:
        """Forget a suspicion once the channel has been searched."""
        async with self.database.writing() as connection:
            await connection.execute(delete(lost_posts).where(_same(suspicion)))

    async def put_off(self, what: OldPost | Suspicion, due_at: datetime) -> None:
        """Postpone the cleanup of a post, or the search for one, until `due_at`."""
        table = old_posts if isinstance(what, OldPost) else lost_posts
        async with self.database.writing() as connection:
            await connection.execute(update(table).where(_same(what)).values(due_at=due_at))

    async def untidy(self, due: datetime) -> list[int]:
        """Return the games in which a cleanup or a search is due by then."""
        old = select(old_posts.c.game_id).where(old_posts.c.due_at <= due)
        lost = select(lost_posts.c.game_id).where(lost_posts.c.due_at <= due)
        async with self.database.reading() as connection:
            return sorted((await connection.execute(union(old, lost))).scalars())


def _same(what: OldPost | Suspicion) -> ColumnElement[bool]:
    if isinstance(what, OldPost):
        return old_posts.c.message_id == what.message_id
    there = lost_posts.c.channel_id == what.channel_id
    return and_(lost_posts.c.game_id == what.game_id, there)


async def add_old(connection: AsyncConnection, game_id: int, post: Post, now: datetime) -> None:
    """Note in the caller's transaction that a post has to lose its buttons."""
    row = {
        "message_id": post.message_id,
        "game_id": game_id,
        "channel_id": post.channel_id,
        "at": post.at,
        "since": now,
        "due_at": now,
    }
    known = select(old_posts.c.game_id).where(old_posts.c.message_id == post.message_id)
    if (await connection.execute(known)).first() is None:
        await connection.execute(insert(old_posts), row)


def _old(row: Any) -> OldPost:  # noqa: ANN401 - a row of the database
    return OldPost(row.game_id, row.channel_id, row.message_id, row.at, row.since)
