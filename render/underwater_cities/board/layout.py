"""Layout of the board: slots, tracks, players and offers one below the other."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.drawing import MARGIN
from render.scene import Box
from render.underwater_cities.question.frame import HEIGHT, INNER

GAP = 6
STATUS = 50
SLOTS, LOW_SLOTS = 330, 282
"""Height of the coloured slots; they are lower if there are contracts."""
TRACKS = 62
"""Height of the always-available slot, with the tracks beside it."""
ALWAYS, FEDERATION = 280, 380
PLAYERS = 118
CONTRACTS = 54


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Layout of the public picture."""

    status: Box
    slots: Box
    always: Box
    federation: Box
    eras: Box
    players: tuple[Box, ...]
    spare: Box | None
    """The rest of the players' row in a solo game."""
    contracts: Box
    """Its height is 0 if there are none."""
    cards: Box


def board_layout(seats: int, *, contracts: bool) -> BoardLayout:
    """Return the layout of the board for this many players."""
    status = Box(MARGIN, 10, INNER, STATUS)
    slots = _below(status, LOW_SLOTS if contracts else SLOTS)
    tracks = _below(slots, TRACKS)
    always = Box(tracks.left, tracks.top, ALWAYS, TRACKS)
    federation = Box(always.right + GAP, tracks.top, FEDERATION, TRACKS)
    left = federation.right + GAP
    row = _below(tracks, PLAYERS)
    offered = _below(row, CONTRACTS if contracts else 0)
    top = offered.bottom + GAP if contracts else row.bottom + GAP
    cells = row.columns(seats if seats > 1 else 3, GAP)
    rest = Box(cells[0].right + GAP, row.top, row.right - cells[0].right - GAP, row.height)
    return BoardLayout(
        status,
        slots,
        always,
        federation,
        Box(left, tracks.top, tracks.right - left, TRACKS),
        cells[:seats],
        rest if seats == 1 else None,
        offered,
        Box(MARGIN, top, INNER, HEIGHT - 10 - top),
    )


def _below(box: Box, high: int) -> Box:
    """Return a box of this height below another."""
    return Box(box.left, box.bottom + GAP, box.width, high)
