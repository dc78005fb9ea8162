"""The view of a seat or a spectator."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.game import Result, places
from tests.fourth_game.engine.pearl_reef.state import PearlReefState


@dataclass(frozen=True, slots=True)
class PearlReefView:
    """The table as one seat sees it."""

    seat: int | None
    night: int
    nights: int
    turn: int | None
    reefs: tuple[int, ...]
    """The number of shells in each reef."""
    hand: tuple[str, ...]
    hands: tuple[int, ...]
    opened: tuple[tuple[str, ...], ...]
    points: tuple[int, ...]
    result: Result | None


def points(state: PearlReefState) -> tuple[int, ...]:
    """Return a seat's pearls, and 1 point for each closed shell (PR-3.2)."""
    return tuple(
        sum(state.pack.shells[shell] for shell in opened) + len(hand)
        for opened, hand in zip(state.opened, state.hands, strict=True)
    )


def result(state: PearlReefState) -> Result | None:
    """Return how the game ended, if it is over (PR-3.2)."""
    if state.over is None:
        return None
    scores = points(state)
    ranked = [(score, len(opened)) for score, opened in zip(scores, state.opened, strict=True)]
    return Result(scores, places(ranked), state.over)


def view(state: PearlReefState, seat: int | None) -> PearlReefView:
    """Return what this seat sees."""
    return PearlReefView(
        seat,
        state.night,
        state.nights,
        state.turn,
        tuple(map(len, state.reefs)),
        () if seat is None else state.hands[seat],
        tuple(map(len, state.hands)),
        state.opened,
        points(state),
        result(state),
    )
