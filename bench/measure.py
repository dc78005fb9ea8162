"""Timing that holds on a noisy machine: repeat, take the median, show the spread."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import median, quantiles


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured figure beside its goal."""

    name: str
    value: float
    unit: str
    low: float
    """A quarter of the samples lie below this."""
    high: float
    """A quarter of the samples lie above this."""
    goal: float | None = None
    at_least: bool = False

    @property
    def reached(self) -> bool | None:
        """Whether the goal is reached; None where there is none."""
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal

    def as_json(self) -> dict[str, object]:
        """The figure for a JSON report."""
        return {**asdict(self), "reached": self.reached}


def figure(
    name: str,
    samples: Sequence[float],
    unit: str,
    goal: float | None = None,
    *,
    at_least: bool = False,
) -> Figure:
    """The median of some samples, with their quartiles."""
    low, _, high = quantiles(samples, n=4) if len(samples) > 1 else [*samples] * 3
    return Figure(name, median(samples), unit, low, high, goal, at_least)


def seconds(work: Callable[[], object]) -> float:
    """How long some work takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def ratios(
    work: Callable[[], object], against: Callable[[], object], *, rounds: int, often: int
) -> list[float]:
    """The time of some work against other work, measured in turns in the same run."""
    found = []
    for _ in range(rounds):
        mine = seconds(lambda: [work() for _ in range(often)])
        other = seconds(lambda: [against() for _ in range(often)])
        found.append(mine / other)
    return found
