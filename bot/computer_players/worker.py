"""The process in which computer players think, `python -m bot.computer_players.worker`.

It takes requests from its standard input and answers on its standard output, one at a time, and
ends with the bot. It reads only what the bot itself has written, so pickling is safe.
"""

from __future__ import annotations

import os
import pickle
import signal
import struct
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, BinaryIO

from engine.core import machine
from engine.core.decision import Answer
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.players import patient_player
from engine.players.planning import ShouldStop
from engine.registry import game_with

LENGTH = struct.Struct("!I")
"""The header of every message, which holds its length."""
LESS_URGENT = 10
"""The niceness of this process, so that the bot's own takes precedence."""
GAMES_AT_HAND = 16


@dataclass(frozen=True, slots=True)
class WorkerRequest:
    """A request to a computer player, with its time limit."""

    level: str
    game: str
    components: bytes
    position: str
    seat: int
    seed: int
    seconds: float


def encoded(said: object) -> bytes:
    """Return an object as a message between the processes."""
    data = pickle.dumps(said)
    return LENGTH.pack(len(data)) + data


def clock(seconds: float) -> Callable[[], ShouldStop]:
    """Return a function that starts a countdown of this many seconds."""

    def begin() -> ShouldStop:
        end = time.monotonic() + seconds
        return lambda _tried: time.monotonic() >= end

    return begin


def plan_for(question: WorkerRequest) -> tuple[Answer, ...]:
    """Return the computer player's answers to a request."""
    game = _game(question.game, question.components)
    position = game.codec.load(question.position)
    asked = machine.pending(position, game)
    decision = next(each for each in asked if each.seat == question.seat)
    player = patient_player(question.level, clock(question.seconds))
    return player.plan(game, position, decision, Rng(question.seed))


@lru_cache(maxsize=GAMES_AT_HAND)
def _game(name: str, components: bytes) -> AnyGame:
    return game_with(name, pickle.loads(components))  # noqa: S301 - written by the bot itself


def main() -> int:
    """Answer requests until there are no more."""
    os.nice(LESS_URGENT)
    # Ctrl-C in a terminal stops only the bot, which then ends this process.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Stray prints must not end up among the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while (question := _heard(sys.stdin.buffer)) is not None:
        answers.write(encoded(plan_for(question)))
        answers.flush()
    return 0


def _heard(stream: BinaryIO) -> Any:  # noqa: ANN401
    """Return the next request, or None once the bot is gone."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return pickle.loads(stream.read(*LENGTH.unpack(head)))  # noqa: S301 - written by the bot itself


if __name__ == "__main__":
    sys.exit(main())
