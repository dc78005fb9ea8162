"""A position of Pearl Reef as plain text."""

from __future__ import annotations

from collections.abc import Iterator

from engine.cli.counted import counted
from engine.core.text import Words
from tests.fourth_game.engine.pearl_reef.game import PearlReef
from tests.fourth_game.engine.pearl_reef.names import shell_name
from tests.fourth_game.engine.pearl_reef.view import PearlReefView


def draw(_game: PearlReef, view: PearlReefView, words: Words) -> Iterator[str]:
    """Return the table, line by line."""
    yield f"--- night {view.night} of {view.nights}  reefs {' '.join(map(str, view.reefs))}"
    for seat, points in enumerate(view.points):
        held = counted(view.hands[seat], "closed shell")
        yield f"seat {seat + 1}: {counted(points, 'point')}, {held}"
    yield from (f"  yours: {words.say(shell_name(shell))}" for shell in view.hand)
