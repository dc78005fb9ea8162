"""The interface of computer players."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Protocol

from engine.core.decision import Answer, Decision
from engine.core.errors import BadSetup
from engine.core.game import AnyGame
from engine.core.msg import msg
from engine.core.rng import Rng


class Player(Protocol):
    """Answers for a seat and keeps no state between answers."""

    @abstractmethod
    def choose(self, game: AnyGame, state: Any, decision: Decision, rng: Rng, /) -> Answer:
        """Return a legal answer to the decision, leaving the position unchanged."""
        ...

    def plan(self, game: AnyGame, state: Any, decision: Decision, rng: Rng) -> tuple[Answer, ...]:
        """Return the answer, and those certain to follow it if nothing else happens."""
        return (self.choose(game, state, decision, rng),)


class UnknownPlayer(BadSetup):
    """There is no computer player of that name."""

    def __init__(self, name: str, known: tuple[str, ...]) -> None:
        super().__init__(msg("error-unknown-player", name=name, known=", ".join(known)))
