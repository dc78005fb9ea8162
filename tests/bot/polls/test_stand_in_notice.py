"""The notice that tells an absent player about their stand-in."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.custom_ids import Press, Verb
from bot.polls.stand_in_notice import tell_stood_in
from bot.preferences.user import save_user_settings
from db.messaging.posts import STATUS
from db.records import Post
from tests.bot.posts.in_town import BEGIN, Scene, in_town, presses
from tests.bot.recorded_interactions import failure
from tests.bot.stored_tables import ANN, BEN, CHANNEL

HOUR = timedelta(hours=1)


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


async def stood_in(scene: Scene) -> tuple[int, int]:
    """Return the number of a game in which Ben has a stand-in, and his seat."""
    standing = await scene.game(ANN, BEN)
    seat = standing.seat_of(BEN)
    await scene.services.store.seats.set_stand_in(standing.id, seat, "greedy")
    return standing.id, seat


async def test_the_player_is_told_directly_and_can_come_back_from_there(scene: Scene) -> None:
    number, seat = await stood_in(scene)
    await scene.services.store.posts.put(number, STATUS, Post(CHANNEL, 77, 0))
    await tell_stood_in(scene.services, number, seat, 1)
    (sent,) = scene.town.direct(BEN)
    assert f"game {number}" in sent.text
    assert f"/{CHANNEL}/77)" in sent.text
    assert presses(sent.view) == [Press(Verb.PLAY, number)]
    assert not sent.silent


async def test_whoever_is_away_is_told_without_a_sound(scene: Scene) -> None:
    number, seat = await stood_in(scene)
    await save_user_settings(scene.services.store, BEN, away=(BEGIN - HOUR, BEGIN + HOUR))
    await tell_stood_in(scene.services, number, seat, 1)
    assert [sent.silent for sent in scene.town.direct(BEN)] == [True]


async def test_whoever_wants_no_messages_gets_none(scene: Scene) -> None:
    number, seat = await stood_in(scene)
    await save_user_settings(scene.services.store, BEN, reminders=False)
    await tell_stood_in(scene.services, number, seat, 1)
    assert scene.town.sent == []


async def test_whoever_plays_themselves_by_then_is_not_told(scene: Scene) -> None:
    number, seat = await stood_in(scene)
    await scene.services.store.seats.set_stand_in(number, seat, None)
    await tell_stood_in(scene.services, number, seat, 1)
    assert scene.town.sent == []


async def test_a_notice_that_cannot_be_sent_holds_up_nothing(scene: Scene) -> None:
    number, seat = await stood_in(scene)
    scene.town.closed[-BEN] = failure(403, 50007)
    await tell_stood_in(scene.services, number, seat, 1)
    assert scene.town.sent == []
