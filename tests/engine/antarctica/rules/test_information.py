from __future__ import annotations

from dataclasses import asdict

import pytest

from engine.core.errors import CannotUndo
from engine.core.event import known_to
from engine.core.game import checked_setup
from engine.core.machine import pending
from engine.core.rng import Rng
from engine.core.table import Freedom, Table
from tests.engine.antarctica.scene import GAME, KINDS, Scene, fresh, stroll, table_of


def seen(scene: Scene, viewer: int | None) -> str:
    return repr(GAME.view(scene.state, viewer))


# ---------------------------------------------------------------- views


@pytest.mark.rule("AN-14.1")
@pytest.mark.parametrize("viewer", [1, 2, None])
def test_the_kinds_in_a_hand_are_seen_by_its_owner_alone(viewer: int | None) -> None:
    scene = Scene(3, "2:A").hand("A", "quick_research")
    before = GAME.view(scene.state, viewer).players
    scene.player("A", hand=("icebreaker",))
    assert GAME.view(scene.state, viewer).players == before
    other = GAME.view(scene.state, viewer).hand
    assert other is None or other.cards == ()
    own = GAME.view(scene.state, 0).hand
    assert own is not None
    assert own.cards == ("icebreaker",)


@pytest.mark.rule("AN-14.1")
def test_everybody_sees_how_many_cards_each_hand_and_the_pile_hold() -> None:
    scene = Scene(3, "2:A").hand("B", "quick_research", "icebreaker").pile(icebreaker=5)
    for viewer in (0, 1, 2, None):
        view = GAME.view(scene.state, viewer)
        assert [player.hand for player in view.players] == [0, 2, 0]
        assert view.pile == 5


@pytest.mark.rule("AN-14.1")
@pytest.mark.parametrize("viewer", [0, 1, 2])
def test_what_one_cannot_see_adds_up_to_the_known_cards(viewer: int) -> None:
    scene = Scene(3, "2:A 5:BC").hand("A", "quick_research", "icebreaker").icebreakers(5, "C")
    pile = list(scene.state.pile)
    pile.remove("place_scientist")
    scene.state.pile, scene.state.spent = tuple(pile), ("place_scientist",)
    hand = GAME.view(scene.state, viewer).hand
    assert hand is not None
    counts = {"place_scientist": 2, "quick_research": 2, "plus_two_scientists": 2, "icebreaker": 5}
    if viewer == 0:
        counts |= {"quick_research": 1, "icebreaker": 4}
    assert dict(hand.unseen) == counts


@pytest.mark.rule("AN-14.1")
def test_the_pile_is_seen_by_whoever_is_taking_a_card_and_only_then() -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").start().play("sail:6", "ship")
    for viewer in (0, 1, 2):
        hand = GAME.view(scene.state, viewer).hand
        assert hand is not None
        assert hand.looked_at == (scene.state.pile if viewer == 1 else ())
    scene.play("take:icebreaker", "take:icebreaker")
    assert GAME.view(scene.state, 1).hand.looked_at == ()  # type: ignore[union-attr]


@pytest.mark.rule("AN-14.1", "D11")
def test_the_cards_of_a_draft_are_seen_by_whoever_is_choosing() -> None:
    scene = Scene(3, "2:A 5:B", "6:coastal_station").track("biology", 5, 0, 0)
    scene.pile(icebreaker=1, quick_research=1, plus_two_scientists=1).start()
    scene.play("sail:6", "research:biology", "take:icebreaker")
    hands = [GAME.view(scene.state, viewer).hand for viewer in range(3)]
    assert [hand.looked_at for hand in hands if hand] == [
        (),
        ("quick_research", "plus_two_scientists"),
        (),
    ]


@pytest.mark.rule("AN-14.1")
def test_which_card_was_taken_is_told_to_its_owner_alone() -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").start().play("sail:6", "ship", "take:quick_research")
    (told,) = scene.told("took")
    assert told.to == (1,)
    (public,) = scene.told("took-card")
    assert (public.to, public.msg.args) == (None, ())


