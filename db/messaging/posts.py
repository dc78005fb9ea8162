"""Posts of games in their channels, and the posts still due."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import locked
from db.messaging.stale_posts import add_old
from db.messaging.waits import CALL, Wait, Waiting, all_called, forget_call, replace_waits
from db.records import GameRecord, Post
from db.repository import Repository
from db.schema import GameState, games, posts, waits

STATUS = "status"
"""The kind of post that shows the state of a game."""
END = "end"
"""The kind of placeholder for a notice, still to be posted, that a game was ended early."""

_status = posts.alias("status")
_behind = (
    select(games.c.id)
    .outerjoin(_status, (_status.c.game_id == games.c.id) & (_status.c.kind == STATUS))
    .where(
        games.c.state.in_((GameState.RUNNING, GameState.OVER)),
        games.c.channel_id.is_not(None),
        or_(
            _status.c.ply.is_(None),
            _status.c.ply < games.c.announced,
            and_(games.c.state == GameState.RUNNING, _status.c.channel_id != games.c.channel_id),
        ),
    )
)
_call = posts.alias("call_post")
_owing = games.c.state == GameState.RUNNING, games.c.channel_id.is_not(None)
_uncalled = select(games.c.id).where(
    *_owing, select(waits.c.seat).where(waits.c.game_id == games.c.id, ~waits.c.called).exists()
)
_to_call = (
    select(games.c.id)
    .join(_call, (_call.c.game_id == games.c.id) & (_call.c.kind == CALL))
    .where(*_owing)
)
_halted = select(games.c.id).where(
    games.c.computer_seat.is_not(None), games.c.channel_id.is_not(None)
)
# Not ordered, because SQLite would then read all games in the order of their numbers.
UNDELIVERED = union(_behind, _halted, _uncalled, _to_call)
"""Selects the games that lack a current post or a ping, or in which a computer has to move."""
_end = posts.alias("end_post")
UNTOLD_ENDS = (
    select(games.c.id)
    .join(_end, (_end.c.game_id == games.c.id) & (_end.c.kind == END))
    .where(games.c.state == GameState.ENDED, games.c.channel_id.is_not(None))
)
"""Selects the games that were ended early and whose channel has not been told."""


class Posts(Repository):
    """The posts of games."""

    async def mark_public(self, game_id: int, ply: int) -> None:
        """Make a game public up to this ply; whatever is already public stays public."""
        async with self.database.writing() as connection:
            row = await locked(connection, game_id)
            if not 0 <= ply <= row.ply:
                raise ValueError(f"game {game_id} has no ply {ply}")
            if row.announced < ply:
                change = update(games).where(games.c.id == game_id).values(announced=ply)
                await connection.execute(change)

    async def put(
        self, game_id: int, kind: str, post: Post, waiting: Waiting | None = None
    ) -> list[Wait]:
        """Store a post of a game, replacing the previous one of this kind.

        Of two status posts, the newer one is kept, and the other is noted as one that must lose its
        buttons. If `waiting` is given, it replaces the waits of the game in the same transaction,
        because this post pings the players it waits for; the waits that end are returned.
        """
        row = {
            "game_id": game_id,
            "kind": kind,
            "channel_id": post.channel_id,
            "message_id": post.message_id,
            "ply": post.ply,
            "at": post.at,
        }
        async with self.database.writing() as connection:
            await locked(connection, game_id)
            if kind != STATUS or await self._takes_its_place(connection, game_id, post):
                await connection.execute(delete(posts).where(*_is(game_id, kind)))
                await connection.execute(insert(posts), row)
            if waiting is None:
                return []
            await forget_call(connection, game_id)
            return await replace_waits(connection, game_id, all_called(waiting))

    async def _takes_its_place(self, connection: AsyncConnection, game_id: int, post: Post) -> bool:
        """Return whether this is now the newest status post; note the other one as stale."""
        before = await _post(connection, game_id, STATUS)
        if before is None:
            return True
        newer = post.ply >= before.ply
        if before.message_id != post.message_id:
            await add_old(connection, game_id, before if newer else post, self.database.now())
        return newer

    async def get(self, game_id: int, kind: str) -> Post | None:
        """Return the post of this kind in a game, if there is one."""
        async with self.database.reading() as connection:
            return await _post(connection, game_id, kind)

    async def drop(self, game_id: int, kind: str) -> None:
        """Delete the record of a post, if there is one."""
        async with self.database.writing() as connection:
            await connection.execute(delete(posts).where(*_is(game_id, kind)))

    async def owner_of(self, message_id: int) -> tuple[int, str] | None:
        """Return the game that a message shows and the kind of post it is, if any.

        If several posts have this message, the latest one counts.
        """
        wanted = select(posts.c.game_id, posts.c.kind).where(posts.c.message_id == message_id)
        latest = wanted.order_by(posts.c.at.desc(), posts.c.game_id.desc()).limit(1)
        async with self.database.reading() as connection:
            row = (await connection.execute(latest)).one_or_none()
        return None if row is None else (row.game_id, row.kind)

    async def undelivered(self) -> list[int]:
        """Return the games whose delivery a crash may have interrupted, so that it can be resumed.

        Their status post is missing, outdated or in another channel, a player was not pinged, or a
        computer player has to move, perhaps to complete a turn that a person began in private.
        """
        async with self.database.reading() as connection:
            return sorted((await connection.execute(UNDELIVERED)).scalars())

    async def untold_ends(self) -> list[int]:
        """Return the games that ended early without their channel being told, as after a crash."""
        async with self.database.reading() as connection:
            return sorted((await connection.execute(UNTOLD_ENDS)).scalars())

    async def is_end_told(self, game_id: int) -> bool:
        """Return False if the channel has yet to be told that a game was ended early."""
        return await self.get(game_id, END) is None

    async def note_end_told(self, game_id: int) -> None:
        """Record that the channel was told that a game was ended early."""
        await self.drop(game_id, END)


async def owe_end(connection: AsyncConnection, game: GameRecord, now: datetime) -> None:
    """Record, in the transaction that ends a game early, that its channel has yet to be told."""
    if game.channel_id is None:
        return
    post = {"channel_id": game.channel_id, "message_id": 0, "ply": game.ply, "at": now}
    await connection.execute(insert(posts), {"game_id": game.id, "kind": END, **post})


async def _post(connection: AsyncConnection, game_id: int, kind: str) -> Post | None:
    row = (await connection.execute(select(posts).where(*_is(game_id, kind)))).one_or_none()
    return None if row is None else Post(row.channel_id, row.message_id, row.ply, row.at)


def _is(game_id: int, kind: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return posts.c.game_id == game_id, posts.c.kind == kind
