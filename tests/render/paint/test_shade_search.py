"""The search for the palette's shades."""

from PIL import Image, ImageChops, ImageStat

from render.paint.painter import Painter, indexed
from render.paint.palette import SIZE
from render.paint.shade_search import module, sheet


def test_icons_lose_little_in_the_palette() -> None:
    scene = sheet()
    full = Image.new("RGB", (scene.width, scene.height))
    Painter().draw(scene, full)
    lost = ImageStat.Stat(ImageChops.difference(full, indexed(full).convert("RGB")))
    assert max(lost.rms) < 4.5


def test_the_shades_can_be_found_anew() -> None:
    found: dict[str, object] = {}
    exec(module(), found)  # noqa: S102 - our own source, as it is written to the file
    shades = found["SHADES"]
    assert isinstance(shades, tuple)
    assert 100 < len(shades) < SIZE
