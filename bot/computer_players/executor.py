"""Backends that run computer players beside the bot: in another process, or in a thread."""

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
"""The level that needs no time to think."""
INSTEAD = "greedy"
"""The level that answers if the process has failed."""
AT_ONCE = 0.6
"""The share of a turn's remaining time to spend on each plan, as more questions may come up."""
LEAST_SECONDS = 0.05
TIMEOUT = 60.0
"""Seconds past the time limit of a request after which the process counts as hung."""
ROOT = Path(__file__).resolve().parents[2]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class PlanRequest:
    """A decision that a computer player has to make."""

    level: PlayerKind
    table: Table
    decision: Decision
    seed: int
    """The seed that breaks ties between equal answers; the same if the question is asked again."""


class ThinkingBackend(Protocol):
    """The interface of a place where computer players think."""

    async def plan(self, asked: PlanRequest, share: float = 1.0) -> tuple[Answer, ...]:
        """Return the answers to give one after the other, using this share of a turn's time."""
        ...

    async def close(self) -> None:
        """Shut down; nothing more will be asked."""
        ...


class Thinking:
    """The plans of one table's computer players, for as long as one of them has to move."""

    def __init__(self, mind: ThinkingBackend) -> None:
        self._mind = mind
        self._whose: tuple[int, int] | None = None
        self._left = 1.0
        """The share of the current turn's time that is left."""
        self._ahead: list[Answer] = []
        """The planned answers still to be given."""

    async def answer(self, asked: PlanRequest) -> Answer:
        """Return the next answer: the planned one if it is legal, otherwise one from a new plan."""
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
    """A backend that runs in a thread of the bot's own process."""

    async def plan(self, asked: PlanRequest, share: float = 1.0) -> tuple[Answer, ...]:  # noqa: ARG002
        """Return the answers, ignoring the time limit."""
        return await asyncio.to_thread(_plan_here, asked, asked.level)

    async def close(self) -> None:
        """Do nothing: there is nothing to clean up."""


class ProcessBackend:
    """A backend that runs in a separate process, started when first needed.

    Tables take turns, and the more of them are waiting, the less time each gets. If the process
    fails, the game goes on without it, and the next request starts a new one.
    """

    def __init__(self, seconds: float) -> None:
        """Allow this many seconds for a turn."""
        self.seconds = seconds
        self._turn = asyncio.Lock()
        self._waiting = 0
        self.process: Process | None = None
        """The process, if it has been started."""
        self._closed = False
        self._components: dict[tuple[str, str], bytes] = {}
        """The pickled components of each game."""

    async def plan(self, asked: PlanRequest, share: float = 1.0) -> tuple[Answer, ...]:
        """Return the answers, within the time limit."""
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
        """Kill the process, even if it is busy."""
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
        """Return the process's answers; if that fails, kill it so that no answer arrives late."""
        process = await self._started()
        assert process.stdin is not None  # noqa: S101 - started with pipes for both
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
        plan: tuple[Answer, ...] = pickle.loads(data)  # noqa: S301 - written by our own process
        return plan

    async def _started(self) -> Process:
        """Return the process, starting it if necessary."""
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
