"""The strip at the top of a picture: whose turn it is and what for, or who has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from engine.core.game import Result
from engine.core.msg import Msg, msg
from render.fonts import cut, measure
from render.gallery import ReaderContext
from render.kit.alt_text import people
from render.kit.drawing import Drawing
from render.kit.figures import seat_mark
from render.scene import Align, Box, Panel, Sprite, Words

NAME = TEXT = 34
LEAST = 31
"""The smallest type: its capitals are 6 pixels high where a phone shows the picture."""
NARROWEST = 5
"""A name has at least this part of the width: one in so many."""


@dataclass(frozen=True, slots=True)
class Strip:
    """A status strip being drawn."""

    drawing: Drawing
    context: ReaderContext
    box: Box

    def ground(self) -> Box:
        """Draw the panel behind the strip and return the space inside."""
        self.drawing.under(Panel(self.box))
        return self.box.inset(8)

    def moment(
        self, inner: Box, said: Msg, icon: str, *, last: bool = False, form: str | None = None
    ) -> Box:
        """Draw the game's progress at the right end and return the space to its left."""
        text = self.context.words.say(said, form=form)
        wide = min(measure(text, TEXT, bold=last), inner.width // 2)
        box = Box(inner.right - wide - 8, inner.top, wide + 2, inner.height)
        colour = "legal" if last else "muted"
        words = Words(text, box, TEXT, colour, bold=last, align=Align.RIGHT, shrink=LEAST)
        self.drawing.put(words)
        left = box.left
        if icon:
            size = inner.height - 12
            self.drawing.put(Sprite(icon, (left - size // 2 - 8, box.centre[1]), size))
            left -= size + 16
        return Box(inner.left + 4, inner.top, left - inner.left - 20, inner.height)

    def turn(self, inner: Box, seat: int, said: Msg, tools: Sequence[str] = ()) -> None:
        """Draw the name of the player on turn, the pieces in play, and what there is to decide."""
        size, text = inner.height - 4, self.context.words.say(said)
        beside = measure(text, LEAST) + len(tools) * (size + 10) + 24
        most = max(min(inner.width - beside, inner.width * 2 // 5), inner.width // NARROWEST)
        left = self._person(seat, inner.left, inner, most) + 20
        for icon in tools:
            self.drawing.put(Sprite(icon, (left + size // 2, inner.centre[1]), size))
            left += size + 10
        room = Box(left, inner.top, inner.right - left, inner.height)
        self.drawing.put(Words(text, room, TEXT, shrink=LEAST))

    def winners(self, inner: Box, result: Result) -> None:
        """Draw a crown, the winners' shapes, and a sentence that says they have won."""
        size = inner.height
        self.drawing.put(Sprite("crown", (inner.left + size // 2, inner.centre[1]), size))
        left = inner.left + size + 12
        for seat in result.winners:
            self.drawing.put(seat_mark(seat, (left + size // 2, inner.centre[1]), size - 4))
            left += size + 8
        room = Box(left, inner.top, inner.right - left, inner.height)
        text = self._won(result.winners, room.width)
        self.drawing.put(Words(text, room, NAME, "legal", bold=True, shrink=LEAST))

    def _person(self, seat: int, left: int, inner: Box, most: int) -> int:
        """Draw a seat's shape and name, and return where they end."""
        size = inner.height - 4
        self.drawing.put(seat_mark(seat, (left + size // 2, inner.centre[1]), size))
        text = cut(self.context.names[seat], NAME, most - size - 10, bold=True)
        wide = measure(text, NAME, bold=True)
        box = Box(left + size + 10, inner.top, wide + 2, inner.height)
        self.drawing.put(Words(text, box, NAME, f"seat-{seat + 1}", bold=True))
        return box.right

    def _won(self, winners: tuple[int, ...], width: int) -> str:
        """Return the sentence that names the winners, with long names cut to fit."""
        sentence = msg("picture-won", count=len(winners), seats=people(winners))
        bare = self.context.words.say(sentence, ("",) * len(self.context.names))
        most = (width - measure(bare, NAME, bold=True)) // len(winners)
        names = tuple(cut(name, NAME, most, bold=True) for name in self.context.names)
        return self.context.words.say(sentence, names)
