"""`python -m bot`: connect to Discord and run until told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys
from typing import Any

import discord

from bot.app import Fathom
from bot.component_packs import read_packs
from bot.runtime_tuning import freeze_startup_objects, prefer_event_loop
from bot.settings import Settings, read_settings
from db.errors import Displaced, InUse
from db.store import Store
from engine.core.errors import FathomError
from engine.core.msg import Msg, msg
from engine.core.text import Words

TIMEOUT = 60.0
"""Seconds that another bot on the same database is given to leave, as in a deploy that overlaps."""
ANOTHER = 3
"""The exit code if it does not leave, or if it has taken the database over."""

_log = logging.getLogger("bot")


async def live(fathom: Fathom, token: str) -> None:
    """Be there until told to stop; answering comes before everything else."""
    prefer_event_loop()
    await fathom.login(token)
    # By now all words and commands are there.
    freeze_startup_objects()
    warming = asyncio.create_task(_warm(fathom))
    try:
        await fathom.connect()
    finally:
        warming.cancel()


async def _warm(fathom: Fathom) -> None:
    """Draw beforehand, but only once nothing else has to be done to be there."""
    await fathom.wait_until_ready()
    await fathom.services.pictures.warm()


async def run(settings: Settings) -> None:
    """Connect, and stop in good order on SIGINT and SIGTERM; raises `Displaced` if it has to."""
    packs = read_packs(settings.fathom_packs)
    loop = asyncio.get_running_loop()
    opening = Store.open(settings.fathom_database, own=packs.offered, alone=TIMEOUT)
    doing: asyncio.Task[Any] = loop.create_task(opening)

    def stop() -> None:
        """End whatever is being done: waiting for another to leave, or being there."""
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
    """Live, but not on after another has got the right to act for the database."""
    assert store.database.hold is not None  # noqa: S101 - it was opened alone
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
    """Run; what is wrong with the settings, the database or the token is said in a sentence.

    The exit code says if that is only that another bot is there.
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
    print(Words().say(why), file=sys.stderr)  # noqa: T201 - there is a person at the terminal
    return code


if __name__ == "__main__":
    sys.exit(main())
