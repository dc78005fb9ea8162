"""The log of a table: what was answered and what was taken back, and what of it still counts."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, TypeAlias

from engine.core.decision import Answer


@dataclass(frozen=True, slots=True)
class Move:
    """A seat answered."""

    seat: int
    answer: Answer


@dataclass(frozen=True, slots=True)
class Undo:
    """A seat took moves back; only the first `kept` moves still count."""

    seat: int
    kept: int


Entry: TypeAlias = Move | Undo
"""One line of the log; nothing is ever removed from it."""


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A position to start from instead of the very beginning."""

    state: Any
    moves: int
    """How many moves led here."""
    last: tuple[int, ...] = ()
    """The number of each seat's last move among them, counted from 1; 0 if it made none."""


@dataclass(frozen=True, slots=True)
class Past:
    """What is known of a game that began before its table was set up here."""

    origin: Checkpoint
    moves: list[Move]
    log: list[Entry]
    base: int = 0
    """How many standing moves came before those known."""
    unread: int = 0
    """How many log entries are not known."""
    plies: list[int] = field(default_factory=list)
    """At which ply each of the moves was entered."""


def standing(log: Iterable[Entry]) -> list[Move]:
    """The moves of a log that still count."""
    return [move for _, move in counting(log)]


def counting(log: Iterable[Entry]) -> list[tuple[int, Move]]:
    """The moves of a log that still count, each with the ply at which it was entered."""
    moves: list[tuple[int, Move]] = []
    for ply, entry in enumerate(log):
        if isinstance(entry, Undo):
            del moves[entry.kept :]
        else:
            moves.append((ply, entry))
    return moves


def last_moves(before: tuple[int, ...], count: int, moves: Iterable[Move]) -> tuple[int, ...]:
    """The number of each seat's last move when these follow the first `count`."""
    last = list(before)
    for number, move in enumerate(moves, count + 1):
        last[move.seat] = number
    return tuple(last)
