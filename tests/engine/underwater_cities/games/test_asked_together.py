"""The law of questions that are asked together: a chain of answers is the answers one by one."""

from __future__ import annotations

from typing import Any

import pytest

from engine.core import machine
from engine.core.decision import THEN, Pick, links
from engine.core.errors import IllegalAnswer
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.transcript import read_answer, write_answer
from engine.players import find_player
from engine.registry import find_game
from tests.engine.underwater_cities.scene import Scene

GAME = find_game("underwater-cities")


def posed(scene: Scene) -> Pick:
    """Return the question of a scene as it is put to a person."""
    table = Table(GAME, checked_setup(GAME, 2, 1))
    table.state, table._pending = scene.state, (scene.pick,)
    asked = table.awaited(scene.pick.seat)
    assert isinstance(asked, Pick)
    return asked


def keys(asked: Pick) -> list[str]:
    return [option.key for option in asked.options]


def one_by_one(table: Table, seat: int, answer: tuple[str, ...]) -> Any:  # noqa: ANN401
    """Return the position after the answers of a chain, given one after another."""
    state = GAME.clone(table.state)
    for each in links(answer):
        machine.submit(GAME, state, seat, each)
    return state


def check(seed: int, seats: int) -> int:
    """Play a random game as it is put to people; return how many questions were put together."""
    table, player, rng = (
        Table(GAME, checked_setup(GAME, seats, seed)),
        find_player("random"),
        Rng(3),
    )
    together = 0
    while table.pending:
        raw = table.pending[0]
        asked = table.awaited(raw.seat)
        assert asked is not None
        answer = player.choose(GAME, table.state, asked, rng)
        if isinstance(asked, Pick) and any(THEN in key for key in asked.by_key):
            together += 1
            assert isinstance(raw, Pick)
            assert asked.by_key.keys() >= raw.by_key.keys()
            assert len(set(keys(asked))) == len(asked.options)
            assert isinstance(answer, tuple)
            expected = one_by_one(table, raw.seat, answer)
            moves = table.state.moves
            table.submit(raw.seat, answer, table.ply)
            assert table.state.moves == moves + 1
            assert read_answer(write_answer(answer)) == answer
            expected.moves = table.state.moves
            for numbered in ("sealed", "revealed", "finals", "turns"):
                setattr(expected, numbered, getattr(table.state, numbered))
            assert expected == table.state, (seed, answer)
        else:
            table.submit(raw.seat, answer, table.ply)
    return together


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 4])
def test_a_chain_of_answers_leads_where_they_lead_one_by_one(seats: int) -> None:
    assert sum(check(seed, seats) for seed in range(2)) > 40


def test_the_slot_asks_at_once_with_the_card_beside_it() -> None:
    scene = Scene().player(owns="9k 9s").hand("pressure_test").start()
    asked = posed(scene.choose("red_1", "pressure_test"))
    assert keys(asked) == ["order:slot>way:1", "order:slot>way:2", "order:card"]
    assert asked.find("order:slot")
    assert scene.keys == ["order:slot", "order:card"]


def test_a_refused_chain_changes_nothing() -> None:
    table = Table(GAME, checked_setup(GAME, 2, 1))
    rng, player = Rng(1), find_player("random")
    while True:
        raw = table.pending[0]
        asked = table.awaited(raw.seat)
        assert isinstance(asked, Pick)
        chain = next((key for key in keys(asked) if THEN in key), None)
        if chain is not None:
            break
        table.submit(raw.seat, player.choose(GAME, table.state, raw, rng), table.ply)
    before = GAME.clone(table.state)
    with pytest.raises(IllegalAnswer):
        table.submit(raw.seat, (f"{chain.rpartition(THEN)[0]}{THEN}nonsense",), table.ply)
    assert table.state == before
    table.submit(raw.seat, (chain,), table.ply)
    table.undo(raw.seat, table.ply)
    again = table.awaited(raw.seat)
    assert isinstance(again, Pick)
    assert keys(again) == keys(asked)
