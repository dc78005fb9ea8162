"""Command line for developers: play, simulate, replay, and check rules and packs."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence

from engine.cli import demo, pack, play, replay, rules, simulate
from engine.core.errors import FathomError
from engine.core.text import Words
from engine.registry import game_name_for

COMMANDS = (play, demo, simulate, replay, rules, pack)


def parser() -> argparse.ArgumentParser:
    """Return the argument parser with all commands."""
    top = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = top.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for command in COMMANDS:
        command.add_to(commands)
    return top


def main(arguments: Sequence[str]) -> int:
    """Run a command and return its exit code; bad input is reported in one sentence."""
    chosen = parser().parse_args(arguments)
    try:
        if "game" in chosen:
            chosen.game = game_name_for(chosen.game)
        code: int = chosen.run(chosen)
    except FathomError as wrong:
        print(Words("en").say(wrong.msg), file=sys.stderr)
        return 2
    except BrokenPipeError:
        return 1
    return code
