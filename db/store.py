"""The store: everything that is kept in one database, part by part."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from typing import Self

from db.connection.database import Clock, Database
from db.games.games import Games
from db.games.history import History
from db.games.lobbies import Lobbies
from db.games.moves import Moves
from db.games.repair import Repairs
from db.games.seats import Seats
from db.games.transcripts import Transcripts
from db.messaging.polls import Polls
from db.messaging.posts import Posts
from db.messaging.stale_posts import StalePosts
from db.messaging.waits import Waits
from db.schema import now
from db.stats.guild_stats import GuildStats
from db.stats.player_stats import PlayerStats
from db.users.forget import UserDeletion
from db.users.habits import Habits
from db.users.notes import UserNotes
from db.users.settings import KeyValueStore
from engine.core.packs.own import OwnPack


class Store:
    """All games and whatever belongs to them; each part has the queries on one subject."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.packs = database.packs
        self.lobbies = Lobbies(database)
        self.games = Games(database)
        self.moves = Moves(database)
        self.history = History(database)
        self.seats = Seats(database)
        self.repairs = Repairs(database)
        self.transcripts = Transcripts(database)
        self.posts = Posts(database)
        self.stale_posts = StalePosts(database)
        self.polls = Polls(database)
        self.waits = Waits(database)
        self.settings = KeyValueStore(database)
        self.habits = Habits(database)
        self.notes = UserNotes(database)
        self.forgetting = UserDeletion(database)
        self.player_stats = PlayerStats(database)
        self.guild_stats = GuildStats(database)

    @classmethod
    async def open(
        cls,
        url: str,
        *,
        create: bool = True,
        packs: Iterable[OwnPack] = (),
        clock: Clock = now,
        lock_timeout: float | None = None,
    ) -> Self:
        """Open the store at this URL; the arguments are those of `Database.open`."""
        return cls(
            await Database.open(
                url, create=create, packs=packs, clock=clock, lock_timeout=lock_timeout
            )
        )

    async def close(self) -> None:
        """Close all connections and release the instance lock."""
        await self.database.close()

    def now(self) -> datetime:
        """Return the current time by the store's clock."""
        return self.database.now()
