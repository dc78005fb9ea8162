"""Draws the areas of the continent: ships in their rows, scientists, buildings and the Sun."""

from __future__ import annotations

from dataclasses import dataclass

from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.view import AntarcticaView, AreaView, ShipView
from engine.antarctica.words.names import area_name, area_spot
from render.antarctica.board.coast import coast
from render.antarctica.board.layout import AreaPlace, Continent
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.scene import Align, Box, Panel, Sprite, Words
from render.theme import SEATS

MARKS = {"on_turn": ("gold", 4), "second": ("text", 3)}
"""Colour and width of the rim around the ship on turn, and around the second ship of a visit."""


@dataclass(frozen=True, slots=True)
class Areas:
    """All areas of the continent, ready to be drawn."""

    drawing: Drawing
    pack: AntarcticaPack
    context: ReaderContext
    view: AntarcticaView
    land: Continent

    def draw(self) -> None:
        """Draw the ice, and everything on it and around it."""
        self.drawing.under(*coast(self.land))
        for area in self.view.areas:
            place = self.land.areas[area.number]
            if area.open:
                self._area(area, place)
            else:
                self._closed(area, place)

    def _area(self, area: AreaView, place: AreaPlace) -> None:
        if self.view.sun == area.number:
            self.drawing.put(Panel(place.box, "", "gold", 14, 3))
        self._name(area, place.title, "ink")
        self._prize(area, place.prize)
        self._sun(area, place.berths[0])
        self._ships(area, place.berths[1:])
        self._icebreakers(area, place.berths[2], place.box)
        self._scientists(area, place.chips)
        self._buildings(area, place.spaces)
        self.drawing.place(area_spot(area.number), place.box)

    def _closed(self, area: AreaView, place: AreaPlace) -> None:
        """Draw a closed area: pack ice, which nothing can enter."""
        self._name(area, place.title, "ink-muted")
        rest = Box(
            place.title.left,
            place.title.bottom,
            place.title.width,
            place.spaces[-1].bottom - place.title.bottom,
        )
        self.drawing.under(Sprite("pack-ice", rest.centre, rest.height * 4 // 5))

    # --- land --------------------------------------------------------------------------------

    def _name(self, area: AreaView, box: Box, colour: str) -> None:
        said = self.context.words.say(area_name(area.number))
        size = box.height * 7 // 8
        self.drawing.under(Words(said, box, size, colour, bold=True, shrink=size * 3 // 4))

    def _prize(self, area: AreaView, box: Box) -> None:
        """Draw the points for first place on a medal."""
        count = next(count for count in self.view.scores if count.of == area_spot(area.number))
        best = max(count.points)
        if best:
            size = min(box.width, box.height) - 2
            medal = Box(box.centre[0] - size // 2, box.centre[1] - size // 2, size, size)
            self.drawing.put(
                Panel(medal, "panel-deep", "gold", size // 2, 3),
                Words(str(best), medal, size * 2 // 3, "legal", bold=True, align=Align.CENTRE),
            )

    def _scientists(self, area: AreaView, chips: tuple[Box, ...]) -> None:
        """Draw each seat's number of scientists; the highest number has a gold rim."""
        best = max(area.scientists)
        for seat, (count, chip) in enumerate(zip(area.scientists, chips, strict=True)):
            if not count:
                continue
            edge, stroke = ("gold", 3) if count == best else ("panel-edge", 1.5)
            size = chip.height - 12
            pawn = (chip.left + size // 2 + 2, chip.centre[1])
            room = Box(
                pawn[0] + size // 2, chip.top, chip.right - pawn[0] - size // 2 - 4, chip.height
            )
            context = SEATS[seat]
            self.drawing.put(
                Panel(chip, "panel", edge, 12, stroke),
                Sprite(f"pawn-{context.shape}", pawn, size, context.colour),
                Words(
                    str(count), room, chip.height * 4 // 5, bold=True, align=Align.CENTRE, shrink=20
                ),
            )

    def _buildings(self, area: AreaView, spaces: tuple[Box, ...]) -> None:
        """Draw each building on the space of its type."""
        for building in self.pack.buildings.values():
            box = spaces[building.space - 1]
            size = box.width - 4
            self.drawing.under(Sprite("building-empty", box.centre, size * 2 // 3))
            if building.id in area.buildings:
                self.drawing.put(Sprite(f"building-{building.id}", box.centre, size))

    # --- water -------------------------------------------------------------------------------

    def _sun(self, area: AreaView, berth: Box) -> None:
        size = min(berth.width, berth.height)
        self.drawing.under(Sprite("sun-space", berth.centre, size // 2))
        if self.view.sun == area.number:
            self.drawing.put(Sprite("sun", berth.centre, size))

    def _ships(self, area: AreaView, berths: tuple[Box, ...]) -> None:
        """Draw the row of ships, starting next to the Sun, and the empty berths after it."""
        for number, berth in enumerate(berths):
            size = min(berth.width, berth.height)
            if number < len(area.ships):
                self._ship(area.ships[number], berth.centre, size)
            else:
                self.drawing.put(Sprite("ship-space", berth.centre, size - 12))

    def _icebreakers(self, area: AreaView, berth: Box, box: Box) -> None:
        """Draw the area's Icebreakers and their owners, beside the second ship and any after it."""
        size = min(berth.width, berth.height) // 2
        abeam = berth.left in (box.left, box.right - berth.width)
        x, y = berth.centre[0] + size // 3, berth.top + size // 2
        room = box.bottom - y - size if abeam else box.right - x - size
        step = min(size * 2 // 3, room // max(len(area.icebreakers), 1))
        for owner in area.icebreakers:
            self.drawing.put(
                Sprite("shipyard-icebreaker", (x, y), size),
                seat_mark(owner, (x + size // 3, y + size // 3), size // 2),
            )
            x, y = (x, y + step) if abeam else (x + step, y)

    def _ship(self, ship: ShipView, centre: tuple[int, int], size: int) -> None:
        context = SEATS[ship.seat]
        if ship.mark in MARKS:
            edge, stroke = MARKS[ship.mark]
            around = Box(centre[0] - size // 2, centre[1] - size // 2, size, size)
            self.drawing.put(Panel(around, "panel-bright", edge, size // 2, stroke))
        self.drawing.put(Sprite(f"ship-{context.shape}", centre, size - 14, context.colour))
        if ship.mark == "new":
            corner = (centre[0] + size // 3, centre[1] - size // 3)
            self.drawing.put(Sprite("plus", corner, size // 3))
