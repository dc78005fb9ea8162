"""The figures of the rules, measured in processes of their own and beside another checkout."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from bench.measure import Figure, figure
from engine.registry import GAMES

HERE = Path(__file__).parents[1]
PROBE = HERE / "bench" / "engine_probe.py"
RUNS = 5
SLOTS = "underwater-cities"
"""The game with a slot question."""


class Measure(NamedTuple):
    """A figure of the rules, and the goals for it."""

    name: str
    game: str
    title: str
    unit: str
    ratio: float
    """The goal for its ratio to that of the version before."""
    goal: float | None = None
    at_least: bool = False

    def here(self, root: Path = HERE) -> float:
        """Return the figure with the rules of a checkout, in a process of its own."""
        # Without -P the folder of the script would come first, and with it its neighbours.
        command = [sys.executable, "-P", str(PROBE), self.name, self.game]
        env = {**os.environ, "PYTHONPATH": str(root)}
        run = subprocess.run(  # noqa: S603 - our own script
            command, check=True, capture_output=True, text=True, cwd=root, env=env
        )
        return float(run.stdout)


def measures() -> Iterator[Measure]:
    """Yield everything that is measured in a process of its own."""
    for game in GAMES:
        ratio = 1.3 if game == SLOTS else 1.0
        play, copies = f"{game}: random play", f"{game}: clone against JSON round trip"
        yield Measure("random_play", game, play, "decisions/s", ratio, at_least=True)
        yield Measure("clone_ratio", game, copies, "x", 1.0, 0.15)
    listing = f"{SLOTS}: legal slots listed"
    yield Measure("slot_question", SLOTS, listing, "questions/s", 1.5, at_least=True)
    yield Measure("memory", "all", "memory after 200 random games of each", "MB", 0.8)


def figures(*names: str) -> Iterator[Figure]:
    """Yield these measures of the rules here."""
    for each in measures():
        if each.name in names:
            runs = [each.here() for _ in range(RUNS)]
            yield figure(each.title, runs, each.unit, each.goal, at_least=each.at_least)


def against(other: Path) -> Iterator[Figure]:
    """Yield all measures of the rules here and in another checkout, and their ratios."""
    for each in measures():
        pairs = [(each.here(), each.here(other)) for _ in range(RUNS)]
        ours, theirs = zip(*pairs, strict=True)
        ratios = [mine / before for mine, before in pairs]
        yield figure(each.title, ours, each.unit, each.goal, at_least=each.at_least)
        yield figure("  the same there", theirs, each.unit)
        yield figure("  against there", ratios, "x", each.ratio, at_least=each.at_least)
