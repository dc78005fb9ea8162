"""Where a table stands for its players: whose turn is still private, and who is awaited."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.table.state_tags import PLAIN, content, tag_of
from db.records import GameRecord, Played, Player, StoredGame, ToldEntry
from db.schema import GameState
from engine.core import machine
from engine.core.decision import Answer, Decision, Nature, Pick, keys_of
from engine.core.errors import Refused
from engine.core.game import AnyGame
from engine.core.msg import msg
from engine.core.rng import Rng
from engine.core.table import Freedom, Table

DEALS = 24
"""So many ways in which hidden cards may lie are tried to see whether an answer may end a turn."""


class NotSeated(Refused):
    """Whoever pressed does not sit at this table, or not on that seat."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("bot-error-not-seated", game=game_id))


@dataclass(frozen=True, slots=True)
class Standing:
    """A stored game with what its channel was not told yet."""

    stored: StoredGame
    fresh: tuple[ToldEntry, ...]
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
    def moved(self) -> tuple[ToldEntry, ...]:
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
        """Whether one of the computer players has something to answer."""
        return any(self.players[asked.seat].computer for asked in self.table.pending)

    @property
    def computers_wait(self) -> bool:
        """Whether computer players hold back though they are asked something.

        What they did would make a person's turn public that is still private; or all the people
        of the table are away, and nobody would be left to play with.
        """
        people = [player for player in self.players if player.user_id is not None]
        away = bool(people) and all(player.computer for player in people)
        private = any(
            entry.seat in self.awaited and not self.players[entry.seat].computer
            for entry in self.moved
        )
        return away or (private and not self._at_once)

    def private_to(self, seat: int | None) -> tuple[ToldEntry, ...]:
        """The moves that this seat, or a spectator, was not told of yet.

        Whoever plays a turn, or chooses at the same time as others, does so in private. What
        somebody still owed is done with as soon as it is answered, in whosever turn it is.
        """
        open_ones = range(len(self.players)) if self._at_once else self.awaited
        return tuple(
            entry for entry in self.moved if entry.seat != seat and entry.seat in open_ones
        )

    @property
    def _at_once(self) -> bool:
        """Whether several seats choose at the same time, unseen by each other."""
        return machine.open_choices(self.table.state) is not None

    def seen_by(self, seat: int | None) -> Standing:
        """The same for somebody else: as it was before the moves that are still private."""
        hidden = {entry.ply for entry in self.private_to(seat)}
        return self._without(hidden) if hidden else self

    def _without(self, hidden: set[int]) -> Standing:
        """Where the table stands without these of its last moves."""
        table, last = self.table, self.table.checkpoint
        since = [(ply, move) for ply, move in table.since_checkpoint if ply not in hidden]
        seen = Table.pick_up(self.game, table.setup, last, since, table.ply)
        fresh = tuple(entry for entry in self.fresh if entry.ply not in hidden)
        return Standing(replace(self.stored, table=seen), fresh)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats for which everybody waits."""
        return self.table.held_up_by

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats that still owe an answer for which nobody waits yet."""
        awaited = self.awaited
        return tuple(asked.seat for asked in self.table.pending if asked.seat not in awaited)

    def called_since(self, ply: int) -> tuple[int, ...]:
        """The awaited seats that were not awaited for the same when the log was so long."""
        return tuple(seat for seat in self.awaited if self.table.held_since(seat) > ply)

    def can_take_back(self, seat: int) -> bool:
        """Whether the seat may take its last move back on its own."""
        free = self.table.freedom(seat) in (Freedom.FREE, Freedom.APART)
        return free and not self.given_up

    def needs_consent(self, seat: int) -> bool:
        """Whether the seat may take its last move back only if all agree.

        Once the game is over the seed of the shuffle is known to everybody.
        """
        going_on = not self.given_up and self.table.result is None
        return going_on and self.table.freedom(seat) is Freedom.CONSENT

    def can_start_over(self, seat: int) -> bool:
        """Whether more than one step of the seat's running turn can be taken back."""
        return self.can_take_back(seat) and len(self.own(seat)) > 1

    def own(self, seat: int) -> tuple[ToldEntry, ...]:
        """The seat's moves that nobody else was told of yet."""
        return tuple(entry for entry in self.moved if entry.seat == seat)

    def asked(self, seat: int) -> Decision | None:
        """What the seat is asked now, if anything; nobody is in a game that was given up."""
        return None if self.given_up else self.table.awaited(seat)

    def mark(self, seat: int) -> int:
        """What stands in the ids on a seat's panel and tells its question from any other.

        It changes with what the seat does or is asked, and with nothing that others do in private.
        """
        table = self.table
        return tag_of(table.setup, seat, table.last(seat), content(table.awaited(seat)))

    def is_current(self, seat: int, at: int) -> bool:
        """Whether what was pressed still means what it meant then.

        `at` is the mark of the seat's question; or a ply, as on panels of earlier versions. What
        others did meanwhile may have left the question as it was.
        """
        if at < PLAIN:
            return self.table.asked_since(seat) <= at <= self.ply
        return at == self.mark(seat)

    def publishes(self, seat: int, answer: Answer) -> bool:
        """Whether everything may be told after this answer.

        It is if the answer is the last of the seat's part: others go on, or a new turn begins. Of
        those who choose at the same time it is the last one's; what somebody owed is told by and
        by while another's turn is private. It is tried on a copy as the cards really lie: nobody
        may see it before the answer is given, `may_end` says what can be said before.
        """
        if seat not in self.awaited:
            return not self.private_to(seat)
        state = self.game.clone(self.table.state)
        machine.submit(self.game, state, seat, answer, self.table.pending)
        return self._is_done(seat, state)

    def may_end(self, seat: int, answer: Answer) -> bool:
        """Whether the answer may end the seat's part, as far as the seat can know that.

        It is asked once more then; so it must be the same whatever lies hidden. Where something
        would be revealed on the way, several deals are tried, and it is enough if one ends it.
        """
        return any(self._ends(seat, answer))

    def will_end(self, seat: int, answer: Answer) -> bool:
        """Whether it does so for all that the seat knows, whatever may be revealed."""
        return all(self._ends(seat, answer))

    def _ends(self, seat: int, answer: Answer) -> Iterator[bool]:
        """Whether the answer ends the seat's part, on each of the deals that have to be tried."""
        asked = self.asked(seat)
        if asked is None or seat not in self.awaited:
            yield False
            return
        for number in range(DEALS):
            state = self.game.redeal(self.table.state, seat, Rng(number))
            revealed = state.revealed
            machine.imagine(self.game, state, asked, answer)
            yield self._is_done(seat, state)
            if state.revealed == revealed:
                # Nothing that the seat cannot see had a part in it.
                return

    def _is_done(self, seat: int, state: Any) -> bool:  # noqa: ANN401 - any game's state
        """Whether the seat's part is over in a position that follows from its answer."""
        before = self.table.state
        choosing = machine.open_choices(state)
        if choosing != machine.open_choices(before):
            return True
        if choosing is not None:
            return False
        return seat not in machine.held_up_by(state) or bool(state.turns > before.turns)

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
        """Whose turn follows, where that needs to be said: alone or of two nobody needs it."""
        plain = len(self.players) <= len(("one", "the other"))
        return None if plain else self.game.next_turn(self.table.state)

    def seat_of(self, user_id: int) -> int:
        """Where somebody sits; refused if nowhere here."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        raise NotSeated(self.id)
