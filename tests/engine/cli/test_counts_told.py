"""The terminal counts in the right forms, and tells where the points of a game came from."""

from __future__ import annotations

import re

import pytest

from engine.cli import main
from engine.cli.common import new_table
from engine.cli.counted import counted
from engine.cli.demo import tell_result
from engine.cli.origins import origins
from engine.cli.sketch import sketch
from engine.core.text import Words
from engine.registry import GAMES, find_game
from tests.engine.antarctica.scene import GAME as ICE
from tests.engine.antarctica.scene import Scene as Ice
from tests.engine.otys.scene import Scene as Sea
from tests.engine.players.played import played_out
from tests.engine.underwater_cities.scene import GAME as CITIES
from tests.engine.underwater_cities.scene import Scene as City

ONE_OF_MANY = re.compile(r"(?<!\+ )(?<!\w)1 (?!is\b|starts\b)[A-Za-z-]+s\b")
"""A single thing told as if it were several; `2 + 1 cubes` are three."""
each_game = pytest.mark.parametrize("game", GAMES)


@pytest.mark.parametrize(
    ("number", "text"), [(0, "0 Batteries"), (1, "1 Battery"), (2, "2 Batteries")]
)
def test_a_number_has_the_form_of_its_word(number: int, text: str) -> None:
    assert counted(number, "Battery", "Batteries") == text


def test_a_sketch_of_otys_counts_one_of_each_rightly() -> None:
    scene = Sea().board(0, credits=1, batteries=1, points=1, hand=("contract_exact_01",))
    told = sketch(scene.game, scene.game.view(scene.state, 0), Words("en"))
    assert "seat 1: 1 point, 1 Credit, 1 Battery, 1 contract; keys" in told


def test_a_sketch_of_antarctica_counts_one_of_each_rightly() -> None:
    scene = Ice(3, "2:A 5:BC").scientists(4, 1, 0, 0).hand("A", "icebreaker")
    scene.player("A", scientists=1, ships=1, cubes=1, knowhow=1, cards=("advanced_01",))
    scene.pile(icebreaker=1).start()
    told = sketch(ICE, ICE.view(scene.state, 0), Words("en"))
    assert "1 scientist and 12 in reserve, 1 ship and 1 cube available" in told
    assert "1 Know-how and 1 Shipyard card, 1 building with 1 star" in told
    assert "piles: 1 Shipyard card, 3 Know-how cards" in told


def test_a_sketch_of_underwater_cities_counts_one_of_each_rightly() -> None:
    scene = City(2).player(0, points=1).start()
    scene.state.tunnels = scene.state.purple_domes = 1
    told = sketch(CITIES, CITIES.view(scene.state, 0), Words("en"))
    assert "seat 1: 1 point, " in told
    assert "1 purple dome, 1 tunnel, " in told


@pytest.mark.unwatched
@each_game
def test_nothing_at_the_terminal_tells_one_as_if_it_were_several(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    for seats in (find_game(game).seat_counts[0], 2):
        assert (
            main(["demo", game, "--seed", "3", "--seats", str(seats), "--players", "random"]) == 0
        )
        assert ONE_OF_MANY.findall(capsys.readouterr().out) == []


@pytest.mark.unwatched
@each_game
@pytest.mark.parametrize("players", ["random", "greedy"])
def test_a_demonstration_tells_where_the_points_came_from(game: str, players: str) -> None:
    counts = find_game(game).seat_counts
    for seats in (counts[0], counts[-1]) if players == "random" else (2,):
        table = played_out(new_table(game, seats, 5, {}), [players] * seats)
        assert table.result is not None
        found = origins(table)
        assert tuple(sum(shares.values()) for shares in found) == table.result.scores
        assert any(len([points for points in shares.values() if points]) > 1 for shares in found)


@pytest.mark.unwatched
def test_the_points_of_otys_are_told_by_what_brought_them() -> None:
    table = played_out(new_table("otys", 2, 5, {}), ["greedy"] * 2)
    names = {name for shares in origins(table) for name in shares}
    assert {"contracts", "Sponsors"} <= names
    assert names <= {"contracts", "Sponsors", "Rewards", "divers", "the Store"}


@pytest.mark.unwatched
def test_steps_taken_back_bring_no_points() -> None:
    table = new_table("otys", 2, 5, {})
    table.submit(table.pending[0].seat, table.pending[0].default, table.ply)
    seat = table.pending[0].seat
    table.submit(seat, table.pending[0].default, table.ply)
    table.undo(seat, table.ply)
    table = played_out(table, ["greedy"] * 2)
    assert table.result is not None
    assert tuple(sum(shares.values()) for shares in origins(table)) == table.result.scores


@each_game
def test_they_stand_below_the_score_of_each_seat(
    game: str, capsys: pytest.CaptureFixture[str]
) -> None:
    table = played_out(new_table(game, 2, 5, {}), ["random"] * 2)
    tell_result(table)
    told = capsys.readouterr().out.splitlines()
    places = [number for number, line in enumerate(told) if line.startswith("seat ")]
    assert len(places) == 2
    assert all(told[number + 1].startswith("  from ") for number in places)
