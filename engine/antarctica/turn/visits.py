"""The path of the Sun and the sequence of turns (AN-5, AN-6, AN-10)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from engine.antarctica.effects.ships import drop_marks
from engine.antarctica.effects.steps import Refrain, Run, Step, tell
from engine.antarctica.state import AntarcticaState, Ship, Turn
from engine.antarctica.turn.questions import ChooseDestination
from engine.antarctica.words.names import area_name
from engine.core.decision import Nature, Option
from engine.core.machine import Menu
from engine.core.msg import Msg, msg


def suns_path(state: AntarcticaState) -> Iterator[int]:
    """Return the areas in the order the Sun will reach them, its own last (AN-1.5)."""
    count = len(state.areas)
    return (number % count + 1 for number in range(state.sun, state.sun + count))


@dataclass(frozen=True, slots=True)
class NextVisit(Step):
    """Moves the Sun to the next area with a ship (AN-5.4)."""

    def run(self, run: Run) -> None:
        """Remove Icebreakers passed on the way, fix the visit's roles, and begin the lead turn."""
        state = run.state
        for number in suns_path(state):
            if state.area(number).ships:
                state.sun = number
                break
            lose_icebreakers(run, number)
        tell(run, "sun", None, area=area_name(state.sun))
        self._fix_roles(state)
        state.card_users = ()
        run.push(StartTurn(state.area(state.sun).ships[0].seat))

    @staticmethod
    def _fix_roles(state: AntarcticaState) -> None:
        """Make the ship in position 1 the lead ship, the one in position 2 the second (AN-5.5)."""
        area = state.area(state.sun)
        lead, *others = area.ships
        second = [Ship(ship.seat, "second") for ship in others[:1]]
        area.ships = (Ship(lead.seat, "on_turn"), *second, *others[1:])


def lose_icebreakers(run: Run, number: int) -> None:
    """Remove all Icebreakers on an area from the game (AN-5.9, AN-5.10)."""
    area = run.state.area(number)
    if area.icebreakers:
        lost = ("icebreaker",) * len(area.icebreakers)
        run.state.spent, area.icebreakers = (*run.state.spent, *lost), ()
        tell(run, "lost-icebreakers", None, area=area_name(number), count=len(lost))


@dataclass(frozen=True, slots=True)
class StartTurn(Step):
    """Begins the turn of a ship in the Sun area."""

    seat: int
    second: bool = False

    def run(self, run: Run) -> None:
        """Ask where it sails."""
        state = run.state
        run.begin_turn()
        state.turn, state.progress = Turn(self.seat, self.second), False
        run.push(ChooseDestination(), EndTurn())


@dataclass(frozen=True, slots=True)
class EndTurn(Step):
    """Ends the turn; the game may end here, and nowhere else (AN-10.1)."""

    def run(self, run: Run) -> None:
        """Remove the marks, count quiet turns, check for the end, and continue the visit."""
        state, second = run.state, run.state.running.second
        drop_marks(state, "on_turn", "new")
        state.turn = None
        self._count_quiet(run)
        state.over = end_reason(state)
        if state.over:
            drop_marks(state, "second")
            run.seal()
            tell(run, f"over-{state.over}", None)
        elif not second:  # otherwise the end of the visit is already on the stack
            run.push(SecondTurn(), EndVisit())

    @staticmethod
    def _count_quiet(run: Run) -> None:
        """Count a turn without progress; log it from half of the limit on (AN-10.5)."""
        state = run.state
        state.quiet = 0 if state.progress else state.quiet + 1
        most = state.pack.standstill(state.seats)
        if most // 2 <= state.quiet < most:
            tell(run, "quiet", None, turns=state.quiet, left=most - state.quiet)


def end_reason(state: AntarcticaState) -> str | None:
    """Return why the game is over after this turn, if it is (AN-10.2 to AN-10.5)."""
    if any(player.scientists + player.reserve == 0 for player in state.players):
        return "scientists"
    if not any(state.cards_left()):
        return "cards"
    if not any(area.ships for area in state.areas):
        return "ships"
    return "standstill" if state.quiet >= state.pack.standstill(state.seats) else None


@dataclass(frozen=True, slots=True)
class SecondTurn(Menu[AntarcticaState]):
    """Asks whether the second ship takes its Icebreaker turn (D14)."""

    def seat_of(self, state: AntarcticaState) -> int:
        """Return the owner of the second ship."""
        second = state.marked(state.sun, "second")
        assert second is not None  # noqa: S101 - there are options only if it is there
        return state.ship_at(second).seat

    def prompt(self, state: AntarcticaState) -> Msg:
        """Ask to take the turn or decline."""
        return msg("antarctica-ask-second", area=area_name(state.sun))

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return both options, if the ship is still here with an Icebreaker (AN-5.7)."""
        second = state.marked(state.sun, "second")
        if second is None:
            return ()
        seat = state.ship_at(second).seat
        if seat not in state.area(state.sun).icebreakers:
            return ()
        decline = (Refrain(seat, "declined"),)
        return (
            Option("decline", msg("antarctica-do-decline"), decline, nature=Nature.NOTHING),
            Option(
                "act", msg("antarctica-do-act"), (BeginSecond(seat), StartTurn(seat, second=True))
            ),
        )


@dataclass(frozen=True, slots=True)
class BeginSecond(Step):
    """Makes the second ship the active one."""

    seat: int

    def run(self, run: Run) -> None:
        """Mark it."""
        area = run.state.area(run.state.sun)
        area.ships = tuple(
            Ship(ship.seat, "on_turn") if ship.mark == "second" else ship for ship in area.ships
        )
        tell(run, "second", self.seat)


@dataclass(frozen=True, slots=True)
class EndVisit(Step):
    """Ends the visit; ships left in the area wait for the next one (AN-5.8)."""

    def run(self, run: Run) -> None:
        """Remove the Icebreakers, used or not, and let the Sun move."""
        if run.state.over is None:
            drop_marks(run.state, "second")
            lose_icebreakers(run, run.state.sun)
            run.push(NextVisit())
