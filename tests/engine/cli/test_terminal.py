"""`play`, `demo` and `replay`: a game at the terminal."""

from __future__ import annotations

import io
from copy import copy
from pathlib import Path

import pytest

from engine.cli import main
from engine.cli.common import new_table
from engine.cli.play import Session, read_reply
from engine.cli.sketch import sketch
from engine.core.decision import Amount, Option, Pick
from engine.core.event import Event
from engine.core.game import AnyGame
from engine.core.msg import msg
from engine.core.text import Words
from engine.core.transcript import transcript_of, write
from engine.registry import GAMES
from tests.engine.antarctica.scene import GAME, Scene
from tests.engine.players.played import played_out
from tests.engine.underwater_cities.scene import GAME as CITIES
from tests.engine.underwater_cities.scene import Scene as City


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    """Have these lines typed, then the end of input."""
    monkeypatch.setattr("sys.stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


each_game = pytest.mark.parametrize("game", GAMES)


@each_game
def test_a_demonstration_is_told_to_its_end(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["demo", game, "--seed", "4", "--players", "random"]) == 0
    told = capsys.readouterr().out
    assert "commitment" in told
    assert "> Seat 1: " in told
    assert "place 1" in told
    assert told.endswith("seed 4\n")


def test_a_game_can_be_saved_and_replayed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "game.txt"
    assert main(["demo", "otys", "--seed", "4", "--players", "random", "--save", str(file)]) == 0
    capsys.readouterr()
    assert main(["replay", str(file)]) == 0
    assert capsys.readouterr().out.startswith("= ")


def test_a_place_that_cannot_be_written_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = tmp_path / "missing" / "game.txt"
    wanted = ["--seed", "4", "--players", "random", "--save", str(nowhere)]
    assert main(["demo", "otys", *wanted]) == 2
    assert "game.txt cannot be written" in capsys.readouterr().err


@pytest.mark.parametrize("seat", ["0", "3"])
def test_a_seat_that_is_not_there_is_refused(seat: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "otys", "--seat", seat, "--seed", "4"]) == 2
    assert f"no seat {seat}" in capsys.readouterr().err


def test_a_game_without_a_sketch_shows_its_bare_data() -> None:
    table = new_table("otys", 2, 4, {})
    told = sketch(nameless(table.game), table.view(None), Words("en"))
    assert "OtysView(" in told


@each_game
def test_every_game_has_a_sketch_of_its_own(game: str) -> None:
    table = new_table(game, 2, 4, {})
    told = sketch(table.game, table.view(0), Words("en"))
    assert "View(" not in told
    assert told.count("points") >= 2


def test_a_sketch_of_antarctica_shows_what_lies_where() -> None:
    scene = Scene(3, "2:AB 5:C", "2:camp,crane").track("biology", 4, 0, 0).scientists(2, 1, 0, 2)
    scene.hand("B", "icebreaker").face_up("basic_09", None, None).icebreakers(5, "C").start()
    told = sketch(GAME, GAME.view(scene.state, 1), Words("en", strict=True)).splitlines()
    assert told[1].startswith("  Basic 12: Inland Research Station (Basic): needs Wind Turbine")
    assert told[2] == "  Double 0: empty"
    assert "  2 Ross Sea         ships 1> 2+    scientists 1 0 2  Camp, Crane" in told
    assert any(line.endswith("Icebreakers 3") for line in told)
    assert any(line.startswith("  Marine Biology (1-12, 4 points): seat 1 at 4;") for line in told)
    (own,) = [line for line in told if "yours" in line]
    assert own.startswith("  yours: Icebreaker: Place it where your ship is second in the row")


def test_a_sketch_of_underwater_cities_shows_what_lies_where() -> None:
    scene = City(4).tile("red_2", 1, 3).hand("courier_subs", seat=1).contracts("model_town")
    scene.player(1, owns="2c 1k", points=5).claimed(
        "driftnet_crew", used=["driftnet_crew"], seat=1
    ).start()
    view = CITIES.view(scene.state, 1)
    told = sketch(CITIES, view, Words("en", strict=True)).splitlines()
    assert told[0].startswith("--- era 1, round 1, turn 1 of 3; play order 1 2 3 4;")
    assert any(
        line.split("[")[1].startswith("seat 2+seat 4]") and "Build 1 tunnel" in line
        for line in told
        if line.startswith("  R2")
    )
    assert "13 purple domes, 46 tunnels" in next(line for line in told if "left:" in line)
    assert any(line.startswith("  contract: Model Town: If you have at least") for line in told)
    (mine,) = (line for line in told if line.startswith("seat 2: "))
    assert mine.startswith("seat 2: 5 points, 2c 1k; hand 1 of 3; Production nothing")
    assert any("Driftnet Crew (" in line and "(used)" in line for line in told)
    (own,) = (line for line in told if "yours" in line)
    assert own.startswith("  yours: Courier Subs (")
    others = sketch(CITIES, CITIES.view(scene.state, 0), Words("en", strict=True))
    assert "Courier Subs" not in others


