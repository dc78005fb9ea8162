"""Research tracks: who can advance where, and what a cube triggers on its way (AN-9.1 to 9.11)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache

from engine.antarctica.components import EffectSpace, Track
from engine.antarctica.deeds import Run, Step, player_of, tell
from engine.antarctica.names import effect_name, short_track, thing, track_spot
from engine.antarctica.state import AntarcticaState
from engine.core.decision import Option
from engine.core.event import Cause, Event, Fact
from engine.core.machine import Frame
from engine.core.msg import Msg, msg


def landing(state: AntarcticaState, seat: int, track: str, points: int) -> int:
    """Return the space that a cube reaches with these points; 0 if it cannot advance (AN-9.5)."""
    free = _ahead(state, seat, track)
    return free[min(points, len(free)) - 1] if free else 0


def lost_points(state: AntarcticaState, seat: int, track: str, points: int) -> int:
    """Return how many of these points find no free space ahead on the track (AN-9.4)."""
    return max(0, points - len(_ahead(state, seat, track)))


def _ahead(state: AntarcticaState, seat: int, track: str) -> list[int]:
    """Return the free spaces ahead; none without a cube."""
    cubes = state.tracks[track]
    start = cubes[seat]
    if not start and not state.players[seat].cubes:
        return []
    length = state.pack.tracks[track].length
    return [space for space in range(start + 1, length + 1) if space not in cubes]


def on_the_way(state: AntarcticaState, seat: int, track: str, end: int) -> Iterator[EffectSpace]:
    """Yield the effect spaces passed or reached, except used blue ones (AN-9.6, AN-9.10)."""
    start = state.tracks[track][seat]
    for space in state.pack.tracks[track].spaces:
        if start < space.space <= end and space.id not in state.used:
            yield space


def possible_tracks(state: AntarcticaState, seat: int) -> list[str]:
    """Return the open tracks on which a seat can advance, in their order."""
    return [track for track in state.tracks if landing(state, seat, track, 1)]


def safe_track(state: AntarcticaState, seat: int, tracks: Iterable[str]) -> str | None:
    """Return the first of these tracks with the seat's cube (AN-13, D7 and D13)."""
    return next((track for track in tracks if state.tracks[track][seat]), None)


@cache
def _label(key: str, track: str, points: int, space: int) -> Msg:
    return msg(key, track=thing(track), points=points, space=space)


@cache
def _hint(effects: tuple[str, ...], lost: int = 0) -> Msg | None:
    """Return the effects on the way, and the points lost at the end of the track."""
    named = tuple(map(effect_name, effects))
    if named and lost:
        return msg("antarctica-hint-triggers-lost", effects=named, points=lost)
    if named:
        return msg("antarctica-hint-triggers", effects=named)
    return msg("antarctica-hint-lost", points=lost) if lost else None


def advance_option(
    state: AntarcticaState,
    seat: int,
    track: str,
    points: int,
    kind: str,
    then: tuple[Frame, ...] = (),
) -> Option:
    """Return the option to advance on a track, with the space it reaches and what it triggers."""
    end = landing(state, seat, track, points)
    met = tuple(space.effect for space in on_the_way(state, seat, track, end))
    return Option(
        f"{kind}:{short_track(track)}",
        _label(f"antarctica-do-{kind.replace(':', '-').replace('_', '-')}", track, points, end),
        (Advance(seat, track, points), *then),
        spot=track_spot(track),
        hint=_hint(met, lost_points(state, seat, track, points)),
    )


@dataclass(frozen=True, slots=True)
class Passed(Fact):
    """A cube passed or reached these effect spaces, the lowest first."""

    spaces: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Advance(Step):
    """Advances a cube on one track and resolves everything on its way (AN-9.7)."""

    seat: int
    track: str
    points: int

    def run(self, run: Run) -> None:
        """Move the cube all the way; then come the effects, the lowest first."""
        state = run.state
        end = landing(state, self.seat, self.track, self.points)
        if not end:
            return
        met = tuple(on_the_way(state, self.seat, self.track, end))
        lost = lost_points(state, self.seat, self.track, self.points)
        if not state.tracks[self.track][self.seat]:
            player_of(run, self.seat).cubes -= 1
        move_cube(state, self.track, self.seat, end)
        state.used = (*state.used, *(space.id for space in met if space.blue))
        state.progress = True
        told = msg("antarctica-log-advanced", track=thing(self.track), space=end)
        fact = Passed(tuple(space.id for space in met))
        run.emit(Event(told, self.seat, Cause("track", self.track), fact=fact))
        if lost:
            tell(run, "lost-points", self.seat, track=thing(self.track), points=lost)


def move_cube(state: AntarcticaState, track: str, seat: int, space: int) -> None:
    """Put a seat's cube onto a space."""
    cubes = state.tracks[track]
    state.tracks[track] = (*cubes[:seat], space, *cubes[seat + 1 :])


def icon_tracks(state: AntarcticaState, buildings: Iterable[str]) -> list[Track]:
    """Return the open tracks with an icon of one of these buildings."""
    stations = set(buildings)
    tracks = (state.pack.tracks[name] for name in state.tracks)
    return [track for track in tracks if stations.intersection(track.icons)]
