"""Players: their rows on the board, and the picture of all of them for phones."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.underwater_cities.pack.components import CARD_TYPES, RESOURCES, UnderwaterCitiesPack
from engine.underwater_cities.terms.glossary import Counter
from engine.underwater_cities.view import ClaimedView, PlayerView, UnderwaterCitiesView
from render.fonts import measure
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.kit.figures import amount, seat_mark
from render.scene import Box, Item, Panel, Scene, Sprite, Words
from render.underwater_cities.cards.face import Face
from render.underwater_cities.cards.glyphs import COUNTERS
from render.underwater_cities.changes import changes
from render.underwater_cities.players.banner import federation_space
from render.underwater_cities.players.players_alt import players_alt

HEAD = 58
LINE = 52
LARGEST = 50
"""Size of the largest icon in a line, so that nothing is larger than the points."""
PAD = 10
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

    def width(self, size: int) -> int:
        """Return the width of both, with an icon of this size."""
        return size + size // 8 + measure(self.text, _letters(size), bold=True)


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


def by_type(pack: UnderwaterCitiesPack, player: PlayerView) -> tuple[ClaimedView, ...]:
    """Return the claimed cards, grouped by type."""
    order = {name: number for number, name in enumerate(("action", "permanent", *CARD_TYPES))}
    return tuple(sorted(player.claimed, key=lambda one: order[pack.cards[one.card].type]))


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

    def frame(self, box: Box, *, fixed: bool = True) -> None:
        """Draw the player's panel, lit on the player's turn; if `fixed`, its size never changes."""
        if fixed:
            self.drawing.under(Panel(box))
        if self.on_turn:
            self.drawing.put(Panel(box, "panel-bright", f"seat-{self.seat + 1}", 14, 4))
        elif not fixed:
            self.drawing.put(Panel(box))

    def head(self, box: Box, size: int, name: int) -> None:
        """Draw the shape, the name, and at the right end the points as the largest figure."""
        digits = max(len(str(self.player.points)), 2) * "0"
        wide = size * 7 // 6 + measure(digits, round(size * 1.1), bold=True) + 1
        mark = min(box.height, size)
        self.drawing.put(seat_mark(self.seat, (box.left + mark // 2, box.centre[1]), mark))
        left = box.left + mark + 12
        room = Box(left, box.top, box.right - wide - 12 - left, box.height)
        text = self.context.names[self.seat]
        self.drawing.put(
            Words(text, room, name, bold=True, lines=2, shrink=name * 2 // 3, cut=True)
        )
        points = Box(box.right - wide, box.top, wide, box.height)
        self.drawing.put(*amount("point", self.player.points, points, size, large=True))

    def line(self, facts: Sequence[IconAmount], box: Box) -> None:
        """Draw facts of the same size side by side, in columns or each as wide as it needs."""
        size = _largest(facts, box)
        cells = box.columns(len(facts), GAP)
        if max(fact.width(size) for fact in facts) > cells[0].width:
            cells = tuple(_spread(facts, box, size))
        for fact, cell in zip(facts, cells, strict=True):
            self.drawing.put(*_fact(fact, cell, size))

    # --- on the board ------------------------------------------------------------------------

    def row(self, box: Box) -> None:
        """Draw a player in the board's column, with as many lines of figures as fit."""
        self.frame(box)
        inner = Box(box.left + 12, box.top + 8, box.width - 24, box.height - 14)
        lines = (
            stock_facts(self.player),
            card_facts(self.pack, self.player),
            counted(self.player, NETWORK),
            counted(self.player, BETTER[: len(NETWORK)]),
        )
        shown = lines[: max(2, min(len(lines), (inner.height - HEAD) // LINE))]
        high = min(inner.height // (len(shown) + 1), HEAD)
        self.head(Box(inner.left, inner.top, inner.width, high), min(high, 52), 32)
        below = Box(inner.left, inner.top + high, inner.width, inner.height - high)
        for facts, room in zip(shown, below.rows(len(shown)), strict=True):
            self.line(facts, room)
        self.drawing.place(f"{self.seat}/stock", box)

    # --- for phones --------------------------------------------------------------------------

    def chips(self, box: Box) -> None:
        """Draw the claimed cards by type, then the contracts."""
        face = Face(self.drawing, self.pack, self.context)
        cards, contracts = by_type(self.pack, self.player), self.player.contracts
        across, down = grid(len(cards) + len(contracts))
        wide = min((box.width + GAP) // across - GAP, CHIP)
        cells = [
            Box(box.left + column * (wide + GAP), row.top, wide, row.height)
            for row in box.rows(down, GAP)
            for column in range(across)
        ]
        for card, cell in zip(cards, cells, strict=False):
            face.draw(cell, card.card, used=card.used)
        for contract, cell in zip(contracts, cells[len(cards) :], strict=False):
            face.contract(cell, contract)


def _letters(size: int) -> int:
    """Return the font size beside icons of this size."""
    return round(size * 0.95)


def _largest(facts: Sequence[IconAmount], box: Box) -> int:
    """Return the largest icon size at which all facts fit side by side."""
    size = min(box.height - 4, LARGEST)
    while sum(fact.width(size) for fact in facts) + GAP * len(facts) > box.width:
        size -= 1
    return size


def _spread(facts: Sequence[IconAmount], box: Box, size: int) -> Iterator[Box]:
    """Yield a box for each fact, as wide as the fact and a share of the spare width."""
    wide = [fact.width(size) for fact in facts]
    spare, left = box.width - sum(wide), box.left
    for number, width in enumerate(wide):
        share = spare * (number + 1) // len(facts) - spare * number // len(facts)
        yield Box(left, box.top, width + share, box.height)
        left += width + share


def _fact(fact: IconAmount, box: Box, size: int) -> Iterator[Item]:
    """Yield the icon and its number, from the left of the box."""
    yield Sprite(fact.icon, (box.left + size // 2, box.centre[1]), size, faded=fact.faded)
    left = box.left + size + size // 8
    room = Box(left, box.top, max(box.right - left, 1), box.height)
    colour = "muted" if fact.faded else "text"
    yield Words(fact.text, room, _letters(size), colour, bold=True)


# --- all players, for phones ---------------------------------------------------------------------

WIDTH = 896
CHIP, CHIP_HEIGHT = 92, 58
ONE_ROW = 8


def grid(chips: int) -> tuple[int, int]:
    """Return the number of chips per row, and the number of rows."""
    if chips <= ONE_ROW:
        return max(chips, 1), 1 if chips else 0
    return max(-(-chips // 2), ONE_ROW), 2


def players_scene(
    pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, context: ReaderContext
) -> Scene:
    """Compose what each player has, one player below the other, large enough for phones."""
    highs = [_height(view.players[seat]) for seat in view.order]
    drawing = Drawing(WIDTH, sum(highs) + GAP * (len(highs) - 1) + 2 * MARGIN)
    top = MARGIN
    for seat, high in zip(view.order, highs, strict=True):
        box = Box(MARGIN, top, WIDTH - 2 * MARGIN, high)
        _block(PlayerBox(drawing, pack, context, view, seat), box)
        top = box.bottom + GAP
    return drawing.scene(
        context, alt_text(context, players_alt(pack, view)), "", changes(context.before, view)
    )


def _height(player: PlayerView) -> int:
    """Return the height of a player's panel."""
    rows = grid(len(player.claimed) + len(player.contracts))[1]
    return 2 * PAD + HEAD + 3 * LINE + rows * (CHIP_HEIGHT + GAP)


def _block(person: PlayerBox, box: Box) -> None:
    """Draw the name and points, then resources and hand, connected things, and claimed cards."""
    person.frame(box, fixed=False)
    inner = box.inset(PAD)
    person.head(Box(inner.left, inner.top, inner.width, HEAD - 6), 52, 40)
    space = federation_space(person.view, person.seat)
    hand, *_ = card_facts(person.pack, person.player)
    where = IconAmount("federation", str(space or NONE), not space)
    facts = (*stock_facts(person.player), where, hand)
    lines = (facts, counted(person.player, BUILT), counted(person.player, BETTER))
    top = inner.top + HEAD
    for number, line in enumerate(lines):
        person.line(line, Box(inner.left, top + number * LINE, inner.width, LINE))
    below = top + len(lines) * LINE + GAP
    if below < inner.bottom:
        person.chips(Box(inner.left, below, inner.width, inner.bottom - below))
    person.drawing.place(f"{person.seat}/stock", box)
