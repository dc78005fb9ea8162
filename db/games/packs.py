"""Custom component packs, each stored as it was when a game first used it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from sqlalchemy import insert, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.errors import BrokenPack
from db.schema import now, packs
from engine.core.errors import BadPack, UnknownPack
from engine.core.game import AnyGame, Setup
from engine.core.msg import msg
from engine.core.packs.own import OwnPack
from engine.registry import game_for, own_game, read_own

READ = 32
"""The number of packs from the database that are cached."""


@dataclass(frozen=True, slots=True)
class KeptPack:
    """A pack in the database, without its text."""

    game: str
    name: str
    title: str


class PackCache:
    """A cache of custom packs that finds the game for a setup, with the pack it names."""

    def __init__(self, own: Iterable[OwnPack] = ()) -> None:
        """Create a cache that also offers these packs for new games."""
        self._offered: Mapping[tuple[str, str], OwnPack] = {
            (pack.game, pack.name): pack for pack in own
        }
        self._read: dict[tuple[str, str], OwnPack] = {}

    def at_hand(self, setup: Setup) -> AnyGame:
        """Return the game for a setup whose pack is built in, offered or cached.

        Raises `UnknownPack` if it is none of these.
        """
        own = self._own(setup)
        return game_for(setup) if own is None else own_game(own)

    async def game_of(self, connection: AsyncConnection, setup: Setup) -> AnyGame:
        """Return the game for a setup, reading its pack from the database if necessary."""
        try:
            return self.at_hand(setup)
        except UnknownPack:
            text = await text_of(connection, setup.game, setup.pack)
            if text is None:
                raise
        own = _checked(setup, text)
        while len(self._read) >= READ:
            del self._read[next(iter(self._read))]
        self._read[setup.game, setup.pack] = own
        return own_game(own)

    async def store_pack(self, connection: AsyncConnection, setup: Setup) -> None:
        """Store the custom pack that a game starts with, if any, unless it is already stored."""
        own = self._own(setup)
        if own is None or await text_of(connection, own.game, own.name) is not None:
            return
        row = {
            "game": own.game,
            "name": own.name,
            "title": own.title,
            "digest": own.digest,
            "text": own.text,
            "at": now(),
        }
        # Another writer may have stored the very same text first.
        with contextlib.suppress(IntegrityError):
            async with connection.begin_nested():
                await connection.execute(insert(packs), row)

    def _own(self, setup: Setup) -> OwnPack | None:
        key = (setup.game, setup.pack)
        return self._offered.get(key) or self._read.get(key)


async def text_of(connection: AsyncConnection, game: str, name: str) -> str | None:
    """Return the stored text of a pack, if any."""
    wanted = select(packs.c.text).where(packs.c.game == game, packs.c.name == name)
    return (await connection.execute(wanted)).scalar_one_or_none()


async def kept_packs(connection: AsyncConnection) -> tuple[KeptPack, ...]:
    """Return all stored packs."""
    wanted = select(packs.c.game, packs.c.name, packs.c.title).order_by(packs.c.game, packs.c.name)
    return tuple(KeptPack(*row) for row in await connection.execute(wanted))


def _checked(setup: Setup, text: str) -> OwnPack:
    """Return the pack in this text; raise `BrokenPack` if it is not the one the setup names."""
    try:
        own = read_own(text.encode(), setup.pack)
    except BadPack as wrong:
        raise BrokenPack(setup.pack, wrong.msg) from wrong
    if (own.game, own.name) != (setup.game, setup.pack):
        raise BrokenPack(setup.pack, msg("error-pack-changed", found=own.name))
    return own
