"""Ratings in words, and their changes after a game."""

from __future__ import annotations

from collections.abc import Sequence

from db.stats.player_stats import RatingChange
from db.stats.ratings import Rating
from engine.core.msg import Msg, msg
from engine.core.text import Words

SCALE = 40
"""The factor between internal and displayed ratings: a new one is 1000."""
SURENESS = ((7.0, "guess"), (5.0, "rough"), (3.5, "fair"), (0.0, "sure"))
"""The lowest uncertainty to which each description applies."""
MINUS = "\N{MINUS SIGN}"


def shown(value: float) -> int:
    """Return a rating, or its uncertainty, as displayed."""
    return round(value * SCALE)


def rating_words(rating: Rating) -> Msg:
    """Return a rating and its uncertainty in plain words."""
    name = next(name for least, name in SURENESS if rating.sigma >= least)
    return msg(
        "bot-rating",
        rating=shown(rating.mu),
        about=shown(rating.sigma),
        sure=msg(f"bot-sure-{name}"),
    )


def change_line(changes: Sequence[RatingChange], names: Sequence[str], words: Words) -> str:
    """Return the rating changes on one line, or an empty string if there are none.

    The names are those of the seats.
    """
    return f"-# {words.say(changes_words(changes, names))}" if changes else ""


def changes_words(changes: Sequence[RatingChange], names: Sequence[str]) -> Msg:
    """Return the rating changes in words."""
    told = tuple(_changed(change, names[change.seat]) for change in changes)
    return msg("bot-ratings", changes=told)


def _changed(change: RatingChange, name: str) -> Msg:
    after = shown(change.after.mu)
    by = after - shown(change.before.mu)
    sign = MINUS if by < 0 else "+" if by else "±"
    return msg("bot-rating-change", name=name, rating=after, by=f"{sign}{abs(by)}")
