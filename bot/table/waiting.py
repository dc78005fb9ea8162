"""Whom a game waits for, how much time they have, and when they are reminded next."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bot.preferences.user import UserSettings, user_settings
from bot.table.standing import Standing
from bot.timing.escalation import ReminderPolicy, following
from bot.timing.time_control import Absences, RunningClock, Times, pace_of, time_words
from db.messaging.waits import Wait, Waiting
from db.records import GameRecord
from db.schema import GameState
from db.store import Store
from engine.core.errors import FathomError
from engine.core.msg import Msg
from engine.core.table import Table


@dataclass(frozen=True, slots=True)
class Calls:
    """Whom a game waits for from now on."""

    waiting: Waiting
    times: Times
    changed: bool
    """Whether that is not what was noted last."""

    @property
    def due(self) -> tuple[int, ...]:
        """Who has still to be called: each once for a wait, whatever is told meanwhile."""
        return tuple(wait.user_id for wait in self.waiting.held if not wait.called)

    def with_actor(self, user_id: int | None) -> Calls:
        """The same while somebody acts: they are there, and need not be called."""
        if user_id not in self.due:
            return self
        held = tuple(
            replace(wait, called=wait.called or wait.user_id == user_id)
            for wait in self.waiting.held
        )
        return replace(self, waiting=replace(self.waiting, held=held), changed=True)


async def calls_of(store: Store, standing: Standing) -> Calls:
    """Whom a game waits for, with what it means for the clocks that others have answered."""
    before = {wait.key: wait for wait in await store.waits.of_game(standing.id)}
    called = _called(standing, store.now())
    kept = {key: before.get(key, wait) for key, wait in called.items()}
    over = [wait for key, wait in before.items() if key not in kept]
    clocks = await _Clocks.of(store, standing.record)
    for wait in over:
        # Whoever took a seat over has a clock of their own.
        if standing.players[wait.seat].user_id == wait.user_id:
            await clocks.stop(wait)
    held = []
    for key, wait in kept.items():
        policy = await clocks.policy(wait)
        held.append(wait if key in before else _first(wait, policy))
        clocks.tell(wait, policy)
    waiting = Waiting(tuple(held), clocks.stopped)
    changed = before.keys() != kept.keys() or await store.waits.owes_call(standing.id)
    return Calls(waiting, clocks.times, changed)


async def reminder_policy_of(
    store: Store, record: GameRecord, wait: Wait, person: UserSettings
) -> ReminderPolicy:
    """How somebody is reminded in a game."""
    clocks = await _Clocks.of(store, record)
    return clocks.policy_for(wait, person)


async def deadline_of(store: Store, record: GameRecord, wait: Wait) -> datetime | None:
    """When the clock of somebody who is awaited will have run out, in a game that has clocks."""
    person = await user_settings(store, wait.user_id)
    return (await reminder_policy_of(store, record, wait, person)).deadline


async def absences(store: Store, standing: Standing) -> Absences:
    """Until when those are away for whom a game waits; of nobody else it is said."""
    found = {}
    for wait in _called(standing, now := store.now()).values():
        if (until := (await user_settings(store, wait.user_id)).away_until(now)) is not None:
            found[wait.seat] = until
    return found


async def settle_clocks(store: Store, user_id: int) -> None:
    """Keep what somebody's clocks show now: what they set from here on counts only from here on."""
    person, now = await user_settings(store, user_id), store.now()
    for wait in await store.waits.of_user(user_id):
        try:
            clocks = await _Clocks.of(store, await store.games.record(wait.game_id))
        except FathomError:
            # A game that cannot be read keeps nobody from setting what they want.
            continue
        if (running := clocks.running(wait, person)) is not None:
            await store.waits.mark_clock(wait, running.shown(now))


def still_holds(standing: Standing, wait: Wait) -> bool:
    """Whether a game still waits for somebody in the same way."""
    return wait.key in _called(standing, wait.since)


def _called(standing: Standing, now: datetime) -> dict[tuple[int, int, int], Wait]:
    """The people for whom a game waits, by what tells the waits apart.

    What somebody has done in private of a turn that runs is no answer yet: a wait goes on until
    something is told.
    """
    if standing.record.state is not GameState.RUNNING or standing.table.result is not None:
        return {}
    public = _as_told(standing)
    waits = []
    for seat in standing.awaited:
        player = standing.players[seat]
        if player.user_id is not None and player.computer is None:
            ply = min(public.held_since(seat), public.ply)
            waits.append(Wait(standing.id, seat, player.user_id, ply, now))
    return {wait.key: wait for wait in waits}


def _as_told(standing: Standing) -> Table:
    """The table as it stood when its channel was told last."""
    table, told = standing.table, standing.record.announced
    if told >= table.ply:
        return table
    since = [(ply, move) for ply, move in table.since_checkpoint if ply < told]
    return Table.pick_up(standing.game, table.setup, table.checkpoint, since, told)


def _first(wait: Wait, policy: ReminderPolicy) -> Wait:
    """A wait that begins."""
    step = following(wait.step, wait.last, policy)
    return replace(wait, due_at=None if step is None else step.at)


class _Clocks:
    """The clocks of a game, if it has any, while they are looked at."""

    def __init__(self, store: Store, record: GameRecord, shown: dict[int, int]) -> None:
        self.stopped: dict[int, int] = {}
        """What the clocks show of those who are not awaited any more."""
        self.times: dict[int, Msg] = {}
        self._store = store
        self._pace = pace_of(record.pace)
        self._shown = shown

    @classmethod
    async def of(cls, store: Store, record: GameRecord) -> _Clocks:
        """The clocks of a game as they are stored."""
        runs = pace_of(record.pace).clock is not None
        return cls(store, record, await store.waits.clocks(record.id) if runs else {})

    async def stop(self, wait: Wait) -> None:
        """A wait is over: its clock has run until now."""
        if self._pace.clock is None:
            return
        person = await user_settings(self._store, wait.user_id)
        if (running := self.running(wait, person)) is not None:
            seconds = running.stopped(self._store.now())
            self.stopped[wait.seat] = self._shown[wait.seat] = seconds

    async def policy(self, wait: Wait) -> ReminderPolicy:
        """How somebody who is awaited is reminded."""
        return self.policy_for(wait, await user_settings(self._store, wait.user_id))

    def policy_for(self, wait: Wait, person: UserSettings) -> ReminderPolicy:
        """The same for a person whose settings are known."""
        running = self.running(wait, person)
        return ReminderPolicy(
            person.hours,
            person.interval or self._pace.interval,
            person.reminders,
            None if running is None else running.deadline,
        )

    def tell(self, wait: Wait, policy: ReminderPolicy) -> None:
        """Say how much time somebody has left."""
        if policy.deadline is not None:
            self.times[wait.seat] = time_words(policy.deadline, self._store.now())

    def running(self, wait: Wait, person: UserSettings) -> RunningClock | None:
        """The clock of somebody who is awaited, if the game has clocks."""
        clock, shown = self._pace.clock, wait.clock
        if clock is None:
            return None
        if shown is None:
            return RunningClock.of(clock, person.hours, self._shown.get(wait.seat), wait.since)
        return RunningClock.of(clock, person.hours, shown.seconds, shown.at)
