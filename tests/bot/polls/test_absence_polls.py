"""Polls about absent players, which end as soon as the player is back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.polls.absence_polls import DEFAULT_LEVEL, close_absence_polls, open_absence_poll
from bot.table.standing import Standing
from db.messaging.polls import Outcome, Poll, PollKind, Question
from db.messaging.waits import Wait, Waiting
from tests.bot.posts.in_town import BEGIN, Scene, in_town
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO

DORA = 104


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


async def opened(scene: Scene, standing: Standing, seat: int) -> Poll:
    poll = await open_absence_poll(scene.services, standing, seat)
    assert poll is not None
    return poll


async def back(scene: Scene, standing: Standing, seat: int) -> None:
    services = scene.services
    await close_absence_polls(services.client, services.store, services.tables, standing, seat)


async def outcome(scene: Scene, poll: Poll) -> Outcome | None:
    found = await scene.services.store.polls.get(poll.id)
    assert found is not None
    return found.outcome


async def handing_over(scene: Scene, standing: Standing, asker: int, *, away: bool) -> Poll:
    """Open a poll about replacing the player of the awaited seat, and return it."""
    seat = standing.awaited[0]
    facts = {"user": DORA, "name": "Dora", "seated": standing.players[seat].user_id, "away": away}
    question = Question(standing.id, PollKind.REPLACE, seat, standing.ply, asker, facts)
    return (await scene.services.store.polls.open(question))[0]


async def test_the_others_are_asked_since_when_the_game_waits(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    seat = standing.awaited[0]
    wait = await scene.wait_for(standing, seat)
    scene.time += timedelta(days=2)
    poll = await opened(scene, standing, seat)
    question = poll.question
    assert (question.kind, question.seat, question.user_id) == (PollKind.ABSENT, seat, None)
    assert question.facts["user"] == standing.players[seat].user_id
    assert question.facts["since"] == int(wait.since.timestamp())
    assert question.facts["level"] == DEFAULT_LEVEL
    (post,) = scene.town.there(CHANNEL)
    assert set(post.pinged) == {ANN, BEN, CLEO} - {question.facts["user"]}


async def test_of_several_who_are_awaited_each_has_a_time_of_their_own(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, game="underwater-cities")
    first = Wait(standing.id, 0, ANN, 0, BEGIN)
    second = Wait(standing.id, 1, BEN, 0, BEGIN + timedelta(hours=1))
    await scene.services.store.waits.set_awaited(standing.id, Waiting((first, second)))
    poll = await opened(scene, standing, 1)
    assert poll.question.facts["since"] == int(second.since.timestamp())


async def test_nobody_is_asked_where_nobody_else_plays(scene: Scene) -> None:
    standing = await scene.game(ANN, "greedy")
    assert await open_absence_poll(scene.services, standing, standing.seat_of(ANN)) is None
    assert scene.town.sent == []


async def test_a_poll_is_over_when_its_player_is_back(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    seat = standing.awaited[0]
    poll = await opened(scene, standing, seat)
    await back(scene, standing, (seat + 1) % 3)
    assert await outcome(scene, poll) is None
    await back(scene, standing, seat)
    assert await outcome(scene, poll) is Outcome.BACK
    (post,) = scene.town.there(CHANNEL)
    assert "is back" in post.text
    assert post.ids == []


@pytest.mark.parametrize(
    ("away", "own", "ends"), [(True, False, True), (False, False, False), (True, True, False)]
)
async def test_a_seat_is_no_more_handed_over_if_that_was_because_of_an_absence(
    scene: Scene, *, away: bool, own: bool, ends: bool
) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    seat = standing.awaited[0]
    seated = standing.players[seat].user_id
    asker = next(user for user in (ANN, BEN, CLEO) if (user == seated) is own)
    poll = await handing_over(scene, standing, asker, away=away)
    await back(scene, standing, seat)
    assert await outcome(scene, poll) is (Outcome.BACK if ends else None)


async def test_a_question_about_the_end_stays_open(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    seat = standing.seat_of(ANN)
    question = Question(standing.id, PollKind.END, seat, standing.ply, ANN)
    poll, _ = await scene.services.store.polls.open(question)
    await back(scene, standing, seat)
    assert await outcome(scene, poll) is None
