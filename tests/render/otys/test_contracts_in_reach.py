"""The contracts below the panel."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest

from engine.otys.view import OwnHand
from render.kit.drawing import Drawing
from render.otys.colony import Colony
from render.otys.contracts_in_reach import WIDEST, Reach, ReachedContracts, SignedCards, reached
from render.otys.layout import panel_layout
from render.scene import Box
from render.underwater_cities.nation.income import NARROWEST
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
from tests.render.scene_items import extent, names_in, outside, overlap, shown


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


CARDS = tuple(pack().contracts)


def laid(public: int, drawn: int, own: int) -> ReachedContracts:
    """Return this many public, drawn and own contracts, laid out."""
    spaces = (*CARDS[:public], *(None,) * (3 - public))
    return reached(spaces, OwnHand(CARDS[7 : 7 + own], CARDS[3 : 3 + drawn]))


def groups(found: ReachedContracts) -> list[SignedCards]:
    return [group for line in found.lines for group in line]


def test_public_drawn_and_own_contracts_come_in_this_order_each_with_its_sign() -> None:
    found = laid(1, 1, 1)
    assert found.lines == ((("eye", CARDS[:1]), ("draw-card", CARDS[3:4]), ("lock", CARDS[7:8])),)


def test_a_kind_without_cards_has_no_sign() -> None:
    assert [sign for sign, _ in groups(laid(2, 0, 1))] == ["eye", "lock"]
    assert laid(0, 0, 0) == ReachedContracts(((),), WIDEST, 0)


@pytest.mark.parametrize("drawn", [0, 4])
def test_every_contract_is_shown_once_or_counted(drawn: int) -> None:
    for own in range(20):
        found = laid(3, drawn, own)
        cards = [card for _, cards in groups(found) for card in cards]
        assert cards == [*CARDS[:3], *CARDS[3 : 3 + drawn], *CARDS[7 : 7 + own]][: len(cards)]
        assert len(cards) + found.hidden == 3 + drawn + own
        assert found.hidden == 0 or len(found.lines) == 2


def test_cards_are_never_too_narrow_to_read_or_wider_than_needed() -> None:
    assert all(NARROWEST <= laid(3, 0, own).wide <= WIDEST for own in range(20))


def test_fewer_cards_are_wider() -> None:
    assert laid(1, 0, 0).wide == WIDEST
    widths = [laid(3, 0, own).wide for own in range(4)]
    assert widths == sorted(widths, reverse=True)


@pytest.mark.parametrize(("drawn", "own"), [(0, 1), (4, 5), (4, 18)])
def test_the_cards_stay_on_their_lines_and_clear_of_the_supplies(drawn: int, own: int) -> None:
    found = laid(3, drawn, own)
    layout = panel_layout(len(found.lines))
    drawing = Drawing(layout.width, layout.height)
    view = seen(table(2), 0)
    colony = Colony(drawing, pack(), context(2), view)
    Reach(drawing, colony, view.boards[0], found).draw(layout.cards)
    whole = Box(16, layout.cards[0].top, 1168, layout.cards[-1].bottom - layout.cards[0].top)
    assert not outside(shown(drawing), whole, 2)
    assert not [item for item in shown(drawing) if overlap(extent(item), layout.counts)]
    assert ("draw-card" in names_in(shown(drawing))) == (drawn > 0)
    assert {"eye", "lock"} <= set(names_in(shown(drawing)))
    boxes = [box for box, _ in drawing.places.values()]
    assert len(boxes) == 3 + drawn + own - found.hidden
    assert not any(overlap(one, other) for one, other in combinations(boxes, 2))
