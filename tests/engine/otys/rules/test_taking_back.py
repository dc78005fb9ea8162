from __future__ import annotations

import pytest

from engine.core.errors import CannotUndo
from engine.core.game import checked_setup
from engine.core.log import Checkpoint
from engine.core.table import Freedom, Table
from tests.engine.otys.scene import Scene, on_level

QUIET = "1 2 3A 4 5"
"""On level 3 the Sponsor that is never used unasked."""
DEAD = ("contract_free_10", "contract_free_09", "contract_exact_18")


def table_of(scene: Scene) -> Table:
    """A table at which this position has just been reached."""
    seats = len(scene.state.boards)
    setup = checked_setup(scene.game, seats, 7)
    return Table.resume(scene.game, setup, [], Checkpoint(scene.state, 0))


def play(table: Table, *keys: str) -> Table:
    """Answer the pending decisions one after the other."""
    for key in keys:
        (decision,) = table.pending
        table.submit(decision.seat, (key,), table.ply)
    return table


def ordinary(diver: str, *, sponsors: str = QUIET, cubes: str = "L3:M L4:PP L1:MM") -> Scene:
    """Seat 0 with something to do in every step and no card to turn up by it."""
    scene = Scene(sponsors=sponsors, store="M1 P1").public(*DEAD[:2])
    scene.display(3, "reward_04", "reward_23").board(1, on_level(3, "EN"))
    return scene.board(
        0,
        on_level(3, diver),
        cubes,
        credits=9,
        batteries=3,
        keys="1 3 X",
        track="2 4 5",
        neutral_x=1,
        hand=["contract_exact_01"],
    )


PHASE_2 = ["key:3", "activate"]
STEPS = {
    "numbered Key": ("ME", QUIET, [], "key:3"),
    "Key with a Sponsor that applies by itself": ("ME", "2 3 1 4 5", [], "key:3"),
    "X Key with its rotation": ("ME", QUIET, [], "key:x:3"),
    "neutral X Key": ("ME", QUIET, [], "key:neutral:2"),
    "contract in hand before the Key": ("ME", QUIET, [], "fulfil:contract_exact_01:1:MM"),
    "contract in hand": ("ME", QUIET, PHASE_2, "fulfil:contract_exact_01:1:MM"),
    "propeller": ("ME", QUIET, ["key:3"], "propel:metal_expert:5"),
    "Sponsor 3 Basic": ("ME", "1 2 3 4 5", ["key:3"], "sponsor:key:4"),
    "Sponsor 3 Advanced": ("ME", QUIET, ["key:3"], "sponsor:resurface:5"),
    "Sponsor 4 Basic": ("ME", "1 2 4 3 5", ["key:3"], "sponsor:upgrade:metal_expert"),
    "Sponsor 5 Advanced": ("ME", "1 2 5A 3 4", ["key:3"], "sponsor:move:plant:4:3"),
    "activation": ("ME", QUIET, ["key:3"], "activate"),
    "Expert": ("ME", QUIET, PHASE_2, "take:metal"),
    "Upgraded Expert": ("TE+", QUIET, PHASE_2, "take:tech+key:2"),
    "sale": ("TR", QUIET, PHASE_2, "sell:metal:credits"),
    "purchase": ("TR", QUIET, PHASE_2, "buy:plant"),
    "Engineer": ("EN", QUIET, PHASE_2, "improve:hacker"),
    "copy": ("SP", QUIET, PHASE_2, "copy:2:improve:mechanic"),
    "token before its choice": ("EX", QUIET, PHASE_2, "explore:reward_04"),
    "Sponsor 2 Advanced before its choice": (
        "ME",
        "1 3 2A 4 5",
        ["key:3"],
        "sponsor:use:reward_04",
    ),
    "end of Phase 2": ("ME", QUIET, PHASE_2, "end"),
    "contract in hand in Phase 3": (
        "ME",
        QUIET,
        [*PHASE_2, "end"],
        "fulfil:contract_exact_01:1:MM",
    ),
}


@pytest.mark.rule("OT-15.2")
@pytest.mark.parametrize("kind", STEPS)
def test_ordinary_step_can_be_taken_back(kind: str) -> None:
    diver, sponsors, first, step = STEPS[kind]
    table = play(table_of(ordinary(diver, sponsors=sponsors)), *first)
    before, question = table.state.clone(), table.pending
    play(table, step)
    assert table.state != before
    assert table.freedom(0) is Freedom.FREE
    table.undo(0, table.ply)
    assert table.state == before
    assert table.pending == question


@pytest.mark.rule("OT-15.2")
def test_recovery_of_the_keys_can_be_taken_back_with_the_end_of_phase_2() -> None:
    scene = ordinary("ME").board(0, on_level(3, "ME"), batteries=1, keys="3", track="1 2 4 5 X")
    table = play(table_of(scene), "key:3", "activate", "end")
    assert table.state.boards[0].track == ()
    table.undo(0, table.ply)
    assert table.state.boards[0].track == ("1", "2", "4", "5", "X")


