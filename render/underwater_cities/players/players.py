"""Players: their places on the board, and the picture of all of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.underwater_cities.pack.components import CARD_TYPES, RESOURCES, UnderwaterCitiesPack
from engine.underwater_cities.terms.glossary import Counter
from engine.underwater_cities.view import PlayerView, UnderwaterCitiesView
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import MARGIN, Drawing
from render.kit.figures import amount, seat_mark
from render.kit.pieces import Piece, row, spread
from render.scene import Box, Panel, Scene, Words
from render.underwater_cities.cards.glyphs import COUNTERS
from render.underwater_cities.changes import changes
from render.underwater_cities.players.banner import federation_space
from render.underwater_cities.players.players_alt import players_alt
from render.underwater_cities.question.frame import (
    HEIGHT,
    INNER,
    SMALLEST,
    drawing,
)

PERSON, PAD = 400, 24
"""Width of a player's name and points, and the gap before each amount below them."""
SIZES = ((46, 42), (42, 38), (38, 36), (34, 34), (30, 31), (26, 31), (22, 31))
"""Sizes of icons and figures; the first that fit are used."""
BOARD_SIZES = ((34, 36), (30, 33), (28, 31), (24, 31), (20, 31), (16, 31))
"""The same on the board."""
NONE = "\N{EN DASH}"
LASTING = tuple(name for name in CARD_TYPES if name != "instant")
"""The types of cards that are claimed."""
NETWORK: tuple[Counter, ...] = ("city", "tunnel", "farm", "desal", "lab")
BUILT: tuple[Counter, ...] = (*NETWORK, "metropolis")
BETTER: tuple[Counter, ...] = ("purple", "up_tunnel", "up_farm", "up_desal", "up_lab", "special")
"""The line below `BUILT`: the symbiotic or upgraded ones of each kind, and Special cards."""


@dataclass(frozen=True, slots=True)
class IconAmount:
    """An icon and its amount."""

    icon: str
    text: str
    faded: bool = False


def stock_facts(player: PlayerView) -> tuple[IconAmount, ...]:
    """Return the amounts of the five resources."""
    counts = zip(RESOURCES, player.stock, strict=True)
    return tuple(IconAmount(name, str(count), not count) for name, count in counts)


def card_facts(pack: UnderwaterCitiesPack, player: PlayerView) -> tuple[IconAmount, ...]:
    """Return the cards in hand, then claimed cards by type, also counting unused action cards."""
    hand = IconAmount("hand-limit", f"{player.hand}/{player.hand_limit}")
    return (hand, *(_claimed(pack, player, name) for name in LASTING))


def _claimed(pack: UnderwaterCitiesPack, player: PlayerView, name: str) -> IconAmount:
    mine = [one for one in player.claimed if pack.cards[one.card].type == name]
    ready = sum(not one.used for one in mine)
    text = f"{ready}/{len(mine)}" if name == "action" else str(len(mine))
    return IconAmount(f"type-{name}", text, not mine)


def counted(player: PlayerView, counters: Sequence[Counter]) -> tuple[IconAmount, ...]:
    """Return the number of connected components for each counter."""
    counts = dict(player.counts)
    return tuple(IconAmount(COUNTERS[one], str(counts[one]), not counts[one]) for one in counters)


