from __future__ import annotations

from pathlib import Path

import pytest

from engine.cli import main, pack
from engine.core.game import checked_setup
from engine.core.table import Table
from engine.core.transcript import transcript_of, write
from engine.registry import GAMES, own_game
from tests.engine.own_packs import Draft


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "reef.pack.md"


@pytest.mark.parametrize("game", [*GAMES, "underwater_cities"])
def test_what_is_exported_is_a_good_pack(
    game: str, file: Path, capfdbinary: pytest.CaptureFixture[bytes]
) -> None:
    assert main(["pack", "export", game, "--id", "reef", "--title", "Our Reef"]) == 0
    file.write_bytes(capfdbinary.readouterr().out)
    assert main(["pack", "check", str(file), "--games", "0"]) == 0
    said = capfdbinary.readouterr().out.decode()
    assert said.startswith("Our Reef (reef@1-")
    assert "Nothing differs from the default pack." in said


def test_an_unknown_game_is_one_sentence_and_the_exit_code_two(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["pack", "export", "chess"]) == 2
    assert "chess" in capsys.readouterr().err


def test_nothing_is_exported_under_an_id_that_would_be_refused(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["pack", "export", "otys", "--id", "default"]) == 1
    told = capsys.readouterr()
    assert told.out == ""
    assert "choose another id" in told.err


def test_what_was_changed_is_counted(file: Path, capsys: pytest.CaptureFixture[str]) -> None:
    draft = Draft("otys").add("contracts", "contract_exact_01", id="contract_exact_77")
    file.write_text(draft.text, "utf-8")
    assert main(["pack", "check", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"Reef ({draft.own().name}) is a good pack for otys.",
        "  changed: contracts (33 rows, 32 in the default pack)",
        "Games played with each number of players: 1.",
    ]


def test_a_pack_that_is_refused_is_told_with_line_column_and_reason(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    draft = Draft("otys").change("start_values", "start_credits", value="many")
    file.write_text(draft.text, "utf-8")
    assert main(["pack", "check", str(file)]) == 1
    line = next(n for n, text in enumerate(draft.text.split("\n"), 1) if "| many |" in text)
    assert capsys.readouterr().err == (
        f"The component pack reef.pack.md was rejected at line {line}, column 19: "
        "“many” is not a number\n"
    )


@pytest.mark.parametrize("kind", ["nothing", "folder"])
def test_a_file_that_cannot_be_read_has_the_exit_code_two(
    kind: str, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    if kind == "folder":
        file.mkdir()
    assert main(["pack", "check", str(file)]) == 2
    assert "cannot be read" in capsys.readouterr().err


def test_of_an_enormous_file_no_more_is_read_than_a_pack_may_have(
    file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with file.open("wb") as opened:
        opened.truncate(1 << 30)
    assert main(["pack", "check", str(file)]) == 1
    assert "too big" in capsys.readouterr().err


def test_a_pack_with_which_games_stop_is_not_good(
    file: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise RuntimeError("stuck")

    file.write_text(Draft("otys").text, "utf-8")
    monkeypatch.setattr(pack, "play_game", stop)
    assert main(["pack", "check", str(file)]) == 1
    assert (
        "With 2 players, seed 0, a game stopped: RuntimeError('stuck')" in capsys.readouterr().out
    )


# --- transcripts ---------------------------------------------------------------------------------


@pytest.fixture
def transcript(tmp_path: Path) -> Path:
    game = own_game(Draft("otys").own())
    table = Table(game, checked_setup(game, 2, 3))
    table.submit(table.pending[0].seat, table.pending[0].default, table.ply)
    path = tmp_path / "game.txt"
    path.write_text(write(transcript_of(table)), "utf-8")
    return path


def test_a_transcript_is_replayed_with_its_pack(
    transcript: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file.write_text(Draft("otys").text, "utf-8")
    assert main(["replay", str(transcript), "--pack", str(file)]) == 0
    assert "1 move so far" in capsys.readouterr().out


def test_without_its_pack_a_transcript_is_refused_by_the_name_of_the_pack(
    transcript: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["replay", str(transcript)]) == 1
    said = capsys.readouterr().err
    assert f"line 3: there is no component pack “{Draft('otys').own().name}”" in said


def test_with_an_edited_pack_a_transcript_is_refused_by_the_names_of_both(
    transcript: Path, file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    edited = Draft("otys").change("start_values", "start_credits", value="5")
    file.write_text(edited.text, "utf-8")
    assert main(["replay", str(transcript), "--pack", str(file)]) == 1
    said = capsys.readouterr().err
    assert Draft("otys").own().name in said
    assert f"available: {edited.own().name}" in said


def test_a_transcript_of_the_default_pack_is_replayed_whatever_pack_is_named(
    file: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    game_file = tmp_path / "usual.txt"
    assert main(["demo", "otys", "--players", "random", "--save", str(game_file)]) == 0
    file.write_text(Draft("otys").text, "utf-8")
    capsys.readouterr()
    assert main(["replay", str(game_file), "--pack", str(file)]) == 0
    assert capsys.readouterr().out.startswith("= ")
