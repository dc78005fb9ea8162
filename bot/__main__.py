"""Entry point of `python -m bot`: connect to Discord and run until stopped."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from typing import Any

import discord

from bot.app import Fathom
from bot.component_packs import read_packs
from bot.config import Config, read_settings
from bot.runtime_tuning import freeze_startup_objects, prefer_event_loop
from db.errors import Displaced, InUse
from db.store import Store
from engine.core.errors import FathomError
from engine.core.msg import Msg, msg
from engine.core.text import Words

TIMEOUT = 60.0
"""Seconds to wait for another bot on the same database to stop, as when deployments overlap."""
ANOTHER = 3
"""The exit code if another bot does not stop, or if it has taken over the database."""

_log = logging.getLogger("bot")


async def live(fathom: Fathom, token: str) -> None:
    """Log in and stay connected until cancelled; warm caches only after that."""
    prefer_event_loop()
    await fathom.login(token)
    # All texts and commands are loaded by now.
    freeze_startup_objects()
    warming = asyncio.create_task(_warm(fathom))
    try:
        await fathom.connect()
    finally:
        warming.cancel()


async def _warm(fathom: Fathom) -> None:
    """Draw pictures ahead of time, but only once the bot is ready to answer."""
    await fathom.wait_until_ready()
    await fathom.services.pictures.warm()


async def run(settings: Config) -> None:
    """Connect, and shut down cleanly on SIGINT and SIGTERM.

    Raises `Displaced` if another bot takes over the database.
    """
    packs = read_packs(settings.fathom_packs)
    loop = asyncio.get_running_loop()
    opening = Store.open(settings.fathom_database, packs=packs.offered, lock_timeout=TIMEOUT)
    doing: asyncio.Task[Any] = loop.create_task(opening)

    def stop() -> None:
        """Cancel the running task: waiting for another bot to leave, or staying connected."""
        doing.cancel()

    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stop)
    try:
        store = await doing
        fathom = Fathom(settings, store, packs)
        doing = loop.create_task(live(fathom, settings.discord_token.get_secret_value()))
        try:
            await _as_long_as_held(doing, store)
        finally:
            await fathom.close()
    except asyncio.CancelledError:
        _log.info("stopping")


async def _as_long_as_held(living: asyncio.Task[None], store: Store) -> None:
    """Stay connected only as long as this process holds the database."""
    assert store.database.hold is not None  # noqa: S101 - opened with a hold
    lost = asyncio.create_task(store.database.hold.lost.wait())
    try:
        await asyncio.wait({living, lost}, return_when=asyncio.FIRST_COMPLETED)
        if not lost.done():
            await living
            return
        living.cancel()
        await asyncio.gather(living, return_exceptions=True)
        await store.database.hold.make_sure()
    finally:
        lost.cancel()


def main() -> int:
    """Run the bot and return its exit code; report bad settings, database or token in one sentence.

    A separate exit code means that another bot holds the database.
    """
    try:
        settings = read_settings()
        logging.basicConfig(
            level=settings.fathom_log_level,
            format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        )
        asyncio.run(run(settings))
    except FathomError as wrong:
        return _stop(wrong.msg, ANOTHER if isinstance(wrong, (InUse, Displaced)) else 1)
    except discord.LoginFailure:
        return _stop(msg("error-token-refused"))
    except discord.PrivilegedIntentsRequired:
        return _stop(msg("error-intents"))
    except (OSError, discord.DiscordException) as wrong:
        return _stop(msg("error-no-connection", reason=str(wrong)))
    return 0


def _stop(why: Msg, code: int = 1) -> int:
    print(Words().say(why), file=sys.stderr)  # noqa: T201 - someone is watching the terminal
    return code


if __name__ == "__main__":
    sys.exit(main())
