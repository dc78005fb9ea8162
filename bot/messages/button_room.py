"""The room for buttons beside each other on a phone, so that a row is a row there too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.core.msg import Msg
from engine.core.text import Words
from render.emojis.names import emoji_of
from render.fonts import measure

WIDTH = 340
"""The width in CSS pixels of a message on a phone of 390."""
PADDING, GAP, ICON = 34, 8, 24
"""The room that a button takes besides its label, between two buttons, and for an emoji."""
NARROWEST = 56
"""The least width of a button."""
TYPE = 15
"""The size of the type on buttons; Discord's own is a little smaller but wider."""
MOST = 5
"""The most buttons that Discord takes in one row."""


def button_width(label: Msg, words: Words, names: Sequence[str] = (), *, icon: bool = True) -> int:
    """Return the width of a button with the short form of this label, with its icon, if any."""
    said = measure(words.say(label, names, "short"), TYPE, bold=True)
    return max(NARROWEST, PADDING + said + (ICON if icon and emoji_of(label) else 0))


def per_row(widths: Sequence[int]) -> int:
    """Return how many buttons of these widths stand in one row, all rows alike."""
    widest = max(widths, default=0)
    return max(1, min(MOST, (WIDTH + GAP) // (widest + GAP)))


def row_sizes(widths: Sequence[int], rows: int) -> tuple[int, ...]:
    """Return how many buttons stand in each row: equally many, unless that takes too many rows.

    Then each row holds what it has room for, so that one wide button does not widen all others.
    """
    across, count = per_row(widths), len(widths)
    even = tuple(min(across, count - start) for start in range(0, count, across))
    return even if len(even) <= rows else tuple(_packed(widths))


def _packed(widths: Sequence[int]) -> Iterator[int]:
    """Yield how many buttons stand in each row if each is as full as it can be."""
    size, room = 0, WIDTH
    for width in widths:
        if size and (size == MOST or width > room):
            yield size
            size, room = 0, WIDTH
        size, room = size + 1, room - width - GAP
    if size:
        yield size
