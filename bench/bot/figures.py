"""The figures for the bot, measured with a stand-in Discord in this process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from bench.bot import cold_start, process, search_turns
from bench.bot.loop_stalls import Pulse
from bench.bot.panel_baseline import Bare
from bench.bot.reminder_pass import reminding
from bench.bot.seeded_games import BenchGuild, insert_posts, insert_waits, store_running_games
from bench.bot.simulated_people import Crowd, Press
from bench.measure import Figure, figure
from bot.runtime_tuning import freeze_startup_objects
from sandbox.server import Sandbox

TABLES = 200
PRESSES_A_SECOND = 50.0
SECONDS = 6.0
ROUNDS = 3
FEW = 5
"""The number of tables in the measurement of single presses."""
ALONE = 25
"""The number of presses made one after the other in each round."""
AT_ONCE = 20
"""The number of boards requested at once."""


def figures() -> Iterator[Figure]:
    """Yield every figure of the bot."""
    for measure in (alone, crowded, memory, restart, reminding):
        with TemporaryDirectory() as folder:
            yield from asyncio.run(measure(Path(folder)))
    yield from cold_start.figures()
    yield from search_turns.figures()


@asynccontextmanager
async def gathered(folder: Path, tables: int) -> AsyncIterator[tuple[process.Bot, Crowd]]:
    """Run the bot with people at two-player tables inside the `with` block.

    All posts of the tables have been delivered by then.
    """
    database = folder / "games.db"
    async with Sandbox.running(data=folder / "sandbox") as sandbox:
        people = [int(person) for person in list(sandbox.world.people)[:2]]
        channels = [int(sandbox.chat.add_channel(f"at-{one}", None).id) for one in range(tables)]
        await store_running_games(
            database, tables, BenchGuild(int(sandbox.world.guild.id), channels, people)
        )
        # This way each channel is told only of the last move.
        insert_posts(database, behind=1)
        crowd = Crowd(sandbox)
        async with process.running(sandbox, database) as bot:
            await bot.ask("deliver")
            yield bot, crowd
        crowd.close()


async def alone(folder: Path) -> list[Figure]:
    """Return the time from a press to the changed panel, against just painting its picture."""
    found, waits, works = [], [], []
    async with gathered(folder, FEW) as (bot, crowd), Bare.open(folder / "games.db") as bare:
        for _ in range(FEW * 2):
            await crowd.press_one()
        for _ in range(ROUNDS):
            pressed, painted = [], []
            before = (await bot.ask("work"))["seconds"]
            for _ in range(ALONE):
                press = await crowd.press_one()
                # Let everything else that the press has caused finish before the next one.
                await asyncio.sleep(0.1)
                pressed.append(_until_shown(press))
                painted.append(await bare.paint(press.game))
            worked = (await bot.ask("work"))["seconds"] - before
            works.append(worked / ALONE / median(painted))
            waits.append(_share(pressed, 0.95))
            found.append(_share(pressed, 0.95) / median(painted))
    return [
        figure("otys: press to changed panel (p95), against its picture", found, "x", 6.0),
        figure("otys: all processor time of a press, against its picture", works, "x"),
        figure("otys: press to changed panel (p95)", _milliseconds(waits), "ms"),
    ]


async def crowded(folder: Path) -> list[Figure]:
    """Return the response times to presses at many tables, and the stalls of the event loops."""
    rounds: list[list[Press]] = []
    stalls, busy, others, boards = [], [], [], []
    pulse = Pulse()
    beating = asyncio.create_task(pulse.beat())
    freeze_startup_objects()
    async with gathered(folder, TABLES) as (bot, crowd):
        # First everyone opens their panel; this is not measured.
        await crowd.press_for(TABLES / PRESSES_A_SECOND, PRESSES_A_SECOND)
        await crowd.settle()
        for _ in range(ROUNDS):
            await bot.ask("stall")
            pulse.since_last()
            rounds.append(await crowd.press_for(SECONDS, PRESSES_A_SECOND))
            stall = await bot.ask("stall")
            stalls.append(stall["seconds"])
            busy.append(stall["busy"])
            others.append(pulse.since_last()[0])
            await crowd.settle()
        boards += [(await bot.ask("boards", AT_ONCE))["seconds"] for _ in range(ROUNDS)]
        failed = crowd.failed
    beating.cancel()
    return [
        *_answered(rounds, failed),
        figure("otys: stall of the bot meanwhile", _milliseconds(stalls), "ms", 50.0),
        figure("otys: the most that its event loop does at once", _milliseconds(busy), "ms"),
        figure("otys: stall of the stand-in meanwhile", _milliseconds(others), "ms"),
        figure(
            f"otys: stall while {AT_ONCE} boards are asked for", _milliseconds(boards), "ms", 20.0
        ),
    ]


def _answered(rounds: Sequence[Sequence[Press]], failed: int) -> Iterator[Figure]:
    soon = [_share([_until_acknowledged(press) for press in one], 0.99) for one in rounds]
    middle = [_share([_until_acknowledged(press) for press in one], 0.5) for one in rounds]
    shown = [_share([_until_shown(press) for press in one], 0.95) for one in rounds]
    paces = [len(one) / SECONDS for one in rounds]
    yield figure(
        f"otys: presses at {TABLES} tables", paces, "a second", PRESSES_A_SECOND, at_least=True
    )
    yield figure("otys: press to first response (p99)", _milliseconds(soon), "ms", 250.0)
    yield figure("otys: press to first response (median)", _milliseconds(middle), "ms")
    yield figure("otys: press to changed panel then (p95)", _milliseconds(shown), "ms")
    yield figure("otys: presses without a response", [float(failed)], "", 0.0)


async def memory(folder: Path) -> list[Figure]:
    """Return the memory that the bot uses after a hundred panels, with few and many games."""
    few, many = [await _held(folder / str(games), games) for games in (10, 1000)]
    return [
        figure("otys: memory with 1,000 games, against 10", [many / few], "x", 1.3),
        figure("otys: memory with 1,000 games", [many / 1e6], "MB"),
    ]


async def _held(folder: Path, games: int) -> float:
    async with (
        _stored(folder, games) as sandbox,
        process.running(sandbox, folder / "games.db") as bot,
    ):
        await bot.ask("touch", games)
        await bot.ask("panels", min(games, 100))
        return (await bot.ask("memory"))["bytes"]


async def restart(folder: Path) -> list[Figure]:
    """Return the time that the bot takes to start, with few and with many games."""
    ready, opened = [], []
    async with (
        _stored(folder / "few", 10) as sandbox,
        _stored(folder / "many", 10_000),
    ):
        for _ in range(ROUNDS):
            few = await _started(sandbox, folder / "few" / "games.db")
            many = await _started(sandbox, folder / "many" / "games.db")
            ready.append(many[0] / few[0])
            opened.append(many[1] / few[1])
    return [
        figure("otys: restart with 10,000 games, against 10", ready, "x", 2.0),
        figure("otys: what the database takes of it, against 10", opened, "x"),
    ]


async def _started(sandbox: Sandbox, database: Path) -> tuple[float, float]:
    async with process.running(sandbox, database) as bot:
        return bot.seconds, bot.opened


@asynccontextmanager
async def _stored(folder: Path, games: int) -> AsyncIterator[Sandbox]:
    """Run a stand-in, with a database of games whose posts have all been delivered."""
    async with Sandbox.running(data=folder / "sandbox") as sandbox:
        await store_running_games(folder / "games.db", games)
        insert_posts(folder / "games.db")
        insert_waits(folder / "games.db")
        yield sandbox


def _until_acknowledged(press: Press) -> float:
    return (press.acknowledged or float("inf")) - press.at


def _until_shown(press: Press) -> float:
    return (press.shown or float("inf")) - press.at


def _share(found: Sequence[float], share: float) -> float:
    """Return the quantile of these values for a share such as 0.95."""
    return sorted(found)[min(len(found) - 1, int(len(found) * share))]


def _milliseconds(seconds: Sequence[float]) -> list[float]:
    return [one * 1000 for one in seconds]
