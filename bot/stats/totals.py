"""What the games that somebody finished come to: how many, how many won, and how well."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import groupby

from bot.messages.rating_text import shown
from db.stats.player_stats import Finished, Leader
from db.stats.ratings import Rating

STREAK = 2
"""So many games won in a row are worth a word."""


@dataclass(frozen=True, slots=True)
class Totals:
    """What somebody has to show for in one game, against others or alone."""

    played: int
    won: int
    mean: float
    best: int
    rating: Rating | None
    """Now; none of somebody who was never rated."""
    streak: int
    """How many of the last games were won in a row."""
    longest: int
    """The most that ever were."""


def against_others(finished: Iterable[Finished]) -> tuple[Finished, ...]:
    """Those with somebody to be beaten, if only a computer player."""
    return tuple(one for one in finished if one.seats > 1)


def alone(finished: Iterable[Finished]) -> tuple[Finished, ...]:
    """Those that were played alone."""
    return tuple(one for one in finished if one.seats == 1)


def totals_of(finished: Sequence[Finished]) -> Totals | None:
    """What these games come to, in the order in which they were finished; nothing of none."""
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
    """The place of each of them; who is shown with the same rating shares one."""
    ratings = [shown(one.rating.mu) for one in leaders]
    return tuple(1 + sum(other > mine for other in ratings) for mine in ratings)
