"""The things that can be done at the table, each an indivisible step."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from engine.antarctica.names import area_name
from engine.antarctica.state import (
    AntarcticaState,
    Area,
    Lying,
    Mark,
    Player,
    Ship,
)
from engine.core.event import Cause, Event
from engine.core.machine import Run as CoreRun
from engine.core.machine import Step as CoreStep
from engine.core.msg import Arg, Msg, msg

Run: TypeAlias = CoreRun[AntarcticaState]
Step = CoreStep[AntarcticaState]

Piece: TypeAlias = Literal["cube", "ship", "lying"]
"""A piece that can be discarded: an Available cube or ship, or a ship in an area (AN-8.15)."""


def tell(run: Run, key: str, seat: int | None, cause: Cause | None = None, /, **facts: Arg) -> None:
    """Log something that everyone may read."""
    run.emit(Event(msg(f"antarctica-log-{key}", **facts), seat, cause))


def tell_more(run: Run, key: str, seat: int, /, **facts: Arg) -> None:
    """Tell one seat more about the last event, in place of its public version."""
    told = msg(f"antarctica-log-{key}", **facts)
    run.emit(Event(told, seat, to=(seat,), instead=True))


def player_of(run: Run, seat: int) -> Player:
    """Return a seat's pieces and cards."""
    return run.state.players[seat]


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


def settle_scientists(area: Area, seat: int, number: int) -> None:
    """Put scientists of a seat into an area."""
    area.scientists = tuple(
        count + number * (owner == seat) for owner, count in enumerate(area.scientists)
    )


def recruit(run: Run, seat: int, number: int) -> int:
    """Move up to this many scientists to the Personal Supply, and return how many moved."""
    player = player_of(run, seat)
    moved = min(number, player.reserve)
    player.reserve -= moved
    player.scientists += moved
    if moved:
        run.state.progress = True
    return moved


@dataclass(frozen=True, slots=True)
class Stands(Step):
    """Seals a decision that a player made in another player's turn (AN-14.2)."""

    seat: int

    def run(self, run: Run) -> None:
        """Seal it; the active player's own decisions stay open until the turn ends."""
        turn = run.state.turn
        if turn is None or turn.seat != self.seat:
            run.seal()


@dataclass(frozen=True, slots=True)
class Refrain(Step):
    """Logs that a player declined to do something, so that the others see the answer."""

    seat: int
    key: Literal["stayed", "no-advance", "declined"]

    def run(self, run: Run) -> None:
        """Log it."""
        tell(run, self.key, self.seat)


@dataclass(frozen=True, slots=True)
class PlaceShip(Step):
    """Places a ship before the game begins (AN-4.11)."""

    seat: int
    area: int

    def run(self, run: Run) -> None:
        """Put it at the end of the row."""
        position = put_ship(run.state, self.area, self.seat)
        area = area_name(self.area)
        tell(run, "placed-ship", self.seat, area=area, position=position)


@dataclass(frozen=True, slots=True)
class Discard(Step):
    """Discards a piece to the Discarded Resources, and gains scientists for it (AN-8.15)."""

    seat: int
    piece: Piece
    lying: Lying | None = None
    """The ship's place, if it is in an area."""

    def run(self, run: Run) -> None:
        """Discard it, once a turn."""
        state, player = run.state, player_of(run, self.seat)
        if self.piece == "cube":
            player.cubes -= 1
            player.lost_cubes += 1
        else:
            player.lost_ships += 1
            if self.lying is None:
                player.ships -= 1
            else:
                take_ship(state, self.lying)
        state.running.discarded = state.progress = True
        tell(run, "discarded", self.seat, piece=piece_name(self.piece, self.lying))
        promised = state.pack.constants["scientists_per_discard"]
        if gained := recruit(run, self.seat, promised):
            tell(run, "recruited", self.seat, count=gained)
        elif promised:
            tell(run, "no-scientist", self.seat)


def piece_name(piece: Piece, lying: Lying | None) -> Msg:
    """Return the name of a piece that can be discarded."""
    if lying is None:
        return msg("antarctica-piece-cube" if piece == "cube" else "antarctica-piece-ship")
    return msg("antarctica-piece-lying", area=area_name(lying.area), position=lying.position)
