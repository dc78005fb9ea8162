"""`python -m sandbox`: the stand-in with its page, and the bot as a child process."""

from __future__ import annotations

import argparse
import asyncio
import errno
import logging
import signal
import sys
from collections.abc import Sequence
from pathlib import Path

from sandbox.server import Sandbox, Setup
from sandbox.store import CannotOpen

PORT = 8740
DATA = Path("data/sandbox")
START = 20.0
"""The most seconds to wait for the bot before the address is printed."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the stand-in until it is stopped and return 0, or return 2 if it cannot run."""
    wanted = _parser().parse_args(arguments)
    logging.basicConfig(level=logging.INFO, format="%(levelname)s %(name)s: %(message)s")
    setup = Setup(
        data=wanted.data,
        port=wanted.port,
        strict_limits=wanted.rate_limits,
        with_bot=not wanted.no_bot,
    )
    try:
        asyncio.run(_run(setup))
    except CannotOpen as error:
        print(error, file=sys.stderr)
        return 2
    except OSError as error:
        taken = error.errno == errno.EADDRINUSE
        reason = "it is in use; name another with --port" if taken else str(error)
        print(f"The port {wanted.port} cannot be used: {reason}.", file=sys.stderr)
        return 2
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m sandbox", description=__doc__)
    parser.add_argument("--port", type=int, default=PORT, help="where the page is (%(default)s)")
    parser.add_argument("--data", type=Path, default=DATA, help="the session's folder")
    parser.add_argument("--no-bot", action="store_true", help="do not start the bot")
    parser.add_argument("--rate-limits", action="store_true", help="limit the bot as Discord would")
    return parser


async def _run(setup: Setup) -> None:
    sandbox = Sandbox(setup)
    stopped = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        loop.add_signal_handler(number, stopped.set)
    try:
        await sandbox.start()
        greeting = asyncio.create_task(_greet(sandbox))
        await stopped.wait()
        greeting.cancel()
    finally:
        await sandbox.close()


async def _greet(sandbox: Sandbox) -> None:
    """Print the address, once the bot can answer whoever opens it."""
    if sandbox.setup.with_bot:
        await sandbox.bot_comes_online(START)
    print(f"The page is at {sandbox.api_base}/", flush=True)
    if not sandbox.setup.with_bot:
        print(f"A bot logs in there with DISCORD_TOKEN={sandbox.token}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
