"""Timing that is reliable even on a noisy machine, since it takes medians and shows the spread."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from statistics import median, quantiles


@dataclass(frozen=True, slots=True)
class Figure:
    """A measured figure, with its goal if it has one."""

    name: str
    value: float
    unit: str
    low: float
    """The lower quartile."""
    high: float
    """The upper quartile."""
    goal: float | None = None
    at_least: bool = False

    @property
    def reached(self) -> bool | None:
        """True if the goal is reached; None if there is none."""
        if self.goal is None:
            return None
        return self.value >= self.goal if self.at_least else self.value <= self.goal

    def as_json(self) -> dict[str, object]:
        """Return the figure as an object for the JSON report."""
        return {**asdict(self), "reached": self.reached}


def figure(
    name: str,
    samples: Sequence[float],
    unit: str,
    goal: float | None = None,
    *,
    at_least: bool = False,
) -> Figure:
    """Return a figure with the median of some samples and their quartiles."""
    low, _, high = quantiles(samples, n=4) if len(samples) > 1 else [*samples] * 3
    return Figure(name, median(samples), unit, low, high, goal, at_least)


def seconds(work: Callable[[], object]) -> float:
    """Return the number of seconds that a function takes."""
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def ratios(
    work: Callable[[], object], against: Callable[[], object], *, rounds: int, often: int
) -> list[float]:
    """Return the ratios of the times of two functions, which are measured in alternation."""
    found = []
    for _ in range(rounds):
        mine = seconds(lambda: [work() for _ in range(often)])
        other = seconds(lambda: [against() for _ in range(often)])
        found.append(mine / other)
    return found
