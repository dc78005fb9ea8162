"""Players who need not agree, the message that tells them, and the time they have to object."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest

from bot.custom_ids import Verb
from bot.polls.consent import OBJECTION_PERIOD, Vote
from bot.polls.objections import (
    close_notice,
    is_about_own_seat,
    notify_affected,
    objections_until,
)
from bot.preferences.user import save_user_settings
from db.messaging.polls import Outcome, Poll, PollKind, PollPost, Question
from tests.bot.fake_guild import Sent
from tests.bot.posts.in_town import BEGIN, Scene, in_town, presses
from tests.bot.recorded_interactions import failure
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


async def handing_over(scene: Scene, *, stood_in: bool = True) -> Poll:
    """Open a poll to replace Ben by Dora; Ben has a stand-in or did not react to reminders."""
    standing = await scene.game(ANN, BEN, CLEO)
    seat = standing.seat_of(BEN)
    if stood_in:
        await scene.services.store.seats.set_stand_in(standing.id, seat, "greedy", asked=True)
    facts = {"user": 104, "name": "Dora", "seated": BEN, "away": True, "stood_in": stood_in}
    due = BEGIN + OBJECTION_PERIOD
    question = Question(standing.id, PollKind.REPLACE, seat, 0, ANN, facts, due_at=due)
    return (await scene.services.store.polls.open(question))[0]


async def stored(scene: Scene, poll: Poll) -> Poll:
    found = await scene.services.store.polls.get(poll.id)
    assert found is not None
    return found


async def told(scene: Scene, poll: Poll) -> Sent:
    """Notify the affected player, and return the one message sent."""
    await notify_affected(scene.services, poll)
    (sent,) = scene.town.sent
    assert (await stored(scene, poll)).letter == PollPost(sent.room, sent.number)
    return sent


async def test_the_time_to_object_is_a_day_in_which_they_can_be_reached(scene: Scene) -> None:
    store = scene.services.store
    assert await objections_until(store, [ANN]) == BEGIN + DAY
    await save_user_settings(store, BEN, away=(BEGIN, BEGIN + 5 * DAY))
    assert await objections_until(store, [ANN, BEN]) == BEGIN + 6 * DAY
    assert await objections_until(store, []) is None


@pytest.mark.parametrize(
    ("kind", "due", "own"),
    [(PollKind.REPLACE, True, True), (PollKind.REPLACE, False, False), (PollKind.END, True, False)],
)
def test_only_a_question_about_ones_seat_is_told_in_private(
    kind: PollKind, *, due: bool, own: bool
) -> None:
    question = Question(7, kind, 0, 0, ANN, due_at=BEGIN if due else None)
    assert is_about_own_seat(question) is own


async def test_the_affected_player_is_told_directly_and_can_say_no(scene: Scene) -> None:
    poll = await handing_over(scene)
    sent = await told(scene, poll)
    assert sent.room == -BEN
    assert f"<@{ANN}>" in sent.text
    assert "Dora" in sent.text
    assert not sent.silent
    offered = presses(sent.view)
    assert [press.verb for press in offered] == [Verb.COME_BACK, Verb.BALLOT, Verb.BALLOT]
    assert offered[1].rest == f"{poll.id}.{Vote.REFUSE}"


async def test_whoever_plays_themselves_opens_their_panel_from_the_letter(scene: Scene) -> None:
    sent = await told(scene, await handing_over(scene, stood_in=False))
    assert presses(sent.view)[0].verb is Verb.PLAY


async def test_they_are_told_once_and_not_after_the_decision(scene: Scene) -> None:
    poll = await handing_over(scene)
    await notify_affected(scene.services, replace(poll, outcome=Outcome.REFUSED))
    assert scene.town.sent == []
    await told(scene, poll)
    await notify_affected(scene.services, await stored(scene, poll))
    assert len(scene.town.sent) == 1


async def test_whoever_wants_no_pings_or_sleeps_is_told_without_a_sound(scene: Scene) -> None:
    poll = await handing_over(scene)
    await save_user_settings(scene.services.store, BEN, reminders=False)
    assert (await told(scene, poll)).silent
    scene.town.sent.clear()
    await save_user_settings(
        scene.services.store, BEN, reminders=True, away=(BEGIN - HOUR, BEGIN + HOUR)
    )
    assert (await told(scene, poll)).silent


async def test_whoever_takes_no_messages_is_told_in_the_channel(scene: Scene) -> None:
    poll = await handing_over(scene)
    scene.town.closed[-BEN] = failure(403, 50007)
    sent = await told(scene, poll)
    assert (sent.room, sent.pinged) == (CHANNEL, (BEN,))
    assert sent.text.startswith(f"<@{BEN}>: ")


async def test_whoever_cannot_be_told_at_all_is_told_later(scene: Scene) -> None:
    poll = await handing_over(scene)
    scene.town.closed = {-BEN: failure(403), CHANNEL: failure(403)}
    await notify_affected(scene.services, poll)
    assert (await stored(scene, poll)).letter is None


async def test_the_outcome_takes_the_buttons_from_the_letter(scene: Scene) -> None:
    poll = await handing_over(scene)
    sent = await told(scene, poll)
    store, number = scene.services.store, poll.question.game_id
    standing = await scene.tables.standing(number)
    await close_notice(scene.services.client, store, standing, await stored(scene, poll))
    assert sent.ids, "nothing is decided yet"
    await store.polls.decide(poll, Outcome.REFUSED)
    await close_notice(scene.services.client, store, standing, await stored(scene, poll))
    assert sent.ids == []
    assert "nothing changes" in sent.text


@pytest.mark.parametrize("status", [404, 500])
async def test_a_letter_that_cannot_be_changed_holds_up_nothing(scene: Scene, status: int) -> None:
    poll = await handing_over(scene)
    sent = await told(scene, poll)
    await scene.services.store.polls.decide(poll, Outcome.REFUSED)
    scene.town.closed[-BEN] = failure(status)
    standing = await scene.tables.standing(poll.question.game_id)
    decided = await stored(scene, poll)
    await close_notice(scene.services.client, scene.services.store, standing, decided)
    assert sent.ids
