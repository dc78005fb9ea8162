"""The greedy player: looks one answer ahead and takes what leaves it best off."""

from __future__ import annotations

from itertools import islice
from typing import Any

from engine.core import machine
from engine.core.decision import Answer, Decision, answers
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.players.player import Player

MOST_ANSWERS = 80
"""Answers looked at where the player really chooses."""
GLANCED_AT = 6
"""Answers looked at when it only imagines how its turn goes on."""
LONGEST_TURN = 10
"""Further answers until the own turn counts as played out."""


class Greedy(Player):
    """Tries each answer, imagines the rest of its turn, and compares what it has then.

    What it cannot see is dealt anew first, so that looking ahead never looks into the deck.
    """

    def choose(self, game: AnyGame, state: Any, decision: Decision, rng: Rng) -> Answer:
        """The answer after which the position is worth most."""
        dealt = game.redeal(state, decision.seat, rng)
        return max(
            islice(answers(decision), MOST_ANSWERS),
            key=lambda answer: _worth_in_the_end(game, dealt, decision, answer),
        )


def _after(game: AnyGame, position: Any, decision: Decision, answer: Answer) -> Any:
    """The position after an answer."""
    copy = game.clone(position)
    machine.imagine(game, copy, decision, answer)
    return copy


def _worth_in_the_end(game: AnyGame, position: Any, decision: Decision, answer: Answer) -> float:
    """What the position is worth when the own turn is over."""
    seat, turns = decision.seat, position.turns
    copy = _after(game, position, decision, answer)
    for _ in range(LONGEST_TURN):
        if copy.turns > turns or game.turn_of(copy) != seat:
            break
        pending = machine.pending(copy, game)
        if not pending:
            break
        copy = _best_glance(game, copy, pending[0])
    return game.value(copy, seat)


def _best_glance(game: AnyGame, position: Any, decision: Decision) -> Any:
    """The position after the answer that looks best at once; the safe one if none is better."""
    tried = (
        _after(game, position, decision, answer) for answer in islice(answers(decision), GLANCED_AT)
    )
    return max(tried, key=lambda after: game.value(after, decision.seat))
