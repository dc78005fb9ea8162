from __future__ import annotations

import pytest

from engine.antarctica.scoring import ranked, result, standing
from engine.core.errors import NotAwaited
from tests.engine.antarctica.scene import GAME, Scene

# ---------------------------------------------------------------- when it ends


@pytest.mark.rule("AN-10.1", "AN-10.2", "AN-12.20")
def test_the_last_scientist_placed_by_card_ends_the_game_after_the_turn() -> None:
    scene = Scene(3, "2:A 5:B", "6:inland_station").hand("A", "place_scientist")
    scene.player("A", scientists=1, reserve=0).start().play("sail:6", "card:place_scientist")
    assert scene.prompt == "action"
    scene.play("research:glaciology")
    assert scene.cubes("glaciology") == (2, 0, 0)
    scene.end()
    assert scene.state.over == "scientists"
    assert scene.pending == ()


@pytest.mark.rule("AN-10.2", "AN-12.20")
def test_with_both_supplies_empty_no_scientist_comes_back() -> None:
    scene = Scene(3, "2:A 5:B").hand("A", "place_scientist")
    scene.player("A", scientists=1, reserve=0).start().play("sail:6", "card:place_scientist")
    scene.play("nothing", "discard:cube")
    assert scene.tally() == (0, 0)
    assert scene.state.over == "scientists"


@pytest.mark.rule("AN-10.2")
def test_an_empty_personal_supply_alone_does_not_end_it() -> None:
    scene = Scene(3, "2:A 5:B").player("A", scientists=0).player("C", scientists=0).start()
    scene.sail(6)
    assert scene.state.over is None


@pytest.mark.rule("AN-10.2")
def test_it_ends_whoever_has_no_scientists() -> None:
    scene = Scene(3, "2:A 5:B").player("C", scientists=0, reserve=0).start()
    scene.sail(6)
    assert scene.state.over == "scientists"


@pytest.mark.rule("AN-10.3", "AN-10.6", "AN-12.23")
def test_it_ends_when_the_last_building_card_is_taken_after_a_last_discard() -> None:
    scene = Scene(3, "2:A 5:A 7:B", "5:wind_turbine").face_up("basic_09", None, None).below(0)
    scene.start().play("sail:6", "build:basic_09", "track:glaciology")
    assert scene.prompt == "after"
    scene.play("discard:cube")
    assert scene.me().discarded == 1
    assert scene.state.over == "cards"


@pytest.mark.rule("AN-10.3")
def test_two_empty_decks_do_not_end_it() -> None:
    scene = Scene(3, "2:A 5:B").face_up(None, None, "advanced_01").below(2).start()
    scene.sail(6)
    assert scene.state.over is None


@pytest.mark.rule("AN-10.4", "AN-12.2")
def test_it_ends_when_no_ship_is_left() -> None:
    scene = Scene(3, "2:A").start().play("sail:6", "discard:ship:6:1", "confirm")
    assert scene.state.over == "ships"


