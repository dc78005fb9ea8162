"""Ships: moving one, building a new one, and Icebreakers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import ClassVar

from engine.antarctica.effects.cards import ChooseCard
from engine.antarctica.effects.effect import BlueEffect, CardEffect, SpaceEffect
from engine.antarctica.effects.steps import Refrain, Run, Stands, Step, player_of, tell
from engine.antarctica.state import AntarcticaState, Lying, Mark, Ship
from engine.antarctica.words.names import area_name, area_spot
from engine.core.decision import Nature, Option
from engine.core.effects.effect import Doer
from engine.core.machine import Frame, Menu
from engine.core.msg import Msg, msg

STAY = "stay"


def take_ship(state: AntarcticaState, lying: Lying) -> Ship:
    """Remove a ship from its row; those behind it close up at once (AN-5.2)."""
    area = state.area(lying.area)
    place = lying.position - 1
    ship = area.ships[place]
    area.ships = (*area.ships[:place], *area.ships[place + 1 :])
    return ship


def put_ship(state: AntarcticaState, number: int, seat: int, mark: Mark | None = None) -> int:
    """Put a ship at the end of a row (AN-5.1), and return its position there."""
    area = state.area(number)
    area.ships = (*area.ships, Ship(seat, mark))
    return len(area.ships)


def drop_marks(state: AntarcticaState, *marks: Mark) -> None:
    """Remove marks that are no longer needed."""
    for area in state.areas:
        if any(ship.mark in marks for ship in area.ships):
            area.ships = tuple(
                Ship(ship.seat) if ship.mark in marks else ship for ship in area.ships
            )


# --- moving --------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class EveryoneMoves(BlueEffect):
    """Each player may move a ship (AN-9.12)."""

    notation: ClassVar[str] = "move_ship"

    def frames(self, seats: tuple[int, ...]) -> Iterable[Frame]:
        """Return the questions."""
        return map(ChooseMove, seats)


def _move_option(seat: int, source: Lying, target: int, *, only: bool = False) -> Option:
    area = area_name(source.area)
    # Where a single ship can move, its short name need not say which.
    key = "antarctica-do-move-only" if only else "antarctica-do-move"
    return Option(
        f"move:{source.area}:{source.position}:{target}",
        msg(key, area=area, position=source.position, target=area_name(target)),
        (MoveShip(seat, source, target), Stands(seat)),
        group=msg("antarctica-group-move", area=area, position=source.position),
        spot=area_spot(target),
    )


@dataclass(frozen=True, slots=True)
class ChooseMove(Menu[AntarcticaState]):
    """Asks which ship of the seat moves where, if any (D12)."""

    seat: int

    def prompt(self, _state: AntarcticaState, /) -> Msg:
        """Ask to move a ship or not."""
        return msg("antarctica-ask-move")

    def options(self, state: AntarcticaState) -> Sequence[Option]:
        """Return staying, and every move of a ship that is not new into another area with space."""
        free = [number for number in state.open_areas if state.area(number).free]
        fleet = [each for each in state.fleet(self.seat) if state.ship_at(each).mark != "new"]
        found = [
            _move_option(self.seat, lying, target, only=len(fleet) == 1)
            for lying in fleet
            for target in free
            if target != lying.area
        ]
        then = (Refrain(self.seat, "stayed"), Stands(self.seat))
        stay = Option(STAY, msg("antarctica-do-stay"), then, nature=Nature.NOTHING)
        return [stay, *found] if found else []


@dataclass(frozen=True, slots=True)
class MoveShip(Step):
    """Moves a ship to another area, without an action there (AN-9.12)."""

    seat: int
    source: Lying
    target: int

    def run(self, run: Run) -> None:
        """Move it; a second ship that leaves loses its turn."""
        state = run.state
        ship = take_ship(state, self.source)
        mark = None if ship.mark == "second" else ship.mark
        put_ship(state, self.target, self.seat, mark)
        source, target = area_name(self.source.area), area_name(self.target)
        tell(run, "moved-ship", self.seat, source=source, target=target)


# --- building ------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class GainShip(SpaceEffect):
    """Launch a new ship (AN-9.16)."""

    notation: ClassVar[str] = "new_ship"

    def ways(self, state: AntarcticaState, doer: Doer) -> Iterator[Option]:
        """Yield the only way: launch a ship, or log why there is none."""
        launch = Launch if can_launch(state, doer.seat) else NoNewShip
        yield self.only_way(launch(doer.seat))


def can_launch(state: AntarcticaState, seat: int) -> bool:
    """Return whether a ship is left and the Sun area has a free space."""
    return state.players[seat].ships > 0 and state.area(state.sun).free


@dataclass(frozen=True, slots=True)
class Launch(Step):
    """Launches a new ship in the Sun area, and lets the others take cards (AN-7.10, AN-9.16)."""

    seat: int

    def run(self, run: Run) -> None:
        """Put it at the end of the row; the caller has checked that there is a ship and a space."""
        state, player = run.state, player_of(run, self.seat)
        player.ships -= 1
        position = put_ship(state, state.sun, self.seat, "new")
        state.progress = True
        tell(run, "new-ship", self.seat, area=area_name(state.sun), position=position)
        self._let_others_take(run)

    def _let_others_take(self, run: Run) -> None:
        """Let each other player look through the pile, if it has enough cards (AN-8.16)."""
        state = run.state
        others = state.round_from(self.seat)[1:]
        if len(state.pile) >= len(others):
            run.reveal()
            run.push(*(ChooseCard(seat) for seat in others))
        elif state.pile:
            count = len(state.pile)
            state.removed, state.pile = state.pack.in_order((*state.removed, *state.pile)), ()
            tell(run, "pile-gone", None, count=count)


@dataclass(frozen=True, slots=True)
class NoNewShip(Step):
    """Logs that no ship is left or the Sun area is full; then nobody takes a card (AN-9.16)."""

    seat: int

    def run(self, run: Run) -> None:
        """Log which of the two reasons it is."""
        left = run.state.players[self.seat].ships
        tell(run, "no-ship-room" if left else "no-ship-left", self.seat)


# --- Icebreakers ---------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Icebreaker(CardEffect):
    """Put the card on an area, whose second ship then gets a turn (AN-8.5)."""

    notation: ClassVar[str] = "icebreaker"

    def ways(self, state: AntarcticaState, doer: Doer) -> Iterator[Option]:
        """Yield the areas where the seat may put it, at most one on each (AN-8.7)."""
        for number in state.open_areas:
            if doer.seat not in state.area(number).icebreakers and _is_second(state, doer, number):
                label = msg("antarctica-do-card-icebreaker", area=area_name(number))
                laying = LayIcebreaker(doer.seat, number)
                yield Option(
                    f"card:{self.notation}:{number}", label, (laying,), spot=area_spot(number)
                )


def _is_second(state: AntarcticaState, doer: Doer, number: int) -> bool:
    """Return whether the second ship is the doer's; in the Sun area, this visit's (AN-8.6)."""
    if number != state.sun:
        ships = state.area(number).ships
        return len(ships) > 1 and ships[1].seat == doer.seat
    second = state.marked(number, "second")  # None once it takes its own turn
    return second is not None and state.ship_at(second).seat == doer.seat


@dataclass(frozen=True, slots=True)
class LayIcebreaker(Step):
    """Puts an Icebreaker on an area (AN-8.5)."""

    seat: int
    area: int

    def run(self, run: Run) -> None:
        """Put it there."""
        area = run.state.area(self.area)
        area.icebreakers = (*area.icebreakers, self.seat)
        tell(run, "laid-icebreaker", self.seat, area=area_name(self.area))