@dataclass(frozen=True, slots=True)
class PlayerBox:
    """One player, ready to be drawn."""

    drawing: Drawing
    pack: UnderwaterCitiesPack
    context: ReaderContext
    view: UnderwaterCitiesView
    seat: int

    @property
    def player(self) -> PlayerView:
        """The public view of the player."""
        return self.view.players[self.seat]

    @property
    def on_turn(self) -> bool:
        """True if it is this player's turn."""
        turn = self.view.turn
        return turn is not None and turn.seat == self.seat and self.view.result is None

    # --- parts -------------------------------------------------------------------------------

    def frame(self, box: Box) -> None:
        """Draw the player's panel, lit on the player's turn."""
        self.drawing.under(Panel(box))
        if self.on_turn:
            self.drawing.put(Panel(box, "panel-bright", f"seat-{self.seat + 1}", 14, 4))

    def head(self, box: Box, size: int, name: int) -> None:
        """Draw the shape, the name, and at the right end the points as the largest figure."""
        digits = max(len(str(self.player.points)), 2) * "0"
        wide = size * 7 // 6 + measure(digits, round(size * 1.1), bold=True) + 1
        mark = min(box.height, size)
        self.drawing.put(seat_mark(self.seat, (box.left + mark // 2, box.centre[1]), mark))
        left = box.left + mark + 8
        room = Box(left, box.top, box.right - wide - 6 - left, box.height)
        text = self.context.names[self.seat]
        self.drawing.put(Words(text, room, name, bold=True, cut=True))
        points = Box(box.right - wide, box.top, wide, box.height)
        self.drawing.put(*amount("point", self.player.points, points, size, large=True))

    def line(self, facts: Sequence[IconAmount], box: Box, sizes: Sequence[tuple[int, int]]) -> None:
        """Draw facts side by side, spread over the whole box."""
        self.drawing.put(*spread(tuple(map(_pieces, facts)), box, sizes, 0))

    def row(self, box: Box) -> None:
        """Draw a player on the board: name and points, goods, and what is connected."""
        self.frame(box)
        head, *rest = Box(box.left + 10, box.top + 4, box.width - 18, box.height - 8).rows(3)
        self.head(head, min(head.height, 32), SMALLEST)
        lines = (stock_facts(self.player), counted(self.player, NETWORK))
        for facts, room in zip(lines, rest, strict=True):
            self.line(facts, room, BOARD_SIZES)
        self.drawing.place(f"{self.seat}/stock", box)

    def cards(self, box: Box) -> None:
        """Draw the name, the hand, and the claimed cards by type."""
        self.drawing.under(Panel(box))
        mark = (box.left + 34, box.centre[1])
        name = Box(box.left + 64, box.top + 4, PERSON, box.height - 8)
        text = self.context.names[self.seat]
        self.drawing.put(
            seat_mark(self.seat, mark, 40),
            Words(text, name, 36, bold=True, shrink=SMALLEST, cut=True),
        )
        rest = Box(name.right, box.top, box.right - name.right - 8, box.height)
        self.line(card_facts(self.pack, self.player), rest, SIZES)

    def block(self, box: Box) -> None:
        """Draw everything that is counted: cards, goods, and what is connected or upgraded."""
        self.frame(box)
        head, *rest = box.inset(6).rows(4)
        hand, *claimed = card_facts(self.pack, self.player)
        person = Box(head.left + 4, head.top, PERSON, head.height)
        self.head(person, min(head.height, 44), 34)
        space = federation_space(self.view, self.seat)
        where = IconAmount("federation", str(space or NONE), not space)
        beside = Box(person.right + 12, head.top, head.right - person.right - 12, head.height)
        sizes = tuple(one for one in SIZES if one[0] <= rest[0].height - 2)
        self.line((where, *claimed), beside, sizes)
        lines = (
            (*stock_facts(self.player), hand),
            counted(self.player, BUILT),
            counted(self.player, BETTER),
        )
        icon, type_ = sizes[0]
        for facts, room in zip(lines, rest, strict=True):
            for fact, cell in zip(facts, room.columns(len(facts)), strict=True):
                self.drawing.put(*row(_pieces(fact), cell.left + PAD, cell.centre[1], icon, type_))
        self.drawing.place(f"{self.seat}/stock", box)


def _pieces(fact: IconAmount) -> tuple[Piece, ...]:
    """Return an icon and its amount."""
    colour = "muted" if fact.faded else "white"
    return (Piece(fact.icon, faded=fact.faded), Piece(text=fact.text, colour=colour))


# --- all players ---------------------------------------------------------------------------------

GAP, TALLEST = 8, 300


def players_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose what each player has, one player below the other."""
    picture = drawing()
    whole = Box(MARGIN, 12, INNER, HEIGHT - 24)
    count = len(view.order)
    high = min((whole.height - GAP * (count - 1)) // count, TALLEST)
    for number, seat in enumerate(view.order):
        box = Box(whole.left, whole.top + number * (high + GAP), whole.width, high)
        PlayerBox(picture, pack, context, view, seat).block(box)
    return picture.scene(
        context, alt_text(context, players_alt(pack, view)), "", changes(context.before, view)
    )
