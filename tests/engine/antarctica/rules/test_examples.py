"""The worked examples of the rules, each as it is told there."""

from __future__ import annotations

import pytest

from engine.antarctica.scoring import counts, result, standing, totals
from engine.antarctica.state import AntarcticaState
from engine.core.errors import IllegalAnswer
from tests.engine.antarctica.scene import SEATS, Scene, fresh


def scores(state: AntarcticaState, of: str) -> tuple[int, ...]:
    return next(count.points for count in counts(state) if count.of == of)


@pytest.mark.rule("AN-4.5", "AN-4.11", "AN-5.1", "AN-5.2", "AN-5.3", "AN-5.4", "AN-5.6", "AN-5.8",
                  "AN-6.2")  # fmt: skip
def test_the_first_visits() -> None:
    """Example EX-1."""
    state, _ = fresh(4)
    scene = Scene(4)
    scene.state.areas = state.areas
    for area in state.areas:
        area.ships = tuple(ship._replace(seat=state.order.index(ship.seat)) for ship in area.ships)
        area.buildings = ()
    scene.state.areas[1].ships = (scene.state.areas[1].ships[0]._replace(mark=None),)
    scene.start()
    assert (scene.asked, scene.state.sun) == ("A", 2)
    scene.sail(3)
    assert (scene.row(3), scene.row(2)) == ("BA", "")
    assert (scene.asked, scene.state.sun) == ("B", 3)
    assert "sail:3" not in scene.keys
    scene.sail(2)
    assert (scene.row(3), scene.asked, scene.state.sun) == ("A", "C", 4)
    scene.sail(3)
    assert (scene.row(3), scene.asked, scene.state.sun) == ("AC", "D", 5)
    scene.sail(3)
    assert (scene.row(3), scene.asked, scene.state.sun) == ("ACD", "D", 6)
    assert "sail:3" not in scene.keys
    with pytest.raises(IllegalAnswer):
        scene.play("sail:3")
    scene.sail(8)
    assert (scene.row(8), scene.asked, scene.state.sun) == ("BD", "A", 7)


def building() -> Scene:
    scene = Scene(
        3,
        "2:A 3:B 4:C 5:A 7:B 8:C",
        "3:crane 5:wind_turbine 7:drilling_rig",
    )
    scene.face_up("basic_07", "double_01", "advanced_01").below(0, "basic_01", "basic_02")
    return scene.hand("A", "plus_two_scientists").start()


@pytest.mark.rule("AN-6.4", "AN-6.8", "AN-7.2", "AN-7.3", "AN-7.4", "AN-7.6", "AN-7.7",
                  "AN-8.1", "AN-8.12", "AN-8.14", "AN-8.15", "AN-9.2")  # fmt: skip
def test_building_with_a_basic_card() -> None:
    """Example EX-2."""
    scene = building().play("sail:3")
    assert scene.row(3) == "BA"
    assert scene.keys_with("build:") == ["build:basic_07"]
    scene.play("build:basic_07")
    assert scene.state.face_up[0] == "basic_01"
    assert sorted(scene.keys) == sorted(
        ["track:glaciology", "track:biology", "track:oceanography", "track:climatology"]
    )
    scene.play("track:glaciology")
    me, area = scene.me(), scene.state.area(3)
    assert (me.scientists, area.scientists) == (1, (1, 0, 0))
    assert area.buildings == ("crane", "factory")
    assert (me.basic_ready, me.cards) == (False, ("basic_07",))
    assert (scene.cubes("glaciology"), me.cubes) == ((2, 0, 0), 3)
    assert scene.told("triggered") == []
    assert scene.keys_with("card:") == []
    scene.play("discard:cube")
    assert (me.cubes, me.discarded, me.reserve, me.scientists) == (2, 1, 11, 2)
    assert scene.asked == "B"  # nothing was left to ask: the turn is over


@pytest.mark.rule("AN-8.11", "AN-8.12")
def test_it_cannot_be_built_without_a_card_or_with_a_know_how_card() -> None:
    """Example EX-2, refused."""
    scene = building().player("A", basic_ready=False, knowhow=1).play("sail:3")
    assert scene.keys_with("build:") == []


@pytest.mark.rule("AN-9.3", "AN-9.6", "AN-9.7", "AN-9.8", "AN-9.9", "AN-9.10", "AN-9.11",
                  "AN-9.13", "AN-9.18")  # fmt: skip
