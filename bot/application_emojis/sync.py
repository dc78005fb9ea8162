"""Keeping Discord's list of the application's emojis equal to ours.

Discord keeps each under its name and the digest of its picture, so the list alone says which are
there, and installations of different versions that share an application each find their own.
"""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import datetime, timedelta

import aiohttp
import discord

from bot.application_emojis.shown import Emojis
from db.store import Store
from render.emojis.names import sprites
from render.emojis.pictures import Emoji, emoji

EVERY = 3600.0
"""Seconds between two comparisons, since emojis can be deleted behind our back."""
SOON = 1800.0
"""Seconds before a comparison that failed is repeated."""
KEPT = timedelta(days=7)
"""The time for which an emoji stays after another has replaced it: old posts still show it."""
TOO_MANY = 30008
"""Discord's code for an application that has as many emojis as it may."""
UNREACHABLE = (discord.DiscordServerError, discord.RateLimited, aiohttp.ClientError, OSError)
"""Errors after which the next request would most likely fail too."""

_log = logging.getLogger(__name__)


@dataclass(slots=True)
class _Used:
    """A version of an emoji that this installation has shown."""

    version: str
    id: int


@dataclass(slots=True)
class _Memory:
    """The emojis that this installation shows, and those that it has replaced.

    It deletes only the latter: others may belong to another installation of the same application.
    """

    used: dict[str, _Used] = field(default_factory=dict)
    """By name."""
    replaced: dict[int, datetime] = field(default_factory=dict)
    """The times at which others took their place, by ID."""

    @classmethod
    def read(cls, text: str | None) -> _Memory:
        """Return what was written."""
        if text is None:
            return cls()
        kept = json.loads(text)
        used = {name: _Used(*each) for name, each in kept["used"].items()}
        replaced = {int(key): datetime.fromisoformat(at) for key, at in kept["replaced"].items()}
        return cls(used, replaced)

    def written(self) -> str:
        """Return it as text."""
        used = {name: [each.version, each.id] for name, each in self.used.items()}
        replaced = {str(key): at.isoformat() for key, at in self.replaced.items()}
        return json.dumps({"used": used, "replaced": replaced})

    def use(self, name: str, now_used: _Used, at: datetime) -> None:
        """Note that a version is shown, and that it replaces another if it does."""
        before = self.used.get(name)
        if before is not None and before.version != now_used.version:
            self.replaced[before.id] = at
        self.replaced.pop(now_used.id, None)
        self.used[name] = now_used

    def drop_others(self, names: Iterable[str], at: datetime) -> None:
        """Note that all emojis but these are no longer shown."""
        for name in set(self.used) - set(names):
            self.replaced[self.used.pop(name).id] = at


def _all_emojis() -> list[Emoji]:
    return [emoji(name) for name in sprites()]


