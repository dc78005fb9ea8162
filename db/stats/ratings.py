"""Skill ratings, estimated from the results of games."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """An estimate of a player's skill, with its uncertainty."""

    mu: float
    sigma: float


UNRATED = Rating(_MODEL.mu, _MODEL.sigma)
"""The rating of a player without results."""


def rated(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """Return the players' ratings after a game with these places; equal places are ties."""
    alone = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = _MODEL.rate(alone, ranks=[float(place) for place in places])
    return tuple(Rating(team[0].mu, team[0].sigma) for team in after)