def test_occupied_spaces_passed_effects_and_the_draft() -> None:
    """Example EX-3."""
    scene = Scene(4, "2:A 3:B 4:C 5:D", "6:coastal_station").track("biology", 2, 3, 4, 5)
    scene.scientists(6, 1, 0, 0, 0).player("A", basic_ready=False).start()
    scene.play("sail:6")
    draw = ("icebreaker", "icebreaker", "place_scientist", "quick_research")
    _next_draft(scene, draw)
    scene.play("research:biology")
    assert scene.cubes("biology") == (7, 3, 4, 5)
    assert scene.me().basic_ready
    assert [event["effect"].key for event in scene.told("triggered")] == [  # type: ignore[union-attr]
        "antarctica-effect-basic-card",
        "antarctica-effect-shipyard-draft",
    ]
    assert (scene.asked, scene.prompt) == ("A", "draft")
    scene.play("take:place_scientist")
    assert scene.asked == "B"
    scene.play("take:quick_research")
    assert [scene.me(letter).hand for letter in SEATS] == [
        ("place_scientist",),
        ("quick_research",),
        ("icebreaker",),
        ("icebreaker",),
    ]
    pile = {kind: scene.state.pile.count(kind) for kind in scene.state.pile}
    assert pile == {
        "icebreaker": 4,
        "place_scientist": 2,
        "plus_two_scientists": 2,
        "quick_research": 1,
    }
    scene.end()
    scene.state.tracks["track_biology"] = (7, 3, 4, 5)
    before = len(scene.told("triggered"))
    scene.scientists(6, 0, 1, 0, 0)
    scene.play("sail:6", "research:biology")
    assert scene.cubes("biology") == (7, 8, 4, 5)
    assert len(scene.told("triggered")) == before


def _next_draft(scene: Scene, wanted: tuple[str, ...]) -> None:
    """Find chance that draws these cards in the next draft."""
    state = scene.state
    for seed in range(2000):
        rng = state.rng.clone()
        rng.seed = seed
        if sorted(rng.shuffled(state.pile)[:4]) == sorted(wanted):
            state.rng.seed = seed
            return
    raise AssertionError("no such draw")


@pytest.mark.rule("AN-9.2", "AN-9.3", "AN-9.8", "AN-9.11", "AN-9.14", "AN-9.15", "AN-9.18")
def test_advance_three_with_effects_inside() -> None:
    """Example EX-4."""
    scene = Scene(3, "2:A 3:B 4:C", "6:naval_station").scientists(6, 1, 0, 0)
    scene.track("oceanography", 5, 0, 0).track("glaciology", 0, 2, 0).track("biology", 0, 0, 1)
    for letter in "ABC":
        scene.player(letter, cubes=3, scientists=1, reserve=8)
    scene.start().play("sail:6", "research:oceanography")
    assert scene.cubes("oceanography") == (7, 0, 0)
    assert (scene.asked, scene.prompt) == ("A", "three")
    scene.play("track:glaciology")
    assert scene.cubes("glaciology") == (4, 2, 0)
    assert scene.tally("A") == (2, 7)
    assert scene.asked == "B"
    scene.play("track:biology")
    assert scene.cubes("biology") == (0, 4, 1)
    assert scene.me("B").basic_ready
    assert scene.asked == "C"
    assert scene.keys == ["track:oceanography", "track:climatology", "none"]
    scene.play("track:climatology")
    assert scene.cubes("climatology") == (0, 0, 3)
    assert [scene.me(letter).cubes for letter in "ABC"] == [2, 2, 2]


@pytest.mark.rule("AN-5.2", "AN-7.9", "AN-7.10", "AN-7.11", "AN-7.12", "AN-8.16", "AN-12.18")
def test_building_ships_until_the_pile_runs_out() -> None:
    """Example EX-5."""
    scene = Scene(4, "2:BCD 5:A", "6:shipyard").pile(icebreaker=3, place_scientist=1).start()
    scene.play("sail:6", "ship")
    assert scene.row(2) == "CDB"
    assert scene.asked == "C"
    scene.play("take:place_scientist")  # then there are only Icebreakers left, nothing to ask
    assert [scene.me(letter).hand for letter in "ACD"] == [
        ("icebreaker",),
        ("place_scientist",),
        ("icebreaker",),
    ]
    assert scene.state.pile == ("icebreaker",)
    scene.end()
    assert (scene.asked, scene.state.sun) == ("A", 5)

    again = Scene(4, "2:CDB 6:B", "6:shipyard").pile(icebreaker=1).start()
    again.play("sail:6", "ship")
    assert again.row(2) == "DBC"
    assert (again.state.pile, again.state.removed) == ((), ("icebreaker",))
    assert [again.me(letter).hand for letter in SEATS] == [(), (), (), ()]


@pytest.mark.rule("AN-5.5", "AN-5.7", "AN-5.8", "AN-8.2", "AN-8.6", "AN-8.15")
def test_two_own_ships_in_one_visit() -> None:
    """Example EX-6."""
    scene = Scene(3, "4:AAC 7:B").hand("A", "icebreaker", "plus_two_scientists").start()
    scene.play("sail:7")
    assert scene.row(7) == "BA"
    assert set(scene.keys_with("card:")) == {
        "card:icebreaker:4",
        "card:icebreaker:7",
        "card:plus_two_scientists",
    }
    scene.play("card:icebreaker:4", "nothing", "discard:cube")
    assert scene.me().scientists == 3
    assert (scene.asked, scene.prompt) == ("A", "second")
    scene.play("act", "sail:8")
    assert scene.keys_with("card:") == []
    scene.play("nothing", "discard:cube")
    assert (scene.me().scientists, scene.me().discarded) == (4, 2)
    assert scene.state.area(4).icebreakers == ()
    assert scene.state.spent == ("icebreaker",)
    assert (scene.row(4), scene.asked, scene.state.sun) == ("C", "B", 7)


