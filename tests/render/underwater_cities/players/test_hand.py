"""A player's own cards in a picture of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.rng import Rng
from engine.underwater_cities.view import ClaimedView
from engine.underwater_cities.words.describe import card_text, tile_text
from render.scene import Outline, Scene
from tests.render.underwater_cities.holdings import holding
from tests.render.underwater_cities.tables import (
    composed,
    context,
    game,
    lettering,
    pack,
    seen,
    sprites,
    table,
    words,
)

HELD = ("smuggling", "embassy", "jubilee")


def said(scene: Scene) -> list[str]:
    """Return all the texts in a picture."""
    return [item.text.replace("\n", " ") for item in lettering(scene)]


def top(scene: Scene, text: str) -> int:
    """Return the top of a text that appears once."""
    (found,) = (item.box.top for item in lettering(scene) if item.text == text)
    return found


@pytest.mark.parametrize("card", HELD)
def test_each_card_is_shown_with_what_it_does(card: str) -> None:
    scene = composed("hand", holding(card), context(2))
    found = pack().cards[card]
    assert {str(found.number), words().say(card_text(found))} <= set(said(scene))


def test_cards_to_choose_from_stand_above_the_own_ones() -> None:
    scene = composed("hand", holding("jubilee", looked_at=("embassy", "smuggling")), context(2))
    own, choice = (words().say(card_text(pack().cards[card])) for card in ("jubilee", "embassy"))
    assert top(scene, "Choose from these") < top(scene, choice) < top(scene, "Your hand")
    assert top(scene, "Your hand") < top(scene, own)
    assert "Choose from these" not in said(composed("hand", holding("jubilee"), context(2)))


def test_metropolis_tiles_to_choose_from_can_be_chosen() -> None:
    view = holding(looked_at=("mint", "academy"))
    scene = composed("hand", view, context(2, spots=("tile:mint", "tile:academy")))
    assert words().say(tile_text(pack().tiles["mint"])) in said(scene)
    assert scene.marked == ("tile:mint", "tile:academy")


def test_claimed_cards_lie_below_and_used_ones_are_dimmed() -> None:
    cards = (ClaimedView("jubilee", used=True), ClaimedView("embassy", used=False))
    scene = composed("hand", holding("smuggling", claimed=cards), context(2))
    assert top(scene, "Your hand") < top(scene, "Your claimed cards")
    faded = {sprite.name for sprite in sprites(scene) if sprite.faded}
    assert "type-action" in faded
    assert "type-permanent" not in faded


@pytest.mark.parametrize("card", ["jubilee", "embassy"])
def test_held_and_claimed_cards_can_be_chosen(card: str) -> None:
    claimed = (ClaimedView("jubilee", used=False),)
    view = holding("embassy", claimed=claimed)
    scene = composed("hand", view, context(2, spots=(f"card:{card}",)))
    assert scene.marked == (f"card:{card}",)


@pytest.mark.parametrize(("held", "drawn", "claimed"), [(4, 0, 9), (4, 4, 16), (10, 5, 16)])
def test_a_large_hand_is_no_higher_than_can_be_shown(held: int, drawn: int, claimed: int) -> None:
    cards = list(pack().era_cards[2])
    old = tuple(ClaimedView(card, used=False) for card in pack().era_cards[1][:claimed])
    view = holding(*cards[:held], looked_at=tuple(cards[held : held + drawn]), claimed=old)
    scene = composed("hand", view, context(2, "de"))
    assert scene.height <= 1600
    assert len(scene.alt) <= 1024
    numbers = {str(pack().cards[card].number) for card in cards[: held + drawn]}
    assert numbers <= set(said(scene))


def test_what_others_hold_changes_nothing_in_the_own_picture() -> None:
    at = table(3, moves=30)
    for seat in range(3):
        own = composed("hand", seen(at, seat), context(3))
        redealt = game().redeal(at.state, seat, Rng(5))
        assert composed("hand", game().view(redealt, seat), context(3)) == own


def test_a_card_that_is_new_in_the_hand_glows() -> None:
    before, now = holding("smuggling"), holding("smuggling", "embassy")
    scene = composed("hand", now, replace(context(2), before=before))
    glowing = [item for item in scene.items if isinstance(item, Outline) and item.kind == "changed"]
    assert len(glowing) == 1
