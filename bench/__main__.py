"""`python -m bench`: measuring all figures, as a table and as JSON in `build/bench.json`.

With `--against DIR` it measures the rules only, beside those of another checkout.
`python -m bench panels` reads panels and posts instead, and writes `build/panels.json`.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

from bench import engine_figures, pictures, side_by_side, stored_move
from bench.bot import figures as bot_figures
from bench.measure import Figure, figure
from bench.panels import figures as panels
from engine.registry import GAMES

REPORT = Path("build/bench.json")
PANELS = Path("build/panels.json")
HEADER = f"{'figure':52} {'median':>12} {'unit':12} {'quartiles':>22}  goal"
RUNS = 5
STORED_MOVE_RATIO, OF_LARGE_GAMES = 3.0, {"underwater-cities": 15.0}
"""The maximum time of a stored move relative to a bare commit, usually and for large games."""


def all_figures() -> Iterator[Figure]:
    """Yield every figure as soon as it is measured."""
    for game in GAMES:
        yield from engine_figures.figures(game)
        yield from pictures.figures(game)
        yield from stored_move_figures(game)
    yield from side_by_side.figures("slot_question", "memory")
    yield from bot_figures.figures()


def stored_move_figures(game: str) -> Iterator[Figure]:
    """Yield the time of a move stored in the database, against a bare commit of a similar row."""
    runs = [stored_move.measure(game) for _ in range(RUNS)]
    wanted = (
        ("stored_move_ratio", "x", OF_LARGE_GAMES.get(game, STORED_MOVE_RATIO)),
        ("stored_move_seconds", "s", None),
        ("bare_commit_seconds", "s", None),
    )
    for name, unit, goal in wanted:
        yield figure(f"{game}: {name.replace('_', ' ')}", [run[name] for run in runs], unit, goal)


def row(measured: Figure) -> str:
    """Return a figure as a row of the table."""
    goal = (
        "" if measured.goal is None else f"{'>=' if measured.at_least else '<='} {measured.goal:g}"
    )
    verdict = {True: "reached", False: "MISSED", None: ""}[measured.reached]
    spread = f"{measured.low:,.3g} - {measured.high:,.3g}"
    return (
        f"{measured.name:52} {measured.value:>12,.4g} {measured.unit:12} "
        f"{spread:>22}  {goal:12} {verdict}"
    )


def main() -> int:
    """Measure what the command line asks for, print each figure, and write the report."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="measure speed and sizes")
    parser.add_argument("--against", type=Path, metavar="DIR", help="another checkout")
    parser.set_defaults(run=measure_all)
    parts = parser.add_subparsers(title="parts")
    part = parts.add_parser("panels", help="what panels and posts ask of players")
    part.add_argument("--json", action="store_true", help="print the report instead of a table")
    part.add_argument("--games", type=int, default=panels.GAMES_OF_EACH, help="of each title")
    part.add_argument("--turns", type=int, help="the most turns of each game")
    part.add_argument("--against", type=Path, metavar="DIR", default=argparse.SUPPRESS)
    part.set_defaults(run=measure_panels)
    wanted = parser.parse_args()
    wanted.run(wanted)
    return 0


def measure_all(wanted: argparse.Namespace) -> None:
    """Measure speed and sizes."""
    print(HEADER)
    measured = []
    other: Path | None = wanted.against
    for found in side_by_side.against(other.resolve()) if other else all_figures():
        print(row(found), flush=True)
        measured.append(found)
    write(REPORT, [one.as_json() for one in measured])


def measure_panels(wanted: argparse.Namespace) -> None:
    """Read panels and posts, here and in another checkout if one is given."""
    found = panels.report(wanted.games, turns=wanted.turns)
    told = found.as_json()
    before = None
    if wanted.against:
        before = panels.report(wanted.games, wanted.against.resolve(), wanted.turns)
        told["before"] = before.as_json()
    write(PANELS, told)
    if wanted.json:
        print(json.dumps(told, indent=1))
        return
    print(HEADER)
    for place, one in enumerate(found.figures):
        print(row(one))
        if before:
            print(row(replace(before.figures[place], name="  the same there", goal=None)))


def write(file: Path, told: object) -> None:
    """Write a report."""
    file.parent.mkdir(exist_ok=True)
    file.write_text(json.dumps(told, indent=1) + "\n")


if __name__ == "__main__":
    sys.exit(main())
