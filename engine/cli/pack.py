"""The `pack` command: export a component pack to edit, and check one."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from engine.cli.common import Commands, players_for
from engine.cli.counted import counted
from engine.cli.simulate import PLY_LIMIT, Tally, play_game
from engine.core.errors import BadPack, FathomError
from engine.core.game import AnyGame, checked_setup
from engine.core.msg import msg
from engine.core.packs.own import OwnPack
from engine.core.packs.pack import MAX_BYTES, PackTable, read_tables
from engine.core.table import Table
from engine.core.text import Words
from engine.registry import default_text, game_name_for, own_game, read_own, text_to_edit

GOOD, REFUSED = 0, 1


class UnreadableFile(FathomError):
    """A file that cannot be read."""


def add_to(commands: Commands) -> None:
    """Add the commands and their arguments."""
    pack = commands.add_parser("pack", help="make and check component packs")
    doing = pack.add_subparsers(dest="doing", required=True, metavar="COMMAND")
    export = doing.add_parser("export", help="print the default pack, ready to be edited")
    export.add_argument("game")
    export.add_argument("--id", default="my_pack", help="its id (%(default)s)")
    export.add_argument("--title", default="My pack", help="its title (%(default)s)")
    export.set_defaults(run=run_export)
    check = doing.add_parser("check", help="say whether a pack can be played, or what is wrong")
    check.add_argument("file", type=Path)
    check.add_argument(
        "--games",
        type=int,
        default=1,
        help="games to play with each number of players (%(default)s)",
    )
    check.set_defaults(run=run_check)


def run_export(arguments: argparse.Namespace) -> int:
    """Print the pack; return 1 if it could not be read back under such an id or title."""
    text = text_to_edit(game_name_for(arguments.game), arguments.id, arguments.title)
    try:
        read_own(text.encode(), "the exported file")
    except BadPack as wrong:
        return _refuse(wrong)
    # Written as bytes: the file is UTF-8 whatever the terminal's encoding.
    sys.stdout.flush()
    sys.stdout.buffer.write(text.encode())
    sys.stdout.buffer.flush()
    return GOOD


def run_check(arguments: argparse.Namespace) -> int:
    """Report whether the pack is valid, or where and why it is not; return the exit code."""
    try:
        own = read_pack(arguments.file)
    except BadPack as wrong:
        return _refuse(wrong)
    print(f"{own.title} ({own.name}) is a good pack for {own.game}.")
    print("\n".join(_differences(own)))
    wrong_games = list(_trouble(own_game(own), arguments.games))
    print("\n".join(wrong_games) or f"Games played with each number of players: {arguments.games}.")
    return REFUSED if wrong_games else GOOD


def read_pack(file: Path) -> OwnPack:
    """Return the pack in a file."""
    try:
        with file.open("rb") as opened:
            data = opened.read(MAX_BYTES + 1)
    except OSError as wrong:
        told = msg("error-file", file=str(file), reason=wrong.strerror or "")
        raise UnreadableFile(told) from wrong
    return read_own(data, file.name)


def _refuse(wrong: BadPack) -> int:
    print(Words("en").say(wrong.msg), file=sys.stderr)
    return REFUSED


def _differences(own: OwnPack) -> Iterator[str]:
    """Yield a line for each table that differs from the default pack."""
    usual = read_tables(default_text(own.game), "default.pack.md")
    changed = 0
    for name, sheet in read_tables(own.text, own.name).items():
        if name != "pack" and _texts(sheet) != _texts(usual[name]):
            changed += 1
            rows = counted(len(sheet.rows), "row")
            counts = f"{rows}, {len(usual[name].rows)} in the default pack"
            yield f"  changed: {name} ({counts})"
    if not changed:
        yield "  Nothing differs from the default pack."


def _texts(sheet: PackTable) -> list[list[str]]:
    cells = (sheet.header, *(row.cells for row in sheet.rows))
    return [[cell.text for cell in row] for row in cells]


def _trouble(game: AnyGame, games: int) -> Iterator[str]:
    """Yield what goes wrong when random players play with the pack."""
    for seats in game.seat_counts:
        people = counted(seats, "player")
        for seed in range(games):
            tally = Tally(seats)
            table = Table(game, checked_setup(game, seats, seed))
            players = players_for(["random"], seats)
            try:
                play_game(table, players, tally)
            except Exception as wrong:  # noqa: BLE001 - whatever it is, the pack caused it
                yield f"With {people}, seed {seed}, a game stopped: {wrong!r}"
            if tally.errors:
                yield f"With {people}, seed {seed}, a game did not end: {PLY_LIMIT} moves"
