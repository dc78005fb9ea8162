"""The rows of the picture of a dive: each answers what playing the Key of that level does."""

from __future__ import annotations

from dataclasses import dataclass

from engine.otys.pack.components import OtysPack
from engine.otys.view import BoardView, OtysView
from engine.otys.words.names import place_name
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.icon_rows import Icon, lay
from render.otys.faces import token_back
from render.otys.glyphs import RESOURCES, diver_icon, key_icon
from render.otys.layout import LEVELS, SURFACE
from render.otys.question.brief import action, brief_row, coins, sponsor_brief, sponsor_price
from render.scene import Align, Box, Land, Panel, Sprite, Words

KEY, DIVER, CUBE, PITCH, REWARD, SPONSOR = 58, 76, 40, 43, 62, 56
WATER = ("sea-contour", "sea-3", "sea-3", "sea-2", "sea-2", "sea-1")
"""The fill of the surface and of levels 1 to 5."""
SPOKEN = 31


@dataclass(frozen=True, slots=True)
class Columns:
    """The left edges of what lies in a row, in pixels from the left edge of the row."""

    key: int = 8
    diver: int = 82
    action: int = 170
    cubes: int = 292
    reward: int = 552
    colony: int = 616
    effect: int = 682
    tokens: int = 764


AT = Columns()


