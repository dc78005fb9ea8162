"""Laws of the emojis' pictures."""

from __future__ import annotations

import io
from functools import cache
from itertools import combinations

import pytest
from PIL import Image, ImageChops, ImageStat

from render.emojis import pictures
from render.emojis.names import sprites
from render.emojis.pictures import SEEN, SIZE, drawn, emoji
from render.emojis.sheet import GROUNDS
from tests.render.colour_vision import contrast

LARGEST = 256 * 1024
"""The most bytes that Discord takes for an emoji."""
ALIKE = {frozenset({"plant", "kelp"})}
"""Emojis of different games that show the same."""


@cache
def seen(name: str, ground: str) -> Image.Image:
    """Return an emoji as small as in a line of text."""
    small = drawn(name).resize((SEEN, SEEN), Image.Resampling.LANCZOS)
    picture = Image.new("RGBA", small.size, ground)
    picture.alpha_composite(small)
    return picture.convert("RGB")


def test_a_picture_is_a_square_that_its_emoji_fills_without_touching_the_edge() -> None:
    for name in sprites():
        picture = drawn(name)
        left, top, right, bottom = picture.getbbox() or (0, 0, 0, 0)
        assert (picture.mode, picture.size) == ("RGBA", (SIZE, SIZE))
        assert max(right - left, bottom - top) >= SIZE - 6, name
        assert min(left, top, SIZE - right, SIZE - bottom) >= 1, name


def test_a_file_is_a_png_that_discord_takes() -> None:
    for name in list(sprites())[::7]:
        content = emoji(name).png()
        assert len(content) < LARGEST
        with Image.open(io.BytesIO(content)) as read:
            assert (read.format, read.convert("RGBA").tobytes()) == ("PNG", drawn(name).tobytes())


@pytest.mark.parametrize("ground", GROUNDS)
def test_every_emoji_stands_out_in_both_of_discords_themes(ground: str) -> None:
    colour = GROUNDS[ground]
    behind = Image.new("RGB", (1, 1), colour).tobytes()
    for name in sprites():
        pixels = seen(name, colour).tobytes()
        places = [pixels[at : at + 3] for at in range(0, len(pixels), 3)]
        standing_out = sum(contrast(place, behind) >= 1.6 for place in places)
        assert standing_out >= 0.09 * SEEN * SEEN, (name, standing_out)


def test_no_two_emojis_look_alike_when_they_are_small() -> None:
    for one, other in combinations(sprites(), 2):
        difference = ImageChops.difference(*(seen(name, "#313338") for name in (one, other)))
        alike = max(ImageStat.Stat(difference).rms) < 8
        assert alike == (frozenset({one, other}) in ALIKE), (one, other)


def test_the_version_changes_with_the_picture_and_only_with_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    one = emoji("metal")
    assert one.version == f"metal_{one.digest}"
    assert (len(one.digest), one.digest.isalnum(), one.digest.islower()) == (4, True, True)
    emoji.cache_clear()
    assert emoji("metal") == one
    emoji.cache_clear()
    monkeypatch.setattr(pictures, "sprites", lambda: {"metal": "fuel"})
    assert emoji("metal").digest != one.digest
    emoji.cache_clear()


def test_all_versions_are_names_that_discord_takes() -> None:
    assert all(len(emoji(name).version) <= 32 for name in sprites())
