"""Research tracks: who can advance where, and what a cube triggers on its way (AN-9)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from engine.antarctica.effects.effect import BlueEffect, CardEffect
from engine.antarctica.effects.steps import Refrain, Run, Stands, Step, player_of, tell
from engine.antarctica.pack.components import EffectSpace, Track
from engine.antarctica.state import AntarcticaState
from engine.antarctica.words.names import short_track, thing, track_spot
from engine.core.decision import Nature, Option
from engine.core.effects.effect import Do, Doer, Effect
from engine.core.event import Cause, Event, Fact
from engine.core.machine import Frame, Menu
from engine.core.msg import Msg, msg

NONE = "none"
THREE = 3


# --- where cubes can advance ---------------------------------------------------------------------


def spaces_ahead(state: AntarcticaState, seat: int, track: str) -> list[int]:
    """Return the free spaces ahead; without one, or without a cube, it cannot advance (AN-9.5)."""
    cubes = state.tracks[track]
    start = cubes[seat]
    if not start and not state.players[seat].cubes:
        return []
    length = state.pack.tracks[track].length
    return [space for space in range(start + 1, length + 1) if space not in cubes]


def _landing(free: list[int], points: int) -> tuple[int, int]:
    """Return the space a cube reaches, and the points left over at the track's end (AN-9.4)."""
    return free[min(points, len(free)) - 1], max(0, points - len(free))


def on_the_way(state: AntarcticaState, seat: int, track: str, end: int) -> Iterator[EffectSpace]:
    """Yield the effect spaces passed or reached, except used blue ones (AN-9.6, AN-9.10)."""
    start = state.tracks[track][seat]
    for space in state.pack.tracks[track].spaces:
        if start < space.space <= end and space.id not in state.used:
            yield space


def possible_tracks(state: AntarcticaState, seat: int) -> list[str]:
    """Return the open tracks on which a seat can advance, in their order."""
    return [track for track in state.tracks if spaces_ahead(state, seat, track)]


def safe_track(state: AntarcticaState, seat: int, tracks: Iterable[str]) -> str | None:
    """Return the first of these tracks with the seat's cube (AN-13, D7 and D13)."""
    return next((track for track in tracks if state.tracks[track][seat]), None)


def _label(key: str, track: str, points: int, space: int) -> Msg:
    return msg(key, track=thing(track), points=points, space=space)


def _hint(effects: tuple[Effect[Any], ...], lost: int = 0) -> Msg | None:
    """Return the effects on the way, and the points lost at the end of the track."""
    named = tuple(effect.words() for effect in effects)
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
    free = spaces_ahead(state, seat, track)
    end, lost = _landing(free, points)
    met = tuple(space.effect for space in on_the_way(state, seat, track, end))
    return Option(
        f"{kind}:{short_track(track)}",
        _label(f"antarctica-do-{kind.replace(':', '-').replace('_', '-')}", track, points, end),
        (Advance(seat, track, points), *then),
        spot=track_spot(track),
        effect=_hint(met, lost),
    )


def icon_tracks(state: AntarcticaState, buildings: Iterable[str]) -> list[Track]:
    """Return the open tracks with an icon of one of these buildings."""
    stations = set(buildings)
    tracks = (state.pack.tracks[name] for name in state.tracks)
    return [track for track in tracks if stations.intersection(track.icons)]


# --- advancing -----------------------------------------------------------------------------------


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
        free = spaces_ahead(state, self.seat, self.track)
        if not free:
            return
        end, lost = _landing(free, self.points)
        met = tuple(on_the_way(state, self.seat, self.track, end))
        if not state.tracks[self.track][self.seat]:
            player_of(run, self.seat).cubes -= 1
        move_cube(state, self.track, self.seat, end)
        state.used = (*state.used, *(space.id for space in met if space.blue))
        state.progress = True
        told = msg("antarctica-log-advanced", track=thing(self.track), space=end)
        fact = Passed(self.seat, tuple(space.id for space in met))
        run.emit(Event(told, self.seat, Cause("track", self.track), fact=fact))
        if lost:
            tell(run, "lost-points", self.seat, track=thing(self.track), points=lost)


