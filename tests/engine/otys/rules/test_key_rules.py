from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.errors import IllegalAnswer
from tests.engine.otys.scene import Scene, on_level, stroll

ALL = ("1", "2", "3", "4", "5", "X")


def tiles(scene: Scene) -> list[str]:
    """The Sponsor tiles of levels 1 to 5."""
    return [sponsor.split("_")[1] for sponsor in scene.state.sponsors]


@pytest.mark.unwatched
@pytest.mark.rule("OT-5.1", "OT-5.14")
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4))
def test_each_permanent_key_is_available_or_used_and_at_times_in_play(
    seed: int, seats: int
) -> None:
    for *_, state in stroll(seats, seed, sponsor_sides="random"):
        for seat, board in enumerate(state.boards):
            mine = state.turn is not None and state.turn.seat == seat
            key = state.running.key if mine else None
            in_play = [key] if key is not None and key != "N" else []
            used = [key for key in board.track if key != "N"]
            assert sorted([*board.keys, *used, *in_play]) == list(ALL)


@pytest.mark.rule("OT-5.1", "OT-5.2")
def test_every_available_key_is_offered_and_a_neutral_one_held_ready_too() -> None:
    scene = Scene().quiet().board(keys="2 5 X", track="4 1 3", neutral_x=1)
    numbered = ["key:2", "key:5"]
    own = [f"key:x:{level}" for level in range(1, 6)]
    neutral = [f"key:neutral:{level}" for level in range(1, 6)]
    assert scene.keys == [*numbered, *own, *neutral]


@pytest.mark.rule("OT-5.2")
@pytest.mark.parametrize("used", ["key:2", "key:x:1", "key:neutral:1"])
def test_a_used_key_or_one_not_held_is_refused(used: str) -> None:
    scene = Scene().board(keys="1 3 4", track="2 X n")
    assert used not in scene.keys
    with pytest.raises(IllegalAnswer):
        scene.play(used)


@pytest.mark.rule("OT-5.3")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_a_numbered_key_makes_its_level_active(level: int) -> None:
    scene = Scene().board(batteries=1).play(f"key:{level}")
    assert scene.state.active_level == level
    assert tiles(scene) == list("24153")  # a numbered Key turns no Sponsor


@pytest.mark.rule("OT-5.4")
@pytest.mark.parametrize("key", ["key:x", "key:neutral"])
@pytest.mark.parametrize(("own", "track"), [("1 2 3 4 5 X", ""), ("X", "5 4 3 2 1")])
def test_an_x_key_makes_any_level_active_and_leaves_its_numbered_key_alone(
    key: str, own: str, track: str
) -> None:
    for level in range(1, 6):
        scene = Scene().quiet().board(keys=own, track=track, neutral_x=1, batteries=1)
        scene.play(f"{key}:{level}")
        assert scene.state.active_level == level
        numbered = tuple(key for key in own.split() if key != "X")
        assert tuple(key for key in scene.me().keys if key != "X") == numbered
        assert scene.me().track == tuple(track.split())


@pytest.mark.rule("OT-5.4")
def test_the_player_chooses_which_x_key_is_played() -> None:
    for key, left, held in (("key:x:3", ALL[:5], 1), ("key:neutral:3", ALL, 0)):
        scene = Scene().board(neutral_x=1, batteries=1).play(key)
        assert (scene.me().keys, scene.me().neutral_x) == (left, held)


@pytest.mark.rule("OT-5.5", "OT-5.6")
@pytest.mark.parametrize("key", ["key:x:3", "key:neutral:3"])
def test_an_x_key_rotates_the_sponsors_before_any_effect(key: str) -> None:
    scene = Scene(sponsors="2 5 1 4 3").board(neutral_x=1, batteries=1).play(key)
    assert tiles(scene) == list("32514")
    assert (scene.me().credits, scene.me().batteries) == (0, 2)  # tile 5, not tile 1


@pytest.mark.rule("OT-5.5", "OT-7.2")
def test_sponsors_rotate_even_if_no_sponsor_effect_is_used() -> None:
    scene = Scene(sponsors="4 3 1 5 2").quiet().board(credits=2).play("key:x:2")
    assert scene.keys_with("sponsor")
    scene.play("activate").finish()
    assert tiles(scene) == list("24315")


@pytest.mark.rule("OT-5.5")
def test_the_rotation_stays_for_everybody() -> None:
    scene = Scene(sponsors="2 4 1 5 3").quiet().play("key:x:2").finish()
    assert scene.pick.seat == 1
    assert tiles(scene) == list("32415")
    scene.play("key:4")
    assert scene.me(1).credits == 1


@pytest.mark.rule("OT-5.6")
def test_after_the_rotation_phase_1_goes_on_with_sponsor_and_propellers() -> None:
    scene = Scene(sponsors="2 4 1 5 3").quiet().board(keys="1 X", track="2", batteries=1)
    scene.play("key:x:1")
    assert scene.keys_with("sponsor") == ["sponsor:key:2"]
    assert scene.keys_with("propel")
    scene.play("propel:engineer:4")
    assert scene.state.active_level == 1
    assert scene.column() == "[TR SP ME | EN PE FE TE EX]"


