"""Statistics of players: their games, wins, best scores and ratings."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from sqlalchemy import Row, Select, case, func, select

from db.connection.database import rows_of
from db.games import sql
from db.games.loading import load_latest
from db.repository import Repository
from db.schema import GameState, games, results, seats
from db.stats.ratings import UNRATED, Rating
from db.stats.results import RIVALS, EndTime, add_results, ratings_before
from db.users.settings import KeyValueStore
from engine.core.errors import FathomError

READ_IN = "results-read-in"
"""The name of the fact that records that `backfill_results` is done."""
LISTED = 50
"""The maximum number of players of a guild that are listed for a game."""

_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A game with a result for a player."""

    game_id: int
    game: str
    seats: int
    score: int
    place: int
    rating: Rating | None
    """The rating after it; None where the game does not affect ratings."""
    at: datetime


@dataclass(frozen=True, slots=True)
class Leader:
    """A player who has played a game against others in a guild."""

    user_id: int
    name: str
    games: int
    wins: int
    rating: Rating


@dataclass(frozen=True, slots=True)
class SoloBest:
    """A player's best result in solo games."""

    user_id: int
    name: str
    games: int
    best: int


@dataclass(frozen=True, slots=True)
class RatingChange:
    """The effect of a game on a player's rating."""

    seat: int
    before: Rating
    after: Rating


class PlayerStats(Repository):
    """The results of players."""

    async def finished_by(self, user_id: int, guild_id: int | None = None) -> list[FinishedGame]:
        """Return the games in which a user has a result, oldest first; of one guild, if given."""
        wanted = (
            select(results, games.c.seats)
            .join(games, games.c.id == results.c.game_id)
            .where(results.c.user_id == user_id)
            .order_by(results.c.at, results.c.game_id)
        )
        if guild_id is not None:
            wanted = wanted.where(results.c.guild_id == guild_id)
        async with self.database.reading() as connection:
            return [_finished_of(row) for row in await connection.execute(wanted)]

    async def name_of(self, user_id: int, guild_id: int) -> str:
        """Return a user's name in the last game they finished in a guild, or an empty one."""
        sits = (seats.c.game_id == results.c.game_id) & (seats.c.seat == results.c.seat)
        wanted = (
            select(seats.c.name)
            .join(results, sits)
            .where(results.c.user_id == user_id, results.c.guild_id == guild_id)
            .order_by(results.c.at.desc())
            .limit(1)
        )
        async with self.database.reading() as connection:
            return (await connection.execute(wanted)).scalar() or ""

    async def rating_changes(self, game_id: int) -> list[RatingChange]:
        """Return the rating changes caused by a game, in seat order."""
        of_game = (results.c.game_id == game_id, results.c.mu.is_not(None))
        query = select(results).where(*of_game).order_by(results.c.seat)
        async with self.database.reading() as connection:
            rows = (await connection.execute(query)).all()
            if not rows:
                return []
            moment = EndTime(rows[0].at, game_id)
            people = [row.user_id for row in rows]
            before = await ratings_before(connection, rows[0].game, people, moment)
        return [
            RatingChange(row.seat, before.get(row.user_id, UNRATED), Rating(row.mu, row.sigma))
            for row in rows
        ]

    async def winners(self, game_id: int) -> list[int]:
        """Return the seats in first place; none if the game does not count."""
        first = (results.c.game_id == game_id, results.c.place == 1)
        query = select(results.c.seat).where(*first).order_by(results.c.seat)
        async with self.database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def leaders(self, guild_id: int, game: str, least: int) -> list[Leader]:
        """Return the players with at least `least` rated games in a guild, best first."""
        wanted = _latest_of(guild_id, game).where(results.c.mu.is_not(None)).subquery()
        rows = wanted.c
        async with self.database.reading() as connection:
            listed = select(wanted).where(rows.latest == 1, rows.games >= least)
            found = (await connection.execute(listed)).all()
            now = await ratings_before(connection, game, [row.user_id for row in found])
        leaders = [
            Leader(row.user_id, row.name, row.games, row.wins, now[row.user_id]) for row in found
        ]
        return sorted(leaders, key=lambda one: -one.rating.mu)[:LISTED]

    async def solo_bests(self, guild_id: int, game: str) -> list[SoloBest]:
        """Return the best solo result of each player of a game in a guild, best first."""
        wanted = _latest_of(guild_id, game).where(games.c.seats < RIVALS).subquery()
        rows = wanted.c
        listed = select(wanted).where(rows.latest == 1).order_by(rows.best.desc(), rows.user_id)
        async with self.database.reading() as connection:
            found = await connection.execute(listed.limit(LISTED))
            return [SoloBest(row.user_id, row.name, row.games, row.best) for row in found]

    async def backfill_results(self) -> int:
        """Store the results of games that ended before there were results; return their number.

        A stored fact ensures that this is done only once. If a crash interrupts it, games whose
        results are already stored are left out the next time.
        """
        if await KeyValueStore(self.database).recall(READ_IN):
            return 0
        counted = select(results.c.game_id)
        old = select(games.c.id).where(games.c.state == GameState.OVER, games.c.id.not_in(counted))
        async with self.database.reading() as connection:
            query = old.order_by(games.c.updated_at, games.c.id)
            numbers = (await connection.execute(query)).scalars().all()
        done = 0
        for number in numbers:
            try:
                done += await self._read_in(number)
            except FathomError as wrong:
                _logger.warning("game %s: its result cannot be determined: %s", number, wrong)
        await KeyValueStore(self.database).remember(READ_IN, str(done))
        return done

    async def _read_in(self, game_id: int) -> bool:
        """Store the results of a game and return whether it counts.

        Nothing is done if they are already stored or the game is not over.
        """
        async with self.database.writing() as connection:
            if self.database.locks_rows:
                await rows_of(connection, sql.LOCKED, game_id)
            kept = select(results.c.seat).where(results.c.game_id == game_id).limit(1)
            if (await connection.execute(kept)).first() is not None:
                return False
            rows = await rows_of(connection, sql.LATEST, game_id)
            loaded = await load_latest(connection, rows, self.database.packs.game_of)
            result = loaded.table.result
            if result is None:
                return False
            return await add_results(connection, loaded.record, result, loaded.record.updated_at)


def _latest_of(guild_id: int, game: str) -> Select[*tuple[Any, ...]]:
    """Return a query for the results of a game in a guild, numbered per player from the latest.

    Each row also contains the player's number of games, number of wins and best score.
    """
    person = results.c.user_id
    newest = (results.c.at.desc(), results.c.game_id.desc())
    won = case((results.c.place == 1, 1), else_=0)
    sits = (seats.c.game_id == results.c.game_id) & (seats.c.seat == results.c.seat)
    return (
        select(
            results.c.user_id,
            seats.c.name,
            func.row_number().over(partition_by=person, order_by=newest).label("latest"),
            func.count().over(partition_by=person).label("games"),
            func.sum(won).over(partition_by=person).label("wins"),
            func.max(results.c.score).over(partition_by=person).label("best"),
        )
        .join(seats, sits)
        .join(games, games.c.id == results.c.game_id)
        .where(results.c.guild_id == guild_id, results.c.game == game)
        # Deleted users have negative numbers.
        .where(results.c.user_id > 0)
    )


def _finished_of(row: Row[Any]) -> FinishedGame:
    rating = None if row.mu is None else Rating(row.mu, row.sigma)
    return FinishedGame(row.game_id, row.game, row.seats, row.score, row.place, rating, row.at)
