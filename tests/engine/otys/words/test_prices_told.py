"""The price of a diver and the gains of its Upgraded side, stated on options and in the log."""

from __future__ import annotations

import pytest

from engine.core.decision import Pick
from engine.core.msg import msg
from engine.core.text import Words
from engine.otys.effects.divers import own_action_ways
from engine.otys.words.names import key_name
from tests.engine.otys.scene import CODES, Scene, on_level

ENGLISH = Words(strict=True)
NAMES = ("Ada", "Bo", "Cy")
QUIET = "1 2 3A 4 5"
"""On level 3 the Sponsor that is never used unasked."""
FREE = "3 2 1A 4 5"


def acting(own: str, *others: str, sponsors: str = QUIET, credits_held: int = 9) -> Scene:
    """Seat 0 has come to Phase 2 with this diver on level 3, the others have theirs there."""
    scene = Scene(1 + max(len(others), 1), sponsors=sponsors, store="M1 P3")
    for seat, diver in enumerate(others, 1):
        scene.board(seat, on_level(3, diver), credits=5, batteries=5)
    scene.display(3, "reward_18", "reward_19")
    scene.board(0, on_level(3, own), credits=credits_held, cubes="L3:T")
    scene.play("key:3")
    return scene.play("activate") if "activate" in scene.keys else scene


def label(scene: Scene, key: str) -> str:
    """Return the label of an option."""
    option = scene.pick.find(key)
    assert option is not None
    return ENGLISH.say(option.label, NAMES)


def effect_of(scene: Scene, key: str) -> str:
    """Return the effect of an option."""
    asked = scene.game.explained(scene.state, scene.pick)
    assert isinstance(asked, Pick)
    option = asked.find(key)
    assert option is not None
    assert option.effect is not None
    return ENGLISH.say(option.effect, NAMES)


def log(scene: Scene) -> list[str]:
    """All lines of the log, without who did it."""
    return [ENGLISH.inner(event.msg, NAMES) for event in scene.events]


# --- what an action costs ----------------------------------------------------------------------


@pytest.mark.rule("OT-8.8", "OT-8.14", "OT-8.15")
@pytest.mark.parametrize(
    ("diver", "key", "text"),
    [
        ("SP", "draw", "1 Credit: draw 4 contracts and keep 1"),
        ("SP+", "draw", "Draw 4 contracts and keep 1"),
        ("EN", "improve:mechanic", "1 Credit: improve the Mechanic (maximum move 2)"),
        ("EN+", "improve:mechanic", "Improve the Mechanic (maximum move 2)"),
        ("EX", "explore:reward_18", "2 Credits: take Reward 18 (gain 1 Battery)"),
        ("EX+", "explore:reward_18", "1 Credit: take Reward 18 (gain 1 Battery)"),
        ("TR", "sell:tech:credits", "Sell 1 tech for 3 Credits"),
    ],
)
def test_an_action_says_what_it_costs(diver: str, key: str, text: str) -> None:
    assert label(acting(diver), key) == text


@pytest.mark.rule("OT-7.4")
def test_an_action_that_is_free_this_turn_names_no_price() -> None:
    assert label(acting("EX", sponsors=FREE), "explore:reward_18").startswith("Take Reward 18")


@pytest.mark.rule("OT-8.8", "OT-8.11")
@pytest.mark.parametrize(
    ("spy", "other", "key", "price"),
    [
        ("SP", "EN", "copy:2:improve:hacker", "2 Credits: Bo’s Engineer: "),
        ("SP+", "EN", "copy:2:improve:hacker", "1 Credit: Bo’s Engineer: "),
        ("SP", "EX", "copy:2:explore:reward_18", "3 Credits: Bo’s Explorer: "),
        ("SP", "TE", "copy:2:take:tech", "1 Credit: Bo’s Tech Expert: "),
        ("SP+", "TE", "copy:2:take:tech", "Use Bo’s Tech Expert: "),
    ],
)
def test_a_copy_says_whose_diver_it_is_and_all_that_is_paid(
    spy: str, other: str, key: str, price: str
) -> None:
    assert label(acting(spy, other), key).startswith(price)


@pytest.mark.rule("OT-8.11")
@pytest.mark.parametrize("code", ["SP", "SP+", "EN", "EX", "EX+"])
@pytest.mark.parametrize("other", ["EN", "EX", "EX+", "TE"])
def test_the_price_on_an_option_is_what_it_takes(code: str, other: str) -> None:
    for way in own_action_ways(acting(code, other).state, 0):
        scene = acting(code, other)
        args = dict(way.label.args) if way.label.key == "otys-do-paid" else {"credits": 0}
        before = scene.me().credits
        paid = scene.play(way.key).told("paid-diver")
        assert before - scene.me().credits == args["credits"]
        assert len(paid) == len({event.cause for event in paid})


# --- before the dive ---------------------------------------------------------------------------


