"""The rules summary of Underwater Cities agrees with its components and rules."""

from __future__ import annotations

import re

from engine.core.msg import msg
from engine.core.text import ENGLISH, Words
from engine.underwater_cities.board.costs import USUAL_COSTS, USUAL_UPGRADE
from engine.underwater_cities.board.possessions import HAND_LIMIT, MOST_ACTION_CARDS
from engine.underwater_cities.board.stock import Stock
from engine.underwater_cities.ending import SOLO_CITIES, SOLO_POINTS
from engine.underwater_cities.pack.components import RESOURCES
from engine.underwater_cities.turn.eras import NEW_CARDS
from engine.underwater_cities.words.names import amount, thing
from tests.games.underwater_cities import underwater_cities_pack

WORDS = Words(ENGLISH, strict=True)
PACK = underwater_cities_pack()


def page(topic: str) -> str:
    return WORDS.inner(msg(f"underwater-cities-topic-{topic}"), None, "text")


def parts(stock: Stock) -> set[str]:
    """Return the resources of a stock in words, each kind separately."""
    named = zip(RESOURCES, stock, strict=True)
    return {WORDS.inner(amount(name, count), None) for name, count in named if count}


def test_the_beginning_has_the_figures_of_the_components() -> None:
    kept, drawn = PACK.constants["opening_cards_kept"], PACK.constants["opening_cards"]
    assert f"{kept} cards that you choose from {drawn}" in page("aim")
    assert f"everyone takes {PACK.constants['action_tiles']} turns" in page("aim")


def test_the_slots_are_as_many_as_on_the_board() -> None:
    few, many = ((len(PACK.slots(seats)) - 1) // 3 for seats in (2, 4))
    assert f"{few} of each colour with 1 or 2 players, {many} with 3 or 4" in page("slots")
    assert [count for count in PACK.counts if PACK.counts[count].cloning_tile] == [4]
    assert "With 4 players, there is an **action-cloning tile**" in page("slots")


def test_cards_and_contracts_are_as_many_as_in_the_box() -> None:
    shown = PACK.constants["three_credit_cards_shown"]
    assert f"{shown} cards costing 3 credits are face up" in page("specials")
    shown = PACK.constants["contracts_shown"]
    assert f"{shown} of the {len(PACK.contracts)} contracts are face up" in page("contracts")


def test_limits_are_those_of_the_rules() -> None:
    assert f"**hand limit** is {HAND_LIMIT}" in page("turn")
    assert f"You can have {MOST_ACTION_CARDS} of them" in page("cards")
    assert f"Everyone draws {NEW_CARDS} cards" in page("production")
    goal = f"at least {SOLO_CITIES} connected cities and at least {SOLO_POINTS} points"
    assert goal in page("solo")


def test_building_has_the_usual_costs() -> None:
    text = page("building").casefold()
    for kind, cost in USUAL_COSTS.items():
        name = WORDS.inner(thing(kind), None)
        (said,) = re.findall(rf"\*\*{name}:\*\* ([^;\n]+)", text)
        assert set(said.split(", ")) == parts(cost), kind


def test_upgrading_has_the_usual_cost() -> None:
    (cost,) = parts(USUAL_UPGRADE)
    assert f"normally for {cost}" in page("upgrading")


def test_the_spaces_of_the_track_bring_what_the_page_says() -> None:
    text = page("federation")
    for space, bonus in enumerate(PACK.federation[1:4], 1):
        ((name, count),) = bonus
        assert f"**space {space}** {WORDS.inner(amount(name, count), None)}" in text
    assert PACK.federation[4] == ()
    assert "**Space 4** gives nothing" in text


def test_every_colour_and_type_of_card_has_its_line() -> None:
    text = page("cards").casefold()
    for type_ in {card.type for card in PACK.cards.values()}:
        said = {"end": "end-scoring", "action": "action card"}.get(type_, type_)
        assert f"**{said}:**" in text
