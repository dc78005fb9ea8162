"""Picture of a player's own cards with their texts, and of the cards that the player cannot see."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass

from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.view import AntarcticaView, OwnHand, PlayerView
from engine.antarctica.words.describe import resource_text
from engine.antarctica.words.names import resource_name, thing
from engine.core.msg import Msg, msg
from render.antarctica.players.players_alt import hand_alt
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import GAP, MARGIN, Drawing
from render.scene import Align, Box, Panel, Scene, Sprite, Words

WIDTH = 896
TITLE = 48
LINE = 112
NOTHING = 56
"""Height of the line that says there are no cards."""
UNSEEN = 72
"""Height of a line of unseen cards."""
PAD = 12
SMALLEST = 21
"""Font size that is still legible on a phone."""
TIMES = "\N{MULTIPLICATION SIGN}"


@dataclass(frozen=True, slots=True)
class Card:
    """Cards of one kind: their name, effect and number."""

    icon: str
    name: Msg
    text: Msg
    count: int = 0
    """0 if there is never more than one."""
    sign: str = ""
    faded: bool = False


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards under one title."""

    title: Msg
    cards: tuple[Card, ...]
    edge: str = "panel-edge"

    @property
    def height(self) -> int:
        """The height of the title and of all cards below it."""
        return TITLE + (len(self.cards) * LINE or NOTHING) + PAD


def hand_scene(pack: AntarcticaPack, view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose the cards to choose from, the player's own cards, and the numbers of unseen cards."""
    assert view.seat is not None  # noqa: S101 - a private kind gets a seat's own view
    hand = view.hand or OwnHand((), (), ())
    groups = _groups(pack, hand, view.players[view.seat])
    unseen = tuple((kind, count) for kind, count in hand.unseen if count)
    below = TITLE + -(-len(unseen) // 2) * UNSEEN + PAD if unseen else 0
    high = sum(group.height + GAP for group in groups) - GAP + (below and below + GAP)
    drawing = Drawing(WIDTH, high + 2 * MARGIN)
    cards, top = Cards(drawing, context), MARGIN
    for group in groups:
        cards.group(group, Box(MARGIN, top, WIDTH - 2 * MARGIN, group.height))
        top += group.height + GAP
    if unseen:
        cards.unseen(unseen, Box(MARGIN, top, WIDTH - 2 * MARGIN, below))
    return drawing.scene(context, alt_text(context, hand_alt(view)))


def _groups(pack: AntarcticaPack, hand: OwnHand, mine: PlayerView) -> tuple[CardGroup, ...]:
    """Return the cards to choose from, the hand, and the Resource cards."""
    chosen = CardGroup(
        msg("antarctica-picture-looked-at"), tuple(_shipyard(pack, hand.looked_at)), edge="legal"
    )
    held = CardGroup(msg("antarctica-picture-hand"), tuple(_shipyard(pack, hand.cards)))
    own = CardGroup(msg("antarctica-picture-resource-cards"), tuple(_resources(pack, mine)))
    return (chosen, held, own) if chosen.cards else (held, own)


def _shipyard(pack: AntarcticaPack, cards: tuple[str, ...]) -> Iterator[Card]:
    """Yield the Shipyard cards, grouped by kind."""
    held = Counter(cards)
    for name, kind in pack.kinds.items():
        if held[name]:
            yield Card(f"shipyard-{name}", thing(name), kind.effect.words(), held[name])


def _resources(pack: AntarcticaPack, mine: PlayerView) -> Iterator[Card]:
    """Yield the player's Basic card, ready or used, and Know-how cards."""
    ready = mine.basic_ready
    yield Card(
        "resource-basic",
        msg(f"antarctica-picture-basic-{'ready' if ready else 'used'}"),
        resource_text(pack, "basic"),
        sign="tick" if ready else "",
        faded=not ready,
    )
    if mine.knowhow:
        name, text = resource_name("knowhow"), resource_text(pack, "knowhow")
        yield Card("resource-knowhow", name, text, mine.knowhow)


@dataclass(frozen=True, slots=True)
class Cards:
    """Groups of cards, ready to be drawn."""

    drawing: Drawing
    context: ReaderContext

    def group(self, group: CardGroup, box: Box) -> None:
        """Draw the title and the kinds below it, or say that there are none."""
        self.drawing.put(Panel(box, "panel", group.edge, 14, 1.5 if group.edge != "legal" else 3))
        self._title(group.title, box)
        inner = Box(box.left + PAD, box.top + TITLE, box.width - 2 * PAD, box.height - TITLE - PAD)
        if not group.cards:
            text = self.context.words.say(msg("antarctica-picture-no-shipyard-cards"))
            self.drawing.put(Words(text, inner, 30, shrink=SMALLEST))
        for number, card in enumerate(group.cards):
            self._card(card, Box(inner.left, inner.top + number * LINE, inner.width, LINE))

    def _title(self, title: Msg, box: Box) -> None:
        head = Box(box.left + PAD, box.top, box.width - 2 * PAD, TITLE)
        text = self.context.words.say(title)
        self.drawing.put(Words(text, head, 28, "muted", bold=True, shrink=SMALLEST))

    def _card(self, card: Card, box: Box) -> None:
        """Draw the card, its number of copies, its name and its effect."""
        size = box.height - 8
        middle = box.centre[1]
        self.drawing.put(Sprite(card.icon, (box.left + size // 2, middle), size, "", card.faded))
        left = box.left + size + 8
        if card.sign:
            self.drawing.put(Sprite(card.sign, (left + 26, middle), 52))
        if card.count:
            count = Box(left, box.top, 72, box.height)
            self.drawing.put(Words(f"{TIMES}{card.count}", count, 44, bold=True, shrink=30))
        left += 80
        name = Box(left, box.top + 4, box.right - left, 36)
        text = Box(left, name.bottom, name.width, box.bottom - name.bottom - 4)
        said = self.context.words.say(card.name)
        self.drawing.put(Words(said, name, 32, bold=True, shrink=SMALLEST))
        said = self.context.words.say(card.text)
        self.drawing.put(Words(said, text, 28, lines=2, shrink=SMALLEST))

    def unseen(self, kinds: tuple[tuple[str, int], ...], box: Box) -> None:
        """Draw how many cards of each kind are hidden from the player."""
        self.drawing.put(Panel(box))
        self._title(msg("antarctica-picture-unseen"), box)
        inner = Box(box.left + PAD, box.top + TITLE, box.width - 2 * PAD, box.height - TITLE - PAD)
        lines = -(-len(kinds) // 2)
        cells = [cell for line in inner.rows(lines) for cell in line.columns(2, PAD)]
        size = UNSEEN - GAP
        for (kind, count), cell in zip(kinds, cells, strict=False):
            centre = (cell.left + size // 2, cell.centre[1])
            self.drawing.put(Sprite(f"shipyard-{kind}", centre, size))
            number = Box(cell.left + size + 4, cell.top, 44, cell.height)
            self.drawing.put(Words(str(count), number, 44, bold=True, align=Align.CENTRE))
            name = Box(number.right + 12, cell.top, cell.right - number.right - 12, cell.height)
            said = self.context.words.say(thing(kind))
            self.drawing.put(Words(said, name, 28, "muted", lines=2, shrink=SMALLEST))
