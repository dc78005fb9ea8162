"""The emojis as files: `python -m render emojis`."""

from __future__ import annotations

from pathlib import Path

import pytest

from render import __main__ as program
from render.emojis.pictures import emoji
from render.emojis.sheet import SHEET, contact_sheet


def test_all_are_written_with_a_sheet_of_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(program, "sprites", lambda: {"metal": "metal", "key1": "key-1"})
    assert program.main(["emojis", "--out", str(tmp_path)]) == 0
    assert {path.name for path in tmp_path.iterdir()} == {"metal.png", "key1.png", SHEET}
    assert (tmp_path / "metal.png").read_bytes() == emoji("metal").png()
    assert emoji("key1").version in capsys.readouterr().out


def test_a_folder_that_is_missing_is_named(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert program.main(["emojis", "--out", str(tmp_path / "none")]) == 2
    assert str(tmp_path / "none") in capsys.readouterr().err


def test_the_sheet_shows_each_on_a_dark_and_on_a_light_ground() -> None:
    sheet = contact_sheet(["metal", "tick"])
    colours = {colour for _, colour in sheet.getcolors(1 << 16) or ()}
    assert {(0x31, 0x33, 0x38), (255, 255, 255)} <= colours
    with_one = contact_sheet(["metal"])
    assert with_one.size == sheet.size
    assert with_one.tobytes() != sheet.tobytes()
