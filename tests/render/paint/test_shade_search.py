"""The search for the palette's shades."""

import pytest
from PIL import Image, ImageChops, ImageStat

from render.icons import ICONS
from render.paint import shade_search
from render.paint.painter import Painter, indexed
from render.paint.palette import SIZE, key, sea_and_named_colours
from render.paint.shade_search import CELL, TYPE, module, sheet
from render.paint.shapes import RIMS
from render.scene import Box, Outline
from render.theme import SEATS
from tests.render.scene_items import extent, outside, sprites_in, words_in


@pytest.mark.slow
def test_icons_lose_little_in_the_palette() -> None:
    scene = sheet()
    full = Image.new("RGB", (scene.width, scene.height))
    Painter().draw(scene, full)
    lost = ImageStat.Stat(ImageChops.difference(full, indexed(full).convert("RGB")))
    assert max(lost.rms) < 4.5


def test_the_sheet_holds_every_sprite_in_each_of_its_colours() -> None:
    cells = {(item.name, item.tint) for item in sprites_in(sheet().items)}
    assert {name for name, _ in cells} == set(ICONS)
    tints = {tint for name, tint in cells if name == "seat-disc"}
    assert tints == {"", *(seat.colour for seat in SEATS)}
    assert {tint for name, tint in cells if name == "credit"} == {""}


def test_nothing_on_the_sheet_overlaps_or_leaves_it() -> None:
    scene = sheet()
    assert not outside(scene.items, Box(0, 0, scene.width, scene.height))
    centres = [item.centre for item in sprites_in(scene.items)]
    assert len(set(centres)) == len(centres)
    assert max(extent(item).bottom for item in sprites_in(scene.items)) <= scene.height - 2 * CELL


def test_the_sheet_shows_the_colours_of_type_and_rims_too() -> None:
    items = sheet().items
    assert {item.colour for item in words_in(items)} == set(TYPE)
    assert {item.kind for item in items if isinstance(item, Outline)} == set(RIMS)


@pytest.fixture
def few_icons(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave only one icon in eight, so that the search is quick."""
    few = {name: icon for number, (name, icon) in enumerate(ICONS.items()) if not number % 8}
    monkeypatch.setattr(shade_search, "ICONS", few)


@pytest.mark.slow
@pytest.mark.usefixtures("few_icons")
def test_the_shades_can_be_found_anew() -> None:
    found: dict[str, object] = {}
    exec(module(), found)  # noqa: S102 - our own source, as it is written to the file
    shades = found["SHADES"]
    assert isinstance(shades, tuple)
    assert 100 < len(shades) <= SIZE - len(sea_and_named_colours())
    assert len({key(one) for one in shades}) == len(shades)
    assert list(shades) == sorted(shades)
