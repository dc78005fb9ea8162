"""Reminding those for whom a game waits: driven by the next moment at which somebody is due."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from dataclasses import replace
from datetime import datetime, timedelta

from bot.herald import PostFailed
from bot.house import House
from bot.ladder import PERSONAL, Rung, Step, due_now, following
from bot.person import person_of
from bot.polls import open_absent
from bot.reaching import nonce_of, own_words, send_direct, send_there, take_away
from bot.reminding import Due, reminder_sheet
from bot.replies import UNREACHABLE, is_final
from bot.turns import Standing
from bot.waiting import calls_of, manner_of, still_holds
from bot.words import room_words
from db.delivery import STATUS
from db.waits import Reminder, Wait

AT_ONCE = 8
"""Reminders that are sent side by side."""
TRIES = (timedelta(minutes=1), timedelta(minutes=10), timedelta(hours=1), timedelta(hours=6))
"""After how long a reminder that failed is tried again; then it is given up."""
PAUSE = timedelta(minutes=1)
"""After how long it goes on when the database itself fails."""
NOTED = "waits noted"
"""The fact that games of versions before have got their waits."""

_log = logging.getLogger(__name__)


class Reminders:
    """Sends what is due, exactly once, whenever it is due."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._failed: Counter[tuple[int, ...]] = Counter()
        """How often the reminder of somebody failed so far."""
        self.sent_until: datetime | None = None
        """Up to which moment all was sent that was due."""

    async def run(self) -> None:
        """Remind until called off."""
        await self._note_all()
        while True:
            try:
                await self.send_due()
                moment = await self._house.store.next_due()
            except Exception:  # the database may be there again in a while
                _log.exception("nobody could be reminded")
                moment = self._house.store.now() + PAUSE
            await self._house.herald.alarm.until(moment)

    async def send_due(self) -> None:
        """Send all that is due now; what fails stops nothing else."""
        store = self._house.store
        now = store.now()
        while waits := await store.due(now, AT_ONCE):
            # Whoever is just being reminded is, even if the bot is told to leave.
            tasks = [asyncio.create_task(self._remind_or_later(wait)) for wait in waits]
            self._house.under_way.update(tasks)
            for task in tasks:
                task.add_done_callback(self._house.under_way.discard)
            await asyncio.shield(asyncio.gather(*tasks))
        self.sent_until = now

    async def _note_all(self) -> None:
        """Note once whom the games of versions before wait for."""
        store = self._house.store
        if await store.recall(NOTED):
            return
        for game_id in await store.without_waits():
            try:
                await note_waits(self._house, game_id)
            except Exception:  # whatever is wrong with one game, the others are noted
                _log.exception("game %s: whom it waits for cannot be said", game_id)
        await store.remember(NOTED, "yes")

    async def _remind_or_later(self, wait: Wait) -> None:
        """Remind; if that fails, it is tried again by and by, but not for ever."""
        key = (wait.game_id, *wait.key)
        try:
            await self._remind(wait)
        except Exception as wrong:
            if isinstance(wrong, UNREACHABLE):
                _log.info("game %s: a reminder failed: %s", wait.game_id, wrong)
            else:
                _log.exception("game %s: a reminder failed", wait.game_id)
            tries = self._failed[key]
            self._failed[key] += 1
            due = self._house.store.now() + TRIES[tries] if tries < len(TRIES) else None
            await self._house.store.advance(wait, replace(wait, due_at=due))
        else:
            del self._failed[key]

    async def _remind(self, wait: Wait) -> None:
        """Do what is due for somebody, if the game still waits for them.

        Nobody acts at the table meanwhile, so nobody is reminded of what they have just done.
        """
        house = self._house
        async with house.tables.lock(wait.game_id):
            if wait not in await house.store.waits_in(wait.game_id):
                return
            standing = await house.tables.standing(wait.game_id)
            due = await self._due(standing, wait) if still_holds(standing, wait) else None
            step = await self._climb(due) if due else None
        if due is None:
            await self._look_anew(wait)
        elif step is not None:
            await self._turn_to_table(due, step)

    async def _due(self, standing: Standing, wait: Wait) -> Due:
        person = await person_of(self._house.store, wait.user_id)
        manner = await manner_of(self._house.store, standing.record, wait, person)
        return Due(standing, wait, person, manner, self._house.store.now())

    async def _look_anew(self, wait: Wait) -> None:
        """Note whom the game waits for instead."""
        house = self._house
        await house.herald.tell(wait.game_id)
        # It is gone by now; but if anything kept it, nobody shall be asked again and again.
        await house.store.advance(wait, replace(wait, due_at=house.store.now() + PAUSE))

    async def _climb(self, due: Due) -> Step | None:
        """Do the next step, unless what they have set meanwhile puts it off.

        What concerns the others at the table is left to be done.
        """
        wait = due.wait
        step = due_now(wait.step, wait.last, due.manner, due.now)
        if step is None or step.at > due.now:
            later = replace(wait, due_at=None if step is None else step.at)
            await self._house.store.advance(wait, later)
            return None
        if step.rung not in PERSONAL:
            return step
        sent = await self._reach(due, step.rung)
        await self._note(due, step, sent)
        if sent is not None and wait.reminder is not None:
            await self._put_away(due, wait.reminder)
        return None

    async def _turn_to_table(self, due: Due, step: Step) -> None:
        """Let the others choose what to do; the post says it if somebody's time is up."""
        house, game_id = self._house, due.standing.id
        if step.rung is Rung.CHOICES:
            try:
                await open_absent(house, due.standing, due.wait.seat)
            except PostFailed as wrong:
                _log.info("game %s: its table cannot be asked: %s", game_id, wrong)
        await self._note(due, step, None)
        if due.manner.deadline is not None:
            await house.herald.refresh(game_id)

    async def _note(self, due: Due, step: Step, sent: Reminder | None) -> None:
        """Keep that this step was done, and when the next one follows."""
        wait = due.wait
        done = replace(wait, step=step.rung, sent_at=due.now, reminder=sent or wait.reminder)
        follows = following(done.step, done.last, due.manner)
        after = replace(done, due_at=None if follows is None else follows.at)
        await self._house.store.advance(wait, after)

    async def _reach(self, due: Due, rung: Rung) -> Reminder | None:
        """Remind where this step does; if they take no messages, in the channel."""
        if rung is Rung.PERSON and due.person.place == "direct":
            try:
                return await remind_directly(self._house, due)
            except UNREACHABLE as wrong:
                if not is_final(wrong):
                    raise
                _log.info("user %s takes no messages: %s", due.wait.user_id, wrong)
        try:
            return await remind_there(self._house, due)
        except UNREACHABLE as wrong:
            if not is_final(wrong):
                raise
            _log.info("game %s: nobody can be reminded in its channel: %s", due.standing.id, wrong)
            return None

    async def _put_away(self, due: Due, reminder: Reminder) -> None:
        """Of several reminders the last one is enough."""
        words = room_words(self._house.rooms.get_guild(due.standing.record.guild_id or 0))
        await take_away(self._house.rooms, reminder, words)


