"""Automatic answers at stored tables: no game waits for an answer that is always the same."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import pytest

from bot.table.habits import choice_label, remarks_for
from bot.table.standing import Standing
from bot.table.tables import Actor, Tables
from db.records import AnswerOrigin, Player
from engine.core.aids.habit import choice_words, habit_words
from engine.core.decision import Answer, Decision, Pick
from engine.core.errors import IllegalAnswer, NotAwaited
from engine.core.msg import msg
from engine.core.text import Words, available_locales
from engine.registry import GAMES, find_game
from tests.bot.stored_tables import ANN, BEN, CLEO, answer, begun, by_chance, default, key, opened

CITIES = "underwater-cities"


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


def actor(standing: Standing, seat: int) -> Actor:
    return Actor(standing.players[seat].user_id or 0, ends_turn=True)


def prompt(standing: Standing, seat: int) -> str:
    asked = standing.asked(seat)
    return asked.prompt.key if asked else ""


LONGEST_CHOICE, LONGEST_QUESTION = 36, 33
"""The number of characters a phone shows of a select's entry, and of its placeholder."""


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("name", GAMES)
def test_what_can_be_chosen_for_good_is_not_cut_on_a_phone(name: str, locale: str) -> None:
    game, words = find_game(name), Words(locale, strict=True)
    assert len(words.say(msg("bot-habit-always"))) <= LONGEST_QUESTION
    for habit in game.habits:
        assert len(words.say(habit_words(game, habit))) <= LONGEST_QUESTION
        for choice in habit.choices:
            after = msg("bot-habit-then", choice=choice_words(game, habit, choice))
            assert len(words.say(choice_label(game, habit, choice))) <= LONGEST_CHOICE
            assert not habit.ranked or len(words.say(after)) <= LONGEST_QUESTION


async def first_turn(tables: Tables, number: int) -> Standing:
    """Let both players keep their opening hands, and return the standing."""
    standing = await tables.standing(number)
    for seat in range(2):
        standing = await tables.answer(number, seat, default, standing.ply, actor(standing, seat))
    return standing


async def to_debt(tables: Tables, number: int) -> tuple[Standing, int]:
    """Give default answers until a player owes a discard; return the standing and the seat."""
    standing = await tables.standing(number)
    for _ in range(60):
        owing = [
            asked.seat
            for asked in standing.table.pending
            if asked.prompt.key.endswith("discard-excess")
        ]
        if owing:
            return standing, owing[0]
        standing = await answer(tables, number, default)
    raise AssertionError("nobody has ever drawn too many cards")


