"""The strip at the top."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.game import Result
from engine.otys.state import StepName
from engine.otys.view import OtysView, TurnView
from render.kit.drawing import Drawing
from render.otys.status import awaited, draw_status
from render.scene import Box, Item
from tests.render.otys.tables import (
    NAMES,
    composed,
    context,
    lettering,
    seen,
    table,
    turn,
    with_board,
    words,
)
from tests.render.scene_items import names_in, shown, texts_in


def test_the_strip_names_whoever_is_on_turn_and_what_is_awaited() -> None:
    at = table(2)
    scene = composed("board", seen(at, None), context(2))
    said = [item.text for item in lettering(scene)]
    assert "Chooses a Key" in said
    assert scene.alt.startswith(f"{NAMES[turn(at)]}: chooses a Key. Otys, round 1.")


@pytest.mark.parametrize(
    ("locale", "places", "expected"),
    [
        ("en", (1, 2, 3), "Mira wins"),
        ("de", (1, 2, 3), "Mira gewinnt"),
        ("en", (1, 3, 1), "Mira and · Tarō share the victory"),
        ("it", (1, 3, 1), "Vincono insieme Mira e · Tarō"),
    ],
)
def test_the_strip_of_a_finished_game_says_who_won(
    locale: str, places: tuple[int, ...], expected: str
) -> None:
    result = Result((9, 9, 9), places, "points")
    view = replace(seen(table(3), None), result=result)
    assert expected in [
        item.text for item in lettering(composed("board", view, context(3, locale)))
    ]


STEPS = {
    "start": "Chooses a Key",
    "phase_1": "Phase 1: before the dive",
    "phase_3": "Phase 3: stay or resurface",
}


@pytest.mark.parametrize("step", list(STEPS))
def test_each_step_of_a_turn_has_its_words(step: StepName) -> None:
    turn = TurnView(0, step, None, None, sponsor_used=False, actions=1)
    assert words().say(awaited(turn)) == STEPS[step]


@pytest.mark.parametrize(
    ("actions", "said"), [(0, "the action is done"), (1, "the diver acts"), (2, "acts 2 times")]
)
def test_phase_2_says_how_often_the_diver_acts(actions: int, said: str) -> None:
    turn = TurnView(0, "phase_2", "2", 2, sponsor_used=False, actions=actions)
    assert words().say(awaited(turn)).endswith(said)


COLUMN = (*("spy",) * 4, "trader", *("spy",) * 3)
"""A search zone in which the trader is on level 2."""


def strip(view: OtysView) -> tuple[Item, ...]:
    """Return the items of the strip alone."""
    drawing = Drawing(1000, 100)
    draw_status(drawing, context(2), view, Box(16, 16, 968, 72))
    return shown(drawing)


def test_the_key_in_play_and_the_active_diver_stand_beside_the_name() -> None:
    view = with_board(seen(table(2), None), column=COLUMN, upgraded=())
    turn = TurnView(0, "phase_2", "X", 2, sponsor_used=False, actions=1)
    assert names_in(strip(replace(view, turn=turn)))[1:] == ["key-x", "diver-trader"]
    assert names_in(strip(replace(view, turn=replace(turn, key=None, level=None))))[1:] == []
    upgraded = with_board(replace(view, turn=turn), upgraded=("trader",))
    assert "diver-trader+" in names_in(strip(upgraded))


def test_the_last_round_has_an_hourglass() -> None:
    view = replace(seen(table(2), None), round=8)
    last = replace(view, last_round=True)
    assert "Round 8" in texts_in(strip(view))
    assert "Round 8 (last)" in texts_in(strip(last))
    assert [one for one in (view, last) if "hourglass" in names_in(strip(one))] == [last]


def test_a_finished_game_has_winners_instead_of_a_turn() -> None:
    view = seen(table(2), None)
    over = replace(view, result=Result((1, 2), (2, 1), "points"))
    assert "crown" in names_in(strip(over))
    assert "Chooses a Key" not in texts_in(strip(over))
