from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from db.__main__ import main
from tests.db.backends import behind, rows, url_of

ROOT = Path(__file__).parents[2]


def simulated(file: Path, games: int = 1, game: str = "antarctica") -> int:
    wanted = {"game": game, "games": games, "seats": 2, "seed": 5}
    options = [text for name, value in wanted.items() for text in (f"--{name}", str(value))]
    return main(["simulate", url_of(file), *options])


@pytest.mark.slow
def test_games_are_played_into_a_database_and_verified(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulated(file, 2) == 0
    assert len(capsys.readouterr().out.splitlines()) == 2
    assert rows(file, "select state, seats from games") == [("over", 2)] * 2
    assert rows(file, "select distinct answered_by from moves") == [("computer",)]
    assert main(["verify", url_of(file)]) == 0
    assert capsys.readouterr().out == "games: 2, differing: 0\n"


@pytest.mark.slow
def test_a_game_that_differs_gets_a_line_and_the_exit_code_one(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    simulated(file, 2)
    with behind(file) as connection:
        connection.execute("update games set scores = '[99, 99]' where id = 2")
    capsys.readouterr()
    assert main(["verify", url_of(file)]) == 1
    assert capsys.readouterr().out.splitlines() == [
        "game 2: its scores do not match its log",
        "games: 2, differing: 1",
    ]


def test_a_database_that_is_not_there_is_one_sentence_and_the_exit_code_two(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", url_of(file)]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert len(told.err.splitlines()) == 1
    assert "there is no such file" in told.err
    assert not file.exists()


def test_an_unknown_game_is_one_sentence_and_the_exit_code_two(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulated(file, game="chess") == 2
    assert "chess" in capsys.readouterr().err


@pytest.mark.slow
def test_it_runs_as_a_module(file: Path) -> None:
    file.write_text("no database\n" * 100)
    done = subprocess.run(
        [sys.executable, "-m", "db", "verify", url_of(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert "file is not a database" in done.stderr
