"""Recovery of work left unfinished by a crash, an unreachable channel or a database failure."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Iterable
from datetime import datetime, timedelta

from bot.admin.rules_upgrade import RULES, repair_after_rules_change
from bot.polls import polls
from bot.posts.retirement import LATEST
from bot.posts.status_poster import END, NEWS
from bot.services import Services
from bot.timing.alarm import Alarm
from db.errors import DatabaseUnavailable, EarlierRules
from engine.core.errors import FathomError
from engine.fingerprint import fingerprint

EVERY = timedelta(minutes=3)
"""The interval between searches for unfinished work."""
SOON = timedelta(seconds=20)
"""The delay before the next search if part of this one has to be repeated soon."""
GOING_ON = "going on"
"""The retry key of a game whose computer players cannot go on."""

_log = logging.getLogger(__name__)


class RetryLater(Exception):
    """Some work has to be retried later, although no error was raised."""


class Recovery:
    """A background task that resumes unfinished work, at start-up and then at intervals.

    At start-up, all unfinished work is resumed. Later, work found for the first time may merely be
    in progress, so it is left alone unless the next search finds it again.
    """

    def __init__(self, services: Services) -> None:
        self.alarm = Alarm(services.store.now)
        """An alarm that rings if a search is to begin at once."""
        self.looked_at: datetime | None = None
        """The time of the last search in which nothing failed."""
        self._services = services
        self._polls_taken_up = False
        self._left: dict[str, set[int]] = {}
        """The games found by the last search, by kind of work."""
        self._left_alone: set[int] = set()
        """The games that cannot be read under the current rules."""

    async def run(self) -> None:
        """Search again and again until cancelled."""
        while True:
            now = self._services.store.now()
            if await self.resume_unfinished():
                self.looked_at = now
            await self.alarm.until(now + (EVERY if self.looked_at == now else SOON))

    async def resume_unfinished(self) -> bool:
        """Resume unfinished work; return whether nothing has to be repeated soon."""
        duties = (self._polls, self._ends, self._news, self._mend, self._tidy)
        return all([await self._done(duty) for duty in duties])

    async def _done(self, duty: Callable[[], Awaitable[None]]) -> bool:
        try:
            await duty()
        except (
            DatabaseUnavailable,
            RetryLater,
        ) as wrong:  # the database may be back soon
            _log.warning("unfinished work cannot be resumed now: %s", wrong)
            return False
        except Exception:
            _log.exception("unfinished work could not be resumed")
        return True

    async def _polls(self) -> None:
        """Settle and show the polls that a crash left unfinished; once is enough."""
        if not self._polls_taken_up:
            await polls.resume_polls(self._services)
            self._polls_taken_up = True

    async def _ends(self) -> None:
        """Announce the end of games that ended early."""
        for game_id in self._still(END, await self._services.store.posts.untold_ends()):
            await polls.resume_end_announcement(self._services, game_id)

    async def _news(self) -> None:
        """Resume the games whose news was not posted."""
        for game_id in self._still(NEWS, await self._services.store.posts.undelivered()):
            await self._go_on(game_id)

    async def _mend(self) -> None:
        """Bring running games into line with the rules, if these have changed."""
        for game_id in await repair_after_rules_change(self._services.store, self._services.tables):
            await self._go_on(game_id)
        if await self._services.store.settings.recall(RULES) != fingerprint():
            raise RetryLater("not all games could be brought into line with the rules")

    async def _tidy(self) -> None:
        """Retire old posts, including any that were sent without our knowing."""
        store = self._services.store
        # Whatever the previous process postponed may be possible now.
        due = store.now() + (LATEST if self.looked_at is None else timedelta())
        for game_id in await store.stale_posts.untidy(due):
            await self._services.status_poster.tidy(game_id)

    def _still(self, what: str, found: Iterable[int]) -> list[int]:
        """Return those of the games found that nothing else is working on."""
        before, now = self._left.get(what), set(found) - self._left_alone
        self._left[what] = now
        trying = self._services.status_poster.retrying.is_trying
        left = sorted(now if before is None else now & before)
        return [each for each in left if not (trying((each, what)) or trying((each, GOING_ON)))]

    async def _go_on(self, game_id: int) -> None:
        """Resume a game; if that fails, schedule a retry, unless it cannot be read at all."""
        try:
            await self._take_up(game_id)
        except EarlierRules as wrong:  # permanent
            _log.warning("game %s: left unchanged: %s", game_id, wrong)
            self._left_alone.add(game_id)
        except Exception as wrong:  # an error in one game must not stop the others
            if isinstance(wrong, FathomError):
                _log.warning("game %s: could not be resumed: %s", game_id, wrong)
            else:
                _log.exception("game %s: could not be resumed", game_id)
            retrying = self._services.status_poster.retrying
            retrying.note((game_id, GOING_ON), lambda: self._take_up(game_id))

    async def _take_up(self, game_id: int) -> None:
        await self._services.tables.resume_computer_players(game_id)
        await self._services.status_poster.tell_belated(game_id)
