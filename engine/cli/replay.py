"""The `replay` command: play a transcript again and compare the scores."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

from engine.cli.common import Commands
from engine.cli.pack import read_pack
from engine.core.errors import BadTranscript, UnknownPack
from engine.core.game import AnyGame, Setup
from engine.core.msg import msg
from engine.core.table import Table
from engine.core.text import Words
from engine.core.transcript import replay
from engine.registry import game_for, own_game


def add_to(commands: Commands) -> None:
    """Add the command and its arguments."""
    command = commands.add_parser("replay", help="replay a transcript and print its scores")
    command.add_argument("file", type=Path)
    command.add_argument(
        "--pack", type=Path, metavar="FILE", help="the component pack it was played with"
    )
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the scores; return 1 where the transcript breaks the rules, 2 if it is unreadable."""
    words = Words("en")
    try:
        text = arguments.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) else None
        told = msg("error-file", file=str(arguments.file), reason=reason or "not UTF-8 text")
        print(words.say(told), file=sys.stderr)
        return 2
    try:
        table = replay(text, _finder(arguments.pack))
    except BadTranscript as wrong:
        print(words.say(wrong.msg), file=sys.stderr)
        return 1
    return _tell(table, words)


def _tell(table: Table, words: Words) -> int:
    result = table.result
    if result is None:
        print(words.say(msg("replay-running", moves=len(table.moves))))
    else:
        print("= " + " ".join(str(score) for score in result.scores))
    return 0


def _finder(file: Path | None) -> Callable[[Setup], AnyGame]:
    """Return a function that finds the game of a setup, including the pack in this file."""
    if file is None:
        return game_for
    own = read_pack(file)

    def find(setup: Setup) -> AnyGame:
        if (setup.game, setup.pack) == (own.game, own.name):
            return own_game(own)
        try:
            return game_for(setup)
        except UnknownPack as wrong:
            raise UnknownPack(setup.pack, (own.name,)) from wrong

    return find
