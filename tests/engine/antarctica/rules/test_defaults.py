from __future__ import annotations

import pytest

from engine.core import machine
from engine.core.decision import Pick
from tests.engine.antarctica.scene import GAME, KINDS, Scene, fresh, stroll


@pytest.mark.rule("D2", "AN-13.2")
def test_a_ship_is_placed_by_default_where_fewest_lie_first_in_the_suns_path() -> None:
    state, _ = fresh(3, layout="free")
    scene = Scene(3)
    scene.state, placed = state, []
    while scene.prompt == "place":
        (key,) = scene.pick.default
        placed.append(key)
        scene.play(key)
    assert placed == [f"place:{number}" for number in (1, 2, 3, 4, 5, 6, 7, 8, 1)]


@pytest.mark.rule("D4", "AN-13.1")
@pytest.mark.parametrize(
    ("seats", "ships", "area"),
    [(3, "2:A 5:B", 1), (3, "2:A 5:B 1:BCB", 8), (3, "5:A 7:B", 4), (2, "3:A 7:B", 1)],
)
def test_by_default_a_ship_sails_where_the_sun_comes_last(
    seats: int, ships: str, area: int
) -> None:
    scene = Scene(seats, ships).start()
    assert scene.pick.default == (f"sail:{area}",)


@pytest.mark.rule("D5", "D6", "D8")
def test_by_default_nothing_is_done_whatever_could_be() -> None:
    scene = Scene(3, "2:A 5:A", "5:wind_turbine 6:camp,inland_station,shipyard")
    scene.face_up("basic_01", "double_11", "advanced_04").start().play("sail:6")
    assert {"recruit", "ship", "research:glaciology"} <= set(scene.keys)
    assert scene.pick.default == ("nothing",)


@pytest.mark.rule("D6")
def test_the_resource_card_is_implied_by_what_is_missing() -> None:
    scene = Scene(3, "2:A 5:A", "5:crane").face_up("basic_07", "double_11", "advanced_04").start()
    scene.player("A", knowhow=1).play("sail:6")
    (option,) = [each for each in scene.pick.options if each.key.startswith("build:")]
    assert option.key == "build:basic_07"
    assert option.label.key == "antarctica-do-build-with"
    assert option.label["resource"].key == "antarctica-resource-basic"  # type: ignore[union-attr]


@pytest.mark.rule("D7")
@pytest.mark.parametrize(
    ("cubes", "track"), [((), "glaciology"), (("oceanography",), "oceanography")]
)
def test_points_go_by_default_to_a_track_with_an_own_cube_else_the_first(
    cubes: tuple[str, ...], track: str
) -> None:
    scene = Scene(3, "2:A 5:A", "5:wind_turbine").face_up("basic_01", "double_11", "advanced_04")
    for name in cubes:
        scene.track(name, 1, 0, 0)
    scene.start().play("sail:6", "build:basic_01")
    assert scene.pick.default == (f"track:{track}",)


@pytest.mark.rule("D9")
def test_by_default_the_turn_is_ended() -> None:
    scene = Scene(3, "2:A 5:B").start().play("sail:6", "nothing")
    assert scene.pick.default == ("end",)


@pytest.mark.rule("D10", "AN-13.3")
@pytest.mark.parametrize("first", range(4))
def test_the_safest_kind_in_the_pile_is_taken_by_default(first: int) -> None:
    kinds = dict.fromkeys(KINDS[first:], 2)
    scene = Scene(4, "2:A 5:B", "6:shipyard").pile(**kinds).start().play("sail:6", "ship")
    if len(kinds) > 1:
        assert scene.pick.default == (f"take:{KINDS[first]}",)
        assert scene.keys == [f"take:{kind}" for kind in kinds]
    else:
        assert scene.asked == "A"
    assert KINDS == ("place_scientist", "quick_research", "plus_two_scientists", "icebreaker")


@pytest.mark.rule("D11", "AN-13.3")
def test_the_safest_kind_of_a_draft_is_kept_by_default() -> None:
    scene = Scene(3, "2:A 5:B", "6:coastal_station").track("biology", 5, 0, 0)
    scene.pile(icebreaker=1, quick_research=1, plus_two_scientists=1).start()
    scene.play("sail:6", "research:biology")
    assert scene.keys == ["take:quick_research", "take:plus_two_scientists", "take:icebreaker"]
    assert scene.pick.default == ("take:quick_research",)


