"""Single components, enlarged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.words.describe import card_text, slot_text
from render.fonts import cap_height, fits, lay
from render.icons import ICONS
from render.underwater_cities import GALLERY
from render.underwater_cities.cards.component import component_scene, slots
from tests.render.underwater_cities.tables import (
    LOCALES,
    context,
    game,
    lettering,
    pack,
    sprites,
    words,
)

TO = "\N{EN DASH}"
THINGS = (
    *pack().cards,
    *pack().tiles,
    *pack().contracts,
    *slots(pack()),
    *(f"board:{number}" for number in pack().boards),
)


def said(thing: str, locale: str = "en") -> list[str]:
    """Return all the texts in the picture of a component."""
    return [item.text for item in lettering(component_scene(pack(), context(2, locale), thing))]


@pytest.mark.parametrize("locale", LOCALES)
def test_every_component_can_be_looked_up_under_a_name_of_its_own(locale: str) -> None:
    names = GALLERY.things(game(), words(locale))
    assert set(names) == set(THINGS)
    assert len(set(names.values())) == len(names) == 180 + 25 + 1 + 16 + 8 + 16 + 13 + 8


@pytest.mark.parametrize("locale", ["de"])
def test_every_component_has_a_picture_that_can_be_read(locale: str) -> None:
    for thing in THINGS:
        scene = component_scene(pack(), context(2, locale), thing)
        letters = lettering(scene)
        assert [item for item in letters if not fits(item)] == []
        small = [one for one in letters if cap_height(lay(one).size) * 390 / scene.width < 6]
        assert small == [], thing
        assert {sprite.name for sprite in sprites(scene)} <= ICONS.keys()
        assert 0 < len(scene.alt) <= 1024
        assert scene.height <= 1600


def test_a_card_has_its_sentence_and_its_type() -> None:
    for card in pack().cards.values():
        scene = component_scene(pack(), context(2), card.id)
        assert words().say(card_text(card)) in [item.text for item in lettering(scene)]
        assert f"type-{card.type}" in [sprite.name for sprite in sprites(scene)]


def test_a_special_card_tells_what_it_costs() -> None:
    assert "End-scoring card, yellow, Special card for 3 credits" in said("kelp_laureates")
    assert "3" in said("kelp_laureates")


def test_an_era_card_tells_its_era() -> None:
    assert "Production card, red, Era I" in said("autonomous_systems")


def test_a_slot_tells_with_how_many_players_it_is_used() -> None:
    names = GALLERY.things(game(), words())
    assert names["slots_1_2_players:green_1"] == f"G1 (1{TO}2 players)"
    assert names["slots_3_4_players:green_1"] == f"G1 (3{TO}4 players)"
    slot = slots(pack())["slots_3_4_players:green_5"]
    assert words().say(slot_text(slot)) in said("slots_3_4_players:green_5")


def test_a_metropolis_that_the_solo_game_leaves_out_says_so() -> None:
    assert "Brown metropolis, not in the solo game" in said("seat_of_government")
    assert "Blue metropolis" in said("mint")


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("demonstration_use_one", "As printed in the game"),
        ("extraordinary_mission", "Partly our own design; we don’t know all of the printed one"),
        ("smuggling", "Partly our own design; we don’t know all of the printed one"),
        ("tide_mill", "Our own design; we don’t know the printed one"),
        ("first_harvest", "Our own design; we don’t know the printed one"),
        ("board:3", "Partly our own design; we don’t know all of the printed one"),
    ],
)
def test_a_component_says_whether_it_is_printed_or_our_own(thing: str, expected: str) -> None:
    assert expected in said(thing)


@pytest.mark.parametrize("thing", ["smuggling", "mint", "board:3", "slots_1_2_players:always"])
def test_a_component_of_another_pack_names_that_pack(thing: str) -> None:
    scene = component_scene(replace(pack(), name="reef@2"), context(2), thing)
    assert "From the component pack reef@2" in [item.text for item in lettering(scene)]


@pytest.mark.parametrize("number", pack().boards)
def test_a_board_shows_every_site_and_what_is_printed_there(number: int) -> None:
    board = pack().boards[number]
    scene = component_scene(pack(), context(2), f"board:{number}")
    shown = [sprite.name for sprite in sprites(scene)]
    assert shown.count("site-expansion") == len(board.cities)
    assert shown.count("site-city") == len(board.cities) - 1
    assert {"metropolis-brown", "metropolis-blue", "dome-white-lit"} <= set(shown)
    texts = {item.text for item in lettering(scene)}
    assert {city.upper() for city in board.cities} <= texts
    for bundle in board.bonuses.values():
        assert {"card": "card-draw"}.get(bundle[0][0], bundle[0][0]) in shown
    for special in board.specials:
        assert special.kind != "joined_tunnels" or "joined" in shown


def test_a_card_says_the_same_in_words() -> None:
    scene = component_scene(pack(), context(2), "smuggling")
    assert scene.alt == (
        "Smuggling (4): you may pay 1 kelp or 1 steelplast to gain 3 credits. "
        "(partly our own design; we don’t know all of the printed one)"
    )


def test_a_board_is_told_in_words_site_by_site() -> None:
    alt = component_scene(pack(), context(2), "board:1").alt
    assert alt.startswith("Player board 1, basic side (partly our own design")
    assert "C8: gain 1 kelp." in alt
