"""Results of games, stored with the last move or the early end, and removed if that is undone.

A result belongs to a player who made at least half of their seat's moves, even if a stand-in they
asked for is answering at the end. A player who resigned, or who left most moves to such a stand-in,
has left the game and ranks behind all who stayed. A player who gave up before everyone had had a
turn, or whose stand-in the others asked for, has no result. A game that ended early counts as it
stands if half of it was played or only one of several people was left. Only people are rated, and
only against each other; an imported game counts for nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from itertools import groupby
from operator import attrgetter
from typing import Any

from sqlalchemy import Row, bindparam, case, delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from db.games import sql
from db.games.mapping import players_of
from db.records import AnswerOrigin, GameRecord, Player
from db.schema import moves, results, seats
from db.stats.ratings import UNRATED, Rating, rated
from engine.core.game import Result, places
from engine.core.table import Table

RIVALS = 2
"""The minimum number of people with results for a game to affect ratings."""
_RATING_LOCK = 0x0FA7
"""The key of the advisory lock for writing ratings, used where there can be several writers."""

_COUNTS: sql.Query = (
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
class EndTime:
    """The time at which a game ended, and its number to order games that ended together."""

    at: datetime
    game_id: int


@dataclass(frozen=True, slots=True)
class Share:
    """The person to whom a seat's result belongs, and whether they left the game."""

    user_id: int | None = None
    """The person whose result it is; None if nobody played enough of it."""
    left: bool = False
    """True if they left the seat, or most of its moves, to others."""


@dataclass(frozen=True, slots=True)
class _Played:
    """The players of a game and the number of moves each of them made."""

    players: tuple[Player, ...]
    counts: Sequence[Row[Any]]

    @property
    def brought_in(self) -> bool:
        """True if part of the game was played elsewhere and imported."""
        return any(row.answered_by == AnswerOrigin.IMPORT for row in self.counts)

    @property
    def shares(self) -> list[Share]:
        """The share in each seat.

        If a user has shares in two seats, only one of them counts: the one they left, if any.
        """
        found = [_share(player, self._of(seat)) for seat, player in enumerate(self.players)]
        counted: set[int] = set()
        for seat in sorted(range(len(found)), key=lambda seat: not found[seat].left):
            user = found[seat].user_id
            if user in counted:
                found[seat] = Share()
            elif user is not None:
                counted.add(user)
        return found

    def _of(self, seat: int) -> list[Row[Any]]:
        return [row for row in self.counts if row.seat == seat]

    def has_part(self, seat: int) -> bool:
        """Return whether a seat's player and their stand-in made at least half of its moves."""
        player = replace(self.players[seat], stand_in=None, left_by=None)
        return _share(player, self._of(seat)).user_id is not None


async def _played(connection: AsyncConnection, game_id: int) -> _Played:
    number = {"of_game": game_id}
    counts = (await connection.execute(_COUNTS, number)).all()
    return _Played(players_of(await connection.execute(sql.SEATS, number)), counts)


async def add_results(
    connection: AsyncConnection, record: GameRecord, result: Result, at: datetime
) -> bool:
    """Store the result of each seat and update the ratings; return whether the game counts."""
    played = await _played(connection, record.id)
    if played.brought_in:
        return False
    # Players who left rank last, even behind those who lost to their replacement.
    last = len(played.players) + 1
    shares = played.shares
    reached = [
        last if share.left else place for share, place in zip(shares, result.places, strict=True)
    ]
    await _keep(connection, record, played, result.scores, reached, at)
    return True


async def add_early_results(
    connection: AsyncConnection, record: GameRecord, table: Table, at: datetime
) -> bool:
    """Store the results of a game that ended early, if it counts; return whether it does."""
    played = await _played(connection, record.id)
    people = [share.user_id for share in played.shares if share.user_id is not None]
    resigned = sum(
        share.left and share.user_id == player.left_by
        for share, player in zip(played.shares, played.players, strict=True)
    )
    counts = table.game.halfway(table.state) or len(people) - resigned == 1
    if played.brought_in or len(people) < RIVALS or not counts:
        return False
    points = table.game.points(table.state)
    standing = [(not share.left, score) for share, score in zip(played.shares, points, strict=True)]
    await _keep(connection, record, played, points, places(standing), at)
    return True


