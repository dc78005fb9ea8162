"""The status strip at the top of Antarctica's pictures."""

from __future__ import annotations

from engine.antarctica.view import AntarcticaView, AskedView
from engine.antarctica.words.names import area_name
from engine.core.msg import Msg, msg
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.status_strip import Strip
from render.scene import Box


def awaited(asked: AskedView) -> Msg:
    """Return the pending decision, in a few words."""
    return msg(f"antarctica-picture-does-{asked.question}")


def moment(view: AntarcticaView) -> Msg:
    """Return a message that says where the Sun is and how many building cards are left."""
    return msg("antarctica-moment", area=area_name(view.sun), cards=sum(view.cards_left))


def draw_status(drawing: Drawing, context: ReaderContext, view: AntarcticaView, box: Box) -> None:
    """Draw the strip of a starting, running or finished game."""
    strip = Strip(drawing, context, box)
    room = strip.moment(strip.ground(), area_name(view.sun), "sun", form="short")
    if view.result is not None:
        strip.winners(room, view.result)
    elif view.asked is not None:
        strip.turn(room, view.asked.seat, awaited(view.asked))
