"""The status strip at the top of Underwater Cities' pictures."""

from __future__ import annotations

from engine.core.msg import Msg, msg
from engine.underwater_cities.pack.components import UnderwaterCitiesPack
from engine.underwater_cities.view import TurnView, UnderwaterCitiesView
from engine.underwater_cities.words.names import moment_words, slot_name
from render.gallery import ReaderContext
from render.kit.drawing import Drawing
from render.kit.status_strip import LEAST, TEXT, Strip
from render.scene import Box, Sprite, Words

SOLO_LOST = "solo_lost"


def moment(view: UnderwaterCitiesView) -> Msg:
    """Return a message that says which era and round it is."""
    return moment_words(view.era, view.round, view.phase)


def awaited(pack: UnderwaterCitiesPack, view: UnderwaterCitiesView, turn: TurnView) -> Msg:
    """Return the pending decision of the current turn, in a few words."""
    if turn.slot is None:
        return msg("underwater-cities-picture-does-choose")
    slot = pack.slots(len(view.players))[turn.slot]
    return msg("underwater-cities-picture-does-slot", slot=slot_name(slot))


def between(view: UnderwaterCitiesView) -> Msg:
    """Return a message that says what is happening while it is nobody's turn."""
    return msg(f"underwater-cities-picture-phase-{view.phase or 'cards'}")


def draw_status(
    drawing: Drawing,
    pack: UnderwaterCitiesPack,
    context: ReaderContext,
    view: UnderwaterCitiesView,
    box: Box,
) -> None:
    """Draw the strip of a starting, running or finished game."""
    strip = Strip(drawing, context, box)
    room = strip.moment(strip.ground(), moment(view), f"era-{view.era}")
    if view.result is not None and view.result.reason == SOLO_LOST:
        _said(drawing, context, room, "cross", msg("underwater-cities-picture-lost"))
    elif view.result is not None:
        strip.winners(room, view.result)
    elif view.turn is not None:
        strip.turn(room, view.turn.seat, awaited(pack, view, view.turn), _tools(view.turn))
    else:
        icon = "type-production" if view.phase == "production" else "draw-keep"
        _said(drawing, context, room, icon, between(view))


def _tools(turn: TurnView) -> tuple[str, ...]:
    """Return the sign of the slot in play."""
    if turn.slot is None:
        return ()
    return (f"slot-{turn.slot.split('_', maxsplit=1)[0]}",)


def _said(drawing: Drawing, context: ReaderContext, room: Box, icon: str, said: Msg) -> None:
    """Draw a sign and a sentence."""
    size = room.height - 4
    drawing.put(Sprite(icon, (room.left + size // 2, room.centre[1]), size))
    left = room.left + size + 12
    box = Box(left, room.top, room.right - left, room.height)
    drawing.put(Words(context.words.say(said), box, TEXT, bold=True, shrink=LEAST))
