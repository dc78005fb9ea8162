"""The example of the engine in the README, run as it stands there."""

import re
from pathlib import Path

import pytest

README = Path(__file__).parents[2] / "README.md"


def test_the_example_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    (example,) = re.findall(r"```python\n(.*?)```", README.read_text("utf-8"), re.DOTALL)
    exec(compile(example, str(README), "exec"), {})  # noqa: S102 - our own words
    asked, scores = capsys.readouterr().out.splitlines()
    assert asked.startswith("Choose ")
    assert "'key:1'" in asked
    assert re.fullmatch(r"\(\d+, \d+\)", scores)
