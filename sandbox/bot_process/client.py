"""The unmodified bot, with discord.py's URLs pointed at the stand-in."""

from __future__ import annotations

import argparse
import importlib
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

import yarl
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.bot_process.parent_watch import end_with_parent


@contextmanager
def pointed_at(address: str) -> Iterator[None]:
    """Point discord.py at a URL, such as `http://127.0.0.1:8740`, inside the `with` block."""
    before = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, str(Asset.BASE)
    point_at(address)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, assets = before
        _serve_assets_from(assets)


def point_at(address: str) -> None:
    """Point discord.py at this URL from now on."""
    Route.BASE = f"{address}/api/v10"
    gateway = address.replace("http://", "ws://", 1)
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{gateway}/gateway")
    _serve_assets_from(address)


def _serve_assets_from(address: str) -> None:
    # Not an assignment, because discord.py declares this attribute as final.
    setattr(Asset, "BASE", address)  # noqa: B010


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the bot against the stand-in and return its exit code."""
    parser = argparse.ArgumentParser(
        prog="python -m sandbox.bot_process.client", description=__doc__
    )
    parser.add_argument("--api", required=True, help="where the stand-in listens")
    parser.add_argument(
        "--watch-parent", action="store_true", help="end when the standard input is closed"
    )
    wanted = parser.parse_args(arguments)
    if wanted.watch_parent:
        end_with_parent()
    point_at(wanted.api)
    # The bot parses its command line itself, and must not see ours.
    sys.argv = ["bot"]
    code: int = importlib.import_module("bot.__main__").main()
    return code


if __name__ == "__main__":
    sys.exit(main())
