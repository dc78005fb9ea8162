"""Totals of a player's finished games: games played, games won, scores and ratings."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.messages.rating_text import shown
from db.stats.player_stats import FinishedGame, Leader
from db.stats.ratings import Rating

STREAK = 2
"""The shortest winning streak worth mentioning."""


@dataclass(frozen=True, slots=True)
class Totals:
    """A player's totals in one game, against others or solo."""

    played: int
    won: int
    mean: float
    best: int
    rating: Rating | None
    """The current rating, if any."""
    streak: int
    """The current winning streak."""
    longest: int
    """The longest winning streak."""


def against_others(finished: Iterable[FinishedGame]) -> tuple[FinishedGame, ...]:
    """Return the games with an opponent, if only a computer player."""
    return tuple(one for one in finished if one.seats > 1)


def alone(finished: Iterable[FinishedGame]) -> tuple[FinishedGame, ...]:
    """Return the solo games."""
    return tuple(one for one in finished if one.seats == 1)


def totals_of(finished: Sequence[FinishedGame]) -> Totals | None:
    """Return the totals of these games, given in the order they ended; None if there are none."""
    if not finished:
        return None
    scores = [one.score for one in finished]
    wins = [one.place == 1 for one in finished]
    rows = [len(list(run)) if won else 0 for won, run in groupby(wins)]
    ratings = [one.rating for one in finished if one.rating is not None]
    return Totals(
        played=len(finished),
        won=sum(wins),
        mean=sum(scores) / len(scores),
        best=max(scores),
        rating=ratings[-1] if ratings else None,
        streak=rows[-1],
        longest=max(rows),
    )


def places_of(leaders: Sequence[Leader]) -> tuple[int, ...]:
    """Return the place of each leader; those with the same displayed rating share a place."""
    ratings = [shown(one.rating.mu) for one in leaders]
    return tuple(1 + sum(other > mine for other in ratings) for mine in ratings)
