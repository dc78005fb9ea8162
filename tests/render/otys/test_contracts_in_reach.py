"""The contracts below the panel."""

from __future__ import annotations

from dataclasses import replace

from engine.otys.view import OwnHand
from tests.render.otys.tables import (
    composed,
    context,
    lettering,
    pack,
    seen,
    sprites,
    table,
    turn,
)


def test_a_contract_that_can_be_fulfilled_is_ticked_in_the_panel() -> None:
    at = table(2)
    seat = turn(at)
    view = seen(at, seat)
    board = replace(view.boards[seat], levels=((0, 0, 0, 0),) * 4 + ((2, 2, 2, 2),))
    boards = tuple(board if n == seat else other for n, other in enumerate(view.boards))
    rich = replace(view, boards=boards, public=("contract_exact_01", None, None))
    poor = replace(view, public=("contract_free_09", None, None))
    assert "tick" in sprites(composed("panel", rich, context(2)))
    assert "tick" not in sprites(composed("panel", poor, context(2)))


def test_the_panel_tells_how_many_cards_it_has_no_room_for() -> None:
    at = table(2)
    cards = tuple(pack().contracts)[:20]
    view = replace(seen(at, turn(at)), hand=OwnHand(cards, ()))
    shown = [said.text for said in lettering(composed("panel", view, context(2)))]
    assert "+9" in shown


def test_the_panel_without_any_contract_is_still_a_picture() -> None:
    at = table(2)
    bare = replace(seen(at, turn(at)), public=(None, None, None))
    assert "contract" in sprites(composed("panel", bare, context(2)))
    assert "eye" not in sprites(composed("panel", bare, context(2)))
