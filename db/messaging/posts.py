"""What a channel was told and shown of its games, and what is still due."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import ColumnElement, and_, delete, insert, or_, select, union, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.connection.database import locked
from db.messaging.stale_posts import add_old
from db.messaging.waits import CALL, Wait, Waiting, all_called, forget_call, hold
from db.records import GameRecord, Post
from db.repository import Repository
from db.schema import GameState, games, posts, waits

STATUS = "status"
"""The kind of the post that shows where a game stands."""
END = "end"
"""The kind of the post that has still to say that a game was given up; there is no such message."""

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
COMPUTER_AWAITED = select(games.c.id).where(games.c.computer_seat.is_not(None))
"""The games that a computer player has to go on with."""
_halted = COMPUTER_AWAITED.where(games.c.channel_id.is_not(None))
# In no order: sorting would make SQLite read all games in the order of their numbers.
UNDELIVERED = union(_behind, _halted, _uncalled, _to_call)
"""The games whose channel does not show or call whom it should, or in which nobody goes on."""
_end = posts.alias("end_post")
UNTOLD_ENDS = (
    select(games.c.id)
    .join(_end, (_end.c.game_id == games.c.id) & (_end.c.kind == END))
    .where(games.c.state == GameState.ENDED, games.c.channel_id.is_not(None))
)
"""The games that were given up, and whose channel was not told of it."""


class Posts(Repository):
    """The posts of the games."""

    async def announce(self, game_id: int, ply: int) -> None:
        """The game up to this ply is public now; what once was public stays so."""
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
        """Keep where a game is shown; a former post of this kind is forgotten.

        Of the posts that show where a game stands the newer one counts, and the other is noted as
        one that has to lose its buttons.
        Whom the game waits for from this post on is noted in the same breath, if that is said:
        they are called by it. The waits that are over with it are returned.
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
            return await hold(connection, game_id, all_called(waiting))

    async def _takes_its_place(self, connection: AsyncConnection, game_id: int, post: Post) -> bool:
        """Whether this is the newest status post; the one that is not has to be put away."""
        before = await _post(connection, game_id, STATUS)
        if before is None:
            return True
        newer = post.ply >= before.ply
        if before.message_id != post.message_id:
            await add_old(connection, game_id, before if newer else post, self.database.now())
        return newer

    async def get(self, game_id: int, kind: str) -> Post | None:
        """Where a game is shown, if it is."""
        async with self.database.reading() as connection:
            return await _post(connection, game_id, kind)

    async def drop(self, game_id: int, kind: str) -> None:
        """Forget a post, which may be gone already."""
        async with self.database.writing() as connection:
            await connection.execute(delete(posts).where(*_is(game_id, kind)))

    async def game_of(self, message_id: int) -> tuple[int, str] | None:
        """The game that a message shows, and as which kind of post; the last of several."""
        wanted = select(posts.c.game_id, posts.c.kind).where(posts.c.message_id == message_id)
        latest = wanted.order_by(posts.c.at.desc(), posts.c.game_id.desc()).limit(1)
        async with self.database.reading() as connection:
            row = (await connection.execute(latest)).one_or_none()
        return None if row is None else (row.game_id, row.kind)

    async def undelivered(self) -> list[int]:
        """The games of channels that a crash may have left halfway, to be taken up again.

        Their status post is missing, elsewhere or older than what is public, or somebody for whom
        they wait was not called, or a computer player is awaited: it may have to go on even with a
        turn that somebody began in private and then left to it.
        """
        async with self.database.reading() as connection:
            return sorted((await connection.execute(UNDELIVERED)).scalars())

    async def untold_ends(self) -> list[int]:
        """The games that were given up just before a crash, so that nobody was told."""
        async with self.database.reading() as connection:
            return sorted((await connection.execute(UNTOLD_ENDS)).scalars())

    async def is_end_told(self, game_id: int) -> bool:
        """Whether the channel was told that a game was given up."""
        return await self.get(game_id, END) is None

    async def note_end_told(self, game_id: int) -> None:
        """The channel knows that a game was given up."""
        await self.drop(game_id, END)

    async def computers_awaited(self) -> list[int]:
        """The running games in which a computer player is awaited."""
        async with self.database.reading() as connection:
            found = await connection.execute(COMPUTER_AWAITED.order_by(games.c.id))
            return list(found.scalars())


async def owe_end(connection: AsyncConnection, game: GameRecord, now: datetime) -> None:
    """Note along with the end of a game that its channel has still to be told of it."""
    if game.channel_id is None:
        return
    post = {"channel_id": game.channel_id, "message_id": 0, "ply": game.ply, "at": now}
    await connection.execute(insert(posts), {"game_id": game.id, "kind": END, **post})


async def _post(connection: AsyncConnection, game_id: int, kind: str) -> Post | None:
    row = (await connection.execute(select(posts).where(*_is(game_id, kind)))).one_or_none()
    return None if row is None else Post(row.channel_id, row.message_id, row.ply, row.at)


def _is(game_id: int, kind: str) -> tuple[ColumnElement[bool], ColumnElement[bool]]:
    return posts.c.game_id == game_id, posts.c.kind == kind
