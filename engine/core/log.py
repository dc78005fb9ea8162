"""The log of a table: answers and undos, and which of them still count."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine.core.decision import Answer, Decision


@dataclass(frozen=True, slots=True)
class Move:
    """An answer given by a seat."""

    seat: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class Undo:
    """An undo by a seat, after which only the first `kept` moves still count."""

    seat: int
    kept: int


Entry: TypeAlias = Move | Undo
"""An entry of the log; entries are never removed."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A position to start from instead of the very beginning."""

    state: Any
    moves: int
    """The number of moves that led here."""
    last: tuple[int, ...] = ()
    """The number of each seat's last move among them, counted from 1; 0 if it made none."""
    asked: tuple[Decision, ...] | None = field(default=None, compare=False)
    """The questions there, if already known: looking ahead for them takes long."""


@dataclass(frozen=True, slots=True)
class Past:
    """The known past of a game that began before its table was created here."""

    origin: Checkpoint
    moves: list[Move]
    log: list[Entry]
    base: int = 0
    """The number of valid moves before the known ones."""
    unread: int = 0
    """The number of log entries that are not known."""
    plies: list[int] = field(default_factory=list)
    """The ply at which each of the moves was entered."""


def valid_moves(log: Iterable[Entry]) -> list[tuple[int, Move]]:
    """Return the moves of a log that still count, each with the ply at which it was entered."""
    moves: list[tuple[int, Move]] = []
    for ply, entry in enumerate(log):
        if isinstance(entry, Undo):
            del moves[entry.kept :]
        else:
            moves.append((ply, entry))
    return moves


def last_moves(before: tuple[int, ...], count: int, moves: Iterable[Move]) -> tuple[int, ...]:
    """Return the number of each seat's last move, if these moves follow the first `count`."""
    last = list(before)
    for number, move in enumerate(moves, count + 1):
        last[move.seat] = number
    return tuple(last)
