"""The one way in which anything at a table changes: one change at a time, kept before told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, replace
from hashlib import blake2b
from typing import TypeAlias
from weakref import WeakValueDictionary

from bot.computer_players.executor import PlanRequest, Thinking, ThinkingBackend, ThreadBackend
from bot.table.habits import answer_of, asked_of, choices_of, habitual, is_open_to_habits
from bot.table.standing import NotSeated, Standing
from bot.table.waste_warnings import warnings_for
from db.errors import EarlierRules
from db.records import By, Origin, Player, PlayerKind
from db.store import Store
from engine.core import machine
from engine.core.decision import Answer, Decision
from engine.core.errors import CannotUndo, IllegalAnswer, NotAwaited, Stale
from engine.core.habit import Habit, Rule
from engine.core.msg import Msg, msg
from engine.core.table import Freedom, Table
from engine.core.waste import Waste


@dataclass(frozen=True, slots=True)
class Actor:
    """Who pressed, in which interaction: the same one may be delivered twice."""

    user_id: int
    interaction_id: str | None = None
    ends_turn: bool = False
    """They have said that their turn shall end with this answer."""

    def part(self, number: int) -> str | None:
        """An id for one of several moves that a single interaction makes."""
        return self.interaction_id and f"{self.interaction_id}.{number}"


class NeedsConfirmation(Exception):
    """This answer may end its giver's turn, or waste something: they are asked once more."""

    def __init__(
        self, answer: Answer, wastes: tuple[Waste, ...] = (), muted: tuple[Msg, ...] = ()
    ) -> None:
        super().__init__()
        self.answer = answer
        self.muted = muted
        """The kinds of warnings that they have just said they do not want."""
        self.wastes = wastes
        """What they are warned of."""


Choose: TypeAlias = Callable[[Decision], Answer]
"""Finds the answer to the decision that is pending."""
Plan: TypeAlias = Callable[[Standing], tuple[str, ...]]
"""Finds the keys to be answered in turn."""


