"""Single components, enlarged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.antarctica.game import Antarctica
from render.antarctica import GALLERY
from render.antarctica.cards.component import component_scene
from render.fonts import cap_height, fits, lay
from render.icons import ICONS
from tests.render.antarctica.tables import LOCALES, context, game, lettering, pack, sprites, words

THINGS = (
    *pack().cards,
    *pack().kinds,
    *pack().buildings,
    *pack().tracks,
    "resource_basic",
    "resource_knowhow",
)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_component_can_be_looked_up_under_a_name_of_its_own(locale: str) -> None:
    names = GALLERY.things(game(), words(locale))
    assert set(names) == set(THINGS)
    assert len(set(names.values())) == len(names) == 39 + 4 + 14 + 5 + 2


@pytest.mark.parametrize("locale", LOCALES)
def test_every_component_has_a_picture_that_can_be_read(locale: str) -> None:
    for thing in THINGS:
        scene = component_scene(pack(), context(2, locale), thing)
        assert [said for said in lettering(scene) if not fits(said)] == []
        small = [
            said for said in lettering(scene) if cap_height(lay(said).size) * 390 / scene.width < 6
        ]
        assert small == []
        assert {sprite.name for sprite in sprites(scene)} <= ICONS.keys()
        assert 0 < len(scene.alt) <= 1024


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("basic_07", "Partly our own design; we don’t know all of the printed one"),
        ("crane", "Partly our own design; we don’t know all of the printed one"),
        ("icebreaker", "As printed in the game"),
        ("resource_basic", "Our own design; we don’t know the printed one"),
        ("track_biology", "Our own design; we don’t know the printed one"),
    ],
)
def test_a_component_says_whether_it_is_printed_or_our_own(thing: str, expected: str) -> None:
    said = [item.text for item in lettering(component_scene(pack(), context(2), thing))]
    assert expected in said


def test_a_component_of_another_pack_names_that_pack() -> None:
    other = Antarctica(replace(pack(), name="reef@2"))
    scene = component_scene(other.pack, context(2), "camp")
    assert "From the component pack reef@2" in [item.text for item in lettering(scene)]


def test_a_building_card_says_the_same_in_words() -> None:
    scene = component_scene(pack(), context(2), "advanced_12")
    assert scene.alt == (
        "Plankton Farm (Advanced 12): needs Factory and Satellite Dish; 2 Research Points; "
        "2 scientists; a star (partly our own design; we don’t know all of the printed one)."
    )


def test_a_building_shows_what_it_is_needed_for() -> None:
    scene = component_scene(pack(), context(2), "satellite_dish")
    shown = [sprite.name for sprite in sprites(scene)]
    asking = {card.result for card in pack().cards.values() if "satellite_dish" in card.requires}
    assert {f"building-{name}" for name in asking} <= set(shown)
    assert "building-headquarters" not in shown


def test_a_track_shows_each_of_its_spaces_and_tells_what_they_do() -> None:
    track = pack().tracks["track_oceanography"]
    scene = component_scene(pack(), context(2), track.id)
    shown = [sprite.name for sprite in sprites(scene)]
    assert shown.count("space-plain") == track.length - len(track.spaces)
    said = [item.text for item in lettering(scene)]
    assert "Space 7, blue: everyone may take 3 Research Points" in said


@pytest.mark.parametrize(
    ("thing", "told"), [("basic_11", True), ("basic_02", True), ("basic_01", False)]
)
def test_a_card_for_more_players_says_so(thing: str, told: bool) -> None:  # noqa: FBT001
    said = [item.text for item in lettering(component_scene(pack(), context(2), thing))]
    assert any(text.endswith("players") for text in said) == told
