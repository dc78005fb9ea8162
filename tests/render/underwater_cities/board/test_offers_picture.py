"""The picture of everything that can be taken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.underwater_cities.view import OwnCards
from render.fonts import cap_height, fits, lay
from render.underwater_cities.board.offers_picture import offers_scene
from tests.render.underwater_cities.tables import (
    LOCALES,
    context,
    lettering,
    pack,
    seen,
    sprites,
    table,
)


@pytest.mark.parametrize("locale", LOCALES)
@pytest.mark.parametrize("contracts", ["off", "on"])
def test_all_words_fit_and_can_be_read_on_a_phone(contracts: str, locale: str) -> None:
    for moves in (0, 60, 160):
        view = seen(table(3, moves=moves, contracts=contracts), None)
        scene = offers_scene(pack(), view, context(3, locale))
        for word in lettering(scene):
            assert fits(word), word
            assert cap_height(lay(word).size) * 338 / scene.width >= 6, word


def test_the_slot_that_a_seat_has_chosen_dims_nothing() -> None:
    view = seen(table(2), 0)
    own = OwnCards((), (), (), chosen_slot="green_1")
    scenes = [offers_scene(pack(), one, context(2)) for one in (view, replace(view, own=own))]
    assert scenes[0] == scenes[1]
    assert not any(one.faded for one in sprites(scenes[1]) if one.name.startswith("type-"))
