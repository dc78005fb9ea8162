"""Layout of the board: slots, tracks, players beside them, and offers below."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.drawing import GAP, MARGIN
from render.scene import Box

BOARD_WIDTH = 1600
STATUS = 72
PLAYERS = 432
"""Width of the players' column."""
SLOTS = 512
BESIDE = 88
"""Height of the always-available slot, with the supply beside it."""
TRACKS = 120
ERAS = 500
CARDS = 176
CONTRACTS = 92


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Layout of the public picture."""

    width: int
    height: int
    status: Box
    slots: Box
    always: Box
    supply: Box
    eras: Box
    federation: Box
    cards: Box
    contracts: Box
    """Its height is 0 if there are none."""
    players: tuple[Box, ...]
    spare: Box | None
    """The rest of the players' column in a solo game."""


def board_layout(seats: int, *, contracts: bool) -> BoardLayout:
    """Return the layout of the board for this many players; contracts on offer make it taller."""
    top, wide = MARGIN + STATUS + GAP, BOARD_WIDTH - 2 * MARGIN
    slots = Box(MARGIN, top, wide - PLAYERS - GAP, SLOTS)
    second = slots.bottom + GAP
    always = Box(MARGIN, second, (slots.width - 2 * GAP) // 3, BESIDE)
    supply = Box(always.right + GAP, second, slots.right - always.right - GAP, BESIDE)
    third = always.bottom + GAP
    eras = Box(MARGIN, third, ERAS, TRACKS)
    federation = Box(eras.right + GAP, third, slots.right - eras.right - GAP, TRACKS)
    cards = Box(MARGIN, eras.bottom + GAP, wide, CARDS)
    high = CONTRACTS if contracts else 0
    column = Box(slots.right + GAP, top, PLAYERS, eras.bottom - top)
    rows = column.rows(max(seats, 2), GAP)
    return BoardLayout(
        width=BOARD_WIDTH,
        height=cards.bottom + (GAP + high if high else 0) + MARGIN,
        status=Box(MARGIN, MARGIN, wide, STATUS),
        slots=slots,
        always=always,
        supply=supply,
        eras=eras,
        federation=federation,
        cards=cards,
        contracts=Box(MARGIN, cards.bottom + GAP, wide, high),
        players=rows[:seats],
        spare=rows[1] if seats == 1 else None,
    )
