"""Players: their rows on the board, and the picture of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.view import AntarcticaView
from engine.core.msg import Msg, msg
from render.antarctica.changes import changes
from render.antarctica.players.buildings import BuildingLines, counted
from render.antarctica.players.facts import (
    DIGITS,
    PlayerFigure,
    discarded,
    fact_items,
    paired_facts,
    points,
    stars,
)
from render.antarctica.status import moment
from render.fonts import height, lay, measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import amount, seat_mark
from render.scene import Box, Panel, Scene, Words

WIDTH = 896
PAD = 12
"""Distance from the edge of a player's panel to its content, in the picture for phones."""
HEAD = 60
FACTS = 208
BUILDING = 48
"""Height of a building's icon, in the picture for phones."""
CAPTION, LISTED = 21, 28
"""The smallest legible font sizes in the narrow pictures and in the wider ones."""


def stock_place(seat: int) -> str:
    """Return the name of the place that holds a player's things."""
    return f"{seat}/stock"


def fact_place(seat: int, fact: PlayerFigure) -> str:
    """Return the place name of one of a player's figures, for pictures that list each."""
    return f"{seat}/{fact.icon}"


@dataclass(frozen=True, slots=True)
class PlayerBox:
    """One player, ready to be drawn."""

    drawing: Drawing
    pack: AntarcticaPack
    context: ReaderContext
    view: AntarcticaView
    seat: int

    @property
    def on_turn(self) -> bool:
        """True if it is this player's turn."""
        turn = self.view.turn
        return turn is not None and turn.seat == self.seat and self.view.result is None

    @property
    def place(self) -> str:
        """The name of the place that holds the player's things."""
        return stock_place(self.seat)

    # --- parts -------------------------------------------------------------------------------

    def frame(self, box: Box, *, fixed: bool = True) -> None:
        """Draw the player's panel, lit on the player's turn; if `fixed`, its size never changes."""
        if fixed:
            self.drawing.under(Panel(box))
        if self.on_turn:
            self.drawing.put(Panel(box, "panel-bright", f"seat-{self.seat + 1}", 14, 4))
        elif not fixed:
            self.drawing.put(Panel(box))

    def name(self, box: Box, size: int) -> None:
        """Draw the seat's shape and the player's name, cut short if it is too long."""
        mark = min(box.height, size * 5 // 4)
        self.drawing.put(seat_mark(self.seat, (box.left + mark // 2, box.centre[1]), mark))
        left = box.left + mark + size // 3
        room = Box(left, box.top, box.right - left, box.height)
        text = self.context.names[self.seat]
        self.drawing.put(Words(text, room, size, bold=True, shrink=size * 3 // 4, cut=True))

    def head(self, box: Box, size: int, name: int) -> None:
        """Draw the name, and the points at the right end as the largest figure."""
        wide = size * 7 // 6 + measure("000", round(size * 1.1), bold=True) + 1
        self.name(Box(box.left, box.top, box.width - wide - 12, box.height), name)
        room = Box(box.right - wide, box.top, wide, box.height)
        score = points(self.view, self.seat)
        self.drawing.put(*amount("point", score, room, size, large=True))

    # --- on the sheet ----------------------------------------------------------------

    def title(self, box: Box) -> None:
        """Draw the name and the points on one wide line."""
        self.frame(box)
        inner = Box(box.left + 12, box.top + 8, box.width - 24, box.height - 16)
        self.head(inner, inner.height * 7 // 8, inner.height * 2 // 3)
        self.drawing.place(self.place, box)

    # --- with captions -----------------------------------------------------------------------

    def captioned(self, box: Box) -> None:
        """Draw all that the player has, in two lines, with each thing's name below it."""
        facts = paired_facts(self.view, self.seat)
        for line, row in zip((facts[::2], facts[1::2]), box.rows(2), strict=True):
            for fact, cell in zip(line, row.columns(len(line), GAP), strict=True):
                size = cell.height * 46 // 100
                upper = Box(cell.left, cell.top + 2, cell.width, size)
                self.drawing.put(*fact_items(fact, upper, size))
                lower = Box(cell.left, upper.bottom, cell.width, cell.bottom - upper.bottom)
                self.drawing.put(_on_top(self._said(fact, lower, CAPTION)))

    def listed(self, box: Box) -> None:
        """Draw all that the player has, one thing per line, each with its name."""
        facts = paired_facts(self.view, self.seat)
        for fact, cell in zip(facts, box.rows(len(facts)), strict=True):
            size = min(cell.height - 8, 54)
            self.drawing.put(*fact_items(fact, cell, size))
            left = cell.left + 54 * DIGITS // 100 + 8
            room = Box(left, cell.top, cell.right - left, cell.height)
            self.drawing.put(self._said(fact, room, LISTED))
            self.drawing.place(fact_place(self.seat, fact), cell)

    def _said(self, fact: PlayerFigure, room: Box, size: int) -> Words:
        """Return the name of a fact in the smallest legible font size or a little larger."""
        text = self.context.words.say(fact.name)
        return Words(text, room, size + 3, "muted", lines=2, shrink=size)


def _on_top(said: Words) -> Words:
    """Return the text at the top of its box, however many lines it takes."""
    setting = lay(said)
    high = height(setting.size, len(setting.lines))
    return replace(said, box=replace(said.box, height=min(high, said.box.height)))


# --- all players, for phones -----------------------------------------------------------------


def players_scene(pack: AntarcticaPack, view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose what each player has and has built, in a column, large enough for phones."""
    wide = WIDTH - 2 * MARGIN - 2 * PAD
    built = [BuildingLines(context, player.cards, BUILDING, CAPTION + 5) for player in view.players]
    highs = [HEAD + FACTS + GAP + built[seat].height(wide) + 2 * PAD for seat in view.order]
    drawing = Drawing(WIDTH, sum(highs) + GAP * (len(highs) - 1) + 2 * MARGIN)
    top = MARGIN
    for seat, high in zip(view.order, highs, strict=True):
        box = Box(MARGIN, top, WIDTH - 2 * MARGIN, high)
        _block(PlayerBox(drawing, pack, context, view, seat), built[seat], box)
        top = box.bottom + GAP
    return drawing.scene(
        context, alt_text(context, players_alt(view)), "", changes(context.before, view)
    )


def _block(person: PlayerBox, built: BuildingLines, box: Box) -> None:
    """Draw the name and the points, then all that the player has, then the building cards."""
    person.frame(box, fixed=False)
    inner = box.inset(PAD)
    person.head(Box(inner.left, inner.top, inner.width, HEAD - GAP), 52, 40)
    facts = Box(inner.left, inner.top + HEAD, inner.width, FACTS)
    person.captioned(facts)
    below = Box(inner.left, facts.bottom + GAP, inner.width, inner.bottom - facts.bottom - GAP)
    person.drawing.put(*built.items(below))
    person.drawing.place(person.place, box)


# --- alt text --------------------------------------------------------------------------------


def player(view: AntarcticaView, seat: int) -> Iterator[Msg]:
    """Describe what a player has."""
    mine = view.players[seat]
    yield msg(
        "antarctica-picture-alt-player",
        seat=seat,
        points=points(view, seat),
        scientists=mine.scientists,
        reserve=mine.reserve,
        ships=mine.ships,
        cubes=mine.cubes,
        lost=discarded(mine),
        hand=mine.hand,
        stars=stars(mine),
    )


def players_alt(view: AntarcticaView) -> Iterator[Msg]:
    """Describe all players, then what they have built."""
    yield msg("antarctica-picture-alt-board", moment=moment(view))
    for seat in view.order:
        yield from player(view, seat)
    for seat in view.order:
        if view.players[seat].cards:
            cards = counted(card.result for card in view.players[seat].cards)
            yield msg("antarctica-picture-alt-built-by", seat=seat, cards=cards)
