from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from engine.core.text import available_locales
from render.__main__ import main
from render.demo import PART, played
from render.pictures import kinds


def run(capsys: pytest.CaptureFixture[str], arguments: Sequence[str]) -> tuple[int, str, str]:
    """Return the exit code of the program, its output and its errors."""
    code = main(arguments)
    out, err = capsys.readouterr()
    return code, out, err


@pytest.mark.slow
def test_every_kind_is_drawn_in_every_language(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, _ = run(capsys, ["demo", "otys", "--out", str(tmp_path), "--seats", "2"])
    wanted = {
        f"{stem}-{kind.name}-{locale}.png"
        for stem in ("running", "over")
        for kind in kinds("otys")
        for locale in available_locales()
    }
    assert code == 0
    assert {file.name for file in tmp_path.iterdir()} == wanted
    assert {line.split()[0] for line in out.splitlines()} == wanted
    for file in tmp_path.iterdir():
        with Image.open(file) as image:
            assert image.format == "PNG"


@pytest.mark.slow
def test_a_running_game_is_part_of_the_finished_one() -> None:
    over, running = played("otys", 2, 3), played("otys", 2, 3, PART)
    assert over.result is not None
    assert running.pending
    assert running.moves == over.moves[: running.ply]


@pytest.mark.parametrize(
    ("arguments", "blamed"),
    [
        (["demo", "chess", "--out", "."], "chess"),
        (["demo", "otys", "--out", "no-such-folder"], "no-such-folder"),
        (["demo", "otys", "--out", ".", "--seats", "9"], "9"),
    ],
    ids=["game", "folder", "seats"],
)
def test_a_wish_that_cannot_be_met_is_refused_in_one_sentence(
    arguments: Sequence[str], blamed: str, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out, err = run(capsys, arguments)
    assert (code, out) == (2, "")
    assert blamed in err
    assert len(err.splitlines()) == 1


def test_the_shades_are_printed_as_they_are_found(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("render.__main__.module", lambda: "SHADES = ()\n")
    assert run(capsys, ["shades"]) == (0, "SHADES = ()\n", "")
