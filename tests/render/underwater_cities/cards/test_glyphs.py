"""Words of the notation, shown as icons."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.underwater_cities.terms.conditions import AtLeast, AtMost, Condition, Have, Not, OnSpace
from engine.underwater_cities.terms.events import (
    Claimed,
    Entered,
    Matched,
    MetropolisConnected,
    Mismatched,
    SpecialTaken,
    Trigger,
    TurnEnded,
)
from engine.underwater_cities.terms.glossary import (
    OVER_THE_TRACK,
    BuildingKind,
    Bundle,
    Counter,
    Family,
    Kind,
    Period,
    Thing,
)
from engine.underwater_cities.terms.purchases import Builds, Purchase, SpecialCards, Upgrades
from render.icons import ICONS
from render.kit.icon_rows import Icon
from render.underwater_cities.cards import glyphs
from render.underwater_cities.cards.glyphs import (
    condition_row,
    counter_row,
    event_row,
    free,
    goods,
    joined,
    kinds_row,
    limited,
    number,
    price,
    purchase_row,
    slot_sign,
    upgraded_row,
)
from tests.engine.underwater_cities.classes import CONDITIONS, EVENTS, PURCHASES
from tests.render.underwater_cities.cards.spelling import spelled, told


def test_every_condition_event_and_purchase_has_icons() -> None:
    for base, row in ((CONDITIONS, condition_row), (EVENTS, event_row), (PURCHASES, purchase_row)):
        assert all(row.dispatch(kind) is not row.dispatch(object) for kind in base)


def test_every_word_of_the_notation_has_a_sprite() -> None:
    assert set(glyphs.THINGS) == set(get_args(Thing))
    assert set(glyphs.KINDS) == set(get_args(Kind))
    assert set(glyphs.COUNTERS) == set(get_args(Counter))
    assert set(glyphs.FAMILIES) == set(get_args(Family))
    assert set(glyphs.PERIODS) == set(get_args(Period))
    assert set(glyphs.UPGRADED) >= set(get_args(BuildingKind))
    maps = (glyphs.THINGS, glyphs.KINDS, glyphs.COUNTERS, glyphs.FAMILIES, glyphs.UPGRADED)
    assert {name for one in maps for name in one.values()} <= set(ICONS)


@pytest.mark.parametrize(
    ("condition", "row"),
    [
        (AtLeast((("farm", 3), ("up_farm", 1))), "≥3 farm ≥1 farm-up"),
        (AtMost("city", 2), "≤2 city-any"),
        (Have((("kelp", 1),)), "≥1 kelp"),
        (OnSpace(3), "federation =3"),
        (Not(Have((("kelp", 1),))), "~kelp"),
        (Not(Have((("kelp", 2), ("credit", 1)))), "<2 kelp or-slash ~credit"),
        (Not(AtLeast((("lab", 2), ("farm", 1)))), "<2 lab or-slash <1 farm"),
        (Not(AtMost("city", 2)), ">2 city-any"),
        (Not(OnSpace(3)), "federation ≠3"),
        (Not(Not(OnSpace(3))), "federation =3"),
    ],
)
def test_a_condition_and_its_opposite_are_told_apart(condition: Condition, row: str) -> None:
    assert spelled(condition_row(condition)) == row


@pytest.mark.parametrize(
    ("event", "row"),
    [
        (Claimed(), "plus claimed-card"),
        (Claimed("production"), "plus claimed-card type-production"),
        (MetropolisConnected(), "connect metropolis-any"),
    ],
)
def test_events_that_no_card_waits_for_have_icons_too(event: Trigger, row: str) -> None:
    assert spelled(event_row(event)) == row


# --- amounts -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("bundle", "sign", "row"),
    [
        ((("kelp", 1),), "", "kelp"),
        ((("kelp", 2), ("credit", 1)), "", "2 kelp credit"),
        ((("point", 1),), "", "1 point"),
        ((("card", 1),), "", "card-draw"),
        ((("card", 1),), "+", "+1 card"),
        ((("made_biomatter", 1),), "", "biomatter wheel"),
    ],
)
def test_things_have_their_number_unless_there_is_one(bundle: Bundle, sign: str, row: str) -> None:
    assert spelled(goods(bundle, sign)) == row


def test_a_price_is_framed_and_no_price_is_a_coin_struck_out() -> None:
    asked = price(((("kelp", 1),), (("credit", 2),)))
    assert asked.frame == "price"
    assert spelled(asked.row) == "-1 kelp or-slash -2 credit"
    assert price(((),)) == free()
    assert spelled(free().row) == "~credit"


def test_parts_are_joined_by_a_sign_and_empty_ones_leave_none() -> None:
    assert joined([("a",), (), ("b", "c")], "+") == ("a", "+", "b", "c")
    assert joined([], "+") == ()


def test_once_needs_no_number() -> None:
    assert number(1) == ()
    assert limited(1) == ()
    assert spelled(number(3)) == "3"
    assert told((limited(3),)) == "≤3x"


def test_a_slot_of_any_colour_has_a_sign_of_its_own() -> None:
    assert slot_sign(None) == Icon("slot-any")
    assert slot_sign("red") == Icon("slot-red")


def test_kinds_are_alternatives_plain_or_upgraded() -> None:
    assert spelled(kinds_row(("farm", "lab"))) == "farm or-slash lab"
    assert spelled(upgraded_row(("farm", "lab"))) == "farm-up or-slash lab-up"


def test_the_most_of_three_numbers_wears_a_crown() -> None:
    assert spelled(counter_row("most")) == "crown building-any"
    assert spelled(counter_row("farm")) == "farm"


@pytest.mark.parametrize(
    ("purchase", "row"),
    [
        (Builds(("farm", "lab")), "build farm or-slash lab"),
        (Upgrades(("farm",)), "upgrade-any farm"),
        (SpecialCards(), "special-card"),
    ],
)
def test_purchases_are_told_apart(purchase: Purchase, row: str) -> None:
    assert spelled(purchase_row(purchase)) == row


@pytest.mark.parametrize(
    ("event", "row"),
    [
        (Entered(OVER_THE_TRACK), "federation >1"),
        (Entered(2), "federation =2"),
        (Matched("green"), "slot-green tick"),
        (Mismatched(), "slot-any cross"),
        (TurnEnded(), "turn-end"),
        (SpecialTaken(), "plus special-card"),
    ],
)
def test_events_are_told_apart(event: Trigger, row: str) -> None:
    assert spelled(event_row(event)) == row


def test_what_is_not_in_the_notation_is_refused() -> None:
    for row in (condition_row, event_row, purchase_row):
        with pytest.raises(TypeError):
            row(object())  # type: ignore[arg-type]
