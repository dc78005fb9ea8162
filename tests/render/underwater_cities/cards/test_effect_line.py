"""Effects of components, shown as icons."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass

from render.icons import ICONS
from render.kit.icon_rows import Figure
from render.underwater_cities.cards import glyphs
from render.underwater_cities.cards.effect_line import (
    contract_icons,
    icons,
    tile_icons,
)
from tests.render.underwater_cities.cards.spelling import EVERYTHING, SLOTS, told
from tests.render.underwater_cities.tables import pack

MORE = {"card": {"card"}, "expansion": {"site-expansion"}}
"""Further icons that may express a word: for a card that is paid, or a site that is built on."""


def values(of: object) -> Iterator[object]:
    """Yield all words and numbers that make up an effect."""
    if is_dataclass(of):
        for field in fields(of):
            yield from values(getattr(of, field.name))
    elif isinstance(of, tuple):
        for part in of:
            yield from values(part)
    else:
        yield of


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
    """Return the icons that may represent a word."""
    maps = (glyphs.THINGS, glyphs.KINDS, glyphs.UPGRADED, glyphs.COUNTERS, glyphs.FAMILIES)
    return {one[word] for one in maps if word in one} | MORE.get(word, set())
