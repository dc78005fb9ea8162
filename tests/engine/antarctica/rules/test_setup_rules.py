from __future__ import annotations

from collections import Counter

import pytest

from engine.antarctica.pack.components import ALL_AREAS, DECKS
from engine.core.game import checked_setup
from tests.engine.antarctica.scene import GAME, KINDS, Scene, fresh

PACK = GAME.pack
seat_counts = pytest.mark.parametrize("seats", [2, 3, 4])
FIXED = {
    2: {3: "A", 4: "B", 5: "B", 7: "A", 8: "A", 1: "B"},
    3: {2: "A", 3: "BA", 4: "C", 5: "C", 6: "A", 7: "B", 8: "B", 1: "C"},
    4: {2: "A", 3: "B", 4: "C", 5: "D", 6: "D", 7: "A", 8: "B", 1: "C"},
}
PLACING = {2: "ABBAAB", 3: "ABCCABBCA", 4: "ABCDDABC"}
PIECES = {2: (2, 14, 3, 3), 3: (2, 12, 2, 4), 4: (2, 10, 2, 5)}


def letters(seats: int, seed: int = 1) -> dict[int, str]:
    """The ship rows of the fixed layout, with seats as letters from the first player on."""
    state, _ = fresh(seats, seed)
    return {
        number: "".join("ABCD"[state.order.index(ship.seat)] for ship in area.ships)
        for number, area in enumerate(state.areas, 1)
        if area.ships
    }


@pytest.mark.rule("AN-1.1")
def test_it_is_played_by_two_to_four() -> None:
    assert tuple(GAME.seat_counts) == (2, 3, 4)


@pytest.mark.rule("AN-1.1", "AN-4.1", "D1")
def test_the_layout_is_the_only_choice_and_the_fixed_one_its_default() -> None:
    (layout,) = GAME.options
    assert (layout.name, layout.values, layout.default) == (
        "layout",
        ("first_game", "free"),
        "first_game",
    )


@pytest.mark.rule("AN-4.1", "D1")
def test_with_somebody_who_has_finished_a_game_free_placement_is_the_default() -> None:
    (layout,) = GAME.options
    assert layout.usual(seasoned=False) == "first_game"
    assert layout.usual(seasoned=True) == "free"


@pytest.mark.rule("AN-4.2")
def test_the_first_player_is_drawn_and_the_others_follow_round_the_table() -> None:
    orders = {fresh(4, seed)[0].order for seed in range(30)}
    assert orders == {(0, 1, 2, 3), (1, 2, 3, 0), (2, 3, 0, 1), (3, 0, 1, 2)}
    assert fresh(4, 5)[1].events[0].seat == fresh(4, 5)[0].order[0]


@pytest.mark.rule("AN-3.1", "AN-4.3", "AN-12.26")
@seat_counts
def test_two_areas_are_closed_with_two_players(seats: int) -> None:
    state, _ = fresh(seats)
    expected = (1, 3, 4, 5, 7, 8) if seats == 2 else ALL_AREAS
    assert state.open_areas == expected
    assert len(state.areas) == 8
    for number in set(ALL_AREAS) - set(expected):
        assert state.area(number).buildings == ()


@pytest.mark.rule("AN-3.2", "AN-4.4")
@seat_counts
def test_each_open_area_has_one_starting_building(seats: int) -> None:
    found = set()
    for seed in range(12):
        state, _ = fresh(seats, seed)
        lying = [name for area in state.areas for name in area.buildings]
        assert all(len(state.area(number).buildings) == 1 for number in state.open_areas)
        expected = Counter(
            ["camp", "coastal_station", "wind_turbine", "shaft_tower", "drilling_rig", "crane"]
        )
        if seats > 2:
            expected.update(["camp", "naval_station"])
        assert Counter(lying) == expected
        found.add(tuple(lying))
    assert len(found) > 6


@pytest.mark.rule("AN-4.5", "AN-5.4")
@seat_counts
def test_the_sun_moves_before_the_first_turn(seats: int) -> None:
    assert PACK.sun_start == 1
    state, outcome = fresh(seats, layout="free")
    assert state.sun == 1
    while state.turn is None:
        scene = Scene(seats)
        scene.state, (asked,) = state, outcome.pending
        scene.play(*asked.default)  # type: ignore[misc]
        outcome = type(outcome)((), scene.pending)
    assert state.sun == min(n for n in state.open_areas if n > 1 and state.area(n).ships)


@pytest.mark.rule("AN-4.6", "AN-12.26")
@seat_counts
def test_a_track_more_than_players_is_open(seats: int) -> None:
    state, _ = fresh(seats)
    assert len(state.tracks) == seats + 1
    assert ("track_astronomy" in state.tracks) == (seats == 4)
    assert ("track_climatology" in state.tracks) == (seats > 2)


@pytest.mark.rule("AN-3.5", "AN-4.7")
@seat_counts
def test_cards_for_more_players_are_left_out_and_the_top_cards_lie_open(seats: int) -> None:
    state, _ = fresh(seats)
    for deck, shown, below in zip(DECKS, state.face_up, state.decks, strict=True):
        used = [card.id for card in PACK.cards.values() if card.deck == deck and card.mark <= seats]
        assert shown is not None
        assert sorted((shown, *below)) == sorted(used)
    assert state.cards_left() == {2: (10, 7, 7), 3: (12, 9, 9), 4: (15, 12, 12)}[seats]


