"""The text of a reminder."""

from __future__ import annotations

from datetime import timedelta

import pytest

from bot.custom_ids import Press, Verb
from bot.messages.message_view import MessageContent
from bot.preferences.user import UserSettings
from bot.reminders.reminder_text import DueReminder, reminder_message
from bot.table.standing import Standing
from bot.timing.availability import ALWAYS
from bot.timing.escalation import ReminderPolicy
from db.messaging.waits import Wait
from db.records import Post
from engine.core.text import Words
from tests.bot.positions import THEN, Evening, people
from tests.bot.posts.in_town import presses

ENGLISH = Words(strict=True)
HOUR = timedelta(hours=1)


def due(standing: Standing, seat: int, *, clock: bool = False) -> DueReminder:
    wait = Wait(standing.id, seat, 101 + seat, 0, THEN)
    policy = ReminderPolicy(ALWAYS, HOUR, deadline=THEN + 3 * HOUR if clock else None)
    return DueReminder(standing, wait, UserSettings(), policy, THEN)


def lines(content: MessageContent) -> list[str]:
    (text,) = content.texts
    return text.splitlines()


def test_it_names_the_game_the_question_and_the_way_there() -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    seat = standing.awaited[0]
    content = reminder_message(due(standing, seat), ENGLISH, Post(22, 77, 0))
    head, question, way = lines(content)
    assert head.startswith("**Otys** (game 7)")
    assert f"<t:{int(THEN.timestamp())}:R>" in head
    assert question.startswith("> ")
    assert way.endswith("/11/22/77)")
    assert presses(content.to_view()) == [Press(Verb.PLAY, 7)]


def test_without_a_post_it_leads_to_the_channel() -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    content = reminder_message(due(standing, standing.awaited[0]), ENGLISH, None)
    assert lines(content)[-1].endswith("/11/22)")


def test_whoever_is_called_is_named_first() -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    content = reminder_message(due(standing, standing.awaited[0]), ENGLISH, None, "<@101>")
    assert lines(content)[0].startswith("<@101> **Otys**")


def test_the_time_left_is_told_where_there_is_a_clock() -> None:
    standing = Evening(people("Ann", "Ben"), 1).standing
    content = reminder_message(due(standing, standing.awaited[0], clock=True), ENGLISH, None)
    assert f"<t:{int((THEN + 3 * HOUR).timestamp())}" in lines(content)[2]


@pytest.mark.parametrize("seat", [0, 2])
def test_the_others_who_are_awaited_are_named(seat: int) -> None:
    standing = Evening(people("Ann", "Ben", "Cleo"), 1, "underwater-cities").standing
    assert standing.awaited == (0, 1, 2)
    text = "\n".join(lines(reminder_message(due(standing, seat), ENGLISH, None)))
    others = [name for name in ("Ann", "Ben", "Cleo") if name in text]
    assert others == [player.name for at, player in enumerate(standing.players) if at != seat]


def test_a_step_that_is_still_private_does_not_change_the_question() -> None:
    """Others may read over the player's shoulder."""
    evening = Evening(people("Ann", "Ben"), 1)
    seat = evening.standing.awaited[0]
    before = reminder_message(due(evening.standing, seat), ENGLISH, None)
    evening.play(*evening.next_answer())
    assert evening.standing.awaited == (seat,)
    assert reminder_message(due(evening.standing, seat), ENGLISH, None) == before
