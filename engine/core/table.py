"""One table: a set-up and its moves are the game; undo plays them again up to a point."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum
from typing import Any, TypeAlias

from engine.core import machine
from engine.core.decision import Answer, Decision
from engine.core.errors import CannotUndo, Stale
from engine.core.game import AnyGame, Result, Setup
from engine.core.machine import Outcome
from engine.core.msg import msg
from engine.core.rng import commitment


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


class Freedom(Enum):
    """Whether a seat may take its last move back."""

    FREE = "free"
    CONSENT = "consent"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """A position to start from instead of the very beginning."""

    state: Any
    moves: int


def standing(log: Iterable[Entry]) -> list[Move]:
    """The moves of a log that still count."""
    moves: list[Move] = []
    for entry in log:
        if isinstance(entry, Undo):
            del moves[entry.kept :]
        else:
            moves.append(entry)
    return moves


class Table:
    """A running game with its log. Its ply counts log entries, so a ply never comes back."""

    def __init__(self, game: AnyGame, setup: Setup) -> None:
        """Set the game up and play to the first question."""
        self.game = game
        self.setup = setup
        self.log: list[Entry] = []
        self.moves: list[Move] = []
        self.state: Any = game.setup(setup)
        self.opening = self._accept(machine.begin(game, self.state)).events
        self._checkpoint = Checkpoint(game.clone(self.state), 0)

    @classmethod
    def resume(
        cls, game: AnyGame, setup: Setup, log: Iterable[Entry], snapshot: Checkpoint | None
    ) -> Table:
        """The table after this log, from a snapshot taken somewhere on the way."""
        table = cls.__new__(cls)
        table.game, table.setup, table.log = game, setup, list(log)
        table.moves = standing(table.log)
        table.opening = ()
        if snapshot is None or snapshot.moves > len(table.moves):
            fresh = cls(game, setup)
            snapshot = fresh._checkpoint
        table._return_to(snapshot)  # noqa: SLF001
        return table

    @property
    def ply(self) -> int:
        """How many entries the log has; every answer names the ply it was meant for."""
        return len(self.log)

    @property
    def pending(self) -> tuple[Decision, ...]:
        """Whoever is awaited and for what; empty when the game is over."""
        return self._pending

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        result: Result | None = self.game.result(self.state)
        return result

    @property
    def commitment(self) -> str:
        """The promise about the seed, shown at the start."""
        return commitment(self.setup.seed)

    @property
    def seed(self) -> int | None:
        """The seed itself, told when the game is over."""
        return self.setup.seed if self.result else None

    def awaited(self, seat: int) -> Decision | None:
        """What this seat is asked, if anything."""
        return next((question for question in self._pending if question.seat == seat), None)

    def view(self, seat: int | None) -> Any:
        """What a seat, or a spectator, can see."""
        return self.game.view(self.state, seat)

    def submit(self, seat: int, answer: Answer, at: int) -> Outcome:
        """Play an answer that was meant for ply `at`."""
        self._check_ply(at)
        turns = self.state.turns
        outcome = machine.submit(self.game, self.state, seat, answer, self._pending)
        self._accept(outcome)
        move = Move(seat, answer)
        self.log.append(move)
        self.moves.append(move)
        if self.state.turns > turns:
            self._checkpoint = Checkpoint(self.game.clone(self.state), len(self.moves))
        return outcome

    def freedom(self, seat: int) -> Freedom:
        """Whether the seat may take its last move back on its own."""
        if all(move.seat != seat for move in self.moves):
            return Freedom.NOTHING
        own = self.moves[-1].seat == seat
        unsealed = self.state.moves > self.state.sealed
        return Freedom.FREE if own and unsealed else Freedom.CONSENT

    def undo(self, seat: int, at: int, *, agreed: bool = False) -> None:
        """Take back the seat's last move and all since; past a seal only if all have agreed."""
        self._check_ply(at)
        freedom = self.freedom(seat)
        if freedom is Freedom.NOTHING:
            raise CannotUndo(msg("error-nothing-to-undo"))
        if freedom is Freedom.CONSENT and not agreed:
            own = self.moves[-1].seat == seat
            raise CannotUndo(msg("error-undo-sealed" if own else "error-undo-others-moved"))
        last = max(number for number, move in enumerate(self.moves) if move.seat == seat)
        self._take_back(Undo(seat, last))

    def apply(self, entry: Entry) -> None:
        """Play a log entry again, as it was once accepted."""
        if isinstance(entry, Move):
            self.submit(entry.seat, entry.answer, self.ply)
        elif entry.kept < len(self.moves):
            self._take_back(entry)
        else:
            raise CannotUndo(msg("error-nothing-to-undo"))

    def _take_back(self, entry: Undo) -> None:
        self.log.append(entry)
        del self.moves[entry.kept :]
        if self._checkpoint.moves > entry.kept:
            self._checkpoint = Table(self.game, self.setup)._checkpoint  # noqa: SLF001
        self._return_to(self._checkpoint)

    def _return_to(self, checkpoint: Checkpoint) -> None:
        """Play from a checkpoint on what the list of moves holds after it."""
        self._checkpoint = checkpoint
        self.state = self.game.clone(checkpoint.state)
        self._pending = machine.pending(self.state)
        for number in range(checkpoint.moves, len(self.moves)):
            self._replay(number)

    def _replay(self, number: int) -> None:
        move, turns = self.moves[number], self.state.turns
        self._accept(machine.submit(self.game, self.state, move.seat, move.answer, self._pending))
        if self.state.turns > turns:
            self._checkpoint = Checkpoint(self.game.clone(self.state), number + 1)

    def _accept(self, outcome: Outcome) -> Outcome:
        self._pending = outcome.pending
        return outcome

    def _check_ply(self, at: int) -> None:
        if at != self.ply:
            raise Stale(at, self.ply)
