"""Measures that all pictures of a question share, and small figures in them."""

from __future__ import annotations

from render.kit.drawing import MARGIN, Drawing
from render.scene import Align, Box, Words

WIDTH, HEIGHT = 1100, 700
"""Desktop clients show a gallery's only picture in a box of this shape."""
INNER = WIDTH - 2 * MARGIN
SMALLEST = 31
"""The smallest type: its capitals are 6 pixels high where a phone shows the picture 338 wide."""
HEAD = 72
"""Height of the strip at the top."""
LEGAL, RIM = "legal", 5
"""The rim of a place that can be chosen; nothing else is yellow."""


def drawing() -> Drawing:
    """Return an empty picture."""
    return Drawing(WIDTH, HEIGHT)


def name_words(text: str, box: Box, size: int, colour: str) -> Words:
    """Return the name of a place, in the middle of its box."""
    return Words(text, box, size, colour, bold=True, align=Align.CENTRE)
