"""The waits of a game: the players it waits for, their clocks and their next reminders."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from bot.preferences.user import UserSettings, user_settings
from bot.table.standing import Standing
from bot.timing.escalation import ReminderPolicy, next_step_after
from bot.timing.time_control import Absences, RunningClock, Times, pace_of, time_words
from db.messaging.waits import Wait, Waiting
from db.records import GameRecord
from db.schema import GameState
from db.store import Store
from engine.core.errors import FathomError
from engine.core.msg import Msg
from engine.core.table import Table


@dataclass(frozen=True, slots=True)
class AwaitedPlayers:
    """The players that a game waits for from now on."""

    waiting: Waiting
    times: Times
    changed: bool
    """True if they differ from those stored last, or if a ping may be due to someone."""

    @property
    def due(self) -> tuple[int, ...]:
        """The users still to be pinged, once for each wait, whatever is posted in the meantime."""
        return tuple(wait.user_id for wait in self.waiting.held if not wait.called)

    def with_actor(self, user_id: int | None) -> AwaitedPlayers:
        """Return the same players, without a ping for this user, who is acting and so present."""
        if user_id not in self.due:
            return self
        held = tuple(
            replace(wait, called=wait.called or wait.user_id == user_id)
            for wait in self.waiting.held
        )
        return replace(self, waiting=replace(self.waiting, held=held), changed=True)


async def awaited_players(store: Store, standing: Standing) -> AwaitedPlayers:
    """Return the players a game waits for, after stopping the clocks of those it no longer does."""
    before = {wait.key: wait for wait in await store.waits.of_game(standing.id)}
    called = _called(standing, store.now())
    kept = {key: before.get(key, wait) for key, wait in called.items()}
    over = [wait for key, wait in before.items() if key not in kept]
    clocks = await _Clocks.of(store, standing.record)
    for wait in over:
        # A player who took over a seat has a clock of their own.
        if standing.players[wait.seat].user_id == wait.user_id:
            await clocks.stop(wait)
    held = []
    for key, wait in kept.items():
        policy = await clocks.policy(wait)
        held.append(wait if key in before else _first(wait, policy))
        clocks.tell(wait, policy)
    waiting = Waiting(tuple(held), clocks.stopped)
    changed = before.keys() != kept.keys() or await store.waits.owes_call(standing.id)
    return AwaitedPlayers(waiting, clocks.times, changed)


async def reminder_policy_of(
    store: Store, record: GameRecord, wait: Wait, person: UserSettings
) -> ReminderPolicy:
    """Return the conditions under which a user is reminded in a game."""
    clocks = await _Clocks.of(store, record)
    return clocks.policy_for(wait, person)


async def absences(store: Store, standing: Standing) -> Absences:
    """Return the ends of the absences of the players that a game waits for."""
    found = {}
    for wait in _called(standing, now := store.now()).values():
        if (until := (await user_settings(store, wait.user_id)).away_until(now)) is not None:
            found[wait.seat] = until
    return found


async def settle_clocks(store: Store, user_id: int) -> None:
    """Store a user's clocks as they are now, so that changed settings do not affect the past."""
    person, now = await user_settings(store, user_id), store.now()
    for wait in await store.waits.of_user(user_id):
        try:
            clocks = await _Clocks.of(store, await store.games.record(wait.game_id))
        except FathomError:
            # A game that cannot be read must not keep anyone from changing settings.
            continue
        if (running := clocks.running(wait, person)) is not None:
            await store.waits.mark_clock(wait, running.shown(now))


def still_holds(standing: Standing, wait: Wait) -> bool:
    """Return whether a game still waits for a player in the same way."""
    return wait.key in _called(standing, wait.since)


def _called(standing: Standing, now: datetime) -> dict[tuple[int, int, int], Wait]:
    """Return the waits of a game by key.

    Private moves of a turn in progress do not end a wait: it lasts until something is public.
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
    """Return the table as it was at the last post."""
    table, told = standing.table, standing.record.announced
    if told >= table.ply:
        return table
    since = [(ply, move) for ply, move in table.since_checkpoint if ply < told]
    return Table.pick_up(standing.game, table.setup, table.checkpoint, since, told)


def _first(wait: Wait, policy: ReminderPolicy) -> Wait:
    """Return a new wait with its first step scheduled."""
    step = next_step_after(wait.step, wait.last, policy)
    return replace(wait, due_at=None if step is None else step.at)


class _Clocks:
    """The clocks of a game, if it has any, as used while its waits are worked out."""

    def __init__(self, store: Store, record: GameRecord, shown: dict[int, int]) -> None:
        self.stopped: dict[int, int] = {}
        """The remaining seconds of the seats that are no longer waited for."""
        self.times: dict[int, Msg] = {}
        self._store = store
        self._pace = pace_of(record.pace)
        self._shown = shown

    @classmethod
    async def of(cls, store: Store, record: GameRecord) -> _Clocks:
        """Return the stored clocks of a game."""
        runs = pace_of(record.pace).clock is not None
        return cls(store, record, await store.waits.clocks(record.id) if runs else {})

    async def stop(self, wait: Wait) -> None:
        """Stop the clock of a wait that is over."""
        if self._pace.clock is None:
            return
        person = await user_settings(self._store, wait.user_id)
        if (running := self.running(wait, person)) is not None:
            seconds = running.stopped(self._store.now())
            self.stopped[wait.seat] = self._shown[wait.seat] = seconds

    async def policy(self, wait: Wait) -> ReminderPolicy:
        """Return the conditions under which a player is reminded."""
        return self.policy_for(wait, await user_settings(self._store, wait.user_id))

    def policy_for(self, wait: Wait, person: UserSettings) -> ReminderPolicy:
        """Return the conditions under which a player with these settings is reminded."""
        running = self.running(wait, person)
        return ReminderPolicy(
            person.hours,
            person.interval or self._pace.interval,
            person.reminders,
            None if running is None else running.deadline,
        )

    def tell(self, wait: Wait, policy: ReminderPolicy) -> None:
        """Note the remaining time of a player in words."""
        if policy.deadline is not None:
            self.times[wait.seat] = time_words(policy.deadline, self._store.now())

    def running(self, wait: Wait, person: UserSettings) -> RunningClock | None:
        """Return the running clock of a player, if the game has clocks."""
        clock, shown = self._pace.clock, wait.clock
        if clock is None:
            return None
        if shown is None:
            return RunningClock.of(clock, person.hours, self._shown.get(wait.seat), wait.since)
        return RunningClock.of(clock, person.hours, shown.seconds, shown.at)
