from __future__ import annotations

from collections import Counter

import pytest

from engine.antarctica.pack.components import DECKS
from engine.antarctica.pack.playable import reachable
from engine.antarctica.setup import ChoosePlace
from engine.antarctica.state import AntarcticaState
from engine.core.machine import frames
from tests.engine.antarctica.scene import GAME, KINDS, Scene, kinds_left, stroll

# ---------------------------------------------------------------- players without ships


@pytest.mark.rule("AN-12.1")
def test_a_player_without_ships_gets_no_turns_but_takes_cards_and_scores() -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").player("C", lost_cubes=1).start()
    scene.play("sail:6", "ship", "take:icebreaker")
    assert scene.asked == "C"
    scene.play("take:quick_research").end()
    assert scene.me("C").hand == ("quick_research",)
    scene.sail(3)
    assert scene.state.turns == 3
    assert scene.asked == "A"
    scores = GAME.view(scene.state, None).scores
    assert sum(score.points[2] for score in scores) == 1


@pytest.mark.rule("AN-12.1", "AN-9.16")
def test_a_player_without_ships_can_come_back_through_a_red_space() -> None:
    scene = Scene(3, "2:A 5:B", "6:naval_station").track("oceanography", 6, 0, 0)
    scene.track("climatology", 0, 0, 9).start().play("sail:6", "research:oceanography")
    scene.play("none", "none", "track:climatology")
    assert scene.row(2) == "C"


# ---------------------------------------------------------------- no game gets stuck