def move_cube(state: AntarcticaState, track: str, seat: int, space: int) -> None:
    """Put a seat's cube onto a space."""
    cubes = state.tracks[track]
    state.tracks[track] = (*cubes[:seat], space, *cubes[seat + 1 :])


@dataclass(frozen=True, slots=True)
class Triggered(Step):
    """An effect space that was passed or reached and is yet to be resolved (AN-9.7)."""

    seat: int
    """The seat whose cube it was."""
    space: str

    def run(self, run: Run) -> None:
        """Resolve it with everything it triggers, before anything that waits below (AN-9.8)."""
        effect, cause = run.state.pack.spaces[self.space].effect, Cause("space", self.space)
        tell(run, "triggered", self.seat, cause, effect=effect.words())
        run.push(Do(effect, Doer(self.seat, cause)))


@dataclass(frozen=True, slots=True)
class QuickResearch(CardEffect):
    """Advance on one track (AN-8.10)."""

    notation: ClassVar[str] = "quick_research"
    constant: ClassVar[str] = "quick_research_points"

    def ways(self, state: AntarcticaState, doer: Doer) -> Iterator[Option]:
        """Yield every possible track."""
        for track in possible_tracks(state, doer.seat):
            yield advance_option(state, doer.seat, track, self.figure, f"card:{self.notation}")

    def words(self) -> Msg:
        """Return the text of the card, with the points."""
        return msg("antarctica-text-quick-research", points=self.figure)


# --- everyone advancing --------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EveryoneAdvances(BlueEffect):
    """Each player may advance three, each on another track (AN-9.14)."""

    notation: ClassVar[str] = "advance_three"
    constant: ClassVar[str] = "advance_three_points"

    def frames(self, seats: tuple[int, ...]) -> Iterator[Frame]:
        """Yield the round of players."""
        yield EachAdvances(seats)

    def words(self) -> Msg:
        """Return what is allowed; three has words of its own, which are in the logs of games."""
        if self.figure == THREE:
            return thing("effect_advance_three")
        return msg("antarctica-effect-advance", points=self.figure)


@dataclass(frozen=True, slots=True)
class EachAdvances(Step):
    """Lets the players advance three, each on another track (AN-9.14)."""

    seats: tuple[int, ...]
    chosen: tuple[str, ...] = ()

    def run(self, run: Run) -> None:
        """Ask the next player; those with no track left are skipped."""
        for place, seat in enumerate(self.seats):
            if unchosen(run.state, seat, self.chosen):
                run.push(ChooseThree(seat, self.seats[place + 1 :], self.chosen))
                return


def unchosen(state: AntarcticaState, seat: int, chosen: Sequence[str]) -> list[str]:
    """Return the possible tracks that nobody has chosen yet."""
    return [track for track in possible_tracks(state, seat) if track not in chosen]


@dataclass(frozen=True, slots=True)
class ChooseThree(Menu[AntarcticaState]):
    """Asks on which track to advance three, if any (D13)."""

    seat: int
    rest: tuple[int, ...]
    chosen: tuple[str, ...]

    def prompt(self, state: AntarcticaState) -> Msg:
        """Ask for the track."""
        return msg("antarctica-ask-three", points=_three(state))

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return the remaining tracks, each resolved completely before the next player."""
        found = [
            advance_option(state, self.seat, track, _three(state), "track", self._then(track))
            for track in unchosen(state, self.seat, self.chosen)
        ]
        then = (Refrain(self.seat, "no-advance"), *self._then())
        none = Option(NONE, msg("antarctica-do-no-track"), then, nature=Nature.NOTHING)
        return [*found, none] if found else []

    def default(self, state: AntarcticaState, options: Sequence[Option]) -> str:
        """Return the first track with the seat's cube, else none."""
        tracks = unchosen(state, self.seat, self.chosen)
        safe = safe_track(state, self.seat, tracks)
        return options[tracks.index(safe)].key if safe else NONE

    def _then(self, *track: str) -> tuple[Frame, ...]:
        return (Stands(self.seat), EachAdvances(self.rest, (*self.chosen, *track)))


def _three(state: AntarcticaState) -> int:
    return state.pack.constants["advance_three_points"]
