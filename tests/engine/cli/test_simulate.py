"""`python -m engine simulate`."""

from __future__ import annotations

import json

import pytest

from engine.cli import main
from engine.cli.common import new_table, players_for
from engine.cli.simulate import Tally, play_game, simulate, spread


def test_the_report_has_all_figures(capsys: pytest.CaptureFixture[str]) -> None:
    code = main(["simulate", "otys", "--games", "2", "--seats", "3", "--seed", "5", "--json"])
    report = json.loads(capsys.readouterr().out)
    assert code == 0
    assert {
        "games", "finished", "errors", "plies", "turns", "ends", "seat_wins", "winner_mean",
        "score_mean", "decisions_per_second",
    } <= set(report)  # fmt: skip
    assert (report["games"], report["finished"], report["errors"]) == (2, 2, 0)
    assert sum(report["ends"].values()) == 2
    assert sum(report["seat_wins"]) == pytest.approx(2)
    assert set(report["plies"]) == set(report["turns"]) == {"mean", "p95"}


def test_equal_seeds_give_equal_games() -> None:
    first, second = (simulate("otys", 2, 2, ["random"], 8, {}) for _ in range(2))
    del first["decisions_per_second"], second["decisions_per_second"]
    assert first == second


def test_options_reach_the_game(capsys: pytest.CaptureFixture[str]) -> None:
    wanted = ["--option", "sponsor_sides=advanced", "--option", "author_spy_variant=on"]
    assert main(["simulate", "otys", "--games", "1", "--seed", "1", *wanted]) == 0
    assert "finished              1" in capsys.readouterr().out


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        (["chess"], "chess"),
        (["otys", "--seats", "5"], "5"),
        (["otys", "--seats", "1"], "1"),
        (["otys", "--option", "colour=red"], "colour"),
        (["otys", "--option", "sponsor_sides=upside_down"], "upside_down"),
        (["otys", "--option", "sponsor_sides"], "sponsor_sides"),
        (["otys", "--players", "kraken"], "kraken"),
        (["otys", "--players", "random,random,random"], "3"),
        (["otys", "--games", "0"], "0"),
    ],
)
def test_a_wrong_wish_is_refused_in_one_sentence(
    wanted: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["simulate", *wanted, "--seed", "1"]) == 2
    told = capsys.readouterr()
    assert told.out == ""
    assert said in told.err
    assert len(told.err.splitlines()) == 1


def test_a_game_that_does_not_end_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("engine.cli.simulate.PLY_LIMIT", 10)
    tally = Tally(2)
    play_game(new_table("otys", 2, 1, {}), players_for(["random"], 2), tally)
    assert tally.errors == ["seed 1: not over after 10 answers"]


def test_an_error_in_one_game_is_counted_and_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(*_: object) -> None:
        raise RuntimeError("the hull leaks")

    monkeypatch.setattr("engine.cli.simulate.play_game", broken)
    report = simulate("otys", 3, 2, ["random"], 1, {})
    assert (report["games"], report["finished"], report["errors"]) == (3, 0, 3)
    assert "the hull leaks" in report["error_examples"][0]
    assert report["score_mean"] is None


def test_the_spread_of_few_values_is_honest() -> None:
    assert spread([]) == {"mean": None, "p95": None}
    assert spread([4]) == {"mean": 4.0, "p95": 4}
