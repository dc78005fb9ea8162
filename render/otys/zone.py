"""Draws a player's search zone: divers, cubes and Reward tokens from the surface down."""

from __future__ import annotations

from dataclasses import dataclass

from engine.otys.pack.components import OtysPack
from engine.otys.view import BoardView
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.icon_rows import lay
from render.otys.faces import token_back
from render.otys.glyphs import RESOURCES, bonus_row, diver_icon
from render.otys.layout import LEVELS, SURFACE, Depths
from render.scene import Box, Panel, Sprite

COIN, DISC = 34, 42
"""Sizes of the signs in the corners of a diver's tile, in hundredths of its width."""


@dataclass(frozen=True, slots=True)
class ZoneStyle:
    """The dimensions of a zone."""

    diver: int
    cube: int
    columns: int
    """Resource spaces per row; any more go into further rows."""
    token: int

    @property
    def pitch(self) -> int:
        """The distance from one resource space to the next."""
        return self.cube + 2


@dataclass(frozen=True, slots=True)
class Zone:
    """One zone, ready to be drawn."""

    drawing: Drawing
    pack: OtysPack
    context: ReaderContext
    seat: int
    board: BoardView
    depths: Depths
    style: ZoneStyle

    @property
    def own(self) -> str:
        """The prefix of the names of its places."""
        return f"{self.seat}/"

    def draw(self, active: int | None) -> None:
        """Draw the whole zone; during a turn the active level is lit."""
        if active is not None:
            row = self.depths.levels[active - 1]
            self.drawing.put(Panel(row, "", f"seat-{self.seat + 1}", 12, 4))
        self._surface()
        for level in LEVELS:
            self._level(level)

    # --- the surface -------------------------------------------------------------------------

    def _surface(self) -> None:
        """Draw three divers on steps: the lowest is the next to sink."""
        box = self.depths.surface
        spare = box.height - self.style.diver - 8
        for position, part in zip(SURFACE, box.columns(len(SURFACE)), strict=True):
            top = box.top + 4 + spare * (position - 1) // 2
            wide = self.style.diver
            place = Box(part.centre[0] - wide // 2, top, wide, wide)
            self._diver(position, place)

    def _diver(self, position: int, box: Box) -> None:
        diver = self.board.column[position - 1]
        upgraded = diver in self.board.upgraded
        size = self.style.diver
        icon = diver_icon(diver, upgraded=upgraded)
        self.drawing.put(Sprite(icon, (box.left + size // 2, box.centre[1]), size))
        self.drawing.place(f"{self.own}position:{position}", box)
        self._price(diver, Box(box.left, box.centre[1] - size // 2, size, size))
        self._bonus(diver, Box(box.left, box.centre[1] - size // 2, size, size))

    def _price(self, diver: str, tile: Box) -> None:
        """Draw the Credits for one action as a pile in the lower left corner of a tile."""
        count = self.pack.divers[diver].costs[diver in self.board.upgraded]
        size = tile.width * COIN // 100
        pitch = min(size, (tile.height - size) // max(count - 1, 1))
        for number in range(count):
            centre = (tile.left + size // 2, tile.bottom - size // 2 - pitch * number)
            self.drawing.put(Sprite("credit", centre, size))

    def _bonus(self, diver: str, tile: Box) -> None:
        """Draw the Upgraded side's bonus in the lower right corner, where both sides show it.

        It has a golden rim once it applies; a lower price then moves to the other corner.
        """
        found, upgraded = self.pack.divers[diver], diver in self.board.upgraded
        row = bonus_row(found)
        if not row or (upgraded and found.bonus is None):
            return
        side = tile.width * DISC // 100
        disc = Box(tile.right - side, tile.bottom - side, side, side)
        edge = "gold" if upgraded else "panel-edge-bright"
        self.drawing.put(Panel(disc, "panel-deep", edge, side // 2, 2))
        self.drawing.put(*lay(row, disc.inset(side // 8), side))

    # --- levels ------------------------------------------------------------------------------

    def _level(self, level: int) -> None:
        row, style = self.depths.levels[level - 1], self.style
        left = row.left + 4
        top = row.centre[1] - style.diver // 2
        self._diver(level + 3, Box(left, top, style.diver, style.diver))
        left += style.diver + 6
        self._spaces(level, left)
        token = Box(
            row.right - style.token - 4, row.centre[1] - style.token // 2, style.token, style.token
        )
        self._token(level, token)
        self.drawing.place(f"{self.own}level:{level}", row)

    def _spaces(self, level: int, left: int) -> None:
        row, style = self.depths.levels[level - 1], self.style
        count = self.board.spaces[level - 1]
        cubes = [
            name
            for name, held in zip(RESOURCES, self.board.levels[level - 1], strict=True)
            for _ in range(held)
        ]
        rows = -(-count // style.columns)
        across = -(-count // rows)
        top = row.centre[1] - style.pitch * rows // 2
        for number in range(count):
            line, place = divmod(number, across)
            centre = (
                left + style.pitch * place + style.pitch // 2,
                top + style.pitch * line + style.pitch // 2,
            )
            self.drawing.under(Sprite("cube-empty", centre, style.cube))
            if number < len(cubes):
                self.drawing.put(Sprite(f"cube-{cubes[number]}", centre, style.cube))

    def _token(self, level: int, box: Box) -> None:
        token = self.board.rewards[level - 1]
        self.drawing.under(Sprite("reward-plinth", box.centre, box.height, faded=True))
        if token is not None:
            self.drawing.put(*token_back(self.pack.rewards[token], box))


def water(drawing: Drawing, bands: tuple[Box, ...]) -> None:
    """Draw the bands of the sea, which get darker with depth; the surface may be omitted."""
    for band, fill in zip(bands, SEA[-len(bands) :], strict=True):
        drawing.under(Panel(band, fill, "panel-edge", 12, 1.5))


SEA = ("sea-contour", "sea-3", "sea-3", "sea-2", "sea-2", "sea-1")
"""The fill of the surface and of levels 1 to 5."""
