"""Effects of components, shown as icons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass

import pytest

from engine.underwater_cities.statements import (
    Effect,
    Gain,
    Per,
)
from render.icons import ICONS
from render.kit.icon_rows import Figure
from render.scene import Box, Item, Sprite
from render.underwater_cities.cards import glyphs
from render.underwater_cities.cards.effect_line import (
    card_icons,
    contract_icons,
    icons,
    laid,
    tile_icons,
)
from tests.render.underwater_cities.spelling import CARDS, EVERYTHING, SLOTS, told
from tests.render.underwater_cities.tables import pack

MORE = {"card": {"card"}, "expansion": {"site-expansion"}}
"""Icons that may also express a word: a card that is paid, a site that is built on."""


def values(of: object) -> Iterator[object]:
    """All words and numbers that an effect is made of."""
    if is_dataclass(of):
        for field in fields(of):
            yield from values(getattr(of, field.name))
    elif isinstance(of, tuple):
        for part in of:
            yield from values(part)
    else:
        yield of


# --- components ----------------------------------------------------------------------------------


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


def test_a_slot_of_which_two_ways_are_done_says_so() -> None:
    slot = SLOTS["slots_1_2_players:yellow_1"]
    assert told(icons(slot.effect)) == (
        "use-action; [2x] kelp or-slash steelplast or-slash science"
    )


def test_a_metropolis_tells_when_each_part_counts() -> None:
    tiles = pack().tiles
    assert told(tile_icons(tiles["mint"])) == "connect 2 credit; type-production 2 credit 1 point"
    assert told(tile_icons(tiles["metropolis_league"])) == "type-end [metropolis-any] x 3 point"


def test_a_contract_asks_before_it_gives() -> None:
    contract = pack().contracts["supply_corridor"]
    assert told(contract_icons(contract)) == (
        "[≥4 tunnel] [≥1 tunnel-up] arrow-right; 2 steelplast science"
    )


def test_the_icons_of_a_component_name_its_figures_and_things() -> None:
    for name, (lines, effect) in EVERYTHING.items():
        shown = [glyph for line in lines for atom in line for glyph in atom.row]
        figures = " ".join(glyph.text for glyph in shown if isinstance(glyph, Figure))
        sprites = {glyph.name for glyph in shown if not isinstance(glyph, Figure)}
        assert sprites, name
        assert sprites <= set(ICONS), name
        for value in values(effect):
            if isinstance(value, int) and value > 1:
                assert str(value) in figures or f"times-{value}" in sprites, (name, value)
            elif isinstance(value, str) and (known := _sprites(value)):
                assert known & sprites, (name, value)


def _sprites(word: str) -> set[str]:
    """The icons that may stand for a word."""
    maps = (glyphs.THINGS, glyphs.KINDS, glyphs.UPGRADED, glyphs.COUNTERS, glyphs.FAMILIES)
    return {one[word] for one in maps if word in one} | MORE.get(word, set())


# --- in a box ------------------------------------------------------------------------------------


def test_each_statement_begins_a_line_if_there_is_room() -> None:
    effect: Effect = (Gain((("kelp", 2),)), Per(3, "farm", Gain((("point", 1),))))
    high = list(laid(effect, Box(0, 0, 400, 200), 40))
    low = list(laid(effect, Box(0, 0, 400, 50), 40))
    assert _rows(high) == 2
    assert _rows(low) == 1


def _rows(items: Iterable[Item]) -> int:
    """Return the number of lines of sprites."""
    return len({item.centre[1] for item in items if isinstance(item, Sprite)})