@pytest.mark.rule("OT-5.7")
@pytest.mark.parametrize(
    ("key", "slot"), [("key:3", "3"), ("key:x:3", "X"), ("key:neutral:3", "N")]
)
def test_the_played_key_of_any_kind_goes_to_the_leftmost_free_slot(key: str, slot: str) -> None:
    scene = Scene().quiet().board(keys="1 3 5 X", track="4 2", neutral_x=1).play(key).finish()
    assert scene.me().track == ("4", "2", slot)
    assert slot not in scene.me().keys
    assert scene.me().neutral_x == (0 if slot == "N" else 1)
    assert scene.state.neutral_x == 11  # a neutral Key on the track is not in the supply


@pytest.mark.rule("OT-5.8")
def test_the_threshold_starts_at_6_and_falls_by_one_three_times() -> None:
    scene = Scene(sponsors="5 2 3 4 1").quiet()
    thresholds = [scene.state.threshold(0)]
    for _ in range(3):
        scene.board(column=on_level(1, "EN+"), threshold=thresholds[-1]).begin(0)
        scene.play("key:1", "activate", "improve:hacker")
        thresholds.append(scene.state.threshold(0))
    assert thresholds == [6, 5, 4, 3]
    scene.board(column=on_level(1, "EN+"), threshold=3).begin(0).play("key:1", "activate")
    assert scene.keys == ["improve:mechanic", "end"]


@pytest.mark.rule("OT-5.8", "OT-5.9")
@pytest.mark.parametrize("threshold", [6, 5, 4, 3])
def test_keys_come_back_when_the_track_reaches_the_threshold_and_not_before(threshold: int) -> None:
    order = ["5", "4", "2", "1", "X"]
    for before in (threshold - 2, threshold - 1):
        used = order[:before]
        scene = (
            Scene()
            .quiet()
            .board(
                keys=" ".join(key for key in ALL if key not in used),
                track=" ".join(used),
                threshold=threshold,
            )
        )
        scene.play("key:3").finish()
        recovered = before == threshold - 1
        assert scene.me().track == (() if recovered else (*used, "3"))
        assert (scene.me().keys == ALL) is recovered


@pytest.mark.rule("OT-5.9")
def test_neutral_keys_on_the_track_count_and_return_to_the_supply() -> None:
    scene = Scene().quiet().board(keys="3 4 5 X", track="n 2 n 1", threshold=5, neutral_x=1)
    assert scene.state.neutral_x == 9
    scene.play("key:neutral:3").finish()
    assert (scene.me().track, scene.me().keys) == ((), ALL)
    assert (scene.me().neutral_x, scene.state.neutral_x) == (0, 12)


@pytest.mark.rule("OT-5.9")
def test_a_track_above_the_threshold_is_emptied_as_well() -> None:
    scene = Scene().quiet().board(keys="3 X", track="1 2 4 5", threshold=4).play("key:3").finish()
    assert (scene.me().track, scene.me().keys) == ((), ALL)


@pytest.mark.rule("OT-5.9", "OT-5.15")
@pytest.mark.parametrize("track", ["1 2 4", "4 1 2", "2 4 1"])
def test_the_order_of_keys_on_the_track_has_no_effect(track: str) -> None:
    scene = Scene().quiet().board(keys="3 5 X", track=track, threshold=5).play("key:3").finish()
    assert scene.me().track == (*track.split(), "3")  # shown as played
    scene.finish().begin(0).play("key:5").finish()
    assert scene.me().keys == ALL


@pytest.mark.rule("OT-5.10")
def test_a_lowered_threshold_brings_keys_back_in_phase_3_of_that_turn_only() -> None:
    scene = Scene(sponsors="3 4 1 5 2").quiet()
    scene.board(
        column=on_level(5, "EN+"),
        keys="1 5",
        track="2 3 4 X",
        threshold=6,
        batteries=1,
    )
    scene.play("key:5", "activate", "improve:hacker", "improve:hacker")
    assert scene.state.threshold(0) == 4  # the track held 4 already; Phase 3 came by itself
    assert (scene.me().track, scene.me().keys) == ((), ALL)


@pytest.mark.rule("OT-5.10")
def test_nothing_comes_back_in_phase_2() -> None:
    scene = Scene(sponsors="3 4 1 5 2").quiet()
    scene.board(column=on_level(5, "EN+"), keys="1 5", track="2 3 4 X", threshold=5)
    scene.play("key:5", "improve:hacker")
    assert scene.state.threshold(0) == 4
    assert scene.state.running.step == "phase_2"  # a second action is left
    assert (scene.me().track, scene.me().keys) == (("2", "3", "4", "X"), ("1",))
    scene.finish()
    assert (scene.me().track, scene.me().keys) == ((), ALL)