@pytest.mark.parametrize(("seat", "line"), [(1, "took"), (0, "took-card"), (None, "took-card")])
def test_that_a_card_was_taken_is_told_once_to_everybody(seat: int | None, line: str) -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").start().play("sail:6", "ship", "take:quick_research")
    known = [event.name for event in known_to(scene.events, seat)]
    assert [name for name in known if "-took" in name] == [f"antarctica-log-{line}"]


@pytest.mark.rule("AN-14.1", "AN-8.16")
def test_cards_that_left_with_the_pile_are_counted_and_not_shown() -> None:
    scene = Scene(4, "2:A 5:B", "6:shipyard").pile(quick_research=1).start().play("sail:6", "ship")
    for viewer in (0, 1, 2, 3, None):
        view = GAME.view(scene.state, viewer)
        assert view.removed == 1
        assert "quick_research" not in repr((view.players, view.spent, view.areas))


def test_nobody_sees_the_order_of_the_decks_or_what_chance_will_bring() -> None:
    scene = Scene(4, "2:A 5:B").start()
    for viewer in (0, 1, None):
        before = seen(scene, viewer)
        scene.state.decks = tuple(deck[::-1] for deck in scene.state.decks)
        scene.state.rng = Rng(99)
        assert seen(scene, viewer) == before


def test_everything_that_lies_open_is_in_every_view() -> None:
    scene = Scene(3, "2:AB 5:B", "4:crane").icebreakers(5, "A").scientists(4, 1, 2, 0)
    scene.track("biology", 6, 2, 0).used("biology_6").player("B", cards=("basic_01",), lost_cubes=2)
    scene.start().play("discard:cube")
    views = [GAME.view(scene.state, viewer) for viewer in (0, 1, 2, None)]
    plain = [{**asdict(view), "seat": 0, "hand": 0} for view in views]
    assert plain[0] == plain[1] == plain[2] == plain[3]
    view = views[-1]
    assert [(ship.seat, ship.mark) for ship in view.areas[1].ships] == [
        (0, "on_turn"),
        (1, "second"),
    ]
    assert view.areas[3].buildings == ("crane",)
    assert view.areas[4].icebreakers == (0,)
    assert view.tracks[1].cubes == (6, 2, 0)
    assert [space.used for space in view.tracks[1].spaces] == [False, True, False]
    assert (view.players[1].lost_cubes, view.players[1].cards[0].id) == (2, "basic_01")
    assert view.turn is not None
    assert (view.turn.seat, view.turn.step, view.turn.discarded) == (0, "start", True)
    assert (view.sun, view.quiet, view.standstill) == (2, 0, 12)


def test_the_score_of_the_present_position_is_shown_all_along() -> None:
    scene = Scene(3, "2:A", "4:camp").scientists(4, 0, 2, 0)
    view = GAME.view(scene.state, None)
    assert view.result is None
    assert sum(score.points[1] for score in view.scores) == 4


@pytest.mark.rule("AN-14.3")
def test_hands_stay_hidden_after_the_end_and_the_seed_is_told() -> None:
    table = Table(GAME, checked_setup(GAME, 3, 5, {}))
    while table.pending:
        (asked,) = table.pending
        table.submit(asked.seat, asked.default, table.ply)
    table.state.players[0].hand = ("quick_research",)
    assert table.seed == 5
    assert "hand=('quick_research',)" not in repr(table.view(1))
    assert table.view(1).result is not None


# ---------------------------------------------------------------- dealing anew


@pytest.mark.unwatched
@pytest.mark.rule("AN-14.1")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_dealing_anew_changes_no_view_and_no_question(seats: int) -> None:
    for number, (_, _, _, state, _) in enumerate(stroll(seats, seed=2)):
        if number % 5 == 0:
            for viewer in (*range(seats), None):
                other = GAME.redeal(state, viewer, Rng(number))
                assert GAME.view(other, viewer) == GAME.view(state, viewer)
                asked = [each for each in pending(state) if each.seat == viewer]
                assert [each for each in pending(other) if each.seat == viewer] == asked


