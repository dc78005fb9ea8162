"""Layout of the board and its crops: the continent in nine fields, and the boxes around it."""

from __future__ import annotations

from dataclasses import dataclass

from render.kit.drawing import GAP, MARGIN
from render.scene import Box

FIELDS = {7: (0, 0), 6: (1, 0), 5: (2, 0), 8: (0, 1), 4: (2, 1), 1: (0, 2), 2: (1, 2), 3: (2, 2)}
"""Column and row of each area around the middle; the Sun moves anticlockwise."""
SEAM = 12
"""Distance between two areas."""
SPACES = 14
"""Number of building spaces in an area, one for each type of building."""
BERTHS = 4
"""Number of spaces in an area's water: one for the Sun and three for ships."""


@dataclass(frozen=True, slots=True)
class Measure:
    """The dimensions of a continent."""

    columns: tuple[int, int, int]
    rows: tuple[int, int, int]
    shore: int
    """Width of the strip of water that holds an area's ships."""
    title: int
    chip: int
    """Height of the chip with a seat's number of scientists."""
    across: int
    """Building spaces per row in most areas."""
    abeam: int
    """Building spaces per row in the narrower areas to the left and right of the middle."""

    @property
    def width(self) -> int:
        """Width of the whole continent."""
        return sum(self.columns) + 2 * SEAM

    @property
    def height(self) -> int:
        """Height of the whole continent."""
        return sum(self.rows) + 2 * SEAM


BOARD = Measure((344, 392, 344), (288, 308, 288), 76, 32, 46, 7, 5)
PANEL = Measure((376, 392, 376), (296, 312, 296), 80, 36, 48, 7, 5)
AREAS = Measure((280, 280, 280), (340, 360, 340), 68, 32, 46, 5, 4)


@dataclass(frozen=True, slots=True)
class AreaPlace:
    """The boxes of an area: its water with the berths, and its land."""

    box: Box
    berths: tuple[Box, ...]
    """The Sun's space, then ship spaces 1 to 3."""
    title: Box
    chips: tuple[Box, ...]
    """Counts of scientists, by seat."""
    spaces: tuple[Box, ...]
    """Building spaces, by number."""
    prize: Box
    """The points for first place, in a free corner."""


@dataclass(frozen=True, slots=True)
class Continent:
    """The boxes of the whole continent."""

    box: Box
    measure: Measure
    areas: dict[int, AreaPlace]
    middle: Box


def continent(left: int, top: int, measure: Measure, seats: int) -> Continent:
    """Return the continent whose upper left corner is at `left` and `top`."""
    areas = {
        number: _area(_field(left, top, measure, column, row), measure, (column, row), seats)
        for number, (column, row) in FIELDS.items()
    }
    box = Box(left, top, measure.width, measure.height)
    return Continent(box, measure, areas, _field(left, top, measure, 1, 1))


def _field(left: int, top: int, measure: Measure, column: int, row: int) -> Box:
    return Box(
        left + sum(measure.columns[:column]) + column * SEAM,
        top + sum(measure.rows[:row]) + row * SEAM,
        measure.columns[column],
        measure.rows[row],
    )


def _area(box: Box, measure: Measure, field: tuple[int, int], seats: int) -> AreaPlace:
    column, row = field
    if row == 1:
        return _abeam(box, measure, west=column == 0, seats=seats)
    shore = measure.shore
    land_top = box.top + shore if row == 0 else box.top
    water_top = box.top if row == 0 else box.bottom - shore
    water = Box(box.left, water_top, box.width, shore)
    land = Box(box.left + 14, land_top + 10, box.width - 28, box.height - shore - 18)
    line = Box(land.left, land.top + measure.title + 4, land.width, measure.chip)
    spaces = _spaces(_below(land, line), measure.across)
    beside = len(spaces) == SPACES
    prize = Box(line.right - line.height, line.top, line.height, line.height)
    chips = Box(line.left, line.top, line.width - beside * (line.height + 6), line.height)
    return AreaPlace(
        box,
        _berths(water),
        Box(land.left, land.top, land.width, measure.title),
        chips.columns(seats, 6),
        spaces[:SPACES],
        prize if beside else spaces[-1],
    )


