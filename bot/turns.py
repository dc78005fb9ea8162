"""Where a table stands for its players: whose turn is still private, and who is awaited."""

from __future__ import annotations

from dataclasses import dataclass, replace

from db.records import GameRecord, Played, Player, StoredGame, Told
from db.schema import GameState
from engine.core import machine
from engine.core.decision import Answer, Decision, Nature, Pick, keys_of
from engine.core.errors import Refused
from engine.core.game import AnyGame
from engine.core.msg import msg
from engine.core.table import Freedom, Table


class NotSeated(Refused):
    """Whoever pressed does not sit at this table, or not on that seat."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("bot-error-not-seated", game=game_id))


@dataclass(frozen=True, slots=True)
class Standing:
    """A stored game with what its channel was not told yet."""

    stored: StoredGame
    fresh: tuple[Told, ...]
    """The entries of the log since the channel was told last."""

    @property
    def id(self) -> int:
        """The number of the game."""
        return self.stored.record.id

    @property
    def record(self) -> GameRecord:
        """Its entry in the list of games."""
        return self.stored.record

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where."""
        return self.stored.players

    @property
    def table(self) -> Table:
        """The table itself."""
        return self.stored.table

    @property
    def game(self) -> AnyGame:
        """What is played."""
        return self.table.game

    @property
    def ply(self) -> int:
        """How many entries the log has."""
        return self.table.ply

    @property
    def given_up(self) -> bool:
        """Whether it was ended before its time."""
        return self.record.state is GameState.ENDED

    @property
    def moved(self) -> tuple[Told, ...]:
        """The moves of the running turn that nobody else was told of yet."""
        return tuple(
            entry for entry in self.fresh if entry.kind == "move" and entry.undone_by is None
        )

    def after(self, played: Played) -> Standing | None:
        """Where the table stands after a move; it is not known if that was played before."""
        if played.table is None or played.record is None or played.told is None:
            return None
        public = played.record.announced == played.record.ply
        fresh = () if public else (*self.fresh, played.told)
        return Standing(replace(self.stored, record=played.record, table=played.table), fresh)

    @property
    def awaits_computer(self) -> bool:
        """Whether one of the computer players has to go on."""
        return any(self.players[seat].user_id is None for seat in self.awaited)

    def seen_by(self, seat: int | None) -> Standing:
        """The same for somebody else: as it was before the turn that is still private."""
        moved = self.moved
        if seat in {entry.seat for entry in moved}:
            return self
        return self._announced(len(moved)) if moved else self

    def _announced(self, private: int) -> Standing:
        """Where the table stood before its last moves, those that nobody was told of."""
        table, last = self.table, self.table.checkpoint
        made = max(table.last(seat) for seat in range(table.setup.seats))
        since = table.moves[len(table.moves) - (made - last.moves) : len(table.moves) - private]
        told = Table.pick_up(self.game, table.setup, last, since, self.record.announced)
        return Standing(replace(self.stored, table=told), ())

    @property
    def holder(self) -> int | None:
        """The seat whose turn is still private."""
        moved = self.moved
        return moved[-1].seat if moved else None

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats for which everybody waits."""
        return tuple(decision.seat for decision in self.table.pending)

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat may take its last move back on its own."""
        free = self.table.freedom(seat) is Freedom.FREE and self.holder in (None, seat)
        return free and not self.given_up

    def can_start_over(self, seat: int) -> bool:
        """Whether more than one step of the seat's running turn can be taken back."""
        return self.can_take_back(seat) and len(self.moved) > 1

    def asked(self, seat: int) -> Decision | None:
        """What the seat is asked now, if anything; nobody is in a game that was given up."""
        return None if self.given_up else self.table.awaited(seat)

    def ends(self, seat: int, answer: Answer) -> bool:
        """Whether this answer is the last of the seat's part: others go on, or a new turn begins.

        It is tried on a copy, and nothing of it is shown to anybody.
        """
        state = self.game.clone(self.table.state)
        outcome = machine.submit(self.game, state, seat, answer, self.table.pending)
        asked_again = any(decision.seat == seat for decision in outcome.pending)
        return not asked_again or state.turns > self.table.state.turns

    def says_end(self, seat: int, answer: Answer) -> bool:
        """Whether the answer says in so many words that it ends the turn."""
        asked = self.asked(seat)
        if not isinstance(asked, Pick):
            return False
        return any(asked.by_key[key].nature is Nature.END for key in keys_of(answer))

    def has_turn(self, seat: int) -> bool:
        """Whether the turn is the seat's own, not one of another in which it is asked something."""
        return self.game.turn_of(self.table.state) == seat

    @property
    def next_turn(self) -> int | None:
        """Whose turn follows, where that needs to be said: of two nobody needs to be told."""
        two = len(self.players) == len(("one", "the other"))
        return None if two else self.game.next_turn(self.table.state)

    def seat_of(self, user_id: int) -> int:
        """Where somebody sits; refused if nowhere here."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        raise NotSeated(self.id)
