from __future__ import annotations

from collections import Counter

import pytest

from engine.antarctica.pack.vocabulary import SPACES
from engine.antarctica.words.names import thing
from engine.core.packs.pack import PackTable
from engine.core.text import Words
from tests.engine.antarctica.scene import GAME
from tests.engine.pack_tables import check_cells, check_head, default_tables, texts

OURS = {"pack"}
NOT_AT_THE_TABLE = {"orientation"}
LOCALES = {"en": "en", "it": "it", "de": "de", "pt_br": "pt-BR"}


@pytest.fixture(scope="module")
def pack() -> dict[str, PackTable]:
    return default_tables("antarctica")


def test_the_pack_says_what_it_is(pack: dict[str, PackTable]) -> None:
    check_head(pack, "antarctica")


def test_every_cell_is_that_of_the_component_tables(pack: dict[str, PackTable]) -> None:
    check_cells(pack, "antarctica", OURS, NOT_AT_THE_TABLE)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("areas", 8),
        ("buildings", 14),
        ("building_cards", 39),
        ("shipyard_cards", 13),
        ("resource_cards", 8),
        ("tracks", 5),
    ],
)
def test_there_are_as_many_as_in_the_box(pack: dict[str, PackTable], name: str, count: int) -> None:
    assert len(pack[name].rows) == count


def test_the_counts_agree_with_the_tables(pack: dict[str, PackTable]) -> None:
    counts = {row["id"]: int(row["count"]) for row in texts(pack["component_counts"])}
    assert counts["building"] == sum(int(row["pieces"]) for row in texts(pack["buildings"]))
    assert counts["building_card"] == len(pack["building_cards"].rows)
    assert counts["research_track"] == len(pack["tracks"].rows)
    kinds = Counter(row["kind"] for row in texts(pack["shipyard_cards"]))
    assert kinds == {kind.id: kind.count for kind in GAME.pack.kinds.values()}
    assert counts["ship_space"] == 3 * counts["area"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_deck_sizes_are_those_of_the_cards_in_use(
    pack: dict[str, PackTable], seats: int
) -> None:
    (row,) = [row for row in texts(pack["deck_sizes"]) if row["players"] == str(seats)]
    cards = [card for card in GAME.pack.cards.values() if card.mark <= seats]
    for deck in ("basic", "double", "advanced"):
        assert int(row[deck]) == len(GAME.pack.used_cards(seats, deck))
    assert int(row["scientists_needed"]) == sum(card.scientists for card in cards)
    assert int(row["stars"]) == sum(card.star for card in cards)
    assert int(row["research_total"]) == sum(card.research for card in cards)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_sixteen_scientists_and_six_ships_and_cubes_belong_to_everybody(
    pack: dict[str, PackTable], seats: int
) -> None:
    (row,) = [row for row in texts(pack["setup_counts"]) if row["players"] == str(seats)]
    number = {name: int(text) for name, text in row.items() if text.isdecimal()}
    scientists = ("personal_scientists", "common_scientists", "box_scientists")
    assert sum(number[name] for name in scientists) == 16
    ships = ("ships_to_place", "available_ships", "box_ships")
    assert sum(number[name] for name in ships) == 6
    cubes = ("score_cubes", "available_cubes", "box_cubes")
    assert sum(number[name] for name in cubes) == 6
    assert number["open_areas"] == len(GAME.pack.open_areas(seats))
    assert number["open_tracks"] == len(GAME.pack.open_tracks(seats))


def test_the_effects_are_those_that_can_be_played(pack: dict[str, PackTable]) -> None:
    rows = {row["effect"]: row["colour"] == "blue" for row in texts(pack["track_effects"])}
    assert rows == {name: effect.blue for name, effect in SPACES.items()}


@pytest.mark.unwatched
@pytest.mark.parametrize("column", LOCALES)
@pytest.mark.parametrize("table", ["areas", "buildings", "tracks", "shipyard_kinds"])
def test_the_things_are_called_as_in_the_tables(
    pack: dict[str, PackTable], table: str, column: str
) -> None:
    words = Words(LOCALES[column], strict=True)
    for row in texts(pack[table]):
        name = row.get("id") or row["kind"]
        assert words.inner(thing(name), None) == row[column]
