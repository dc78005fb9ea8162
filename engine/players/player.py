"""What an automatic player is."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

from engine.core.decision import Answer, Decision
from engine.core.errors import BadSetup
from engine.core.game import AnyGame
from engine.core.msg import msg
from engine.core.rng import Rng


class Player(Protocol):
    """Somebody who answers for a seat and keeps nothing in mind between answers."""

    @abstractmethod
    def choose(self, game: AnyGame, state: Any, decision: Decision, rng: Rng) -> Answer:
        """A legal answer to the decision; the position is not changed."""
        ...

    def plan(self, game: AnyGame, state: Any, decision: Decision, rng: Rng) -> tuple[Answer, ...]:
        """The answer, and those that are certain to follow it if nothing else happens."""
        return (self.choose(game, state, decision, rng),)


class UnknownPlayer(BadSetup):
    """There is no automatic player of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(msg("error-unknown-player", name=name, known=", ".join(known)))