class Tables:
    """All tables, each with a lock: presses queue, none is dropped."""

    def __init__(self, store: Store, mind: ThinkingBackend | None = None) -> None:
        self.store = store
        self.mind = mind or ThreadBackend()
        """Where computer players think."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._mended: set[int] = set()
        """The games that were mended when somebody asked for them; nobody was told of it yet."""

    def lock(self, game_id: int) -> asyncio.Lock:
        """The lock of one table; it is kept for as long as somebody holds or awaits it."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    async def standing(self, game_id: int) -> Standing:
        """Where a game stands; one that does not fit the rules any more is mended before."""
        try:
            stored = await self.store.games.load(game_id)
        except EarlierRules:
            # It was not looked at yet since the rules were changed, or is being mended just now.
            if await self.store.repairs.repair(game_id):
                self._mended.add(game_id)
            stored = await self.store.games.load(game_id)
        if stored.table.ply == stored.record.announced:
            return Standing(stored, ())
        fresh = await self.store.games.log(game_id, stored.record.announced)
        return Standing(stored, tuple(fresh))

    async def answer(
        self, game_id: int, seat: int, choose: Choose, at: int, actor: Actor
    ) -> Standing:
        """Answer for a seat; the last answer of its part makes all of it public.

        Raises `NeedsConfirmation` instead where that may end a turn and `actor` has not said so.
        """
        async with self.lock(game_id):
            standing = await self._checked(game_id, seat, actor)
            asked = _asked(standing, seat)
            _check_current(standing, seat, at)
            return await self._play(standing, seat, choose(asked), actor)

    async def answer_all(self, game_id: int, seat: int, plan: Plan, actor: Actor) -> Standing:
        """Give several answers one after the other, as a headline move does."""
        async with self.lock(game_id):
            standing = await self._checked(game_id, seat, actor)
            for number, key in enumerate(plan(standing)):
                part = replace(actor, interaction_id=actor.part(number))
                standing = await self._play(standing, seat, (key,), part, by_habit=False)
            return await self._gone_on(standing) if is_open_to_habits(standing) else standing

    async def always(self, game_id: int, seat: int, choice: str, at: int, actor: Actor) -> Standing:
        """Answer a question for good: now, and whenever it is asked at this table again."""
        async with self.lock(game_id):
            standing = await self._checked(game_id, seat, actor)
            asked = asked_of(standing, seat)
            _asked(standing, seat)
            _check_current(standing, seat, at)
            if asked is None or choice not in choices_of(standing, asked):
                raise IllegalAnswer(msg("error-no-such-option", key=choice))
            rule = asked.habit.rule_with(choice)
            await self.store.habits.set(game_id, asked.user_id, asked.habit.name, " ".join(rule))
            answer = answer_of(standing, asked, rule)
            assert answer is not None  # noqa: S101 - it is one of those that fit
            return await self._play(standing, seat, answer, actor)

    async def set_habit(
        self, game_id: int, actor: Actor, habit: Habit, rule: Rule | None
    ) -> Standing:
        """Let somebody always do this at a table from now on; None: let them be asked."""
        async with self.lock(game_id):
            standing = await self.standing(game_id)
            standing.seat_of(actor.user_id)
            if rule is None:
                await self.store.habits.clear(game_id, actor.user_id, habit.name)
                return standing
            await self.store.habits.set(game_id, actor.user_id, habit.name, " ".join(rule))
            return await self._gone_on(standing)

    async def undo(self, game_id: int, seat: int, at: int, actor: Actor) -> Standing:
        """Take the seat's last step back."""
        async with self.lock(game_id):
            standing = await self._checked(game_id, seat, actor)
            if not standing.can_take_back(seat):
                raise _cannot_undo(standing, seat)
            _check_current(standing, seat, at)
            await self._undo(game_id, seat, standing.ply, actor)
            return await self._undone(standing, seat)

    async def undo_agreed(self, standing: Standing, seat: int, poll: int, user: int) -> Standing:
        """Take the seat's last step back and all since, as all have agreed; its lock must be held.

        Nobody is answered for until the one whose step it was has answered anew: else what was
        taken back would be done again at once.
        """
        hand = Origin(By.PERSON, user)
        await self.store.moves.undo(
            standing.id, seat, standing.ply, f"poll.{poll}", agreed=True, poll=poll, hand=hand
        )
        after = await self.standing(standing.id)
        return after if after.asked(seat) else await self._gone_on(after)

    async def start_over(self, game_id: int, seat: int, at: int, actor: Actor) -> Standing:
        """Take back what the seat did in its running turn, as far as that is free."""
        async with self.lock(game_id):
            standing = await self._checked(game_id, seat, actor)
            _check_current(standing, seat, at)
            steps = 0
            while standing.own(seat) and standing.can_take_back(seat):
                part = replace(actor, interaction_id=actor.part(steps))
                await self._undo(game_id, seat, standing.ply, part)
                standing = await self.standing(game_id)
                steps += 1
            if not steps:
                raise _cannot_undo(standing, seat)
            return standing

    async def mend(self, game_id: int) -> bool:
        """Let a game go on that does not fit the rules any more; whether it needed that.

        Somebody may have asked for it before, so that it was mended then.
        """
        async with self.lock(game_id):
            mended = await self.store.repairs.repair(game_id) or game_id in self._mended
            self._mended.discard(game_id)
            return mended

    async def go_on(self, game_id: int) -> Standing:
        """Let the computer players play if they are awaited, as after a restart."""
        async with self.lock(game_id):
            return await self.gone_on(game_id)

    async def stand_in(
        self, game_id: int, seat: int, level: PlayerKind | None, actor: Actor
    ) -> tuple[Standing, bool]:
        """Let a computer player answer for whoever sits there and asks for it, or no longer.

        A turn that they have begun is finished by it. The table then, and whether that is news.
        """
        async with self.lock(game_id):
            before = await self._checked(game_id, seat, actor)
            await self.store.seats.set_stand_in(game_id, seat, level, asked=True)
            return await self.gone_on(game_id), before.players[seat].stand_in != level

    async def gone_on(self, game_id: int) -> Standing:
        """The table after its computer players have done what they can; its lock must be held.

        What people always answer is answered as well.
        """
        return await self._gone_on(await self.standing(game_id))

    async def _gone_on(self, standing: Standing) -> Standing:
        while not standing.given_up:
            if standing.awaits_computer and not standing.computers_wait:
                await self._computers(standing.id)
                standing = await self.standing(standing.id)
            elif (habit := await habitual(self.store, standing)) is not None:
                standing = await self._by_habit(standing, *habit)
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
        """Keep an answer, and let the computer players go on if it ended the seat's part."""
        public = standing.publishes(seat, answer)
        if standing.has_turn(seat) and not actor.ends_turn:
            wastes = await warnings_for(self.store, standing, seat, answer)
            ends = not standing.says_end(seat, answer) and standing.may_end(seat, answer)
            if wastes or ends:
                raise NeedsConfirmation(answer, wastes)
        hand = Origin(By.PERSON, actor.user_id)
        interaction = actor.interaction_id
        played = await self.store.moves.play(
            standing.id, seat, answer, standing.ply, interaction, hand=hand, public=public
        )
        after = standing.after(played) or await self.standing(standing.id)
        if (public and after.awaits_computer) or (by_habit and is_open_to_habits(after)):
            return await self._gone_on(after)
        return after

    async def _by_habit(self, standing: Standing, seat: int, answer: Answer) -> Standing:
        """Give the answer that somebody always gives, as if they had."""
        hand = Origin(By.HABIT, standing.players[seat].user_id)
        public = standing.publishes(seat, answer)
        played = await self.store.moves.play(
            standing.id, seat, answer, standing.ply, hand=hand, public=public
        )
        return standing.after(played) or await self.standing(standing.id)

    async def _undo(self, game_id: int, seat: int, at: int, actor: Actor) -> None:
        hand = Origin(By.PERSON, actor.user_id)
        await self.store.moves.undo(game_id, seat, at, actor.interaction_id, hand=hand)

    async def _undone(self, before: Standing, seat: int) -> Standing:
        """After an undo: taking back what the channel was told is told as well."""
        after = await self.standing(before.id)
        if before.own(seat) or after.moved:
            return after
        await self.store.posts.announce(before.id, after.ply)
        return await self.standing(before.id)

    async def _computers(self, game_id: int) -> None:
        """Computer players answer until none of them is awaited."""
        stored = await self.store.games.load(game_id)
        table, players, thinking = stored.table, stored.players, Thinking(self.mind)
        while asked := next((each for each in table.pending if players[each.seat].computer), None):
            player = players[asked.seat]
            level = player.computer or player.kind
            answer = await thinking.answer(PlanRequest(level, table, asked, _luck(table)))
            hand = _hand_of(player)
            public = machine.open_choices(table.state) is None or _joined(table, asked.seat, answer)
            played = await self.store.moves.play(
                game_id, asked.seat, answer, table.ply, hand=hand, public=public
            )
            assert played.table is not None  # noqa: S101 - it was played just now, not repeated
            table = played.table


def _hand_of(player: Player) -> Origin:
    """Name who answers for a seat; a stand-in that somebody asked for does so in their name."""
    if player.user_id is None:
        return Origin(By.COMPUTER)
    return Origin(By.STAND_IN, player.user_id if player.stand_in_asked else None)


def _check_current(standing: Standing, seat: int, at: int) -> None:
    if not standing.is_current(seat, at):
        raise Stale(at, standing.ply)


def _cannot_undo(standing: Standing, seat: int) -> CannotUndo:
    """Why a seat takes nothing back on its own."""
    if standing.given_up or standing.table.result is not None:
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
    """Whether all have chosen with this answer, who choose at the same time."""
    state = table.game.clone(table.state)
    machine.submit(table.game, state, seat, answer, table.pending)
    return machine.open_choices(state) != machine.open_choices(table.state)


def _luck(table: Table) -> int:
    """What decides between equal answers of a computer player; the same if it is asked again."""
    text = b"%d:%d" % (table.setup.seed, table.ply)
    return int.from_bytes(blake2b(text, digest_size=16).digest(), "big")
