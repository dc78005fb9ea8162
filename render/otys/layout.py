"""Layout of Otys's pictures: named boxes on a grid of 8 pixels."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.drawing import GAP, MARGIN
from render.scene import Box

LEVELS = (1, 2, 3, 4, 5)
SURFACE = (1, 2, 3)
POSITIONS = range(1, 9)


@dataclass(frozen=True, slots=True)
class Depths:
    """A column from the surface down to level 5."""

    surface: Box
    levels: tuple[Box, ...]

    @property
    def bottom(self) -> int:
        """The first row below level 5."""
        return self.levels[-1].bottom


def depths(left: int, top: int, width: int, row: int) -> Depths:
    """Return a column from the surface to level 5, with rows of this height."""
    surface, *levels = Box(left, top, width, 6 * row + 5 * GAP).rows(6, GAP)
    return Depths(surface, tuple(levels))


def beside(box: Box, left: int, width: int) -> Box:
    """Return a box with the same top and height, but another left edge and width."""
    return Box(left, box.top, width, box.height)


@dataclass(frozen=True, slots=True)
class ColonyColumns:
    """The columns of the Colony Display, from left to right."""

    numeral: Box
    sponsor: Box
    tokens: tuple[Box, ...]


def colony_columns(row: Box, numeral: int, token: int) -> ColonyColumns:
    """Return the columns of a level of the Colony: number, Sponsor, and two Reward tokens."""
    first = row.right - 2 * token - GAP
    left = row.left + numeral + GAP
    return ColonyColumns(
        beside(row, row.left, numeral),
        beside(row, left, first - GAP - left),
        (beside(row, first, token), beside(row, first + token + GAP, token)),
    )


# --- the board -------------------------------------------------------------------------------

BOARD_HEIGHT = 984
BOARD_ROW = 96
COLONY_WIDTH = 464
COLONY_NUMERAL = 40
COLONY_TOKEN = 96
PLAYER_WIDTHS = {2: 336, 3: 304, 4: 256}
"""Width of each player's column: with fewer players it is wider, yet the picture is narrower."""


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Layout of the public picture: the Colony on the left, a column for each player."""

    width: int
    height: int
    status: Box
    cards: Box
    colony: Depths
    store: Box
    counts: Box
    heads: tuple[Box, ...]
    zones: tuple[Depths, ...]
    feet: tuple[Box, ...]

    @property
    def bands(self) -> tuple[Box, ...]:
        """The surface beside the Colony, and the levels across the whole picture."""
        wide = self.width - 2 * MARGIN
        first = self.zones[0].surface
        surface = beside(first, first.left, self.width - MARGIN - first.left)
        return (surface, *(beside(row, MARGIN, wide) for row in self.colony.levels))


def board_layout(seats: int) -> BoardLayout:
    """Return the layout of the board for this many players."""
    each = PLAYER_WIDTHS[seats]
    first = MARGIN + COLONY_WIDTH + MARGIN
    lefts = [first + number * (each + GAP) for number in range(seats)]
    width = lefts[-1] + each + MARGIN
    head, foot = 104, 136
    top = MARGIN + 72 + GAP
    colony = depths(MARGIN, top + head + GAP, COLONY_WIDTH, BOARD_ROW)
    below = colony.bottom + GAP
    return BoardLayout(
        width=width,
        height=below + foot + MARGIN,
        status=Box(MARGIN, MARGIN, width - 2 * MARGIN, 72),
        cards=Box(MARGIN, top, COLONY_WIDTH, head + GAP + BOARD_ROW),
        colony=colony,
        store=Box(MARGIN, below, 320, foot),
        counts=Box(MARGIN + 328, below, 136, foot),
        heads=tuple(Box(left, top, each, head) for left in lefts),
        zones=tuple(depths(left, colony.surface.top, each, BOARD_ROW) for left in lefts),
        feet=tuple(Box(left, below, each, foot) for left in lefts),
    )


# --- one player ------------------------------------------------------------------------------

SHEET_WIDTH = 1200
SHEET_ROW = 96


@dataclass(frozen=True, slots=True)
class SheetLayout:
    """Layout of one full search zone."""

    width: int
    height: int
    head: Box
    zone: Depths
    side: Box
    foot: Box


def sheet_layout() -> SheetLayout:
    """Return the layout of a player's sheet."""
    wide = SHEET_WIDTH - 2 * MARGIN
    side = 136
    zone = depths(MARGIN, 128, wide - side - GAP, SHEET_ROW)
    foot = Box(MARGIN, zone.bottom + GAP, wide, 104)
    return SheetLayout(
        width=SHEET_WIDTH,
        height=foot.bottom + MARGIN,
        head=Box(MARGIN, MARGIN, wide, 104),
        zone=zone,
        side=Box(SHEET_WIDTH - MARGIN - side, 128, side, zone.bottom - 128),
        foot=foot,
    )


# --- parts of the board, for phones ----------------------------------------------------------

CROP_WIDTH = 896
PLAYER_HEIGHT = 104 + GAP + 6 * 88 + 5 * GAP + GAP + 56


@dataclass(frozen=True, slots=True)
class ColonyLayout:
    """Layout of the Colony alone."""

    width: int
    height: int
    cards: Box
    bands: tuple[Box, ...]
    rows: tuple[ColonyColumns, ...]
    store: Box
    counts: Box


def colony_layout() -> ColonyLayout:
    """Return the layout of the Colony with its Sponsors' texts."""
    wide = CROP_WIDTH - 2 * MARGIN
    cards = Box(MARGIN, MARGIN, wide * 56 // 100, 296)
    store = Box(cards.right + GAP, MARGIN, MARGIN + wide - cards.right - GAP, 208)
    counts = Box(store.left, store.bottom + GAP, store.width, 296 - 208 - GAP)
    bands = Box(MARGIN, cards.bottom + GAP, wide, 5 * 120 + 4 * GAP).rows(5, GAP)
    return ColonyLayout(
        width=CROP_WIDTH,
        height=bands[-1].bottom + MARGIN,
        cards=cards,
        bands=bands,
        rows=tuple(colony_columns(beside(row, row.left, wide - GAP), 48, 108) for row in bands),
        store=store,
        counts=counts,
    )


@dataclass(frozen=True, slots=True)
class PlayerPlace:
    """One player's part of the picture of all players."""

    head: Box
    zone: Depths
    foot: Box

    @property
    def bands(self) -> tuple[Box, ...]:
        """The surface and the levels."""
        return (self.zone.surface, *self.zone.levels)


@dataclass(frozen=True, slots=True)
class PlayersLayout:
    """Layout of the players alone."""

    width: int
    height: int
    places: tuple[PlayerPlace, ...]


def players_layout(seats: int) -> PlayersLayout:
    """Return the layout of two players side by side, with any others below them."""
    inner = Box(MARGIN, MARGIN, CROP_WIDTH - 2 * MARGIN, 0)
    places = []
    bottom = 0
    for number in range(seats):
        line, side = divmod(number, 2)
        column = inner.columns(2, MARGIN)[side]
        top = MARGIN + line * (PLAYER_HEIGHT + MARGIN)
        head = Box(column.left, top, column.width, 104)
        zone = depths(column.left, head.bottom + GAP, column.width, 88)
        foot = Box(column.left, zone.bottom + GAP, column.width, 56)
        places.append(PlayerPlace(head, zone, foot))
        bottom = foot.bottom
    return PlayersLayout(CROP_WIDTH, bottom + MARGIN, tuple(places))
