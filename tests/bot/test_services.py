"""Finding the game that a user means, and checking that the user may see it."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from sqlalchemy import update

from bot.messages.initial_response import DuplicateInteraction
from bot.services import NoGameHere, Services, actor_of, name_of
from bot.table.tables import Actor
from db.schema import GameState, games
from engine.core.msg import Msg, msg
from tests.bot.lobby_fixtures import Hall, hall_with
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO, GUILD, begun, opened

NOWHERE = msg("bot-error-no-game-here")


@pytest.fixture
async def hall(tmp_path: Path) -> AsyncIterator[Hall]:
    async with opened(tmp_path) as tables, hall_with(tables) as found:
        yield found


def caller(user: int, guild: int | None = GUILD, channel: int = CHANNEL) -> Caller:
    made = Caller(user)
    made.interaction.guild_id, made.interaction.channel_id = guild, channel
    if guild is None:
        made.interaction.guild = None
    return made


async def refusal(services: Services, who: Caller, number: int | None = None) -> Msg:
    with pytest.raises(NoGameHere) as refused:
        await services.game_of(who.interaction, number)
    return refused.value.msg


# --- the game that is meant ----------------------------------------------------------------------


async def finished(hall: Hall) -> int:
    """Return the number of a game that is marked as finished."""
    number = await begun(hall.services.tables, ANN, BEN)
    async with hall.services.store.database.writing() as connection:
        over = update(games).where(games.c.id == number).values(state=GameState.OVER)
        await connection.execute(over)
    return number


async def test_without_a_number_the_running_game_of_the_channel_is_meant(hall: Hall) -> None:
    running = await begun(hall.services.tables, ANN, BEN)
    await finished(hall)
    assert (await hall.services.game_of(caller(CLEO).interaction)).id == running


async def test_where_no_game_runs_the_finished_one_is_meant(hall: Hall) -> None:
    over = await finished(hall)
    record = await hall.services.game_of(caller(CLEO).interaction)
    assert (record.id, record.state) == (over, GameState.OVER)


async def test_a_channel_without_a_begun_game_and_a_direct_message_need_a_number(
    hall: Hall,
) -> None:
    await hall.gather()
    assert await refusal(hall.services, caller(ANN)) == NOWHERE
    await begun(hall.services.tables, ANN, BEN)
    assert await refusal(hall.services, caller(ANN, channel=CHANNEL + 1)) == NOWHERE
    direct = await refusal(hall.services, caller(ANN, guild=None))
    assert direct == msg("bot-error-direct-message")


async def test_a_number_that_is_not_there_or_only_a_lobby_is_refused_alike(hall: Hall) -> None:
    for number in (await hall.gather(), 999):
        found = await refusal(hall.services, caller(ANN), number)
        assert found == msg("bot-error-unknown-game", game=number)


# --- who may see a game --------------------------------------------------------------------------


async def test_those_who_play_reach_their_game_by_number_from_anywhere(hall: Hall) -> None:
    number = await begun(hall.services.tables, ANN, BEN)
    for who in (caller(BEN, guild=None), caller(BEN, GUILD + 1), caller(BEN, channel=99)):
        assert (await hall.services.game_of(who.interaction, number)).id == number
        assert (await hall.services.visible_standing(who.interaction, number)).id == number


@pytest.mark.parametrize(
    ("guild", "channel", "sees"),
    [
        (GUILD, CHANNEL, True),
        (GUILD, CHANNEL + 1, False),
        (GUILD + 1, CHANNEL, False),
        (None, CHANNEL, False),
    ],
)
async def test_others_see_a_game_only_in_its_guild_and_if_they_see_its_channel(
    hall: Hall,
    guild: int | None,
    channel: int,
    sees: bool,  # noqa: FBT001
) -> None:
    number = await begun(hall.services.tables, ANN, BEN)
    interaction, services = caller(CLEO, guild, channel).interaction, hall.services
    record = await services.store.games.record(number)
    assert await services.may_look(interaction, record) is sees
    for found in (services.game_of, services.visible_standing, services.visible_record):
        if sees:
            assert (await found(interaction, number)).id == number
        else:
            with pytest.raises(NoGameHere) as refused:
                await found(interaction, number)
            assert refused.value.msg == msg("bot-error-unknown-game", game=number)


async def test_only_those_on_a_seat_play(hall: Hall) -> None:
    number = await begun(hall.services.tables, ANN, "greedy")
    assert await hall.services.is_player(caller(ANN).interaction, number)
    assert not await hall.services.is_player(caller(BEN).interaction, number)


# --- replies -------------------------------------------------------------------------------------


async def test_an_interaction_that_is_delivered_twice_gets_one_reply(hall: Hall) -> None:
    first, again = caller(ANN), caller(ANN)
    again.interaction.id = first.interaction.id
    await hall.services.reply(first.interaction).defer()
    with pytest.raises(DuplicateInteraction):
        await hall.services.reply(again.interaction).defer()


async def test_replies_in_progress_are_known_to_whoever_shuts_down(hall: Hall) -> None:
    reply = hall.services.reply(caller(ANN).interaction)
    task = asyncio.current_task()
    assert task is not None
    reply.running_replies.add(task)
    assert hall.services.running_replies == {task}


def test_whoever_acts_is_known_by_user_and_interaction() -> None:
    who = caller(ANN)
    assert actor_of(who.interaction) == Actor(ANN, str(who.interaction.id))


def test_a_display_name_is_made_plain() -> None:
    who = caller(ANN)
    who.interaction.user.display_name = " A\u200bnn\n" + "x" * 99
    name = name_of(who.interaction.user)
    assert name.startswith("Ann x")
    assert len(name) <= 32
