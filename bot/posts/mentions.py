"""Whom a post calls: those for whom the game waits now, and once everybody when it is over."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass

from bot.table.standing import Standing
from db.records import By, Player, Post, ToldEntry


@dataclass(frozen=True, slots=True)
class Due:
    """Who is still to be called, and who is there anyway."""

    users: tuple[int, ...] = ()
    """For whom the game waits without their having been called for that."""
    actor: int | None = None
    """Who has just acted and knows it already."""


def called_by(
    standing: Standing, old: Post | None, entries: Sequence[ToldEntry], due: Due
) -> list[int]:
    """Whom the next post calls, which tells these entries.

    Whoever is awaited was called when it was news: not again with a post sent anew. Neither is
    anybody who was told already how the game ended.
    """
    actor = due.actor
    if standing.table.result is None:
        return [user for user in due.users if user != actor]
    if old is not None and old.ply >= standing.record.announced:
        return []
    return called_at_end(standing.players, {actor, _last_to_move(entries)})


def called_at_end(players: Sequence[Player], there: Collection[int | None]) -> list[int]:
    """Who shall hear that their game is over: all its people who are not there anyway.

    Their last turn may be days ago. Whoever plays alone or against computers has no need of it.
    """
    people = [player.user_id for player in players if player.user_id is not None]
    return [user for user in people if user not in there] if len(people) > 1 else []


def _last_to_move(entries: Sequence[ToldEntry]) -> int | None:
    """Who made the last move themselves, if it was not made for them or by a computer player."""
    moves = [entry for entry in entries if entry.kind == "move" and entry.undone_by is None]
    return moves[-1].user_id if moves and moves[-1].by is By.PERSON else None
