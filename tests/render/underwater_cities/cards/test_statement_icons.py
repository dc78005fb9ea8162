"""Statements as icons."""

from __future__ import annotations

import pytest

from engine.core.combinators import All, Choose, Then
from engine.core.doing import Statement
from engine.underwater_cities.conditions import OnSpace
from engine.underwater_cities.effects.action_card import Refresh, Use
from engine.underwater_cities.effects.conditional import If
from engine.underwater_cities.effects.draw import Draw
from engine.underwater_cities.effects.gain import Gain
from engine.underwater_cities.effects.lasting import End, Limit, Now, Prod
from engine.underwater_cities.effects.special import TakeSpecial
from render.underwater_cities.cards.effect_line import (
    card_icons,
)
from render.underwater_cities.cards.statement_icons import line_of
from tests.engine.underwater_cities.classes import STATEMENTS
from tests.render.underwater_cities.cards.spelling import CARDS, spelled, told


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


@pytest.mark.parametrize(
    ("statement", "icons"),
    [
        (Gain((("kelp", 2), ("credit", 1))), "2 kelp credit"),
        (Draw(3, 1), "3 card-draw arrow-right 1 draw-keep"),
        (Refresh(2), "2 refresh-action"),
        (Limit(1), "hand-limit +1"),
        (TakeSpecial(2), "2 special-card"),
        (Use(1), "use-action"),
    ],
)
def test_amounts_stand_before_what_is_counted(statement: Statement, icons: str) -> None:
    assert told((line_of(statement),)) == icons


def test_alternatives_have_a_slash_and_parts_a_plus() -> None:
    kelp, credit = Gain((("kelp", 1),)), Gain((("credit", 1),))
    assert told((line_of(Choose((kelp, credit))),)) == "kelp or-slash credit"
    assert told((line_of(All((kelp, credit))),)) == "kelp plus credit"
    assert told((line_of(Then(kelp, credit)),)) == "kelp arrow-right credit"


def test_a_condition_stands_before_its_arrow_and_what_else_happens_after_a_slash() -> None:
    kelp, credit = Gain((("kelp", 1),)), Gain((("credit", 1),))
    asked = If(OnSpace(3), kelp)
    assert told((line_of(asked),)) == "[federation =3] arrow-right kelp"
    both = line_of(If(OnSpace(3), kelp, credit))
    assert told((both,)) == "[federation =3] arrow-right kelp or-slash credit"


def test_when_parts_count_is_told_by_the_sign_before_them() -> None:
    parts = (Gain((("kelp", 1),)), Gain((("credit", 1),)))
    heads = {
        kind: told((line_of(kind(parts)),)).removesuffix(" kelp plus credit")
        for kind in (Now, Prod, End)
    }
    assert heads == {Now: "connect", Prod: "type-production", End: "type-end"}


def test_things_may_be_broken_apart_but_a_number_stays_with_its_thing() -> None:
    atoms = line_of(Gain((("kelp", 2), ("credit", 3))))
    assert [spelled(atom.row) for atom in atoms] == ["2 kelp", "3 credit"]


def test_a_statement_that_nobody_has_drawn_is_refused() -> None:
    with pytest.raises(TypeError):
        line_of(object())  # type: ignore[arg-type]
