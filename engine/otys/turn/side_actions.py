"""Options besides the main question of a turn: Sponsors, propellers, contracts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from engine.core.decision import Option
from engine.core.effects.effect import Doer
from engine.core.event import Cause
from engine.core.machine import Menu
from engine.core.msg import Msg, msg
from engine.core.storage.kept import remembered
from engine.otys.effects.contracts import Fulfil, ways_to_pay
from engine.otys.effects.goods import Receive
from engine.otys.effects.steps import Run, Step, board_of, tell
from engine.otys.pack.components import Contract, Sponsor
from engine.otys.state import LEVELS, NO_CUBES, POSITIONS, Cubes, OtysState, letters, propelled
from engine.otys.words.names import contract_name, cubes_name, goods, place_name, thing


class TurnMenu(Menu[OtysState], abstract=True):
    """A question to the seat whose turn it is, with contracts to fulfil besides."""

    __slots__ = ()

    def seat_of(self, state: OtysState) -> int:
        """Return the seat whose turn it is."""
        return state.running.seat


@remembered(256)
def _fulfil_option(contract: Contract, level: int, cubes: Cubes) -> Option:
    paid = letters(cubes)
    prizes = goods(contract.credits, contract.batteries, contract.points)
    label = msg(
        "otys-do-fulfil", contract=contract_name(contract.id), level=level, cubes=cubes_name(paid)
    )
    return Option(
        f"fulfil:{contract.id}:{level}:{paid}",
        label,
        (Fulfil(contract.id, level, cubes),),
        again=True,
        group=msg("otys-group-fulfil"),
        spot=f"level:{level}",
        effect=msg("otys-effect-gain", goods=prizes),
    )


def fulfil_options(state: OtysState) -> Iterator[Option]:
    """Yield the contracts that the seat whose turn it is can fulfil now (OT-11.3, OT-11.7)."""
    board = state.boards[state.running.seat]
    stocked = [
        (n, cubes, sum(cubes))
        for n, cubes in zip(LEVELS, board.levels, strict=True)
        if cubes != NO_CUBES
    ]
    for card in (*state.public, *board.contracts):
        if card is not None:
            contract = state.pack.contracts[card]
            for level, cubes, count in stocked:
                if count >= contract.cubes:
                    for paid in ways_to_pay(contract, cubes):
                        yield _fulfil_option(contract, level, paid)


def active_sponsor(state: OtysState) -> Sponsor:
    """Return the Sponsor side on the active level (OT-5.6)."""
    return state.pack.sponsors[state.sponsors[state.active_level - 1]]


@dataclass(frozen=True, slots=True)
class UseSponsor(Step):
    """Marks the Sponsor as used, once a turn (OT-7.1)."""

    sponsor: str

    def run(self, run: Run) -> None:
        """Record it and log it."""
        turn = run.state.running
        turn.sponsor_used = True
        turn.propellers_closed = run.state.pack.sponsors[self.sponsor].closes_propellers
        tell(run, "sponsor", turn.seat, sponsor=thing(self.sponsor))


@dataclass(frozen=True, slots=True)
class Propel(Step):
    """Spends a Battery to move a diver (OT-6.1)."""

    diver: str
    target: int

    def run(self, run: Run) -> None:
        """Move the diver of the seat whose turn it is."""
        seat = run.state.running.seat
        board = board_of(run, seat)
        board.batteries -= 1
        board.column = propelled(board.column, board.place_of(self.diver), self.target)
        diver, place = thing(self.diver), place_name(self.target)
        tell(run, "propelled", seat, diver=diver, place=place)


@cache
def _propel_option(diver: str, target: int) -> Option:
    label = msg("otys-do-propel", diver=thing(diver), place=place_name(target))
    return Option(
        f"propel:{diver}:{target}",
        label,
        (Propel(diver, target),),
        again=True,
        group=msg("otys-group-propel", diver=thing(diver)),
        spot=f"position:{target}",
    )


@cache
def _moves(reach: int) -> tuple[tuple[int, int], ...]:
    """Return all pairs of start and target within reach, never past the ends (OT-6.3)."""
    return tuple(
        (position, target)
        for position in POSITIONS
        for target in POSITIONS
        if 0 < abs(target - position) <= reach
    )


def propel_options(state: OtysState) -> Iterator[Option]:
    """Yield every move that a Battery allows (OT-6.1 to OT-6.4)."""
    turn = state.running
    board, reach = state.boards[turn.seat], state.max_move(turn.seat)
    if not board.batteries or turn.propellers_closed:
        return
    for position, target in _moves(reach):
        yield _propel_option(board.column[position - 1], target)


def _with_points(effect: Msg, sponsor: Sponsor) -> Msg:
    """Return a Sponsor's effect with the points it adds."""
    if not sponsor.points:
        return effect
    gain = msg("otys-effect-gain", goods=goods(point=sponsor.points))
    return msg("effect-sequence", parts=(effect, gain))


def sponsor_options(state: OtysState) -> Iterator[Option]:
    """Yield the ways to use the Sponsor on the active level, if it offers a choice (OT-7.2)."""
    turn, sponsor = state.running, active_sponsor(state)
    if turn.sponsor_used or sponsor.auto:
        return
    cause = Cause("sponsor", sponsor.id)
    points = (Receive(turn.seat, cause, points=sponsor.points),) if sponsor.points else ()
    for way in sponsor.effect.ways(state, Doer(turn.seat, cause)):
        yield replace(
            way,
            key=f"sponsor:{way.key}",
            label=msg(
                "otys-do-sponsor",
                sponsor=thing(sponsor.id),
                effect=_with_points(way.label, sponsor),
            ),
            then=(UseSponsor(sponsor.id), *way.then, *points),
            again=True,
            group=msg("otys-group-sponsor", sponsor=thing(sponsor.id)),
        )
