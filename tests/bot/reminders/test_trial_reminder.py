"""A test reminder goes where real ones will; if it cannot, the user is told why."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.preferences.user import save_user_settings
from bot.reminders.trial_reminder import send_trial_reminder as send_ping
from tests.bot.posts.in_town import Scene, in_town
from tests.bot.recorded_interactions import Caller, failure
from tests.bot.stored_tables import ANN, CHANNEL


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


@pytest.fixture
def ann() -> Caller:
    caller = Caller(ANN)
    caller.interaction.guild = None
    return caller


async def ping(scene: Scene, caller: Caller) -> str:
    """Ask for a test reminder, and return the reply."""
    await send_ping(scene.services.client, scene.services.store, await scene.reply(caller))
    (said,) = caller.shown
    return said


async def test_it_goes_to_the_direct_messages(scene: Scene, ann: Caller) -> None:
    assert f"<#{-ANN}>" in await ping(scene, ann)
    assert [sent.text for sent in scene.town.sent] == [
        "This is a test: my reminders reach you here."
    ]
    assert len(scene.town.direct(ANN)) == 1


async def test_it_goes_to_the_channel_if_reminders_do(scene: Scene, ann: Caller) -> None:
    await save_user_settings(scene.services.store, ANN, place="channel")
    assert "I’ve pinged you in this channel" in await ping(scene, ann)
    assert [sent.pinged for sent in scene.town.there(CHANNEL)] == [(ANN,)]


async def test_outside_of_a_server_there_is_no_channel_to_ping_in(
    scene: Scene, ann: Caller
) -> None:
    await save_user_settings(scene.services.store, ANN, place="channel")
    ann.interaction.guild_id = None
    assert "use this command in one of them" in await ping(scene, ann)
    assert scene.town.sent == []


async def test_nothing_is_sent_to_whoever_has_turned_reminders_off(
    scene: Scene, ann: Caller
) -> None:
    await save_user_settings(scene.services.store, ANN, reminders=False)
    assert "You’ve turned reminders off" in await ping(scene, ann)
    assert scene.town.sent == []


@pytest.mark.parametrize(
    ("room", "place", "said"),
    [(-ANN, "direct", "I can’t send you direct messages"), (CHANNEL, "channel", "I can’t post in")],
)
async def test_a_place_that_takes_no_messages_is_told(
    scene: Scene, ann: Caller, room: int, place: str, said: str
) -> None:
    await scene.services.store.settings.set_member(ANN, place=place)
    scene.town.closed[room] = failure(403)
    assert said in await ping(scene, ann)


@pytest.mark.parametrize(("room", "place"), [(-ANN, "direct"), (CHANNEL, "channel")])
async def test_a_failure_that_may_pass_is_not_blamed_on_the_place(
    scene: Scene, ann: Caller, room: int, place: str
) -> None:
    await scene.services.store.settings.set_member(ANN, place=place)
    scene.town.closed[room] = TimeoutError()
    with pytest.raises(TimeoutError):
        await ping(scene, ann)