@pytest.mark.rule("OT-4.4", "OT-8.8")
def test_a_key_says_which_diver_it_activates_and_what_that_one_asks_for() -> None:
    scene = Scene(2, sponsors=QUIET).board(0, on_level(3, "EX"), keys="3 X")
    asked = "Explorer: pay 2 Credits to take one Reward of this level"
    missing = "2 Credits needed, you have 0"
    assert effect_of(scene, "key:3").startswith(asked)
    assert effect_of(scene, "key:3").endswith(
        f"{missing}. Sponsor: if you like, resurface your level 5 diver"
    )
    assert effect_of(scene, "key:x:3").endswith(
        f"{missing}. Sponsor then there: your diver may act twice, each time at full cost"
    )
    scene.board(0, on_level(3, "EX+"), keys="3 X", credits=1)
    assert effect_of(scene, "key:3").startswith(
        f"{asked.replace('2 Credits', '1 Credit')}. Sponsor"
    )


@pytest.mark.rule("OT-7.2", "OT-7.11", "OT-5.5")
@pytest.mark.parametrize(
    ("sponsor", "column", "held", "does"),
    [
        ("4", "EN", 1, "{upgrade} - nothing now: 2 Credits needed, you have 1"),
        ("4", "EN", 2, "if you like, {upgrade}; then no propeller moves this turn"),
        ("4", "EN+", 2, "{upgrade} - nothing now: the Engineer is already upgraded"),
        ("3", "EN", 2, "take back 1 of your own used Keys - nothing now: there is nothing it "),
    ],
)
def test_a_key_says_what_the_sponsor_there_could_do(
    sponsor: str, column: str, held: int, does: str
) -> None:
    others = [each for each in "12345" if each != sponsor]
    upgrade = "pay 2 Credits to upgrade the diver you activate and gain 1 point"
    for place, key in ((2, "key:3"), (1, "key:x:3")):
        tiles = " ".join([*others[:place], sponsor, *others[place:]])
        scene = Scene(2, sponsors=tiles).board(0, on_level(3, column), credits=held)
        told = effect_of(scene, key).partition("Sponsor")[2].partition(": ")[2]
        assert told.replace("\N{EN DASH}", "-").startswith(does.format(upgrade=upgrade))


@pytest.mark.rule("OT-5.2", "OT-5.9")
@pytest.mark.parametrize(
    ("keys", "neutral", "free"),
    [("2 3", 0, ""), ("3 X", 0, "; with X "), ("3 X", 1, "; with X or N ")],
)
def test_the_question_for_a_key_says_when_all_come_back(keys: str, neutral: int, free: str) -> None:
    scene = Scene(2).board(keys=keys, track="1 4", neutral_x=neutral, threshold=3)
    note = ENGLISH.say(scene.pick.prompt, NAMES, "note")
    begin, _, level = note.partition("you choose")
    assert begin == (
        "The Key wakes the diver on its level; once 3 Keys are used (now 2), all of them come back"
        f"{free}"
    )
    assert bool(level) is bool(free)


@pytest.mark.rule("OT-5.6", "OT-6.6")
def test_ending_phase_2_says_that_a_diver_without_a_battery_resurfaces() -> None:
    scene = acting("ME", sponsors="1 2 3A 4 5")
    lost = "Gives up the Metal Expert’s action: take 1 metal"
    air = "; without a Battery, the Metal Expert then resurfaces"
    assert effect_of(scene, "end") == lost + air
    scene.me().batteries = 1
    assert effect_of(scene, "end") == lost


@pytest.mark.rule("OT-7.5")
def test_ending_phase_2_says_what_each_action_given_up_would_do() -> None:
    scene = Scene(2, sponsors="1 3A 2 4 5").board(0, on_level(3, "ME"), keys="3").play("key:3")
    lost = "Gives up both actions of the Metal Expert (each: take 1 metal)"
    assert effect_of(scene, "end").startswith(lost)


@pytest.mark.rule("OT-6.1")
def test_the_second_action_is_told_from_the_first() -> None:
    scene = Scene(2, sponsors="1 3A 2 4 5").board(0, on_level(3, "ME"), keys="3", batteries=1)
    names = []
    for key in ("key:3", "take:metal"):
        scene.play(key)
        names.append(ENGLISH.say(scene.pick.prompt, NAMES, "next"))
    first = "Your diver’s action"
    assert names == [first, "Your diver’s next action, without more moves"]


@pytest.mark.rule("OT-7.4")
def test_activating_an_idle_diver_says_what_it_does_and_why_it_cannot() -> None:
    scene = Scene(2, sponsors="1 2 3 4 5").board(0, on_level(3, "EX"), track="1", keys="3 X")
    scene.play("key:3")
    said = effect_of(scene, "activate")
    assert said.startswith("Pay 2 Credits to take one Reward of this level")
    assert "2 Credits needed, you have 0" in said
    assert said.endswith("Gives up the Sponsor: take back 1 of your own used Keys")
    scene.state.running.sponsor_used = True
    assert effect_of(scene, "activate").endswith("The Sponsor is already used")


