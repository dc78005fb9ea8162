"""The contact sheet of all emojis: large, and as small as Discord shows them, on both grounds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PIL import Image, ImageDraw

from render.emojis.pictures import SEEN, drawn
from render.fonts import face

GROUNDS: Final = {"dark": "#313338", "light": "#ffffff"}
"""The colours behind messages in Discord's dark and light themes."""
SHEET: Final = "_sheet.png"
"""The name of its file, which is no name of an emoji."""
_LARGE, _GAP, _COLUMNS = 64, 8, 10
_CELL = (2 * (_LARGE + SEEN + 3 * _GAP), _LARGE + 2 * _GAP + 18)


def contact_sheet(names: Sequence[str]) -> Image.Image:
    """Return a sheet of emojis in rows, each on both grounds above its name."""
    width, height = _CELL
    rows = -(-len(names) // _COLUMNS)
    sheet = Image.new("RGBA", (width * _COLUMNS, height * rows), GROUNDS["dark"])
    for index, name in enumerate(names):
        corner = (index % _COLUMNS * width, index // _COLUMNS * height)
        for place, ground in enumerate(GROUNDS.values()):
            _lay_out(sheet, name, (corner[0] + place * width // 2, corner[1]), ground)
    return sheet.convert("RGB")


def _lay_out(sheet: Image.Image, name: str, corner: tuple[int, int], ground: str) -> None:
    """Draw one emoji in both sizes on a ground, with its name."""
    picture, draw = drawn(name), ImageDraw.Draw(sheet)
    x, y = corner
    draw.rectangle((x, y, x + _CELL[0] // 2 - 1, y + _CELL[1] - 1), ground)
    left = x + _GAP
    for size in (_LARGE, SEEN):
        small = picture.resize((size, size), Image.Resampling.LANCZOS)
        sheet.alpha_composite(small, (left, y + _GAP + (_LARGE - size) // 2))
        left += size + _GAP
    font = face(13, bold=False)
    draw.text((x + _GAP, y + _LARGE + _GAP + 4), name, fill="#808890", font=font)
