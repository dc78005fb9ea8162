from __future__ import annotations

from dataclasses import replace
from typing import get_args

import pytest

from engine.underwater_cities.board.counters import (
    Claims,
    Holdings,
    count,
    meets,
)
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.effects.conditional import Per
from engine.underwater_cities.effects.gain import Gain, Tier
from engine.underwater_cities.pack.components import BELOW_THE_TRACK
from engine.underwater_cities.terms.conditions import AtLeast, AtMost, Condition, Have, Not, OnSpace
from engine.underwater_cities.terms.glossary import Counter
from tests.engine.underwater_cities.nations import PACK, built, holding

TOWN = (
    "c5* c6 c8 t-c5-c9 t-c6-c9+ t-c3-c6+ t-c3-m2 "
    "c9.b1:farm+ c9.b2:farm+ c9.b3:desal c9.x:lab+ "
    "c5.b1:lab c5.b2:desal+ c5.b3:farm "
    "c6.x:lab+ c8.b1:farm+ c8.b2:desal"
)
"""Connected: c9 with all three kinds and a pair of farms, symbiotic c5 with all three kinds, c6
with a laboratory on the expansion site. c8 stands alone. One tunnel only joins empty sites."""


@pytest.mark.rule("UC-6.15", "UC-6.16", "UC-6.24", "UC-6.25")
@pytest.mark.parametrize(
    ("counter", "number"),
    [
        ("farm", 3),
        ("desal", 2),
        ("lab", 3),
        ("building", 8),
        ("tunnel", 3),
        ("structure", 11),
        ("white", 2),
        ("purple", 1),
        ("city", 3),
        ("up_farm", 2),
        ("up_desal", 1),
        ("up_lab", 2),
        ("up_building", 5),
        ("up_tunnel", 2),
        ("up_structure", 7),
        ("pair_farm", 1),
        ("pair_desal", 0),
        ("pair_lab", 0),
        ("pair_any", 1),
        ("trio", 2),
        ("purple_trio", 1),
        ("full", 2),
        ("expansion", 2),
        ("set_up", 1),
        ("most", 3),
        ("metropolis", 1),
    ],
)
def test_only_what_is_connected_is_counted(counter: Counter, number: int) -> None:
    assert count(counter, holding(TOWN)) == number


@pytest.mark.rule("UC-6.15")
def test_a_city_counts_as_soon_as_its_tunnel_stands() -> None:
    joined = holding(TOWN + " t-c8-c9")
    assert [count(counter, joined) for counter in ("city", "farm", "desal", "tunnel")] == [
        *(4, 4, 3, 4)
    ]


@pytest.mark.rule("UC-6.28")
def test_gained_metropolises_count() -> None:
    town = Holdings(built(TOWN, gained=("shipyards", "biopark")))
    assert count("metropolis", town) == 3


def test_a_city_is_full_without_its_expansion_site_but_not_with_that_alone() -> None:
    assert count("full", holding("c9.b1:farm c9.b2:farm c9.b3:farm")) == 1
    assert count("full", holding("c9.b1:farm c9.b2:farm c9.x:farm")) == 0


def test_a_city_with_more_sites_is_full_when_all_are_built_on() -> None:
    three = "c9.b1:farm c9.b2:farm c9.b3:farm"
    assert count("full", holding(three, board=8)) == 0
    assert count("full", holding(three + " c9.b4:lab", board=8)) == 1


CLAIMS = Claims(permanent=3, production=2, ending=1, action=4, assistant=1, special=5)


@pytest.mark.rule("UC-6.57", "UC-11.28")
@pytest.mark.parametrize(
    ("counter", "number"),
    [
        ("permanent", 3),
        ("production", 2),
        ("ending", 1),
        ("action", 4),
        ("claimed", 9),
        ("special", 5),
    ],
)
def test_claimed_cards_are_counted_by_type(counter: Counter, number: int) -> None:
    assert count(counter, Holdings(built(""), claims=CLAIMS)) == number


