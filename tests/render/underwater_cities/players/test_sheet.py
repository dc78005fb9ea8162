"""The sheet and the banner of a player."""

from __future__ import annotations

from dataclasses import replace

import pytest

from render.scene import Outline
from tests.render.underwater_cities.nations import position, view_of
from tests.render.underwater_cities.tables import (
    composed,
    context,
    items,
    lettering,
    pack,
    seen,
    table,
)

SHEET = 1200


def test_many_cards_make_the_sheet_higher_and_stay_in_it() -> None:
    at = position()
    cards = tuple(c.id for c in pack().cards.values() if c.type == "permanent")[:30]
    few = composed("sheet", view_of(at), context(2), seat=0)
    at.me().claimed = cards
    many = composed("sheet", view_of(at), context(2), seat=0)
    assert many.height > few.height
    assert all(word.box.right <= SHEET - 16 for word in lettering(many))
    shown = {word.text for word in lettering(many)}
    assert all(str(pack().cards[card].number) in shown for card in cards)


# --- laws ----------------------------------------------------------------------------------------


def test_what_lies_in_a_hand_is_only_counted() -> None:
    at = table(3, seed=2, moves=90)
    for seat in range(3):
        public = composed("sheet", seen(at, None), context(3), seat=seat)
        assert composed("sheet", seen(at, seat), context(3), seat=seat) == public


def test_the_ground_is_the_same_for_all_seats_and_boards() -> None:
    grounds = {
        composed("sheet", view_of(position(board=board)), context(2), seat=seat).ground
        for board in (1, 4, 5)
        for seat in (0, 1)
    }
    assert len(grounds) == 1


@pytest.mark.parametrize("seat", [0, None])
def test_what_was_built_since_the_last_look_is_outlined(seat: int | None) -> None:
    before = view_of(position(nation="c6 t-c6-c9"), seat)
    after = view_of(position(nation="c6 t-c6-c9 c6.b1:farm t-c8-c9"), seat)
    whose = replace(context(2), before=before)
    glowing = [
        item
        for item in composed("sheet", after, whose, seat=0).items
        if isinstance(item, Outline) and item.kind == "changed"
    ]
    assert len(glowing) == 2
    unchanged = composed("sheet", before, whose, seat=0)
    assert not any(isinstance(item, Outline) for item in items(unchanged))


def test_the_sheet_is_told_in_words() -> None:
    at = position(owns="4c").claimed("brine_gardens")
    alt = composed("sheet", view_of(at), context(2), seat=0).alt
    assert "Mira: 17 points, 4 credits; hand 0 of 3; below the Federation track." in alt
    assert "C9, nonsymbiotic city: 2 \N{MULTIPLICATION SIGN} farm (upgraded), laboratory." in alt
    assert "C4, nonsymbiotic city, not connected: desalination plant." in alt
    assert "Metropolis Mint: connected." in alt
    assert "Brine Gardens (65)" in alt
