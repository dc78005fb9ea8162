"""Words of the notation, shown as icons."""

from __future__ import annotations

from typing import get_args

import pytest

from engine.underwater_cities.conditions import (
    CONDITIONS,
    EVENTS,
    PURCHASES,
    AtLeast,
    AtMost,
    Claimed,
    Have,
    MetropolisConnected,
    Not,
    OnSpace,
)
from engine.underwater_cities.glossary import BuildingKind, Counter, Family, Kind, Period, Thing
from engine.underwater_cities.statements import (
    Condition,
    Event,
)
from render.icons import ICONS
from render.underwater_cities.cards import glyphs
from render.underwater_cities.cards.glyphs import condition_row, event_row, purchase_row
from tests.render.underwater_cities.cards.spelling import spelled


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
def test_events_that_no_card_waits_for_have_icons_too(event: Event, row: str) -> None:
    assert spelled(event_row(event)) == row
