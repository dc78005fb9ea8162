"""Measures that all pictures of a question share, how they end, and small figures in them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.msg import Msg
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import MARGIN, Drawing
from render.scene import Align, Box, Scene, Words
from render.underwater_cities.changes import changes
from render.underwater_cities.question.questions import Question

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


def finished(
    picture: Drawing, asked: Question, context: ReaderContext, told: Iterable[Msg]
) -> Scene:
    """Return a picture of a question as a scene, with these sentences as its alt text."""
    alt = alt_text(context, told)
    return picture.scene(context, alt, "", changes(context.before, asked.view))


def name_words(text: str, box: Box, size: int, colour: str) -> Words:
    """Return the name of a place, in the middle of its box."""
    return Words(text, box, size, colour, bold=True, align=Align.CENTRE)
