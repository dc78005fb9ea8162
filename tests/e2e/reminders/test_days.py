"""Games over days, by a clock that tests advance: who is reminded of what, when and where."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from datetime import timedelta
from itertools import count
from typing import Any
from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from bot.localization import words_for
from bot.messages.direct_messages import send_direct
from bot.preferences.user import save_user_settings
from bot.reminders.scheduler import TRIES
from db.messaging.waits import Reminder, Wait, Waits
from tests.db.backends import on_both
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, ids, new_bot, wait_until
from tests.e2e.poll_actions import end_from_outside

pytestmark = pytest.mark.usefixtures("thinking_here")

REMINDED = "is waiting for you"
REMINDED_DE = "wartet auf dich"


def letters(person: Person) -> list[Seen]:
    """Return a person's direct messages from the bot."""
    return [each for each in person.messages(person.direct()) if not each.ephemeral]


def reminders_in(scene: Evening) -> list[Seen]:
    """Return the public reminders in the channel."""
    found = scene.cleo.messages(scene.room)
    return [each for each in found if REMINDED in each.text and not each.ephemeral]


async def paced(scene: Evening) -> Person:
    """Start a game of two with the fast time control, and return the awaited person."""
    lobby = await scene.lobby()
    await scene.press(scene.ben, lobby, Verb.JOIN, until="acknowledged")
    options = (await scene.press(scene.ann, lobby, Verb.OPTIONS)).shown()
    await scene.ann.select(options, ids(options, Verb.SET_PACE)[0], ["fast"])
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    return await scene.whose(1)


