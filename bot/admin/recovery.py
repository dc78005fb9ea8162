"""What was left halfway, by a crash, a channel or a database that was away: taken up again."""

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
"""So often it is looked for what was not told."""
SOON = timedelta(seconds=20)
"""After how long it is looked again if the database failed."""
GOING_ON = "going on"
"""What of a game is tried again by and by if its computer players cannot go on."""

_log = logging.getLogger(__name__)


class Unsettled(Exception):
    """Something is to be done again, though nothing is wrong with it."""


class Recovery:
    """Goes on with what nobody else goes on with: all of it at a start, and then again and again.

    What is found for the first time may be under way just now, so that it is left alone until the
    next look finds it still. Nothing is under way at a start.
    """

    def __init__(self, services: Services) -> None:
        self.alarm = Alarm(services.store.now)
        """Rings when it is to be looked at once."""
        self.looked_at: datetime | None = None
        """When all was looked for last, and nothing failed."""
        self._services = services
        self._polls_taken_up = False
        self._left: dict[str, set[int]] = {}
        """What the last look has found, of each kind."""
        self._left_alone: set[int] = set()
        """Games that nobody can see by the rules of today."""

    async def run(self) -> None:
        """Look, and look again, until called off."""
        while True:
            now = self._services.store.now()
            if await self.look():
                self.looked_at = now
            await self.alarm.until(now + (EVERY if self.looked_at == now else SOON))

    async def look(self) -> bool:
        """Take up what was left; whether all of it could be looked for."""
        duties = (self._polls, self._ends, self._news, self._mend, self._tidy)
        return all([await self._done(duty) for duty in duties])

    async def _done(self, duty: Callable[[], Awaitable[None]]) -> bool:
        try:
            await duty()
        except (
            DatabaseUnavailable,
            Unsettled,
        ) as wrong:  # the database may be there again in a while
            _log.warning("what was left halfway cannot be taken up now: %s", wrong)
            return False
        except Exception:
            _log.exception("what was left halfway could not be taken up")
        return True

    async def _polls(self) -> None:
        """Decide and show what a crash left; from then on each ballot does."""
        if not self._polls_taken_up:
            await polls.take_up(self._services)
            self._polls_taken_up = True

    async def _ends(self) -> None:
        """Tell of games that were given up."""
        for game_id in self._still(END, await self._services.store.posts.untold_ends()):
            await polls.take_up_end(self._services, game_id)

    async def _news(self) -> None:
        """Let computer players go on, and call whoever is awaited."""
        for game_id in self._still(NEWS, await self._services.store.posts.undelivered()):
            await self._go_on(game_id)

    async def _mend(self) -> None:
        """Bring running games into line with the rules, if these have changed."""
        for game_id in await repair_after_rules_change(self._services):
            await self._go_on(game_id)
        if await self._services.store.settings.recall(RULES) != fingerprint():
            raise Unsettled("not all games could be brought into line with the rules")

    async def _tidy(self) -> None:
        """Put old posts away, and look for those that arrived unnoticed."""
        store = self._services.store
        # What the process before has put off may be possible now.
        due = store.now() + (LATEST if self.looked_at is None else timedelta())
        for game_id in await store.stale_posts.untidy(due):
            await self._services.status_poster.tidy(game_id)

    def _still(self, what: str, found: Iterable[int]) -> list[int]:
        """Of what was found, that which nobody takes care of."""
        before, now = self._left.get(what), set(found) - self._left_alone
        self._left[what] = now
        trying = self._services.status_poster.retrying.is_trying
        left = sorted(now if before is None else now & before)
        return [each for each in left if not (trying((each, what)) or trying((each, GOING_ON)))]

    async def _go_on(self, game_id: int) -> None:
        """Go on with a game; if it cannot, that is tried by and by."""
        try:
            await self._take_up(game_id)
        except EarlierRules as wrong:  # it never will
            _log.warning("game %s is left as it is: %s", game_id, wrong)
            self._left_alone.add(game_id)
        except Exception as wrong:  # whatever is wrong with one game, the others go on
            if isinstance(wrong, FathomError):
                _log.warning("game %s does not go on: %s", game_id, wrong)
            else:
                _log.exception("game %s does not go on", game_id)
            retrying = self._services.status_poster.retrying
            retrying.note((game_id, GOING_ON), lambda: self._take_up(game_id))

    async def _take_up(self, game_id: int) -> None:
        await self._services.tables.go_on(game_id)
        await self._services.status_poster.tell_belated(game_id)
