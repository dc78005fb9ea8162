"""Parts of a box, and a player's space on the Federation track."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.underwater_cities.view import UnderwaterCitiesView
from render.scene import Box


def parted(box: Box, shares: Sequence[int], gap: int) -> tuple[Box, ...]:
    """Return the columns of a box that is split according to these shares of its width."""
    return tuple(_parts(box, shares, gap))


def _parts(box: Box, shares: Sequence[int], gap: int) -> Iterator[Box]:
    wide = box.width - gap * (len(shares) - 1)
    done = 0
    for number, share in enumerate(shares):
        left = box.left + gap * number + wide * done // sum(shares)
        done += share
        right = box.left + gap * number + wide * done // sum(shares)
        yield Box(left, box.top, right - left, box.height)


def federation_space(view: UnderwaterCitiesView, seat: int) -> int:
    """Return the space of a seat's marker on the Federation track; 0 if it is below (UC-6.35)."""
    return next((space for space, seats in enumerate(view.track, 1) if seat in seats), 0)
