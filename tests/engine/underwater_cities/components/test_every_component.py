"""Laws for every card: it is claimed or put away, or it has no effect at all."""

from __future__ import annotations

import pytest

from engine.underwater_cities.pack.components import THREE_CREDITS, Card
from tests.engine.underwater_cities.components.cases import (
    PLACE,
    Case,
    answered,
    changes,
    declared,
    kept,
    laid_out,
    play_card,
)
from tests.engine.underwater_cities.scene import PACK

pytestmark = pytest.mark.unwatched

CARDS = [card for card in PACK.cards.values() if card.colour]
LASTING = [card for card in CARDS if card.type != "instant"]
OTHER = {"green": "red", "red": "yellow", "yellow": "green"}


def its_id(card: Card) -> str:
    """The name of a case."""
    return card.id


@pytest.mark.rule("UC-5.10", "UC-6.40", "UC-6.55", "UC-6.57")
@pytest.mark.parametrize("card", LASTING, ids=its_id)
def test_every_card_that_is_not_instant_is_claimed_and_a_special_one_paid_for(card: Card) -> None:
    price = f"-{card.credits}c" if card.special else ""
    play_card(Case(card.number, f"{card.credits}c", "", f"{price} claimed:{card.id}"))


@pytest.mark.rule("UC-5.8", "UC-5.31", "UC-6.56")
@pytest.mark.parametrize("card", CARDS, ids=its_id)
def test_every_card_that_does_not_match_goes_to_its_discard_place_unused(card: Card) -> None:
    slot = PLACE[OTHER[card.colour or "green"]]
    scene = laid_out("9c 5k 5s 5r 5b c9.b2:farm", era=card.era or 1)
    scene.hand(2 if card.number != 2 else 3, card.id).start()
    before = kept(scene)
    answered(scene, declared(slot, card.id))
    assert changes(before, kept(scene)) <= {"-1cards"}
    assert card.id not in {*scene.me().hand, *scene.me().claimed}
    in_deck, in_pile = scene.state.specials[-1:], scene.state.discards
    back_in_deck = card.special and card.credits != THREE_CREDITS
    assert (card.id in in_deck, card.id in in_pile) == (back_in_deck, not card.special)


@pytest.mark.rule("UC-5.10", "UC-6.56")
@pytest.mark.parametrize("card", CARDS, ids=its_id)
def test_every_matching_card_may_be_left_unused(card: Card) -> None:
    scene = laid_out("9c 5k 5s 5r 5b c9.b2:farm", era=card.era or 1).hand(card.id).start()
    slots = {"green": "green_2", "red": "red_3", "yellow": "yellow_1"}
    answered(scene, declared(slots[card.colour or "green"], card.id))
    scene.by_default("end")
    assert not {card.id} & {*scene.me().hand, *scene.me().claimed, *scene.me().paid}
    assert scene.state.running.card is None
