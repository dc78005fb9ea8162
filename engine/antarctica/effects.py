"""The effects of the red and blue spaces of the research tracks (AN-9.12 to AN-9.18)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import TypeAlias

from engine.antarctica.cards import Draft, Launch, can_launch
from engine.antarctica.deeds import MoveShip, Recruit, Refrain, Run, Stands, Step, player_of, tell
from engine.antarctica.names import area_name, area_spot, effect_name
from engine.antarctica.research import advance_option, possible_tracks, safe_track
from engine.antarctica.state import AntarcticaState, Lying
from engine.core.decision import Nature, Option
from engine.core.event import Cause
from engine.core.machine import Frame, Menu
from engine.core.msg import Msg, msg

STAY = "stay"
NONE = "none"


# --- blue: everyone, once ------------------------------------------------------------------------


@cache
def _move_option(seat: int, source: Lying, target: int) -> Option:
    area = area_name(source.area)
    return Option(
        f"move:{source.area}:{source.position}:{target}",
        msg("antarctica-do-move", area=area, position=source.position, target=area_name(target)),
        (MoveShip(seat, source, target), Stands(seat)),
        group=msg("antarctica-group-move", area=area, position=source.position),
        spot=area_spot(target),
    )


@dataclass(frozen=True, slots=True)
class ChooseMove(Menu[AntarcticaState]):
    """Asks which ship of the seat moves where, if any (D12)."""

    seat: int

    def seat_of(self, state: AntarcticaState) -> int:  # noqa: ARG002
        """Return the seat."""
        return self.seat

    def prompt(self, state: AntarcticaState) -> Msg:  # noqa: ARG002
        """Ask to move a ship or not."""
        return msg("antarctica-ask-move")

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return staying, and every move of a ship that is not new into another area with space."""
        free = [number for number in state.open_areas if state.area(number).free]
        found = [
            _move_option(self.seat, lying, target)
            for lying in state.fleet(self.seat)
            if state.ship_at(lying).mark != "new"
            for target in free
            if target != lying.area
        ]
        then = (Refrain(self.seat, "stayed"), Stands(self.seat))
        stay = Option(STAY, msg("antarctica-do-stay"), then, nature=Nature.NOTHING)
        return [stay, *found] if found else []


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

    def seat_of(self, state: AntarcticaState) -> int:  # noqa: ARG002
        """Return the seat."""
        return self.seat

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


# --- red: only the player who moved the cube -----------------------------------------------------


@dataclass(frozen=True, slots=True)
class TakeKnowhow(Step):
    """Takes a Know-how card from the pile (AN-9.17)."""

    seat: int

    def run(self, run: Run) -> None:
        """Take one, if there is one."""
        state = run.state
        if state.knowhow:
            state.knowhow -= 1
            player_of(run, self.seat).knowhow += 1
            state.progress = True
            tell(run, "took-knowhow", self.seat)
        else:
            tell(run, "no-knowhow", self.seat)


@dataclass(frozen=True, slots=True)
class ReadyBasic(Step):
    """Makes the seat's Basic card ready (AN-9.18)."""

    seat: int

    def run(self, run: Run) -> None:
        """Make it ready, if it was used."""
        player = player_of(run, self.seat)
        if player.basic_ready:
            tell(run, "basic-was-ready", self.seat)
            return
        player.basic_ready = True
        run.state.progress = True
        tell(run, "basic-ready", self.seat)


@dataclass(frozen=True, slots=True)
class NoNewShip(Step):
    """Logs that no ship is left or the Sun area is full; then nobody takes a card (AN-9.16)."""

    seat: int

    def run(self, run: Run) -> None:
        """Log which of the two reasons it is."""
        left = run.state.players[self.seat].ships
        tell(run, "no-ship-room" if left else "no-ship-left", self.seat)


def _moves(state: AntarcticaState, seat: int, _: Cause) -> Iterator[Frame]:
    yield from map(ChooseMove, state.round_from(seat))


def _drafts(state: AntarcticaState, seat: int, _: Cause) -> Iterator[Frame]:
    yield Draft(state.round_from(seat))


def _advances(state: AntarcticaState, seat: int, _: Cause) -> Iterator[Frame]:
    yield EachAdvances(state.round_from(seat))


def _recruits(_: AntarcticaState, seat: int, cause: Cause) -> Iterator[Frame]:
    yield Recruit(seat, 1, cause)


def _launches(state: AntarcticaState, seat: int, _: Cause) -> Iterator[Frame]:
    yield Launch(seat) if can_launch(state, seat) else NoNewShip(seat)


def _takes_knowhow(_: AntarcticaState, seat: int, __: Cause) -> Iterator[Frame]:
    yield TakeKnowhow(seat)


def _readies(_: AntarcticaState, seat: int, __: Cause) -> Iterator[Frame]:
    yield ReadyBasic(seat)


Resolve: TypeAlias = Callable[[AntarcticaState, int, Cause], Iterator[Frame]]
"""Returns the frames that an effect pushes for the player whose cube triggered it."""

EFFECTS: Mapping[str, Resolve] = MappingProxyType(
    {
        "move_ship": _moves,
        "shipyard_draft": _drafts,
        "advance_three": _advances,
        "scientist": _recruits,
        "new_ship": _launches,
        "knowhow_card": _takes_knowhow,
        "basic_card": _readies,
    }
)


@dataclass(frozen=True, slots=True)
class Triggered(Step):
    """An effect space that was passed or reached and is yet to be resolved (AN-9.7)."""

    seat: int
    """The seat whose cube it was."""
    space: str

    def run(self, run: Run) -> None:
        """Resolve it with everything it triggers, before anything that waits below (AN-9.8)."""
        state = run.state
        effect, cause = state.pack.spaces[self.space].effect, Cause("space", self.space)
        tell(run, "triggered", self.seat, cause, effect=effect_name(effect))
        run.push(*EFFECTS[effect](state, self.seat, cause))