@pytest.mark.rule("OT-5.11")
@pytest.mark.parametrize(
    ("taken", "left", "keys"),
    [
        ("5", ("2", "X", "N"), ("1", "3", "4", "5")),
        ("2", ("5", "X", "N"), ("1", "2", "3", "4")),
        ("X", ("5", "2", "N"), ("1", "3", "4", "X")),
    ],
)
def test_a_key_taken_back_is_available_and_the_gap_closes(
    taken: str, left: tuple[str, ...], keys: tuple[str, ...]
) -> None:
    column = on_level(1, "TE+")
    scene = Scene().quiet().board(column=column, keys="1 3 4", track="5 2 X n", batteries=1)
    scene.state.sponsors = ("sponsor_3_basic", *scene.state.sponsors[1:4], "sponsor_2_basic")
    scene.play("key:1", f"sponsor:key:{taken}")
    assert scene.me().track == left
    assert scene.me().keys == tuple(key for key in keys if key != "1")


@pytest.mark.rule("OT-5.11")
def test_neither_a_neutral_key_nor_the_key_in_play_can_be_taken_back() -> None:
    scene = Scene(sponsors="3 2 4 1 5").quiet()
    scene.board(column=on_level(1, "TE+"), keys="1 2 4 X", track="5 n 3").play("key:1")
    assert scene.keys_with("sponsor") == ["sponsor:key:3", "sponsor:key:5"]
    scene.play("activate")
    assert scene.keys_with("key") == ["key:3", "key:5"]
    assert scene.keys_with("take:tech+") == ["take:tech+key:3", "take:tech+key:5"]


@pytest.mark.rule("OT-5.11")
@pytest.mark.parametrize("track", ["", "n", "n n"])
def test_without_an_eligible_key_taking_back_does_nothing(track: str) -> None:
    scene = Scene(sponsors="3 2 4 1 5").quiet().board(column=on_level(1, "TE+"), track=track)
    scene.play("key:1")
    assert scene.keys == ["take:tech", "end"]


@pytest.mark.rule("OT-5.12")
def test_an_empty_supply_gives_no_neutral_key_and_remembers_no_claim() -> None:
    scene = Scene().quiet().board(1, track="n n n", neutral_x=9, keys="1 2 3 4 5 X", threshold=4)
    scene.board(column=on_level(3, "ME+")).play("key:3")
    assert scene.keys == ["take:metal", "end"]
    scene.play("take:metal")
    assert scene.pick.seat == 1
    scene.play("key:1").finish()  # three neutral Keys go back to the supply
    assert (scene.state.neutral_x, scene.me().neutral_x) == (3, 0)


@pytest.mark.rule("OT-5.12")
def test_neutral_keys_return_to_the_supply_only_by_recovery() -> None:
    returns = 0
    for seed in (1, 2, 3, 4, 5):
        for before, _, _, after in stroll(3, seed):
            if after.neutral_x > before.neutral_x:
                pairs = zip(before.boards, after.boards, strict=True)
                assert any(old.track and not new.track for old, new in pairs)
                returns += 1
    assert returns


@pytest.mark.rule("OT-5.13")
def test_a_gained_neutral_key_can_be_played_from_the_next_turn_on() -> None:
    scene = Scene(sponsors="2 4 1 5 3").quiet().board(column=on_level(3, "ME+"), cubes="L1:MM")
    scene.play("key:3", "take:metal+gain").finish()
    assert scene.me().neutral_x == 1
    scene.play("key:1").finish()
    assert scene.pick.seat == 0
    assert scene.keys_with("key:neutral") == [f"key:neutral:{level}" for level in range(1, 6)]


@pytest.mark.slow
@pytest.mark.unwatched
@pytest.mark.rule("OT-5.14", "OT-5.9")
@settings(max_examples=40)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4))
def test_there_is_always_a_key_to_play(seed: int, seats: int) -> None:
    for before, _, _, after in stroll(seats, seed, sponsor_sides="random"):
        if after.turns > before.turns:
            for seat, board in enumerate(after.boards):
                assert after.threshold(seat) <= 6
                if after.turn is None or after.turn.seat != seat or after.turn.key is None:
                    assert len(board.track) < after.threshold(seat)
                    assert len(board.track) <= 5
                    assert board.keys


@pytest.mark.unwatched
@pytest.mark.rule("OT-5.14")
@settings(max_examples=25)
@given(seed=st.integers(0, 10**6), seats=st.integers(2, 4))
def test_nothing_in_the_turn_of_another_touches_track_or_threshold(seed: int, seats: int) -> None:
    for before, _, _, after in stroll(seats, seed, sponsor_sides="random"):
        begun = after.turns - before.turns
        fresh = after.turn is not None and after.running.step == "start"
        if begun == 0 or (begun == 1 and fresh):  # nothing of another turn is in this step
            for seat in set(range(seats)) - {before.running.seat}:
                old, new = before.boards[seat], after.boards[seat]
                assert (old.track, old.hacker, old.keys) == (new.track, new.hacker, new.keys)


@pytest.mark.rule("OT-5.15")
def test_the_track_shows_the_keys_in_the_order_in_which_they_were_played() -> None:
    scene = Scene().quiet()
    for key in ("key:4", "key:x:2", "key:1"):
        scene.begin(0).play(key).finish()
    assert scene.me().track == ("4", "X", "1")
