"""The picture of what can be taken: the contracts just drawn, or the Rewards of the level."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView, OwnHand
from engine.otys.words.names import reward_name
from render.gallery import ReaderContext
from render.kit.alt_text import alt_text
from render.kit.drawing import Drawing
from render.kit.icon_rows import lay
from render.otys import alt
from render.otys.changes import changes
from render.otys.faces import token_back
from render.otys.glyphs import RESOURCES
from render.otys.layout import LEVELS
from render.otys.question.brief import brief_row
from render.otys.question.cards import Card
from render.otys.question.dive import HEIGHT, WIDTH
from render.otys.question.head import Head
from render.scene import Box, Panel, Scene, Sprite, Words

TOP = Box(16, 78, 1068, 372)
DRAWN, LEVELS_BOX = Box(16, 78, 1068, 256), Box(16, 342, 1068, 108)
BELOW = Box(16, 458, 1068, 230)
TITLE, TYPE = 36, 31
ACROSS, MOST = 4, 8
"""The contracts beside each other in the lower part, and the most that have room there."""


def offers_scene(pack: OtysPack, view: OtysView, context: ReaderContext, seat: int) -> Scene:
    """Compose what is chosen from, large, and below it all contracts already in reach."""
    drawing = Drawing(WIDTH, HEIGHT)
    Head(drawing, pack, context, view, seat).draw()
    offers = Offers(drawing, pack, context, view, seat)
    hand = view.hand or OwnHand((), ())
    if hand.drawn:
        offers.drawn(hand.drawn)
        offers.levels()
    else:
        offers.rewards()
    offers.reach(hand)
    text = alt_text(context, alt.offers_alt(pack, view, seat))
    return drawing.scene(context, text, f"{seat}/", changes(context.before, view))


@dataclass(frozen=True, slots=True)
class Offers:
    """The things a seat chooses from, ready to be drawn."""

    drawing: Drawing
    pack: OtysPack
    context: ReaderContext
    view: OtysView
    seat: int

    def _card(self) -> Card:
        return Card(self.drawing, self.pack, self.context, self.view.boards[self.seat])

    def drawn(self, cards: tuple[str, ...]) -> None:
        """Draw the contracts just drawn, as large as fits."""
        lines = 1 if len(cards) <= ACROSS else 2
        across = -(-len(cards) // lines)
        places = [place for row in DRAWN.rows(lines, 8) for place in row.columns(across, 8)]
        for card, place in zip(cards, places, strict=False):
            self._card().draw(card, place)

    def levels(self) -> None:
        """Draw the own cubes by level, which say what a contract still needs."""
        board = self.view.boards[self.seat]
        held = zip(LEVELS, board.levels, board.spaces, strict=True)
        for (level, cubes, spaces), box in zip(held, LEVELS_BOX.columns(5, 8), strict=True):
            self.drawing.put(Panel(box, "sea-3", "panel-edge", 12, 1.5))
            number = Box(box.left + 10, box.top, 30, box.height)
            self.drawing.put(Words(str(level), number, 40, "muted", bold=True))
            self._spaces(cubes, spaces, Box(box.left + 50, box.top, box.width - 56, box.height))

    def _spaces(self, cubes: tuple[int, ...], spaces: int, box: Box) -> None:
        """Draw the resource spaces of a level on one line or two."""
        held = [name for name, one in zip(RESOURCES, cubes, strict=True) for _ in range(one)]
        across = max(3, -(-spaces // 2))
        pitch = box.width // across
        for place in range(spaces):
            line, column = divmod(place, across)
            name = f"cube-{held[place]}" if place < len(held) else "cube-empty"
            left = box.left + pitch * column + pitch // 2
            top = box.centre[1] + (46 * line - 23 if spaces > across else 0)
            self.drawing.put(Sprite(name, (left, top), min(42, pitch - 2)))

    def rewards(self) -> None:
        """Draw the two Rewards of the active level with both sides in icons and words."""
        turn = self.view.turn
        level = turn.level if turn is not None and turn.level is not None else 1
        shown = self.view.display[level - 1]
        for token, place in zip(shown, TOP.columns(len(shown), 8), strict=True):
            self._reward(token, place)

    def _reward(self, token: str, box: Box) -> None:
        reward = self.pack.rewards[token]
        self.drawing.put(Panel(box, "panel-bright", reward.background, 14, 4))
        inner = box.inset(16)
        name = Box(inner.left, inner.top, inner.width, 44)
        text = self.context.words.say(reward_name(token))
        self.drawing.put(Words(text, name, TITLE, "muted", bold=True, shrink=TYPE))
        rest = Box(inner.left, name.bottom, inner.width, inner.bottom - name.bottom)
        upper, lower = rest.rows(2, 8)
        self.drawing.put(
            *lay(brief_row(reward.front), Box(upper.left, upper.top, 150, upper.height), 76)
        )
        back = Box(lower.left + 12, lower.top, 126, lower.height)
        self.drawing.put(*token_back(reward, back))
        for row, key, effect in ((upper, "front", reward.front), (lower, "back", reward.back)):
            said = msg(f"otys-picture-side-{key}", effect=effect.words())
            self._say(said, Box(row.left + 162, row.top, row.width - 162, row.height), 4)
        self.drawing.place(f"display:{token}", box)

    def reach(self, hand: OwnHand) -> None:
        """Draw the public contracts and the own ones, with what is left out as a number."""
        public = tuple(card for card in self.view.public if card is not None)
        cards = (*public, *hand.contracts)
        shown = cards if len(cards) <= MOST else cards[: MOST - 1]
        lines = 1 if len(shown) <= ACROSS else 2
        places = [place for row in BELOW.rows(lines, 8) for place in row.columns(ACROSS, 8)]
        for number, (card, place) in enumerate(zip(shown, places, strict=False)):
            self._card().draw(card, place, own=number >= len(public))
        if len(shown) < len(cards):
            self._say(msg("picture-more", count=len(cards) - len(shown)), places[-1], 1)

    def _say(self, said: Msg, box: Box, lines: int) -> None:
        text = self.context.words.say(said, self.context.names)
        self.drawing.put(Words(text, box, 34, lines=lines, shrink=TYPE))
