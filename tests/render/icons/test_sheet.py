"""The contact sheet: `python -m render.icons`."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from PIL import Image, ImageChops

from render.icons import __main__ as sheet


def test_a_sheet_shows_the_wanted_icons_in_colour_and_in_grey(tmp_path: Path) -> None:
    file = tmp_path / "icons.png"
    command = [sys.executable, "-m", "render.icons", "--out", str(file), "--only", "seat-", "key-"]
    subprocess.run(command, check=True, cwd=Path(__file__).parents[3])
    picture = Image.open(file).convert("RGB")
    half = picture.height // 2
    colours, greys = (picture.crop((0, top, picture.width, top + half)) for top in (0, half))
    assert ImageChops.difference(colours.convert("L").convert("RGB"), greys).getbbox() is None
    assert ImageChops.difference(colours, greys).getbbox() is not None


def test_a_beginning_that_no_icon_has_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "icons.png"
    monkeypatch.setattr(sys, "argv", ["icons", "--out", str(file), "--only", "walrus"])
    with pytest.raises(SystemExit):
        sheet.main()
    assert "no icon's name begins like this" in capsys.readouterr().err
    assert not file.exists()
