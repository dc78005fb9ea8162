"""One table: a setup and its moves are the game, and undo replays them up to a point."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import Any

from engine.core import machine
from engine.core.decision import Answer, Decision, links
from engine.core.errors import CannotUndo, Refused, Stale
from engine.core.event import Event
from engine.core.game import AnyGame, Result, Setup
from engine.core.leading import Posed, posed
from engine.core.log import Checkpoint, Entry, Move, Past, Undo, last_moves, valid_moves
from engine.core.machine import Outcome
from engine.core.msg import msg
from engine.core.rng import commitment
from engine.core.waiting import Asked, Waiting


class Freedom(Enum):
    """The conditions on which a seat may take its last move back."""

    FREE = "free"
    APART = "apart"
    """Also free: others have answered since, but independently of it, so their answers remain."""
    CONSENT = "consent"
    NOTHING = "nothing"


class Table:
    """A running game with its log. Its ply counts log entries, so a ply never recurs.

    A table may be picked up midway: it then knows its ply, but of the log and the moves only what
    came after the snapshot.
    """

    def __init__(self, game: AnyGame, setup: Setup, past: Past | None = None) -> None:
        """Set the game up and play to the first question, or resume it from its past."""
        self.game = game
        self.setup = setup
        self.opening: tuple[Event, ...] = ()
        known = past or self._begin()
        self.moves = known.moves
        self._log = known.log
        self._base = known.base
        self._unread = known.unread
        self._plies = known.plies
        self._waiting = Waiting()
        self._posed: tuple[Decision, Posed] | None = None
        """The question that was last put to a person, as the rules ask it and as it is put."""
        self._origin = known.origin
        self._return_to(known.origin)

    def _begin(self) -> Past:
        state = self.game.setup(self.setup)
        self.opening = machine.begin(self.game, state).events
        return Past(Checkpoint(state, 0, (0,) * self.setup.seats), [], [])

    @classmethod
    def resume(
        cls, game: AnyGame, setup: Setup, log: Iterable[Entry], snapshot: Checkpoint | None
    ) -> Table:
        """Return the table after this log, from a snapshot taken somewhere on the way."""
        entries = list(log)
        entered = valid_moves(entries)
        moves, plies = [move for _, move in entered], [ply for ply, _ in entered]
        if snapshot is None or snapshot.moves > len(moves):
            snapshot = cls(game, setup).checkpoint
        last = last_moves((0,) * setup.seats, 0, moves[: snapshot.moves])
        origin = replace(snapshot, last=last)
        return cls(game, setup, Past(origin, moves, entries, plies=plies))

    @classmethod
    def pick_up(
        cls,
        game: AnyGame,
        setup: Setup,
        snapshot: Checkpoint,
        since: Iterable[tuple[int, Move]],
        ply: int,
    ) -> Table:
        """Return the table at this ply, from a snapshot and only the valid moves after it.

        Each of them comes with the ply at which it was entered.
        """
        if len(snapshot.last) != setup.seats:
            raise ValueError("a table cannot be picked up without knowing each seat's last move")
        entered = list(since)
        moves = [move for _, move in entered]
        past = Past(
            origin=snapshot,
            moves=moves,
            log=[*moves],
            base=snapshot.moves,
            unread=ply - len(moves),
            plies=[at for at, _ in entered],
        )
        return cls(game, setup, past)

    @property
    def log(self) -> list[Entry]:
        """All entries; not available for a table picked up midway."""
        if self._unread:
            raise LookupError("this table was picked up on the way and lacks the start of its log")
        return self._log

    @property
    def ply(self) -> int:
        """The number of log entries; every answer names the ply it was meant for."""
        return self._unread + len(self._log)

    @property
    def checkpoint(self) -> Checkpoint:
        """The start of the current turn, from which its moves are replayed."""
        return self._checkpoint

    @property
    def pending(self) -> tuple[Decision, ...]:
        """The open questions, one for each seat that is asked; empty when the game is over."""
        return self._pending

    @property
    def result(self) -> Result | None:
        """The result, once the game is over."""
        result: Result | None = self.game.result(self.state)
        return result

    @property
    def commitment(self) -> str:
        """The fingerprint of the seed, shown at the start."""
        return commitment(self.setup.seed)

    @property
    def seed(self) -> int | None:
        """The seed itself, revealed when the game is over."""
        return self.setup.seed if self.result else None

    def awaited(self, seat: int) -> Decision | None:
        """Return the question for this seat, if any, as it is put to a person."""
        found = self.posed(seat)
        return None if found is None else found.decision

    def posed(self, seat: int) -> Posed | None:
        """Return that question, with the position in which its first options are chosen."""
        asked = self._question_to(seat)
        if asked is None:
            return None
        if self._posed is None or self._posed[0] is not asked:
            self._posed = (asked, posed(self.game, self.state, asked))
        return self._posed[1]

    def dominant(self, seat: int) -> Answer | None:
        """Return an answer after which this seat loses nothing that another would allow, if any."""
        asked = self._question_to(seat)
        return None if asked is None else machine.dominant(self.state, asked)

    def _question_to(self, seat: int) -> Decision | None:
        return next((question for question in self._pending if question.seat == seat), None)

    def view(self, seat: int | None) -> Any:
        """Return what a seat, or a spectator, can see."""
        return self.game.view(self.state, seat)

    def asked_since(self, seat: int) -> int:
        """Return the ply at which the seat was first asked its current question.

        When several seats are asked at once, an answer of one leaves the questions of the others
        unchanged, so answers they meant to give before it are not stale.
        """
        return self._waiting.asked_since(seat, self.ply)

    @property
    def held_up_by(self) -> tuple[int, ...]:
        """The seats that hold everyone up; what others still owe holds nobody up."""
        return machine.held_up_by(self.state)

    def held_since(self, seat: int) -> int:
        """Return the ply since which everyone has been waiting for this seat's current answer."""
        return self._waiting.held_since(seat, self.ply)

    @property
    def entered(self) -> list[tuple[int, Move]]:
        """The known moves that count, each with the ply at which it was entered."""
        return list(zip(self._plies, self.moves, strict=True))

    @property
    def since_checkpoint(self) -> list[tuple[int, Move]]:
        """The moves of the current turn, each with the ply at which it was entered."""
        return self.entered[self._checkpoint.moves - self._base :]

    def submit(self, seat: int, answer: Answer, at: int) -> Outcome:
        """Play an answer meant for ply `at`, if the seat was already asked the same then."""
        if not self.asked_since(seat) <= at <= self.ply:
            raise Stale(at, self.ply)
        return self._enter(Move(seat, answer))

    def _enter(self, move: Move) -> Outcome:
        """Play a move and append it to the log."""
        turns, before, entered = self.state.turns, self._several_asked(), self.ply
        outcome = self._play(move)
        self._log.append(move)
        self.moves.append(move)
        self._plies.append(entered)
        self._note_waiting(before, move.seat, entered)
        if self.state.turns > turns:
            self._mark(self._count)
        return outcome

    @property
    def all_had_a_turn(self) -> bool:
        """True if every seat has answered and at least one full round of turns is over."""
        seats = self.setup.seats
        return self.state.turns > seats and all(self.last(seat) for seat in range(seats))

    def last(self, seat: int) -> int:
        """Return the number of the seat's last move, counted from 1; 0 if it made none."""
        for place in reversed(range(len(self.moves))):
            if self.moves[place].seat == seat:
                return self._base + place + 1
        return self._origin.last[seat] if seat in range(self.setup.seats) else 0

    def freedom(self, seat: int) -> Freedom:
        """Return how freely the seat may take its last move back on its own."""
        last = self.last(seat)
        if not last:
            return Freedom.NOTHING
        if last <= max(self.state.sealed, self.state.final(seat)):
            return Freedom.CONSENT
        if last == self._count:
            return Freedom.FREE
        return Freedom.APART if self._stands_apart(last) else Freedom.CONSENT

    def free_steps(self, seat: int) -> int:
        """Return the number of the seat's last moves, in this turn, that it may undo on its own."""
        bound = max(self.state.sealed, self.state.final(seat), self._checkpoint.moves)
        steps = 0
        while (number := self._count - steps) > bound:
            if self.moves[number - self._base - 1].seat != seat:
                break
            steps += 1
        return steps

    def undo(self, seat: int, at: int, *, agreed: bool = False) -> Undo:
        """Take back the seat's last move and all since; past a seal only if all have agreed."""
        self._check_ply(at)
        freedom = self.freedom(seat)
        if freedom is Freedom.NOTHING:
            raise CannotUndo(msg("error-nothing-to-undo"))
        if freedom is not Freedom.FREE and not agreed:
            own = self.last(seat) == self._count
            raise CannotUndo(msg("error-undo-sealed" if own else "error-undo-others-moved"))
        entry = self.undo_of(seat, at)
        self._take_back(entry)
        return entry

    def undo_of(self, seat: int, at: int) -> Undo:
        """Return the entry that would be logged if the seat took its last move back now."""
        self._check_ply(at)
        return Undo(seat, self.last(seat) - 1)

    def revealed_after(self, kept: int) -> bool:
        """Return whether a move after the first `kept` showed a player something hidden."""
        return bool(self.state.revealed > kept)

    def _stands_apart(self, last: int) -> bool:
        """Return whether playing the later moves before this one leads to the same position."""
        copy = self._position_after(last - 1)
        place = last - 1 - self._base
        mine, *others = self.moves[place:]
        try:
            for move in (*others, mine):
                machine.submit(self.game, copy, move.seat, move.answer)
        except Refused:
            return False
        # Only the number of a final answer may differ.
        copy.finals = self.state.finals
        return bool(copy == self.state)

    def _position_after(self, kept: int) -> Any:
        """Return a copy of the position after the first `kept` moves, to be played on."""
        checkpoint = self._before(kept)
        state = self.game.clone(checkpoint.state)
        for move in self.moves[checkpoint.moves - self._base : kept - self._base]:
            machine.submit(self.game, state, move.seat, move.answer)
        return state

    def _play(self, move: Move) -> Outcome:
        """Carry out a move; if the rules themselves fail, the position stays as it was."""
        try:
            outcome = machine.submit(self.game, self.state, move.seat, move.answer, self._pending)
        except Refused:
            if len(links(move.answer)) > 1:
                # Its first part may have been carried out.
                self._return_to(self._checkpoint)
            raise
        except Exception:
            self._return_to(self._checkpoint)
            raise
        return self._accept(outcome)

    def apply(self, entry: Entry) -> None:
        """Replay a log entry that was accepted before."""
        if isinstance(entry, Move):
            self._enter(entry)
        elif 0 <= entry.kept == self.last(entry.seat) - 1:
            self._take_back(entry)
        else:
            raise CannotUndo(msg("error-nothing-to-undo"))

    @property
    def _count(self) -> int:
        """The number of moves that count."""
        return self._base + len(self.moves)

    def _take_back(self, entry: Undo) -> None:
        checkpoint = self._before(entry.kept)
        self._log.append(entry)
        del self.moves[entry.kept - self._base :]
        del self._plies[entry.kept - self._base :]
        self._return_to(checkpoint)

    def _before(self, kept: int) -> Checkpoint:
        """Return a checkpoint from which the first `kept` moves can be replayed."""
        for checkpoint in (self._checkpoint, self._origin):
            if checkpoint.moves <= kept:
                return checkpoint
        if self._base:
            raise LookupError("this table was picked up after the moves to take back")
        return Table(self.game, self.setup).checkpoint

    def _return_to(self, checkpoint: Checkpoint) -> None:
        """Replay the moves in the list that come after a checkpoint."""
        self._checkpoint = checkpoint
        self.state = self.game.clone(checkpoint.state)
        known = checkpoint.asked
        self._pending = machine.pending(self.state, self.game) if known is None else known
        self._waiting.forget()
        after: int | None = None
        for number in range(checkpoint.moves + 1, self._count + 1):
            place = number - self._base - 1
            entered = self._plies[place]
            if entered != after:
                self._waiting.forget()
            before = self._several_asked()
            self._replay(number)
            self._note_waiting(before, self.moves[place].seat, entered)
            after = entered + 1
        if self.ply != after:
            self._waiting.forget()

    def _replay(self, number: int) -> None:
        move, turns = self.moves[number - self._base - 1], self.state.turns
        self._accept(machine.submit(self.game, self.state, move.seat, move.answer, self._pending))
        if self.state.turns > turns:
            self._mark(number)

    def _several_asked(self) -> Asked | None:
        """Return the questions if several seats are asked; a single one never outlives a move."""
        return Asked.of(self._pending, self.held_up_by) if len(self._pending) > 1 else None

    def _note_waiting(self, before: Asked | None, mover: int, ply: int) -> None:
        """Record since when the questions that this move left unchanged have been open."""
        if before is None:
            self._waiting.forget()
        else:
            now = Asked.of(self._pending, self.held_up_by)
            self._waiting.note(before, now, mover, ply)

    def _mark(self, count: int) -> None:
        """Save the position after the first `count` moves as the checkpoint."""
        before = self._checkpoint
        since = self.moves[before.moves - self._base : count - self._base]
        last = last_moves(before.last, before.moves, since)
        self._checkpoint = Checkpoint(self.game.clone(self.state), count, last, self._pending)

    def _accept(self, outcome: Outcome) -> Outcome:
        self._pending = outcome.pending
        return outcome

    def _check_ply(self, at: int) -> None:
        if at != self.ply:
            raise Stale(at, self.ply)
