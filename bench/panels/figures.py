"""The figures of panels and posts, from games pressed in processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from statistics import fmean
from typing import Any, TypeAlias

from bench.measure import Figure, figure
from engine.registry import GAMES

HERE = Path(__file__).parents[2]
GAMES_OF_EACH = 5
PRESSES = {"underwater-cities": 6.0, "antarctica": 4.0, "otys": 4.5}
"""The most presses that a turn should take, by game."""
ROWS, LABEL, LINES = 5.0, 20.0, 12.0
"""The most action rows of a panel, characters of a label, and lines of a post on a phone."""
START = """
import runpy, sys
here, root = sys.argv[1:3]
sys.path.insert(0, here)
import bench
sys.path[0] = root
sys.argv[:3] = ["panels"]
runpy.run_module("bench.panels.child", run_name="__main__")
"""
"""A script that plays with our measurement and everything else from another checkout."""

Met: TypeAlias = dict[str, Any]


@dataclass
class Report:
    """The figures of all games, and examples of what is wrong."""

    figures: list[Figure] = field(default_factory=list)
    examples: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    """By game, and by the kind of what is wrong."""

    def as_json(self) -> dict[str, object]:
        """Return the report as an object for a JSON file."""
        return {"figures": [one.as_json() for one in self.figures], "examples": self.examples}


def games(game: str, count: int, root: Path = HERE, turns: int | None = None) -> list[Met]:
    """Return what is met in some games with the bot of a checkout."""
    return [_played(game, seed, root, turns) for seed in range(1, count + 1)]


def _played(game: str, seed: int, root: Path, turns: int | None) -> Met:
    command = [sys.executable, "-P", "-c", START, str(HERE), str(root), game, str(seed)]
    if turns is not None:
        command += ["--turns", str(turns)]
    env = {**os.environ, "PYTHONPATH": ""}
    run = subprocess.run(  # noqa: S603 - our own script
        command, check=True, stdout=subprocess.PIPE, text=True, cwd=root, env=env
    )
    met: Met = json.loads(run.stdout)
    return met


def report(count: int = GAMES_OF_EACH, root: Path = HERE, turns: int | None = None) -> Report:
    """Return the figures of all games."""
    found = Report()
    for game in GAMES:
        played = games(game, count, root, turns)
        found.figures += figures(game, played)
        found.examples[game] = _examples(played)
    return found


def figures(game: str, played: Sequence[Met]) -> Iterator[Figure]:
    """Yield the figures of some games."""
    presses, rows, lines = (_all(played, name) for name in ("presses", "rows", "post_lines"))
    yield figure(f"{game}: presses a turn", presses, "")
    yield _nearly_all(f"{game}: presses a turn (p95)", presses)
    single = _all(played, "single")
    if single:
        yield figure(f"{game}: presses of a single turn", single, "", PRESSES.get(game))
    yield _value(f"{game}: questions for an order a turn", fmean(_all(played, "orders")))
    yield _nearly_all(f"{game}: action rows of a panel (p95)", rows, ROWS)
    longest = max(map(len, _all(played, "labels")))
    yield _value(f"{game}: longest label", longest, LABEL, "characters")
    yield figure(f"{game}: lines of a post", lines, "lines")
    yield _nearly_all(f"{game}: lines of a post (p95)", lines, LINES, "lines")
    yield _value(f"{game}: texts cut", sum(met["cut"] for met in played), 0.0)
    unshown = sum(met["unshown"] for met in played)
    yield _value(f"{game}: options without a shown effect", unshown, 0.0)
    options, labels = (sum(met[name] for met in played) for name in ("options", "label_only"))
    yield _value(f"{game}: options told by their label alone", labels)
    yield _value(f"{game}: options in all", options)
    yield _value(f"{game}: turns", len(presses))


def _examples(played: Sequence[Met]) -> dict[str, list[str]]:
    """Return a few examples of each thing that is wrong, and the longest label of each language."""
    found: dict[str, list[str]] = {}
    for met in played:
        for kind, texts in met["examples"].items():
            found.setdefault(kind, []).extend(texts)
    found = {kind: list(dict.fromkeys(texts))[:20] for kind, texts in found.items()}
    labels = sorted(set(_all(played, "labels")), key=len, reverse=True)
    return {**found, "label": labels[:4]}


def _all(played: Sequence[Met], name: str) -> list[Any]:
    return [one for met in played for one in met[name]]


def _nearly_all(
    name: str, samples: Sequence[float], goal: float | None = None, unit: str = ""
) -> Figure:
    value = sorted(samples)[min(len(samples) - 1, int(len(samples) * 0.95))]
    return _value(name, value, goal, unit)


def _value(name: str, value: float, goal: float | None = None, unit: str = "") -> Figure:
    return Figure(name, float(value), unit, float(value), float(value), goal)
