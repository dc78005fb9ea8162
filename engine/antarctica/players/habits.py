"""Questions of Antarctica outside a player's own turn, and their standing answers (AN-13.3)."""

from __future__ import annotations

from engine.antarctica.effects.research import NONE
from engine.antarctica.effects.ships import STAY
from engine.antarctica.pack.vocabulary import SHIPYARD_CARDS
from engine.antarctica.state import AntarcticaState
from engine.core.aids.habit import Habit, StandingAnswer, first_of
from engine.core.decision import Answer, Decision, Pick

OWN_CUBE = "own-cube"


def _three(_: AntarcticaState, asked: Decision, rule: StandingAnswer) -> Answer | None:
    """Never advance, or always on the first track with the seat's cube; None if there is none."""
    assert isinstance(asked, Pick)  # noqa: S101 - it is a menu
    if rule == (NONE,):
        return (NONE,)
    # The safe answer is that track, or not to advance at all.
    return None if asked.default == (NONE,) else asked.default


HABITS = (
    # D10 and D11: a ranking of the four kinds.
    Habit(
        "shipyard-card",
        ("antarctica-ask-take", "antarctica-ask-draft"),
        tuple(SHIPYARD_CARDS),
        first_of("take:"),
        ranked=True,
    ),
    # D12: the best move depends on the board, but staying can be a standing answer.
    Habit("move-ship", ("antarctica-ask-move",), (STAY,), first_of()),
    # D13
    Habit("advance-three", ("antarctica-ask-three",), (OWN_CUBE, NONE), _three),
)
