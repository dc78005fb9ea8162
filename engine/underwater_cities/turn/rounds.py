"""The sequence of turns, the end of a round, and the end of the game (UC-5.1, UC-7.1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.msg import Msg, msg
from engine.underwater_cities.board.changes import Run, Step, forget_once, tell
from engine.underwater_cities.effects.federation import clear_track, new_order
from engine.underwater_cities.state import LAPS, LAST_ROUND, LAST_ROUNDS
from engine.underwater_cities.turn import solo
from engine.underwater_cities.turn.eras import NewEra
from engine.underwater_cities.turn.production_phase import BeginProduction
from engine.underwater_cities.turn.turn import StartTurn


@dataclass(frozen=True, slots=True)
class StartRound(Step):
    """Begins a round."""

    def run(self, run: Run) -> None:
        """Log its number and begin the turns."""
        state = run.state
        state.lap = 0
        for player in state.players:
            forget_once(player, "round")
        tell(run, "round", None, number=state.round)
        run.push(NextLap())


@dataclass(frozen=True, slots=True)
class NextLap(Step):
    """Lets each player take a turn in play order, three times in a round (UC-5.2)."""

    def run(self, run: Run) -> None:
        """Begin the next lap, or end the round."""
        state = run.state
        if state.lap == LAPS:
            run.push(EndRound())
        else:
            state.lap += 1
            run.push(*(StartTurn(seat) for seat in state.order), NextLap())


@dataclass(frozen=True, slots=True)
class EndRound(Step):
    """Takes back tiles, finds the new play order, and moves the era marker (UC-7.1)."""

    def run(self, run: Run) -> None:
        """Do so, and continue with Production or the next round."""
        state = run.state
        order = new_order(state)
        if order != state.order:
            state.order = order
            tell(run, "order", None, order=tuple(_seat(seat) for seat in order))
        last = state.round == LAST_ROUND
        if state.seats == 1:
            solo.end_round(run, last=last)
        else:
            state.tiles = {}
        state.cloner = None
        clear_track(state)
        if state.round in LAST_ROUNDS:
            run.push(BeginProduction(), EndOrNewEra())
        else:
            state.round += 1
            run.push(StartRound())


def _seat(seat: int) -> Msg:
    return msg("underwater-cities-seat", seat=seat)


@dataclass(frozen=True, slots=True)
class EndOrNewEra(Step):
    """Begins a new era after Production, or the final scoring (UC-5.1)."""

    def run(self, run: Run) -> None:
        """Continue, or end the game."""
        if run.state.round == LAST_ROUND:
            run.push(GameOver())
        else:
            run.push(NewEra(), NextRound())


@dataclass(frozen=True, slots=True)
class NextRound(Step):
    """Begins the next round."""

    def run(self, run: Run) -> None:
        """Count it."""
        run.state.round += 1
        run.push(StartRound())


@dataclass(frozen=True, slots=True)
class GameOver(Step):
    """Ends the game with the final scoring (UC-7.24)."""

    def run(self, run: Run) -> None:
        """Mark the game as over; the scores follow from the position."""
        run.seal()
        run.state.over, run.state.turn, run.state.phase = True, None, None
        tell(run, "over", None)