@dataclass(frozen=True, slots=True)
class Rows:
    """The surface and the five levels of one seat, with the colony's side beside them."""

    drawing: Drawing
    pack: OtysPack
    context: ReaderContext
    view: OtysView
    seat: int

    @property
    def board(self) -> BoardView:
        """The seat's board."""
        return self.view.boards[self.seat]

    def draw(self, surface: Box, levels: tuple[Box, ...]) -> None:
        """Draw everything from the surface down."""
        for band, fill in zip((surface, *levels), WATER, strict=True):
            colony = Box(band.left + AT.colony, band.top, band.width - AT.colony, band.height)
            self.drawing.under(Panel(band, fill, "panel-edge", 12, 1.5))
            self.drawing.under(Panel(colony, "panel-deep", "panel-edge", 12, 1.5))
        self._active(levels)
        self._surface(surface)
        for level, row in zip(LEVELS, levels, strict=True):
            self._level(level, row)
        for above, below in zip((surface, *levels), levels, strict=False):
            self._sinks(above.left + AT.colony + 34, (above.bottom + below.top) // 2)

    def _active(self, levels: tuple[Box, ...]) -> None:
        turn = self.view.turn
        if turn is not None and turn.seat == self.seat and turn.level is not None:
            row = levels[turn.level - 1]
            self.drawing.put(Panel(row, "", f"seat-{self.seat + 1}", 12, 4))

    def _sinks(self, x: int, y: int) -> None:
        """Draw the sign that an X Key moves the Sponsor above it one level down (OT-5.5)."""
        self.drawing.put(Land(((x - 13, y - 7), (x + 13, y - 7), (x, y + 8)), "warn"))

    # --- the surface -------------------------------------------------------------------------

    def _surface(self, row: Box) -> None:
        self._key(self.pack_key("X"), "X", Box(row.left + AT.key, row.top + 3, 68, 72))
        if self.board.neutral_x:
            place = Box(row.left + AT.diver, row.top + 3, 96, 72)
            self.drawing.put(
                Sprite(key_icon("N"), (place.left + 28, place.centre[1]), 52),
                Words("N", Box(place.left + 56, place.top, 36, 72), SPOKEN, bold=True),
            )
            self.drawing.place(f"{self.seat}/key:n", place)
        else:
            where = Box(row.left + AT.diver, row.top, 100, row.height)
            self.drawing.under(Words("→ 1-5", where, SPOKEN, "legal", bold=True, shrink=SPOKEN))
        slots = Box(row.left + 190, row.top, AT.colony - 196, row.height).columns(len(SURFACE), 6)
        for position, slot in zip(SURFACE, slots, strict=True):
            text = self.context.words.say(place_name(position), None, "short")
            name = Box(slot.left, slot.top, 46, slot.height)
            self.drawing.under(Words(text, name, SPOKEN, "muted", align=Align.RIGHT, shrink=SPOKEN))
            self._diver(position, Box(slot.left + 52, slot.top + 1, DIVER, DIVER))
        emblem = self.pack.sponsors[self.view.sponsors[-1]]
        middle = row.left + AT.colony + 34
        self.drawing.put(
            Sprite("key-x", (row.right - 40, row.centre[1]), 44),
            Words("→ 1", Box(middle + 30, row.top, 80, row.height), SPOKEN, "muted"),
            Sprite(f"sponsor-{emblem.tile}", (middle, row.centre[1] - 4), SPONSOR),
        )

    def pack_key(self, key: str) -> bool:
        """Return whether a Key is used, or none of its kind is there."""
        return key not in self.board.keys

    def _key(self, used: bool, key: str, box: Box) -> None:  # noqa: FBT001 - of one tile
        self.drawing.put(Sprite(key_icon(key), box.centre, KEY, faded=used))
        self.drawing.place(f"{self.seat}/key:{key.lower()}", box)

    def _diver(self, position: int, box: Box) -> None:
        diver = self.board.column[position - 1]
        icon = diver_icon(diver, upgraded=diver in self.board.upgraded)
        self.drawing.put(Sprite(icon, box.centre, DIVER))
        self.drawing.place(f"{self.seat}/position:{position}", box)

    # --- one level ---------------------------------------------------------------------------

    def _level(self, level: int, row: Box) -> None:
        self._key(self.pack_key(str(level)), str(level), self._at(row, AT.key, 68, 72))
        self._diver(level + 3, self._at(row, AT.diver, DIVER, DIVER))
        self._action(level, self._at(row, AT.action, AT.cubes - AT.action - 8, 80))
        self._cubes(level, row)
        self._own_reward(level, self._at(row, AT.reward, REWARD - 4, REWARD))
        self._sponsor(level, row)
        self._tokens(level, row)
        self.drawing.place(f"{self.seat}/level:{level}", row)

    @staticmethod
    def _at(row: Box, left: int, width: int, height: int) -> Box:
        """Return a box in the middle of a row."""
        return Box(row.left + left, row.centre[1] - height // 2, width, height)

    def _action(self, level: int, box: Box) -> None:
        """Draw what the diver of a level does, with its price."""
        name = self.board.column[level + 2]
        diver, upgraded = self.pack.divers[name], name in self.board.upgraded
        row, price = brief_row(diver.actions[upgraded]), diver.costs[upgraded]
        self.drawing.put(*action(row, price, self.board.credits, box, 42))

    def _cubes(self, level: int, row: Box) -> None:
        held = [
            name
            for name, count in zip(RESOURCES, self.board.levels[level - 1], strict=True)
            for _ in range(count)
        ]
        spaces = self.board.spaces[level - 1]
        room = AT.reward - AT.cubes - 4
        pitch = min(PITCH, room // max(spaces, 1))
        for number in range(spaces):
            left = row.left + AT.cubes + pitch * number + pitch // 2
            name = f"cube-{held[number]}" if number < len(held) else "cube-empty"
            self.drawing.put(Sprite(name, (left, row.centre[1]), min(CUBE, pitch - 2)))

    def _own_reward(self, level: int, box: Box) -> None:
        token = self.board.rewards[level - 1]
        self.drawing.under(Sprite("reward-plinth", box.centre, box.width, faded=True))
        if token is not None:
            self.drawing.put(*token_back(self.pack.rewards[token], box))

    # --- the colony's side -------------------------------------------------------------------

    def _sponsor(self, level: int, row: Box) -> None:
        sponsor = self.pack.sponsors[self.view.sponsors[level - 1]]
        turn = self.view.turn
        used = turn is not None and turn.level == level and turn.sponsor_used
        centre = (row.left + AT.colony + 34, row.centre[1])
        self.drawing.put(Sprite(f"sponsor-{sponsor.tile}", centre, SPONSOR, faded=used))
        box = self._at(row, AT.effect, AT.tokens - AT.effect - 4, 80)
        icons, price = sponsor_brief(sponsor), sponsor_price(sponsor)
        if not price:
            self.drawing.put(*lay(icons, box, 48))
        else:
            upper, lower = box.rows(2)
            self.drawing.put(*coins(price, self.board.credits, upper))
            self.drawing.put(*lay(icons, lower, 36, Align.LEFT))
            if sponsor.closes_propellers:
                self._no_propeller(Box(centre[0] + 8, centre[1] + 6, 30, 30))
        self.drawing.place(f"sponsor:{level}", Box(centre[0] - 32, row.top + 4, 200, 78))

    def _no_propeller(self, box: Box) -> None:
        """Draw the sign that no diver may be moved after the Sponsor (OT-7.9)."""
        self.drawing.put(Panel(box, "panel-deep", "panel-edge-bright", 15, 2))
        self.drawing.put(*lay((Icon("propeller", crossed=True),), box.inset(4), 24))

    def _tokens(self, level: int, row: Box) -> None:
        """Draw the Rewards on display: what each gives at once, its rim what it gives later."""
        column = Box(row.left + AT.tokens, row.top + 3, row.width - AT.tokens - 4, row.height - 6)
        shown = self.view.display[level - 1]
        for token, box in zip(shown, column.rows(len(shown), 3), strict=True):
            reward = self.pack.rewards[token]
            self.drawing.put(Panel(box, "panel-bright", reward.background, 10, 3))
            self.drawing.put(*lay(brief_row(reward.front), box.inset(4), 32))
            self.drawing.place(f"display:{token}", box)
