"""The scheduler of reminders, which sleeps until the next one is due."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Iterable
from dataclasses import replace
from datetime import datetime, timedelta

import discord

from bot.localization import guild_words
from bot.messages.direct_messages import (
    Ping,
    nonce_of,
    remove_reminder,
    send_direct,
    send_in_channel,
    user_words,
)
from bot.messages.responses import UNREACHABLE, is_final
from bot.polls.absence_polls import open_absence_poll
from bot.polls.polls import settle_after_objections
from bot.posts.status_poster import PostFailed
from bot.preferences.user import UserSettings, user_settings
from bot.reminders.reminder_text import DueReminder, reminder_message
from bot.services import Services
from bot.table.standing import Standing
from bot.table.tables import Tables
from bot.table.waiting import awaited_players, reminder_policy_of, still_holds
from bot.timing.escalation import (
    PERSONAL,
    EscalationStage,
    ReminderPolicy,
    ReminderStep,
    due_now,
    next_step_after,
)
from db.errors import DatabaseUnavailable
from db.messaging.posts import STATUS
from db.messaging.waits import Reminder, Wait
from db.store import Store
from engine.core.errors import FathomError

AT_ONCE = 8
"""The most reminders sent concurrently."""
TRIES = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1), timedelta(hours=6))
"""The delays before the retries of a failed reminder; after the last, the next stage follows."""
AGAIN = timedelta(days=1)
"""The delay between further retries if no stage follows, or if the game cannot be read."""
TOGETHER = timedelta(minutes=10)
"""Of several reminders to one person within this time, only the first makes a sound."""
OUT_OF_REACH = (*UNREACHABLE, PostFailed)
"""The errors raised when Discord does not accept a message."""
PAUSE = timedelta(minutes=1)
"""The delay before trying again after an error, such as one of the database."""
NOTED = "waits noted"
"""The settings key that records that the waits of games from earlier versions were stored."""

_log = logging.getLogger(__name__)


class ReminderScheduler:
    """A background task that sends each reminder exactly once, when it is due."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._failed: Counter[tuple[int, ...]] = Counter()
        """The number of failures of each reminder so far."""
        self._stage: dict[int, datetime] = {}
        """The time of each person's last audible reminder, if it was recent."""
        self._noted = False
        self.sent_until: datetime | None = None
        """The time up to which every due reminder has been sent."""

    async def run(self) -> None:
        """Send reminders until cancelled."""
        while True:
            try:
                await self._note_all()
                await self.send_due()
                moment = await self._next()
            except Exception:  # the database may be back soon
                _log.exception("reminders could not be sent")
                moment = self._services.store.now() + PAUSE
            await self._services.status_poster.alarm.until(moment)

    async def _next(self) -> datetime | None:
        """Return when a reminder, or the end of someone's time to object, is due next."""
        store = self._services.store
        moments = (await store.waits.next_due(), await store.polls.next_objections_end())
        return min((each for each in moments if each is not None), default=None)

    async def send_due(self) -> None:
        """Send all reminders that are due; an error in one does not stop the others."""
        store = self._services.store
        now = store.now()
        await settle_after_objections(self._services)
        self._stage = {
            user: at for user, at in self._stage.items() if timedelta() <= now - at < TOGETHER
        }
        while waits := await store.waits.due(now, AT_ONCE):
            # A reminder in progress is finished even if the bot is shutting down.
            tasks = [asyncio.create_task(self._remind_of(each)) for each in _by_person(waits)]
            self._services.running_replies.update(tasks)
            for task in tasks:
                task.add_done_callback(self._services.running_replies.discard)
            await asyncio.shield(asyncio.gather(*tasks))
        self.sent_until = now

    async def _note_all(self) -> None:
        """Store, once and for all, whom the games of earlier versions wait for."""
        store = self._services.store
        if self._noted or await store.settings.recall(NOTED):
            self._noted = True
            return
        for game_id in await store.waits.games_without():
            try:
                await note_waits(self._services.store, self._services.tables, game_id)
            except DatabaseUnavailable:
                raise
            except Exception:  # an error in one game must not stop the others
                _log.exception("game %s: its waits could not be stored", game_id)
        await store.settings.remember(NOTED, "yes")

    async def _remind_of(self, waits: Iterable[Wait]) -> None:
        """Send one person's reminders, one after the other."""
        for wait in waits:
            await self._remind_or_later(wait)

    async def _remind_or_later(self, wait: Wait) -> None:
        """Send a reminder, or schedule a retry if that fails."""
        key = (wait.game_id, *wait.key)
        try:
            await self._remind(wait)
        except Exception as wrong:
            if isinstance(wrong, OUT_OF_REACH):
                _log.info("game %s: a reminder failed: %s", wait.game_id, wrong)
            else:
                _log.exception("game %s: a reminder failed", wait.game_id)
            self._failed[key] += 1
            later = _after_failure(wait, wrong, self._failed[key], self._services.store.now())
            if later.step != wait.step:
                _log.warning("game %s: a reminder was given up; the next follows", wait.game_id)
                del self._failed[key]
            await self._services.store.waits.advance(wait, later)
        else:
            del self._failed[key]

    async def _remind(self, wait: Wait) -> None:
        """Do what is due for a player, if the game still waits for them.

        The table is locked while this is decided, but not while Discord takes its time to send a
        message.
        """
        services = self._services
        async with services.tables.lock(wait.game_id):
            if wait not in await services.store.waits.of_game(wait.game_id):
                return
            standing = await services.tables.standing(wait.game_id)
            due = await self._due(standing, wait) if still_holds(standing, wait) else None
            step = await self._step(due) if due else None
        if due is None:
            await self._look_anew(wait)
        elif step is not None and step.stage in PERSONAL:
            await self._turn_to_person(due, step)
        elif step is not None:
            await self._turn_to_table(due, step)

    async def _due(self, standing: Standing, wait: Wait) -> DueReminder:
        store = self._services.store
        person = await user_settings(store, wait.user_id)
        policy = await reminder_policy_of(store, standing.record, wait, person)
        return DueReminder(standing, wait, person, policy, store.now())

    async def _look_anew(self, wait: Wait) -> None:
        """Store whom the game waits for now."""
        services = self._services
        await services.status_poster.tell(wait.game_id)
        # The wait should be gone by now; if it is not, this must not be repeated in a tight loop.
        await services.store.waits.advance(wait, replace(wait, due_at=services.store.now() + PAUSE))

    async def _step(self, due: DueReminder) -> ReminderStep | None:
        """Return the step to take now; None if the player's settings have since postponed it."""
        wait = due.wait
        step = due_now(wait.step, wait.last, due.policy, due.now)
        if step is None or step.at > due.now:
            later = replace(wait, due_at=None if step is None else step.at)
            await self._services.store.waits.advance(wait, later)
            return None
        return step

    async def _turn_to_person(self, due: DueReminder, step: ReminderStep) -> None:
        """Send a reminder, then delete the previous one, or this one if it is no longer needed."""
        sent, before = await self._reach(due, step.stage), due.wait.reminder
        if sent is not None:
            self._stage.setdefault(due.wait.user_id, due.now)
        noted = await self._note(due, step, sent)
        of_no_use = before if noted else await self._of_no_use(due, sent)
        if sent is not None and of_no_use is not None:
            words = guild_words(self._services.client.get_guild(due.standing.record.guild_id or 0))
            await remove_reminder(self._services.client, of_no_use, words)

    async def _turn_to_table(self, due: DueReminder, step: ReminderStep) -> None:
        """Let the other players choose what to do; the post says so if the player's time is up."""
        services, game_id = self._services, due.standing.id
        if step.stage is EscalationStage.CHOICES:
            try:
                await open_absence_poll(services, due.standing, due.wait.seat)
            except PostFailed as wrong:
                if not wrong.is_final:
                    raise
                _log.info("game %s: the poll could not be posted: %s", game_id, wrong)
        await self._note(due, step, None)
        if due.policy.deadline is not None:
            await services.status_poster.refresh(game_id)

    async def _note(self, due: DueReminder, step: ReminderStep, sent: Reminder | None) -> bool:
        """Store that this step was taken and when the next one follows.

        Settings may have changed since. Returns False if the wait was over or has changed itself.
        """
        before = due.wait
        wait = await self._as_noted(before) or before
        now = await self._due(due.standing, wait)
        done = replace(wait, step=step.stage, sent_at=due.now, reminder=sent or wait.reminder)
        follows = next_step_after(done.step, done.last, now.policy)
        after = replace(done, due_at=None if follows is None else follows.at)
        return await self._services.store.waits.advance(before, after)

    async def _of_no_use(self, due: DueReminder, sent: Reminder | None) -> Reminder | None:
        """Return the message to remove if the wait changed or ended while one was being sent.

        A stored message may be the very one sent here, as two with the same nonce are a single
        message. So the one sent is removed only if its wait is over or another one is stored.
        """
        now = await self._as_noted(due.wait)
        if now is None:
            return sent
        if sent is None or now.reminder == sent:
            return None
        if now.reminder not in (None, due.wait.reminder):
            return sent
        noted = await self._services.store.waits.advance(now, replace(now, reminder=sent))
        return due.wait.reminder if noted else None

    async def _as_noted(self, wait: Wait) -> Wait | None:
        """Return a wait as it is stored now, or None if it is over."""
        waits = await self._services.store.waits.of_game(wait.game_id)
        return next((each for each in waits if each.key == wait.key), None)

    async def _reach(self, due: DueReminder, stage: EscalationStage) -> Reminder | None:
        """Send this stage's reminder, in the channel if the player takes no direct messages."""
        silent = due.wait.user_id in self._stage
        if stage is EscalationStage.PERSON and due.person.place == "direct":
            try:
                return await remind_directly(
                    self._services.client, self._services.store, due, silent=silent
                )
            except UNREACHABLE as wrong:
                if not is_final(wrong):
                    raise
                _log.info("user %s takes no messages: %s", due.wait.user_id, wrong)
        try:
            return await remind_in_channel(
                self._services.client, self._services.store, due, silent=silent
            )
        except UNREACHABLE as wrong:
            if not is_final(wrong):
                raise
            _log.info("game %s: its channel could not be reached: %s", due.standing.id, wrong)
            return None


