"""Whole games, kept as text in one folder for each registered game."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from engine.core.log import Undo
from engine.core.table import Table
from engine.core.transcript import read, replay, transcript_of, write
from engine.registry import GAMES, find_game, game_for
from tests.conformance.cases import TRANSCRIPTS, each_game

FILES = sorted(TRANSCRIPTS.glob("*/*.txt"))
each_file = pytest.mark.parametrize(
    "file", FILES, ids=lambda file: f"{file.parent.name}-{file.stem}"
)


def files_of(name: str) -> list[Path]:
    """Return the files of the whole games kept for a game."""
    return sorted((TRANSCRIPTS / name).glob("*.txt"))


@cache
def replayed(file: Path) -> Table:
    """Return the table at the end of a whole game, only for reading."""
    return replay(file.read_text(), game_for)


@each_game
def test_a_game_has_a_folder_of_whole_games(name: str) -> None:
    assert files_of(name) != []


def test_there_are_no_folders_of_games_that_do_not_exist() -> None:
    assert {file.parent.name for file in FILES} <= set(GAMES)


@each_file
def test_a_whole_game_lies_in_the_folder_of_its_game(file: Path) -> None:
    assert read(file.read_text()).setup.game == file.parent.name


@each_file
def test_a_whole_game_is_replayed_to_its_scores(file: Path) -> None:
    told = read(file.read_text())
    table = replayed(file)
    assert table.result is not None
    assert table.result.scores == told.scores
    assert table.log == list(told.log)


@each_file
def test_a_whole_game_is_kept_as_it_would_be_written_today(file: Path) -> None:
    assert write(transcript_of(replayed(file))) == file.read_text()


@each_game
def test_every_reason_to_end_is_reached_by_a_whole_game(name: str) -> None:
    results = [replayed(file).result for file in files_of(name)]
    assert {result.reason for result in results if result} == set(find_game(name).ends)


@each_game
def test_every_seat_count_is_played_in_a_whole_game(name: str) -> None:
    seats = {read(file.read_text()).setup.seats for file in files_of(name)}
    assert seats == set(find_game(name).seat_counts)


@each_game
def test_every_value_of_every_switch_is_played_in_a_whole_game(name: str) -> None:
    played = {pair for file in files_of(name) for pair in read(file.read_text()).setup.options}
    known = {(option.name, value) for option in find_game(name).options for value in option.values}
    assert played == known


@each_game
def test_moves_are_taken_back_in_a_whole_game(name: str) -> None:
    logs = [read(file.read_text()).log for file in files_of(name)]
    assert any(isinstance(entry, Undo) for log in logs for entry in log)


@each_game
def test_a_whole_game_is_played_by_safe_answers_only(name: str) -> None:
    assert any(_only_defaults(file) for file in files_of(name))


def _only_defaults(file: Path) -> bool:
    """Return whether every move of a transcript is the default answer to its question."""
    told = read(file.read_text())
    game = game_for(told.setup)
    table = replay(write(type(told)(told.setup, ())), lambda _: game)
    for entry in told.log:
        asked = None if isinstance(entry, Undo) else table.awaited(entry.seat)
        if isinstance(entry, Undo) or asked is None or asked.default != entry.answer:
            return False
        table.apply(entry)
    return True