async def test_who_answers_for_good_is_not_asked_again(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    await first_turn(tables, number)
    standing, seat = await to_debt(tables, number)
    standing = await tables.answer_always(
        number, seat, "newest", standing.ply, actor(standing, seat)
    )
    assert prompt(standing, seat) != "underwater-cities-ask-discard-excess"
    for _ in range(30):
        standing = await answer(tables, number, default)
        assert not prompt(standing, seat).endswith("discard-excess")
    told = await tables.store.games.log(number)
    mine = [entry for entry in told if entry.seat == seat and entry.by is AnswerOrigin.HABIT]
    assert mine
    assert {entry.user_id for entry in mine} == {standing.players[seat].user_id}


async def test_a_habit_is_also_set_before_anything_is_asked(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, game="antarctica", seed=9)
    standing = await tables.standing(number)
    (habit,) = (each for each in standing.game.habits if each.name == "shipyard-card")
    rule = habit.rule_with("icebreaker")
    for user in (ANN, BEN):
        await tables.set_habit(number, Actor(user), habit, rule)
    seat = -1
    for _ in range(200):
        standing = await tables.standing(number)
        if any(entry.by is AnswerOrigin.HABIT for entry in await tables.store.games.log(number)):
            break
        seat = standing.awaited[0]
        await answer(tables, number, ship_builder(standing, seat))
        standing = await tables.standing(number)
        assert not any(prompt(standing, other).endswith("ask-take") for other in range(2))
    (told,) = (
        entry for entry in await tables.store.games.log(number) if entry.by is AnswerOrigin.HABIT
    )
    assert told.seat == 1 - seat
    hand = (await tables.standing(number)).table.state.players[told.seat].hand
    assert hand == ("icebreaker",)


def ship_builder(standing: Standing, seat: int) -> Callable[[Decision], Answer]:
    """Return a function that builds a ship if possible, or else sails to where one can be built."""
    asked = standing.asked(seat)
    assert isinstance(asked, Pick)
    keys = [option.key for option in asked.options]
    areas = standing.table.state.areas
    yards = [f"sail:{place}" for place, area in enumerate(areas, 1) if "shipyard" in area.buildings]
    wanted = ["ship", *yards, *(key for key in keys if key.startswith("build:"))]
    found = next((key for key in wanted if key in keys), None)
    return key(found) if found else by_chance(standing, seat)


async def test_after_a_crash_a_habit_answers_when_the_game_goes_on(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    await first_turn(tables, number)
    standing, seat = await to_debt(tables, number)
    user = standing.players[seat].user_id or 0
    await tables.store.habits.set(number, user, "discard", "oldest")
    again = Tables(tables.store)
    standing = await again.resume_computer_players(number)
    assert not prompt(standing, seat).endswith("discard-excess")


async def test_what_was_answered_is_told_at_the_next_panel(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    await first_turn(tables, number)
    standing, seat = await to_debt(tables, number)
    user = standing.players[seat].user_id or 0
    await tables.store.habits.set(number, user, "discard", "oldest")
    standing = await tables.resume_computer_players(number)
    notes = await remarks_for(tables.store, standing, seat)
    assert [entry.by for entry in notes.answered] == [AnswerOrigin.HABIT]
    assert (await remarks_for(tables.store, standing, 1 - seat)).answered == ()


async def test_a_rule_that_does_not_fit_leaves_the_question_and_says_why(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    standing = await tables.standing(number)
    await tables.store.habits.set(number, standing.players[0].user_id or 0, "new-hand", "new-era")
    standing = await tables.resume_computer_players(number)
    assert prompt(standing, 0) == "underwater-cities-ask-keep"
    notes = await remarks_for(tables.store, standing, 0)
    assert notes.why_asked is not None
    assert notes.why_asked.key == "bot-habit-misfit"
    assert notes.choices == ()


async def test_whoever_is_asked_after_a_crash_is_not_said_to_have_taken_anything_back(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    await first_turn(tables, number)
    standing, seat = await to_debt(tables, number)
    await tables.store.habits.set(number, standing.players[seat].user_id or 0, "discard", "oldest")
    notes = await remarks_for(tables.store, standing, seat)
    assert notes.asked is not None
    assert notes.why_asked is None


async def test_a_standing_answer_is_not_given_for_whoever_takes_the_seat_over(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    await first_turn(tables, number)
    standing, seat = await to_debt(tables, number)
    user = standing.players[seat].user_id or 0
    await tables.store.habits.set(number, user, "discard", "oldest")
    await tables.store.seats.reseat(number, seat, Player("human", CLEO, "Cleo"))
    standing = await tables.resume_computer_players(number)
    assert prompt(standing, seat).endswith("discard-excess")
    notes = await remarks_for(tables.store, standing, seat)
    assert notes.asked is not None
    assert (notes.asked.rule, notes.answered, notes.why_asked) == (None, (), None)


async def test_while_a_computer_player_stands_in_it_answers_and_no_habit(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    await first_turn(tables, number)
    standing, seat = await to_debt(tables, number)
    await tables.store.habits.set(number, standing.players[seat].user_id or 0, "discard", "oldest")
    await tables.stand_in(number, seat, "random", actor(standing, seat))
    told = [
        entry for entry in await tables.store.games.log(number, standing.ply) if entry.seat == seat
    ]
    assert told
    assert {entry.by for entry in told} == {AnswerOrigin.STAND_IN}


async def test_a_rule_that_means_nothing_any_more_is_no_rule(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    await first_turn(tables, number)
    standing, seat = await to_debt(tables, number)
    user = standing.players[seat].user_id or 0
    await tables.store.habits.set(number, user, "discard", "of-an-older-version")
    standing = await tables.resume_computer_players(number)
    assert prompt(standing, seat).endswith("discard-excess")


async def stepping(tables: Tables, number: int) -> tuple[Standing, int]:
    """Play at random until a player on turn may only advance; return the standing and the seat."""
    standing = await first_turn(tables, number)
    for _ in range(400):
        seat = standing.awaited[0]
        asked = standing.asked(seat)
        if isinstance(asked, Pick) and asked.prompt.key.endswith("ask-advance"):
            notes = await remarks_for(tables.store, standing, seat)
            if notes.choices:
                return standing, seat
        standing = await answer(tables, number, by_chance(standing, seat))
    raise AssertionError("nobody has advanced")


async def test_what_a_habit_answered_in_the_own_turn_is_taken_back_as_usual(
    tables: Tables,
) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    standing, seat = await stepping(tables, number)
    await tables.store.habits.set(number, standing.players[seat].user_id or 0, "steps", "all")
    before = standing.ply
    standing = await tables.resume_computer_players(number)
    assert standing.ply > before
    assert standing.can_take_back(seat)
    standing = await tables.undo(number, seat, standing.ply, actor(standing, seat))
    assert prompt(standing, seat).endswith("ask-advance")
    # The question stays open: by undoing, the player said that they want something else.
    standing = await tables.resume_computer_players(number)
    assert prompt(standing, seat).endswith("ask-advance")
    notes = await remarks_for(tables.store, standing, seat)
    assert notes.why_asked is not None
    assert notes.why_asked.key == "bot-habit-held"


async def test_to_be_asked_again_a_habit_is_cleared(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    await first_turn(tables, number)
    (habit,) = (
        each for each in (await tables.standing(number)).game.habits if each.name == "discard"
    )
    await tables.set_habit(number, Actor(ANN), habit, ("oldest",))
    await tables.set_habit(number, Actor(ANN), habit, None)
    assert await tables.store.habits.in_game(number) == []


async def test_for_good_only_what_is_offered_can_be_answered(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    standing = await first_turn(tables, number)
    seat = standing.awaited[0]
    with pytest.raises(IllegalAnswer):
        await tables.answer_always(number, seat, "newest", standing.ply, actor(standing, seat))
    other = 1 - seat
    with pytest.raises(NotAwaited):
        await tables.answer_always(number, other, "newest", standing.ply, actor(standing, other))
    assert await tables.store.habits.in_game(number) == []


async def test_two_habits_at_once_are_both_answered_once(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN, game=CITIES)
    await first_turn(tables, number)
    standing, seat = await to_debt(tables, number)
    await tables.store.habits.set(number, standing.players[seat].user_id or 0, "discard", "oldest")
    await asyncio.gather(*(tables.resume_computer_players(number) for _ in range(3)))
    told = await tables.store.games.log(number)
    assert sum(entry.by is AnswerOrigin.HABIT for entry in told) == 1
