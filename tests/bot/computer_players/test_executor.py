"""The process in which computer players think may fail without anything else waiting for it."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.computer_players.executor import PlanRequest, ProcessBackend, Thinking, ThinkingBackend
from bot.computer_players.worker import WorkerRequest
from bot.table.tables import Actor, Tables
from db.records import PlayerKind
from engine.core.decision import Answer
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player
from engine.registry import GAMES, find_game
from tests.bot.stored_tables import ANN, BEN, begun, opened

MOMENT = 0.1


@pytest.fixture
async def mind() -> AsyncIterator[ProcessBackend]:
    mind = ProcessBackend(MOMENT)
    try:
        yield mind
    finally:
        await mind.close()


def asked(game: str = "otys", level: PlayerKind = "strong") -> PlanRequest:
    table = Table(find_game(game), checked_setup(find_game(game), 2, 5))
    return PlanRequest(level, table, table.pending[0], 9)


def legal(question: PlanRequest, plan: tuple[Answer, ...]) -> bool:
    return question.decision.check(plan[0]) == plan[0]


async def test_the_process_answers_for_every_game_and_level(mind: ProcessBackend) -> None:
    for game in GAMES:
        for level in ("random", "greedy", "strong"):
            question = asked(game, level)
            assert legal(question, await mind.plan(question))


async def test_the_process_answers_as_the_player_itself_would(mind: ProcessBackend) -> None:
    question = asked("antarctica", "greedy")
    table = question.table
    answer = find_player("greedy").choose(table.game, table.state, question.decision, Rng(9))
    assert await mind.plan(question) == (answer,)


async def test_the_process_is_started_when_it_is_needed_first(mind: ProcessBackend) -> None:
    assert mind.process is None
    await mind.plan(asked(level="random"))
    assert mind.process is None
    await mind.plan(asked())
    assert mind.process is not None


@pytest.mark.slow
async def test_a_game_goes_on_when_the_process_was_killed(mind: ProcessBackend) -> None:
    question = asked()
    await mind.plan(question)
    assert mind.process
    mind.process.kill()
    await mind.process.wait()
    assert legal(question, await mind.plan(question))


async def test_a_game_goes_on_when_the_process_dies_in_the_middle_of_a_thought() -> None:
    mind, question = ProcessBackend(30.0), asked()
    thinking = asyncio.create_task(mind.plan(question))
    await _started(mind)
    assert mind.process
    mind.process.kill()
    assert legal(question, await thinking)
    await mind.close()


async def test_closing_does_not_wait_for_a_long_thought() -> None:
    mind = ProcessBackend(60.0)
    thinking = asyncio.create_task(mind.plan(asked()))
    await _started(mind)
    async with asyncio.timeout(20):
        await mind.close()
        await asyncio.gather(thinking, return_exceptions=True)
    assert thinking.cancelled()
    assert mind.process is None


async def test_a_thought_that_nobody_waits_for_any_more_is_not_taken_for_the_next_answer() -> None:
    mind = ProcessBackend(30.0)
    thinking = asyncio.create_task(mind.plan(asked("otys")))
    await _started(mind)
    thinking.cancel()
    await asyncio.gather(thinking, return_exceptions=True)
    question = asked("antarctica", "greedy")
    assert legal(question, await mind.plan(question))
    await mind.close()


async def test_several_tables_share_the_time_of_one() -> None:
    mind = Remembering()
    await asyncio.gather(*(mind.plan(asked()) for _ in range(4)))
    assert mind.given == [12.0, 4.0, 6.0, 12.0]


async def test_the_thoughts_about_one_turn_take_no_longer_than_its_time() -> None:
    mind = Remembering()
    question, thinking = asked(), Thinking(mind)
    for _ in range(5):
        await thinking.answer(question)
    assert sum(mind.given) <= 12.0


async def test_what_was_planned_is_answered_without_thinking_again() -> None:
    question, mind = asked(), Remembering(plan=(("key:1",), ("key:2",), ("nonsense",)))
    thinking = Thinking(mind)
    answers = [await thinking.answer(question) for _ in range(3)]
    assert answers == [("key:1",), ("key:2",), ("key:1",)]
    assert len(mind.given) == 2


async def test_a_table_can_be_looked_at_while_a_computer_player_thinks(tmp_path: Path) -> None:
    async with opened(tmp_path) as plain:
        stuck = Stuck()
        tables = Tables(plain.store, stuck)
        number = await begun(plain, ANN, BEN)
        seat = (await plain.standing(number)).awaited[0]
        actor = Actor((ANN, BEN)[seat])
        going_on = asyncio.create_task(tables.stand_in(number, seat, "strong", actor))
        async with asyncio.timeout(20):
            await stuck.asked.wait()
            assert tables.lock(number).locked()
            assert (await tables.standing(number)).id == number
        going_on.cancel()
        await asyncio.gather(going_on, return_exceptions=True)


class Remembering(ProcessBackend):
    """A backend that returns a given plan and records the thinking times it was allowed."""

    def __init__(self, plan: tuple[Answer, ...] = (("key:1",),)) -> None:
        super().__init__(12.0)
        self.given: list[float] = []
        self._plan = plan

    async def _answered(self, question: WorkerRequest) -> tuple[Answer, ...]:
        self.given.append(question.seconds)
        await asyncio.sleep(0)
        return self._plan


class Stuck(ThinkingBackend):
    """A backend that never finishes thinking."""

    def __init__(self) -> None:
        self.asked = asyncio.Event()

    async def plan(self, asked: PlanRequest, share: float = 1.0) -> tuple[Answer, ...]:
        self.asked.set()
        await asyncio.Event().wait()
        raise AssertionError(asked, share)

    async def close(self) -> None:
        """Do nothing."""


async def _started(mind: ProcessBackend) -> None:
    async with asyncio.timeout(20):
        # Nothing signals that the process has started.
        while mind.process is None:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
