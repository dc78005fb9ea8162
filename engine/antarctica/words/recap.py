"""The entries of a summary of turns of Antarctica, the most interesting first."""

from __future__ import annotations

from engine.core.aids.recap import RecapEntry, argument
from engine.core.event import Event
from engine.core.msg import Msg, msg


def _there(event: Event) -> Msg:
    """Return a building with its area."""
    return msg("antarctica-recap-place", building=event["building"], area=event["area"])


RECAP = (
    RecapEntry("built", ("built",), _there),
    RecapEntry("ships", ("new-ship",), argument("area")),
    RecapEntry("no-ship-left", ("no-ship-left",)),
    RecapEntry("no-ship-room", ("no-ship-room",)),
    RecapEntry("advanced", ("advanced",), argument("track")),
    RecapEntry("lost-points", ("no-track", "lost-points"), amount="points"),
    RecapEntry("played-card", ("played-card",), argument("card")),
    RecapEntry("took-card", ("took-card",)),
    RecapEntry("knowhow", ("took-knowhow",)),
    RecapEntry("recruited", ("recruited", "hired"), amount="count"),
    RecapEntry("placed", ("placed-scientist",), argument("area")),
    RecapEntry("icebreakers", ("laid-icebreaker",), argument("area")),
    RecapEntry("sailed", ("sailed",), argument("area")),
    RecapEntry("moved", ("moved-ship",), argument("target")),
    RecapEntry("laid-out", ("placed-ship",), argument("area")),
    RecapEntry("discarded", ("discarded",)),
    RecapEntry("deck-empty", ("deck-empty",), argument("deck")),
    RecapEntry("revealed", ("revealed",), argument("card")),
)
