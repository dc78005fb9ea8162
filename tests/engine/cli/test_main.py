"""`python -m engine` as it is typed."""

from __future__ import annotations

import subprocess
import sys

import pytest

from engine.cli import main


@pytest.mark.unwatched
@pytest.mark.slow
def test_the_command_line_is_started_as_a_module() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "engine", "rules", "otys"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.startswith("143 rules, 143 cited")


def test_a_reader_that_goes_away_ends_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    def gone(_: object) -> None:
        raise BrokenPipeError

    monkeypatch.setattr("engine.cli.rules.report", gone)
    assert main(["rules", "otys"]) == 1


def test_a_command_is_needed(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as stopped:
        main([])
    assert stopped.value.code == 2
    assert "COMMAND" in capsys.readouterr().err
