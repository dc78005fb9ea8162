"""The message of a poll: sent once with a ping, then edited."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import cast
from unittest.mock import create_autospec

import pytest

from bot.polls.consent import Vote
from bot.polls.post_poll import show_poll, taken_by
from bot.posts import retry
from bot.posts.status_poster import PostFailed
from bot.preferences.user import save_user_settings
from bot.table.standing import Standing
from db.games.games import Games
from db.messaging.polls import Outcome, Poll, PollKind, PollPost, Question
from db.store import Store
from tests.bot.positions import told
from tests.bot.posts.in_town import BEGIN, Scene, in_town
from tests.bot.recorded_interactions import failure
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


@pytest.fixture
async def standing(scene: Scene) -> Standing:
    return await scene.game(ANN, BEN, CLEO)


@pytest.fixture
async def poll(scene: Scene, standing: Standing) -> Poll:
    """Open Ann's poll about ending the game, and return it."""
    seat = standing.seat_of(ANN)
    question = Question(standing.id, PollKind.END, seat, standing.ply, ANN)
    return (await scene.services.store.polls.open(question))[0]


async def show(scene: Scene, standing: Standing, poll: Poll) -> Poll:
    """Show a poll in its current state, and return it."""
    store = scene.services.store
    now = await store.polls.get(poll.id)
    assert now is not None
    await show_poll(scene.services.client, store, standing, now)
    found = await store.polls.get(poll.id)
    assert found is not None
    return found


async def test_a_poll_is_sent_with_a_ping_for_those_who_are_asked(
    scene: Scene, standing: Standing, poll: Poll
) -> None:
    shown = await show(scene, standing, poll)
    (sent,) = scene.town.sent
    assert set(sent.pinged) == {BEN, CLEO}
    assert shown.post == PollPost(CHANNEL, sent.number)


async def test_nobody_is_pinged_who_never_wants_to_be(
    scene: Scene, standing: Standing, poll: Poll
) -> None:
    await save_user_settings(scene.services.store, BEN, reminders=False)
    await show(scene, standing, poll)
    assert scene.town.sent[0].pinged == (CLEO,)


async def test_whoever_may_only_object_is_pinged_for_the_end_of_a_game(
    scene: Scene, standing: Standing, poll: Poll
) -> None:
    seat = standing.seat_of(CLEO)
    await scene.services.store.seats.set_stand_in(standing.id, seat, "greedy", asked=True)
    await show(scene, await scene.tables.standing(standing.id), poll)
    assert set(scene.town.sent[0].pinged) == {BEN, CLEO}


async def test_whoever_may_lose_their_seat_gets_a_letter_instead_of_a_ping(
    scene: Scene, standing: Standing
) -> None:
    facts = {"user": 104, "name": "Dora", "seated": CLEO, "away": True}
    seat = standing.seat_of(CLEO)
    question = Question(standing.id, PollKind.REPLACE, seat, 0, ANN, facts, due_at=BEGIN)
    poll, _ = await scene.services.store.polls.open(question)
    await show(scene, standing, poll)
    assert set(scene.town.sent[0].pinged) == {BEN, 104}


async def test_a_vote_changes_the_message_and_pings_nobody_again(
    scene: Scene, standing: Standing, poll: Poll
) -> None:
    await show(scene, standing, poll)
    await scene.services.store.polls.cast(poll, BEN, Vote.AGREE)
    await show(scene, standing, poll)
    (sent,) = scene.town.sent
    assert f"<@{BEN}> agrees" in sent.text


async def test_a_deleted_message_is_replaced_without_a_ping_while_the_poll_is_open(
    scene: Scene, standing: Standing, poll: Poll
) -> None:
    await scene.services.store.polls.put_post(poll.id, PollPost(CHANNEL + 1, 5))
    scene.town.closed[CHANNEL + 1] = failure(404)
    shown = await show(scene, standing, poll)
    (sent,) = scene.town.there(CHANNEL)
    assert sent.pinged == ()
    assert shown.post == PollPost(CHANNEL, sent.number)
    await scene.services.store.polls.put_post(poll.id, PollPost(CHANNEL + 1, 5))
    await scene.services.store.polls.decide(poll, Outcome.REFUSED)
    await show(scene, standing, poll)
    assert scene.town.sent == [sent]


async def test_a_message_that_cannot_be_edited_stays(
    scene: Scene, standing: Standing, poll: Poll
) -> None:
    await scene.services.store.polls.put_post(poll.id, PollPost(CHANNEL, 5))
    scene.town.closed[CHANNEL] = failure(500)
    shown = await show(scene, standing, poll)
    assert (shown.outcome, shown.post) == (None, PollPost(CHANNEL, 5))


async def test_a_poll_that_cannot_be_posted_is_withdrawn(
    scene: Scene, standing: Standing, poll: Poll
) -> None:
    scene.town.closed[CHANNEL] = failure(403)
    with pytest.raises(PostFailed) as wrong:
        await show(scene, standing, poll)
    assert wrong.value.msg.key == "bot-error-post-forbidden"
    found = await scene.services.store.polls.get(poll.id)
    assert found is not None
    assert found.outcome is Outcome.WITHDRAWN


async def test_a_poll_that_fails_for_a_moment_is_sent_once_more(
    scene: Scene, standing: Standing, poll: Poll, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(retry, "SOON", 0)
    scene.town.cut = 1
    assert (await show(scene, standing, poll)).post is not None


async def test_a_decided_poll_that_was_never_posted_is_not_posted_any_more(
    scene: Scene, standing: Standing, poll: Poll
) -> None:
    await scene.services.store.polls.decide(poll, Outcome.MOVED_ON)
    await show(scene, standing, poll)
    assert scene.town.sent == []


async def test_an_undo_takes_all_moves_that_still_count_or_that_it_has_undone() -> None:
    games = create_autospec(Games, instance=True, spec_set=True)
    games.log.return_value = [told(1, 0), told(2, 0, undone_by=3), told(4, 0, undone_by=5)]
    store = cast("Store", SimpleNamespace(games=games))
    facts = {"kept": 1, "announced": 5, "first": 1, "seen": False}
    undo = Question(7, PollKind.UNDO, 0, 5, ANN, facts)
    assert [entry.ply for entry in await taken_by(store, undo)] == [1, 4]
    games.log.assert_awaited_once_with(7, 1, 5)
    assert await taken_by(store, Question(7, PollKind.END, 0, 5, ANN)) == ()
