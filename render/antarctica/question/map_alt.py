"""The map in words: what matters for the question first."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from engine.antarctica.view import AntarcticaView
from engine.antarctica.words.names import area_name, area_spot
from engine.core.msg import Msg, msg
from render.antarctica import alt


def map_alt(view: AntarcticaView, marks: Collection[str] = ()) -> Iterator[Msg]:
    """Describe the map: the Sun, who is asked, the places to choose, the ships, the land."""
    yield from alt.opening(view)
    legal = tuple(area_name(of.number) for of in view.areas if area_spot(of.number) in marks)
    if legal:
        yield msg("antarctica-picture-alt-legal", areas=legal)
    yield from alt.rows(view)
    yield points(view)
    yield from alt.areas(view)


def points(view: AntarcticaView) -> Msg:
    """Return everybody's points."""
    totals = ((seat, sum(count.points[seat] for count in view.scores)) for seat in view.order)
    held = tuple(msg("antarctica-picture-alt-held", seat=seat, count=n) for seat, n in totals)
    return msg("antarctica-picture-alt-points", points=held)
