"""One thing, one word: that of the glossary."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.core.msg import msg
from engine.core.text import Words
from engine.otys.names import key_name, thing
from tests.words.files import entries

RULES = Path(__file__).parents[3] / "shared" / "rules" / "otys.md"
ROW = re.compile(r"\| ([a-z0-9_]+) \| ([^|]+) \|")

NAMED_BY_THEIR_ID = {
    "metal": "metal",
    "plant": "plant",
    "fuel": "fuel",
    "tech": "tech",
    "metal_expert": "Metal Expert",
    "plant_expert": "Plant Expert",
    "fuel_expert": "Fuel Expert",
    "tech_expert": "Tech Expert",
    "trader": "Trader",
    "spy": "Spy",
    "engineer": "Engineer",
    "explorer": "Explorer",
}
IN_SENTENCES = {
    "diver": "diver",
    "level": "level",
    "active_level": "active level",
    "surface": "at the surface",
    "mechanic": "Mechanic",
    "hacker": "Hacker",
    "max_move": "maximum move",
    "threshold": "threshold",
    "own_x_key": "own X Key",
    "neutral_x_key": "neutral X Key",
    "sponsor": "Sponsor tile",
    "sponsor_basic": "Basic side",
    "sponsor_advanced": "Advanced side",
    "public_contract": "public contract",
    "colony_display": "Colony Display",
    "credit": "Credit",
    "battery": "Battery",
    "propeller": "propeller",
    "used_key": "used Key",
    "last_round": "last round",
    "v_resurface": "resurface",
    "v_stay": "stay at its level",
    "v_sell": "sell",
    "v_buy": "buy",
    "v_draw": "draw",
    "v_keep": "keep",
    "v_gain": "gain",
    "v_choose": "choose",
}
DONE_TO_SOMETHING = {
    "v_activate": "activate",
    "v_upgrade": "upgrade",
    "v_improve": "improve",
    "v_take_back": "take back",
    "v_fulfil": "fulfil",
}
"""Verbs that the glossary gives with what they are done to."""
SPELT = re.compile(
    "|".join(
        rf"\b{word}\b"
        for word in (
            "Credits?", "Battery", "Batteries", "Keys?", "Sponsors?", "Rewards?", "Experts?",
            "Trader", "Spy", "Engineer", "Explorer", "Mechanic", "Hacker", "Display", "Phase",
            "levels?", "contracts?", "divers?", "cubes?", "points?", "propellers?", "rounds?",
        )
    ),
)  # fmt: skip


def otys_texts() -> str:
    return "\n".join(" ".join(entry.texts) for entry in entries("en") if entry.file == "otys.ftl")


@pytest.mark.rule("OT-1.1")
def test_things_are_called_as_in_the_glossary() -> None:
    words = Words(strict=True)
    for id_, english in NAMED_BY_THEIR_ID.items():
        assert words.inner(thing(id_), None) == english
    assert words.inner(key_name("X"), None) == "own X Key"
    assert words.inner(key_name("N"), None) == "neutral X Key"
    assert words.inner(msg("otys-credits", count=1), None) == "1 Credit"
    assert words.inner(msg("otys-batteries", count=1), None) == "1 Battery"


@pytest.mark.rule("OT-1.1")
@pytest.mark.parametrize("english", (IN_SENTENCES | DONE_TO_SOMETHING).values())
def test_sentences_use_the_words_of_the_glossary(english: str) -> None:
    assert english in otys_texts()


@pytest.mark.rule("OT-1.1")
def test_words_of_the_glossary_are_spelt_one_way() -> None:
    any_case = re.compile(SPELT.pattern, re.IGNORECASE)
    text = otys_texts()
    assert any_case.findall(text) == SPELT.findall(text)


@pytest.mark.rule("OT-1.1")
def test_the_words_checked_here_are_those_of_the_rules() -> None:
    if not RULES.exists():
        pytest.skip("the rule texts are not beside the project")
    glossary = dict(ROW.findall(RULES.read_text("utf-8")))
    for id_, english in (NAMED_BY_THEIR_ID | IN_SENTENCES).items():
        assert re.sub(r" \([^)]*\)", "", glossary[id_]) == english
    for id_, english in DONE_TO_SOMETHING.items():
        assert glossary[id_].startswith(english)
