"""Announcements that lapse because a seat's time is up, logged as a special answer.

So what was played can be stored, exported and replayed without knowing of any clock.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.core import machine
from engine.core.decision import Answer, Decision
from engine.core.errors import IllegalAnswer, NotAwaited
from engine.core.game import AnyGame
from engine.core.machine import Outcome
from engine.core.msg import msg

LAPSE = ("lapse",)
"""The entry logged in place of an answer when a seat gave none; no question offers it."""


def carry_out(
    game: AnyGame, state: Any, seat: int, answer: Answer, asked: Sequence[Decision] | None = None
) -> Outcome:
    """Play an answer as it was logged: a real one, or a lapse."""
    if answer != LAPSE:
        return machine.submit(game, state, seat, answer, asked)
    questions = machine.pending(state, game) if asked is None else asked
    if all(question.seat != seat for question in questions):
        raise NotAwaited(msg("error-not-awaited" if questions else "error-game-over"))
    left = game.lapsed(state, seat)
    if left is None:
        raise IllegalAnswer(msg("error-no-such-option", key=LAPSE[0]))
    state.moves += 1
    state.stack = left
    return machine.begin(game, state)
