"""The strip at the top."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.render.otys.tables import (
    NAMES,
    composed,
    context,
    lettering,
    seen,
    table,
    turn,
)


def test_the_strip_names_whoever_is_on_turn_and_what_is_awaited() -> None:
    at = table(2)
    scene = composed("board", seen(at, None), context(2))
    said = [item.text for item in lettering(scene)]
    assert "Chooses a Key" in said
    assert scene.alt.startswith(f"Otys, round 1. {NAMES[turn(at)]}: chooses a Key.")


@pytest.mark.parametrize(
    ("locale", "places", "expected"),
    [
        ("en", (1, 2, 3), "Mira wins"),
        ("de", (1, 2, 3), "Mira gewinnt"),
        ("en", (1, 3, 1), "Mira and · Tarō share the victory"),
        ("it", (1, 3, 1), "Vincono insieme Mira e · Tarō"),
    ],
)
def test_the_strip_of_a_finished_game_says_who_won(
    locale: str, places: tuple[int, ...], expected: str
) -> None:
    over = seen(table(3, 3, 5000), None)
    assert over.result is not None
    view = replace(over, result=replace(over.result, places=places))
    assert expected in [
        item.text for item in lettering(composed("board", view, context(3, locale)))
    ]