@pytest.mark.rule("AN-13.3")
def test_a_ranking_made_beforehand_answers_without_a_look_at_the_cards() -> None:
    """The options are named by kind alone, so the first kind of a ranking that is there is it."""
    ranking = ("icebreaker", "plus_two_scientists", "quick_research", "place_scientist")
    scene = Scene(3, "2:A 5:B", "6:shipyard").pile(place_scientist=2, quick_research=1).start()
    scene.play("sail:6", "ship")
    key = next(f"take:{kind}" for kind in ranking if f"take:{kind}" in scene.keys)
    scene.play(key)
    assert scene.me("B").hand == ("quick_research",)


@pytest.mark.rule("D12")
def test_by_default_no_ship_is_moved() -> None:
    scene = Scene(3, "2:A 5:B", "6:inland_station").track("glaciology", 5, 0, 0).start()
    scene.play("sail:6", "research:glaciology")
    assert (scene.prompt, scene.pick.default) == ("move", ("stay",))


@pytest.mark.rule("D13")
@pytest.mark.parametrize(("cubes", "default"), [((0, 0, 0), "none"), ((0, 2, 0), "track:biology")])
def test_by_default_one_advances_where_an_own_cube_is_else_not(
    cubes: tuple[int, ...], default: str
) -> None:
    scene = Scene(3, "2:A 5:B", "6:naval_station").track("oceanography", 6, 0, 0)
    scene.track("biology", *cubes).start().play("sail:6", "research:oceanography", "none")
    assert (scene.asked, scene.pick.default) == ("B", (default,))


@pytest.mark.rule("D14")
def test_the_icebreaker_turn_is_declined_by_default() -> None:
    scene = Scene(3, "2:BA 5:C").icebreakers(2, "A").start()
    scene.sail(7)
    assert scene.pick.default == ("decline",)


@pytest.mark.rule("AN-13.1", "AN-10.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("layout", ["first_game", "free"])
def test_a_game_played_by_defaults_only_ends_by_standstill(seats: int, layout: str) -> None:
    state, outcome = fresh(seats, layout=layout)
    for _ in range(500):
        if not outcome.pending:
            break
        (asked,) = outcome.pending
        outcome = machine.submit(GAME, state, asked.seat, asked.default, outcome.pending)
    assert state.over == "standstill"


@pytest.mark.rule("AN-13.1", "AN-13.2")
def test_a_turn_left_to_defaults_keeps_what_was_done() -> None:
    scene = Scene(3, "2:A 5:B").start().play("discard:cube")
    while scene.asked == "A":
        scene.play(*scene.pick.default)
    assert scene.me().lost_cubes == 1
    assert scene.row(1) == "A"


ASKED = {
    *("place", "extra-cube", "sail", "action", "after", "points", "take", "draft", "move"),
    *("three", "second", "last-ship"),
}


@pytest.mark.rule("AN-13.4")
def test_nothing_else_is_ever_asked_and_one_seat_at_a_time() -> None:
    met = set()
    for seats in (2, 3, 4):
        for seed in range(2):
            for before, *_ in stroll(seats, seed, layout="free"):
                (asked,) = machine.pending(before)
                assert isinstance(asked, Pick)
                assert len(asked.options) > 1
                met.add(asked.prompt.key.removeprefix("antarctica-ask-"))
    assert met <= ASKED
    assert {"place", "extra-cube", "sail", "action", "after", "points", "take"} <= met


@pytest.mark.rule("AN-12.19")
def test_one_among_equal_cards_is_taken_without_asking() -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").pile(icebreaker=4).start().play("sail:6", "ship")
    assert scene.prompt == "after"
    assert [scene.me(letter).hand for letter in "BC"] == [("icebreaker",)] * 2


def test_no_question_holds_more_options_than_fit_into_groups() -> None:
    for seed in range(2):
        for before, *_ in stroll(4, seed, most=400):
            for asked in machine.pending(before):
                assert isinstance(asked, Pick)
                groups = [option.group for option in asked.options]
                assert groups.count(None) + len({group for group in groups if group}) <= 25
                assert all(groups.count(group) <= 25 for group in groups if group)