@pytest.mark.rule("AN-12.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_can_be_met_by_some_position_of_ships(seats: int) -> None:
    pack = GAME.pack
    there = reachable(pack, seats)
    for deck in DECKS:
        for name in pack.used_cards(seats, deck):
            assert set(pack.cards[name].requires) <= there


def at_start(seats: int) -> set[str]:
    return {building.id for building in GAME.pack.buildings.values() if building.starting(seats)}


@pytest.mark.rule("AN-12.2")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_deck_waits_for_one_that_waits_for_it(seats: int) -> None:
    pack, there = GAME.pack, at_start(seats)
    for deck in DECKS:
        cards = [pack.cards[name] for name in pack.used_cards(seats, deck)]
        assert all(set(card.requires) <= there for card in cards)
        there |= {card.result for card in cards}


def test_our_cards_cost_what_their_buildings_cost_and_stars_mark_prestige() -> None:
    for card in GAME.pack.cards.values():
        assert card.scientists == (2 if card.result == "plankton_farm" else 1)
        assert 1 <= card.research <= 3
        assert card.star == (GAME.pack.buildings[card.result].category == "prestige")


# ---------------------------------------------------------------- what always holds


def pieces(state: AntarcticaState, seat: int) -> tuple[int, int, int]:
    """All scientists, ships and cubes of a seat, wherever they are."""
    player = state.players[seat]
    scientists = sum(area.scientists[seat] for area in state.areas)
    ships = sum(area.ships_of(seat) for area in state.areas)
    ships += sum(isinstance(f, ChoosePlace) and f.seat == seat for f in frames(state))
    cubes = sum(cubes[seat] > 0 for cubes in state.tracks.values())
    return (
        player.scientists + player.reserve + scientists,
        player.ships + player.lost_ships + ships,
        player.cubes + player.lost_cubes + cubes,
    )


def check_pieces(state: AntarcticaState) -> None:
    counts = GAME.pack.setups[state.seats]
    for seat in range(state.seats):
        assert pieces(state, seat) == (
            counts.personal_scientists + counts.common_scientists,
            counts.ships_to_place + counts.available_ships,
            counts.available_cubes,
        )
        player = state.players[seat]
        numbers = (player.scientists, player.reserve, player.ships, player.cubes, player.knowhow)
        assert min(numbers) >= 0


def check_cards(state: AntarcticaState) -> None:
    cards = [card for player in state.players for card in player.cards]
    cards += [card for deck in state.decks for card in deck]
    cards += [card for card in state.face_up if card]
    used = [name for deck in DECKS for name in GAME.pack.used_cards(state.seats, deck)]
    assert sorted(cards) == sorted(used)
    assert kinds_left(state) == dict(zip(KINDS, (3, 2, 2, 6), strict=True))
    knowhow = state.knowhow + sum(player.knowhow for player in state.players)
    assert knowhow == state.seats


def check_board(state: AntarcticaState) -> None:
    for number, area in enumerate(state.areas, 1):
        assert len(area.ships) <= 3
        assert len(set(area.buildings)) == len(area.buildings)
        assert len(set(area.icebreakers)) == len(area.icebreakers)
        if number not in state.open_areas:
            assert (area.ships, area.buildings, sum(area.scientists)) == ((), (), 0)
    for track, cubes in state.tracks.items():
        placed = [cube for cube in cubes if cube]
        assert len(set(placed)) == len(placed)
        assert max(cubes) <= GAME.pack.tracks[track].length


def check_one_way(before: AntarcticaState, after: AntarcticaState) -> None:
    """AN-3.6: no piece ever goes back."""
    for old, new in zip(before.players, after.players, strict=True):
        assert (new.reserve, new.ships, new.cubes) <= (old.reserve, old.ships, old.cubes)
        assert new.reserve <= old.reserve
        assert new.ships <= old.ships
        assert new.cubes <= old.cubes
        assert new.discarded >= old.discarded
        assert new.cards[: len(old.cards)] == old.cards
    for old_area, new_area in zip(before.areas, after.areas, strict=True):
        assert set(old_area.buildings) <= set(new_area.buildings)
        pairs = zip(old_area.scientists, new_area.scientists, strict=True)
        assert all(new >= old for old, new in pairs)
    for track, cubes in before.tracks.items():
        assert all(new >= old for old, new in zip(cubes, after.tracks[track], strict=True))
    assert set(before.used) <= set(after.used)


@pytest.mark.unwatched
@pytest.mark.rule("AN-1.7", "AN-3.1", "AN-3.2", "AN-3.6", "AN-5.3", "AN-7.8", "AN-8.13", "AN-9.2",
                  "AN-9.3", "AN-10.7", "AN-12.26")  # fmt: skip
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", ["first_game", "free"])
def test_what_always_holds_holds_after_every_answer_of_whole_games(seats: int, layout: str) -> None:
    met: Counter[str] = Counter()
    for seed in range(3):
        state = None
        for before, _, _, state, events in stroll(seats, seed, layout=layout):
            check_pieces(state)
            check_cards(state)
            check_board(state)
            check_one_way(before, state)
            met.update(event.name.removeprefix("antarctica-log-") for event in events)
        assert state is not None
        assert state.over in GAME.ends
    assert {"built", "recruited", "new-ship", "advanced", "triggered", "took-card"} <= set(met)


@pytest.mark.unwatched
@pytest.mark.rule("AN-10.7", "AN-10.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_game_by_chance_ends(seats: int) -> None:
    for seed in range(20):
        *_, (_, _, _, last, _) = stroll(seats, seed, calm=False)
        assert last.over in GAME.ends


@pytest.mark.rule("AN-1.2", "AN-1.3")
def test_a_row_of_the_tables_beats_the_general_rule() -> None:
    """A Plankton Farm costs 2 scientists although a building costs 1."""
    costs = {card.scientists for card in GAME.pack.cards.values()}
    assert costs == {1, 2}
    scene = Scene(3, "2:A 4:A 8:B", "4:drilling_rig,laboratory").below(2, "advanced_01")
    scene.face_up("basic_01", "double_11", "advanced_06").below(2, "advanced_01")
    scene.start().play("sail:6", "build:advanced_06")
    assert scene.me().scientists == 0
    assert scene.state.area(6).scientists == (2, 0, 0)


@pytest.mark.rule("AN-1.6")
def test_the_examples_are_written_as_rows_from_position_1_backwards() -> None:
    scene = Scene(3, "5:AB")
    assert [ship.seat for ship in scene.state.area(5).ships] == [0, 1]
    assert scene.row(5) == "AB"
