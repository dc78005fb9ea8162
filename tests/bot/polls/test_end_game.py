"""Ending a game early: alone, as a server manager, or by asking the others."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import discord
import pytest

from bot.custom_ids import Press, Verb
from bot.polls.consent import OBJECTION_PERIOD
from bot.polls.end_game import MayNotEnd, ask_confirmation, ask_others, end_game
from bot.preferences.user import save_user_settings
from bot.table.standing import Standing
from db.messaging.polls import PollKind
from db.records import Player
from db.schema import GameState
from engine.core.game import checked_setup
from engine.registry import find_game
from tests.bot.posts.in_town import BEGIN, Scene, in_town, offered
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, CHANNEL, GUILD

STRANGER = 999


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


def caller(user: int, *, manages: bool = False) -> Caller:
    found = Caller(user)
    found.interaction.permissions = discord.Permissions(manage_guild=manages)
    return found


async def asked(scene: Scene, standing: Standing, who: Caller) -> Press:
    """Return the press offered to a user who wants to end the game."""
    services, reply = scene.services, await scene.reply(who)
    await ask_confirmation(services.store, services.tables, reply, standing.record)
    (press,) = offered(who)
    return press


async def end(scene: Scene, number: int, who: Caller) -> None:
    await end_game(
        scene.services, scene.services.reply(who.interaction), Press(Verb.END_GAME, number)
    )


async def state(scene: Scene, number: int) -> GameState:
    return (await scene.services.store.games.record(number)).state


async def hosted(scene: Scene) -> Standing:
    """Start a game that Ann hosts and plays against a computer player."""
    ann, lobbies = Player("human", ANN, "Ann"), scene.services.store.lobbies
    number = await lobbies.open("otys", ann, guild_id=GUILD, channel_id=CHANNEL)
    await lobbies.start(number, checked_setup(find_game("otys"), 2, 1), [ann, Player("greedy")])
    return await scene.tables.standing(number)


async def test_whoever_plays_without_other_people_ends_it_alone(scene: Scene) -> None:
    standing, ann = await hosted(scene), caller(ANN)
    assert await asked(scene, standing, ann) == Press(Verb.END_GAME, standing.id)
    assert "count" not in ann.shown[0]
    await end(scene, standing.id, caller(ANN))
    assert await state(scene, standing.id) is GameState.ENDED
    scene.poster.tell_end.assert_awaited_once()


@pytest.mark.parametrize("manages", [False, True])
async def test_whoever_plays_with_others_has_to_ask_them(scene: Scene, *, manages: bool) -> None:
    standing, ann = await scene.game(ANN, BEN), caller(ANN, manages=manages)
    assert await asked(scene, standing, ann) == Press(Verb.PROPOSE_END, standing.id)
    assert "so it doesn’t count" in ann.shown[0]
    with pytest.raises(MayNotEnd):
        await end(scene, standing.id, caller(ANN, manages=manages))
    assert await state(scene, standing.id) is GameState.RUNNING


async def test_a_manager_who_does_not_play_ends_any_game(scene: Scene) -> None:
    standing, manager = await scene.game(ANN, BEN), caller(STRANGER, manages=True)
    assert await asked(scene, standing, manager) == Press(Verb.END_GAME, standing.id)
    await end(scene, standing.id, caller(STRANGER, manages=True))
    assert await state(scene, standing.id) is GameState.ENDED


async def test_somebody_else_neither_ends_nor_asks(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    with pytest.raises(MayNotEnd):
        await asked(scene, standing, caller(STRANGER))
    with pytest.raises(MayNotEnd):
        await end(scene, standing.id, caller(STRANGER))


async def test_a_game_of_another_server_is_unknown(scene: Scene) -> None:
    standing, manager = await scene.game(ANN, BEN), caller(STRANGER, manages=True)
    manager.interaction.guild_id = GUILD + 1
    with pytest.raises(MayNotEnd) as wrong:
        await end(scene, standing.id, manager)
    assert wrong.value.msg.key == "error-no-such-game"


async def test_the_others_are_asked_in_the_channel(scene: Scene) -> None:
    standing, ann = await scene.game(ANN, BEN), caller(ANN)
    # Only those who may object need time, and Ann is the one who asks.
    later = BEGIN + 5 * OBJECTION_PERIOD
    await save_user_settings(scene.services.store, ANN, away=(BEGIN, later))
    press = Press(Verb.PROPOSE_END, standing.id)
    await ask_others(scene.services, scene.services.reply(ann.interaction), press)
    (poll,) = await scene.services.store.polls.open_in(standing.id)
    assert (poll.question.kind, poll.question.user_id) == (PollKind.END, ANN)
    assert poll.question.due_at == BEGIN + OBJECTION_PERIOD
    assert [sent.pinged for sent in scene.town.there(CHANNEL)] == [(BEN,)]
    assert ann.shown == ["I’ve asked the other players in the channel."]


async def test_where_nobody_has_to_agree_the_game_ends_at_once(scene: Scene) -> None:
    standing, ann = await scene.game(ANN, "greedy"), caller(ANN)
    press = Press(Verb.PROPOSE_END, standing.id)
    await ask_others(scene.services, scene.services.reply(ann.interaction), press)
    assert await state(scene, standing.id) is GameState.ENDED
    assert ann.shown == [f"Game {standing.id} has ended."]
