"""Statistics of a guild: games, players, scores and durations."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from sqlalchemy import case, func, select

from db.games import sql
from db.repository import Repository
from db.schema import GameState, games, results, seats


@dataclass(frozen=True, slots=True)
class BestScore:
    """The highest winning score in a guild."""

    score: int
    name: str
    """The name of the first player to reach it; empty for a computer player or a deleted user."""


@dataclass(frozen=True, slots=True)
class PlayedHere:
    """The totals for one of the games that a guild plays."""

    game: str
    games: int
    people: int
    alone: int
    """The number of solo games."""
    winning: float | None
    """The average winning score in games against others; None if there were none."""
    best: BestScore
    """The best score in any game, including solo ones."""


@dataclass(frozen=True, slots=True)
class CompletedGame:
    """A game that was played to its end."""

    began: datetime
    at: datetime
    seats: int
    best: int
    """The winner's points."""


class GuildStats(Repository):
    """The results of a guild."""

    async def played_on(self, guild_id: int) -> list[PlayedHere]:
        """Return a guild's totals for each game, the most played game first."""
        async with self.database.reading() as connection:
            rows = (await connection.execute(_totals(guild_id))).all()
            best = {row.game: row for row in await connection.execute(_best(guild_id))}
        return [
            PlayedHere(
                game=row.game,
                games=row.games,
                people=row.people,
                alone=row.alone,
                winning=None if row.winning is None else float(row.winning),
                best=BestScore(best[row.game].score, best[row.game].name),
            )
            for row in rows
        ]

    async def ended_on(self, guild_id: int, game: str, since: datetime) -> list[CompletedGame]:
        """Return the games played to their end in a guild since then, oldest first."""
        best = func.max(results.c.score)
        of_game = (results.c.game_id, games.c.created_at, results.c.at, games.c.seats)
        wanted = (
            select(games.c.created_at, results.c.at, games.c.seats, best)
            .join(games, games.c.id == results.c.game_id)
            .where(results.c.guild_id == guild_id, results.c.game == game, results.c.at >= since)
            # A shared victory counts once.
            .where(results.c.place == 1, _TO_THE_END)
            .group_by(*of_game)
            .order_by(results.c.at, results.c.game_id)
        )
        async with self.database.reading() as connection:
            return [CompletedGame(*row) for row in await connection.execute(wanted)]


_TO_THE_END = games.c.state != GameState.ENDED
"""The condition for games that were played to their end; those ended early affect only ratings."""
_GAMES = func.count(results.c.game_id.distinct())
_ALONE = case((games.c.seats == 1, results.c.game_id))
_PERSON = case((results.c.user_id > 0, results.c.user_id))
"""The user whose result it is, unless their data was deleted, which makes the ID negative."""
_WINNING = case(((results.c.place == 1) & (games.c.seats > 1), results.c.score))


def _totals(guild_id: int) -> sql.Query:
    return (
        select(
            results.c.game,
            _GAMES.label("games"),
            func.count(_PERSON.distinct()).label("people"),
            func.count(_ALONE.distinct()).label("alone"),
            func.avg(_WINNING).label("winning"),
        )
        .join(games, games.c.id == results.c.game_id)
        .where(results.c.guild_id == guild_id, _TO_THE_END)
        .group_by(results.c.game)
        .order_by(_GAMES.desc(), results.c.game)
    )


def _best(guild_id: int) -> sql.Query:
    sits = (seats.c.game_id == results.c.game_id) & (seats.c.seat == results.c.seat)
    known = case((_PERSON.is_not(None), seats.c.name), else_="")
    first = (results.c.score.desc(), results.c.at, results.c.game_id, results.c.seat)
    ranked = (
        select(
            results.c.game,
            results.c.score,
            known.label("name"),
            func.row_number().over(partition_by=results.c.game, order_by=first).label("rank"),
        )
        .join(seats, sits)
        .join(games, games.c.id == results.c.game_id)
        .where(results.c.guild_id == guild_id, results.c.place == 1, _TO_THE_END)
        .subquery()
    )
    return select(ranked).where(ranked.c.rank == 1)
