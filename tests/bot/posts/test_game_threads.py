"""The threads of games: named after their players, and archived soon after the end."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.localization import words_for
from bot.posts import game_threads
from bot.posts.game_threads import (
    AFTERWARDS,
    LONGEST_NAME,
    WHILE_PLAYING,
    begin_thread,
    rest_thread,
    thread_name,
)
from db.records import Player
from tests.bot.positions import people
from tests.bot.recorded_interactions import failure, like

ENGLISH = words_for("en")
ME, THREAD = 1, 22
PLAYERS = (*people("Ann", "Ben"), Player("greedy"))
NAME = "Otys #7: Ann, Ben"


def thread(owner: int = ME, name: str = "otys", minutes: int = 1440) -> Any:  # noqa: ANN401
    """Return a thread that this user has opened."""
    found: Any = like(discord.Thread)
    found.id, found.owner_id, found.name = THREAD, owner, name
    found.auto_archive_duration = minutes
    found.guild.preferred_locale = discord.Locale.british_english
    return found


def client(room: object, *, known: bool = True) -> Any:  # noqa: ANN401
    """Return a client that finds this channel, in its memory or by asking."""
    found: Any = like(discord.Client)
    found.user.id = ME
    found.get_channel.return_value = room if known else None
    found.fetch_channel.return_value = room
    return found


# --- the name ------------------------------------------------------------------------------------


def test_a_thread_is_named_after_the_people_and_not_after_computer_players() -> None:
    assert thread_name("otys", 7, PLAYERS, ENGLISH) == NAME


@pytest.mark.parametrize(("length", "count"), [(20, 4), (28, 3), (32, 2)])
def test_as_many_people_are_named_as_fit(length: int, count: int) -> None:
    names = [letter * length for letter in "ABDE"]
    said = thread_name("otys", 7, people(*names), ENGLISH)
    assert said == f"Otys #7: {', '.join(names[:count])}"
    assert len(said) <= LONGEST_NAME


def test_without_people_a_thread_is_named_after_the_game() -> None:
    assert thread_name("otys", 7, (Player("greedy"),) * 2, ENGLISH) == "Otys"


# --- at the start and after the end --------------------------------------------------------------


@pytest.mark.parametrize("known", [True, False])
async def test_the_thread_of_a_game_that_starts_is_named_and_kept_for_a_week(
    *, known: bool
) -> None:
    room = thread()
    await begin_thread(client(room, known=known), THREAD, "otys", 7, PLAYERS)
    room.edit.assert_awaited_once_with(name=NAME, auto_archive_duration=WHILE_PLAYING)


async def test_the_thread_of_a_game_that_is_over_keeps_its_name_and_rests_soon() -> None:
    room = thread(name="our game")
    await rest_thread(client(room), THREAD)
    room.edit.assert_awaited_once_with(auto_archive_duration=AFTERWARDS)


async def test_a_thread_that_has_only_another_name_is_only_renamed() -> None:
    room = thread(minutes=WHILE_PLAYING)
    await begin_thread(client(room), THREAD, "otys", 7, PLAYERS)
    room.edit.assert_awaited_once_with(name=NAME)


async def test_a_name_that_discord_takes_only_later_holds_up_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(game_threads, "RENAME_TIMEOUT", 0.01)
    room = thread()

    async def late(**_change: object) -> None:
        await asyncio.Event().wait()

    room.edit.side_effect = late
    async with asyncio.timeout(5):
        await begin_thread(client(room), THREAD, "otys", 7, PLAYERS)
    room.edit.assert_awaited_once()


async def test_a_thread_that_is_as_it_should_be_is_left_alone() -> None:
    room = thread(name=NAME, minutes=WHILE_PLAYING)
    await begin_thread(client(room), THREAD, "otys", 7, PLAYERS)
    room.edit.assert_not_awaited()


async def test_threads_of_others_and_other_channels_stay_as_they_are() -> None:
    theirs, text = thread(owner=2), like(discord.TextChannel)
    for room in (theirs, text):
        await begin_thread(client(room), THREAD, "otys", 7, PLAYERS)
        await rest_thread(client(room), THREAD)
        room.edit.assert_not_awaited()


async def test_a_game_without_a_channel_has_no_thread_to_rest() -> None:
    nowhere = client(thread())
    await rest_thread(nowhere, None)
    nowhere.get_channel.assert_not_called()


async def test_a_thread_that_cannot_be_found_or_changed_holds_up_nothing() -> None:
    room = thread()
    room.edit.side_effect = failure(403)
    await rest_thread(client(room), THREAD)
    gone = client(None)
    gone.fetch_channel.side_effect = failure(404)
    await rest_thread(gone, THREAD)
    room.edit.assert_awaited_once()
