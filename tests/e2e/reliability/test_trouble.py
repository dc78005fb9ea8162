"""Failures around the bot: nothing is lost, and the people concerned are told."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from tests.driver.person import Outcome, Person
from tests.e2e.evening import TIMEOUT, Evening, game_of, has, ids, press_first, public, wait_until

POSTS = {"method": "POST", "path": "/channels/*/messages"}
FILLS = {"method": "PATCH", "path": "/webhooks/*"}
ANSWERS = {"method": "POST", "path": "/interactions/*/callback"}
RETIRES = {"method": "PATCH", "path": "/channels/*/messages/*"}
REQUESTS = pytest.mark.parametrize("where", [POSTS, FILLS, ANSWERS, RETIRES],
                                   ids=["posts", "fills", "answers", "retires"])  # fmt: skip


@pytest.fixture
def soon() -> Iterator[None]:
    """Retry a failed post at once instead of a minute later."""
    with patch("bot.posts.retry.SOON", 0.01), patch("bot.posts.retry.TRIES", (0.2, 0.2, 0.2)):
        yield


async def _at_the_end_of_a_turn(scene: Evening) -> tuple[int, Person, Outcome]:
    """Start a game of two and play until only End turn is left: game, person, first response."""
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    opened = await scene.press(person, scene.status(person), Verb.PLAY)
    await scene.to_last_answer(person, opened.shown())
    return game, person, opened


async def _end(scene: Evening, person: Person, opened: Outcome) -> Outcome:
    """Press End turn, whatever the outcome."""
    panel = person.look(opened.shown())
    wanted = ids(panel, Verb.END_TURN)[0]
    outcome = await person.press(panel, custom_id=wanted, until="acknowledged")
    await scene.idle()
    return outcome


def _elsewhere(scene: Evening) -> str:
    """Return a channel other than that of the game."""
    return list(scene.sandbox.world.channels)[-1]


# -- what other people delete and forbid


async def test_a_status_post_that_was_deleted_is_followed_by_the_next(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    await scene.sandbox.inject_fault("delete_message", message=scene.status(person).id)
    assert not scene.playable(person)
    await scene.play_turn(person, panel)
    assert len(scene.playable(person)) == 1


async def test_a_deleted_status_post_is_sent_anew_on_request(scene: Evening) -> None:
    await scene.gather(scene.ben)
    await scene.sandbox.inject_fault("delete_message", message=scene.status(scene.ann).id)
    await scene.ben.command("game status")
    await scene.idle()
    assert len(scene.playable(scene.ann)) == 1


async def test_a_game_whose_channel_was_deleted_goes_on_in_another(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    await scene.sandbox.inject_fault("delete_channel", channel=scene.room)
    place = _elsewhere(scene)
    panel = (await person.command("play", channel=place, number=game)).shown()
    await scene.play_turn(person, panel)
    assert scene.told(person, "bot-error-post-gone", place)
    assert await scene.whose(game) is other
    pings = len(other.pings)
    moved = await person.command("game here", channel=place, number=game)
    await scene.idle()
    assert scene.says(person, moved, "bot-moved", game=game)
    assert len(scene.playable(other, place)) == 1
    assert len(other.pings) == pings + 1
    other.channel = place
    assert has(await scene.open_panel(other), Verb.PICK)


async def test_only_those_at_the_table_move_a_game(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    refused = await scene.cleo.command("game here", channel=_elsewhere(scene), number=game)
    assert scene.says(scene.cleo, refused, "bot-error-unknown-game", game=game)


@pytest.mark.parametrize(
    "name", ["VIEW_CHANNEL", "SEND_MESSAGES", "ATTACH_FILES", "READ_MESSAGE_HISTORY"]
)
async def test_no_table_is_opened_where_the_bot_could_not_show_it(
    scene: Evening, name: str
) -> None:
    await scene.sandbox.inject_fault("permissions", channel=scene.room, deny=[name])
    refused = await scene.ann.command("game new", game="otys")
    assert refused.shown().ephemeral
    assert name.replace("_", " ").lower() in refused.shown().text.lower()
    assert not public(scene.ann)
    await scene.sandbox.inject_fault("permissions", channel=scene.room, deny=[])
    assert (await scene.lobby()).buttons


@pytest.mark.usefixtures("soon")
async def test_a_turn_that_cannot_be_posted_is_kept_and_told_when_it_can(scene: Evening) -> None:
    game, person, opened = await _at_the_end_of_a_turn(scene)
    other = await scene.other(game)
    old, pings = scene.status(other).id, len(other.pings)
    await scene.sandbox.inject_fault("permissions", channel=scene.room, deny=["SEND_MESSAGES"])
    await _end(scene, person, opened)
    assert await scene.whose(game) is other
    assert scene.told(person, "bot-error-post-forbidden")
    await scene.sandbox.inject_fault("permissions", channel=scene.room, deny=[])
    await wait_until(lambda: scene.status(other).id != old, "the post")
    await wait_until(lambda: len(scene.playable(other)) == 1, "the old post to be put away")
    assert len(other.pings) == pings + 1


# -- threads


async def _thread_game(scene: Evening) -> tuple[int, str]:
    """Start a game in a thread; return its number and the thread."""
    thread = scene.sandbox.chat.add_channel("deep", scene.room).id
    for person in scene.people:
        person.channel = thread
    return await scene.gather(scene.ben), thread


async def test_a_thread_that_fell_asleep_wakes_with_the_next_post(scene: Evening) -> None:
    game, thread = await _thread_game(scene)
    person, other = await scene.whose(game), await scene.other(game)
    panel = await scene.open_panel(person)
    await scene.sandbox.inject_fault("archive", channel=thread, locked=False)
    await scene.play_turn(person, panel)
    assert await scene.whose(game) is other
    assert len(scene.playable(other)) == 1
    part = scene.sandbox.world.channels[thread].thread
    assert part is not None
    assert not part.archived


async def test_a_turn_in_a_locked_thread_is_kept_and_goes_on_elsewhere(scene: Evening) -> None:
    game, thread = await _thread_game(scene)
    person, other = await scene.whose(game), await scene.other(game)
    place = scene.sandbox.world.channels[thread].parent_id
    assert place is not None
    await scene.sandbox.inject_fault("permissions", channel=place, deny=["MANAGE_THREADS"])
    await scene.sandbox.inject_fault("archive", channel=thread, locked=True)
    panel = (await person.command("play", channel=place, number=game)).shown()
    await scene.play_turn(person, panel)
    assert scene.told(person, "bot-error-post-locked", place)
    assert await scene.whose(game) is other
    await other.command("game here", channel=place, number=game)
    await scene.idle()
    assert len(scene.playable(other, place)) == 1


# -- requests that fail


@REQUESTS
@pytest.mark.parametrize("status", [429, 502])
async def test_a_turn_is_told_once_though_discord_stumbles(
    scene: Evening, where: dict[str, str], status: int
) -> None:
    game, person, opened = await _at_the_end_of_a_turn(scene)
    other = await scene.other(game)
    pings = len(other.pings)
    await scene.sandbox.inject_fault("answer", status=status, retry_after=0.05, **where)
    await _end(scene, person, opened)
    assert await scene.whose(game) is other
    assert len(other.pings) == pings + 1
    assert len(scene.playable(other)) == 1


@REQUESTS
@pytest.mark.usefixtures("soon")
async def test_a_turn_survives_a_lost_answer(scene: Evening, where: dict[str, str]) -> None:
    game, person, opened = await _at_the_end_of_a_turn(scene)
    other = await scene.other(game)
    old, pings = scene.status(other).id, len(other.pings)
    await scene.sandbox.inject_fault("lost", **where)
    await _end(scene, person, opened)
    assert await scene.whose(game) is other
    await wait_until(lambda: scene.status(other).id != old, "the post")
    await wait_until(lambda: len(scene.playable(other)) == 1, "the old post to be put away")
    assert len(other.pings) == pings + 1
    await scene.turn_of(game)
    assert await scene.whose(game) is person


async def test_an_answer_that_discord_refuses_is_explained_and_the_move_is_kept(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    await scene.sandbox.inject_fault("answer", status=403, code=50001, **FILLS)
    await press_first(person, panel)
    await scene.idle()
    assert scene.told(person, "bot-error-discord")
    assert (await scene.standing(game)).ply == 1
    assert has(await scene.open_panel(person), Verb.UNDO)


@pytest.mark.usefixtures("soon")
async def test_a_post_that_discord_does_not_take_is_sent_later(scene: Evening) -> None:
    game, person, opened = await _at_the_end_of_a_turn(scene)
    other = await scene.other(game)
    old, pings = scene.status(other).id, len(other.pings)
    await scene.sandbox.inject_fault("answer", status=503, times=2, **POSTS)
    await _end(scene, person, opened)
    assert scene.told(person, "bot-error-post-failed")
    await wait_until(lambda: scene.status(other).id != old, "the post")
    await wait_until(lambda: len(scene.playable(other)) == 1, "the old post to be put away")
    assert len(other.pings) == pings + 1


async def test_a_lobby_that_cannot_be_posted_does_not_keep_the_channel(scene: Evening) -> None:
    await scene.sandbox.inject_fault("answer", status=503, **POSTS)
    refused = await scene.ann.command("game new", game="otys")
    assert refused.shown().ephemeral
    assert (await scene.lobby()).buttons


async def test_the_bot_plays_on_under_discords_own_limits(scene: Evening) -> None:
    await scene.sandbox.inject_fault("limits", on=True)
    game = await scene.gather(computers=1)
    await scene.turn_of(game)
    assert await scene.whose(game) is scene.ann
    assert len(scene.playable(scene.ann)) == 1


# -- the bot's connection, and its place in the server


@pytest.mark.parametrize("how", ["drop", "reconnect", "invalid"])
async def test_the_game_goes_on_after_the_gateway_was_lost(scene: Evening, how: str) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    # An invalid session is replaced by a new one; in the other cases it is resumed.
    back = "shard_ready" if how == "invalid" else "shard_resumed"
    again = asyncio.create_task(scene.bot.wait_for(back, timeout=TIMEOUT))
    await scene.sandbox.inject_fault("gateway", how=how)
    await again
    await scene.play_turn(person, panel)
    assert await scene.whose(game) is not person
    assert len(scene.playable(person)) == 1


async def test_a_bot_that_was_sent_away_and_comes_back_plays_on(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    await scene.sandbox.inject_fault("kick")
    await wait_until(lambda: not scene.bot.guilds, "the bot to be gone")
    await scene.sandbox.inject_fault("invite")
    await wait_until(lambda: bool(scene.bot.guilds), "the bot to be back")
    await scene.turn_of(game)
    assert await scene.whose(game) is other
    assert len(scene.playable(other)) == 1
    assert person is not other


async def test_a_game_goes_on_though_a_player_left_the_server(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    if await scene.whose(game) is scene.ben:
        await scene.turn_of(game)
    await scene.sandbox.inject_fault("leave", person=scene.ben.id)
    await scene.turn_of(game)
    assert await scene.whose(game) is scene.ben
    assert f"<@{scene.ben.id}>" in scene.status(scene.ann).text
    await scene.sandbox.inject_fault("join", person=scene.ben.id)
    await scene.turn_of(game)
    assert await scene.whose(game) is scene.ann


async def test_a_lobby_is_started_though_somebody_in_it_left_the_server(scene: Evening) -> None:
    lobby = await scene.lobby()
    await scene.press(scene.ben, lobby, Verb.JOIN, until="acknowledged")
    await scene.sandbox.inject_fault("leave", person=scene.ben.id)
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    standing = await scene.standing(game_of(scene.status(scene.ann)))
    assert [player.name for player in standing.players] == ["Player 1", "Player 2"]
