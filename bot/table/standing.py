"""The standing of a game: its position, the players to move, and the moves still private."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator
from dataclasses import dataclass, replace
from typing import Any

from bot.table.state_tags import PLAIN, content, tag_of
from db.records import AnswerOrigin, AppendResult, GameRecord, Player, StoredGame, ToldEntry
from db.schema import GameState
from engine.core import machine
from engine.core.decision import Answer, Decision, Nature, Pick, keys_of
from engine.core.errors import Refused
from engine.core.game import AnyGame
from engine.core.msg import Msg, msg
from engine.core.rng import Rng
from engine.core.table import Freedom, Table

UNASKED = (AnswerOrigin.DOMINANT,)
"""The origins of answers that belong to the step before them."""
DEALS = 24
"""The most deals of the hidden cards tried to see whether an answer may end a turn."""
SAMPLED = 2
"""The deals tried to see what is asked after an answer."""
CHASED = 4
"""The most questions in a row that are answered for a player before one is really asked."""


class NotSeated(Refused):
    """The user does not play at this table, or not in that seat."""

    def __init__(self, game_id: int) -> None:
        super().__init__(msg("bot-error-not-seated", game=game_id))


@dataclass(frozen=True, slots=True)
class Standing:
    """A stored game, with the log entries that its channel has not been told about."""

    stored: StoredGame
    unannounced: tuple[ToldEntry, ...]
    """The log entries since the last post."""

    @property
    def id(self) -> int:
        """The number of the game."""
        return self.stored.record.id

    @property
    def record(self) -> GameRecord:
        """The game's record in the database."""
        return self.stored.record

    @property
    def players(self) -> tuple[Player, ...]:
        """The players, in seat order."""
        return self.stored.players

    @property
    def table(self) -> Table:
        """The position and its open decisions."""
        return self.stored.table

    @property
    def game(self) -> AnyGame:
        """The game that is played."""
        return self.table.game

    @property
    def ply(self) -> int:
        """The number of entries in the log."""
        return self.table.ply

    @property
    def ended_early(self) -> bool:
        """True if the game ended early."""
        return self.record.state is GameState.ENDED

    @property
    def private_moves(self) -> tuple[ToldEntry, ...]:
        """The moves of the current turn that are still private."""
        return tuple(
            entry for entry in self.unannounced if entry.kind == "move" and entry.undone_by is None
        )

    def after(self, played: AppendResult) -> Standing | None:
        """Return the standing after a move, or None if that move was a duplicate."""
        if played.table is None or played.record is None or played.told is None:
            return None
        public = played.record.announced == played.record.ply
        fresh = () if public else (*self.unannounced, played.told)
        return Standing(replace(self.stored, record=played.record, table=played.table), fresh)

    @property
    def awaits_computer(self) -> bool:
        """True if a computer player has an open question."""
        return any(self.players[asked.seat].computer for asked in self.table.pending)

    @property
    def computers_wait(self) -> bool:
        """True if computer players hold back although they have a question to answer.

        Their moves would make a person's private turn public; or all the people at the table are
        away, and nobody would be left to play with.
        """
        people = [player for player in self.players if player.user_id is not None]
        away = bool(people) and all(player.computer for player in people)
        private = any(
            entry.seat in self.awaited and not self.players[entry.seat].computer
            for entry in self.private_moves
        )
        return away or (private and not self._at_once)

    def private_to(self, seat: int | None) -> tuple[ToldEntry, ...]:
        """Return other seats' moves that are still hidden from this seat or, for None, a spectator.

        A turn in progress is private, and so is a simultaneous choice. An owed answer is not: it is
        complete as soon as it is given, whoever's turn it is.
        """
        open_ones = range(len(self.players)) if self._at_once else self.awaited
        return tuple(
            entry for entry in self.private_moves if entry.seat != seat and entry.seat in open_ones
        )

    @property
    def _at_once(self) -> bool:
        """True while several seats choose simultaneously without seeing each other's choices."""
        return machine.stack_below_together(self.table.state) is not None

    def seen_by(self, seat: int | None) -> Standing:
        """Return the standing as a seat or a spectator sees it, without moves hidden from them."""
        hidden = {entry.ply for entry in self.private_to(seat)}
        return self._without(hidden) if hidden else self

    def _without(self, hidden: set[int]) -> Standing:
        """Return the standing without these of its last moves."""
        table, last = self.table, self.table.checkpoint
        since = [(ply, move) for ply, move in table.since_checkpoint if ply not in hidden]
        seen = Table.pick_up(self.game, table.setup, last, since, table.ply)
        fresh = tuple(entry for entry in self.unannounced if entry.ply not in hidden)
        return Standing(replace(self.stored, table=seen), fresh)

    @property
    def awaited(self) -> tuple[int, ...]:
        """The seats that everyone is waiting for."""
        return self.table.held_up_by

    @property
    def owing(self) -> tuple[int, ...]:
        """The seats with a question to answer that nobody is waiting for yet."""
        awaited = self.awaited
        return tuple(asked.seat for asked in self.table.pending if asked.seat not in awaited)

    def called_since(self, ply: int) -> tuple[int, ...]:
        """Return the seats to move whose wait began after this ply."""
        return tuple(seat for seat in self.awaited if self.table.held_since(seat) > ply)

    def can_take_back(self, seat: int) -> bool:
        """Return whether the seat may undo its last move on its own."""
        free = self.table.freedom(seat) in (Freedom.FREE, Freedom.APART)
        return free and not self.ended_early

    def needs_consent(self, seat: int) -> bool:
        """Return whether the seat may undo its last move only if all agree.

        Nothing can be undone once the game is over, as everyone then knows the shuffle's seed.
        """
        going_on = not self.ended_early and self.table.result is None
        return going_on and self.table.freedom(seat) is Freedom.CONSENT

    def is_untouched(self, seat: int) -> bool:
        """Return whether the seat has ended its turn, revealing nothing, and nobody acted since."""
        table = self.table
        if self.has_turn(seat) or not table.last(seat):
            return False
        last = table.last(seat)
        newest = last == max(map(table.last, range(len(self.players))))
        return newest and not table.revealed_after(last - 1)

    def own_steps(self, seat: int) -> int:
        """Return the number of steps in the seat's current turn that it may undo on its own.

        They are private, unless an agreed undo has reopened a turn that had ended.
        """
        if not self.can_take_back(seat):
            return 0
        reopened = self.table.free_steps(seat) if self.has_turn(seat) else 0
        return max(reopened, len(self.private_moves_of(seat)))

    def can_start_over(self, seat: int) -> bool:
        """Return whether more than one step of the seat's current turn can be undone."""
        unasked = sum(each.by in UNASKED for each in self.private_moves_of(seat))
        return self.own_steps(seat) - unasked > 1

    def private_moves_of(self, seat: int) -> tuple[ToldEntry, ...]:
        """Return the seat's moves that are still private."""
        return tuple(entry for entry in self.private_moves if entry.seat == seat)

    def asked(self, seat: int) -> Decision | None:
        """Return the seat's open question, if any; there is none in a game that ended early."""
        return None if self.ended_early else self.table.awaited(seat)

    def position_asked(self, seat: int) -> Any:  # noqa: ANN401 - any game's state
        """Return the position in which the places of the seat's question are chosen."""
        posed = self.table.posed(seat)
        return self.table.state if posed is None else posed.state

    def mark(self, seat: int) -> int:
        """Return the mark of the seat's question, written in the custom IDs of its panel.

        It changes when the seat acts or its question changes, not when others act in private.
        """
        table = self.table
        return tag_of(table.setup, seat, table.last(seat), content(table.awaited(seat)))

    def is_current(self, seat: int, at: int) -> bool:
        """Return whether a press still means what it meant when its button was made.

        `at` is the mark of the seat's question; or a ply, as on panels of earlier versions. The
        moves of others may have left the question unchanged.
        """
        if at < PLAIN:
            return self.table.asked_since(seat) <= at <= self.ply
        return at == self.mark(seat)

    def publishes(self, seat: int, answer: Answer) -> bool:
        """Return whether everything becomes public after this answer.

        It does if the answer is the last of the seat's part, so that others go on or a new turn
        begins. In a simultaneous choice, only the last seat's answer has that effect; an owed
        answer has to wait if another seat's turn is still private. The answer is tried on a copy
        with the actual cards, so players must not learn the result before they answer; `may_end`
        tells what they may know.
        """
        if seat not in self.awaited:
            return not self.private_to(seat)
        state = self.game.clone(self.table.state)
        machine.submit(self.game, state, seat, answer, self.table.pending)
        return self._is_done(seat, state)

    def may_end(self, seat: int, answer: Answer) -> bool:
        """Return whether the answer may end the seat's part, as far as the seat can know.

        The player is then asked to confirm, so the result must not depend on hidden information. If
        something would be revealed on the way, several deals are tried, and one that ends it is
        enough.
        """
        return any(self._ends(seat, answer))

    def will_end(self, seat: int, answer: Answer) -> bool:
        """Return whether the answer ends the seat's part whatever may be revealed."""
        return all(self._ends(seat, answer))

    def _ends(self, seat: int, answer: Answer) -> Iterator[bool]:
        """Yield whether the answer ends the seat's part, for each deal that has to be tried."""
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
                # Nothing hidden from the seat played a part in it.
                return

    def _is_done(self, seat: int, state: Any) -> bool:  # noqa: ANN401 - any game's state
        """Return whether the seat's part is over in the position after its answer."""
        before = self.table.state
        choosing = machine.stack_below_together(state)
        if choosing != machine.stack_below_together(before):
            return True
        if choosing is not None:
            return False
        return seat not in machine.held_up_by(state) or bool(state.turns > before.turns)

    def says_end(self, seat: int, answer: Answer) -> bool:
        """Return whether the answer itself says that it ends the turn."""
        asked = self.asked(seat)
        if not isinstance(asked, Pick):
            return False
        return any(asked.by_key[key].nature is Nature.END for key in keys_of(answer))

    def ending(self, seat: int) -> frozenset[str]:
        """Return the keys of the options that do something and certainly end the turn with it."""
        asked = self.asked(seat)
        if not isinstance(asked, Pick) or asked.most > 1 or not self.has_turn(seat):
            return frozenset()
        acts = [each for each in asked.options if each.nature is not Nature.END]
        # Even one after which the same is asked again ends it if nothing is left to be asked then.
        return frozenset(each.key for each in acts if self.will_end(seat, (each.key,)))

    def follows(self, seat: int, answer: Answer) -> frozenset[Msg]:
        """Return what the seat may be asked next in its part; empty if that part is over."""
        asked, found = self.asked(seat), set[Msg]()
        if asked is None:
            return frozenset()
        for number in range(SAMPLED):
            state = self.game.redeal(self.table.state, seat, Rng(number))
            revealed = state.revealed
            machine.imagine(self.game, state, asked, answer)
            found.update(self._asked_next(seat, state))
            if state.revealed == revealed:
                break
        return frozenset(found)

    def pauses(self, seat: int, answer: Answer) -> bool:
        """Return whether an answer that ends the seat's part leaves the turn with the seat.

        Others then choose something before it goes on.
        """
        asked = self.asked(seat)
        if asked is None:
            return False
        state = self.game.redeal(self.table.state, seat, Rng(0))
        machine.imagine(self.game, state, asked, answer)
        on_turn = self.game.turn_of(state) == seat and state.turns == self.table.state.turns
        return on_turn and self.game.result(state) is None

    def _asked_next(self, seat: int, state: Any) -> Iterator[Msg]:  # noqa: ANN401 - any game's state
        """Yield the next question that needs the seat itself, if its part goes on so far."""
        for _ in range(CHASED):
            pending = () if self._is_done(seat, state) else machine.pending(state, self.game)
            asked = next((each for each in pending if each.seat == seat), None)
            if asked is None:
                return
            answer = machine.dominant(state, asked)
            if answer is None:
                yield asked.prompt
                return
            machine.imagine(self.game, state, asked, answer)

    def committing(
        self,
        seat: int,
        ending: Iterable[str] | None = None,
        unwarned: Container[str] = (),
    ) -> frozenset[str]:
        """Return those of the options `ending` the turn that are not asked about again.

        Left out is what would reveal or waste something on the way, except kinds of waste that the
        player is `unwarned` of, and what ends the game, as it cannot be undone.
        """
        asked, last = self.asked(seat), self.ending(seat) if ending is None else ending
        if asked is None:
            return frozenset()
        return frozenset(key for key in last if self._commits(asked, (key,), unwarned))

    def _commits(self, asked: Decision, answer: Answer, unwarned: Container[str]) -> bool:
        state = self.game.redeal(self.table.state, asked.seat, Rng(0))
        revealed = state.revealed
        machine.imagine(self.game, state, asked, answer)
        if state.revealed != revealed or self.game.result(state) is not None:
            return False
        wasted = self.game.wasted(self.table.state, asked, answer)
        warned = any(waste.kind not in unwarned for waste in wasted)
        return self._is_done(asked.seat, state) and not warned

    def has_turn(self, seat: int) -> bool:
        """Return whether it is the seat's own turn, not another's in which it is merely asked."""
        return self.game.turn_of(self.table.state) == seat

    @property
    def next_turn(self) -> int | None:
        """The seat whose turn comes next; None with one or two players, where that is obvious."""
        plain = len(self.players) <= len(("one", "the other"))
        return None if plain else self.game.next_turn(self.table.state)

    def seat_of(self, user_id: int) -> int:
        """Return the user's seat; refuse anyone who does not play here."""
        for seat, player in enumerate(self.players):
            if player.user_id == user_id:
                return seat
        raise NotSeated(self.id)
