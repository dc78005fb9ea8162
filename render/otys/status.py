"""The strip at the top: whose turn it is and what is awaited, or who has won."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.otys.view import OtysView, TurnView
from render.fonts import cut, measure
from render.gallery import Look
from render.otys.drawing import Drawing
from render.otys.faces import seat_mark
from render.otys.glyphs import diver_icon, key_icon
from render.scene import Align, Box, Panel, Sprite, Words

NAME = 40
TEXT = 36


def awaited(turn: TurnView) -> Msg:
    """What the seat on turn has to do, in a few words."""
    if turn.step == "phase_2":
        return msg("picture-phase-2", actions=turn.actions)
    return msg(f"picture-{turn.step.replace('_', '-')}")


def moment(view: OtysView) -> Msg:
    """The round, and whether it is the last."""
    return msg("otys-moment-last" if view.last_round else "otys-moment", round=view.round)


@dataclass(frozen=True, slots=True)
class Status:
    """The strip, about to be drawn."""

    drawing: Drawing
    look: Look
    view: OtysView
    box: Box

    def draw(self) -> None:
        """The strip for a running or a finished game."""
        self.drawing.under(Panel(self.box))
        inner = self.box.inset(8)
        left = self._round(inner)
        room = Box(inner.left + 4, inner.top, left - inner.left - 20, inner.height)
        if self.view.turn is not None and self.view.result is None:
            self._turn(self.view.turn, room)
        else:
            self._winners(room)

    def _round(self, inner: Box) -> int:
        """The round at the right end; where it begins."""
        text = self.look.words.say(moment(self.view))
        wide = measure(text, TEXT, bold=self.view.last_round)
        box = Box(inner.right - wide - 8, inner.top, wide + 2, inner.height)
        last = self.view.last_round
        colour = "legal" if last else "muted"
        self.drawing.put(Words(text, box, TEXT, colour, bold=last, align=Align.RIGHT))
        if not last:
            return box.left
        size = inner.height - 12
        self.drawing.put(Sprite("hourglass", (box.left - size // 2 - 8, box.centre[1]), size))
        return box.left - size - 16

    def _person(self, seat: int, left: int, inner: Box, most: int) -> int:
        """A seat's shape and name; where they end."""
        size = inner.height - 4
        self.drawing.put(seat_mark(seat, (left + size // 2, inner.centre[1]), size))
        text = cut(self.look.names[seat], NAME, most - size - 10, bold=True)
        wide = measure(text, NAME, bold=True)
        box = Box(left + size + 10, inner.top, wide + 2, inner.height)
        self.drawing.put(Words(text, box, NAME, f"seat-{seat + 1}", bold=True))
        return box.right

    def _turn(self, turn: TurnView, inner: Box) -> None:
        left = self._person(turn.seat, inner.left, inner, inner.width * 2 // 5) + 20
        size = inner.height - 4
        for icon in self._tools(turn):
            self.drawing.put(Sprite(icon, (left + size // 2, inner.centre[1]), size))
            left += size + 10
        text = self.look.words.say(awaited(turn))
        room = Box(left, inner.top, inner.right - left, inner.height)
        self.drawing.put(Words(text, room, TEXT, shrink=20))

    def _tools(self, turn: TurnView) -> list[str]:
        """The Key in play and the diver on the active level."""
        found = [key_icon(turn.key)] if turn.key else []
        if turn.level is not None:
            board = self.view.boards[turn.seat]
            diver = board.column[turn.level + 2]
            found.append(diver_icon(diver, upgraded=diver in board.upgraded))
        return found

    def _winners(self, inner: Box) -> None:
        """A crown, the winners' shapes, and in words that they have won."""
        result = self.view.result
        if result is None:
            return
        size = inner.height
        self.drawing.put(Sprite("crown", (inner.left + size // 2, inner.centre[1]), size))
        left = inner.left + size + 12
        for seat in result.winners:
            self.drawing.put(seat_mark(seat, (left + size // 2, inner.centre[1]), size - 4))
            left += size + 8
        room = Box(left, inner.top, inner.right - left, inner.height)
        text = self._won(result.winners, room.width)
        self.drawing.put(Words(text, room, NAME, "legal", bold=True, shrink=NAME * 3 // 4))

    def _won(self, winners: tuple[int, ...], width: int) -> str:
        """Who has won, long names cut so that the sentence can be set a little smaller."""
        seats = tuple(msg("picture-alt-seat", seat=seat) for seat in winners)
        sentence = msg("picture-won", count=len(winners), seats=seats)
        bare = self.look.words.say(sentence, ("",) * len(self.look.names))
        most = (width - measure(bare, NAME, bold=True)) // len(winners)
        names = tuple(cut(name, NAME, most, bold=True) for name in self.look.names)
        return self.look.words.say(sentence, names)
