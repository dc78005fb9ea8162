"""A player's own contracts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.rng import Rng
from engine.core.table import Table
from engine.otys.view import OwnHand
from render.scene import Box, Panel, Scene
from tests.render.otys.tables import (
    badges,
    code,
    composed,
    context,
    items,
    lettering,
    pack,
    seen,
    spots_of,
    step,
    table,
    turn,
)


def deep(seats: int) -> Table:
    """A table at which several seats hold private contracts."""
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


def test_drawn_cards_get_their_letters_in_the_hand() -> None:
    at, rng = table(2, 4), Rng(8)
    while not any(spot and spot.startswith("contract:") for spot in spots_of(at, turn(at))):
        step(at, rng)
    asked = turn(at)
    scene = composed("hand", seen(at, asked), context(2, spots=spots_of(at, asked)))
    assert badges(scene) == ["A", "B", "C", "D"]


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
    rims = {"gold", "steelplast"}
    return [item.box for item in items(scene) if isinstance(item, Panel) and item.edge in rims]


def test_a_hand_without_cards_is_a_small_picture_that_says_so() -> None:
    empty = replace(seen(table(2), 0), hand=OwnHand((), ()))
    scene = composed("hand", empty, context(2))
    assert [said.text for said in lettering(scene)] == ["No private contracts yet"]
    assert scene.height < 200
