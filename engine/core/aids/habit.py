"""Automatic answers: questions that a player always answers the same way."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.core.decision import Answer, Decision, Pick
from engine.core.msg import Msg, msg

if TYPE_CHECKING:
    from engine.core.game import AnyGame, Setup

StandingAnswer: TypeAlias = tuple[str, ...]
"""The standing answer: one choice of the habit, or all of them in order of preference."""
Find: TypeAlias = Callable[[Any, Decision, StandingAnswer], Answer | None]
"""Finds the answer that a rule gives in a position; None if it does not apply."""


@dataclass(frozen=True, slots=True)
class Habit:
    """A kind of question that a player may always answer the same way.

    It either comes up outside the player's own turn, or comes up in it and is hardly ever answered
    differently. Its rules use only what the seat that is asked can see.
    """

    name: str
    prompts: tuple[str, ...]
    """The message keys of the prompts it applies to."""
    choices: tuple[str, ...]
    """The possible standing answers, the usual one first."""
    find: Find
    ranked: bool = False
    """True if the choices are put in order, and the first that is possible is the answer."""
    own_turn: bool | None = False
    """True if it is asked in the player's own turn, None if at any time."""
    offered: bool = True
    """True if it is offered beside its question; if not, only where all of them are set."""
    option: tuple[str, str] | None = None
    """The option of the game, with the value without which it is never asked."""

    def rule_with(self, choice: str) -> StandingAnswer:
        """Return the rule with this choice; if ranked, it comes first, the others as usual."""
        if not self.ranked:
            return (choice,)
        return (choice, *(other for other in self.choices if other != choice))

    def read(self, text: str) -> StandingAnswer | None:
        """Return the rule written in a text; None if it is not, or no longer, valid."""
        rule = tuple(text.split())
        whole = set(rule) == set(self.choices) if self.ranked else len(rule) == 1
        return rule if whole and set(rule) <= set(self.choices) else None

    def counts_in(self, setup: Setup) -> bool:
        """Return whether it can come up at all in a game with this setup."""
        return self.option is None or self.option in setup.options


def habit_for(game: AnyGame, state: object, asked: Decision) -> Habit | None:
    """Return the habit that applies to this question, if any."""
    own = game.turn_of(state) == asked.seat
    for habit in game.habits:
        if asked.prompt.key in habit.prompts and habit.own_turn in (own, None):
            return habit
    return None


def by_habit(habit: Habit, state: object, asked: Decision, rule: StandingAnswer) -> Answer | None:
    """Return the answer that this rule gives now; None if it does not apply."""
    answer = habit.find(state, asked, rule)
    return None if answer is None else asked.check(answer)


def fitting(habit: Habit, state: object, asked: Decision) -> tuple[str, ...]:
    """Return the choices of a habit that could answer this question."""
    return tuple(
        choice for choice in habit.choices if by_habit(habit, state, asked, (choice,)) is not None
    )


def first_of(prefix: str = "") -> Find:
    """Return a function that finds the first offered option of a rule; keys have this prefix."""

    def find(_state: object, asked: Decision, rule: StandingAnswer) -> Answer | None:
        offered = asked.by_key if isinstance(asked, Pick) else {}
        return next(((prefix + choice,) for choice in rule if prefix + choice in offered), None)

    return find


def habit_words(game: AnyGame, habit: Habit) -> Msg:
    """Return the question in words."""
    return msg(f"{game.name}-habit-{habit.name}")


def choice_words(game: AnyGame, habit: Habit, choice: str) -> Msg:
    """Return the standing answer in words."""
    return msg(f"{game.name}-habit-{habit.name}-{choice.replace('_', '-')}")
