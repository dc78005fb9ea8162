"""`python -m db`: the command line with which developers check and fill databases."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from db.connection.environment import database_url
from db.games.packs import kept_packs, text_of
from db.integrity.verify import examine_all
from db.simulate import SimulatedGames, simulate
from db.store import Store
from engine.core.errors import FathomError, UnknownPack
from engine.core.text import Words
from engine.registry import GAMES


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command; return 0 if all is well, 1 if a game is faulty, or 2 if it cannot run."""
    wanted = _parser().parse_args(arguments)
    commands = {"verify": _verify, "simulate": _simulate, "packs": _packs}
    try:
        return asyncio.run(commands[wanted.command](wanted))
    except FathomError as wrong:
        print(Words("en").say(wrong.msg), file=sys.stderr)
        return 2


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m db", description="Check and list stored games."
    )
    commands = parser.add_subparsers(dest="command", required=True)
    verify = commands.add_parser("verify", help="replay every stored game and compare")
    fill = commands.add_parser("simulate", help="play random games into a database")
    packs = commands.add_parser("packs", help="list the custom packs that stored games use")
    packs.add_argument("--text", metavar="NAME", help="print the text of this one instead")
    for command in (verify, fill, packs):
        command.add_argument("url", nargs="?", default=database_url())
    fill.add_argument("--game", default=next(iter(GAMES)))
    fill.add_argument("--games", type=int, default=1)
    fill.add_argument("--seats", type=int, default=2)
    fill.add_argument("--seed", type=int, default=0)
    return parser


async def _verify(wanted: argparse.Namespace) -> int:
    """Print the games that are faulty or were played under earlier rules, and then the totals."""
    store = await Store.open(wanted.url, create=False)
    games = differing = earlier = 0
    try:
        async for found in examine_all(store):
            games += 1
            differing += bool(found.wrong)
            if found.wrong:
                print(f"game {found.game_id}: {'; '.join(found.wrong)}")
            elif found.earlier:
                earlier += 1
                print(f"game {found.game_id}: played under earlier rules: {found.earlier}")
    finally:
        await store.close()
    if earlier:
        print(f"played under earlier rules, and sound: {earlier}")
    print(f"games: {games}, differing: {differing}")
    return 1 if differing else 0


async def _simulate(wanted: argparse.Namespace) -> int:
    """Print a line for each game played."""
    games = SimulatedGames(wanted.game, wanted.games, wanted.seats, wanted.seed)
    store = await Store.open(wanted.url)
    try:
        async for played in simulate(store, games):
            scores = " ".join(map(str, played.record.scores or ()))
            print(f"game {played.record.id}: {played.record.ply} moves, scores {scores}")
    finally:
        await store.close()
    return 0


async def _packs(wanted: argparse.Namespace) -> int:
    """Print a line for each stored pack, or the whole text of one."""
    store = await Store.open(wanted.url, create=False)
    try:
        async with store.database.reading() as connection:
            kept = await kept_packs(connection)
            named = [pack for pack in kept if wanted.text in (None, pack.name)]
            if wanted.text and not named:
                raise UnknownPack(wanted.text, tuple(pack.name for pack in kept))
            texts = [await text_of(connection, pack.game, pack.name) for pack in named]
    finally:
        await store.close()
    if wanted.text:
        # Written as bytes, since packs are UTF-8 whatever the encoding of the terminal.
        sys.stdout.buffer.write((texts[0] or "").encode())
        sys.stdout.buffer.flush()
        return 0
    for pack in named:
        print(f"{pack.name} ({pack.game}): {pack.title}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
