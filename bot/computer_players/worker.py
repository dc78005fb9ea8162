"""`python -m bot.computer_players.worker`: where computer players think; it ends with the bot.

It is asked through its standard input and answers through its standard output, one thing at a time.
It reads nothing but what the bot itself has written, so that may be pickled.
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
from engine.players.planning import Spent
from engine.registry import game_with

LENGTH = struct.Struct("!I")
"""What stands before everything that is said: how long it is."""
LESS_URGENT = 10
"""By how much the bot itself goes before."""
GAMES_AT_HAND = 16


@dataclass(frozen=True, slots=True)
class WorkerRequest:
    """What a computer player is asked, and how long it may think."""

    level: str
    game: str
    components: bytes
    position: str
    seat: int
    seed: int
    seconds: float


def encoded(said: object) -> bytes:
    """Something as it is said from one process to the other."""
    data = pickle.dumps(said)
    return LENGTH.pack(len(data)) + data


def clock(seconds: float) -> Callable[[], Spent]:
    """To think for so long."""

    def begin() -> Spent:
        end = time.monotonic() + seconds
        return lambda _tried: time.monotonic() >= end

    return begin


def plan_for(question: WorkerRequest) -> tuple[Answer, ...]:
    """What the computer player answers."""
    game = _game(question.game, question.components)
    position = game.codec.load(question.position)
    asked = machine.pending(position, game)
    decision = next(each for each in asked if each.seat == question.seat)
    player = patient_player(question.level, clock(question.seconds))
    return player.plan(game, position, decision, Rng(question.seed))


@lru_cache(maxsize=GAMES_AT_HAND)
def _game(name: str, components: bytes) -> AnyGame:
    return game_with(name, pickle.loads(components))  # noqa: S301 - from the bot itself


def main() -> int:
    """Answer until nothing more is asked."""
    os.nice(LESS_URGENT)
    # Whoever stops the bot in a terminal stops only the bot, which then ends this.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    # Whatever is printed by accident must not get between the answers.
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    while (question := _heard(sys.stdin.buffer)) is not None:
        answers.write(encoded(plan_for(question)))
        answers.flush()
    return 0


def _heard(stream: BinaryIO) -> Any:  # noqa: ANN401
    """What is asked next; nothing once the bot has gone."""
    head = stream.read(LENGTH.size)
    if len(head) < LENGTH.size:
        return None
    return pickle.loads(stream.read(*LENGTH.unpack(head)))  # noqa: S301 - from the bot itself


if __name__ == "__main__":
    sys.exit(main())
