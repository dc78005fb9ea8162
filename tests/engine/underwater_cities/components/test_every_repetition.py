"""Repetition: effects possible several times, or only once in a turn, a round or an era."""

from __future__ import annotations

import pytest

from engine.core.event import Cause
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.pack.components import Statements
from engine.underwater_cities.pack.vocabulary import EFFECTS
from tests.engine.underwater_cities.components.cases import (
    answered,
    changes,
    declared,
    expected,
    kept,
    laid_out,
)
from tests.engine.underwater_cities.components.positions import perform
from tests.engine.underwater_cities.scene import Scene, card

# --- "up to n" inside other statements -----------------------------------------------------------

NESTED = (
    ("if(1 city, build(2, farm))", "5k", "site:c9.b2 site:c9.b3", "-2k c9.b2:farm c9.b3:farm"),
    ("if(9 city, gain(1 point), else=upgrade(2, tunnel, cost=free))", "t-c6-c9 t-c8-c9 t-c5-c9",
     "upgrade:t-c6-c9 upgrade:t-c8-c9", "^t-c6-c9 ^t-c8-c9"),
    ("then(build(2, lab), gain(1 point))", "5s", "site:c9.b2 site:c9.b3",
     "-2s +1p c9.b2:lab c9.b3:lab"),
    ("then(build(2, lab), gain(1 point))", "5s", "site:c9.b2 skip", "-1s +1p c9.b2:lab"),
    ("per(1 city, use(2))", "+64 +176 -personal_assistant", "use:shore_leave use:jubilee",
     "+1k +1s +3p used:64 used:176"),
    ("if(1 city, pay(1 kelp, gain(1 point), max=2))", "5k", "pay:1 pay:1", "-2k +2p"),
)  # fmt: skip


@pytest.mark.rule("UC-1.5", "UC-5.14")
@pytest.mark.parametrize(("words", "has", "does", "gives"), NESTED)
def test_what_is_done_several_times_is_so_inside_other_statements(
    words: str, has: str, does: str, gives: str
) -> None:
    effect: Statements = EFFECTS.build(words)
    scene = laid_out(has).hand(2).start()
    before = kept(scene)
    perform(scene.state, 0, effect, Cause("phase", "test"))
    answered(scene, does)
    assert changes(before, kept(scene)) == expected(gives)
    assert scene.prompt == "slot"


# --- once in a period ----------------------------------------------------------------------------


def next_turn(scene: Scene) -> Scene:
    """End the turn and let the others play, until it is the first player's turn again."""
    scene.by_default("end").play("end")
    while not (scene.prompt == "slot" and scene.pick.seat == 0):
        decision = scene.pending[0]
        assert isinstance(decision.default, tuple)
        scene.answer(decision.seat, *decision.default)
    return scene


@pytest.mark.rule("UC-6.3", "UC-6.67")
def test_a_discount_once_a_turn_is_there_again_in_the_next_turn() -> None:
    scene = laid_out("+117 c9.b1:farm c9.b2:lab").hand(48).start()
    for site, keys in (("c9.b1", "way:2 upgrade:c9.b1"), ("c9.b2", "way:2")):
        scene.hand(48)
        scene.state.tiles, scene.me().stock = {}, Stock()
        before = kept(scene)
        answered(scene, f"{declared('yellow_4', card(48))} {keys}")
        assert changes(before, kept(scene)) == {f"^{site}", "-1cards"}
        next_turn(scene)


@pytest.mark.rule("UC-6.67")
@pytest.mark.parametrize("number", [135, 203])
def test_what_is_once_a_turn_is_there_again_in_the_next_turn(number: int) -> None:
    scene = laid_out(f"+{number}").hand(48).start()
    for space in ("@4", "@3"):
        scene.hand(48)
        scene.state.tiles = {}
        before = kept(scene)
        answered(scene, f"{declared('green_2', card(48))} order:slot advance:1")
        assert {"+1p", space} <= changes(before, kept(scene))
        next_turn(scene)


@pytest.mark.rule("UC-6.67")
def test_what_is_once_a_round_is_not_there_in_the_next_turn_but_in_the_next_round() -> None:
    scene = laid_out("+38").hand(48).start()
    gained = []
    for _ in range(4):
        scene.hand(48)
        scene.state.tiles, scene.me().used, scene.me().stock = {}, (), Stock()
        answered(scene, f"{declared('red_4', card(48))} way:1")
        gained.append(scene.me().stock.credit)
        next_turn(scene)
    assert gained == [1, 0, 0, 1]
