"""The contents of the box, as counted by the rules."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.underwater_cities.effects.conditional import Per
from engine.underwater_cities.effects.gain import Gain, Tier
from engine.underwater_cities.pack.components import (
    ALWAYS,
    ASSISTANT,
    BELOW_THE_TRACK,
    COLOURS,
    SPECIAL_KINDS,
    Board,
)
from engine.underwater_cities.pack.load import default_pack
from tests.engine.underwater_cities.nations import neighbours, tunnels_at

PACK = default_pack()
BOARDS = PACK.boards.values()
each_board = pytest.mark.parametrize("board", BOARDS, ids=lambda board: str(board.number))


# --- cards ---------------------------------------------------------------------------------------


@pytest.mark.rule("UC-4.2")
def test_each_era_has_its_own_deck_with_a_third_of_each_colour() -> None:
    assert {era: len(cards) for era, cards in PACK.era_cards.items()} == {1: 66, 2: 57, 3: 57}
    for cards in PACK.era_cards.values():
        colours = Counter(PACK.cards[card].colour for card in cards)
        assert set(colours) == set(COLOURS)
        assert len(set(colours.values())) == 1


@pytest.mark.rule("UC-3.5", "UC-4.3")
def test_ten_special_cards_cost_three_credits_and_fifteen_less() -> None:
    assert len(PACK.three_credit_cards) == 10
    assert len(PACK.special_deck) == 15
    assert {PACK.cards[card].credits for card in PACK.special_deck} == {1, 2}
    assert {PACK.cards[card].type for card in PACK.three_credit_cards} == {"end"}
    assert PACK.constants["three_credit_cards_shown"] == 6


@pytest.mark.rule("UC-3.8")
def test_two_cards_may_share_a_title_but_neither_id_nor_number() -> None:
    titles = Counter(card.title for card in PACK.cards.values())
    assert titles["Biomech Construction Crew"] == 2
    assert len({card.number for card in PACK.cards.values()}) == len(PACK.cards)


@pytest.mark.rule("UC-6.45")
def test_the_personal_assistant_is_an_action_card_without_a_colour() -> None:
    assistant = PACK.cards[ASSISTANT]
    assert (assistant.type, assistant.colour, assistant.special) == ("action", None, False)
    assert assistant.id not in {card for cards in PACK.era_cards.values() for card in cards}


def test_only_cards_with_a_price_are_special() -> None:
    specials = {card.id for card in PACK.cards.values() if card.special}
    assert specials == {*PACK.three_credit_cards, *PACK.special_deck}


def test_a_card_is_told_apart_by_its_id() -> None:
    cards = default_pack().cards
    assert {PACK.cards["tide_mill"]: "found"}[cards["tide_mill"]] == "found"
    assert PACK.cards["tide_mill"] != cards["quiet_waters"]


# --- numbers of set-up ---------------------------------------------------------------------------


@pytest.mark.rule("UC-3.2", "UC-3.3", "UC-4.11", "UC-4.12")
def test_the_figures_of_the_setup() -> None:
    assert PACK.constants == {
        "white_domes": 17,
        "tunnels": 46,
        "action_tiles": 3,
        "three_credit_cards_shown": 6,
        "brown_tiles_each": 1,
        "blue_tiles_each": 2,
        "contracts_shown": 3,
        "opening_cards": 6,
        "opening_cards_kept": 3,
    }


@pytest.mark.rule("UC-3.4", "UC-4.4", "UC-8.2")
def test_purple_domes_and_the_cloning_tile_go_with_the_players() -> None:
    found = {
        players: (counts.purple_domes, counts.cloning_tile)
        for players, counts in PACK.counts.items()
    }
    assert found == {1: (None, False), 2: (7, False), 3: (10, False), 4: (13, True)}


@pytest.mark.rule("UC-4.10", "EX-1", "EX-2")
@pytest.mark.parametrize(
    ("order", "space", "resources"),
    [
        (1, BELOW_THE_TRACK, {"kelp": 1, "steelplast": 1, "science": 1, "credit": 2}),
        (2, 4, {"kelp": 1, "steelplast": 1, "science": 1, "credit": 2}),
        (3, 3, {"kelp": 1, "steelplast": 1, "science": 1, "credit": 3}),
        (4, 2, {"kelp": 1, "steelplast": 2, "science": 1, "credit": 3}),
    ],
)
def test_whoever_plays_later_starts_with_more(
    order: int, space: int, resources: dict[str, int]
) -> None:
    row = PACK.start[order - 1]
    assert (row.federation, dict(row.resources)) == (space, resources)


@pytest.mark.rule("UC-6.35", "UC-6.36")
def test_each_space_of_the_federation_track_has_its_bonus() -> None:
    over, one, two, three, four, below = map(dict, PACK.federation)
    assert (below, four, three) == ({}, {}, {"credit": 1})
    assert (two, one, over) == ({"steelplast": 1}, {"point": 1}, {"point": 1})


# --- slots ---------------------------------------------------------------------------------------


@pytest.mark.rule("UC-4.1", "UC-8.1")
@pytest.mark.parametrize(("players", "each"), [(1, 4), (2, 4), (3, 5), (4, 5)])
def test_the_side_of_the_main_board_goes_with_the_players(players: int, each: int) -> None:
    colours = Counter(slot.colour for slot in PACK.slots(players).values())
    assert colours == {"green": each, "red": each, "yellow": each, None: 1}


@pytest.mark.rule("UC-8.6")
def test_the_ring_goes_from_green_by_red_to_yellow() -> None:
    assert PACK.ring(1) == (
        *("green_1", "green_2", "green_3", "green_4"),
        *("red_1", "red_2", "red_3", "red_4"),
        *("yellow_1", "yellow_2", "yellow_3", "yellow_4"),
    )
    assert ALWAYS not in PACK.ring(4)


@pytest.mark.rule("UC-5.6")
@pytest.mark.parametrize("players", [1, 4])
def test_the_always_available_slot_gives_two_cards_and_two_credits(players: int) -> None:
    slot = PACK.slots(players)[ALWAYS]
    assert slot.effect == (Gain((("card", 2), ("credit", 2))),)
    assert slot.families == (ALWAYS,)


# --- metropolises and contracts ------------------------------------------------------------------


@pytest.mark.rule("UC-4.7", "UC-8.3")
def test_one_brown_tile_is_left_out_alone() -> None:
    assert len(PACK.tiles_of("brown", 2)) == 5
    assert len(PACK.tiles_of("blue", 1)) == len(PACK.tiles_of("blue", 4)) == 11
    (left_out,) = set(PACK.tiles_of("brown", 2)) - set(PACK.tiles_of("brown", 1))
    assert PACK.tiles[left_out].end == (Tier("city", ((5, 4), (6, 8), (7, 12))),)


@pytest.mark.rule("UC-6.27")
def test_blue_tiles_act_at_once_and_brown_ones_at_the_end() -> None:
    for tile in PACK.tiles.values():
        blue = tile.colour == "blue"
        assert (bool(tile.now), bool(tile.end)) == (blue, not blue)
        assert blue or not tile.prod
    assert sum(bool(tile.prod) for tile in PACK.tiles.values()) == 6


def test_a_tile_is_told_apart_by_its_id() -> None:
    tiles = default_pack().tiles
    assert {PACK.tiles["mint"]: "found"}[tiles["mint"]] == "found"
    assert PACK.tiles["mint"] != tiles["academy"]


def test_a_brown_tile_counts_as_its_notation_says() -> None:
    assert PACK.tiles["metropolis_league"].end == (Per(1, "metropolis", Gain((("point", 3),))),)


# --- boards --------------------------------------------------------------------------------------


@pytest.mark.rule("UC-4.5")
def test_there_are_four_boards_of_each_side() -> None:
    assert PACK.boards_of("basic") == (1, 2, 3, 4)
    assert PACK.boards_of("asymmetric") == (5, 6, 7, 8)


@pytest.mark.rule("UC-4.6", "UC-6.17")
@each_board
def test_a_board_joins_nine_city_sites_by_sixteen_tunnel_sites(board: Board) -> None:
    assert (len(board.cities), len(board.tunnels), board.start) == (9, 16, "c9")
    assert neighbours(board, "c5") == ("c1", "c3", "c7", "c9")
    assert neighbours(board, "c2") == ("c1", "c3")
    assert [tunnel.id for tunnel in tunnels_at(board, "c9")] == ["t-c5-c9", "t-c6-c9", "t-c8-c9"]
    assert board.tunnel["t-c3-m2"].ends == ("c3", "m2")


@pytest.mark.rule("UC-6.17")
@each_board
def test_neighbours_are_neighbours_of_each_other(board: Board) -> None:
    pairs = {(city, other) for city in board.cities for other in neighbours(board, city)}
    assert pairs == {(other, city) for city, other in pairs}
    assert len(pairs) == 2 * 12


@pytest.mark.rule("UC-6.26", "UC-4.7")
@each_board
def test_the_brown_metropolis_needs_two_tunnels_and_the_blue_ones_one(board: Board) -> None:
    needed = [(place.colour, len(place.tunnels)) for place in board.metropolises]
    assert needed == [("brown", 2), ("blue", 1), ("blue", 1)]
    for place in board.metropolises:
        assert board.metropolis[place.id] is place
        assert tuple(tunnel.id for tunnel in tunnels_at(board, place.id)) == place.tunnels


@pytest.mark.rule("UC-6.17", "UC-6.21")
@each_board
def test_every_city_has_building_sites_and_one_expansion_site(board: Board) -> None:
    assert sum(len(sites) for sites in board.buildings.values()) == 27
    assert set(board.expansions) == set(board.cities)
    assert board.city_of["c3.b2"] == board.city_of["c3.x"] == "c3"
    assert len(board.city_of) == 27 + 9


@pytest.mark.rule("UC-6.30")
@each_board
def test_only_the_asymmetric_side_has_special_sites(board: Board) -> None:
    assert bool(board.specials) == (board.side == "asymmetric")
    for site, special in board.special_at.items():
        assert site in special.sites


@pytest.mark.rule("UC-6.30", "UC-6.4")
def test_each_kind_of_special_site_is_somewhere_with_its_surcharge() -> None:
    surcharges = {special.kind: special.surcharge for b in BOARDS for special in b.specials}
    assert set(surcharges) == set(SPECIAL_KINDS)
    assert surcharges["triple_city"] == (("steelplast", 3), ("credit", 3))
    assert surcharges["joined_tunnels"] == ()


@pytest.mark.rule("UC-6.29")
@each_board
def test_bonuses_are_on_sites_of_the_board(board: Board) -> None:
    sites = {*board.cities, *board.tunnel, *board.city_of}
    assert board.bonuses.keys() <= sites
    assert len(board.bonuses) == (12 if board.side == "basic" else 8)


@each_board
def test_everything_on_a_board_has_its_spot(board: Board) -> None:
    for site in (*board.cities, *board.metropolis, *board.tunnel, *board.city_of):
        spot = board.spots[site]
        assert 0 <= spot.x <= 24
        assert 0 <= spot.y <= 24
    assert board.spots["t-c2-m1"].via == (12, 2)


def test_a_board_is_told_apart_by_its_number() -> None:
    boards = default_pack().boards
    assert {PACK.boards[3]: "found"}[boards[3]] == "found"
    assert PACK.boards[3] != boards[4]
