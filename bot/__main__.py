"""`python -m bot`: connect to Discord and run until told to stop."""

from __future__ import annotations

import asyncio
import logging
import signal
import sys

import discord

from bot.app import Fathom
from bot.calm import answer_first, keep_for_good
from bot.packs import read_packs
from bot.settings import Settings, read_settings
from db.store import Store
from engine.core.errors import FathomError
from engine.core.msg import Msg, msg
from engine.core.text import Words

_log = logging.getLogger("bot")


async def live(fathom: Fathom, token: str) -> None:
    """Be there until told to stop; answering comes before everything else."""
    answer_first()
    await fathom.login(token)
    # By now all words and commands are there.
    keep_for_good()
    warming = asyncio.create_task(_warm(fathom))
    try:
        await fathom.connect()
    finally:
        warming.cancel()


async def _warm(fathom: Fathom) -> None:
    """Draw beforehand, but only once nothing else has to be done to be there."""
    await fathom.wait_until_ready()
    await fathom.house.pictures.warm()


async def run(settings: Settings) -> None:
    """Connect, and stop in good order on SIGINT and SIGTERM."""
    packs = read_packs(settings.fathom_packs)
    store = await Store.open(settings.fathom_database, own=packs.offered)
    fathom = Fathom(settings, store, packs)
    loop = asyncio.get_running_loop()
    running = asyncio.create_task(live(fathom, settings.discord_token.get_secret_value()))
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, running.cancel)
    try:
        await running
    except asyncio.CancelledError:
        _log.info("stopping")
    finally:
        await fathom.close()


def main() -> int:
    """Run; what is wrong with the settings, the database or the token is said in a sentence."""
    try:
        settings = read_settings()
        logging.basicConfig(
            level=settings.fathom_log_level,
            format="%(asctime)s %(levelname)s %(name)s: %(message)s",
        )
        asyncio.run(run(settings))
    except FathomError as wrong:
        return _stop(wrong.msg)
    except discord.LoginFailure:
        return _stop(msg("error-token-refused"))
    except discord.PrivilegedIntentsRequired:
        return _stop(msg("error-intents"))
    except (OSError, discord.DiscordException) as wrong:
        return _stop(msg("error-no-connection", reason=str(wrong)))
    return 0


def _stop(why: Msg) -> int:
    print(Words().say(why), file=sys.stderr)  # noqa: T201 - there is a person at the terminal
    return 1


if __name__ == "__main__":
    sys.exit(main())
