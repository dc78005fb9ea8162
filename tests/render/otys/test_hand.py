"""A player's own contracts."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.rng import Rng
from engine.core.table import Table
from engine.otys.view import OwnHand
from render.otys.hand import CardGroup
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
from tests.render.scene_items import holds, outside


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
    rims = {"gold", "steelplast"}
    return [item.box for item in items(scene) if isinstance(item, Panel) and item.edge in rims]


def test_a_hand_without_cards_is_a_small_picture_that_says_so() -> None:
    empty = replace(seen(table(2), 0), hand=OwnHand((), ()))
    scene = composed("hand", empty, context(2))
    assert [said.text for said in lettering(scene)] == ["No private contracts yet"]
    assert scene.height < 200


def test_the_cards_of_a_group_stand_line_by_line_within_it() -> None:
    group = CardGroup("Title", ("a", "b", "c"), 2, (100, 150), 40)
    places = group.places(16, 20)
    whole = Box(16, 20, group.width, group.height)
    assert [(box.width, box.height) for box in places] == [(100, 150)] * 3
    assert all(holds(whole, box) for box in places)
    assert places[0].top == places[1].top
    assert places[2].left == places[0].left
    assert places[2].top >= places[0].bottom + group.words
    assert whole.bottom >= places[2].bottom + group.words


def hand(contracts: int, drawn: int = 0) -> Scene:
    """Return a picture of a hand with this many cards."""
    cards = tuple(pack().contracts)
    held = OwnHand(cards[:contracts], cards[len(cards) - drawn :])
    return composed("hand", replace(seen(table(2), 0), hand=held), context(2))


def test_cards_have_their_texts_unless_there_are_too_many_or_some_are_drawn() -> None:
    assert sentences(hand(8)) == 8
    assert sentences(hand(9)) == 0
    assert sentences(hand(2, 3)) == 3


def sentences(scene: Scene) -> int:
    """Return the number of texts of contracts in a picture."""
    return sum(said.text.count(" ") > 3 for said in lettering(scene))


def test_a_single_card_stands_beside_its_text() -> None:
    scene = hand(1)
    (face,) = faces_of(scene)
    said = max(lettering(scene), key=lambda item: len(item.text))
    assert said.box.left > face.right
    assert holds(Box(0, face.top, scene.width, face.height), said.box)


def test_drawn_cards_stand_above_the_own_ones_each_kind_with_its_title() -> None:
    scene = hand(2, 3)
    titles = [said for said in lettering(scene) if said.bold and said.text in TITLES]
    assert [said.text for said in titles] == list(TITLES)
    own = [face for face in faces_of(scene) if face.top > titles[1].box.top]
    assert len(own) == 2
    assert not outside(scene.items, Box(0, 0, scene.width, scene.height))


TITLES = ("Drawn: keep 1", "Private contracts")


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
