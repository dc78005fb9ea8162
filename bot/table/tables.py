"""The only place where running games change: one change at a time, stored before it is shown."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot.computer_players.executor import PlanRequest, Thinking, ThinkingBackend, ThreadBackend
from bot.table.dominance import dominant_answer, unasked_since
from bot.table.habits import answer_of, choices_of, habit_question_for, habitual, is_open_to_habits
from bot.table.standing import NotSeated, Standing
from bot.table.waste_warnings import warnings_for
from db.errors import EarlierRules
from db.records import AnswerOrigin, EntryOrigin, Player, PlayerKind
from db.store import Store
from engine.core import machine
from engine.core.aids.habit import Habit, StandingAnswer
from engine.core.aids.waste import Waste
from engine.core.decision import Answer, Decision
from engine.core.errors import CannotUndo, IllegalAnswer, NotAwaited, Stale
from engine.core.msg import Msg, msg
from engine.core.table import Freedom, Table


@dataclass(frozen=True, slots=True)
class Actor:
    """The acting user and the interaction, which may be delivered twice."""

    user_id: int
    interaction_id: str | None = None
    ends_turn: bool = False
    """True if the user has confirmed that the answer ends their turn."""

    def move_id(self, number: int) -> str | None:
        """Return an ID for one of several moves made by a single interaction."""
        return self.interaction_id and f"{self.interaction_id}.{number}"


class NeedsConfirmation(Exception):
    """An answer has to be confirmed first, as it may end the turn or waste something."""

    def __init__(
        self, answer: Answer, wastes: tuple[Waste, ...] = (), muted: tuple[Msg, ...] = ()
    ) -> None:
        super().__init__()
        self.answer = answer
        self.muted = muted
        """The kinds of warnings that the player has just turned off."""
        self.wastes = wastes
        """The resources that would be wasted."""


Choose: TypeAlias = Callable[[Decision], Answer]
"""A function that finds the answer to the open decision."""
Plan: TypeAlias = Callable[[Standing], tuple[str, ...]]
"""A function that finds the keys to answer with, one after the other."""


class Tables:
    """The running games, each with a lock, so that presses are queued and none is lost."""

    def __init__(self, store: Store, mind: ThinkingBackend | None = None) -> None:
        self.store = store
        self.thinking = mind or ThreadBackend()
        """The backend in which computer players think."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._repaired: set[int] = set()
        """The games repaired when someone opened them, not yet announced."""

    def lock(self, game_id: int) -> asyncio.Lock:
        """Return the lock of one table; it exists for as long as someone holds or awaits it."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def standing(self, game_id: int) -> Standing:
        """Return the standing of a game, after repairing it if it no longer fits the rules."""
        try:
            stored = await self.store.games.load(game_id)
        except EarlierRules:
            # It has not been checked since the rules changed, or is being repaired right now.
            if await self.store.repairs.repair(game_id):
                self._repaired.add(game_id)
            stored = await self.store.games.load(game_id)
        if stored.table.ply == stored.record.announced:
            return Standing(stored, ())
        fresh = await self.store.games.log(game_id, stored.record.announced)
        return Standing(stored, tuple(fresh))

    async def answer(
        self, game_id: int, seat: int, choose: Choose, at: int, actor: Actor
    ) -> Standing:
        """Answer for a seat; the last answer of its part makes the whole part public.

        Raises `NeedsConfirmation` if that may end the turn and `actor` has not confirmed it.
        """
        async with self.lock(game_id):
            standing = await self._checked(game_id, seat, actor)
            asked = _asked(standing, seat)
            _check_current(standing, seat, at)
            return await self._play(standing, seat, choose(asked), actor)

    async def answer_all(self, game_id: int, seat: int, plan: Plan, actor: Actor) -> Standing:
        """Give several answers one after the other, as a move command does."""
        async with self.lock(game_id):
            standing = await self._checked(game_id, seat, actor)
            for number, key in enumerate(plan(standing)):
                part = _part(actor, number)
                standing = await self._play(standing, seat, (key,), part, by_habit=False)
            return await self._gone_on(standing)

    async def answer_always(
        self, game_id: int, seat: int, choice: str, at: int, actor: Actor
    ) -> Standing:
        """Answer a question now and, automatically, whenever it is asked again in this game."""
        async with self.lock(game_id):
            standing = await self._checked(game_id, seat, actor)
            asked = habit_question_for(standing, seat)
            _asked(standing, seat)
            _check_current(standing, seat, at)
            if asked is None or choice not in choices_of(standing, asked):
                raise IllegalAnswer(msg("error-no-such-option", key=choice))
            rule = asked.habit.rule_with(choice)
            await self.store.habits.set(game_id, asked.user_id, asked.habit.name, " ".join(rule))
            answer = answer_of(standing, asked, rule)
            assert answer is not None  # noqa: S101 - it is among the choices that fit
            return await self._play(standing, seat, answer, actor)

    async def set_habit(
        self, game_id: int, actor: Actor, habit: Habit, rule: StandingAnswer | None
    ) -> Standing:
        """Set a user's rule for automatic answers in a game; None removes it."""
        async with self.lock(game_id):
            standing = await self.standing(game_id)
            standing.seat_of(actor.user_id)
            if rule is None:
                await self.store.habits.clear(game_id, actor.user_id, habit.name)
                return standing
            await self.store.habits.set(game_id, actor.user_id, habit.name, " ".join(rule))
            return await self._gone_on(standing)

    async def undo(self, game_id: int, seat: int, at: int, actor: Actor) -> Standing:
        """Undo the seat's last step; if it ended the turn, as long as nobody has acted since."""
        async with self.lock(game_id):
            standing = await self._checked(game_id, seat, actor)
            if standing.needs_consent(seat) and standing.is_untouched(seat):
                _check_current(standing, seat, at)
                return await self._reopen(standing, seat, actor)
            if not standing.can_take_back(seat):
                raise _cannot_undo(standing, seat)
            _check_current(standing, seat, at)
            before = standing
            # What was answered without asking goes with the step that led to it.
            while steps := unasked_since(standing, seat):
                await self._undo(game_id, seat, standing.ply, _part(actor, -steps))
                standing = await self.standing(game_id)
            if standing is before or standing.can_take_back(seat):
                await self._undo(game_id, seat, standing.ply, actor)
            return await self._undone(before, seat)

    async def undo_agreed(self, standing: Standing, seat: int, poll: int, user: int) -> Standing:
        """Undo the seat's last step and all moves since, as all have agreed; its lock must be held.

        No automatic answers are given until the player has answered again: otherwise what was
        undone would be done again at once.
        """
        hand = EntryOrigin(AnswerOrigin.PERSON, user)
        await self.store.moves.undo(
            standing.id, seat, standing.ply, f"poll.{poll}", agreed=True, poll=poll, hand=hand
        )
        after = await self.standing(standing.id)
        return after if after.asked(seat) else await self._gone_on(after)

    async def start_over(self, game_id: int, seat: int, at: int, actor: Actor) -> Standing:
        """Undo the seat's steps in its current turn, as far as nobody else has to agree."""
        async with self.lock(game_id):
            standing = await self._checked(game_id, seat, actor)
            _check_current(standing, seat, at)
            steps = 0
            while standing.own_steps(seat):
                await self._undo(game_id, seat, standing.ply, _part(actor, steps))
                standing = await self.standing(game_id)
                steps += 1
            if not steps:
                raise _cannot_undo(standing, seat)
            return standing

    async def repair_if_needed(self, game_id: int) -> bool:
        """Repair a game that no longer fits the rules; return whether that was necessary.

        It counts as necessary even if it was done earlier, when someone opened the game.
        """
        async with self.lock(game_id):
            mended = await self.store.repairs.repair(game_id) or game_id in self._repaired
            self._repaired.discard(game_id)
            return mended

    async def resume_computer_players(self, game_id: int) -> Standing:
        """Let the computer players move if it is their turn, as after a restart."""
        async with self.lock(game_id):
            return await self.run_computer_players(game_id)

    async def stand_in(
        self, game_id: int, seat: int, level: PlayerKind | None, actor: Actor
    ) -> tuple[Standing, bool]:
        """Let a computer player of this level stand in for a player who asks; None ends that.

        A turn that the player has begun is finished for them. Returns the standing, and whether
        anything changed.
        """
        async with self.lock(game_id):
            before = await self._checked(game_id, seat, actor)
            await self.store.seats.set_stand_in(game_id, seat, level, asked=True)
            return await self.run_computer_players(game_id), before.players[seat].stand_in != level

    async def run_computer_players(self, game_id: int) -> Standing:
        """Return the standing after all possible moves of computer players; its lock must be held.

        People's automatic answers are given as well.
        """
        return await self._gone_on(await self.standing(game_id))

    async def _gone_on(self, standing: Standing) -> Standing:
        while not standing.ended_early:
            if standing.awaits_computer and not standing.computers_wait:
                await self._computers(standing.id)
                standing = await self.standing(standing.id)
            elif (dominant := dominant_answer(standing)) is not None:
                standing = await self._unasked(standing, *dominant, AnswerOrigin.DOMINANT)
            elif (habit := await habitual(self.store, standing)) is not None:
                standing = await self._unasked(standing, *habit, AnswerOrigin.HABIT)
            else:
                break
        return standing

    async def _checked(self, game_id: int, seat: int, actor: Actor) -> Standing:
        standing = await self.standing(game_id)
        if standing.seat_of(actor.user_id) != seat:
            raise NotSeated(game_id)
        return standing

    async def _play(
        self,
        standing: Standing,
        seat: int,
        answer: Answer,
        actor: Actor,
        *,
        by_habit: bool = True,
    ) -> Standing:
        """Store an answer, and let the computer players move if it ended the seat's part."""
        public = standing.publishes(seat, answer)
        if standing.has_turn(seat) and not actor.ends_turn:
            wastes = await warnings_for(self.store, standing, seat, answer)
            ends = not standing.says_end(seat, answer) and standing.may_end(seat, answer)
            if wastes or ends:
                raise NeedsConfirmation(answer, wastes)
        hand = EntryOrigin(AnswerOrigin.PERSON, actor.user_id)
        interaction = actor.interaction_id
        played = await self.store.moves.play(
            standing.id, seat, answer, standing.ply, interaction, hand=hand, public=public
        )
        after = standing.after(played) or await self.standing(standing.id)
        goes_on = is_open_to_habits(after) or dominant_answer(after) is not None
        if (public and after.awaits_computer) or (by_habit and goes_on):
            return await self._gone_on(after)
        return after

    async def _unasked(
        self, standing: Standing, seat: int, answer: Answer, origin: AnswerOrigin
    ) -> Standing:
        """Give an answer in a person's name that they are not asked for."""
        hand = EntryOrigin(origin, standing.players[seat].user_id)
        public = standing.publishes(seat, answer)
        played = await self.store.moves.play(
            standing.id, seat, answer, standing.ply, hand=hand, public=public
        )
        return standing.after(played) or await self.standing(standing.id)

    async def _undo(self, game_id: int, seat: int, at: int, actor: Actor) -> None:
        hand = EntryOrigin(AnswerOrigin.PERSON, actor.user_id)
        await self.store.moves.undo(game_id, seat, at, actor.interaction_id, hand=hand)

    async def _reopen(self, standing: Standing, seat: int, actor: Actor) -> Standing:
        """Undo the last answer of a turn that is over, as nobody has acted since."""
        hand = EntryOrigin(AnswerOrigin.PERSON, actor.user_id)
        interaction = actor.interaction_id
        await self.store.moves.undo(
            standing.id, seat, standing.ply, interaction, agreed=True, asked=False, hand=hand
        )
        return await self.standing(standing.id)

    async def _undone(self, before: Standing, seat: int) -> Standing:
        """Return the standing after an undo; undoing public moves is public, too.

        In a turn that an agreed undo has reopened, the others are told when it ends again.
        """
        after = await self.standing(before.id)
        same_turn = before.table.state.turns == after.table.state.turns
        reopened = same_turn and before.has_turn(seat) and after.has_turn(seat)
        if before.private_moves_of(seat) or after.private_moves or reopened:
            return after
        await self.store.posts.mark_public(before.id, after.ply)
        return await self.standing(before.id)

    async def _computers(self, game_id: int) -> None:
        """Let computer players answer until none of them has a question."""
        stored = await self.store.games.load(game_id)
        table, players, thinking = stored.table, stored.players, Thinking(self.thinking)
        while asked := next((each for each in table.pending if players[each.seat].computer), None):
            player = players[asked.seat]
            level = player.computer or player.kind
            answer = await thinking.answer(PlanRequest(level, table, asked, _luck(table)))
            hand = _hand_of(player)
            public = machine.stack_below_together(table.state) is None or _joined(
                table, asked.seat, answer
            )
            played = await self.store.moves.play(
                game_id, asked.seat, answer, table.ply, hand=hand, public=public
            )
            assert played.table is not None  # noqa: S101 - it was just played, not repeated
            table = played.table


