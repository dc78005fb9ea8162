"""Positions from whole games as people play them, kept as transcripts beside the tests."""

from __future__ import annotations

from functools import cache

from engine.antarctica.view import AntarcticaView
from engine.core.table import Table
from engine.core.transcript import read
from render.scene import Scene, Sprite
from tests.conformance.cases import TRANSCRIPTS
from tests.render.antarctica.tables import game, items, seen

KEPT = {
    2: "two-seats-free-builders-cards",
    3: "three-seats-free-greedy-scientists",
    4: "four-seats-first-game-greedy-scientists",
}
TIMES = "\N{MULTIPLICATION SIGN}"
NOTHING = "\N{EN DASH}"


@cache
def played(seats: int, percent: int = 100) -> Table:
    """Return the table after this percentage of a kept game."""
    told = read((TRANSCRIPTS / "antarctica" / f"{KEPT[seats]}.txt").read_text("utf-8"))
    found = Table(game(), told.setup)
    for entry in told.log[: len(told.log) * percent // 100]:
        found.apply(entry)
    return found


def over(seats: int) -> AntarcticaView:
    """Return the spectator's view at the end of a game."""
    view = seen(played(seats), None)
    assert view.result is not None
    return view


def dashed(*numbers: int) -> tuple[str, ...]:
    """Return numbers as tables show them, with a dash for zero."""
    return tuple(str(number) if number else NOTHING for number in numbers)


def named(scene: Scene) -> list[str]:
    """Return the names of the sprites in a picture."""
    return [item.name for item in items(scene) if isinstance(item, Sprite)]
