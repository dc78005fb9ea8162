"""Inactive games and tables are closed, but only after a warning, and one press keeps them open."""

from __future__ import annotations

from collections.abc import AsyncIterator
from datetime import datetime, timedelta
from pathlib import Path
from unittest.mock import AsyncMock, patch

import pytest

from bot.admin.inactive_tables import KEPT, WARNING, close_inactive_tables, keep
from bot.custom_ids import Press, Verb
from bot.lobby import lobby as rules
from bot.messages.responses import Reply
from bot.preferences.guild import save_guild_settings
from bot.table.standing import NotSeated
from bot.table.tables import Tables
from db.errors import AlreadyOver
from db.messaging.polls import PollKind, Question
from db.records import GameRecord, Post
from db.schema import GameState
from tests.bot.lobby_fixtures import GUEST, Hall, hall_with
from tests.bot.recorded_interactions import Caller, failure
from tests.bot.stored_tables import ANN, BEN, CHANNEL, GUILD, begun, opened


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


@pytest.fixture
async def hall(tables: Tables) -> AsyncIterator[Hall]:
    async with hall_with(tables) as found:
        yield found


class Clock:
    """A clock that is set by the test."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._start = hall.services.store.now()

    async def after(self, days: float) -> int:
        """Return the number of games closed this many days after the start."""
        moment: datetime = self._start + timedelta(days=days)
        self._hall.services.store.database.now = lambda: moment
        return await close_inactive_tables(self._hall.services)


def warnings(hall: Hall) -> list[str]:
    return [text for text in hall.sent() if "closes <t:" in text]


async def test_a_lobby_is_closed_a_day_after_a_warning(hall: Hall) -> None:
    number, clock = await hall.gather(), Clock(hall)
    assert await clock.after(5.9) == 0
    assert warnings(hall) == []
    assert await clock.after(6.1) == 0
    assert len(warnings(hall)) == 1
    assert await clock.after(6.9) == 0
    assert len(warnings(hall)) == 1
    assert await clock.after(7.2) == 1
    assert await hall.state(number) is GameState.ENDED
    assert "Nobody started this game within 7 days" in hall.edited()[-1]
    assert await clock.after(7.3) == 0


async def test_nobody_is_closed_out_who_was_not_warned_for_the_bot_was_away(hall: Hall) -> None:
    number, clock = await hall.gather(), Clock(hall)
    assert await clock.after(30) == 0
    assert await clock.after(30.9) == 0
    assert await clock.after(31.1) == 1
    assert await hall.state(number) is GameState.ENDED


async def test_a_lobby_that_is_given_a_single_day_is_warned_of_half_a_day_before(
    hall: Hall,
) -> None:
    number, clock = await hall.gather(), Clock(hall)
    await save_guild_settings(hall.services.store, GUILD, lobby_days=1)
    assert await clock.after(0.4) == 0
    assert warnings(hall) == []
    assert await clock.after(0.6) == 0
    assert len(warnings(hall)) == 1
    assert await clock.after(1.05) == 0
    assert await clock.after(1.15) == 1
    assert "Nobody started this game within 1 day" in hall.edited()[-1]
    assert await hall.state(number) is GameState.ENDED


async def test_a_lobby_that_began_while_others_were_closed_goes_on(hall: Hall) -> None:
    first, second = await hall.gather(), await hall.gather(GUEST)
    clock = Clock(hall)
    await clock.after(6.5)

    async def begin_the_other(**_: object) -> None:
        lobby = await hall.services.store.lobbies.get(second)
        await hall.services.store.lobbies.start(second, rules.setup_to_start(lobby), lobby.players)

    hall.message.edit = AsyncMock(side_effect=begin_the_other)
    assert await clock.after(8) == 1
    assert await hall.state(first) is GameState.ENDED
    assert await hall.state(second) is GameState.RUNNING


async def test_lobbies_that_cannot_be_reached_are_closed_all_the_same(hall: Hall) -> None:
    numbers, clock = [await hall.gather(), await hall.gather()], Clock(hall)
    hall.room.send.side_effect = hall.message.edit.side_effect = failure(403, 50001)
    assert await clock.after(6.5) == 0
    assert await clock.after(8) == 2
    assert [await hall.state(number) for number in numbers] == [GameState.ENDED] * 2


async def test_quiet_games_are_closed_only_where_that_was_set(hall: Hall) -> None:
    number, clock = await begun(hall.services.tables, ANN, BEN), Clock(hall)
    assert await clock.after(1000) == 0
    assert await hall.state(number) is GameState.RUNNING


async def test_a_quiet_game_is_closed_three_days_after_its_channel_was_warned(hall: Hall) -> None:
    number, clock = await begun(hall.services.tables, ANN, BEN), Clock(hall)
    await save_guild_settings(hall.services.store, GUILD, quiet_days=14)
    assert await clock.after(10.9) == 0
    assert warnings(hall) == []
    assert await clock.after(11.1) == 0
    assert len(warnings(hall)) == 1
    assert await clock.after(14) == 0
    await hall.services.store.polls.open(Question(number, PollKind.END, 0, 0, ANN))
    assert await clock.after(14.2) == 1
    assert await hall.state(number) is GameState.ENDED
    assert len(warnings(hall)) == 1
    assert await hall.services.store.polls.open_in(number) == []


async def test_a_game_that_is_kept_is_quiet_anew_from_then_on(hall: Hall) -> None:
    number, clock = await begun(hall.services.tables, ANN, BEN), Clock(hall)
    await save_guild_settings(hall.services.store, GUILD, quiet_days=14)
    await clock.after(12)
    caller = Caller(ANN)
    caller.interaction.guild_id = GUILD
    await keep(hall.services, Reply(caller.interaction), Press(Verb.KEEP, number))
    assert f"Game {number} stays open." in caller.shown
    assert await clock.after(22) == 0
    assert len(warnings(hall)) == 1
    assert await clock.after(23.1) == 0
    assert len(warnings(hall)) == 2
    assert await clock.after(26.2) == 1


async def test_a_game_that_is_kept_while_it_is_looked_at_is_not_closed(hall: Hall) -> None:
    number, clock = await begun(hall.services.tables, ANN, BEN), Clock(hall)
    await save_guild_settings(hall.services.store, GUILD, quiet_days=14)
    await clock.after(11.1)
    store = hall.services.store
    before = store.posts.get

    async def kept_meanwhile(game: int, kind: str) -> Post | None:
        found = await before(game, kind)
        if kind == WARNING:
            await store.posts.put(number, KEPT, Post(CHANNEL, 0, 0, store.now()))
        return found

    with patch.object(store.posts, "get", kept_meanwhile):
        assert await clock.after(14.2) == 0
    assert await hall.state(number) is GameState.RUNNING


async def test_a_game_that_cannot_be_closed_does_not_stop_others(hall: Hall) -> None:
    first, second = [await begun(hall.services.tables, ANN, BEN) for _ in range(2)]
    clock, end = Clock(hall), hall.services.store.games.end
    await save_guild_settings(hall.services.store, GUILD, quiet_days=14)
    await clock.after(11.1)

    async def fails(game: int, reason: str) -> GameRecord:
        if game == second:
            raise RuntimeError("the disk is full")
        return await end(game, reason)

    with patch.object(hall.services.store.games, "end", fails):
        assert await clock.after(14.2) == 1
    assert await hall.state(first) is GameState.ENDED
    assert await hall.state(second) is GameState.RUNNING
    assert await clock.after(14.3) == 1


async def test_a_lobby_that_is_kept_stays(hall: Hall) -> None:
    number, clock = await hall.gather(), Clock(hall)
    await clock.after(6.5)
    caller = Caller(ANN)
    caller.interaction.guild_id = GUILD
    await keep(hall.services, Reply(caller.interaction), Press(Verb.KEEP, number))
    assert await clock.after(12) == 0
    assert await hall.state(number) is GameState.LOBBY


async def test_others_keep_nothing_and_what_is_over_cannot_be_kept(hall: Hall) -> None:
    number, caller = await begun(hall.services.tables, ANN, BEN), Caller(999)
    caller.interaction.guild_id = GUILD
    caller.interaction.permissions.manage_guild = False
    reply = Reply(caller.interaction)
    with pytest.raises(NotSeated):
        await keep(hall.services, reply, Press(Verb.KEEP, number))
    await hall.services.store.games.end(number, "given-up")
    other = Caller(ANN)
    other.interaction.guild_id = GUILD
    with pytest.raises(AlreadyOver):
        await keep(hall.services, Reply(other.interaction), Press(Verb.KEEP, number))


async def test_a_game_of_which_nobody_could_be_warned_is_not_closed(hall: Hall) -> None:
    number, clock = await begun(hall.services.tables, ANN, BEN), Clock(hall)
    await save_guild_settings(hall.services.store, GUILD, quiet_days=7)
    hall.room.send.side_effect = failure(404, 10003)
    for day in (8, 30, 60):
        assert await clock.after(day) == 0
    assert await hall.state(number) is GameState.RUNNING
    assert CHANNEL
