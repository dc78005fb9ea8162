"""The random player: every legal answer is equally likely."""

from __future__ import annotations

from typing import Any

from engine.core.decision import Amount, Answer, Decision
from engine.core.game import AnyGame
from engine.core.rng import Rng
from engine.players.player import Player


class Uniform(Player):
    """Answers at random."""

    def choose(
        self,
        _game: AnyGame,
        _state: Any,
        decision: Decision,
        rng: Rng,
        /,
    ) -> Answer:
        """Return any legal answer."""
        if isinstance(decision, Amount):
            return decision.low + rng.below(decision.high - decision.low + 1)
        options = decision.options
        if decision.least == decision.most == 1:
            return (options[rng.below(len(options))].key,)
        most = min(decision.most, len(options))
        count = decision.least + rng.below(most - decision.least + 1)
        return tuple(option.key for option in rng.shuffled(options)[:count])
