"""Mentions in a post."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest

from bot.posts.mentions import PendingPings, users_to_ping, users_to_ping_at_end
from bot.table.standing import Standing
from bot.table.tables import Tables
from db.records import AnswerOrigin, Player, Post, ToldEntry
from tests.bot.stored_tables import ANN, BEN, CLEO, answer, begun, opened


@pytest.fixture
async def tables(tmp_path: Path) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        yield found


async def over(tables: Tables, *seats: int | str) -> tuple[Standing, list[ToldEntry]]:
    """Play a game to its end, and return its standing and log."""
    number = await begun(tables, *seats, game="antarctica")
    while not (standing := await tables.standing(number)).table.result:
        await answer(tables, number)
    return standing, await tables.store.games.log(number)


def post(ply: int) -> Post:
    """Return a post that covers the log up to this ply."""
    return Post(1, 2, ply)


@pytest.mark.slow
async def test_the_end_calls_all_but_who_acted_and_who_moved_last(tables: Tables) -> None:
    standing, log = await over(tables, ANN, BEN, CLEO)
    last = log[-1].user_id
    others = [user for user in (ANN, BEN, CLEO) if user != last]
    before = post(standing.record.announced - 1)
    assert users_to_ping(standing, before, log, PendingPings(actor=last)) == others
    assert users_to_ping(standing, before, log, PendingPings()) == others, "as after a restart"
    assert users_to_ping(standing, None, log, PendingPings(actor=others[0])) == others[1:]


async def test_the_end_calls_nobody_again(tables: Tables) -> None:
    standing, _ = await over(tables, ANN, BEN)
    assert users_to_ping(standing, post(standing.record.announced), [], PendingPings()) == []


@pytest.mark.parametrize("by", [AnswerOrigin.STAND_IN, AnswerOrigin.HABIT])
async def test_whoever_was_answered_for_at_the_end_is_called(
    tables: Tables, by: AnswerOrigin
) -> None:
    standing, log = await over(tables, ANN, BEN)
    answered = [*log[:-1], replace(log[-1], by=by)]
    assert users_to_ping(standing, None, answered, PendingPings()) == [ANN, BEN]


async def test_an_answer_that_was_taken_back_is_not_the_last(tables: Tables) -> None:
    standing, log = await over(tables, ANN, BEN)
    first = next(entry for entry in log if entry.user_id != log[-1].user_id)
    undone = replace(log[-1], undone_by=log[-1].ply + 1)
    assert users_to_ping(standing, None, [first, undone], PendingPings()) == [log[-1].user_id]


@pytest.mark.parametrize("other", [(), (Player("greedy", None),), (Player("human", None),)])
def test_a_single_person_has_no_need_to_be_called(other: tuple[Player, ...]) -> None:
    assert users_to_ping_at_end((Player("human", ANN), *other), {None}) == []


def test_a_seat_for_which_a_computer_player_answers_is_somebodys() -> None:
    players = (Player("human", ANN), Player("human", BEN, stand_in="greedy"))
    assert users_to_ping_at_end(players, {ANN}) == [BEN]
