"""`python -m engine rules`, and the promise that every rule is proved by a test."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cli import main
from engine.cli.rules import proofs_in, report
from engine.registry import GAMES


@pytest.mark.unwatched
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_cited_by_a_test(game: str) -> None:
    assert report(game)["uncited"] == []


@pytest.mark.slow
@pytest.mark.unwatched
def test_the_report_is_one_object(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "otys", "--json"])
    found = json.loads(capsys.readouterr().out)
    assert set(found) == {"ids", "cited", "uncited"}
    assert "OT-5.9" in found["ids"]


def test_citations_are_read_from_marks_and_docstrings(tmp_path: Path) -> None:
    rules = tmp_path / "docs" / "rules"
    rules.mkdir(parents=True)
    (rules / "otys.txt").write_text("OT-1.1 One\nOT-1.2 Two\nOT-X3 Three\nOT-9.9 Nobody's\n")
    tests = tmp_path / "tests"
    tests.mkdir()
    (tests / "test_some.py").write_text(
        "import pytest\n"
        "@pytest.mark.rule('OT-1.1', 'OT-X3')\n"
        "def test_a():\n    assert True\n"
        "async def test_b():\n    '''# OT-1.2'''\n    assert True\n"
        "def helper():\n    '''OT-9.9'''\n"
    )
    found = report("otys", tmp_path)
    assert found["cited"] == {
        "OT-1.1": ["tests/test_some.py::test_a"],
        "OT-X3": ["tests/test_some.py::test_a"],
        "OT-1.2": ["tests/test_some.py::test_b"],
    }
    assert found["uncited"] == ["OT-9.9"]


def test_helpers_are_not_tests() -> None:
    names = [test.name for test in proofs_in("def helper(): ...\ndef test_it(): ...\n")]
    assert names == ["test_it"]


def test_what_is_uncited_is_listed_and_fails(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    found = {"ids": ["OT-1.1", "OT-1.2"], "cited": {"OT-1.1": ["t"]}, "uncited": ["OT-1.2"]}
    monkeypatch.setattr("engine.cli.rules.report", lambda _: found)
    assert main(["rules", "otys"]) == 1
    assert capsys.readouterr().out == "2 rules, 1 cited\nOT-1.2\n"


def test_an_unknown_game_and_a_missing_list_are_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["rules", "chess"]) == 2
    assert "chess" in capsys.readouterr().err
    monkeypatch.setattr("engine.cli.rules.report", lambda game: report(game, tmp_path))
    assert main(["rules", "otys"]) == 2
    assert "docs/rules/otys.txt" in capsys.readouterr().err
