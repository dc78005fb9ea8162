"""A player's own contracts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.rng import Rng
from engine.core.table import Table
from engine.otys.view import OwnHand
from render.otys.hand import WHOLE, places
from render.scene import Box, Outline, Panel, Scene
from tests.render.otys.tables import (
    code,
    composed,
    context,
    items,
    lettering,
    outlined,
    pack,
    seen,
    spots_of,
    step,
    table,
    turn,
)
from tests.render.scene_items import apart, holds


def deep(seats: int) -> Table:
    """Return a table at which several seats hold private contracts."""
    at, rng = table(seats, 4), Rng(4)
    while sum(board.contracts > 0 for board in seen(at, None).boards) < seats - 1:
        step(at, rng)
    return at


def test_the_own_hand_shows_the_private_contracts_and_no_others() -> None:
    at = deep(2)
    for seat in (0, 1):
        view = seen(at, seat)
        assert view.hand is not None
        scene = composed("hand", view, context(2))
        shown = {said.text for said in lettering(scene)} & {code(card) for card in pack().contracts}
        assert shown == {code(card) for card in view.hand.contracts}


def test_drawn_cards_are_outlined_in_the_hand() -> None:
    at, rng = table(2, 4), Rng(8)
    while not any(spot and spot.startswith("contract:") for spot in spots_of(at, turn(at))):
        step(at, rng)
    asked = turn(at)
    scene = composed("hand", seen(at, asked), context(2, spots=spots_of(at, asked)))
    assert len(scene.marked) == len(outlined(scene, "legal")) == 4


@pytest.mark.parametrize(("number", "drawn"), [(1, 0), (8, 0), (26, 0), (0, 4), (26, 4)])
def test_the_hand_shows_all_its_cards(number: int, drawn: int) -> None:
    cards = tuple(pack().contracts)
    hand = OwnHand(cards[:number], cards[len(cards) - drawn :])
    scene = composed("hand", replace(seen(table(2), 0), hand=hand), context(2))
    codes = {said.text for said in lettering(scene)}
    assert {code(card) for card in (*hand.contracts, *hand.drawn)} <= codes


def test_the_fewer_cards_a_hand_has_the_larger_they_are_on_a_phone() -> None:
    at, cards, shares = table(2), tuple(pack().contracts), list[float]()
    for number in (1, 2, 3, 4, 9, 14):
        view = replace(seen(at, 0), hand=OwnHand(cards[:number], ()))
        scene = composed("hand", view, context(2))
        face = faces_of(scene)[0]
        shares.append(face.width * face.height / scene.width**2)
    assert shares == sorted(shares, reverse=True)


def faces_of(scene: Scene) -> list[Box]:
    """Return the boxes of the contracts."""
    rims = {"good", "panel-edge-bright", "panel-edge"}
    return [
        item.box
        for item in items(scene)
        if isinstance(item, Panel) and item.edge in rims and item.stroke == 3
    ]


def test_a_hand_without_cards_says_so() -> None:
    empty = replace(seen(table(2), 0), hand=OwnHand((), ()))
    scene = composed("hand", empty, context(2))
    assert "No private contracts yet" in {said.text for said in lettering(scene)}
    assert faces_of(scene) == []


@pytest.mark.parametrize("count", [1, 2, 3, 4, 7, 12, 26])
def test_contracts_stand_apart_in_the_picture(count: int) -> None:
    boxes = places(count)
    assert len(boxes) == count
    assert apart(boxes)
    assert all(holds(WHOLE, box) for box in boxes)


def hand(contracts: int, drawn: int = 0) -> Scene:
    """Return a picture of a hand with this many cards."""
    cards = tuple(pack().contracts)
    held = OwnHand(cards[:contracts], cards[len(cards) - drawn :])
    return composed("hand", replace(seen(table(2), 0), hand=held), context(2))


def test_up_to_three_cards_have_their_texts() -> None:
    assert [sentences(hand(count)) for count in (1, 3, 4)] == [1, 3, 0]
    assert sentences(hand(1, 2)) == 3


def sentences(scene: Scene) -> int:
    """Return the number of texts of contracts in a picture."""
    return sum(said.text.count(" ") > 3 for said in lettering(scene))


def test_drawn_cards_stand_before_the_own_ones() -> None:
    cards = tuple(pack().contracts)
    marked = [said.text for said in lettering(hand(2, 3))]
    order = [code(card) for card in (*cards[-3:], *cards[:2])]
    assert [text for text in marked if text in order] == order


def test_each_card_can_be_marked_below_its_number() -> None:
    cards = tuple(pack().contracts)[:2]
    spots = tuple(f"contract:{card}" for card in cards)
    view = replace(seen(table(2), 0), hand=OwnHand(cards, ()))
    scene = composed("hand", view, context(2, spots=spots))
    assert [box for item in scene.items if isinstance(item, Outline) for box in (item.box,)] == (
        faces_of(scene)
    )


def test_a_spectator_s_hand_is_empty() -> None:
    assert faces_of(composed("hand", seen(table(2), None), context(2))) == []
