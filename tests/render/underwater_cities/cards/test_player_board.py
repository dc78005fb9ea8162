"""An empty side of a player board, and what is printed on it."""

from __future__ import annotations

import pytest

from render.underwater_cities.cards.component import component_scene
from tests.render.underwater_cities.tables import context, lettering, pack, sprites


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


def test_a_board_is_told_in_words_site_by_site() -> None:
    alt = component_scene(pack(), context(2), "board:1").alt
    assert alt.startswith("Player board 1, basic side (partly our own design")
    assert "C8: gain 1 kelp." in alt
