"""A player's own cards in a picture of their own."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.core.rng import Rng
from engine.underwater_cities.words.describe import card_text, tile_text
from engine.underwater_cities.words.names import card_title
from render.scene import Outline, Scene
from tests.render.underwater_cities.holdings import holding
from tests.render.underwater_cities.tables import (
    composed,
    context,
    game,
    lettering,
    pack,
    seen,
    table,
    texts,
    words,
)

HELD = ("smuggling", "embassy", "jubilee")


def said(scene: Scene) -> list[str]:
    """Return all the texts in a picture, without line breaks."""
    found = (item.text.replace("\N{NO-BREAK SPACE}", " ") for item in lettering(scene))
    return [text.replace("\n", " ") for text in found]


@pytest.mark.parametrize("card", HELD)
def test_each_card_is_shown_with_what_it_does(card: str) -> None:
    scene = composed("hand", holding(card), context(2))
    found = pack().cards[card]
    assert {str(found.number), words().say(card_text(found))} <= set(said(scene))


def test_cards_to_choose_from_stand_before_the_own_ones() -> None:
    scene = composed("hand", holding("jubilee", looked_at=("embassy", "smuggling")), context(2))
    texts = [words().say(card_text(pack().cards[card])) for card in ("embassy", "jubilee")]
    first, second = (
        item.box.left
        for text in texts
        for item in lettering(scene)
        if item.text.replace("\N{NO-BREAK SPACE}", " ") == text
    )
    assert first < second


def test_metropolis_tiles_to_choose_from_can_be_chosen() -> None:
    view = holding(looked_at=("mint", "academy"))
    scene = composed("hand", view, context(2, spots=("tile:mint", "tile:academy")))
    assert words().say(tile_text(pack().tiles["mint"])) in said(scene)
    assert scene.marked == ("tile:mint", "tile:academy")


@pytest.mark.parametrize("card", ["jubilee", "embassy"])
def test_cards_in_hand_can_be_chosen(card: str) -> None:
    view = holding("embassy", "jubilee")
    scene = composed("hand", view, context(2, spots=(f"card:{card}",)))
    assert scene.marked == (f"card:{card}",)


@pytest.mark.parametrize(("held", "drawn"), [(4, 0), (4, 4), (10, 5)])
def test_a_large_hand_has_the_titles_of_all_its_cards(held: int, drawn: int) -> None:
    cards = list(pack().era_cards[2])
    view = holding(*cards[:held], looked_at=tuple(cards[held : held + drawn]))
    scene = composed("hand", view, context(2))
    assert len(scene.alt) <= 1024
    titles = {words().say(card_title(pack(), pack().cards[card])) for card in cards[: held + drawn]}
    assert titles <= {one.replace("-\n", "").replace("\n", " ") for one in texts(scene)} | set(
        said(scene)
    )


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
