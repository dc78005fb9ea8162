"""Standing answers at a table: which question they answer now, and what is said of them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.table.standing import Standing
from db.records import ToldEntry
from db.store import Store
from db.users.habits import KeptHabit
from engine.core.decision import Answer, Decision
from engine.core.errors import IllegalAnswer
from engine.core.game import AnyGame
from engine.core.habit import Habit, Rule, by_habit, choice_words, fitting, habit_for
from engine.core.msg import Msg, msg


@dataclass(frozen=True, slots=True)
class HabitQuestion:
    """A person is asked something that they may answer always alike."""

    user_id: int
    decision: Decision
    habit: Habit
    rule: Rule | None = None
    """What they always do then, if they have said so."""

    @property
    def seat(self) -> int:
        """Where they sit."""
        return self.decision.seat


def open_to_habits(standing: Standing) -> Iterator[HabitQuestion]:
    """The people who are asked such a question and answer for themselves."""
    if standing.given_up:
        return
    game, table = standing.game, standing.table
    for decision in table.pending:
        player = standing.players[decision.seat]
        if player.user_id is not None and player.computer is None:
            habit = habit_for(game, table.state, decision)
            if habit is not None:
                yield HabitQuestion(player.user_id, decision, habit)


def is_open_to_habits(standing: Standing) -> bool:
    """Whether anybody is asked such a question."""
    return next(open_to_habits(standing), None) is not None


async def habitual(store: Store, standing: Standing) -> tuple[int, Answer] | None:
    """The seat and the answer that its person always gives, of the first for whom that fits."""
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


def rule_of(kept: list[KeptHabit], asked: HabitQuestion) -> Rule | None:
    """What somebody always does when they are asked this."""
    mine = (asked.user_id, asked.habit.name)
    found = (asked.habit.read(each.rule) for each in kept if (each.user_id, each.name) == mine)
    return next(found, None)


def answer_of(standing: Standing, asked: HabitQuestion, rule: Rule) -> Answer | None:
    """What a rule answers now; nothing if it does not fit, or may end the person's own turn."""
    try:
        answer = by_habit(asked.habit, standing.table.state, asked.decision, rule)
    except IllegalAnswer:
        return None
    if answer is None or (standing.has_turn(asked.seat) and standing.may_end(asked.seat, answer)):
        return None
    return answer


def asked_of(standing: Standing, seat: int) -> HabitQuestion | None:
    """What this seat is asked that it may answer always alike."""
    return next((asked for asked in open_to_habits(standing) if asked.seat == seat), None)


def choices_of(standing: Standing, asked: HabitQuestion) -> tuple[str, ...]:
    """The choices with which it can be answered for good now."""
    state = standing.table.state
    return tuple(
        choice
        for choice in fitting(asked.habit, state, asked.decision)
        if answer_of(standing, asked, asked.habit.rule_with(choice)) is not None
    )


@dataclass(frozen=True, slots=True)
class Notes:
    """What a private panel says of standing answers."""

    answered: tuple[ToldEntry, ...] = ()
    """What was answered for its reader since they have done anything themselves."""
    asked: HabitQuestion | None = None
    """What they are asked that they may answer for good."""
    choices: tuple[str, ...] = ()
    """In which ways they may do that now."""
    why_asked: Msg | None = None
    """Why they are asked although they have a standing answer."""


NO_NOTES = Notes()


async def notes_for(store: Store, standing: Standing, seat: int) -> Notes:
    """What is said of standing answers to whoever sits there."""
    if not standing.game.habits:
        return NO_NOTES
    user = standing.players[seat].user_id
    answered = tuple(await store.habits.answered(standing.id, seat, user))
    asked = asked_of(standing, seat)
    if asked is None:
        return Notes(answered)
    kept = await store.habits.in_game(standing.id, asked.user_id)
    asked = replace(asked, rule=rule_of(kept, asked))
    why = await _why_asked(store, standing, asked)
    return Notes(answered, asked, choices_of(standing, asked), why)


async def _why_asked(store: Store, standing: Standing, asked: HabitQuestion) -> Msg | None:
    """Why they are asked although they have a standing answer, if that can be told."""
    if asked.rule is None:
        return None
    words = rule_words(standing.game, asked.habit, asked.rule)
    if answer_of(standing, asked, asked.rule) is None:
        return msg("bot-habit-misfit", rule=words)
    held = await store.habits.took_back_last(standing.id, asked.seat)
    return msg("bot-habit-held", rule=words) if held else None


def rule_words(game: AnyGame, habit: Habit, rule: Rule) -> Msg:
    """What is always done, in words."""
    parts = tuple(choice_words(game, habit, choice) for choice in rule)
    return msg("bot-habit-ranked", choices=parts) if habit.ranked else parts[0]


def choice_label(game: AnyGame, habit: Habit, choice: str) -> Msg:
    """What somebody chooses who chooses this for good: of an order only what comes first."""
    words = choice_words(game, habit, choice)
    return msg("bot-habit-first", choice=words) if habit.ranked else words
