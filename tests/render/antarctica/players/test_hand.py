"""The picture of a player's own cards."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.view import AntarcticaView, OwnHand
from engine.antarctica.words.describe import resource_text
from engine.antarctica.words.names import thing
from engine.core.rng import Rng
from engine.core.table import Table
from render.antarctica.players.hand import UNSEEN, WHOLE, places
from render.fonts import fits
from render.scene import Scene, Sprite
from tests.render.antarctica.played import TIMES, named, played
from tests.render.antarctica.tables import (
    LOCALES,
    composed,
    context,
    game,
    items,
    lettering,
    pack,
    seen,
    table,
    words,
)
from tests.render.scene_items import apart, holds, names_in, panels_in, texts_in, within

KINDS = pack().kinds
FULL = OwnHand(("icebreaker", "icebreaker", "quick_research"), (), (("place_scientist", 3),))


def holding(hand: OwnHand, **mine: int | bool) -> AntarcticaView:
    """Return a table whose first seat holds these cards."""
    view = seen(table(3), 0)
    own = replace(view.players[0], **mine) if mine else view.players[0]  # type: ignore[arg-type]
    return replace(view, hand=hand, players=(own, *view.players[1:]))


def said(scene: Scene) -> list[str]:
    return [item.text for item in lettering(scene)]


def top(scene: Scene, text: str) -> int:
    """Return the top of a text that appears once."""
    (found,) = (item.box.top for item in lettering(scene) if item.text == text)
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_each_kind_is_shown_with_its_name_and_what_it_does(kind: str) -> None:
    scene = composed("hand", holding(OwnHand((kind,), (), ())), context(3))
    assert [name for name in named(scene) if name.startswith("shipyard-")] == [f"shipyard-{kind}"]
    assert {words().say(thing(kind)), words().say(KINDS[kind].effect.words())} <= set(said(scene))


def test_several_cards_of_one_kind_are_counted() -> None:
    shown = said(composed("hand", holding(FULL), context(3)))
    assert (shown.count(f"{TIMES}2"), shown.count(f"{TIMES}1")) == (1, 1)


def test_who_holds_no_shipyard_card_is_told_so() -> None:
    empty = composed("hand", holding(OwnHand((), (), ())), context(3))
    assert "No Shipyard cards" in said(empty)
    assert "No Shipyard cards" not in said(composed("hand", holding(FULL), context(3)))


@pytest.mark.parametrize("count", range(1, 11))
def test_kinds_of_cards_stand_apart_in_the_picture(count: int) -> None:
    boxes = places(count)
    assert len(boxes) == count
    assert apart(boxes)
    assert all(holds(WHOLE, box) for box in boxes)


@pytest.mark.parametrize("locale", LOCALES)
def test_whatever_one_holds_its_words_fit(locale: str) -> None:
    kinds = (*KINDS,)
    for held, chosen in ((1, 0), (3, 0), (4, 0), (2, 3), (4, 4)):
        hand = OwnHand(kinds[:held], kinds[:chosen], tuple((kind, 6) for kind in kinds))
        scene = composed("hand", holding(hand, knowhow=2), context(3, locale))
        assert [word.text for word in lettering(scene) if not fits(word)] == []


def test_cards_to_choose_from_stand_above_the_own_ones_and_are_outlined() -> None:
    hand = replace(FULL, looked_at=("plus_two_scientists", "place_scientist"))
    scene = composed("hand", holding(hand), context(3))
    choice = words().say(KINDS["plus_two_scientists"].effect.words())
    own = words().say(KINDS["icebreaker"].effect.words())
    assert top(scene, choice) < top(scene, own)
    assert [panel.edge for panel in panels_in(scene.items)].count("legal") == 2


@pytest.mark.parametrize(("ready", "text"), [(True, "ready"), (False, "used")])
def test_the_basic_card_is_ready_or_used(*, ready: bool, text: str) -> None:
    scene = composed("hand", holding(FULL, basic_ready=ready), context(3))
    assert f"Basic card: {text}" in said(scene)
    assert words().say(resource_text(pack(), "basic")) in said(scene)
    (card,) = (i for i in items(scene) if isinstance(i, Sprite) and i.name == "resource-basic")
    assert card.faded != ready


@pytest.mark.parametrize("held", [0, 1, 3])
def test_know_how_cards_are_shown_if_one_has_any(held: int) -> None:
    hand = OwnHand((), (), ())
    scene = composed("hand", holding(hand, knowhow=held), context(3))
    assert ("resource-knowhow" in named(scene)) == (held > 0)
    assert said(scene).count(f"{TIMES}{held}") == (held > 0)


def test_cards_one_cannot_see_are_counted_by_kind() -> None:
    hand = OwnHand((), (), (("place_scientist", 3), ("quick_research", 0), ("icebreaker", 5)))
    scene = composed("hand", holding(hand), context(3))
    below = within(scene.items, UNSEEN)
    assert texts_in(below) == [
        "Shipyard cards you can\N{RIGHT SINGLE QUOTATION MARK}t see",
        "3",
        "5",
    ]
    assert names_in(below) == ["shipyard-place_scientist", "shipyard-icebreaker"]


def test_what_others_hold_changes_nothing_in_the_own_picture() -> None:
    at = next(at for at in (played(3, part) for part in range(20, 100, 5)) if _full(at))
    for seat in range(3):
        own = composed("hand", seen(at, seat), context(3))
        redealt = game().redeal(at.state, seat, Rng(5))
        assert composed("hand", game().view(redealt, seat), context(3)) == own


def _full(at: Table) -> bool:
    """Return whether several seats hold Shipyard cards."""
    return sum(player.hand > 0 for player in seen(at, None).players) > 1
