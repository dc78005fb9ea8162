"""Statements as icons."""

from __future__ import annotations

import pytest

from engine.underwater_cities.statements import (
    STATEMENTS,
    Statement,
    Use,
)
from render.underwater_cities.cards.effect_line import (
    card_icons,
)
from render.underwater_cities.cards.statement_icons import line_of
from tests.render.underwater_cities.cards.spelling import CARDS, told


@pytest.mark.parametrize("kind", STATEMENTS)
def test_every_statement_has_icons(kind: type[Statement]) -> None:
    assert line_of.dispatch(kind) is not line_of.dispatch(Statement)


def test_what_is_used_more_than_three_times_has_a_figure_for_it() -> None:
    assert told((line_of(Use(1, times=3)),)) == "use-action times-3"
    assert told((line_of(Use(2, times=4)),)) == "2 use-action x4"


@pytest.mark.parametrize(
    ("card", "expected"),
    [
        ("smuggling", "(-1 kelp or-slash -1 steelplast) arrow-right 3 credit"),
        ("recruitment_drive", "3 card-draw arrow-right 1 draw-keep"),
        ("emergency_rations", "[~kelp] arrow-right 2 kelp or-slash credit"),
        ("overtime_bonus", "[type-action] x credit"),
        ("tunnel_crews", "<turn-end 2. build tunnel> arrow-right steelplast"),
        ("night_market", "≤2x (-1 kelp) arrow-right 2 credit"),
        ("barter_post", "≤2x steelplast swap science; credit"),
        ("spare_parts", "(-1 card) arrow-right 2 steelplast"),
        ("mixed_planting", "<perform-slot farm> arrow-right build building-any"),
        ("autonomous_systems", "[lab] science arrow-right steelplast kelp"),
        ("shift_planner", "<use-action 1x loop> arrow-right credit"),
        ("first_settlers", "(-2 steelplast -1 kelp) build dome-white"),
        ("turnkey_lab", "build lab plus (-1 credit) upgrade-any"),
        ("open_tender", "(~credit) build building-any"),
        ("prefabricated_domes", "<build city-any> (discount kelp)"),
        ("patent_office", "<upgrade-any structure-any> = (-1 credit)"),
        ("open_campus", "<perform-slot science> arrow-right or-slash arrow-right plus"),
        ("overhaul", "upgrade-any 2 building-any ≠; credit"),
        ("tunnel_lights", ("[tunnel-up] 3 arrow-right 2 point or-slash 5 arrow-right 4 point"
            " or-slash 7 arrow-right 6 point")),
        ("farm_belt", "[pair-farm] x 2 point"),
        ("monoculture", ("[crown building-any] 6 arrow-right 1 point or-slash 8 arrow-right 3 point"
            " or-slash 10 arrow-right 5 point")),
        ("industrial_espionage", "perform-slot slot-any clone"),
        ("side_contract", "perform-slot slot-green"),
        ("specimen_exchange", "biomatter or-slash card-draw plus build building-any"),
        ("undersea_server_farm", "hand-limit +1"),
        ("rooftop_gardens", "city-any ~feed"),
        ("coastal_accession", ("(-2 credit) arrow-right 2 metropolis-blue arrow-right"
            " metropolis-blue-lit")),
    ],
)  # fmt: skip
def test_icons_say_what_a_card_does(card: str, expected: str) -> None:
    assert told(card_icons(CARDS[card])) == expected
