"""Effects of components, shown as icons."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
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
    STATEMENTS,
    Condition,
    Effect,
    Event,
    Gain,
    Per,
    Statement,
    Use,
)
from render.icons import ICONS
from render.kit.icon_rows import Figure, IconRow
from render.scene import Box, Item, Panel, Sprite, Words
from render.underwater_cities.cards import glyphs
from render.underwater_cities.cards.component import slots
from render.underwater_cities.cards.effect_line import (
    card_icons,
    contract_icons,
    icons,
    laid,
    tile_icons,
)
from render.underwater_cities.cards.flow import lines_in, set_in
from render.underwater_cities.cards.glyphs import IconLine, condition_row, event_row, purchase_row
from render.underwater_cities.cards.statement_icons import line_of
from tests.render.underwater_cities.tables import pack

CARDS = {card.id: card for card in pack().cards.values()}
SLOTS = slots(pack())
EVERYTHING: dict[str, tuple[tuple[IconLine, ...], object]] = {
    **{card.id: (card_icons(card), card.effect) for card in CARDS.values()},
    **{one.id: (tile_icons(one), (one.now, one.prod, one.end)) for one in pack().tiles.values()},
    **{one.id: (contract_icons(one), (one.needs, one.reward)) for one in pack().contracts.values()},
    **{name: (icons(slot.effect), slot.effect) for name, slot in SLOTS.items()},
}
"""Every component with its icons and with what it does."""
MORE = {"card": {"card"}, "expansion": {"site-expansion"}}
"""Icons that may also express a word: a card that is paid, a site that is built on."""
BRACKETS = {"": "{}", "price": "({})", "condition": "[{}]", "event": "<{}>"}
PLAIN = str.maketrans({glyphs.MINUS: "-", glyphs.TIMES: "x"})


def spelled(row: IconRow) -> str:
    """Icons and figures as one can type them; a wave stands before what is struck out."""
    return " ".join(
        glyph.text.translate(PLAIN)
        if isinstance(glyph, Figure)
        else "~" * glyph.crossed + glyph.name
        for glyph in row
    )


def told(lines: tuple[IconLine, ...]) -> str:
    """All lines; what stands on a field of its own is in brackets."""
    return "; ".join(
        " ".join(BRACKETS[atom.frame].format(spelled(atom.row)) for atom in line) for line in lines
    )


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


# --- the notation --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", STATEMENTS)
def test_every_statement_has_icons(kind: type[Statement]) -> None:
    assert line_of.dispatch(kind) is not line_of.dispatch(Statement)


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


def test_what_is_used_more_than_three_times_has_a_figure_for_it() -> None:
    assert told((line_of(Use(1, times=3)),)) == "use-action times-3"
    assert told((line_of(Use(2, times=4)),)) == "2 use-action x4"


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


def test_all_icons_have_room_on_a_small_face() -> None:
    full = [name for name, (one, _) in EVERYTHING.items() if not set_in(one, 164, 80, 64, 28).whole]
    assert not full


def test_icons_stay_in_their_box() -> None:
    box = Box(40, 30, 170, 90)
    for lines, _ in EVERYTHING.values():
        for item in lines_in(lines, box, 64, smallest_type=21):
            if isinstance(item, Sprite):
                (x, y), half = item.centre, item.size // 2
                assert box.left <= x - half
                assert x + half <= box.right + 1
                assert box.top <= y - half
                assert y + half <= box.bottom + 1


def test_each_statement_begins_a_line_if_there_is_room() -> None:
    effect: Effect = (Gain((("kelp", 2),)), Per(3, "farm", Gain((("point", 1),))))
    high = list(laid(effect, Box(0, 0, 400, 200), 40))
    low = list(laid(effect, Box(0, 0, 400, 50), 40))
    assert _rows(high) == 2
    assert _rows(low) == 1


def _rows(items: Iterable[Item]) -> int:
    """Return the number of lines of sprites."""
    return len({item.centre[1] for item in items if isinstance(item, Sprite)})


def test_a_sign_never_begins_a_line() -> None:
    for lines, _ in EVERYTHING.values():
        for line in set_in(lines, 164, 80, 64, 28).lines:
            first = line[0].row[0]
            assert (
                isinstance(first, Figure)
                or first.name not in {"or-slash", "arrow-right"}
                or (len(line[0].row) > 1)
            )


def test_what_is_paid_stands_on_a_field_of_its_own() -> None:
    items = list(lines_in(card_icons(CARDS["smuggling"]), Box(0, 0, 300, 60), 40))
    (field,) = (item for item in items if isinstance(item, Panel))
    inside = [item for item in items if isinstance(item, Sprite) and _holds(field.box, item)]
    assert [item.name for item in inside] == ["kelp", "or-slash", "steelplast"]
    figures = [item.text.translate(PLAIN) for item in items if isinstance(item, Words)]
    assert figures == ["-1", "-1", "3"]


def _holds(box: Box, sprite: Sprite) -> bool:
    return box.left <= sprite.centre[0] < box.right
