"""Automatic answers at a table: the questions they answer, and the remarks on them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.table.standing import Standing
from db.records import ToldEntry
from db.store import Store
from db.users.habits import KeptHabit
from engine.core.aids.habit import Habit, StandingAnswer, by_habit, choice_words, fitting, habit_for
from engine.core.decision import Answer, Decision
from engine.core.errors import IllegalAnswer
from engine.core.game import AnyGame
from engine.core.msg import Msg, msg


@dataclass(frozen=True, slots=True)
class HabitQuestion:
    """A question to a person that they may answer automatically."""

    user_id: int
    decision: Decision
    habit: Habit
    rule: StandingAnswer | None = None
    """The rule they have set for it, if any."""

    @property
    def seat(self) -> int:
        """The person's seat."""
        return self.decision.seat


def open_to_habits(standing: Standing) -> Iterator[HabitQuestion]:
    """Yield the open questions that people playing for themselves may answer automatically."""
    if standing.ended_early:
        return
    game, table = standing.game, standing.table
    for decision in table.pending:
        player = standing.players[decision.seat]
        if player.user_id is not None and player.computer is None:
            habit = habit_for(game, table.state, decision)
            if habit is not None:
                yield HabitQuestion(player.user_id, decision, habit)


def is_open_to_habits(standing: Standing) -> bool:
    """Return whether a question is open that may be answered automatically."""
    return next(open_to_habits(standing), None) is not None


async def habitual(store: Store, standing: Standing) -> tuple[int, Answer] | None:
    """Return the seat and answer of the first automatic answer that fits, if any."""
    asked = list(open_to_habits(standing))
    if not asked:
        return None
    kept = await store.habits.in_game(standing.id)
    for each in asked:
        rule = rule_of(kept, each)
        answer = None if rule is None else answer_of(standing, each, rule)
        if answer is not None and not await store.habits.took_back_last(standing.id, each.seat):
            return each.seat, answer
    return None


def rule_of(kept: list[KeptHabit], asked: HabitQuestion) -> StandingAnswer | None:
    """Return the rule that a person has set for this question, if any."""
    mine = (asked.user_id, asked.habit.name)
    found = (asked.habit.read(each.rule) for each in kept if (each.user_id, each.name) == mine)
    return next(found, None)


def answer_of(standing: Standing, asked: HabitQuestion, rule: StandingAnswer) -> Answer | None:
    """Return a rule's answer; None if it does not fit, or may end the person's own turn."""
    try:
        answer = by_habit(asked.habit, standing.table.state, asked.decision, rule)
    except IllegalAnswer:
        return None
    if answer is None or (standing.has_turn(asked.seat) and standing.may_end(asked.seat, answer)):
        return None
    return answer


def habit_question_for(standing: Standing, seat: int) -> HabitQuestion | None:
    """Return the question to this seat that it may answer automatically, if any."""
    return next((asked for asked in open_to_habits(standing) if asked.seat == seat), None)


def choices_of(standing: Standing, asked: HabitQuestion) -> tuple[str, ...]:
    """Return the choices that can be made automatic now."""
    state = standing.table.state
    return tuple(
        choice
        for choice in fitting(asked.habit, state, asked.decision)
        if answer_of(standing, asked, asked.habit.rule_with(choice)) is not None
    )


@dataclass(frozen=True, slots=True)
class HabitRemarks:
    """The remarks on automatic answers that a private panel shows."""

    answered: tuple[ToldEntry, ...] = ()
    """The automatic answers given since the reader last acted."""
    asked: HabitQuestion | None = None
    """The question that the reader may answer automatically."""
    choices: tuple[str, ...] = ()
    """The choices that can be made automatic now."""
    why_asked: Msg | None = None
    """The reason for asking despite an automatic answer."""


NO_REMARKS = HabitRemarks()


async def remarks_for(store: Store, standing: Standing, seat: int) -> HabitRemarks:
    """Return the remarks on automatic answers for the player of a seat."""
    if not standing.game.habits:
        return NO_REMARKS
    user = standing.players[seat].user_id
    answered = tuple(await store.habits.answered(standing.id, seat, user))
    asked = habit_question_for(standing, seat)
    if asked is None:
        return HabitRemarks(answered)
    kept = await store.habits.in_game(standing.id, asked.user_id)
    asked = replace(asked, rule=rule_of(kept, asked))
    why = await _why_asked(store, standing, asked)
    put = standing.asked(seat)
    # Put together with the question that follows, it no longer asks what the habit answers.
    offered = asked.habit.offered and put is not None and put.prompt.key in asked.habit.prompts
    choices = choices_of(standing, asked) if offered else ()
    return HabitRemarks(answered, asked, choices, why)


async def _why_asked(store: Store, standing: Standing, asked: HabitQuestion) -> Msg | None:
    """Return why the player is asked despite an automatic answer, if there is a reason to give."""
    if asked.rule is None:
        return None
    words = rule_words(standing.game, asked.habit, asked.rule)
    if answer_of(standing, asked, asked.rule) is None:
        return msg("bot-habit-misfit", rule=words)
    held = await store.habits.took_back_last(standing.id, asked.seat)
    return msg("bot-habit-held", rule=words) if held else None


def rule_words(game: AnyGame, habit: Habit, rule: StandingAnswer) -> Msg:
    """Return a rule in words."""
    parts = tuple(choice_words(game, habit, choice) for choice in rule)
    return msg("bot-habit-ranked", choices=parts) if habit.ranked else parts[0]


def choice_label(game: AnyGame, habit: Habit, choice: str) -> Msg:
    """Return the label of a choice to make automatic; in a ranked habit, it would come first."""
    words = choice_words(game, habit, choice)
    return msg("bot-habit-first", choice=words) if habit.ranked else words
