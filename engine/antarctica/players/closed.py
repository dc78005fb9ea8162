"""The places that a question closes, with the reasons, and how the areas lie on the board."""

from __future__ import annotations

from collections.abc import Iterator

from engine.antarctica.players.prospects import refused_places, why_no_track
from engine.antarctica.state import SHIP_SPACES, AntarcticaState
from engine.antarctica.words.names import (
    area_name,
    area_spot,
    button_name,
    short_name,
    thing,
    track_spot,
)
from engine.core.aids.closed import Closed, Grid
from engine.core.decision import Decision, Pick
from engine.core.msg import Msg, msg

GRID = ((7, 6, 5), (8, 4), (1, 2, 3))
"""The areas round the pole, as they lie on the map."""


def closed(state: AntarcticaState, asked: Decision) -> tuple[Closed, ...]:
    """Return the places of the kind that is asked for but cannot be chosen."""
    kind = _kind(asked)
    if kind in ("sail", "place"):
        return tuple(_areas(state, sailing=kind == "sail"))
    if kind == "action":
        return tuple(refused_places(state))
    return tuple(_tracks(state, asked)) if kind in ("points", "three") else ()


def grid(state: AntarcticaState, asked: Decision) -> Grid:
    """Return the open areas as they lie round the pole, where one of them is asked for."""
    if _kind(asked) not in ("sail", "place"):
        return ()
    return tuple(
        tuple(area_spot(number) for number in row if number in state.open_areas) for row in GRID
    )


def _kind(asked: Decision) -> str:
    return asked.prompt.key.removeprefix("antarctica-ask-")


def _areas(state: AntarcticaState, *, sailing: bool) -> Iterator[Closed]:
    for number in range(1, len(state.areas) + 1):
        if reason := _why_not(state, number, sailing=sailing):
            yield Closed(area_spot(number), button_name(area_name(number)), reason)


def _why_not(state: AntarcticaState, number: int, *, sailing: bool) -> Msg | None:
    """Return why no ship can go to an area."""
    if number not in state.open_areas:
        return msg("antarctica-why-closed", players=state.seats)
    if sailing and number == state.sun:
        return msg("antarctica-why-sun")
    if not state.area(number).free:
        return msg("antarctica-why-full", count=SHIP_SPACES)
    return None


def _tracks(state: AntarcticaState, asked: Decision) -> Iterator[Closed]:
    assert isinstance(asked, Pick)  # noqa: S101 - tracks are picked
    offered = {option.spot for option in asked.options}
    for track in state.tracks:
        if track_spot(track) not in offered:
            name = short_name(thing(track))
            yield Closed(track_spot(track), name, why_no_track(state, asked.seat, track))
