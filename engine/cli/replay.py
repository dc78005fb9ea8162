"""`replay`: play a transcript again and compare."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from engine.cli.common import Commands
from engine.core.errors import BadTranscript
from engine.core.msg import msg
from engine.core.text import Words
from engine.core.transcript import replay
from engine.registry import game_for


def add_to(commands: Commands) -> None:
    """The command and its arguments."""
    command = commands.add_parser("replay", help="replay a transcript and print its scores")
    command.add_argument("file", type=Path)
    command.set_defaults(run=run)


def run(arguments: argparse.Namespace) -> int:
    """Print the scores; 1 where the transcript differs from the rules, 2 if it cannot be read."""
    words = Words("en")
    try:
        text = arguments.file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as wrong:
        reason = wrong.strerror if isinstance(wrong, OSError) else None
        told = msg("error-file", file=str(arguments.file), reason=reason or "not UTF-8 text")
        print(words.say(told), file=sys.stderr)
        return 2
    try:
        table = replay(text, game_for)
    except BadTranscript as wrong:
        print(words.say(wrong.msg), file=sys.stderr)
        return 1
    result = table.result
    if result is None:
        print(words.say(msg("replay-running", moves=len(table.moves))))
    else:
        print("= " + " ".join(str(score) for score in result.scores))
    return 0
