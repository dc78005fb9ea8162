"""A baseline for panels: just the picture of a panel, without anything around it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Self

from bench.bot.seeded_games import url_of
from bot.localization import names_of, words_for
from bot.messages.pictures import panel_requests
from bot.table.standing import Standing
from bot.table.tables import Tables
from db.store import Store
from render.pictures import Painter, ReaderContext, compose


class Bare:
    """A painter of the pictures that the panels of stored games show."""

    def __init__(self, store: Store) -> None:
        self._tables = Tables(store)
        self._painter = Painter()

    @classmethod
    @asynccontextmanager
    async def open(cls, database: Path) -> AsyncIterator[Self]:
        """Open this database, to which others may be writing, inside the `with` block."""
        store = await Store.open(url_of(database), create=False)
        try:
            yield cls(store)
        finally:
            await store.close()

    async def paint(self, game: int) -> float:
        """Return the seconds to paint the pictures of the awaited player's panel, caches warm."""
        standing = await self._tables.standing(game)
        self._painted(standing)
        return self._painted(standing)

    def _painted(self, standing: Standing) -> float:
        began = perf_counter()
        words, seat = words_for("en"), standing.awaited[0]
        seen, asked = standing.seen_by(seat), standing.asked(seat)
        names, view = names_of(standing.players, words), seen.table.view(seat)
        for wanted in panel_requests(seen, seat, asked):
            context = ReaderContext(words, names, wanted.marks)
            scene = compose(seen.game, wanted.kind, view, context, seat=wanted.seat)
            self._painter.anew(scene)
        return perf_counter() - began