@pytest.mark.rule("AN-10.5", "AN-12.2")
@pytest.mark.parametrize(("seats", "most"), [(2, 12), (3, 12), (4, 16)])
def test_it_ends_after_so_many_turns_without_progress(seats: int, most: int) -> None:
    scene = Scene(seats, "3:A 4:B 5:A").start()
    for turn in range(1, most + 1):
        assert scene.state.over is None
        assert scene.state.quiet == turn - 1
        scene.sail(next(int(key[5:]) for key in scene.keys_with("sail:")))
    assert scene.state.over == "standstill"
    assert [event["turns"] for event in scene.told("quiet")] == list(range(most // 2, most))


PROGRESS = {
    "recruit": ("recruit",),
    "research": ("research:glaciology",),
    "ship": ("ship", "take:icebreaker", "take:icebreaker"),
    "discard": ("nothing", "discard:cube"),
    "discard a ship": ("nothing", "discard:ship:6:1"),
    "card": ("card:icebreaker:7", "nothing"),
}


@pytest.mark.rule("AN-10.5")
@pytest.mark.parametrize("what", PROGRESS)
def test_any_progress_starts_the_count_anew(what: str) -> None:
    scene = Scene(3, "2:A 5:B 7:BA", "6:camp,shipyard,inland_station").hand("A", "icebreaker")
    scene.state.quiet = 7
    scene.start().sail(6, *PROGRESS[what]).end()
    assert scene.asked == "B"
    assert scene.state.quiet == 0


@pytest.mark.rule("AN-10.5")
@pytest.mark.parametrize("piece", ["discard:cube", "discard:ship", "discard:ship:6:1"])
def test_a_discard_that_brings_no_scientist_is_progress_too(piece: str) -> None:
    scene = Scene(3, "2:A 5:B 7:BA").player("A", reserve=0)
    scene.state.quiet = 7
    scene.start().play("sail:6", "nothing", piece)
    assert (scene.asked, scene.state.quiet) == ("B", 0)


@pytest.mark.rule("AN-10.5")
def test_ships_between_areas_are_no_progress() -> None:
    scene = Scene(3, "2:A 5:B").track("glaciology", 5, 0, 0)
    scene.state.quiet = 3
    scene.start().sail(6)
    assert scene.state.quiet == 4


@pytest.mark.rule("AN-10.1", "AN-12.22")
@pytest.mark.parametrize("letter", ["A", "B"])
def test_an_end_in_the_lead_turn_cancels_the_icebreaker_turn(letter: str) -> None:
    scene = Scene(3, f"2:A{letter} 5:B").icebreakers(2, letter)
    scene.player("C", scientists=0, reserve=0).start().sail(6)
    assert scene.state.over == "scientists"
    assert scene.pending == ()
    assert scene.state.sun == 2


@pytest.mark.rule("AN-10.1")
def test_it_ends_after_an_icebreaker_turn_too() -> None:
    scene = Scene(3, "2:AB 5:B").icebreakers(2, "B").hand("B", "place_scientist")
    scene.player("B", scientists=1, reserve=0).start().sail(6).play("act", "sail:7")
    scene.play("card:place_scientist", "nothing").end()
    assert scene.state.over == "scientists"
    with pytest.raises(NotAwaited):
        scene.play_as(1, "nothing")


@pytest.mark.rule("AN-12.21")
def test_two_ends_in_one_turn_make_no_difference() -> None:
    scene = Scene(3, "2:A 5:A 7:B", "5:wind_turbine").face_up("basic_09", None, None).below(0)
    scene.player("A", scientists=1, reserve=0).start()
    scene.play("sail:6", "build:basic_09", "track:glaciology").end()
    assert scene.state.over == "scientists"
    assert result(scene.state) is not None


@pytest.mark.rule("AN-10.6")
def test_effects_of_others_in_the_last_turn_are_resolved_in_full() -> None:
    scene = Scene(3, "2:A 5:A 7:B", "5:wind_turbine").face_up("basic_09", None, None).below(0)
    scene.track("oceanography", 6, 0, 0).start()
    scene.play("sail:6", "build:basic_09", "track:oceanography", "none", "track:glaciology")
    assert scene.tally("B") == (3, 11)
    scene.play("none").end()
    assert scene.state.over == "cards"


# ---------------------------------------------------------------- scoring


@pytest.mark.rule("AN-11.2")
@pytest.mark.parametrize(
    ("amounts", "points"),
    [
        ((3, 3, 1, 0), (99, 99, 3, 0)),
        ((4, 3, 2, 1), (99, 4, 3, 2)),
        ((0, 0, 0, 0), (0, 0, 0, 0)),
        ((2, 2, 2, 2), (99, 99, 99, 99)),
        ((0, 5, 0, 5), (0, 99, 0, 99)),
        ((1, 2, 2, 1), (2, 99, 99, 2)),
    ],
)
def test_ranks_are_dense_and_each_scores_the_amount_of_the_one_before(
    amounts: tuple[int, ...], points: tuple[int, ...]
) -> None:
    assert ranked(GAME.pack, "x", amounts, 99).points == points


def points(scene: Scene, of: str) -> tuple[int, ...]:
    view = GAME.view(scene.state, None)
    return next(score.points for score in view.scores if score.of == of)


@pytest.mark.rule("AN-11.3", "AN-12.24")
def test_alone_in_an_area_one_scores_buildings_scientists_and_one_more() -> None:
    scene = Scene(3, "", "4:camp,crane").scientists(4, 0, 3, 0)
    assert points(scene, "area:4") == (0, 6, 0)
    assert points(scene, "area:5") == (0, 0, 0)


@pytest.mark.rule("AN-11.3")
def test_areas_are_scored_from_the_suns_on() -> None:
    scene = Scene(3, "2:A", sun=6)
    scores = GAME.view(scene.state, None).scores
    assert [score.of for score in scores][:8] == [f"area:{n}" for n in (6, 7, 8, 1, 2, 3, 4, 5)]


@pytest.mark.rule("AN-11.4", "AN-4.6", "AN-12.26")
def test_only_open_tracks_score_and_the_leader_scores_for_every_cube() -> None:
    scene = Scene(2).track("oceanography", 2, 9)
    assert points(scene, "track:track_oceanography") == (5, 10)
    scores = GAME.view(scene.state, None).scores
    assert len([score for score in scores if score.of.startswith("track")]) == 3


@pytest.mark.rule("AN-11.5")
def test_only_cards_with_a_star_score() -> None:
    scene = Scene(3).player("A", cards=("basic_01", "basic_02"))
    assert points(scene, "cards") == (0, 0, 0)
    scene.player("B", cards=("double_09", "advanced_01")).player("C", cards=("double_10",))
    assert points(scene, "cards") == (0, 3, 2)


@pytest.mark.rule("AN-11.6", "AN-3.7")
def test_discarded_ships_and_cubes_score_alike() -> None:
    scene = Scene(3).player("A", lost_ships=1, lost_cubes=2).player("B", lost_ships=2)
    assert points(scene, "resources") == (5, 3, 0)


@pytest.mark.rule("AN-11.1")
def test_everything_else_is_worth_nothing() -> None:
    scene = Scene(3, "2:A 3:A 4:A").player("A", scientists=9, ships=6, cubes=6, knowhow=3)
    scene.player("A", hand=("icebreaker",) * 3)
    view = GAME.view(scene.state, None)
    assert sum(sum(score.points) for score in view.scores) == 0


# ---------------------------------------------------------------- who wins


def tied() -> Scene:
    """A and B have 3 points each: A for one area, B for one discard and a cube."""
    scene = Scene(3, "", "4:camp").scientists(4, 1, 0, 0)
    return scene.player("B", lost_cubes=3)


@pytest.mark.rule("AN-11.7")
def test_most_points_win() -> None:
    scene = tied().player("B", lost_cubes=4)
    assert standing(scene.state) == (2, 1, 3)


@pytest.mark.rule("AN-11.8")
def test_more_first_places_break_a_tie() -> None:
    scene = Scene(3, "", "4:camp").scientists(4, 1, 0, 0).player("B", lost_cubes=3)
    assert standing(scene.state)[:2] == (1, 1)
    scene.track("glaciology", 0, 1, 0).scientists(5, 1, 0, 0).scientists(6, 1, 0, 0)
    scene.player("A", lost_cubes=0)
    assert points(scene, "track:track_glaciology") == (0, 4, 0)
    scene.state.players[1].lost_cubes = 3
    totals = [sum(score.points[n] for score in GAME.view(scene.state, None).scores) for n in (0, 1)]
    assert totals == [7, 7]
    assert standing(scene.state)[:2] == (1, 2)


@pytest.mark.rule("AN-11.9")
def test_then_more_building_cards_and_then_the_victory_is_shared() -> None:
    scene = tied()
    assert standing(scene.state) == (1, 1, 3)
    scene.player("B", cards=("basic_01",))
    assert standing(scene.state) == (2, 1, 3)
    scene.player("A", cards=("basic_02",))
    assert standing(scene.state) == (1, 1, 3)
    scene.state.over = "cards"
    ended = GAME.result(scene.state)
    assert ended is not None
    assert ended.winners == (0, 1)


@pytest.mark.rule("AN-12.25")
def test_everybody_tied_scores_in_full() -> None:
    scene = Scene(4).player("A", lost_cubes=1).player("B", lost_cubes=1)
    scene.player("C", lost_cubes=1).player("D", lost_ships=1)
    assert points(scene, "resources") == (4, 4, 4, 4)
