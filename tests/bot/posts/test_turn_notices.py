"""The notice that a player's turn comes next."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.posts.turn_notices import delete_turn_notices, send_turn_notice
from bot.preferences.user import save_user_settings
from bot.table.standing import Standing
from db.messaging.posts import STATUS
from db.records import Post
from tests.bot.posts.in_town import BEGIN, Scene, in_town
from tests.bot.recorded_interactions import failure
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO

AWAY = (BEGIN - timedelta(hours=1), BEGIN + timedelta(hours=1))


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


async def begun(scene: Scene, *users: int, **settings: Any) -> tuple[Standing, int]:  # noqa: ANN401
    """Start a game; return it and the user who comes second, whose settings are these."""
    standing = await scene.game(*users)
    following = standing.game.next_turn(standing.table.state)
    user = standing.players[following or 0].user_id or 0
    await save_user_settings(scene.services.store, user, tell_next=True, **settings)
    return standing, user


async def send(scene: Scene, standing: Standing) -> None:
    await send_turn_notice(scene.services.client, scene.services.store, standing)


async def test_the_next_player_is_told_once_in_a_direct_message(scene: Scene) -> None:
    standing, user = await begun(scene, ANN, BEN, CLEO)
    await scene.services.store.posts.put(standing.id, STATUS, Post(CHANNEL, 77, 0))
    for _ in range(2):
        await send(scene, standing)
    (sent,) = scene.town.sent
    assert scene.town.direct(user) == [sent]
    running = standing.players[standing.awaited[0]].name
    assert f"you’re up after {running}" in sent.text
    assert f"/{CHANNEL}/77)" in sent.text


@pytest.mark.parametrize("settings", [{"tell_next": None}, {"reminders": False}, {"away": AWAY}])
async def test_whoever_does_not_want_it_now_is_not_told(
    scene: Scene, settings: dict[str, Any]
) -> None:
    standing, user = await begun(scene, ANN, BEN, CLEO)
    await save_user_settings(scene.services.store, user, **settings)
    await send(scene, standing)
    assert scene.town.sent == []


async def test_of_two_players_nobody_is_told_what_is_plain(scene: Scene) -> None:
    standing, _ = await begun(scene, ANN, BEN)
    await send(scene, standing)
    assert scene.town.sent == []


async def test_whoever_wants_reminders_in_the_channel_is_pinged_there(scene: Scene) -> None:
    standing, user = await begun(scene, ANN, BEN, CLEO, place="channel")
    await send(scene, standing)
    (sent,) = scene.town.there(CHANNEL)
    assert sent.pinged == (user,)
    assert sent.text.startswith(f"<@{user}> ")


async def test_whoever_takes_no_messages_is_told_in_the_channel(scene: Scene) -> None:
    standing, user = await begun(scene, ANN, BEN, CLEO)
    scene.town.closed[-user] = failure(403, 50007)
    await send(scene, standing)
    assert [sent.pinged for sent in scene.town.there(CHANNEL)] == [(user,)]


async def test_a_notice_that_fails_for_a_moment_is_tried_again_with_the_next_post(
    scene: Scene,
) -> None:
    standing, user = await begun(scene, ANN, BEN, CLEO)
    scene.town.cut = 1
    await send(scene, standing)
    assert scene.town.sent == []
    await send(scene, standing)
    assert len(scene.town.direct(user)) == 1


async def test_a_notice_goes_when_a_computer_player_takes_the_turn(scene: Scene) -> None:
    standing, user = await begun(scene, ANN, BEN, CLEO)
    await send(scene, standing)
    seat = standing.seat_of(user)
    players = list(standing.players)
    players[seat] = replace(players[seat], stand_in="greedy")
    away = Standing(replace(standing.stored, players=tuple(players)), standing.unannounced)
    await send(scene, away)
    (notice,) = scene.town.sent
    assert notice.gone
    await send(scene, standing)
    assert [sent.gone for sent in scene.town.direct(user)] == [True, False]


async def test_with_the_game_its_notices_go(scene: Scene) -> None:
    standing, user = await begun(scene, ANN, BEN, CLEO)
    await send(scene, standing)
    for _ in range(2):
        await delete_turn_notices(scene.services.client, scene.services.store, standing.record)
    assert [sent.gone for sent in scene.town.direct(user)] == [True]
