"""The deeds in a summary of turns of Antarctica, the most interesting first."""

from __future__ import annotations

from engine.core.aids.recap import Deeds, fact
from engine.core.event import Event
from engine.core.msg import Msg, msg


def _there(event: Event) -> Msg:
    """Return a building with its area."""
    return msg("antarctica-recap-place", building=event["building"], area=event["area"])


RECAP = (
    Deeds("built", ("built",), _there),
    Deeds("ships", ("new-ship",), fact("area")),
    Deeds("no-ship-left", ("no-ship-left",)),
    Deeds("no-ship-room", ("no-ship-room",)),
    Deeds("advanced", ("advanced",), fact("track")),
    Deeds("lost-points", ("no-track", "lost-points"), amount="points"),
    Deeds("played-card", ("played-card",), fact("card")),
    Deeds("took-card", ("took-card",)),
    Deeds("knowhow", ("took-knowhow",)),
    Deeds("recruited", ("recruited", "hired"), amount="count"),
    Deeds("placed", ("placed-scientist",), fact("area")),
    Deeds("icebreakers", ("laid-icebreaker",), fact("area")),
    Deeds("sailed", ("sailed",), fact("area")),
    Deeds("moved", ("moved-ship",), fact("target")),
    Deeds("laid-out", ("placed-ship",), fact("area")),
    Deeds("discarded", ("discarded",)),
    Deeds("deck-empty", ("deck-empty",), fact("deck")),
    Deeds("revealed", ("revealed",), fact("card")),
)
