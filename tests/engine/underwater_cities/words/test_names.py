"""The names of the components of Underwater Cities, in every language."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import get_args

import pytest

from engine.core.msg import Msg
from engine.core.text import ENGLISH, Words, available_locales
from engine.underwater_cities.pack.components import ASSISTANT, BELOW_THE_TRACK, CARD_TYPES, COLOURS
from engine.underwater_cities.pack.load import default_pack
from engine.underwater_cities.pack.phrases import COUNTERS, THINGS
from engine.underwater_cities.terms.glossary import ERAS, Kind, Resource
from engine.underwater_cities.words.names import (
    amount,
    board_name,
    card_name,
    card_title,
    contract_name,
    counted,
    era_name,
    site_name,
    slot_name,
    space_name,
    structure_name,
    thing,
    tile_name,
    type_name,
)

PACK = default_pack()
OTHER = replace(PACK, name="reef@1")
LOCALES = ("en", "it", "de", "pt-BR")
"""In the order of the glossary of the rules."""
GLOSSARY = {
    "credit": ("credit", "credito", "Credit", "crédito"),
    "kelp": ("kelp", "alga", "Tang", "kelp"),
    "steelplast": ("steelplast", "plastacciaio", "Stahlplastik", "plastiaço"),
    "science": ("science", "ricerca", "Wissenschaft", "ciência"),
    "biomatter": ("biomatter", "biomateria", "Biomasse", "biomassa"),
    "city": ("city", "città", "Stadt", "cidade"),
    "white": ("nonsymbiotic city", "città non simbiotica", "nicht-symbiotische Stadt",
              "cidade não simbiótica"),
    "purple": ("symbiotic city", "città simbiotica", "symbiotische Stadt", "cidade simbiótica"),
    "building": ("building", "edificio", "Gebäude", "construção"),
    "farm": ("farm", "serra", "Farm", "fazenda"),
    "desal": ("desalination plant", "dissalatore", "Entsalzungsanlage", "usina dessalinizadora"),
    "lab": ("laboratory", "laboratorio", "Labor", "laboratório"),
    "tunnel": ("tunnel", "tunnel", "Tunnel", "túnel"),
    "structure": ("structure", "struttura", "Struktur", "estrutura"),
}  # fmt: skip
locales = pytest.mark.parametrize("locale", available_locales())
others = pytest.mark.parametrize("locale", [x for x in available_locales() if x != ENGLISH])


@cache
def words(locale: str) -> Words:
    return Words(locale, strict=True)


def titles() -> Iterator[tuple[str, Msg]]:
    """All titles, with those of the pack."""
    yield from ((card.title, card_title(PACK, card)) for card in PACK.cards.values())
    yield from ((each.title, contract_name(PACK, each)) for each in PACK.contracts.values())
    yield from ((tile.title, tile_name(PACK, tile)) for tile in PACK.tiles.values())


def places() -> Iterator[Msg]:
    """Everything on the boards that has a name."""
    board = PACK.boards[5]
    yield from map(site_name, (*board.cities, *board.metropolis, *board.tunnel, *board.city_of))
    yield from map(slot_name, PACK.slots(4).values())
    yield from map(board_name, PACK.boards)
    yield from map(space_name, range(1, BELOW_THE_TRACK + 1))


def names() -> Iterator[Msg]:
    """Everything that must have a name of its own."""
    yield from (card_name(PACK, card) for card in PACK.cards.values())
    yield from places()
    yield from map(era_name, ERAS)
    yield from map(type_name, CARD_TYPES)
    yield from map(thing, (*get_args(Kind), *get_args(Resource), *COLOURS))


@locales
def test_no_two_things_have_one_name(locale: str) -> None:
    counts = Counter(words(locale).say(name) for name in names())
    assert [name for name, count in counts.items() if count > 1] == []


@pytest.mark.parametrize("id_", GLOSSARY)
def test_things_are_called_as_in_the_glossary(id_: str) -> None:
    said = tuple(words(locale).inner(thing(id_), None) for locale in LOCALES)
    assert said == GLOSSARY[id_]


def test_english_titles_are_those_of_the_pack() -> None:
    for title, message in titles():
        assert words(ENGLISH).inner(message, None) == title


@others
def test_titles_that_differ_stay_different(locale: str) -> None:
    by_title: dict[str, str] = {}
    for title, message in titles():
        said = words(locale).inner(message, None)
        assert by_title.setdefault(said, title) == title


@others
def test_titles_are_translated(locale: str) -> None:
    same = [title for title, message in titles() if words(locale).inner(message, None) == title]
    assert all(len(title.split()) == 1 for title in same)


@pytest.mark.rule("UC-3.8")
def test_a_card_is_named_with_its_number() -> None:
    crews = ("biomech_construction_crew_lab", "biomech_construction_crew_desal")
    said = [words(ENGLISH).say(card_name(PACK, PACK.cards[id_])) for id_ in crews]
    assert said == ["Biomech Construction Crew (37)", "Biomech Construction Crew (58)"]
    assistant = words(ENGLISH).say(card_name(PACK, PACK.cards[ASSISTANT]))
    assert assistant == "Personal Assistant"


@locales
def test_another_pack_brings_its_own_titles(locale: str) -> None:
    mill = replace(PACK.cards["tide_mill"], title="Wave Wheel")
    assert words(locale).say(card_title(OTHER, mill)) == "Wave Wheel"
    assert words(locale).say(card_name(OTHER, mill)) == "Wave Wheel (15)"
    tile = replace(PACK.tiles["mint"], title="Treasury")
    assert words(locale).say(tile_name(OTHER, tile)) == "Treasury"
    contract = replace(PACK.contracts["model_town"], title="Pilot Town")
    assert words(locale).say(contract_name(OTHER, contract)) == "Pilot Town"


def test_titles_that_another_pack_leaves_as_they_are_stay_translated() -> None:
    assert words("de").say(tile_name(OTHER, PACK.tiles["mint"])) == "Münzstätte"
    assert words("de").say(card_title(OTHER, replace(PACK.cards["tide_mill"], id="mint"))) == (
        PACK.cards["tide_mill"].title
    )


@pytest.mark.parametrize(
    ("site", "printed"),
    [
        ("c3", "C3"),
        ("c3.b2", "C3·2"),
        ("c3.x", "C3+"),
        ("t-c3-m2", "C3–M2"),  # noqa: RUF001 - a dash
        ("m2", "M2"),
    ],
)
@locales
def test_a_site_bears_the_name_that_is_printed_in_every_language(
    locale: str, site: str, printed: str
) -> None:
    assert words(locale).say(site_name(site), None, "short") == printed


@locales
def test_a_slot_bears_the_name_that_is_printed_in_every_language(locale: str) -> None:
    names = [words(locale).say(slot_name(each), None, "short") for each in PACK.slots(4).values()]
    assert sorted(names) == sorted([*(f"{c}{n}" for c in "GRY" for n in range(1, 6)), "∞"])


@locales
@pytest.mark.parametrize(
    ("kind", "site", "printed"),
    [
        ("farm", "c9.b1", "C9·1"),
        ("lab", "c9.x", "C9+"),
        ("tunnel", "t-c6-c9", "C6–C9"),  # noqa: RUF001 - a dash
        ("white", "c5", "C5"),
    ],
)
def test_what_stands_on_a_site_bears_its_name_on_a_button(
    locale: str, kind: str, site: str, printed: str
) -> None:
    assert words(locale).say(structure_name(kind, site), None, "short") == printed


@locales
def test_no_two_cards_are_called_alike_on_a_button(locale: str) -> None:
    names = [
        words(locale).say(card_name(PACK, each), None, "short") for each in PACK.cards.values()
    ]
    assert len(set(names)) == len(names)


@locales
@pytest.mark.parametrize("count", [1, 2, 5])
def test_every_amount_says_its_number(locale: str, count: int) -> None:
    for name in THINGS.values():
        if name != "federation":
            assert words(locale).inner(amount(name, count), None).startswith(f"{count} ")
    for counter in COUNTERS.values():
        assert words(locale).inner(counted(counter, count), None).startswith(f"{count} ")


@locales
def test_everything_counted_is_counted_in_words_of_its_own(locale: str) -> None:
    said = Counter(words(locale).inner(counted(name, 3), None) for name in COUNTERS.values())
    assert [text for text, count in said.items() if count > 1] == []
    assert not [text for text in said if re.search(r"[{}]", text)]
