"""Checks that hold for every chart."""

from __future__ import annotations

from render import fonts
from render.scene import Box, Land, Line, Panel, Scene, Sprite, Words
from tests.render.test_laws import PHONE, READABLE


def check_readable(shown: Scene) -> None:
    """Check that all words fit in their boxes and can be read on a phone."""
    said = [item for item in shown.items if isinstance(item, Words)]
    assert not [item for item in said if not item.cut and not fonts.fits(item)]
    smallest = min(fonts.lay(item).size for item in said)
    assert fonts.cap_height(smallest) * PHONE / shown.width >= READABLE


def check_on_canvas(shown: Scene) -> None:
    """Check that nothing extends beyond the canvas."""
    canvas = Box(0, 0, shown.width, shown.height)
    for item in shown.items:
        match item:
            case Panel() | Words():
                corners = [(item.box.left, item.box.top), (item.box.right, item.box.bottom)]
            case Line() | Land():
                corners = list(item.points)
            case Sprite():
                (x, y), half = item.centre, item.size // 2
                corners = [(x - half, y - half), (x + half, y + half)]
            case _:
                raise AssertionError(item)
        assert all(0 <= x <= canvas.width and 0 <= y <= canvas.height for x, y in corners), item
