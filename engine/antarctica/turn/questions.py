"""The questions of a turn: where to sail, what to do there, and what to do after (AN-6.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from engine.antarctica.effects.cards import card_options
from engine.antarctica.effects.research import advance_option, icon_tracks, spaces_ahead
from engine.antarctica.effects.scientists import Recruit
from engine.antarctica.effects.ships import Launch, can_launch, put_ship, take_ship
from engine.antarctica.effects.steps import Run, Step, tell
from engine.antarctica.state import AntarcticaState
from engine.antarctica.turn.building import build_options
from engine.antarctica.turn.discarding import Window, discard_options
from engine.antarctica.words.names import area_name, area_spot
from engine.core.decision import Nature, Option
from engine.core.event import Cause
from engine.core.msg import Msg, msg

NOTHING = "nothing"
END = "end"


# --- S and M -------------------------------------------------------------------------------------


@cache
def _sail_option(number: int, position: int) -> Option:
    label = msg("antarctica-do-sail", area=area_name(number), position=position)
    return Option(f"sail:{number}", label, (Sail(number), ChooseAction()), spot=area_spot(number))


@dataclass(frozen=True, slots=True)
class ChooseDestination(Window):
    """Start of the turn: where the active ship moves, with a discard before it (D4)."""

    def prompt(self, state: AntarcticaState) -> Msg:
        """Ask for the destination."""
        return msg("antarctica-ask-sail", area=area_name(state.sun))

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return every other open area with space, along the Sun's path (AN-6.2), and discards."""
        found = [
            _sail_option(number, len(state.area(number).ships) + 1)
            for number in state.open_areas
            if number != state.sun and state.area(number).free
        ]
        return [*found, *discard_options(state, self)]

    def default(self, state: AntarcticaState, options: Sequence[Option]) -> str:
        """Return the legal area that the Sun will reach last."""
        count = len(state.areas)
        legal = {option.key for option in options}
        back = (f"sail:{(state.sun - steps - 1) % count + 1}" for steps in range(1, count))
        return next(key for key in back if key in legal)


@dataclass(frozen=True, slots=True)
class Sail(Step):
    """Moves the active ship to its target area (AN-6.2, AN-6.3)."""

    target: int

    def run(self, run: Run) -> None:
        """Take it from its row and put it at the end of the other."""
        position = put_to_sea(run.state, self.target)
        turn = run.state.running
        tell(run, "sailed", turn.seat, area=area_name(self.target), position=position)


def put_to_sea(state: AntarcticaState, target: int) -> int:
    """Move the active ship to its target area, and return its position there."""
    turn, lying = state.running, state.marked(state.sun, "on_turn")
    assert lying is not None  # noqa: S101 - it cannot leave before it has moved
    take_ship(state, lying)
    turn.target, turn.step = target, "moved"
    return put_ship(state, target, turn.seat, "on_turn")


# --- W1 and X ------------------------------------------------------------------------------------


def action_options(state: AntarcticaState) -> Iterator[Option]:
    """Yield the actions that the target area allows now (AN-7)."""
    turn = state.running
    seat, area = turn.seat, state.area(turn.target)
    types = {state.pack.buildings[name].category: name for name in area.buildings}
    count = state.count(seat, turn.target)
    yield from build_options(state)
    if "shipyard" in types and can_launch(state, seat):
        label = msg("antarctica-do-ship", area=area_name(state.sun))
        yield Option("ship", label, (Launch(seat),), spot=area_spot(state.sun))
    if "camp" in types:
        number = min(count, state.players[seat].reserve)
        if number:
            label = msg("antarctica-do-recruit", count=number)
            yield Option("recruit", label, (Recruit(seat, number, Cause("building", "camp")),))
    if "station" in types and count:
        for track in icon_tracks(state, area.buildings):
            if spaces_ahead(state, seat, track.id):
                yield advance_option(state, seat, track.id, count, "research")


@dataclass(frozen=True, slots=True)
class ChooseAction(Window):
    """After the move: one action, with a discard or a Shipyard card before it (D5)."""

    def prompt(self, state: AntarcticaState) -> Msg:
        """Ask what to do in the target area."""
        return msg("antarctica-ask-action", area=area_name(state.running.target))

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return the actions, which end this step, and everything that leads back to it."""
        acts = [replace(way, then=(*way.then, Acted())) for way in action_options(state)]
        nothing = Option(
            NOTHING, msg("antarctica-do-nothing"), (DoNothing(), Acted()), nature=Nature.NOTHING
        )
        return [*acts, *card_options(state), *discard_options(state, self), nothing]

    def default(self, _state: AntarcticaState, _options: Sequence[Option], /) -> str:
        """Return the option to do nothing."""
        return NOTHING


@dataclass(frozen=True, slots=True)
class DoNothing(Step):
    """Logs that the active player does nothing, which is always allowed (AN-7.17)."""

    def run(self, run: Run) -> None:
        """Log it."""
        tell(run, "nothing", run.state.running.seat)


@dataclass(frozen=True, slots=True)
class Acted(Step):
    """Follows the action, once all its effects are resolved."""

    def run(self, run: Run) -> None:
        """Ask what to do after it."""
        run.state.running.step = "acted"
        run.push(ChooseAfter())


# --- W2 ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class ChooseAfter(Window):
    """After the action: a discard, a Shipyard card, or the end of the turn (D9)."""

    def prompt(self, _state: AntarcticaState, /) -> Msg:
        """Ask what else to do."""
        return msg("antarctica-ask-after")

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return the end of the turn, taken without asking if nothing else is left (AN-6.5)."""
        end = Option(END, msg("antarctica-do-end"), nature=Nature.END)
        return [end, *card_options(state), *discard_options(state, self)]