@pytest.mark.rule("OT-7.2")
def test_activating_says_that_the_sponsor_has_nothing_to_give() -> None:
    scene = Scene(2, sponsors="1 2 3 4 5").board(0, on_level(3, "EX"), keys="3 X", batteries=1)
    scene.play("key:3")
    assert effect_of(scene, "activate").endswith("The Sponsor can do nothing now")


@pytest.mark.rule("OT-6.1", "OT-6.6")
def test_a_move_and_staying_name_their_price_alike() -> None:
    scene = Scene(2, sponsors=QUIET).board(0, on_level(3, "ME"), keys="3", batteries=2)
    scene.play("key:3")
    move = next(key for key in scene.keys if key.startswith("propel:"))
    assert effect_of(scene, move).startswith("1 Battery: ")
    scene.play("end")
    assert effect_of(scene, "oxygen") == (
        "1 Battery (you have 2): the Metal Expert stays on level 3, no diver moves"
    )


def test_no_action_says_what_is_given_up_and_nothing_that_happens_anyway() -> None:
    scene = Scene(2, sponsors=QUIET).board(0, on_level(3, "ME"), keys="3", batteries=2)
    assert effect_of(scene.play("key:3"), "end") == (
        "Gives up the Metal Expert’s action: take 1 metal"
    )


@pytest.mark.rule("OT-5.7")
def test_a_key_that_goes_on_the_hacker_track_has_its_article() -> None:
    told = msg("otys-effect-track", key=key_name("X"), used=2, threshold=6)
    assert ENGLISH.say(told) == "The X Key goes on the Hacker track: 2 of 6"


@pytest.mark.rule("OT-7.4")
def test_a_diver_whose_price_is_waived_offers_its_action_in_place_of_the_activation() -> None:
    scene = Scene(2, sponsors="1 2 3 4 5").board(0, on_level(3, "EX"), track="1", keys="3 X")
    scene.play("key:3")
    scene.state.running.free = ("explorer",)
    assert "activate" not in scene.keys
    assert any(key.startswith("explore:") for key in scene.keys)


# --- the Upgraded side -------------------------------------------------------------------------


@pytest.mark.rule("OT-8.2", "OT-8.5")
@pytest.mark.parametrize(
    ("code", "bonus"),
    [
        ("ME", "gain 1 neutral X Key"),
        ("PE", "gain 1 Credit"),
        ("FE", "gain 1 Battery"),
        ("TE", "take back 1 of your own used Keys"),
        ("TR", "sell 1 cube at the better price, or buy 1 cube at the better price"),
        ("SP", "costs nothing (before: 1)"),
        ("EN", "costs nothing (before: 1)"),
        ("EX", "costs 1 Credit (before: 2)"),
    ],
)
def test_an_upgrade_says_before_and_after_what_it_brings(code: str, bonus: str) -> None:
    scene = Scene(2, sponsors="1 2 4 3 5").board(0, on_level(3, code), credits=2).play("key:3")
    key, name = f"sponsor:upgrade:{CODES[code]}", CODES[code].replace("_", " ").title()
    assert (
        f"upgrade the {name} and gain 1 point; from then on, with each action: {bonus}"
        in effect_of(scene, key)
    )
    assert effect_of(scene, key).endswith("; your diver’s action follows")
    assert any(line.endswith(f": {bonus}") for line in log(scene.play(key)))


@pytest.mark.rule("OT-8.5")
def test_an_upgraded_expert_says_its_bonus_on_the_option_and_in_the_log() -> None:
    scene = acting("ME+")
    assert label(scene, "take:metal+gain") == "Take 1 metal and gain 1 neutral X Key"
    assert "gained 1 neutral X Key" in log(scene.play("take:metal+gain"))


# --- in the log --------------------------------------------------------------------------------


@pytest.mark.rule("OT-8.11")
def test_the_log_tells_what_was_paid_and_for_whom() -> None:
    lines = log(acting("SP", "EN").play("copy:2:improve:mechanic"))
    first = lines.index("paid 1 Credit for the Spy")
    assert lines[first : first + 4] == [
        "paid 1 Credit for the Spy",
        "used Bo’s Engineer",
        "paid 1 Credit for the Engineer",
        "improved the Mechanic: maximum move 2",
    ]


@pytest.mark.rule("OT-7.9")
def test_the_log_tells_what_a_sponsor_was_paid() -> None:
    scene = Scene(2, sponsors="1 2 4 3 5").board(0, on_level(3, "SP"), credits=2).play("key:3")
    lines = log(scene.play("sponsor:upgrade:spy"))
    assert "paid 2 Credits" in lines
    assert lines.index("used Sponsor 4 Basic") < lines.index("paid 2 Credits")


def test_what_costs_nothing_is_not_told_as_paid() -> None:
    assert not [line for line in log(acting("SP+").play("draw")) if "paid" in line]
