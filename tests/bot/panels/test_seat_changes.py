"""Permission to take over a seat."""

from __future__ import annotations

from pathlib import Path
from typing import cast

import discord
import pytest

from bot.messages.responses import Interaction
from bot.panels import seat_changes
from bot.table.standing import Standing
from db.records import Player
from tests.bot.evening_players import Gathering, gathered
from tests.bot.fake_guild import Visitor
from tests.bot.stored_tables import ANN, BEN, CLEO, answer


async def _resigned(scene: Gathering, user: int) -> Standing:
    """The game after somebody has resigned where that counts."""
    tables, number = scene.services.tables, scene.number
    while not (standing := await tables.standing(number)).table.all_had_a_turn:
        await answer(tables, number)
    seat = standing.seat_of(user)
    await scene.services.store.seats.reseat(number, seat, Player("greedy"), resigned=True)
    return await tables.standing(number)


async def _ask(scene: Gathering, standing: Standing, seat: int, newcomer: int) -> None:
    """Ben asks for somebody on a seat."""
    reply = scene.services.reply(cast("Interaction", Visitor(BEN, 1)))
    await reply.defer()
    user = cast("discord.User", Visitor(newcomer, 2).user)
    await seat_changes.replace(scene.services, reply, standing, seat, user)


async def test_who_has_resigned_takes_no_other_seat_over(tmp_path: Path) -> None:
    async with gathered(tmp_path, ANN, BEN, CLEO, game="antarctica") as scene:
        standing = await _resigned(scene, ANN)
        with pytest.raises(seat_changes.SeatTrouble) as refused:
            await _ask(scene, standing, standing.seat_of(BEN), ANN)
        assert refused.value.msg.key == "bot-error-newcomer-resigned"
        assert await scene.services.store.polls.open_in(scene.number) == []


async def test_who_has_resigned_may_come_back_to_their_seat(tmp_path: Path) -> None:
    async with gathered(tmp_path, ANN, BEN, CLEO, game="antarctica") as scene:
        standing = await _resigned(scene, ANN)
        seat = next(at for at, player in enumerate(standing.players) if player.left_by == ANN)
        await _ask(scene, standing, seat, ANN)
        assert len(await scene.services.store.polls.open_in(scene.number)) == 1