@pytest.mark.rule("OT-15.2")
def test_whole_turn_can_be_taken_back_step_by_step_to_its_start() -> None:
    table = table_of(ordinary("ME"))
    start = table.state.clone()
    play(table, "key:x:3", "propel:metal_expert:5", "propel:metal_expert:6", "activate")
    play(table, "take:metal")
    for _ in range(5):
        table.undo(0, table.ply)
    assert table.state == start
    assert table.freedom(0) is Freedom.NOTHING
    with pytest.raises(CannotUndo):
        table.undo(0, table.ply)


def turned_up(*steps: str, diver: str, sponsors: str = QUIET) -> Table:
    """A table at which seat 0 has just turned something up."""
    scene = ordinary(diver, sponsors=sponsors).public("contract_exact_02", DEAD[0])
    return play(table_of(scene.display(3, "reward_18", "reward_13")), *steps)


def variant() -> Table:
    """Three seats; seat 0 used both neighbours' divers, who may spend Batteries."""
    scene = Scene(3, sponsors="1 3 2 4 5", spy_variant="on").public(*DEAD)
    scene.board(1, on_level(3, "EN+"), batteries=1).board(2, on_level(3, "ME"), batteries=1)
    scene.board(0, on_level(3, "SP+"), batteries=1)
    copies = ["copy:2:improve:hacker", "copy:3:take:metal"]
    return play(table_of(scene), "key:3", "activate", *copies, "resurface")


IRREVERSIBLE = {
    "draw": lambda: turned_up(*PHASE_2, "draw", diver="SP"),
    "draw through a copied Spy": lambda: play(
        table_of(ordinary("SP").board(1, on_level(3, "SP"))), *PHASE_2, "copy:2:draw"
    ),
    "draw by a token": lambda: turned_up(*PHASE_2, "explore:reward_13", diver="EX"),
    "public contract": lambda: turned_up("fulfil:contract_exact_02:4:PP", diver="ME"),
    "Display token by the Explorer": lambda: turned_up(*PHASE_2, "explore:reward_18", diver="EX"),
    "Display token by a choice": lambda: play(
        table_of(ordinary("EX")), *PHASE_2, "explore:reward_04", "take:fuel"
    ),
    "Display token by Sponsor 2": lambda: turned_up(
        "key:3", "sponsor:use:reward_18", diver="ME", sponsors="1 3 2A 4 5"
    ),
    "end of the turn": lambda: turned_up(*PHASE_2, "end", "resurface", diver="ME"),
    "end of the turn with oxygen": lambda: turned_up(*PHASE_2, "end", "oxygen", diver="ME"),
    "decision of another player": lambda: play(variant(), "oxygen"),
}


@pytest.mark.rule("OT-15.2")
@pytest.mark.parametrize("point", IRREVERSIBLE)
def test_irreversible_point_cannot_be_taken_back(point: str) -> None:
    table = IRREVERSIBLE[point]()
    before = table.state.clone()
    assert table.freedom(0) is Freedom.CONSENT
    with pytest.raises(CannotUndo):
        table.undo(0, table.ply)
    assert table.state == before


@pytest.mark.rule("OT-15.2")
def test_decision_of_another_player_is_not_taken_back_by_that_player_either() -> None:
    table = play(variant(), "oxygen")
    assert [decision.seat for decision in table.pending] == [2]
    assert table.freedom(1) is Freedom.CONSENT


@pytest.mark.rule("OT-15.2")
def test_own_step_can_be_taken_back_until_another_player_has_decided() -> None:
    table = variant()
    assert [decision.seat for decision in table.pending] == [1]
    assert table.freedom(0) is Freedom.FREE
    table.undo(0, table.ply)
    assert [decision.seat for decision in table.pending] == [0]


@pytest.mark.rule("OT-15.2")
def test_draw_stands_whatever_is_taken_back_after_it() -> None:
    table = turned_up(*PHASE_2, "draw", diver="SP")
    cards = table.view(0).hand.drawn
    play(table, f"keep:{cards[1]}")
    while table.freedom(0) is Freedom.FREE:
        table.undo(0, table.ply)
    hand = table.view(0).hand
    assert set(cards) & {*hand.drawn, *hand.contracts}
    assert table.state.boards[0].credits == 8


@pytest.mark.rule("OT-15.2")
def test_steps_after_an_irreversible_point_can_be_taken_back_down_to_it() -> None:
    table = turned_up("fulfil:contract_exact_02:4:PP", diver="ME")
    revealed = table.state.clone()
    play(table, "key:3", "activate", "take:metal")
    for _ in range(3):
        table.undo(0, table.ply)
    assert table.state == revealed
    with pytest.raises(CannotUndo):
        table.undo(0, table.ply)


@pytest.mark.rule("OT-15.2")
def test_nobody_takes_back_a_step_of_another_players_turn() -> None:
    table = play(table_of(ordinary("ME")), "key:3")
    before = table.state.clone()
    with pytest.raises(CannotUndo):
        table.undo(1, table.ply)
    assert table.state == before