def test_slots_are_those_of_the_side_that_is_played() -> None:
    for seats, does in ((2, "Build up to 2 desalination plants"), (4, "Advance 2 spaces")):
        told = sketch(CITIES, CITIES.view(City(seats).state, None), Words("en", strict=True))
        (line,) = (line for line in told.splitlines() if line.startswith("  G1 "))
        assert does in line


@pytest.mark.parametrize(("seat", "told"), [(0, "drew Pearl"), (1, "drew one")])
def test_who_plays_is_told_everything_once(
    seat: int, told: str, capsys: pytest.CaptureFixture[str]
) -> None:
    public, more = (msg("bot-name", name=name) for name in ("drew one", "drew Pearl"))
    events = (Event(public, 0), Event(more, 0, to=(0,), instead=True))
    Session(new_table("otys", 2, 4, {}), seat, Words("en")).tell(events)
    assert capsys.readouterr().out == f"> Seat 1: {told}\n"


@pytest.mark.parametrize("typed", ["underwater-cities", "underwater_cities"])
def test_a_game_is_named_with_either_stroke(
    typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "q")
    assert main(["play", typed, "--seed", "4", "--against", "random"]) == 0
    assert "--- era 1" in capsys.readouterr().out


def test_the_table_is_shown_before_anybody_has_a_turn(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    type_in(monkeypatch, "q")
    wanted = ["--seed", "4", "--option", "layout=free", "--against", "random"]
    assert main(["play", "antarctica", *wanted]) == 0
    told = capsys.readouterr().out
    assert told.index("--- the Sun") < told.index("Choose where to place a ship")


def nameless(game: AnyGame) -> AnyGame:
    """The same game under a name that has no sketch."""
    other = copy(game)
    other.name = "nameless"
    return other


@each_game
def test_a_whole_game_can_be_played_by_typing(
    game: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    # Where several things are chosen together, the shorter answers are refused first.
    type_in(monkeypatch, *["1", "1 2", "1 2 3", "1 2 3 4"] * 1500)
    assert main(["play", game, "--seed", "4", "--against", "random"]) == 0
    assert "place 1" in capsys.readouterr().out


def test_a_person_can_take_back_look_and_stop(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    order = new_table("otys", 2, 4, {}).state.order
    type_in(monkeypatch, "key:5", "u", "u", "s", "nonsense", "", "q")
    seat = str(order[0] + 1)
    assert main(["play", "otys", "--seed", "4", "--seat", seat, "--against", "random"]) == 0
    told = capsys.readouterr().out
    assert told.count("Play Key 5") >= 3
    assert "nonsense" in told
    assert "place 1" not in told


def test_the_end_of_input_stops_quietly(monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch)
    assert main(["play", "otys", "--seed", "4", "--against", "random"]) == 0


def test_replies_are_numbers_keys_or_amounts() -> None:
    pick = Pick(0, msg("ask"), (Option("a:1", msg("a")), Option("b:2", msg("b"))), ("a:1",), 1, 2)
    assert read_reply(pick, "2") == ("b:2",)
    assert read_reply(pick, "a:1 2") == ("a:1", "b:2")
    assert read_reply(Amount(0, msg("ask"), 0, 5, 0), "4") == 4
    assert read_reply(Amount(0, msg("ask"), 0, 5, 0), "four") == ()


def test_a_transcript_replays_to_its_scores(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played_out(new_table("otys", 2, 6, {}), ["random"])
    assert table.result
    file = tmp_path / "game.txt"
    file.write_text(write(transcript_of(table)))
    assert main(["replay", str(file)]) == 0
    scores = " ".join(str(score) for score in table.result.scores)
    assert capsys.readouterr().out == f"= {scores}\n"


def test_a_running_game_replays_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    table = new_table("otys", 2, 6, {})
    table.submit(table.pending[0].seat, ("key:1",), 0)
    file = tmp_path / "game.txt"
    file.write_text(write(transcript_of(table)))
    assert main(["replay", str(file)]) == 0
    assert "1" in capsys.readouterr().out


def test_a_transcript_that_differs_is_refused_with_its_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played_out(new_table("otys", 2, 6, {}), ["random"])
    lines = write(transcript_of(table)).splitlines()
    lines[20] = lines[20].split()[0] + " key:9"
    file = tmp_path / "game.txt"
    file.write_text("\n".join(lines))
    assert main(["replay", str(file)]) == 1
    assert "21" in capsys.readouterr().err


def test_a_missing_or_unreadable_file_is_told(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    binary = tmp_path / "binary"
    binary.write_bytes(b"\xff\xfe\xfa")
    for file in (tmp_path / "missing", binary):
        assert main(["replay", str(file)]) == 2
        assert file.name in capsys.readouterr().err
