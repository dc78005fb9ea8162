"""The status strip at the top of Otys's pictures."""

from __future__ import annotations

from engine.core.msg import Msg, msg
from engine.otys.view import OtysView, TurnView
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.status_strip import Strip
from render.otys.glyphs import diver_icon, key_icon
from render.scene import Box


def awaited(turn: TurnView) -> Msg:
    """Return the pending decision of the current turn, in a few words."""
    if turn.step == "phase_2":
        return msg("otys-picture-phase-2", actions=turn.actions)
    return msg(f"otys-picture-{turn.step.replace('_', '-')}")


def moment(view: OtysView) -> Msg:
    """Return a message that says which round it is, and whether it is the last."""
    return msg("otys-moment-last" if view.last_round else "otys-moment", round=view.round)


def draw_status(drawing: Drawing, context: ReaderContext, view: OtysView, box: Box) -> None:
    """Draw the strip of a running or finished game."""
    strip = Strip(drawing, context, box)
    last = view.last_round
    room = strip.moment(strip.ground(), moment(view), "hourglass" if last else "", last=last)
    if view.turn is not None and view.result is None:
        strip.turn(room, view.turn.seat, awaited(view.turn), _tools(view, view.turn))
    elif view.result is not None:
        strip.winners(room, view.result)


def _tools(view: OtysView, turn: TurnView) -> list[str]:
    """Return the Key in play and the diver on the active level."""
    found = [key_icon(turn.key)] if turn.key else []
    if turn.level is not None:
        board = view.boards[turn.seat]
        diver = board.column[turn.level + 2]
        found.append(diver_icon(diver, upgraded=diver in board.upgraded))
    return found
