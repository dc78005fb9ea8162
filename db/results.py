"""The results of finished games: written with the last move, taken back with it.

A result is somebody's who sits on the seat when the game ends, for whom nobody stands in then, and
who made at least half of the seat's moves themselves. Whoever left a game has no result of it, good
or bad; those who stayed have theirs, but only people who played to the end are rated against each
other. A game that was brought in from outside counts for nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Row, bindparam, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db import statements
from db.ratings import UNRATED, Rating, rated
from db.records import By, GameRecord, Player
from db.rows import players_of
from db.schema import moves, results
from engine.core.game import Result

RIVALS = 2
"""So many people must have played to the end for ratings to follow."""
_RATING_LOCK = 0x0FA7
"""What writers of ratings lock where there can be several of them."""

_COUNTS: statements.Query = (
    select(
        moves.c.seat,
        moves.c.answered_by,
        moves.c.user_id,
        func.sum(case((moves.c.undone_by.is_(None), 1), else_=0)).label("made"),
    )
    .where(moves.c.game_id == bindparam("of_game"), moves.c.kind == "move")
    .group_by(moves.c.seat, moves.c.answered_by, moves.c.user_id)
)
_RATE = (
    update(results)
    .where(results.c.game_id == bindparam("in_game"), results.c.seat == bindparam("of_seat"))
    .values(mu=bindparam("new_mu"), sigma=bindparam("new_sigma"))
)


@dataclass(frozen=True, slots=True)
class Moment:
    """When a game ended among others: those of the same time come by their numbers."""

    at: datetime
    game_id: int


async def add_results(
    connection: AsyncConnection, record: GameRecord, result: Result, at: datetime
) -> bool:
    """Keep how a game ended for each seat, and what follows for the ratings; whether it counts."""
    number = {"of_game": record.id}
    counts = (await connection.execute(_COUNTS, number)).all()
    if any(row.answered_by == By.IMPORT for row in counts):
        return False
    players = players_of(await connection.execute(statements.SEATS, number))
    owners = [_owner(player, seat, counts) for seat, player in enumerate(players)]
    rows = [
        {
            "game_id": record.id,
            "seat": seat,
            "game": record.game,
            "guild_id": record.guild_id,
            "user_id": owners[seat],
            "kind": "human" if owners[seat] else player.computer or player.kind,
            "score": result.scores[seat],
            "place": result.places[seat],
            "at": at,
        }
        for seat, player in enumerate(players)
    ]
    await connection.execute(insert(results), rows)
    await _rate_since(connection, record.game, at, owners)
    return True


async def drop_results(connection: AsyncConnection, record: GameRecord) -> None:
    """Forget how a game ended: it goes on. All ratings are as if it had not been over."""
    query = select(results).where(results.c.game_id == record.id)
    rows = (await connection.execute(query)).all()
    await connection.execute(delete(results).where(results.c.game_id == record.id))
    if rows:
        people = [row.user_id for row in rows]
        await _rate_since(connection, record.game, rows[0].at, people)


def _owner(player: Player, seat: int, counts: Iterable[Row[Any]]) -> int | None:
    """Whose result a seat's is."""
    if player.user_id is None or player.computer is not None:
        return None
    of_seat = [row for row in counts if row.seat == seat]
    own = sum(row.made for row in of_seat if _by(row, player.user_id))
    return player.user_id if 2 * own >= sum(row.made for row in of_seat) else None


def _by(row: Row[Any], user_id: int) -> bool:
    """Whether moves were made by this person; of old ones no more is known than the seat."""
    return row.user_id == user_id or (row.user_id is None and row.answered_by == By.PERSON)


async def _rate_since(
    connection: AsyncConnection, game: str, at: datetime, people: Iterable[int | None]
) -> None:
    """Rate anew what these people have played since, and whatever follows from that."""
    if connection.dialect.name == "postgresql":
        await connection.execute(select(func.pg_advisory_xact_lock(_RATING_LOCK)))
    query = (
        select(results)
        .where(results.c.game == game, results.c.at >= at, results.c.user_id.is_not(None))
        .order_by(results.c.at, results.c.game_id, results.c.seat)
    )
    rows = (await connection.execute(query)).all()
    games = [tuple(group) for _, group in groupby(rows, attrgetter("game_id"))]
    games = [group for group in games if len(group) >= RIVALS]
    known = {row.user_id for group in games for row in group}
    now = await ratings_before(connection, game, known, Moment(at, 0))
    if changes := _changes(games, now, {person for person in people if person is not None}):
        await connection.execute(_RATE, changes)


def _changes(
    games: Sequence[Sequence[Row[Any]]], now: dict[int, Rating], stirred: set[int]
) -> list[dict[str, Any]]:
    """The rows that get another rating, as those of `stirred` are others than they were."""
    changes = []
    for group in games:
        people = [row.user_id for row in group]
        if stirred.isdisjoint(people) and all(row.mu is not None for row in group):
            now.update((row.user_id, Rating(row.mu, row.sigma)) for row in group)
            continue
        stirred.update(people)
        before = [now.get(person, UNRATED) for person in people]
        now.update(zip(people, rated(before, [row.place for row in group]), strict=True))
        changes += [
            {
                "in_game": row.game_id,
                "of_seat": row.seat,
                "new_mu": now[row.user_id].mu,
                "new_sigma": now[row.user_id].sigma,
            }
            for row in group
        ]
    return changes


async def ratings_before(
    connection: AsyncConnection, game: str, people: Iterable[int], moment: Moment | None = None
) -> dict[int, Rating]:
    """How people were rated before a moment, or are now; who is not rated yet is left out."""
    latest = (
        func.row_number()
        .over(
            partition_by=results.c.user_id,
            order_by=(results.c.at.desc(), results.c.game_id.desc()),
        )
        .label("latest")
    )
    wanted = select(results.c.user_id, results.c.mu, results.c.sigma, latest).where(
        results.c.user_id.in_(tuple(people)), results.c.game == game, results.c.mu.is_not(None)
    )
    if moment is not None:
        earlier = (results.c.at == moment.at) & (results.c.game_id < moment.game_id)
        wanted = wanted.where((results.c.at < moment.at) | earlier)
    found = wanted.subquery()
    rows = await connection.execute(select(found).where(found.c.latest == 1))
    return {row.user_id: Rating(row.mu, row.sigma) for row in rows}
