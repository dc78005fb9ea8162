from __future__ import annotations

import re

import pytest

from engine.core.packs.notation import parse_effect, write
from engine.core.packs.pack import PackTable
from engine.underwater_cities.pack import phrases, vocabulary
from tests.engine.pack_tables import check_cells, check_head, default_tables, texts

OURS = {"pack", "constants", "player_counts", "start_positions"}
FOR_DESIGNERS = {
    *("board_balance", "glossary_coverage", "value_units", "value_targets"),
    *("balance_summary", "balance_outliers"),
}
WITH_EFFECTS = (
    *("era_cards_1", "era_cards_2", "era_cards_3", "personal_assistant", "special_cards"),
    *("metropolis_tiles", "slots_3_4_players", "slots_1_2_players"),
)


@pytest.fixture(scope="module")
def pack() -> dict[str, PackTable]:
    return default_tables("underwater_cities")


def test_the_pack_says_what_it_is(pack: dict[str, PackTable]) -> None:
    check_head(pack, "underwater_cities")


def test_every_cell_is_that_of_the_component_tables(pack: dict[str, PackTable]) -> None:
    check_cells(pack, "underwater_cities", OURS, FOR_DESIGNERS)


@pytest.mark.parametrize(
    ("name", "count"),
    [
        ("era_cards_1", 66),
        ("era_cards_2", 57),
        ("era_cards_3", 57),
        ("special_cards", 25),
        ("contracts", 8),
        ("metropolis_tiles", 16),
        ("building_sites", 8),
    ],
)
def test_there_are_as_many_as_in_the_box(pack: dict[str, PackTable], name: str, count: int) -> None:
    assert len(pack[name].rows) == count


def test_the_cards_are_numbered_without_a_gap(pack: dict[str, PackTable]) -> None:
    names = ("era_cards_1", "era_cards_2", "era_cards_3", "special_cards")
    numbers = [int(row["no"]) for name in names for row in texts(pack[name])]
    assert numbers == list(range(1, 206))


@pytest.mark.parametrize("name", WITH_EFFECTS)
def test_every_effect_is_read_and_written_back(pack: dict[str, PackTable], name: str) -> None:
    for row in texts(pack[name]):
        assert write(parse_effect(row["effect"])) == row["effect"]


# --- what the pack tells its authors -------------------------------------------------------------


def words_before(pack: dict[str, PackTable], table: str) -> set[str]:
    """The names with which the forms of a table begin."""
    forms = [form for row in texts(pack[table]) for form in row["form"].split(" / ")]
    return {re.split(r"[( ]", form)[0] for form in forms}


def test_every_statement_is_explained(pack: dict[str, PackTable]) -> None:
    known = [*vocabulary.OF_TYPES.values(), vocabulary.METROPOLIS]
    inner = {"boost", "replace", "feed"}
    statements = {name for each in known for name in each.statements} | inner
    assert words_before(pack, "statements") == statements


def test_every_condition_is_explained(pack: dict[str, PackTable]) -> None:
    assert words_before(pack, "conditions") == {"n", *phrases.CONDITIONS}


def test_every_event_is_explained(pack: dict[str, PackTable]) -> None:
    assert words_before(pack, "events") == {*phrases.EVENTS, *phrases.PLAIN_EVENTS}


def test_every_counter_is_explained(pack: dict[str, PackTable]) -> None:
    named = [name for row in texts(pack["counters"]) for name in row["counter"].split(", ")]
    assert sorted(named) == sorted(phrases.COUNTERS)
