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


def depths(left: int, top: int, width: int, row: int, gap: int = GAP) -> Depths:
    """Return a column from the surface to level 5, with rows of this height."""
    surface, *levels = Box(left, top, width, 6 * row + 5 * gap).rows(6, gap)
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

WIDTH, HEIGHT = 1100, 700
"""The box in which clients on a computer show a picture: 11 to 7."""
CLOSE = 4
"""Distance between two parts of the board."""
STATUS = Box(MARGIN, 8, WIDTH - 2 * MARGIN, 50)
HEAD, ROW, FOOT = 72, 68, 118
COLONY = {2: 424, 3: 384, 4: 332}
"""Width of the colony."""
STORE = 224
COLONY_NUMERAL = 28
COLONY_TOKEN = 64


@dataclass(frozen=True, slots=True)
class PlayerColumns:
    """A column for each player: the name, the search zone, and the Keys."""

    heads: tuple[Box, ...]
    zones: tuple[Depths, ...]
    feet: tuple[Box, ...]


def player_columns(whole: Box, seats: int, head: int, row: int) -> PlayerColumns:
    """Return columns for this many players, from the names to the bottom."""
    heads = Box(whole.left, whole.top, whole.width, head).columns(seats, CLOSE)
    zones = tuple(depths(box.left, box.bottom + CLOSE, box.width, row, CLOSE) for box in heads)
    top = zones[0].bottom + CLOSE
    feet = tuple(Box(box.left, top, box.width, whole.bottom - top) for box in heads)
    return PlayerColumns(heads, zones, feet)


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Layout of the public picture: the Colony on the left, a column for each player."""

    cards: Box
    colony: Depths
    store: Box
    counts: Box
    players: PlayerColumns

    @property
    def bands(self) -> tuple[Box, ...]:
        """The surface beside the Colony, and the levels across the whole picture."""
        first, last = self.players.zones[0].surface, self.players.zones[-1].surface
        surface = beside(first, first.left, last.right - first.left)
        wide = last.right - MARGIN
        return (surface, *(beside(row, MARGIN, wide) for row in self.colony.levels))


def board_layout(seats: int) -> BoardLayout:
    """Return the layout of the board for this many players."""
    top, wide = STATUS.bottom + 6, COLONY[seats]
    left = MARGIN + wide + CLOSE
    whole = Box(left, top, WIDTH - MARGIN - left, HEIGHT - 10 - top)
    players = player_columns(whole, seats, HEAD, ROW)
    colony = depths(MARGIN, players.zones[0].surface.top, wide, ROW, CLOSE)
    foot = players.feet[0]
    store = Box(MARGIN, foot.top, STORE, foot.height)
    return BoardLayout(
        cards=Box(MARGIN, top, wide, HEAD + CLOSE + ROW),
        colony=colony,
        store=store,
        counts=beside(foot, store.right + CLOSE, wide - STORE - CLOSE),
        players=players,
    )


# --- the players -----------------------------------------------------------------------------


def players_layout(seats: int) -> PlayerColumns:
    """Return the layout of the players alone."""
    return player_columns(Box(MARGIN, 10, WIDTH - 2 * MARGIN, HEIGHT - 20), seats, 80, 76)


# --- parts of the board, for phones ----------------------------------------------------------

CROP_WIDTH = 896


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