@pytest.mark.rule("AN-11.2", "AN-11.3", "AN-12.24", "AN-12.25")
@pytest.mark.parametrize(
    ("buildings", "scientists", "points"),
    [
        (5, (4, 0, 0, 0), (10, 0, 0, 0)),
        (6, (4, 2, 2, 1), (16, 4, 4, 2)),
        (3, (1, 1, 1, 0), (7, 7, 7, 0)),
    ],
)
def test_area_scoring(buildings: int, scientists: tuple[int, ...], points: tuple[int, ...]) -> None:
    """Example EX-7."""
    scene = Scene(4).scientists(3, *scientists)
    scene.state.area(3).buildings = tuple(scene.state.pack.buildings)[:buildings]
    assert scores(scene.state, "area:3") == points


AREAS = {
    1: (6, (3, 2, 0), (12, 3, 0)),
    2: (5, (0, 3, 3), (0, 12, 12)),
    3: (6, (2, 2, 1), (12, 12, 2)),
    4: (4, (0, 1, 0), (0, 6, 0)),
    5: (3, (1, 0, 0), (5, 0, 0)),
    6: (5, (0, 1, 2), (0, 2, 9)),
    7: (2, (1, 0, 1), (5, 0, 5)),
    8: (1, (1, 0, 0), (3, 0, 0)),
}


def final() -> Scene:
    scene = Scene(3)
    for number, (buildings, scientists, _) in AREAS.items():
        scene.scientists(number, *scientists)
        scene.state.area(number).buildings = tuple(scene.state.pack.buildings)[:buildings]
    scene.track("glaciology", 5, 3, 2).track("biology", 0, 2, 6)
    scene.track("oceanography", 7, 8, 4).track("climatology", 0, 0, 2)
    starred = [card.id for card in scene.state.pack.cards.values() if card.star]
    plain = [card.id for card in scene.state.pack.cards.values() if not card.star]
    for letter, stars, other in (("A", 3, 5), ("B", 2, 7), ("C", 2, 4)):
        cards = (*starred[:stars], *plain[:other])
        scene.player(letter, cards=cards)
    scene.player("A", lost_cubes=2).player("B", lost_ships=2)
    return scene.player("C", lost_ships=3, lost_cubes=1)


@pytest.mark.rule("AN-11.1", "AN-11.2", "AN-11.3", "AN-11.4", "AN-11.5", "AN-11.6", "AN-11.7",
                  "AN-11.8", "AN-11.9")  # fmt: skip
def test_final_scoring_and_tie_break() -> None:
    """Example EX-8."""
    state = final().state
    for number, (_, _, points) in AREAS.items():
        assert scores(state, f"area:{number}") == points
    assert scores(state, "track:track_glaciology") == (12, 4, 4)
    assert scores(state, "track:track_biology") == (0, 4, 8)
    assert scores(state, "track:track_oceanography") == (5, 15, 5)
    assert scores(state, "track:track_climatology") == (0, 0, 4)
    assert scores(state, "cards") == (7, 3, 3)
    assert scores(state, "resources") == (4, 4, 8)
    assert totals(state) == (65, 65, 60)
    assert [sum(seat in count.first for count in counts(state)) for seat in range(3)] == [7, 4, 6]
    assert standing(state) == (1, 2, 3)
    state.over = "standstill"
    ended = result(state)
    assert ended is not None
    assert ended.winners == (0,)


@pytest.mark.rule("AN-6.3", "AN-7.2", "AN-8.13", "AN-9.10", "AN-9.12", "AN-10.1", "AN-10.2",
                  "AN-10.6", "AN-12.22")  # fmt: skip
def test_the_last_turn() -> None:
    """Example EX-9."""
    scene = Scene(
        4, "2:BA 4:B 5:D 6:A 7:C", "4:drilling_rig 6:laboratory 8:camp", sun=1
    ).icebreakers(2, "A")
    scene.face_up("basic_01", "double_01", "advanced_06").track("climatology", 0, 6, 0, 0)
    scene.player("B", scientists=2, reserve=0, knowhow=1).start()
    pile = scene.state.knowhow
    scene.play("sail:8", "build:advanced_06")
    assert scene.state.knowhow == pile + 1
    assert scene.state.area(8).scientists == (0, 2, 0, 0)
    scene.play("track:climatology")
    assert scene.cubes("climatology") == (0, 7, 0, 0)
    assert (scene.asked, scene.prompt) == ("B", "move")
    scene.play("stay")
    assert scene.asked == "C"
    scene.play("move:7:1:2")
    assert scene.row(2) == "AC"
    scene.play("stay", "stay").end()
    assert scene.state.over == "scientists"
    assert scene.pending == ()
    assert (scene.row(2), scene.state.sun) == ("AC", 2)
