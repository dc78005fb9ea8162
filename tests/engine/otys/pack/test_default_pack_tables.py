from __future__ import annotations

from collections import Counter

import pytest

from engine.core.packs.notation import parse_effect, write
from engine.core.packs.pack import PackTable
from tests.engine.pack_tables import check_cells, check_head, default_tables, texts

RESOURCES = ("metal", "plant", "fuel", "tech")
OURS = {"pack", "effects"}
NOT_AT_THE_TABLE = {"expected_figures"}
WORDS = (
    ("divers", "action"),
    ("divers", "bonus_upgraded"),
    ("sponsors", "effect"),
    ("rewards", "front"),
    ("rewards", "back"),
)


@pytest.fixture(scope="module")
def pack() -> dict[str, PackTable]:
    return default_tables("otys")


def test_the_pack_says_what_it_is(pack: dict[str, PackTable]) -> None:
    check_head(pack, "otys")


def test_every_cell_is_that_of_the_component_tables(pack: dict[str, PackTable]) -> None:
    check_cells(pack, "otys", OURS, NOT_AT_THE_TABLE)


@pytest.mark.parametrize(
    ("name", "count"), [("contracts", 32), ("rewards", 32), ("sponsors", 10), ("divers", 8)]
)
def test_there_are_as_many_as_in_the_box(pack: dict[str, PackTable], name: str, count: int) -> None:
    assert len(pack[name].rows) == count


def test_the_counts_agree_with_the_tables(pack: dict[str, PackTable]) -> None:
    counts = {row["id"]: int(row["count"]) for row in texts(pack["component_counts"])}
    assert counts["contract_card"] == len(pack["contracts"].rows)
    assert counts["reward_token"] == len(pack["rewards"].rows)
    assert counts["sponsor_tile"] * 2 == len(pack["sponsors"].rows)
    assert counts["diver_tile"] == len(pack["divers"].rows) * counts["player_board"]


def test_fronts_and_backs_of_the_rewards_add_up(pack: dict[str, PackTable]) -> None:
    tokens = texts(pack["rewards"])
    assert Counter(token["front"] for token in tokens) == {
        "resource": 12,
        "draw_contract": 5,
        "battery": 5,
        "upgrade": 4,
        "prestige": 6,
    }
    assert Counter(token["back"] for token in tokens) == {"credits_2": 18, "prestige_1": 14}


def test_the_background_tells_the_back(pack: dict[str, PackTable]) -> None:
    pairs = {(token["back"], token["background"]) for token in texts(pack["rewards"])}
    assert pairs == {("credits_2", "orange"), ("prestige_1", "green")}


def test_each_pair_of_resources_is_on_two_tokens_with_different_backs(
    pack: dict[str, PackTable],
) -> None:
    backs: dict[tuple[str, str], set[str]] = {}
    for token in texts(pack["rewards"]):
        if token["front"] == "resource":
            pair = (token["resource_a"], token["resource_b"])
            backs.setdefault(pair, set()).add(token["back"])
    assert len(backs) == 6
    assert all(found == {"credits_2", "prestige_1"} for found in backs.values())


def test_exact_contracts_ask_for_each_resource_seventeen_times(pack: dict[str, PackTable]) -> None:
    exact = [card for card in texts(pack["contracts"]) if card["kind"] == "exact"]
    assert {name: sum(int(card[name]) for card in exact) for name in RESOURCES} == dict.fromkeys(
        RESOURCES, 17
    )


def test_a_contract_counts_its_cubes_and_knows_how_deep_it_must_go(
    pack: dict[str, PackTable],
) -> None:
    spaces = {
        row["level"]: int(row["resource_spaces"])
        for row in texts(pack["diver_positions"])
        if row["level"] != "-"
    }
    for card in texts(pack["contracts"]):
        exact = card["kind"] == "exact"
        groups = [card[name] for name in RESOURCES] if exact else card["pattern"].split("+")
        cubes = sum(map(int, groups))
        assert int(card["cubes"]) == cubes
        assert card["min_level"] == min(level for level, room in spaces.items() if room >= cubes)


def test_each_sponsor_tile_has_two_sides(pack: dict[str, PackTable]) -> None:
    sides = [(tile["tile"], tile["side"]) for tile in texts(pack["sponsors"])]
    assert sides == [(str(tile), side) for tile in range(1, 6) for side in ("basic", "advanced")]


def test_every_effect_word_has_its_notation(pack: dict[str, PackTable]) -> None:
    used = {row[column] for name, column in WORDS for row in texts(pack[name])} - {"-"}
    assert {row["id"] for row in texts(pack["effects"])} == used


def test_every_notation_is_read_and_written_back(pack: dict[str, PackTable]) -> None:
    for row in texts(pack["effects"]):
        effect = parse_effect(row["notation"])
        assert len(effect) == 1
        assert write(effect) == row["notation"]
