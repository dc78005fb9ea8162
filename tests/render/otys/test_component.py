"""Single components, enlarged."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.otys.game import Otys
from render.fonts import fits
from render.icons import ICONS
from render.otys import GALLERY
from tests.render.otys.tables import (
    LOCALES,
    composed,
    context,
    game,
    lettering,
    pack,
    seen,
    sprites,
    table,
    words,
)

THINGS = (*pack().contracts, *pack().rewards, *pack().sponsors, *pack().divers)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_component_can_be_looked_up_under_a_name_of_its_own(locale: str) -> None:
    names = GALLERY.things(game(), words(locale))
    assert set(names) == set(THINGS)
    assert len(set(names.values())) == len(names)


@pytest.mark.parametrize("locale", LOCALES)
def test_every_component_has_a_picture_in_which_words_fit(locale: str) -> None:
    view = seen(table(2), None)
    for thing in THINGS:
        scene = composed("card", view, context(2, locale), thing=thing)
        assert [said for said in lettering(scene) if not fits(said)] == []
        assert set(sprites(scene)) <= ICONS.keys()
        assert len(scene.alt) <= 1024


@pytest.mark.parametrize(
    ("thing", "expected"),
    [
        ("contract_exact_05", "As printed in the game"),
        ("contract_exact_01", "Our own design; we don’t know the printed one"),
        ("contract_free_08", "Partly our own design; we don’t know all of the printed one"),
        ("reward_03", "As printed in the game"),
        ("sponsor_4_basic", "As printed in the game"),
        ("spy", "As printed in the game"),
    ],
)
def test_a_card_says_whether_it_is_printed_or_our_own(thing: str, expected: str) -> None:
    view = seen(table(2), None)
    said = [item.text for item in lettering(composed("card", view, context(2), thing=thing))]
    assert expected in said


def test_a_component_of_another_pack_names_that_pack() -> None:
    other = Otys(replace(pack(), name="reef@2"))
    view = seen(table(2), None)
    scene = composed("card", view, context(2), thing="spy", of=other)
    assert "From the component pack reef@2" in [item.text for item in lettering(scene)]


def test_a_card_says_the_same_in_words() -> None:
    scene = composed("card", seen(table(2), None), context(2), thing="contract_exact_05")
    assert scene.alt == (
        "Contract E5: metal, 2 plant from one level: 3 points (as printed in the game)."
    )
