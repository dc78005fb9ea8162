"""Whole games, kept as text: they replay to their scores and reach every reason to end."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.core.decision import Answer
from engine.core.table import Move, Table, Undo
from engine.core.transcript import read, replay, transcript_of, write
from tests.engine.antarctica.scene import GAME

FILES = sorted((Path(__file__).parent / "games").glob("*.txt"))
each_file = pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)


def replayed(file: Path) -> Table:
    return replay(file.read_text("utf-8"), lambda _: GAME)


@each_file
def test_a_whole_game_is_replayed_to_its_scores(file: Path) -> None:
    told, table = read(file.read_text("utf-8")), replayed(file)
    assert table.result is not None
    assert table.result.scores == told.scores
    assert table.log == list(told.log)


@each_file
def test_a_whole_game_is_kept_as_it_would_be_written_today(file: Path) -> None:
    assert write(transcript_of(replayed(file))) == file.read_text("utf-8")


@pytest.mark.rule("AN-10.2", "AN-10.3", "AN-10.4", "AN-10.5")
def test_every_reason_to_end_is_reached() -> None:
    results = [replayed(file).result for file in FILES]
    assert {result.reason for result in results if result} == set(GAME.ends)


def test_every_seat_count_and_both_layouts_are_played() -> None:
    setups = [read(file.read_text("utf-8")).setup for file in FILES]
    assert {setup.seats for setup in setups} == set(GAME.seat_counts)
    assert {setup.option("layout") for setup in setups} == {"first_game", "free"}


def test_moves_are_taken_back_in_one() -> None:
    assert any(
        isinstance(entry, Undo) for file in FILES for entry in read(file.read_text("utf-8")).log
    )


@pytest.mark.rule("AN-13.1", "AN-13.2")
def test_one_is_played_by_safe_answers_only() -> None:
    assert any(all(_answers_are_safe(file)) for file in FILES)


def _answers_are_safe(file: Path) -> Iterator[bool]:
    told = read(file.read_text("utf-8"))
    table = Table(GAME, told.setup)
    for entry in told.log:
        asked: Answer | None = table.pending[0].default
        yield isinstance(entry, Move) and entry.answer == asked
        table.apply(entry)


PROMPTS = {
    *("place", "extra-cube", "sail", "action", "after", "points", "take", "draft", "move"),
    *("three", "second", "last-ship"),
}


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
