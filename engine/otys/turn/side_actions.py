"""Options besides the main question of a turn: Sponsors, propellers, contracts."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache, lru_cache, partial

from engine.core.decision import Option
from engine.core.effects.effect import Doer
from engine.core.event import Cause
from engine.core.machine import Menu
from engine.core.msg import Msg, msg
from engine.core.storage.kept import remembered
from engine.otys.effects.contracts import Fulfil, ways_to_pay
from engine.otys.effects.goods import Receive
from engine.otys.effects.steps import Run, Step, board_of, tell
from engine.otys.pack.components import Contract, Reward, Sponsor
from engine.otys.state import (
    LEVELS,
    NO_CUBES,
    POSITIONS,
    Cubes,
    OtysState,
    letters,
    position_of,
    propelled,
)
from engine.otys.words.describe import more
from engine.otys.words.moves import move_effect
from engine.otys.words.names import contract_name, cubes_name, goods, place_name, thing

MOVES = msg("otys-group-moves")
FEW = 2
"""The reach up to which all moves find room in one list; beyond it each diver has its own."""


class TurnMenu(Menu[OtysState], abstract=True):
    """A question to the seat whose turn it is, with contracts to fulfil besides."""

    __slots__ = ()

    def seat_of(self, state: OtysState) -> int:
        """Return the seat whose turn it is."""
        return state.running.seat


@remembered(512)
def _fulfil_option(
    contract: Contract, level: int, cubes: Cubes, reward: Reward | None, ways: int
) -> Option:
    """Return the option to fulfil a contract; its short name needs no cubes if there is one way."""
    paid = letters(cubes)
    prizes = goods(contract.credits, contract.batteries, contract.points)
    label = msg(
        "otys-do-fulfil" if ways == 1 else "otys-do-fulfil-with",
        contract=contract_name(contract.id),
        level=level,
        cubes=cubes_name(paid),
    )
    bonus = () if reward is None else (msg("otys-effect-bonus", back=reward.back.words()),)
    effect = msg("otys-effect-fulfil", cubes=cubes_name(paid), goods=prizes)
    return Option(
        f"fulfil:{contract.id}:{level}:{paid}",
        label,
        (Fulfil(contract.id, level, cubes),),
        again=True,
        group=msg("otys-group-fulfil"),
        spot=f"contract:{contract.id}",
        effect=more(effect, *bonus) or effect,
    )


def fulfil_options(state: OtysState) -> Iterator[Option]:
    """Yield the contracts that the seat whose turn it is can fulfil now (OT-11.3, OT-11.7)."""
    board = state.boards[state.running.seat]
    stocked = [
        (n, cubes, sum(cubes))
        for n, cubes in zip(LEVELS, board.levels, strict=True)
        if cubes != NO_CUBES
    ]
    most = max((count for _, _, count in stocked), default=0)
    for card in (*state.public, *board.contracts):
        if card is None or most < (needed := state.pack.contracts[card].cubes):
            continue
        contract = state.pack.contracts[card]
        for level, cubes, count in stocked:
            if count >= needed:
                token = board.rewards[level - 1]
                reward = None if token is None else state.pack.rewards[token]
                ways = ways_to_pay(contract, cubes)
                for paid in ways:
                    yield _fulfil_option(contract, level, paid, reward, len(ways))


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


@lru_cache(2048)
def _propel_option(diver: str, other: str | None, start: int, target: int, reach: int) -> Option:
    """Return a move of a diver between these positions; a move by one swaps it with another."""
    then = (Propel(diver, target),)
    names = {"diver": thing(diver), "start": place_name(start), "place": place_name(target)}
    if other is not None:
        label = msg("otys-do-swap", **names, other=thing(other))
    else:
        label = msg("otys-do-propel", **names)
    return Option(
        f"propel:{diver}:{target}",
        label,
        then,
        again=True,
        group=msg("otys-group-propel", diver=thing(diver)) if reach > FEW else MOVES,
        spot=f"position:{target}",
        tells=partial(_moved, start, target),
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
    column = board.column
    for start, target in _moves(reach):
        if target != start - 1:  # the same swap, seen from below
            other = column[target - 1] if target == start + 1 else None
            yield _propel_option(column[start - 1], other, start, target, reach)


def _moved(start: int, target: int, state: OtysState) -> Msg:
    """Return what a move of the seat on turn does to the divers that it passes."""
    column = state.boards[state.running.seat].column
    passed = column[min(start, target) - 1 : max(start, target)]
    return move_effect(passed, start, target, position_of(state.active_level))


@lru_cache(64)
def _swap_upwards(diver: str, target: int) -> Option:
    names = {"diver": thing(diver), "start": place_name(target + 1), "place": place_name(target)}
    label = msg("otys-do-propel", **names)
    return Option(f"propel:{diver}:{target}", label, (Propel(diver, target),), again=True)


def swaps_upwards(state: OtysState) -> Iterator[Option]:
    """Yield the moves of a diver past the one above it: that one could as well go down."""
    turn = state.running
    board = state.boards[turn.seat]
    if board.batteries and not turn.propellers_closed:
        for start in POSITIONS[1:]:
            yield _swap_upwards(board.column[start - 1], start - 1)


def _labelled(way: Option, sponsor: Sponsor) -> tuple[Msg, Msg | None]:
    """Return what a way to use a Sponsor is called, and what it does unless that says it all."""
    effect = way.label
    if sponsor.points:
        gain = msg("otys-effect-gain", goods=goods(point=sponsor.points))
        effect = msg("otys-do-scoring", parts=(effect, gain), effect=effect)
    label = msg("otys-do-sponsor", sponsor=thing(sponsor.id), effect=effect)
    closing = msg("otys-text-no-propeller") if sponsor.closes_propellers else None
    follows = msg("otys-effect-diver-follows") if way.key.startswith("upgrade:") else None
    return label, more(effect, way.effect, closing, follows)


def sponsor_options(state: OtysState) -> Iterator[Option]:
    """Yield the ways to use the Sponsor on the active level, if it offers a choice (OT-7.2)."""
    turn, sponsor = state.running, active_sponsor(state)
    if turn.sponsor_used or sponsor.auto:
        return
    cause = Cause("sponsor", sponsor.id)
    points = (Receive(turn.seat, cause, points=sponsor.points),) if sponsor.points else ()
    for way in sponsor.effect.ways(state, Doer(turn.seat, cause)):
        label, effect = _labelled(way, sponsor)
        yield replace(
            way,
            key=f"sponsor:{way.key}",
            label=label,
            then=(UseSponsor(sponsor.id), *way.then, *points),
            again=True,
            group=msg("otys-group-sponsor", sponsor=thing(sponsor.id)),
            effect=effect,
        )
