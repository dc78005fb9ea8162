"""The view of a game of Otys from a seat or as a spectator (OT-15)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Result
from engine.core.machine import frames
from engine.otys.effects.contracts import KeepContract
from engine.otys.scoring import result
from engine.otys.state import Board, Cubes, OtysState, StepName


@dataclass(frozen=True, slots=True)
class BoardView:
    """A player's board as everyone sees it: private contracts are only counted."""

    column: tuple[str, ...]
    upgraded: tuple[str, ...]
    levels: tuple[Cubes, ...]
    spaces: tuple[int, ...]
    credits: int
    batteries: int
    points: int
    keys: tuple[str, ...]
    neutral_x: int
    track: tuple[str, ...]
    threshold: int
    max_move: int
    rewards: tuple[str | None, ...]
    contracts: int


@dataclass(frozen=True, slots=True)
class TurnView:
    """The current turn, which is public."""

    seat: int
    step: StepName
    key: str | None
    level: int | None
    sponsor_used: bool
    actions: int


@dataclass(frozen=True, slots=True)
class OwnHand:
    """The private part of a view: private contracts, and the cards of an unfinished draw."""

    contracts: tuple[str, ...]
    drawn: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class OtysView:
    """The whole table as one seat, or a spectator, sees it."""

    seat: int | None
    hand: OwnHand | None
    """None for a spectator."""
    order: tuple[int, ...]
    boards: tuple[BoardView, ...]
    sponsors: tuple[str, ...]
    display: tuple[tuple[str, ...], ...]
    store: Cubes
    public: tuple[str | None, ...]
    discard: tuple[str, ...]
    spent_rewards: tuple[str, ...]
    deck: int
    bag: int
    neutral_x: int
    round: int
    turn: TurnView | None
    last_round: bool
    result: Result | None


def board_view(state: OtysState, seat: int) -> BoardView:
    """Return the public part of a board."""
    board: Board = state.boards[seat]
    return BoardView(
        board.column,
        board.upgraded,
        board.levels,
        state.pack.spaces,
        board.credits,
        board.batteries,
        board.points,
        board.keys,
        board.neutral_x,
        board.track,
        state.threshold(seat),
        state.max_move(seat),
        board.rewards,
        len(board.contracts),
    )


def _turn_view(state: OtysState) -> TurnView | None:
    turn = state.turn
    if turn is None:
        return None
    return TurnView(turn.seat, turn.step, turn.key, turn.level, turn.sponsor_used, turn.actions)


def _hand(state: OtysState, seat: int) -> OwnHand:
    drawn = tuple(
        card
        for frame in frames(state)
        if isinstance(frame, KeepContract) and frame.seat == seat
        for card in frame.cards
    )
    return OwnHand(state.boards[seat].contracts, drawn)


def view(state: OtysState, seat: int | None) -> OtysView:
    """Return the table as this seat sees it."""
    return OtysView(
        seat=seat,
        hand=None if seat is None else _hand(state, seat),
        order=state.order,
        boards=tuple(board_view(state, number) for number in range(len(state.boards))),
        sponsors=state.sponsors,
        display=state.display,
        store=state.store,
        public=state.public,
        discard=state.discard,
        spent_rewards=state.spent_rewards,
        deck=len(state.deck),
        bag=len(state.bag),
        neutral_x=state.neutral_x,
        round=state.round,
        turn=_turn_view(state),
        last_round=state.last_round,
        result=result(state),
    )
