"""A simple estimate of a seat's position for computer players; no rule depends on it."""

from __future__ import annotations

from engine.core.storage.kept import remembered
from engine.otys.pack.components import Contract
from engine.otys.state import Board, Cubes, OtysState

POINT = 10.0
CREDIT = 4.0
BATTERY = 2.0
CUBE = 1.0
NEUTRAL_X = 2.0
UPGRADED = 7.0
MECHANIC = 3.0
HACKER = 5.0
KEY = 0.6
REWARD = 6.0
PRIVATE_CONTRACT = 3.0
RIVAL_POINT = 4.0
HOPE = 0.85
"""A contract within reach is worth less than a fulfilled one."""
WON = 1000.0


def value(state: OtysState, seat: int) -> float:
    """Return the seat's worth against the points of its best opponent."""
    rival = max(board.points for n, board in enumerate(state.boards) if n != seat)
    return worth(state, seat) - RIVAL_POINT * rival + _outcome(state, seat)


def _outcome(state: OtysState, seat: int) -> float:
    if state.over is None:
        return 0.0
    best = max(board.points for board in state.boards)
    return WON if state.boards[seat].points == best else -WON


def worth(state: OtysState, seat: int) -> float:
    """Return what the seat has, and how close it is to contracts."""
    board = state.boards[seat]
    return (
        POINT * board.points
        + CREDIT * board.credits
        + BATTERY * board.batteries
        + NEUTRAL_X * board.neutral_x
        + UPGRADED * len(board.upgraded)
        + MECHANIC * board.mechanic
        + HACKER * board.hacker
        + KEY * len(board.keys)
        + REWARD * sum(token is not None for token in board.rewards)
        + PRIVATE_CONTRACT * len(board.contracts)
        + _contract_hopes(state, board)
    )


def _contract_hopes(state: OtysState, board: Board) -> float:
    """Return how close each level's cubes are to the best contract for it."""
    cards = (*state.public, *board.contracts)
    held = [state.pack.contracts[card] for card in cards if card is not None]
    levels = zip(board.levels, state.pack.spaces, strict=True)
    return sum(
        max((_hope(card, cubes, spaces) for card in held), default=0.0) + CUBE * sum(cubes)
        for cubes, spaces in levels
    )


@remembered(512)
def _hope(contract: Contract, cubes: Cubes, spaces: int) -> float:
    """Return the expected value of a contract for a level with these cubes."""
    fitting = _fitting(contract, cubes)
    if contract.cubes - fitting > spaces - sum(cubes):
        return 0.0
    prize = POINT * contract.points + CREDIT * contract.credits + BATTERY * contract.batteries
    return HOPE * prize * (fitting / contract.cubes) ** 2


def _fitting(contract: Contract, cubes: Cubes) -> int:
    """Return the number of cubes on a level that the contract can use."""
    if contract.need is not None:
        return sum(min(have, want) for have, want in zip(cubes, contract.need, strict=True))
    best = sorted(cubes, reverse=True)
    return sum(min(have, want) for have, want in zip(best, contract.groups, strict=False))
