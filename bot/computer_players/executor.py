"""Computer players think beside the bot: in a process of their own, one answer at a time."""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from bot.computer_players.worker import LENGTH, WorkerRequest, encoded
from db.records import PlayerKind
from engine.core.decision import Answer, Decision
from engine.core.errors import IllegalAnswer
from engine.core.rng import Rng
from engine.core.table import Table
from engine.players import find_player

THOUGHTLESS = "random"
"""Whoever plays so needs no time to think."""
INSTEAD = "greedy"
"""Who answers where the process has failed."""
AT_ONCE = 0.6
"""How much of the time that is left for a turn is taken at once; new things may come up in it."""
LEAST_SECONDS = 0.05
TIMEOUT = 60.0
"""Seconds beyond what it was given until the process counts as stuck."""
ROOT = Path(__file__).resolve().parents[2]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PlanRequest:
    """A decision that a computer player has to make."""

    level: PlayerKind
    table: Table
    decision: Decision
    seed: int
    """What decides between equal answers; the same if it is asked again."""


class ThinkingBackend(Protocol):
    """Where computer players think."""

    async def plan(self, asked: PlanRequest, share: float = 1.0) -> tuple[Answer, ...]:
        """The answers to be given one after the other; it takes that share of a turn's time."""
        ...

    async def close(self) -> None:
        """Nothing more is asked."""
        ...


class Thinking:
    """The computer players of one table think, as long as one of them is awaited."""

    def __init__(self, mind: ThinkingBackend) -> None:
        self._mind = mind
        self._whose: tuple[int, int] | None = None
        self._left = 1.0
        """Of the time for the running turn."""
        self._ahead: list[Answer] = []
        """What was planned to follow."""

    async def answer(self, asked: PlanRequest) -> Answer:
        """The next answer: as it was planned before, or thought about now."""
        whose = (asked.table.state.turns, asked.decision.seat)
        if whose != self._whose:
            self._whose, self._left, self._ahead = whose, 1.0, []
        if not (self._ahead and _is_legal(asked.decision, self._ahead[0])):
            share = self._left * AT_ONCE
            self._left -= share
            self._ahead = list(await self._mind.plan(asked, share))
        return self._ahead.pop(0)


def _is_legal(decision: Decision, answer: Answer) -> bool:
    try:
        decision.check(answer)
    except IllegalAnswer:
        return False
    return True


class ThreadBackend:
    """Thinks in the bot's own process, where it takes the bot's time."""

    async def plan(self, asked: PlanRequest, share: float = 1.0) -> tuple[Answer, ...]:  # noqa: ARG002
        """The answers, without regard to the clock."""
        return await asyncio.to_thread(_plan_here, asked, asked.level)

    async def close(self) -> None:
        """Nothing is left behind."""


class ProcessBackend:
    """Thinks in a process of its own, which is started when it is needed first.

    Tables take turns, and the more of them wait, the shorter each is thought about. If the process
    fails, the game goes on without it, and the next question finds a new one.
    """

    def __init__(self, seconds: float) -> None:
        """With so many seconds for a turn."""
        self.seconds = seconds
        self._turn = asyncio.Lock()
        self._waiting = 0
        self.process: Process | None = None
        """The process, if it was needed so far."""
        self._closed = False
        self._components: dict[tuple[str, str], bytes] = {}
        """What each game is played with, as it is handed over."""

    async def plan(self, asked: PlanRequest, share: float = 1.0) -> tuple[Answer, ...]:
        """The answers, after its time to think."""
        if asked.level == THOUGHTLESS:
            return _plan_here(asked, asked.level)
        self._waiting += 1
        try:
            async with self._turn:
                seconds = max(LEAST_SECONDS, self.seconds * share / self._waiting)
                return await self._answered(self._question(asked, seconds))
        except (OSError, EOFError, TimeoutError) as wrong:
            if self._closed:
                raise asyncio.CancelledError from wrong
            _log.warning("the computer players' process failed: %r", wrong)
            return await asyncio.to_thread(_plan_here, asked, INSTEAD)
        finally:
            self._waiting -= 1

    async def close(self) -> None:
        """End the process, whatever it thinks about."""
        self._closed = True
        await self._end()

    def _question(self, asked: PlanRequest, seconds: float) -> WorkerRequest:
        game, position = asked.table.game, asked.table.state
        key = (game.name, game.pack_name)
        if key not in self._components:
            self._components[key] = pickle.dumps(position.pack)
        return WorkerRequest(
            asked.level,
            game.name,
            self._components[key],
            game.codec.dump(position),
            asked.decision.seat,
            asked.seed,
            seconds,
        )

    async def _answered(self, question: WorkerRequest) -> tuple[Answer, ...]:
        """What the process answers; one that does not is ended, so that no answer comes late."""
        process = await self._started()
        assert process.stdin is not None  # noqa: S101 - it was started with both
        assert process.stdout is not None  # noqa: S101
        try:
            async with asyncio.timeout(question.seconds + TIMEOUT):
                process.stdin.write(encoded(question))
                await process.stdin.drain()
                head = await process.stdout.readexactly(LENGTH.size)
                data = await process.stdout.readexactly(*LENGTH.unpack(head))
        except BaseException:
            await self._end()
            raise
        plan: tuple[Answer, ...] = pickle.loads(data)  # noqa: S301 - from our own process
        return plan

    async def _started(self) -> Process:
        """The process, which may have to be started."""
        if self._closed:
            raise EOFError
        if self.process is None or self.process.returncode is not None:
            command = (sys.executable, "-m", "bot.computer_players.worker")
            paths = os.pathsep.join((str(ROOT), os.environ.get("PYTHONPATH", "")))
            self.process = await asyncio.create_subprocess_exec(
                *command, stdin=PIPE, stdout=PIPE, env={**os.environ, "PYTHONPATH": paths}
            )
        return self.process

    async def _end(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            process.kill()
        if process is not None:
            await process.wait()


def _plan_here(asked: PlanRequest, level: str) -> tuple[Answer, ...]:
    table = asked.table
    return find_player(level).plan(table.game, table.state, asked.decision, Rng(asked.seed))