async def note_left(connection: AsyncConnection, game_id: int, table: Table, seat: int) -> None:
    """Record that the player in a seat gives it up, provided that this counts.

    It counts if everyone has had a turn, the player has made enough of the seat's moves to have a
    result, and another person stays in the game.
    """
    played = await _played(connection, game_id)
    others = [player for at, player in enumerate(played.players) if at != seat and player.user_id]
    if others and table.all_had_a_turn and played.has_part(seat):
        sits = (seats.c.game_id == game_id, seats.c.seat == seat)
        change = update(seats).where(*sits).values(left_by=seats.c.user_id)
        await connection.execute(change)


async def _keep(
    connection: AsyncConnection,
    record: GameRecord,
    played: _Played,
    scores: Sequence[int],
    reached: Sequence[int],
    at: datetime,
) -> None:
    """Store the results of a game and update the ratings."""
    owners = [share.user_id for share in played.shares]
    rows = [
        {
            "game_id": record.id,
            "seat": seat,
            "game": record.game,
            "guild_id": record.guild_id,
            "user_id": owners[seat],
            "kind": "human" if owners[seat] else player.computer or player.kind,
            "score": scores[seat],
            "place": reached[seat],
            "at": at,
        }
        for seat, player in enumerate(played.players)
    ]
    await connection.execute(insert(results), rows)
    await _rate_since(connection, record.game, at, owners)


async def drop_results(connection: AsyncConnection, record: GameRecord) -> None:
    """Delete the results of a game that continues, and recompute the ratings without them."""
    query = select(results).where(results.c.game_id == record.id)
    rows = (await connection.execute(query)).all()
    await connection.execute(delete(results).where(results.c.game_id == record.id))
    if rows:
        people = [row.user_id for row in rows]
        await _rate_since(connection, record.game, rows[0].at, people)


def _share(player: Player, of_seat: Sequence[Row[Any]]) -> Share:
    """Return the person to whom a seat's result belongs, given the counts of its moves."""
    user, made = player.user_id, sum(row.made for row in of_seat)
    own = sum(row.made for row in of_seat if user is not None and _by(row, user))
    stood_in = sum(
        row.made
        for row in of_seat
        if row.user_id == user and row.answered_by == AnswerOrigin.STAND_IN
    )
    sits = user is not None and user != player.left_by
    sits = sits and (player.computer is None or player.stand_in_asked)
    if sits and 2 * own >= made:
        return Share(user)
    if player.left_by is not None:
        return Share(player.left_by, left=True)
    # A player must neither gain a rating nor save one by leaving most moves to a stand-in.
    return Share(user, left=True) if sits and 2 * (own + stood_in) >= made else Share()


def _by(row: Row[Any], user_id: int) -> bool:
    """Return whether this person made the moves; old moves record only the seat."""
    if row.answered_by == AnswerOrigin.STAND_IN:
        return False
    return row.user_id == user_id or (
        row.user_id is None and row.answered_by == AnswerOrigin.PERSON
    )


async def _rate_since(
    connection: AsyncConnection, game: str, at: datetime, people: Iterable[int | None]
) -> None:
    """Recompute the ratings from these players' games since then, and all ratings they affect."""
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
    now = await ratings_before(connection, game, known, EndTime(at, 0))
    if changes := _changes(games, now, {person for person in people if person is not None}):
        await connection.execute(_RATE, changes)


def _changes(
    games: Sequence[Sequence[Row[Any]]], now: dict[int, Rating], stirred: set[int]
) -> list[dict[str, Any]]:
    """Return the rating updates for these games, given that the ratings of `stirred` changed."""
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
    connection: AsyncConnection, game: str, people: Iterable[int], moment: EndTime | None = None
) -> dict[int, Rating]:
    """Return the ratings of players before a moment, or now; unrated players are left out."""
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
