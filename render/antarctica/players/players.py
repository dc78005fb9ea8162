"""Players: their rows on the board, and the picture of all of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.view import AntarcticaView
from engine.core.msg import Msg, msg
from render.antarctica.changes import changes
from render.antarctica.players.buildings import counted, in_a_line
from render.antarctica.players.facts import (
    DIGITS,
    PlayerFigure,
    discarded,
    fact_items,
    paired_facts,
    points,
    stars,
)
from render.antarctica.question.geography import HEIGHT, WIDTH
from render.antarctica.status import moment
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import amount, seat_mark
from render.kit.pieces import Piece, spread
from render.scene import Box, Panel, Scene, Words

TYPE = 31
"""The smallest type: its capitals are 6 pixels high on a phone."""
SIZES = ((52, 44), (46, 40), (42, 36), (38, 34), (34, 31), (30, 31))
"""Sizes of icons and figures; the first that fit are used."""
TALLEST = 280
NONE = "\N{EN DASH}"


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

    def frame(self, box: Box) -> None:
        """Draw the player's panel, lit on the player's turn."""
        self.drawing.under(Panel(box))
        if self.on_turn:
            self.drawing.put(Panel(box, "panel-bright", f"seat-{self.seat + 1}", 14, 4))

    def name(self, box: Box, size: int) -> None:
        """Draw the seat's shape and the player's name, cut short if it is too long."""
        mark = min(box.height, size * 5 // 4)
        self.drawing.put(seat_mark(self.seat, (box.left + mark // 2, box.centre[1]), mark))
        left = box.left + mark + size // 3
        room = Box(left, box.top, box.right - left, box.height)
        text = self.context.names[self.seat]
        self.drawing.put(Words(text, room, size, bold=True, shrink=TYPE, cut=True))

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
        self.head(inner, inner.height * 9 // 10, 34)
        self.drawing.place(self.place, box)

    def listed(self, box: Box) -> None:
        """Draw all that the player has, one thing per line, each with its name."""
        facts = paired_facts(self.view, self.seat)
        for fact, cell in zip(facts, box.rows(len(facts)), strict=True):
            size = min(cell.height - 10, 44)
            self.drawing.put(*fact_items(fact, cell, size))
            left = cell.left + size * DIGITS // 100 + 16
            room = Box(left, cell.top, cell.right - left, cell.height)
            said = self.context.words.say(fact.name)
            self.drawing.put(Words(said, room, TYPE, "muted"))
            self.drawing.place(fact_place(self.seat, fact), cell)

    def block(self, box: Box) -> None:
        """Draw the name and the points, all that the player has, and the building cards."""
        self.frame(box)
        lines = 3
        head, facts, built = box.inset(6).rows(lines)
        self.head(
            Box(head.left + 4, head.top, head.width - 8, head.height), min(head.height, 44), 34
        )
        things = tuple(
            (
                Piece(fact.icon, faded=fact.faded, tint=fact.tint),
                Piece(fact.sign, part=0.7) if fact.sign else Piece(text=fact.text or NONE),
            )
            for fact in paired_facts(self.view, self.seat)
        )
        sizes = tuple(one for one in SIZES if one[0] <= facts.height)
        self.drawing.put(*spread(things, facts, sizes, 4))
        cards = self.view.players[self.seat].cards
        room = Box(built.left + 8, built.top, built.width - 16, built.height)
        self.drawing.put(*in_a_line(self.context, cards, room).items(room))
        self.drawing.place(self.place, box)


# --- all players ---------------------------------------------------------------------------------


def players_scene(pack: AntarcticaPack, view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose what each player has and has built, one player below the other."""
    drawing = Drawing(WIDTH, HEIGHT)
    count = len(view.order)
    high = min((HEIGHT - 20 - GAP * (count - 1)) // count, TALLEST)
    for number, seat in enumerate(view.order):
        box = Box(MARGIN, 10 + number * (high + GAP), WIDTH - 2 * MARGIN, high)
        PlayerBox(drawing, pack, context, view, seat).block(box)
    return drawing.scene(
        context, alt_text(context, players_alt(view)), "", changes(context.before, view)
    )


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