def _by_person(waits: Iterable[Wait]) -> Iterable[list[Wait]]:
    """Return the waits grouped by person."""
    found: dict[int, list[Wait]] = {}
    for wait in waits:
        found.setdefault(wait.user_id, []).append(wait)
    return found.values()


def _after_failure(wait: Wait, wrong: Exception, tries: int, now: datetime) -> Wait:
    """Return the wait to store after its reminder has failed this many times.

    If Discord keeps rejecting a reminder to the player, it is given up after some retries, and the
    next stage follows. The table's choices are never given up; nor are games that cannot be read,
    as they may be repaired.
    """
    if tries <= len(TRIES):
        return replace(wait, due_at=now + TRIES[tries - 1])
    if isinstance(wrong, OUT_OF_REACH) and wait.step < EscalationStage.CHANNEL:
        return replace(
            wait, step=max(wait.step, EscalationStage.MENTION) + 1, sent_at=now, due_at=now
        )
    return replace(wait, due_at=now + AGAIN)


async def remind_directly(
    client: discord.Client, store: Store, due: DueReminder, *, silent: bool = False
) -> Reminder:
    """Send a reminder as a direct message."""
    record = due.standing.record
    words = user_words(client, due.person, record.guild_id)
    content = reminder_message(due, words, await store.posts.get(record.id, STATUS))
    nonce = _nonce(due, "direct")
    return await send_direct(client, due.wait.user_id, content, nonce, silent=silent)


