"""The moments from which games wait for players, and the effect of their answers on the clocks."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.preferences.user import save_user_settings, user_settings
from bot.table.tables import Tables
from bot.table.waiting import (
    AwaitedPlayers,
    _called,
    absences,
    awaited_players,
    reminder_policy_of,
    settle_clocks,
    still_holds,
)
from bot.timing.time_control import PACES, time_words
from db.messaging.waits import ClockReading, Wait
from db.records import Player
from db.schema import GameState
from engine.registry import GAMES
from tests.bot.positions import THEN, Evening, people, record_of
from tests.bot.stored_tables import ANN, BEN, CLEO, answer, begun, default, opened, to_last_answer

HOUR = timedelta(hours=1)
DAILY = PACES["daily"]


class Origin:
    """A clock that moves only when it is set."""

    def __init__(self) -> None:
        self.time = datetime(2026, 1, 1, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time


@pytest.fixture
async def hand() -> Origin:
    return Origin()


@pytest.fixture
async def tables(tmp_path: Path, hand: Origin) -> AsyncIterator[Tables]:
    async with opened(tmp_path) as found:
        found.store.database.now = hand.now
        yield found


async def called(tables: Tables, number: int) -> AwaitedPlayers:
    """Return the players a game waits for, after storing them as a post does."""
    calls = await awaited_players(tables.store, await tables.standing(number))
    await tables.store.waits.set_awaited(number, calls.waiting)
    return calls


async def a_turn(tables: Tables, number: int) -> None:
    await to_last_answer(tables, number)
    await answer(tables, number, default)


async def only(tables: Tables, number: int) -> Wait:
    (wait,) = await tables.store.waits.of_game(number)
    return wait


async def deadline_of(tables: Tables, number: int) -> datetime | None:
    """Return when the clock of the only player to move runs out."""
    store, wait = tables.store, await only(tables, number)
    record, person = await store.games.record(number), await user_settings(store, wait.user_id)
    return (await reminder_policy_of(store, record, wait, person)).deadline


def whom(evening: Evening) -> dict[int, Wait]:
    """Return the waits of a game played without a store, by seat."""
    found = _called(evening.standing, THEN).values()
    return {wait.seat: wait for wait in found}


@pytest.mark.parametrize("game", GAMES)
def test_a_wait_lasts_until_something_is_told(game: str) -> None:
    for seed in range(2):
        evening = Evening(people("Ann", "Ben", "Cem"), seed, game)
        before, announced = whom(evening), 0
        for standing, _ in evening.positions():
            now = whom(evening)
            assert now.keys() == set(standing.awaited)
            if standing.record.announced == announced:
                assert now.items() <= before.items()
            before, announced = now, standing.record.announced
            if standing.ply > 60:
                break


def owing(evening: Evening) -> int:
    """Play until a player owes something while another is awaited, and return the debtor's seat."""
    while not evening.standing.owing or evening.standing.private_moves:
        asked = evening.table.awaited(evening.standing.awaited[0])
        assert asked is not None
        evening.play(asked.seat, asked.default)
    return evening.standing.owing[0]


def test_a_wait_goes_on_while_another_gives_what_they_owed() -> None:
    evening = Evening(people("Ann", "Ben", "Cem"), 1, "underwater-cities")
    seat = owing(evening)
    before, announced = whom(evening), evening.standing.record.announced
    asked = evening.table.awaited(seat)
    assert asked is not None
    evening.play(seat, asked.default)
    assert evening.standing.record.announced > announced
    assert whom(evening) == before
    mine = evening.table.awaited(evening.standing.awaited[0])
    assert mine is not None
    evening.play(mine.seat, mine.default)
    if evening.standing.private_moves:
        assert whom(evening) == before


