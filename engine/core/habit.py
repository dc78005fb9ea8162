"""Habits: what somebody always answers to a question that comes again and again."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, TypeAlias

from engine.core.decision import Answer, Decision, Pick
from engine.core.msg import Msg, msg

if TYPE_CHECKING:
    from engine.core.game import AnyGame, Setup

Rule: TypeAlias = tuple[str, ...]
"""What is always done: a choice of the habit, or all of them with the dearest first."""
Find: TypeAlias = Callable[[Any, Decision, Rule], Answer | None]
"""The answer that a rule gives in a position; none if it does not fit."""


@dataclass(frozen=True, slots=True)
class Habit:
    """A kind of question that somebody may answer always alike.

    It is one that comes outside the own turn; or one in it to which hardly anybody ever gives
    another answer. Its rules know nothing but what the seat that is asked can see.
    """

    name: str
    prompts: tuple[str, ...]
    """The keys of the words in which it is asked."""
    choices: tuple[str, ...]
    """What one may always do, the usual first."""
    find: Find
    ranked: bool = False
    """The choices are put into an order: the first of them that is possible is the answer."""
    own_turn: bool | None = False
    """Whether it is asked in the own turn; None: there as well as outside."""
    option: tuple[str, str] | None = None
    """The switch of a game without which it is never asked, and its value."""

    def rule_with(self, choice: str) -> Rule:
        """The rule with this choice; of ranked ones it comes first and the others as usual."""
        if not self.ranked:
            return (choice,)
        return (choice, *(other for other in self.choices if other != choice))

    def read(self, text: str) -> Rule | None:
        """The rule written in a text, unless it says nothing that is known (any more)."""
        rule = tuple(text.split())
        whole = set(rule) == set(self.choices) if self.ranked else len(rule) == 1
        return rule if whole and set(rule) <= set(self.choices) else None

    def counts_in(self, setup: Setup) -> bool:
        """Whether it can be asked at all in a game that was set up like this."""
        return self.option is None or self.option in setup.options


def habit_for(game: AnyGame, state: object, asked: Decision) -> Habit | None:
    """The habit that may answer this, if any may."""
    own = game.turn_of(state) == asked.seat
    for habit in game.habits:
        if asked.prompt.key in habit.prompts and habit.own_turn in (own, None):
            return habit
    return None


def by_habit(habit: Habit, state: object, asked: Decision, rule: Rule) -> Answer | None:
    """What somebody who always does this answers now; none if it does not fit."""
    answer = habit.find(state, asked, rule)
    return None if answer is None else asked.check(answer)


def fitting(habit: Habit, state: object, asked: Decision) -> tuple[str, ...]:
    """The choices of a habit that fit now, with which this could be answered for good."""
    return tuple(
        choice for choice in habit.choices if by_habit(habit, state, asked, (choice,)) is not None
    )


def first_of(prefix: str = "") -> Find:
    """Finds the first option of a rule that is offered; keys of options begin with the prefix."""

    def find(_state: object, asked: Decision, rule: Rule) -> Answer | None:
        offered = asked.by_key if isinstance(asked, Pick) else {}
        return next(((prefix + choice,) for choice in rule if prefix + choice in offered), None)

    return find


def habit_words(game: AnyGame, habit: Habit) -> Msg:
    """Which question it is, in words."""
    return msg(f"{game.name}-habit-{habit.name}")


def choice_words(game: AnyGame, habit: Habit, choice: str) -> Msg:
    """What is always done, in words."""
    return msg(f"{game.name}-habit-{habit.name}-{choice.replace('_', '-')}")