def _part(actor: Actor, number: int) -> Actor:
    """Return the actor of one of several moves made by a single interaction."""
    return replace(actor, interaction_id=actor.move_id(number))


def _hand_of(player: Player) -> EntryOrigin:
    """Return the origin of a seat's answers.

    A stand-in acts in its player's name only if the player asked for it.
    """
    if player.user_id is None:
        return EntryOrigin(AnswerOrigin.COMPUTER)
    return EntryOrigin(AnswerOrigin.STAND_IN, player.user_id if player.stand_in_asked else None)


def _check_current(standing: Standing, seat: int, at: int) -> None:
    if not standing.is_current(seat, at):
        raise Stale(at, standing.ply)


def _cannot_undo(standing: Standing, seat: int) -> CannotUndo:
    """Return the reason why a seat cannot undo on its own."""
    if standing.ended_early or standing.table.result is not None:
        return CannotUndo(msg("error-game-over"))
    nothing = standing.table.freedom(seat) is Freedom.NOTHING
    return CannotUndo(msg("error-nothing-to-undo" if nothing else "bot-error-cannot-take-back"))


def _asked(standing: Standing, seat: int) -> Decision:
    asked = standing.table.awaited(seat)
    if asked is None:
        over = standing.table.result is not None
        raise NotAwaited(msg("error-game-over" if over else "error-not-awaited"))
    return asked


def _joined(table: Table, seat: int, answer: Answer) -> bool:
    """Return whether this answer completes a simultaneous choice."""
    state = table.game.clone(table.state)
    machine.submit(table.game, state, seat, answer, table.pending)
    return machine.stack_below_together(state) != machine.stack_below_together(table.state)


def _luck(table: Table) -> int:
    """Return the seed that breaks ties for a computer player; the same if it is asked again."""
    text = b"%d:%d" % (table.setup.seed, table.ply)
    return int.from_bytes(blake2b(text, digest_size=16).digest(), "big")