async def remind_in_channel(
    client: discord.Client, store: Store, due: DueReminder, *, silent: bool = False
) -> Reminder:
    """Send a reminder in the game's channel."""
    record, user = due.standing.record, due.wait.user_id
    words = guild_words(client.get_guild(record.guild_id or 0))
    post = await store.posts.get(record.id, STATUS)
    content = reminder_message(due, words, post, f"<@{user}>")
    channel, call = record.channel_id or 0, Ping((user,), silent)
    return await send_in_channel(client, channel, call, content, _nonce(due, "there"))


async def reschedule(
    services: Services, user_id: int, before: UserSettings, after: UserSettings
) -> None:
    """Apply a person's changed settings at once to all games that wait for them."""
    if (before.hours, before.interval, before.reminders) == (
        after.hours,
        after.interval,
        after.reminders,
    ):
        return
    now = services.store.now()
    for wait in await services.store.waits.of_user(user_id):
        try:
            policy = await _replan(services.store, services.tables, wait, after)
            # Quiet hours and absences move a deadline; the post also shows that someone is away.
            moved = policy.deadline is not None and before.hours != after.hours
            if moved or before.away_until(now) != after.away_until(now):
                await services.status_poster.refresh(wait.game_id)
        except FathomError as wrong:
            _log.warning("game %s: its reminders could not be rescheduled: %s", wait.game_id, wrong)
    services.status_poster.alarm.ring()


async def _replan(store: Store, tables: Tables, wait: Wait, person: UserSettings) -> ReminderPolicy:
    """Store when a player is reminded next in a game; return their reminder policy there."""
    async with tables.lock(wait.game_id):
        waits = await store.waits.of_game(wait.game_id)
        now = next((each for each in waits if each.key == wait.key), wait)
        policy = await reminder_policy_of(
            store, await store.games.record(wait.game_id), now, person
        )
        step = due_now(now.step, now.last, policy, store.now())
        await store.waits.advance(now, replace(now, due_at=None if step is None else step.at))
    return policy


async def note_waits(store: Store, tables: Tables, game_id: int) -> None:
    """Store whom a game waits for, without a post that pings them."""
    async with tables.lock(game_id):
        calls = await awaited_players(store, await tables.standing(game_id))
        await store.waits.set_awaited(game_id, calls.waiting)


def _nonce(due: DueReminder, where: str) -> str:
    """Return a reminder's nonce, the same for every attempt, so that Discord drops duplicates."""
    wait = due.wait
    return nonce_of(f"{wait.game_id} {wait.key} {wait.step} {wait.last} {where}")
