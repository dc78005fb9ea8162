"""The whole games kept as text, so far as they show more than those of every game must."""

from __future__ import annotations

import pytest

from engine.core.table import Table
from engine.core.transcript import read
from tests.conformance.cases import TRANSCRIPTS
from tests.engine.antarctica.scene import GAME

FILES = sorted((TRANSCRIPTS / GAME.name).glob("*.txt"))
PROMPTS = {
    *("place", "extra-cube", "sail", "action", "after", "points", "take", "draft", "move"),
    *("three", "second", "last-ship"),
}


@pytest.mark.unwatched
@pytest.mark.rule("D2", "D3", "D4", "D5", "D7", "D9", "D10", "D11", "D12", "D13", "D14")
def test_every_question_is_asked_somewhere() -> None:
    met = set()
    for file in FILES:
        told = read(file.read_text("utf-8"))
        table = Table(GAME, told.setup)
        for entry in told.log:
            met.add(table.pending[0].prompt.key.removeprefix("antarctica-ask-"))
            table.apply(entry)
    assert met == PROMPTS
