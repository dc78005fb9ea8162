"""Texts on components are made from their effects."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.pack.load import load_pack
from engine.antarctica.words.describe import (
    building_text,
    card_text,
    resource_text,
    space_text,
)
from engine.core.msg import Msg
from engine.core.text import Words
from engine.otys.effects.goods import Gain
from engine.otys.words.describe import contract_text, diver_text, reward_text, sponsor_text
from tests.engine.own_packs import Draft
from tests.games.antarctica import antarctica_pack
from tests.games.otys import otys_pack

WORDS = Words(strict=True)
SPY = (
    "raw 4 contracts and keep 1, or use the diver on this level of a player beside you, "
    "at its own cost"
)


@pytest.mark.parametrize(
    ("contract", "text"),
    [
        ("contract_exact_13", "Metal, plant, fuel from one level: 1 Credit and 2 points"),
        ("contract_exact_19", "2 metal, plant, tech from one level: 4 points"),
        ("contract_free_03", "3 cubes of one resource from one level: 1 Credit and 2 points"),
        (
            "contract_free_08",
            (
                "2 + 2 + 1 cubes from one level, each number a different resource: "
                "1 Credit, 1 Battery and 5 points"
            ),
        ),
    ],
)
def test_a_contract_says_what_it_asks_for_and_brings(contract: str, text: str) -> None:
    assert WORDS.say(contract_text(otys_pack(), contract)) == text


def test_a_reward_says_both_sides() -> None:
    assert WORDS.say(reward_text(otys_pack(), "reward_04")) == (
        "Take 1 metal or fuel; then gain 1 point for each contract fulfilled on its level"
    )


@pytest.mark.parametrize(
    ("sponsor", "text"),
    [
        ("sponsor_1_basic", "Gain 1 Credit"),
        ("sponsor_2_basic", "Your diver may act twice, each time at full cost"),
        (
            "sponsor_4_basic",
            (
                "Pay 2 Credits to upgrade the diver you activate and gain 1 point; "
                "then no propeller moves this turn"
            ),
        ),
        (
            "sponsor_5_advanced",
            "Gain 1 Battery, or pay 1 Battery to move 1 cube from or to the active level",
        ),
    ],
)
def test_a_sponsor_says_price_effect_and_points(sponsor: str, text: str) -> None:
    assert WORDS.say(sponsor_text(otys_pack(), sponsor)) == text


@pytest.mark.parametrize(
    ("diver", "upgraded", "text"),
    [
        ("metal_expert", False, "Take 1 metal"),
        ("metal_expert", True, "Take 1 metal and gain 1 neutral X Key"),
        (
            "spy",
            False,
            f"Pay 1 Credit to either d{SPY}",
        ),
        (
            "spy",
            True,
            f"D{SPY}",
        ),
    ],
)
def test_a_diver_says_price_and_action_of_its_side(diver: str, upgraded: bool, text: str) -> None:  # noqa: FBT001
    assert WORDS.say(diver_text(otys_pack(), diver, upgraded=upgraded)) == text


def test_a_changed_effect_changes_the_text() -> None:
    pack = otys_pack()
    richer = replace(pack.sponsors["sponsor_1_basic"], effect=Gain(credit=3))
    changed = replace(pack, sponsors={**pack.sponsors, "sponsor_1_basic": richer})
    assert WORDS.say(sponsor_text(changed, "sponsor_1_basic")) == "Gain 3 Credits"


ICE = antarctica_pack()


@pytest.mark.parametrize(
    ("said", "text"),
    [
        (
            card_text(ICE, "basic_01"),
            "Camp (Basic): needs Wind Turbine; 1 scientist; 2 Research Points",
        ),
        (
            card_text(ICE, "advanced_12"),
            (
                "Plankton Farm (Advanced), with a star: needs Factory and Satellite Dish; "
                "2 scientists; 2 Research Points"
            ),
        ),
        (ICE.kinds["quick_research"].effect.words(), "3 Research Points on one open track"),
        (
            resource_text(ICE, "knowhow"),
            "Know-how Resource card: stands for Laboratory or Factory",
        ),
        (
            building_text(ICE, "coastal_station"),
            "Coastal Research Station: research on Marine Biology or Climatology",
        ),
        (building_text(ICE, "shipyard"), "Shipyard: build a ship; it goes to the Sun’s area"),
        (space_text(ICE.spaces["track_glaciology_9"]), "Space 9, red: a new ship"),
        (
            space_text(ICE.spaces["track_oceanography_7"]),
            "Space 7, blue: everyone may take 3 Research Points",
        ),
    ],
)
def test_the_things_of_antarctica_say_what_they_do(said: Msg, text: str) -> None:
    assert WORDS.say(said) == text


def test_the_texts_of_antarctica_have_the_figures_of_the_pack() -> None:
    draft = Draft("antarctica")
    draft.change("constants", "quick_research_points", value="5")
    draft.change("constants", "plus_two_scientists", value="1")
    draft.change("constants", "advance_three_points", value="4")
    pack = load_pack(draft.text.encode(), "draft.pack.md")
    quick, more = (pack.kinds[kind].effect for kind in ("quick_research", "plus_two_scientists"))
    assert WORDS.say(quick.words()) == "5 Research Points on one open track"
    assert WORDS.say(more.words()) == (
        "Move a scientist from your Common Reserve to your Personal Supply"
    )
    assert WORDS.say(space_text(pack.spaces["track_oceanography_7"])) == (
        "Space 7, blue: everyone may take 4 Research Points"
    )