@on_both
async def test_whoever_is_awaited_is_reminded_step_by_step_and_then_left_alone(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    assert len(person.pings) == 1
    await scene.later(hours=23)
    assert not letters(person)
    await scene.later(hours=1)
    (letter,) = letters(person)
    assert has(letter, Verb.PLAY)
    assert f"/{scene.status(person).id})" in letter.text
    assert not reminders_in(scene)
    await scene.later(hours=24)
    (called,) = reminders_in(scene)
    assert person.mention in called.text
    assert not letters(person), "one reminder is enough"
    pings = len(person.pings)
    for _ in range(5):
        await scene.later(days=7)
    await scene.restart()
    await scene.later(days=70)
    assert len(person.pings) == pings
    assert [each.id for each in reminders_in(scene)] == [called.id]


async def test_the_button_of_a_reminder_opens_the_panel_and_the_turn_takes_it_away(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await scene.later(hours=24)
    (letter,) = letters(person)
    panel = (await scene.press(person, letter, Verb.PLAY)).shown()
    assert panel.ephemeral
    assert has(panel, Verb.PICK)
    await scene.play_turn(person, panel)
    assert await scene.whose(game) is not person
    assert not letters(person)
    await scene.later(hours=24)
    assert not letters(person)
    assert letters(await scene.whose(game))


async def test_a_reminder_in_the_channel_goes_with_the_turn(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await scene.later(hours=24)
    await scene.later(hours=24)
    assert reminders_in(scene)
    await scene.turn_of(game)
    assert not reminders_in(scene)


async def test_somebody_who_has_begun_a_turn_in_private_is_reminded_to_end_it(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await scene.to_last_answer(person, await scene.open_panel(person))
    await scene.later(hours=24)
    (letter,) = letters(person)
    seen = await scene.standing(game)
    said = seen.seen_by(None).table.pending[0].prompt
    assert scene.words(person).say(said) in letter.text or words_for("en").say(said) in letter.text


@on_both
async def test_what_was_due_while_the_bot_was_away_is_sent_once(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await scene.stop()
    scene.sandbox.clock.advance(5 * 24 * 3600)
    await scene.start_again()
    await scene.reminded()
    assert len(letters(person)) == 1
    await scene.restart()
    await scene.reminded()
    assert len(letters(person)) == 1
    assert not reminders_in(scene)


async def test_a_reminder_that_was_sent_before_a_crash_is_not_sent_again(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)

    async def crash(*_: object) -> bool:
        raise RuntimeError("the process ends here")

    with patch.object(Waits, "advance", crash):
        scene.sandbox.clock.advance(24 * 3600)
        scene.bot.services.status_poster.alarm.ring()
        await wait_until(lambda: len(letters(person)) == 1, "the reminder")
        await scene.stop()
    await scene.start_again()
    await scene.reminded()
    assert len(letters(person)) == 1
    await scene.later(hours=24)
    assert len(reminders_in(scene)) == 1


async def test_nobody_waits_for_a_reminder_and_one_that_comes_too_late_is_taken_away(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    asked, taken = asyncio.Event(), asyncio.Event()

    async def slow(*given: Any, **more: Any) -> Reminder:  # noqa: ANN401
        asked.set()
        await taken.wait()
        return await send_direct(*given, **more)

    with patch("bot.reminders.scheduler.send_direct", slow):
        scene.sandbox.clock.advance(24 * 3600)
        scene.bot.services.status_poster.alarm.ring()
        await asked.wait()
        await scene.turn_of(game)
        assert await scene.whose(game) is not person
        taken.set()
        await scene.reminded()
    assert not letters(person)
    (wait,) = await scene.bot.services.store.waits.of_game(game)
    assert wait.reminder is None


async def test_what_somebody_sets_while_they_are_reminded_counts(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)

    async def meanwhile(*given: Any, **more: Any) -> Reminder:  # noqa: ANN401
        await save_user_settings(
            scene.bot.services.store, int(person.id), interval=timedelta(hours=2)
        )
        return await send_direct(*given, **more)

    with patch("bot.reminders.scheduler.send_direct", meanwhile):
        await scene.later(hours=24)
    assert len(letters(person)) == 1
    await scene.later(hours=2)
    assert len(reminders_in(scene)) == 1


async def test_a_person_who_takes_no_messages_is_reminded_in_the_channel(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await scene.sandbox.inject_fault("leave", person=person.id)
    await scene.later(hours=24)
    assert not letters(person)
    assert len(reminders_in(scene)) == 1


async def test_a_channel_that_is_gone_does_not_stop_others(scene: Evening) -> None:
    first = await scene.gather(computers=1)
    elsewhere = list(scene.sandbox.world.channels)[1]
    scene.ann.channel = elsewhere
    second = await scene.gather(computers=1)
    assert first != second
    await scene.sandbox.inject_fault("delete_channel", channel=scene.cleo.channel)
    await scene.later(hours=24)
    assert len(letters(scene.ann)) == 2
    await scene.later(hours=24)
    assert len(letters(scene.ann)) == 1
    assert REMINDED in scene.ann.messages(elsewhere)[-1].text
    assert [row[0] for row in scene.rows("select step from waits order by game_id")] == [2, 2]


@pytest.mark.parametrize("gone", ["delete_channel", "forbid"])
async def test_escalation_ends_quietly_where_nobody_can_be_called_any_more(
    scene: Evening, caplog: pytest.LogCaptureFixture, gone: str
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    if gone == "forbid":
        refused = {"method": "POST", "path": f"/channels/{scene.room}/messages", "status": 403}
        await scene.sandbox.inject_fault("answer", **refused, code=50001, times=99)
    else:
        await scene.sandbox.inject_fault(gone, channel=scene.room)
    await scene.sandbox.inject_fault("leave", person=person.id)
    for _ in range(10):
        await scene.later(hours=24)
    await scene.restart()
    await scene.later(days=9)
    assert not letters(person)
    assert scene.rows("select step, due_at from waits") == [(3, None)]
    assert (await scene.standing(game)).record.state.value == "running"
    assert not [each for each in caplog.records if each.levelname == "ERROR"]


async def test_a_reminder_that_discord_does_not_take_is_tried_again(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    failing = {"method": "POST", "path": "/channels/*/messages", "status": 503, "times": 1}
    await scene.sandbox.inject_fault("answer", **failing)
    await scene.later(hours=24)
    assert not letters(person)
    await scene.later(minutes=2)
    assert len(letters(person)) == 1


async def test_a_game_that_was_ended_reminds_nobody(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await scene.later(hours=24)
    await end_from_outside(scene)
    assert not letters(person)
    await scene.later(days=9)
    assert not letters(person)
    assert not reminders_in(scene)
    assert scene.rows("select * from waits") == []


async def test_a_damaged_game_does_not_stop_others(scene: Evening) -> None:
    first = await scene.gather(computers=1)
    scene.ann.channel = list(scene.sandbox.world.channels)[1]
    second = await scene.gather(computers=1)
    ((options,),) = scene.rows("select options from games where id = ?", first)
    scene.change("update games set options = '7' where id = ?", first)
    await scene.later(hours=24)
    (letter,) = letters(scene.ann)
    assert ids(letter, Verb.PLAY)[0].split("|")[2] == str(second)
    for _ in range(6):
        await scene.later(hours=7)
    scene.change("update games set options = ? where id = ?", options, first)
    await scene.later(hours=24)
    reminded = [ids(each, Verb.PLAY)[0].split("|")[2] for each in letters(scene.ann)]
    assert str(first) in reminded, "it was mended, so it reminds again"


async def test_a_reminder_that_fails_for_hours_is_given_up_and_the_next_one_follows(
    scene: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    failing = {"method": "POST", "path": "/channels/*/messages", "status": 503, "times": 5}
    await scene.sandbox.inject_fault("answer", **failing)
    await scene.later(hours=24)
    for span in TRIES:
        assert not letters(person)
        await scene.later(seconds=span.total_seconds())
    assert not letters(person)
    assert "given up" in caplog.text
    await scene.later(hours=24)
    assert not letters(person)
    assert len(reminders_in(scene)) == 1


async def test_a_table_that_cannot_be_asked_for_a_moment_is_asked_a_little_later(
    scene: Evening,
) -> None:
    await scene.gather(scene.ben)
    await scene.later(hours=24)
    await scene.later(hours=24)
    failing = {"method": "POST", "path": "/channels/*/messages", "status": 503, "times": 2}
    await scene.sandbox.inject_fault("answer", **failing)
    await scene.later(hours=24)
    assert not any(has(each, Verb.BALLOT) for each in scene.cleo.messages(scene.room))
    await scene.later(minutes=2)
    assert any(has(each, Verb.BALLOT) for each in scene.cleo.messages(scene.room))


async def test_two_that_remind_at_once_leave_the_one_message_there_is(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    other = await new_bot(scene.folder, scene.home, scene.sandbox.clock.now)
    running = asyncio.create_task(other.start(scene.sandbox.token))
    await wait_until(other.is_ready, "the other bot")
    meeting = asyncio.Barrier(2)

    async def both(*args: Any, **more: Any) -> Reminder:  # noqa: ANN401 - as the real one
        """Send the reminder once both bots have decided to, before either has recorded it."""
        await meeting.wait()
        return await send_direct(*args, **more)

    with patch("bot.reminders.scheduler.send_direct", both):
        scene.sandbox.clock.advance(24 * 3600)
        other.services.status_poster.alarm.ring()
        await scene.reminded()
        await wait_until(lambda: other.reminders.sent_until is not None, "the other")
        await wait_until(lambda: meeting.n_waiting == 0, "both")
    await other.close()
    await asyncio.gather(running, return_exceptions=True)
    (letter,) = letters(person)
    await scene.press(person, letter, Verb.PLAY)
    await scene.turn_of(game)
    assert not letters(person), "it goes when it is of no use"


async def test_a_reminder_that_could_not_be_noted_at_first_is_noted_and_goes_with_its_wait(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    advance, tries = Waits.advance, count()

    async def beaten(waits: Waits, before: Wait, after: Wait) -> bool:
        """Fail the first time, because another process has changed the wait in the meantime."""
        if next(tries) == 0:
            await advance(waits, before, replace(before, step=after.step, due_at=after.due_at))
            return False
        return await advance(waits, before, after)

    with patch.object(Waits, "advance", beaten):
        await scene.later(hours=24)
    assert len(letters(person)) == 1
    await scene.turn_of(game)
    assert not letters(person)


async def test_whoever_is_awaited_in_many_games_hears_one_reminder_and_finds_all(
    scene: Evening,
) -> None:
    games = []
    for number in range(9):
        scene.ann.channel = scene.sandbox.chat.add_channel(f"room-{number}", None).id
        games.append(await scene.gather(computers=1))
    await scene.stop()
    pings = len(scene.ann.pings)
    scene.sandbox.clock.advance(5 * 24 * 3600)
    await scene.start_again()
    await scene.reminded()
    assert len(scene.ann.pings) == pings + 1
    reminded = [int(ids(each, Verb.PLAY)[0].split("|")[2]) for each in letters(scene.ann)]
    assert sorted(reminded) == games


async def test_a_reminder_some_time_after_another_is_heard_again(scene: Evening) -> None:
    for name in ("first", "second"):
        scene.ann.channel = scene.sandbox.chat.add_channel(name, None).id
        await scene.gather(computers=1)
        await scene.later(minutes=15)
    pings = len(scene.ann.pings)
    await scene.later(hours=23, minutes=30)
    assert len(scene.ann.pings) == pings + 1
    await scene.later(minutes=15)
    assert len(scene.ann.pings) == pings + 2


async def test_a_nudge_reminds_at_once_though_the_time_is_up(scene: Evening) -> None:
    person, other = await paced(scene), await scene.other(1)
    await scene.later(hours=24, minutes=10)
    assert not letters(person)
    asked = scene.newest(other, Verb.BALLOT)
    await scene.press(other, asked, Verb.BALLOT, "1.nudge", until="acknowledged")
    await scene.reminded()
    assert len(letters(person)) == 1


async def test_games_of_a_version_without_waits_get_them_at_the_start(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await scene.stop()
    scene.change("delete from waits")
    scene.change("delete from facts where name = 'waits noted'")
    await scene.start_again()
    await scene.reminded()
    assert len(scene.rows("select * from waits")) == 1
    await scene.later(hours=25)
    assert len(letters(person)) == 1


async def test_a_stand_in_is_not_reminded_and_whoever_comes_back_is_awaited_again(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    seat = (await scene.standing(game)).awaited[0]
    await scene.bot.services.store.seats.set_stand_in(game, seat, "random")
    await scene.bot.services.status_poster.tell(game)
    assert scene.rows("select * from waits") == []
    panel = (await scene.press(person, scene.status(person), Verb.PLAY)).shown()
    await scene.press(person, panel, Verb.COME_BACK)
    assert len(scene.rows("select * from waits")) == 1


async def test_of_several_who_are_awaited_each_is_reminded_and_reads_who_else_is(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben, game="underwater-cities")
    assert len((await scene.standing(game)).awaited) == 2
    await scene.later(hours=24)
    (mine,), (yours,) = letters(scene.ann), letters(scene.ben)
    assert "Player 2" in mine.text
    assert "Player 1" in yours.text
    panel = (await scene.press(scene.ann, mine, Verb.PLAY)).shown()
    select = panel.selects[0]
    chosen = [each["value"] for each in select["options"][:3]]
    panel = (await scene.ann.select(panel, select["custom_id"], chosen)).shown()
    await scene.press(scene.ann, panel, Verb.CONFIRM)
    assert not letters(scene.ann)
    assert [each.id for each in letters(scene.ben)] == [yours.id]