def _abeam(box: Box, measure: Measure, *, west: bool, seats: int) -> AreaPlace:
    """Return an area beside the middle: its ships are at the edge of the picture."""
    shore = measure.shore
    water = Box(box.left if west else box.right - shore, box.top, shore, box.height)
    left = box.left + (shore + 14 if west else 10)
    land = Box(left, box.top + 6, box.width - shore - 24, box.height - 12)
    rows = -(-seats // 2)
    high = rows * measure.chip + (rows - 1) * 6
    chips = Box(land.left, land.top + measure.title + 4, land.width, high)
    cells = tuple(cell for line in chips.rows(rows, 6) for cell in line.columns(2, 6))
    spaces = _spaces(_below(land, chips), measure.abeam)
    return AreaPlace(
        box,
        _berths(water),
        Box(land.left, land.top, land.width, measure.title),
        cells[:seats],
        spaces[:SPACES],
        spaces[-1],
    )


def _berths(water: Box) -> tuple[Box, ...]:
    """Return the Sun's space and the ship spaces in a line, centred in the water."""
    flat = water.width > water.height
    size = water.height if flat else water.width
    pitch = min((water.width if flat else water.height) // BERTHS, size + 6)
    start = (water.width if flat else water.height) // 2 - pitch * BERTHS // 2
    return tuple(
        Box(water.left + start + n * pitch, water.top, pitch, size)
        if flat
        else Box(water.left, water.top + start + n * pitch, size, pitch)
        for n in range(BERTHS)
    )


def _below(land: Box, chips: Box) -> Box:
    """Return the land below the numbers of scientists."""
    top = chips.bottom + 6
    return Box(land.left, top, land.width, land.bottom - top)


def _spaces(box: Box, across: int) -> tuple[Box, ...]:
    """Return the building spaces, as large as will fit, then the unused cells of the last row."""
    down = -(-SPACES // across)
    pitch = min(box.width // across, box.height // down)
    left = box.left + (box.width - pitch * across) // 2
    top = box.top + (box.height - pitch * down) // 2
    return tuple(
        Box(left + n % across * pitch, top + n // across * pitch, pitch, pitch)
        for n in range(across * down)
    )


# --- the board ---------------------------------------------------------------------------------

BOARD_WIDTH = 1600
STATUS = 72
OFFERS = 264
PILES = 56


@dataclass(frozen=True, slots=True)
class BoardLayout:
    """Layout of the public picture: the continent on the left, the rest on the right."""

    width: int
    height: int
    status: Box
    continent: Continent
    offers: tuple[Box, ...]
    piles: Box
    players: tuple[Box, ...]


def board_layout(seats: int) -> BoardLayout:
    """Return the layout of the board for this many players."""
    top = MARGIN + STATUS + GAP
    land = continent(MARGIN, top, BOARD, seats)
    left = land.box.right + 2 * GAP
    wide = BOARD_WIDTH - MARGIN - left
    offers = Box(left, top, wide, OFFERS)
    piles = Box(left, offers.bottom + GAP, wide, PILES)
    rest = Box(left, piles.bottom + GAP, wide, land.box.bottom - piles.bottom - GAP)
    return BoardLayout(
        width=BOARD_WIDTH,
        height=land.box.bottom + MARGIN,
        status=Box(MARGIN, MARGIN, BOARD_WIDTH - 2 * MARGIN, STATUS),
        continent=land,
        offers=offers.columns(3, GAP),
        piles=piles,
        players=rest.rows(seats, GAP),
    )


# --- a player's own turn ---------------------------------------------------------------------

PANEL_WIDTH = 1200
BANNER = 96
PANEL_CARDS = 196
HAND = 344


@dataclass(frozen=True, slots=True)
class PanelLayout:
    """Layout of the private picture of a player's own turn."""

    width: int
    height: int
    banner: Box
    continent: Continent
    offers: tuple[Box, ...]
    hand: Box


def panel_layout(seats: int) -> PanelLayout:
    """Return the layout of a turn: the player at the top, then the continent, then the cards."""
    wide = PANEL_WIDTH - 2 * MARGIN
    banner = Box(MARGIN, MARGIN, wide, BANNER)
    land = continent(MARGIN, banner.bottom + GAP, PANEL, seats)
    below = Box(MARGIN, land.box.bottom + GAP, wide, PANEL_CARDS)
    offers = Box(below.left, below.top, wide - HAND - GAP, below.height)
    return PanelLayout(
        width=PANEL_WIDTH,
        height=below.bottom + MARGIN,
        banner=banner,
        continent=land,
        offers=offers.columns(3, GAP),
        hand=Box(offers.right + GAP, below.top, HAND, below.height),
    )


# --- the continent alone, for phones ---------------------------------------------------------

CROP_WIDTH = 896


@dataclass(frozen=True, slots=True)
class AreasLayout:
    """Layout of the continent alone."""

    width: int
    height: int
    continent: Continent


def areas_layout(seats: int) -> AreasLayout:
    """Return the layout of the continent alone, large enough for phones."""
    land = continent(MARGIN, MARGIN, AREAS, seats)
    return AreasLayout(CROP_WIDTH, land.box.bottom + MARGIN, land)