@pytest.mark.rule("AN-3.4")
@seat_counts
def test_every_card_finds_a_piece_in_stock(seats: int) -> None:
    for building in PACK.buildings.values():
        cards = [card for card in PACK.cards.values() if card.result == building.id]
        assert building.pieces == len(cards) + building.starting(4)
        assert building.starting(seats) <= building.starting(4)


@pytest.mark.rule("AN-4.8")
@seat_counts
def test_all_shipyard_cards_form_one_pile(seats: int) -> None:
    state, _ = fresh(seats)
    assert [state.pile.count(kind) for kind in KINDS] == [3, 2, 2, 6]
    assert [player.hand for player in state.players] == [()] * seats


@pytest.mark.rule("AN-4.9", "AN-8.14")
@seat_counts
def test_everybody_has_a_basic_card_and_the_pile_one_know_how_card_each(seats: int) -> None:
    state, _ = fresh(seats)
    assert state.knowhow == seats
    assert all(player.basic_ready and not player.knowhow for player in state.players)


@pytest.mark.rule("AN-4.10", "AN-3.7")
@seat_counts
def test_everybody_starts_with_the_pieces_of_the_table(seats: int) -> None:
    state, _ = fresh(seats, layout="free")
    for player in state.players:
        assert (player.scientists, player.reserve, player.ships, player.cubes) == PIECES[seats]
        assert player.discarded == 0
    scores = GAME.view(state, None).scores
    assert sum(sum(score.points) for score in scores) == 0


@pytest.mark.rule("AN-4.11")
@seat_counts
def test_the_fixed_layout_lies_once_round_the_board(seats: int) -> None:
    assert letters(seats) == FIXED[seats]
    assert letters(seats, seed=6) == FIXED[seats]


@pytest.mark.rule("AN-4.11", "D2")
@seat_counts
def test_free_placement_goes_in_the_printed_order(seats: int) -> None:
    state, _ = fresh(seats, layout="free")
    scene = Scene(seats)
    scene.state, asked = state, ""
    while scene.prompt == "place":
        asked += "ABCD"[state.order.index(scene.pick.seat)]
        scene.play(scene.keys[0])
    assert asked == PLACING[seats]
    assert sum(len(area.ships) for area in state.areas) == len(PLACING[seats])


@pytest.mark.rule("AN-4.11", "AN-5.1", "AN-5.3")
def test_several_own_ships_may_lie_in_one_area_but_no_fourth_ship() -> None:
    state, _ = fresh(3, layout="free")
    scene = Scene(3)
    scene.state = state
    first, second, third = (state.order[n] for n in range(3))
    scene.play("place:5", "place:6", "place:5", "place:5")
    assert [ship.seat for ship in state.area(5).ships] == [first, third, third]
    assert "place:5" not in scene.keys
    assert [ship.seat for ship in state.area(6).ships] == [second]


@pytest.mark.rule("AN-4.3", "AN-12.26")
def test_nothing_is_placed_into_a_closed_area() -> None:
    state, outcome = fresh(2, layout="free")
    (asked,) = outcome.pending
    keys = [option.key for option in asked.options]  # type: ignore[union-attr]
    assert keys == [f"place:{number}" for number in (1, 3, 4, 5, 7, 8)]
    assert state.open_areas == (1, 3, 4, 5, 7, 8)


@pytest.mark.rule("AN-4.12", "D3")
@pytest.mark.parametrize("layout", ["first_game", "free"])
def test_the_second_of_two_puts_a_cube_on_a_track_last_of_all(layout: str) -> None:
    state, _ = fresh(2, layout=layout)
    scene = Scene(2)
    scene.state = state
    while scene.prompt == "place":
        scene.play(scene.keys[0])
    second = state.order[1]
    assert (scene.prompt, scene.pick.seat) == ("extra-cube", second)
    assert scene.keys == ["track:glaciology", "track:biology", "track:oceanography"]
    assert scene.pick.default == ("track:glaciology",)
    scene.play("track:biology")
    assert state.tracks["track_biology"][second] == 1
    assert state.players[second].cubes == 2
    assert scene.told("triggered") == []
    assert scene.prompt == "sail"


@pytest.mark.rule("AN-4.12")
@pytest.mark.parametrize("seats", [3, 4])
def test_with_more_players_nobody_gets_a_cube_for_nothing(seats: int) -> None:
    state, _ = fresh(seats)
    assert state.turn is not None
    assert all(set(cubes) == {0} for cubes in state.tracks.values())


@pytest.mark.rule("AN-4.2")
def test_the_same_seed_makes_the_same_table() -> None:
    wanted = checked_setup(GAME, 4, 77, {"layout": "free"})
    first, second = GAME.setup(wanted), GAME.setup(wanted)
    assert GAME.codec.dump(first) == GAME.codec.dump(second)
    other = GAME.setup(checked_setup(GAME, 4, 78, {"layout": "free"}))
    assert GAME.codec.dump(other) != GAME.codec.dump(first)