async def remind_directly(house: House, due: Due) -> Reminder:
    """Remind somebody in a message of their own."""
    record = due.standing.record
    words = own_words(house.rooms, due.person, record.guild_id)
    sheet = reminder_sheet(due, words, await house.store.post(record.id, STATUS))
    return await send_direct(house.rooms, due.wait.user_id, sheet, _nonce(due, "direct"))


async def remind_there(house: House, due: Due) -> Reminder:
    """Remind somebody in the channel of the game."""
    record, user = due.standing.record, due.wait.user_id
    words = room_words(house.rooms.get_guild(record.guild_id or 0))
    post = await house.store.post(record.id, STATUS)
    sheet = reminder_sheet(due, words, post, f"<@{user}>")
    channel = record.channel_id or 0
    return await send_there(house.rooms, channel, user, sheet, _nonce(due, "there"))


async def replan(house: House, user_id: int) -> None:
    """What somebody has set counts at once for all games that wait for them."""
    store = house.store
    person = await person_of(store, user_id)
    for wait in await store.waits_of(user_id):
        record = await store.record(wait.game_id)
        manner = await manner_of(store, record, wait, person)
        step = due_now(wait.step, wait.last, manner, store.now())
        await store.advance(wait, replace(wait, due_at=None if step is None else step.at))
        if manner.deadline is not None:
            # Quiet hours and absence have moved it.
            await house.herald.refresh(wait.game_id)
    house.herald.alarm.ring()


async def note_waits(house: House, game_id: int) -> None:
    """Note whom a game waits for, though nobody is called by a post."""
    async with house.tables.lock(game_id):
        calls = await calls_of(house.store, await house.tables.standing(game_id))
        await house.store.keep_waits(game_id, calls.waiting)


def _nonce(due: Due, where: str) -> str:
    """The same for every try at the same reminder: one that arrived unnoticed is not sent again."""
    wait = due.wait
    return nonce_of(f"{wait.game_id} {wait.key} {wait.step} {wait.since} {where}")
