"""Contact sheet of all sprites: `python -m render.icons --out FILE.png`."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Final

from PIL import Image, ImageDraw

from render.fonts import face
from render.icons import ICONS
from render.icons.drawing.palette import PANEL, QUIET

_SIZES: Final = (14, 24, 40, 96)
_COLUMNS: Final = 5
_CELL: Final = (366, 136)
_WORDS: Final = 13


def contact_sheet(names: tuple[str, ...], *, grey: bool) -> Image.Image:
    """Return a sheet of icons in rows, each in up to four sizes above its name."""
    width, height = _CELL
    rows = -(-len(names) // _COLUMNS)
    sheet = Image.new("RGBA", (width * _COLUMNS, height * rows), PANEL)
    for index, name in enumerate(names):
        corner = (index % _COLUMNS * width, index // _COLUMNS * height)
        _lay_out(sheet, name, corner)
    return sheet.convert("L").convert("RGBA") if grey else sheet


def _lay_out(sheet: Image.Image, name: str, corner: tuple[int, int]) -> None:
    """Draw one icon with its name."""
    x, y = corner[0] + 12, corner[1] + 8
    for size in _SIZES:
        sprite = ICONS[name].draw(size)
        if x + sprite.width > corner[0] + _CELL[0]:
            break
        sheet.alpha_composite(sprite, (x, y + 96 - size))
        x += sprite.width + 14
    ImageDraw.Draw(sheet).text(
        (corner[0] + 12, corner[1] + 108), name, fill=QUIET, font=face(_WORDS, bold=False)
    )


def both_sheets(names: tuple[str, ...]) -> Image.Image:
    """Return the sheet in colour, with the same sheet in grey below it."""
    sheets = [contact_sheet(names, grey=grey) for grey in (False, True)]
    width, height = sheets[0].size
    both = Image.new("RGBA", (width, 2 * height))
    for index, sheet in enumerate(sheets):
        both.paste(sheet, (0, index * height))
    return both.convert("RGB")


def main() -> None:
    """Write the sheet of all icons, or of those whose names begin with a given prefix."""
    parser = argparse.ArgumentParser(prog="python -m render.icons", description=__doc__)
    parser.add_argument("--out", type=Path, required=True, help="the PNG to write")
    parser.add_argument("--only", nargs="*", default=[""], help="prefixes of the icons' names")
    chosen = parser.parse_args()
    names = tuple(name for name in ICONS if name.startswith(tuple(chosen.only)))
    if not names:
        parser.error("no icon's name begins like this")
    both_sheets(names).save(chosen.out)


if __name__ == "__main__":
    main()
