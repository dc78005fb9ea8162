"""The emojis that belong to no game."""

from __future__ import annotations

from render.icons import ICONS
from render.icons.common.emojis import EMOJIS
from tests.render.icons.looks import SHAPES


def test_every_seat_has_one() -> None:
    assert {f"seat-{shape}" for shape in SHAPES} <= set(EMOJIS.sprites.values())


def test_they_are_of_sprites_that_there_are() -> None:
    assert set(EMOJIS.sprites.values()) <= set(ICONS)