@pytest.mark.rule("UC-6.68")
@pytest.mark.parametrize(
    ("counter", "number"),
    [("tile_green", 2), ("tile_red", 0), ("tile_yellow", 1), ("tile_colours", 2)],
)
def test_action_tiles_are_counted_by_the_colour_of_their_slots(
    counter: Counter, number: int
) -> None:
    now = Holdings(built(""), tiles=("green", "yellow", "green"))
    assert count(counter, now) == number


def test_of_all_that_can_be_counted_a_new_nation_has_its_starting_city() -> None:
    literals = [get_args(part) or (part,) for part in get_args(Counter)]
    counters = {counter for part in literals for counter in part}
    found = {counter: count(counter, holding()) for counter in counters}
    assert {counter: number for counter, number in found.items() if number} == {
        "city": 1,
        "white": 1,
    }


# ---------------------------------------------------------------- conditions


@pytest.mark.rule("UC-6.15")
@pytest.mark.parametrize(
    ("condition", "holding_now"),
    [
        (AtLeast((("farm", 3), ("lab", 3))), True),
        (AtLeast((("farm", 3), ("lab", 4))), False),
        (AtMost("city", 3), True),
        (AtMost("city", 2), False),
        (Not(AtMost("city", 2)), True),
        (Have((("kelp", 2), ("credit", 1))), True),
        (Have((("kelp", 3), ("credit", 1))), False),
        (OnSpace(3), True),
        (OnSpace(2), False),
        (Not(OnSpace(3)), False),
    ],
)
def test_conditions_look_at_the_present(condition: Condition, holding_now: bool) -> None:  # noqa: FBT001
    player = replace(holding(TOWN, Stock(kelp=2, credit=1)), federation=3)
    assert condition.met(player) is holding_now


@pytest.mark.rule("UC-6.39")
@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_below_the_track_is_no_space_of_it(space: int) -> None:
    assert not OnSpace(space).met(Holdings(built(""), federation=BELOW_THE_TRACK))


@pytest.mark.parametrize(
    ("condition", "asks"),
    [
        (Have((("kelp", 1),)), True),
        (Not(Have((("kelp", 1),))), True),
        (Not(AtMost("city", 2)), False),
        (OnSpace(1), False),
    ],
)
def test_conditions_about_resources_are_told_from_others(condition: Condition, asks: bool) -> None:  # noqa: FBT001
    assert condition.asks_for_resources() is asks


@pytest.mark.rule("UC-6.63")
def test_a_contract_is_met_when_each_counter_reaches_its_number() -> None:
    needs = PACK.contracts["first_harvest"].needs
    assert needs == (("farm", 3), ("up_farm", 1))
    assert meets(needs, holding(TOWN))
    assert not meets(needs, holding("c9.b1:farm c9.b2:farm c9.b3:farm"))
    assert not meets(needs, holding("c9.b1:farm+ c9.b2:farm+"))


# ---------------------------------------------------------------- per so many, and thresholds


@pytest.mark.rule("UC-1.6", "UC-6.15")
@pytest.mark.parametrize(("divisor", "number"), [(1, 8), (3, 2), (8, 1), (9, 0)])
def test_divisions_round_down(divisor: int, number: int) -> None:
    per = Per(divisor, "building", Gain((("point", 1),)))
    assert per.times(holding(TOWN)) == number


@pytest.mark.parametrize(
    ("tunnels", "points"), [("t-c5-c9", 0), ("t-c5-c9 t-c6-c9", 4), (TOWN + " t-c8-c9", 9)]
)
def test_the_highest_threshold_counts_and_nothing_below_the_first(
    tunnels: str, points: int
) -> None:
    tier = Tier("tunnel", ((2, 4), (3, 7), (4, 9)))
    assert tier.points(holding(tunnels)) == points