def test_dealing_anew_in_the_middle_of_a_draft_keeps_what_is_seen() -> None:
    scene = Scene(4, "2:A 5:B", "6:coastal_station").track("biology", 5, 0, 0, 0).start()
    scene.hand("C", "icebreaker", "icebreaker").play("sail:6", "research:biology")
    for viewer in (*range(4), None):
        for chance in range(8):
            other = GAME.redeal(scene.state, viewer, Rng(chance))
            assert GAME.view(other, viewer) == GAME.view(scene.state, viewer)
            drawn = [kind for frame in other.stack for kind in getattr(frame, "cards", ())]
            everything = [*other.pile, *drawn, *other.players[2].hand]
            assert [everything.count(kind) for kind in KINDS] == [3, 2, 2, 6]


# ---------------------------------------------------------------- taking back


@pytest.mark.rule("AN-14.2")
def test_everything_in_the_own_turn_can_be_taken_back_until_it_ends() -> None:
    table = table_of()
    seat = table.pending[0].seat
    for key in ("discard:cube", "sail:8", "nothing"):
        if table.pending[0].seat == seat:
            table.submit(seat, (key,), table.ply)
            ended = table.pending[0].seat != seat
            assert (table.freedom(seat) is Freedom.FREE) != ended


@pytest.mark.rule("AN-14.2")
def test_a_building_card_turned_up_is_not_taken_back_alone() -> None:
    scene = Scene(3, "2:A 5:A 7:B", "5:wind_turbine").face_up("basic_09", "double_11", None)
    scene.below(0, "basic_01").start().play("sail:6")
    assert scene.state.sealed < scene.state.moves
    scene.play("build:basic_09")
    assert scene.state.sealed == scene.state.moves
    last = Scene(3, "2:A 5:A 7:B", "5:wind_turbine").face_up("basic_09", "double_11", None)
    last.below(0).start().play("sail:6", "build:basic_09")
    assert last.state.sealed < last.state.moves  # nothing was turned up


@pytest.mark.rule("AN-14.2")
def test_looking_through_the_pile_is_not_taken_back_alone() -> None:
    scene = Scene(3, "2:A 5:B", "6:shipyard").start().play("sail:6", "ship")
    assert scene.state.sealed == scene.state.moves
    none = Scene(4, "2:A 5:B", "6:shipyard").pile(icebreaker=1).start().play("sail:6", "ship")
    assert none.state.sealed < none.state.moves


@pytest.mark.rule("AN-14.2")
def test_drawing_for_a_draft_is_not_taken_back_alone() -> None:
    scene = Scene(3, "2:A 5:B", "6:coastal_station").track("biology", 5, 0, 0).start()
    scene.play("sail:6", "research:biology")
    assert scene.state.sealed == scene.state.moves


@pytest.mark.rule("AN-14.2", "AN-9.12")
def test_what_another_player_decided_stands_and_the_own_decision_does_not() -> None:
    scene = Scene(3, "2:A 5:B 7:C", "6:inland_station").track("glaciology", 5, 0, 0).start()
    scene.play("sail:6", "research:glaciology", "stay")
    assert scene.asked == "B"
    assert scene.state.sealed < scene.state.moves
    scene.play("stay")
    assert scene.state.sealed == scene.state.moves


@pytest.mark.rule("AN-14.2")
def test_a_turn_that_is_over_is_not_taken_back_alone() -> None:
    table = table_of()
    seat = table.pending[0].seat
    while table.pending[0].seat == seat and table.state.turns == 1:
        table.submit(seat, table.pending[0].default, table.ply)
    with pytest.raises(CannotUndo):
        table.undo(seat, table.ply)


def test_the_moment_names_the_sun_and_the_cards_left() -> None:
    state, _ = fresh(3)
    moment = GAME.moment(state)
    assert moment.key == "antarctica-moment"
    assert moment["cards"] == 30
    assert GAME.turn_of(state) == state.running.seat
