"""How well somebody plays a game, as far as their results tell."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from openskill.models import PlackettLuce

_MODEL = PlackettLuce()


@dataclass(frozen=True, slots=True)
class Rating:
    """A guess at somebody's strength, and how unsure it is."""

    mu: float
    sigma: float


UNRATED = Rating(_MODEL.mu, _MODEL.sigma)
"""Of somebody of whom nothing is known yet."""


def rated(before: Sequence[Rating], places: Sequence[int]) -> tuple[Rating, ...]:
    """The ratings of people after a game in which they took these places; equal places are ties."""
    alone = [[_MODEL.rating(mu=each.mu, sigma=each.sigma)] for each in before]
    after = _MODEL.rate(alone, ranks=[float(place) for place in places])
    return tuple(Rating(team[0].mu, team[0].sigma) for team in after)
