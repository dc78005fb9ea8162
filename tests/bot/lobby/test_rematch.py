"""A rematch: the same game with the same options, for everyone to join again."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import discord
import pytest

from bot.component_router import dispatch
from bot.custom_ids import Press, Verb
from bot.lobby import lobby_handlers
from db.records import Lobby, Player
from db.schema import GameState
from engine.core.game import checked_setup
from engine.core.msg import msg
from engine.core.text import Words
from engine.registry import find_game
from tests.bot.lobby_fixtures import Hall, hall_with
from tests.bot.recorded_interactions import Caller, failure
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO, GUILD, opened

WORDS = Words("en", strict=True)
OPTIONS = {"sponsor_sides": "advanced"}
PLAYERS = (
    Player("human", ANN, "Ann"), Player("random"), Player("human", BEN, "Ben"), Player(),
)  # fmt: skip
"""Two people, a computer player, and a player whose data was deleted."""


@dataclass(frozen=True, slots=True)
class Place:
    """A hall with a finished game."""

    hall: Hall
    number: int

    async def press(self, user: int) -> str:
        """Ask for a rematch, and return the reply."""
        caller = Caller(user)
        caller.interaction.app_permissions = discord.Permissions.all()
        caller.interaction.permissions = discord.Permissions.none()
        press = Press(Verb.REMATCH, self.number)
        await dispatch(self.hall.services, caller.interaction, str(press), [])
        return caller.shown[-1]

    async def lobbies(self) -> list[Lobby]:
        store = self.hall.services.store
        found = await store.games.by_channel(CHANNEL, GameState.LOBBY)
        return [await store.lobbies.get(record.id) for record in found]

    def calls(self) -> list[tuple[str, list[int]]]:
        """Return the texts of the messages sent, each with the users it pings."""
        sent = [call for call in self.hall.room.send.await_args_list if call.args]
        pinged = [call.kwargs["allowed_mentions"].to_dict().get("users", []) for call in sent]
        return [(call.args[0], users) for call, users in zip(sent, pinged, strict=True)]


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    async with opened(tmp_path) as tables, hall_with(tables) as hall:
        setup = checked_setup(find_game("otys"), len(PLAYERS), 1, OPTIONS)
        lobbies = tables.store.lobbies
        number = await lobbies.create(setup, PLAYERS, guild_id=GUILD, channel_id=CHANNEL)
        await tables.store.games.end(number, "given-up")
        yield Place(hall, number)


async def test_all_is_as_it_was_but_for_the_people_who_join_again(place: Place) -> None:
    text = await place.press(BEN)
    (lobby,) = await place.lobbies()
    assert str(lobby.id) in text
    assert (lobby.game, lobby.pack, lobby.host_id) == ("otys", "", BEN)
    assert dict(lobby.options)["sponsor_sides"] == "advanced"
    assert [(each.user_id, each.computer) for each in lobby.players] == [
        (BEN, None),
        (None, "random"),
    ]


async def test_the_other_players_are_pinged_once(place: Place) -> None:
    await place.press(BEN)
    ((text, pinged),) = place.calls()
    assert pinged == [ANN]
    assert f"<@{ANN}>" in text
    assert text.startswith("Ben")
    await place.press(ANN)
    assert len(place.calls()) == 1


async def test_whoever_asks_second_joins(place: Place) -> None:
    await place.press(BEN)
    text = await place.press(ANN)
    (lobby,) = await place.lobbies()
    assert [each.user_id for each in lobby.players] == [BEN, None, ANN]
    assert text == WORDS.say(msg("bot-joined", game=lobby.id))
    assert await place.press(ANN) == WORDS.say(msg("bot-error-joined-already"))


async def test_whoever_did_not_play_opens_nothing(place: Place) -> None:
    assert await place.press(CLEO) == WORDS.say(msg("bot-error-not-seated", game=place.number))
    assert await place.lobbies() == []


async def test_where_another_game_goes_on_there_is_no_rematch(place: Place) -> None:
    other = await place.hall.gather()
    assert await place.press(ANN) == WORDS.say(msg("bot-channel-busy", game=other))
    assert [lobby.id for lobby in await place.lobbies()] == [other]


async def test_after_a_rematch_that_was_called_off_there_can_be_another(place: Place) -> None:
    await place.press(ANN)
    (lobby,) = await place.lobbies()
    await lobby_handlers.close(place.hall.services, lobby.id, msg("bot-lobby-closed"))
    await place.press(BEN)
    (again,) = await place.lobbies()
    assert again.id != lobby.id
    assert again.host_id == BEN


async def test_a_table_stays_open_though_nobody_could_be_pinged(place: Place) -> None:
    sends = iter([None, failure(403, 50013)])

    async def send(*text: str, **how: object) -> object:
        del text, how
        if wrong := next(sends):
            raise wrong
        return place.hall.room.send.return_value

    place.hall.room.send.side_effect = send
    text = await place.press(ANN)
    (lobby,) = await place.lobbies()
    assert text == WORDS.say(msg("bot-rematch-opened", game=lobby.id))
