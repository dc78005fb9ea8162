"""The greedy player: looks one answer ahead and takes the one that leaves it best off."""

from __future__ import annotations

from itertools import islice
from typing import Any

from engine.core import machine
from engine.core.decision import Answer, Decision, answers
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.players.own_part import goes_on
from engine.players.player import Player

MOST_ANSWERS = 80
"""Answers examined when the player really chooses."""
GLANCED_AT = 6
"""Answers examined when it only imagines how its turn continues."""
LONGEST_TURN = 10
"""Further answers until its own turn counts as played out."""


class Greedy(Player):
    """Tries each answer, imagines the rest of its turn, and compares the results.

    Everything it cannot see is dealt anew first, so looking ahead never peeks into the deck.
    """

    def choose(self, game: AnyGame, state: Any, decision: Decision, rng: Rng) -> Answer:
        """Return the answer after which the position is worth most."""
        dealt = game.redeal(state, decision.seat, rng)
        tried = list(islice(answers(decision), MOST_ANSWERS))
        ways = MOST_ANSWERS // len(tried)
        return max(tried, key=lambda answer: _worth(game, dealt, decision, answer, ways))


def _after(game: AnyGame, position: Any, decision: Decision, answer: Answer) -> Any:
    """Return the position after an answer."""
    copy = game.clone(position)
    machine.imagine(game, copy, decision, answer)
    return copy


def _worth(game: AnyGame, start: Any, decision: Decision, answer: Answer, ways: int) -> float:
    """Return the value of an answer; if it starts a turn, the best of its first `ways` answers."""
    seat = decision.seat
    copy = _after(game, start, decision, answer)
    if game.turn_of(start) == seat or game.turn_of(copy) != seat:
        return _in_the_end(game, start, copy, seat)
    asked = next((each for each in machine.pending(copy, game) if each.seat == seat), None)
    begun = (
        [_after(game, copy, asked, way) for way in islice(answers(asked), ways)]
        if asked
        else [copy]
    )
    return max(_in_the_end(game, start, position, seat) for position in begun)


def _in_the_end(game: AnyGame, start: Any, position: Any, seat: int) -> float:
    """Return the value of the position once the seat's part is over."""
    for _ in range(LONGEST_TURN):
        if game.turn_of(position) != seat or not goes_on(game, start, position, seat):
            break
        pending = machine.pending(position, game)
        if not pending:
            break
        position = _best_glance(game, position, pending[0])
    return game.value(position, seat)


def _best_glance(game: AnyGame, position: Any, decision: Decision) -> Any:
    """Return the position after the answer that looks best right away."""
    tried = (
        _after(game, position, decision, answer) for answer in islice(answers(decision), GLANCED_AT)
    )
    return max(tried, key=lambda after: game.value(after, decision.seat))
