"""A baseline for panels: just the picture of a panel, without anything around it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import perf_counter
from typing import Self

from bench.bot.seeded_games import url_of
from bot.localization import names_of, words_for
from bot.messages.pictures import kinds_of, marks_of
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
        """Return the seconds it takes to paint the awaited player's panel, with warm caches."""
        standing = await self._tables.standing(game)
        self._painted(standing)
        return self._painted(standing)

    def _painted(self, standing: Standing) -> float:
        began = perf_counter()
        words, seat = words_for("en"), standing.awaited[0]
        kind = next(kind for kind in kinds_of(standing) if kind.name in ("panel", "sheet"))
        marks = marks_of(standing.asked(seat))
        context = ReaderContext(words, names_of(standing.players, words), marks)
        view = standing.table.view(seat)
        scene = compose(
            standing.game, kind.name, view, context, seat=seat if kind.of_seat else None
        )
        self._painter.anew(scene)
        return perf_counter() - began
