"""Pings in status posts: the players whose turn it is, and everyone once the game is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.table.standing import Standing
from db.records import AnswerOrigin, Player, Post, ToldEntry


@dataclass(frozen=True, slots=True)
class PendingPings:
    """The users still to be pinged, and the one who is present anyway."""

    users: tuple[int, ...] = ()
    """The users whom the game waits for and who have not been pinged about it yet."""
    actor: int | None = None
    """The user who has just acted, and so knows already."""


def users_to_ping(
    standing: Standing, old: Post | None, entries: Sequence[ToldEntry], due: PendingPings
) -> list[int]:
    """Return the users to ping in the next post, which reports these log entries.

    Players to move are pinged only once, not whenever a post is sent again. Nobody is pinged about
    the end of a game a second time either.
    """
    actor = due.actor
    if standing.table.result is None:
        return [user for user in due.users if user != actor]
    if old is not None and old.ply >= standing.record.announced:
        return []
    return users_to_ping_at_end(standing.players, {actor, _last_to_move(entries)})


def users_to_ping_at_end(players: Sequence[Player], there: Collection[int | None]) -> list[int]:
    """Return the users to ping at the end of a game: all who play, except those in `there`.

    Their last turn may have been days ago. The only person in a game, who plays solo or against
    computers, needs no ping.
    """
    people = [player.user_id for player in players if player.user_id is not None]
    return [user for user in people if user not in there] if len(people) > 1 else []


def _last_to_move(entries: Sequence[ToldEntry]) -> int | None:
    """Return the user who made the last move; None if it was automatic or a computer player's."""
    moves = [entry for entry in entries if entry.kind == "move" and entry.undone_by is None]
    theirs = (AnswerOrigin.PERSON, AnswerOrigin.DOMINANT)
    return moves[-1].user_id if moves and moves[-1].by in theirs else None