def test_nobody_is_awaited_in_a_game_that_was_given_up() -> None:
    evening = Evening(people("Ann", "Ben"), 1)
    standing = evening.standing
    wait = next(iter(whom(evening).values()))
    ended = record_of(standing.table, 0, GameState.ENDED)
    given_up = replace(standing, stored=replace(standing.stored, record=ended))
    assert still_holds(standing, wait)
    assert not still_holds(given_up, wait)


async def test_whoever_begins_is_awaited_from_the_first_post_on(
    tables: Tables, hand: Origin
) -> None:
    number = await begun(tables, ANN, BEN)
    calls = await called(tables, number)
    standing = await tables.standing(number)
    wait = await only(tables, number)
    assert calls.changed
    assert calls.times == {}
    assert (wait.seat, wait.since) == (standing.awaited[0], hand.time)
    assert wait.due_at == hand.time + PACES["none"].interval


async def test_computer_players_and_stood_in_people_are_not_awaited(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    seat = (await tables.standing(number)).awaited[0]
    await called(tables, number)
    await tables.store.seats.set_stand_in(number, seat, "greedy")
    calls = await awaited_players(tables.store, await tables.standing(number))
    assert calls.waiting.held == ()
    assert calls.changed


async def test_a_wait_is_the_same_in_the_middle_of_a_private_turn(
    tables: Tables, hand: Origin
) -> None:
    number = await begun(tables, ANN, BEN)
    await called(tables, number)
    wait = await only(tables, number)
    hand.time += 3 * HOUR
    standing = await to_last_answer(tables, number)
    assert still_holds(standing, wait)
    assert not (await called(tables, number)).changed
    assert await only(tables, number) == wait


async def test_after_a_turn_the_next_one_is_awaited(tables: Tables, hand: Origin) -> None:
    number = await begun(tables, ANN, BEN)
    await called(tables, number)
    first = await only(tables, number)
    hand.time += HOUR
    await a_turn(tables, number)
    assert not still_holds(await tables.standing(number), first)
    assert (await called(tables, number)).changed
    second = await only(tables, number)
    assert (second.seat, second.since) == (1 - first.seat, hand.time)


async def test_ones_own_interval_goes_before_that_of_the_pace(tables: Tables, hand: Origin) -> None:
    number = await begun(tables, ANN, BEN)
    for user in (ANN, BEN):
        await save_user_settings(tables.store, user, interval=2 * HOUR)
    await called(tables, number)
    assert (await only(tables, number)).due_at == hand.time + 2 * HOUR


def seconds(span: timedelta) -> int:
    return int(span.total_seconds())


async def paced(tables: Tables) -> int:
    """Start a game with a day per turn, and return its number."""
    number = await begun(tables, ANN, BEN)
    async with tables.store.database.writing() as connection:
        await connection.exec_driver_sql("update games set pace = 'daily'")
    return number


async def test_a_clock_runs_while_its_seat_is_awaited(tables: Tables, hand: Origin) -> None:
    number, began = await paced(tables), hand.time
    assert DAILY.clock is not None
    calls = await called(tables, number)
    wait = await only(tables, number)
    assert wait.due_at == hand.time + DAILY.interval
    assert await deadline_of(tables, number) == began + DAILY.clock.bank
    assert calls.times[wait.seat].key == "bot-time-ends"
    hand.time += 40 * HOUR
    await a_turn(tables, number)
    calls = await called(tables, number)
    left = DAILY.clock.bank - 40 * HOUR + DAILY.clock.increment
    assert await tables.store.waits.clocks(number) == {wait.seat: int(left.total_seconds())}
    assert list(calls.times) == [1 - wait.seat]


async def test_other_hours_count_from_when_they_are_set(tables: Tables, hand: Origin) -> None:
    number, began = await paced(tables), hand.time
    assert DAILY.clock is not None
    await called(tables, number)
    wait = await only(tables, number)
    hand.time += 40 * HOUR
    await settle_clocks(tables.store, wait.user_id)
    await save_user_settings(tables.store, wait.user_id, zone="UTC", quiet=(0, 60))
    wait = await only(tables, number)
    assert wait.clock == ClockReading(seconds(DAILY.clock.bank - 40 * HOUR), hand.time)
    # Nothing is given back for the two midnights before; one is still to come.
    assert await deadline_of(tables, number) == began + DAILY.clock.bank + HOUR
    hand.time += 22 * HOUR
    await a_turn(tables, number)
    await called(tables, number)
    left = DAILY.clock.bank - 62 * HOUR + HOUR + DAILY.clock.increment
    assert await tables.store.waits.clocks(number) == {wait.seat: seconds(left)}


async def test_other_hours_give_back_no_time_that_was_up(tables: Tables, hand: Origin) -> None:
    number, began = await paced(tables), hand.time
    assert DAILY.clock is not None
    await called(tables, number)
    wait = await only(tables, number)
    hand.time += DAILY.clock.bank + HOUR
    for quiet in ((13 * 60, 14 * 60), (1, 60)):
        await settle_clocks(tables.store, wait.user_id)
        await save_user_settings(tables.store, wait.user_id, zone="UTC", quiet=quiet)
        wait = await only(tables, number)
        assert await deadline_of(tables, number) == began + DAILY.clock.bank


async def test_a_game_that_cannot_be_read_keeps_no_clock_and_stops_nobody(
    tables: Tables, hand: Origin
) -> None:
    number = await paced(tables)
    await called(tables, number)
    async with tables.store.database.writing() as connection:
        await connection.exec_driver_sql("update games set options = '7'")
    wait = await only(tables, number)
    hand.time += HOUR
    await settle_clocks(tables.store, wait.user_id)
    assert await only(tables, number) == wait


async def test_in_a_game_without_a_clock_nobody_has_a_deadline(tables: Tables) -> None:
    number = await begun(tables, ANN, BEN)
    await called(tables, number)
    assert await deadline_of(tables, number) is None


async def test_whoever_takes_a_seat_over_begins_with_a_whole_clock(
    tables: Tables, hand: Origin
) -> None:
    number = await paced(tables)
    assert DAILY.clock is not None
    await called(tables, number)
    (seat,) = (await tables.standing(number)).awaited
    hand.time += DAILY.clock.bank + HOUR
    await tables.store.seats.reseat(number, seat, Player("human", CLEO, "Cleo"))
    calls = await called(tables, number)
    whole = hand.time + DAILY.clock.bank
    assert calls.times[seat] == time_words(whole, hand.time)
    wait = await only(tables, number)
    assert wait.user_id == CLEO
    assert await deadline_of(tables, number) == whole


# ---------------------------------------------------------------- who is away


async def test_of_those_who_are_awaited_it_is_said_until_when_they_are_away(
    tables: Tables, hand: Origin
) -> None:
    number = await begun(tables, ANN, BEN)
    standing = await tables.standing(number)
    (seat,) = standing.awaited
    back = hand.time + 9 * HOUR
    for user in (ANN, BEN):
        await save_user_settings(
            tables.store, user, away=(hand.time, back), quiet=(0, 300), zone="UTC"
        )
    assert await absences(tables.store, standing) == {seat: back}
    hand.time = back
    assert await absences(tables.store, standing) == {}


async def test_it_is_not_said_of_anybody_for_whom_nobody_waits(
    tables: Tables, hand: Origin
) -> None:
    number = await begun(tables, ANN, BEN)
    standing = await tables.standing(number)
    (seat,) = standing.awaited
    for user in (ANN, BEN):
        await save_user_settings(tables.store, user, away=(hand.time, hand.time + HOUR))
    await tables.store.seats.set_stand_in(number, seat, "random")
    assert await absences(tables.store, await tables.standing(number)) == {}
    await tables.store.seats.set_stand_in(number, seat, None)
    assert list(await absences(tables.store, await tables.standing(number))) == [seat]
    await tables.store.games.end(number, "given-up")
    assert await absences(tables.store, await tables.standing(number)) == {}
