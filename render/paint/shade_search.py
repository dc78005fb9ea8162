"""Search for the shades that suit the icons best; its result is `render.paint.shades`.

Run `python -m render shades` after adding or changing icons: it prints that module anew.
"""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from render.icons import ICONS
from render.paint.painter import Painter
from render.paint.palette import SIZE, key, sea_and_named_colours
from render.scene import Align, Box, Item, Outline, Panel, Scene, Sprite, Words
from render.theme import SEATS, Colour

CELL = 80
"""Width and height of each sprite's cell."""
COLUMNS = 20
TYPE = ("text", "muted", "gold", "legal", "changed")
"""Text colours."""


def sheet() -> Scene:
    """Return a scene with everything that pictures contain: tinted icons, text and rims."""
    items = tuple(_items())
    height = (_height(len(items)) + 2) * CELL
    ground = (Panel(Box(0, 0, COLUMNS * CELL, height), edge=""),)
    return Scene(COLUMNS * CELL, height, ground, (*_placed(items), *_words(height)), "", "panel")


def _items() -> Iterator[tuple[str, str]]:
    """Yield the name of each sprite with each tint that it comes in."""
    for name, icon in ICONS.items():
        yield name, ""
        if icon.colour:
            yield from ((name, seat.colour) for seat in SEATS)


def _height(count: int) -> int:
    return -(-count // COLUMNS)


def _placed(items: tuple[tuple[str, str], ...]) -> Iterator[Item]:
    for number, (name, tint) in enumerate(items):
        row, column = divmod(number, COLUMNS)
        aspect = max(1.0, ICONS[name].aspect)
        size = int(CELL * 0.8 / aspect)
        centre = (column * CELL + CELL // 2, row * CELL + CELL // 2)
        yield Sprite(name, centre, size, tint)


def _words(height: int) -> Iterator[Item]:
    """Yield text in each colour and both kinds of rim, in the last two rows."""
    for number, one in enumerate(TYPE):
        box = Box(number * 3 * CELL, height - 2 * CELL, 3 * CELL, CELL)
        yield Words("Aa 0123", box, 48, one, bold=True, align=Align.CENTRE)
    for number, kind in enumerate(("legal", "changed")):
        yield Outline(Box(20 + number * 4 * CELL, height - CELL + 20, 3 * CELL, CELL - 40), kind)


def best() -> tuple[Colour, ...]:
    """Return the shades that suit the icons best, enough to fill the palette's free entries."""
    scene = sheet()
    frame = Image.new("RGB", (scene.width, scene.height))
    Painter().draw(scene, frame)
    wanted = SIZE - len(sea_and_named_colours())
    found = frame.quantize(
        wanted, method=Image.Quantize.MEDIANCUT, kmeans=4, dither=Image.Dither.NONE
    )
    table = found.getpalette() or []
    shades = {key(one): one for one in zip(*(table[part::3] for part in range(3)), strict=True)}
    return tuple(sorted(shades.values()))


def module() -> str:
    """Return the source of `render.paint.shades`."""
    written = [f"{red:02x}{green:02x}{blue:02x}" for red, green, blue in best()]
    rows = (" ".join(written[start : start + 12]) for start in range(0, len(written), 12))
    lines = "\n".join(f"    {row}" for row in rows)
    return HEAD + lines + TAIL


HEAD = '''"""Lights, shadows and smooth edges of the icons, written by `python -m render shades`."""

from __future__ import annotations

WRITTEN = """
'''
TAIL = '''
"""

SHADES = tuple((red, green, blue) for red, green, blue in map(bytes.fromhex, WRITTEN.split()))
"""The palette's colours besides the sea and the named colours."""
'''
