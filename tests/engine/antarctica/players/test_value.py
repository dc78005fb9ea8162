"""The value of positions to automatic players."""

from __future__ import annotations

import math

import pytest

from engine.antarctica.players.value import life
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.players.player import Player
from tests.engine.antarctica.scene import GAME, Scene, fresh, stroll, table_of


def worth(scene: Scene, seat: int = 0) -> float:
    return GAME.value(scene.state, seat)


def test_a_position_has_a_value_for_every_seat_and_is_not_changed_by_it() -> None:
    for number, (_, _, _, state, _) in enumerate(stroll(4, 1)):
        if number % 40 == 0:
            before = GAME.codec.dump(state)
            assert all(math.isfinite(GAME.value(state, seat)) for seat in range(4))
            assert GAME.codec.dump(state) == before


@pytest.mark.parametrize(
    "better",
    [
        Scene(3, "2:A 5:BC").scientists(4, 2, 0, 0),
        Scene(3, "2:A 5:BC").track("biology", 4, 0, 0),
        Scene(3, "2:A 5:BC").player("A", scientists=3, reserve=11),
        Scene(3, "2:A 5:BC 8:A"),
        Scene(3, "2:A 5:BC", "2:crane"),
        Scene(3, "2:A 5:BC").player("A", hand=("quick_research",)),
        Scene(3, "2:A 5:BC").player("A", knowhow=1),
    ],
)
def test_what_helps_is_worth_more(better: Scene) -> None:
    assert worth(better) > worth(Scene(3, "2:A 5:BC"))


def test_what_the_best_of_the_others_has_counts_against_it() -> None:
    rich = Scene(3, "2:A 5:BC").scientists(4, 0, 5, 0)
    assert worth(rich) < worth(Scene(3, "2:A 5:BC"))


def test_an_open_card_within_reach_is_worth_something() -> None:
    here = Scene(3, "2:A 5:BC", "2:wind_turbine").face_up("basic_01", None, None)
    assert worth(here) > worth(Scene(3, "2:A 5:BC", "2:wind_turbine").face_up(None, None, None))


def test_a_game_won_is_worth_more_than_a_game_lost() -> None:
    scene = Scene(3, "2:A 5:BC").scientists(4, 1, 0, 0)
    before = worth(scene), worth(scene, 1)
    scene.state.over = "standstill"
    assert worth(scene) > before[0]
    assert worth(scene, 1) < before[1]


def test_a_ship_in_an_area_is_not_thrown_away_for_what_a_discard_brings() -> None:
    scene = Scene(3, "2:A 4:A 5:BC")
    for left in (16, 1):
        scene.player("A", scientists=0, reserve=left)
        before = worth(scene)
        after = Scene(3, "2:A 5:BC").player("A", scientists=1, reserve=left - 1, lost_ships=1)
        assert worth(after) < before


def test_a_turn_without_progress_counts_against_whoever_lets_it_pass() -> None:
    scene = Scene(3, "2:A 5:BC")
    before = worth(scene)
    scene.state.quiet += 1
    assert worth(scene) < before


def test_life_goes_from_1_to_0() -> None:
    state, _ = fresh(3)
    assert life(state) == 1.0
    state.players[1].scientists = state.players[1].reserve = 0
    assert life(state) == 0.0


@pytest.mark.slow
@pytest.mark.unwatched
def test_the_greedy_player_beats_the_random_one() -> None:
    greedy, uniform = find_player("greedy"), find_player("random")
    won = 0
    for seed in range(4):
        table, rng = table_of(2, seed), Rng(seed)
        players = (greedy, uniform) if seed % 2 else (uniform, greedy)
        won += _winner(table, players, rng) == (seed + 1) % 2
    assert won >= 3


def _winner(table: Table, players: tuple[Player, ...], rng: Rng) -> int:
    while table.pending and table.ply < 1000:
        asked = table.pending[0]
        choose = players[asked.seat].choose
        table.submit(asked.seat, choose(GAME, table.state, asked, rng), table.ply)
    assert table.result is not None
    return table.result.places.index(1)
