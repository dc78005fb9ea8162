"""The computer players' process reads requests and writes answers, one at a time."""

from __future__ import annotations

import pickle
from io import BytesIO
from types import SimpleNamespace

import pytest

from bot.computer_players import worker
from bot.computer_players.worker import LENGTH, WorkerRequest, clock, encoded, plan_for
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import GAMES, find_game

AGES = 3600.0
"""More seconds than any test takes."""


def table_of(game: str, seats: int = 2) -> Table:
    found = find_game(game)
    return Table(found, checked_setup(found, seats, 5))


def request(table: Table, seat: int, level: str, seconds: float = AGES) -> WorkerRequest:
    """Return a request in the form in which the bot writes it."""
    components, position = pickle.dumps(table.state.pack), table.game.codec.dump(table.state)
    return WorkerRequest(level, table.game.name, components, position, seat, 9, seconds)


@pytest.mark.parametrize("game", GAMES)
def test_a_request_is_answered_as_the_player_itself_would(game: str) -> None:
    table = table_of(game)
    for asked in table.pending:
        for level in ("greedy", "random"):
            expected = find_player(level).plan(table.game, table.state, asked, Rng(9))
            assert plan_for(request(table, asked.seat, level)) == expected


@pytest.mark.parametrize("level", ["random", "greedy", "strong"])
def test_a_player_of_every_level_answers_even_without_time(level: str) -> None:
    table = table_of("otys")
    (asked,) = table.pending
    first, *_ = plan_for(request(table, asked.seat, level, seconds=0.0))
    assert asked.check(first) == first


@pytest.mark.parametrize(("seconds", "spent"), [(0.0, True), (AGES, False)])
def test_a_stopwatch_says_when_the_time_is_spent(
    seconds: float,
    spent: bool,  # noqa: FBT001
) -> None:
    assert clock(seconds)()(0) is spent


def test_a_stopwatch_starts_anew_each_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr(worker, "time", SimpleNamespace(monotonic=lambda: now[0]))
    begin = clock(3.0)
    first = begin()
    now[0] = 103.0
    second = begin()
    assert (first(1), second(1)) == (True, False)


def test_messages_are_read_one_by_one_until_the_bot_is_gone() -> None:
    stream = BytesIO(encoded("one") + encoded(("two", 2)))
    assert [worker._heard(stream) for _ in range(3)] == ["one", ("two", 2), None]


def test_a_message_begins_with_its_length() -> None:
    message = encoded("dive")
    assert LENGTH.unpack(message[: LENGTH.size]) == (len(message) - LENGTH.size,)
    assert worker._heard(BytesIO(message[: LENGTH.size - 1])) is None