class EmojiSync:
    """Keeps Discord's list of the application's emojis equal to ours.

    One process has the database, and therefore only one does this for it.
    """

    def __init__(
        self,
        client: discord.Client,
        store: Store,
        emojis: Emojis,
        wanted: Callable[[], list[Emoji]] = _all_emojis,
    ) -> None:
        self._client = client
        self._store = store
        self._emojis = emojis
        self._wanted = wanted

    async def run(self) -> None:
        """Compare the lists now and again for good; no failure ends it."""
        while True:
            try:
                complete = await self.compare()
            except Exception:  # the next comparison may succeed
                _log.exception("the application's emojis could not be compared")
                complete = False
            await self._pause(EVERY if complete else SOON)

    async def _pause(self, seconds: float) -> None:
        """Wait, but no longer than until Discord refuses an emoji."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._emojis.doubted.wait()
        self._emojis.doubted.clear()

    async def compare(self) -> bool:
        """Create what is missing, switch to it and delete what is old.

        Returns whether the lists are equal now, as far as this installation is concerned.
        """
        # In a thread: drawing them all takes about two seconds.
        wanted = await asyncio.to_thread(self._wanted)
        fact = f"emojis:{self._client.application_id}"
        before = await self._store.settings.recall(fact)
        memory = _Memory.read(before)
        try:
            return await self._compared(wanted, memory)
        finally:
            if (after := memory.written()) != before:
                await self._store.settings.remember(fact, after)

    async def _compared(self, wanted: list[Emoji], memory: _Memory) -> bool:
        try:
            there = await self._listed()
            if missing := self._settle(wanted, there, memory):
                _log.info("%s of the application's emojis are missing", len(missing))
                await self._create(missing, memory)
                # Some may have been refused because another installation was just creating them.
                there = await self._listed()
                missing = self._settle(wanted, there, memory)
            memory.drop_others((each.name for each in wanted), self._store.now())
            return await self._delete_old(there, memory) and not missing
        except (discord.HTTPException, *UNREACHABLE) as wrong:
            _log.warning("the application's emojis will be compared later: %s", wrong)
            return False

    async def _listed(self) -> dict[str, int]:
        """Return the IDs of the application's emojis by name, oldest first."""
        found = await self._client.fetch_application_emojis()
        there: dict[str, int] = {}
        for each in sorted(found, key=lambda each: each.id):
            there.setdefault(each.name, each.id)
        return there

    def _settle(
        self, wanted: list[Emoji], there: Mapping[str, int], memory: _Memory
    ) -> list[Emoji]:
        """Show what is there and return what is missing, in whose place an older one is shown."""
        missing = []
        for each in wanted:
            used = memory.used.get(each.name)
            if (key := there.get(each.version)) is not None:
                memory.use(each.name, _Used(each.version, key), self._store.now())
            elif used is not None and (key := _successor(used, each, there)) is not None:
                _log.debug("%s has been replaced by a newer bot", each.version)
            else:
                missing.append(each)
                key = used.id if used is not None and used.id in there.values() else None
            self._emojis.show(each.name, key)
        return missing

    async def _create(self, missing: list[Emoji], memory: _Memory) -> None:
        """Create what is missing, as far as Discord allows."""
        for each in missing:
            image = await asyncio.to_thread(each.png)
            try:
                made = await self._client.create_application_emoji(name=each.version, image=image)
            except discord.HTTPException as wrong:
                if isinstance(wrong, UNREACHABLE):
                    raise
                _log.warning("the emoji %s was refused: %s", each.version, wrong)
                if wrong.code == TOO_MANY:
                    return
            else:
                memory.use(each.name, _Used(each.version, made.id), self._store.now())
                self._emojis.show(each.name, made.id)

    async def _delete_old(self, there: Mapping[str, int], memory: _Memory) -> bool:
        """Delete what was replaced long ago; return whether nothing that is due is left."""
        left = False
        for key, at in list(memory.replaced.items()):
            if key in there.values():
                if self._store.now() - at < KEPT:
                    continue
                if not await self._deleted(key):
                    left = True
                    continue
            del memory.replaced[key]
        return not left

    async def _deleted(self, key: int) -> bool:
        """Delete an emoji; return whether it is gone."""
        application = self._client.application_id
        assert application is not None  # noqa: S101 - the list has just been fetched for it
        try:
            await self._client.http.delete_application_emoji(application, key)
        except discord.NotFound:
            pass
        except discord.HTTPException as wrong:
            if isinstance(wrong, UNREACHABLE):
                raise
            _log.warning("an old emoji could not be deleted: %s", wrong)
            return False
        return True


def _successor(used: _Used, wanted: Emoji, there: Mapping[str, int]) -> int | None:
    """Return the emoji by which a newer bot has replaced this one, which we had and which is gone.

    Creating ours again would begin an endless exchange of the two.
    """
    if used.version != wanted.version:
        return None
    later = [
        key
        for version, key in there.items()
        if version.rpartition("_")[0] == wanted.name and key > used.id
    ]
    return max(later, default=None)
