"""The reminder scheduler: each reminder is sent once when it is due, or later if that fails."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any
from unittest.mock import AsyncMock

import pytest

from bot.preferences.user import save_user_settings, user_settings
from bot.reminders.scheduler import (
    AGAIN,
    NOTED,
    PAUSE,
    TOGETHER,
    TRIES,
    ReminderScheduler,
    note_waits,
    reschedule,
)
from bot.table.standing import Standing
from bot.timing.escalation import EscalationStage
from db.messaging.polls import PollKind
from db.messaging.waits import Wait, Waiting
from tests.bot.posts.in_town import BEGIN, Scene, in_town
from tests.bot.recorded_interactions import failure
from tests.bot.stored_tables import ANN, BEN, CHANNEL

HOUR = timedelta(hours=1)
SECOND = timedelta(seconds=1)


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


@pytest.fixture
async def standing(scene: Scene) -> Standing:
    return await scene.game(ANN, BEN)


@pytest.fixture
def scheduler(scene: Scene) -> ReminderScheduler:
    return ReminderScheduler(scene.services)


async def awaited(scene: Scene, standing: Standing, **changes: Any) -> Wait:  # noqa: ANN401
    """Store and return a wait for the player to move, whose next reminder is due now."""
    changes = {"step": 0, "due_at": scene.time, "sent_at": BEGIN - 24 * HOUR, **changes}
    return await scene.wait_for(standing, standing.awaited[0], **changes)


async def stored(scene: Scene, standing: Standing) -> Wait:
    (wait,) = await scene.services.store.waits.of_game(standing.id)
    return wait


# ---------------------------------------------------------------- what is sent


async def test_what_is_due_is_sent_once_and_the_next_step_follows(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    wait = await awaited(scene, standing)
    for _ in range(2):
        await scheduler.send_due()
    (sent,) = scene.town.sent
    assert scene.town.direct(wait.user_id) == [sent]
    after = await stored(scene, standing)
    assert after.step == EscalationStage.PERSON
    assert after.reminder is not None
    assert after.reminder.message_id == sent.number
    assert after.due_at == BEGIN + 24 * HOUR
    assert scheduler.sent_until == BEGIN


async def test_nothing_is_sent_before_it_is_due(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    await awaited(scene, standing, due_at=BEGIN + SECOND)
    await scheduler.send_due()
    assert scene.town.sent == []


async def test_the_reminder_before_goes_when_the_next_comes_in_the_channel(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    wait = await awaited(scene, standing)
    await scheduler.send_due()
    scene.time += 24 * HOUR
    await scheduler.send_due()
    first, second = scene.town.sent
    assert first.gone
    assert (second.room, second.pinged) == (CHANNEL, (wait.user_id,))
    assert (await stored(scene, standing)).step == EscalationStage.CHANNEL


async def test_at_last_the_table_is_asked(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    await awaited(scene, standing, step=EscalationStage.CHANNEL)
    await scheduler.send_due()
    (poll,) = await scene.services.store.polls.open_in(standing.id)
    assert (poll.question.kind, poll.question.seat) == (PollKind.ABSENT, standing.awaited[0])
    after = await stored(scene, standing)
    assert (after.step, after.due_at) == (EscalationStage.CHOICES, None)


async def test_whoever_takes_no_messages_is_reminded_in_the_channel(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    wait = await awaited(scene, standing)
    scene.town.closed[-wait.user_id] = failure(403, 50007)
    await scheduler.send_due()
    assert [sent.pinged for sent in scene.town.there(CHANNEL)] == [(wait.user_id,)]
    assert (await stored(scene, standing)).step == EscalationStage.PERSON


async def test_whoever_sleeps_is_reminded_when_they_wake(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    wait = await awaited(scene, standing)
    back = BEGIN + 5 * HOUR
    await save_user_settings(scene.services.store, wait.user_id, away=(BEGIN - HOUR, back))
    await scheduler.send_due()
    assert scene.town.sent == []
    after = await stored(scene, standing)
    assert (after.step, after.due_at) == (0, back)


async def test_whoever_is_not_awaited_any_more_is_not_reminded(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    wait = await awaited(scene, standing)
    await scene.services.store.seats.set_stand_in(standing.id, wait.seat, "greedy", asked=True)
    await scheduler.send_due()
    assert scene.town.sent == []
    scene.poster.tell.assert_awaited_once_with(standing.id)
    assert (await stored(scene, standing)).due_at == BEGIN + PAUSE


async def test_of_several_reminders_within_minutes_only_the_first_makes_a_sound(
    scene: Scene, scheduler: ReminderScheduler
) -> None:
    for time in (BEGIN, BEGIN, BEGIN + TOGETHER - SECOND, BEGIN + TOGETHER):
        scene.time = time
        await awaited(scene, await scene.game(ANN, "greedy"))
        await scheduler.send_due()
    assert [sent.silent for sent in scene.town.direct(ANN)] == [False, True, True, False]


async def test_a_wait_that_is_over_while_it_is_sent_leaves_no_reminder(
    scene: Scene,
    standing: Standing,
    scheduler: ReminderScheduler,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await awaited(scene, standing)
    create = scene.town.create_dm

    async def meanwhile(user: Any) -> Any:  # noqa: ANN401 - as the real one
        await scene.services.store.waits.set_awaited(standing.id, Waiting())
        return await create(user)

    monkeypatch.setattr(type(scene.town), "create_dm", lambda _, user: meanwhile(user))
    await scheduler.send_due()
    (sent,) = scene.town.sent
    assert sent.gone


async def test_what_another_process_has_done_meanwhile_is_not_done_again(
    scene: Scene,
    standing: Standing,
    scheduler: ReminderScheduler,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    before = await awaited(scene, standing)
    waits = scene.services.store.waits
    await waits.advance(before, replace(before, step=1, due_at=BEGIN + HOUR))
    monkeypatch.setattr(waits, "due", AsyncMock(side_effect=[[before], []]))
    await scheduler.send_due()
    assert scene.town.sent == []
    assert (await stored(scene, standing)).due_at == BEGIN + HOUR


# ---------------------------------------------------------------- what fails


async def test_a_reminder_that_fails_is_tried_again_and_then_given_up(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    wait = await awaited(scene, standing)
    scene.town.closed = {-wait.user_id: TimeoutError(), CHANNEL: TimeoutError()}
    for span in TRIES:
        await scheduler.send_due()
        after = await stored(scene, standing)
        assert (after.step, after.due_at) == (0, scene.time + span)
        scene.time += span
    scene.town.closed.clear()
    scene.town.closed[-wait.user_id] = TimeoutError()
    await scheduler.send_due()
    after = await stored(scene, standing)
    assert after.step == EscalationStage.PERSON
    assert after.sent_at == scene.time
    assert scene.town.sent == []


async def test_a_game_that_cannot_be_read_is_tried_again_but_not_given_up(
    scene: Scene,
    standing: Standing,
    scheduler: ReminderScheduler,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    await awaited(scene, standing)
    monkeypatch.setattr(scene.tables, "standing", None)
    for span in (*TRIES, AGAIN, AGAIN):
        await scheduler.send_due()
        after = await stored(scene, standing)
        assert (after.step, after.due_at) == (0, scene.time + span)
        scene.time += span


async def test_an_error_in_one_reminder_does_not_stop_the_others(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    wait = await awaited(scene, standing)
    other = await scene.game("greedy", next(user for user in (ANN, BEN) if user != wait.user_id))
    user = (await awaited(scene, other)).user_id
    scene.town.closed[-wait.user_id] = TimeoutError()
    await scheduler.send_due()
    assert [sent.room for sent in scene.town.sent] == [-user]


# ---------------------------------------------------------------- what is stored


async def test_the_waits_of_earlier_versions_are_stored_once(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    async def first_round(_moment: object) -> None:
        raise asyncio.CancelledError

    scene.poster.alarm.until.side_effect = first_round
    for _ in range(2):
        with suppress(asyncio.CancelledError):
            await scheduler.run()
        assert await scene.services.store.settings.recall(NOTED)
        assert (await stored(scene, standing)).seat == standing.awaited[0]


async def test_it_sleeps_until_the_next_reminder_is_due(
    scene: Scene, standing: Standing, scheduler: ReminderScheduler
) -> None:
    await awaited(scene, standing, due_at=BEGIN + 3 * HOUR)
    scene.poster.alarm.until.side_effect = asyncio.CancelledError
    with suppress(asyncio.CancelledError):
        await scheduler.run()
    scene.poster.alarm.until.assert_awaited_once_with(BEGIN + 3 * HOUR)


async def test_it_goes_on_after_the_database_has_failed(
    scene: Scene, scheduler: ReminderScheduler, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scene.services.store.waits, "due", None)
    scene.poster.alarm.until.side_effect = asyncio.CancelledError
    with suppress(asyncio.CancelledError):
        await scheduler.run()
    scene.poster.alarm.until.assert_awaited_once_with(BEGIN + PAUSE)


async def test_waits_can_be_stored_though_nobody_is_pinged(
    scene: Scene, standing: Standing
) -> None:
    await note_waits(scene.services.store, scene.tables, standing.id)
    wait = await stored(scene, standing)
    assert wait.user_id == standing.players[standing.awaited[0]].user_id
    assert scene.town.sent == []


# ---------------------------------------------------------------- changed settings


async def test_changed_settings_move_the_next_reminder_at_once(
    scene: Scene, standing: Standing
) -> None:
    wait = await awaited(scene, standing, sent_at=BEGIN, due_at=BEGIN + 24 * HOUR)
    store = scene.services.store
    before = await user_settings(store, wait.user_id)
    after = await save_user_settings(store, wait.user_id, interval=2 * HOUR, quiet=(1320, 420))
    await reschedule(scene.services, wait.user_id, before, after)
    assert (await stored(scene, standing)).due_at == BEGIN + 2 * HOUR
    scene.poster.alarm.ring.assert_called_once()
    scene.poster.refresh.assert_not_awaited()


async def test_an_absence_is_shown_in_the_post_at_once(scene: Scene, standing: Standing) -> None:
    wait = await awaited(scene, standing)
    store, before = scene.services.store, await user_settings(scene.services.store, ANN)
    after = await save_user_settings(store, wait.user_id, away=(BEGIN, BEGIN + 48 * HOUR))
    await reschedule(scene.services, wait.user_id, before, after)
    scene.poster.refresh.assert_awaited_once_with(standing.id)


async def test_settings_that_have_nothing_to_do_with_reminders_change_nothing(
    scene: Scene, standing: Standing
) -> None:
    wait = await awaited(scene, standing, due_at=BEGIN + SECOND)
    before = await user_settings(scene.services.store, wait.user_id)
    await reschedule(scene.services, wait.user_id, before, replace(before, tell_next=True))
    assert (await stored(scene, standing)).due_at == BEGIN + SECOND
    scene.poster.alarm.ring.assert_not_called()
