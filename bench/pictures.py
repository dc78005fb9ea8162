"""The speed of painting, the size of picture files, and the memory of the caches."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import partial
from io import BytesIO
from itertools import cycle, pairwise
from time import perf_counter

from PIL import Image

from bench.measure import Figure, figure, ratios, seconds
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words as Sayings
from engine.core.text import available_locales
from engine.players import find_player
from engine.registry import find_game
from render.demo import NAMES, marks, wanted
from render.gallery import ReaderContext
from render.paint.painter import Painter, encoded, indexed
from render.pictures import compose
from render.scene import Box, Item, Land, Line, Outline, Panel, Point, Scene, Sprite, Words

KILOBYTES = {"board": 300.0, "sheet": 250.0, "hand": 150.0}
BOARDS = 20
THREADS = 2
COLD = """
from time import process_time
from engine.core.game import checked_setup
from engine.core.rng import Rng
from engine.core.table import Table
from engine.core.text import Words
from engine.players import find_player
from engine.registry import find_game
game, words = find_game("{game}"), Words("en")
imported = process_time()
seats = game.seat_counts[-1]
table, player, rng = Table(game, checked_setup(game, seats, 1)), find_player("random"), Rng(1)
while table.pending and table.ply < 100:
    asked = table.pending[0]
    table.submit(asked.seat, player.choose(game, table.state, asked, rng), table.ply)
from bot.runtime_tuning import freeze_startup_objects
freeze_startup_objects()
played = process_time()
from render.pictures import Look, Painter, compose
look = Look(words, ("Ada", "Blaise", "Carl", "Emmy")[:seats])
Painter().paint(compose(game, "board", table.view(None), look))
drawn = process_time() - played
print(drawn, imported + drawn)
"""
"""A script that plays part of a game and then measures the drawing of the board.

As in the bot, the garbage collector ignores everything that was loaded before.
"""


def figures(game: str) -> Iterator[Figure]:
    """Yield all figures of one game."""
    scenes = boards(game, BOARDS)
    yield against_naive(game, scenes)
    yield against_stored(game, scenes)
    yield after_a_move(game, scenes)
    yield stall(game, scenes)
    yield from cold(game)
    yield from sizes_and_memory(game)


def tables(game: str, seats: int, seed: int) -> Iterator[Table]:
    """Yield the table of a game between computer players at the start and after each move.

    It is the same object every time.
    """
    found = find_game(game)
    table = Table(found, checked_setup(found, seats, seed))
    player, rng = find_player("greedy"), Rng(seed)
    yield table
    while table.pending:
        asked = table.pending[0]
        table.submit(asked.seat, player.choose(found, table.state, asked, rng), table.ply)
        yield table


def boards(game: str, count: int, seed: int = 1) -> list[Scene]:
    """Return the board after each of several moves from the middle of a game."""
    seats = find_game(game).seat_counts[-1]
    context = ReaderContext(Sayings("en"), NAMES[:seats])
    found = []
    for ply, table in enumerate(tables(game, seats, seed)):
        if ply >= 100:  # noqa: PLR2004 - in the middle
            found.append(compose(table.game, "board", table.view(None), context))
        if len(found) == count:
            break
    return found


def against_naive(game: str, scenes: Sequence[Scene]) -> Figure:
    """Return the time to paint a board with warm caches, against `naive`."""
    painter, following = Painter(), cycle(scenes)
    for scene in scenes:
        painter.anew(scene)
    found = ratios(
        lambda: painter.anew(next(following)), lambda: naive(scenes[0]), rounds=5, often=2
    )
    return figure(f"{game}: board, warm, against drawn anew at 2x", found, "x", 0.06)


def naive(scene: Scene) -> bytes:
    """Return a PNG drawn from scratch at twice the size and scaled down, without optimizations."""
    frame = Image.new("RGB", (scene.width * 2, scene.height * 2))
    Painter(0).draw(doubled(scene), frame)
    file = BytesIO()
    frame.resize((scene.width, scene.height), Image.Resampling.LANCZOS).save(file, "PNG")
    return file.getvalue()


def against_stored(game: str, scenes: Sequence[Scene]) -> Figure:
    """Return the time to paint a board with warm caches, against an uncompressed PNG of it."""
    painter = Painter()
    frame = Image.new("RGB", (scenes[0].width, scenes[0].height))
    one, other = cycle(scenes), cycle(scenes)
    for scene in scenes:
        painter.anew(scene)

    def stored() -> bytes:
        painter.draw(next(other), frame)
        return encoded(indexed(frame), 0)

    found = ratios(lambda: painter.anew(next(one)), stored, rounds=9, often=20)
    return figure(f"{game}: board, warm, against stored PNG", found, "x", 2.5)


def after_a_move(game: str, scenes: Sequence[Scene]) -> Figure:
    """Return the time to paint the board after a further move, against the first board."""
    found = []
    for before, after in pairwise(scenes[:8]):
        painter = Painter()
        first = seconds(partial(painter.paint, before))
        found.append(seconds(partial(painter.paint, after)) / first)
    return figure(f"{game}: board after a move, against the first", found, "x", 0.10)


def stall(game: str, scenes: Sequence[Scene]) -> Figure:
    """Return the longest stall of an event loop while many boards are painted at once."""
    found = [asyncio.run(_stall(scenes)) * 1000 for _ in range(5)]
    return figure(f"{game}: stall while {BOARDS} boards are drawn", found, "ms", 20)


async def _stall(scenes: Sequence[Scene]) -> float:
    painter, loop = Painter(), asyncio.get_running_loop()
    with ThreadPoolExecutor(THREADS) as threads:
        asked = [loop.run_in_executor(threads, painter.paint, scene) for scene in scenes]
        drawn, longest = asyncio.gather(*asked), 0.0
        while not drawn.done():
            began = perf_counter()
            await asyncio.sleep(0.001)
            longest = max(longest, perf_counter() - began - 0.001)
        await drawn
    return longest


def cold(game: str) -> Iterator[Figure]:
    """Yield the processor time of the first board in a new process."""
    command = [sys.executable, "-c", COLD.format(game=game)]
    runs = [
        subprocess.run(command, check=True, capture_output=True, text=True)  # noqa: S603 - our own
        for _ in range(5)
    ]
    drawn, whole = zip(*(map(float, run.stdout.split()) for run in runs), strict=True)
    yield figure(f"{game}: first board, all of render imported", drawn, "s", 0.6)
    yield figure(f"{game}: the same, and rules and words loaded too", whole, "s")


def sizes_and_memory(game: str) -> Iterator[Figure]:
    """Yield the largest file of each kind of picture, and the most memory a painter used."""
    painter, found, kept = Painter(), dict[str, list[float]](), 0
    for kind, scene in all_scenes(game):
        found.setdefault(kind, []).append(len(painter.paint(scene)) / 1000)
        kept = max(kept, painter.weight)
    for kind, kilobytes in found.items():
        goal = KILOBYTES.get(kind)
        yield figure(f"{game}: largest file of a {kind}", [max(kilobytes)], "kB", goal)
    yield figure(f"{game}: most that is kept for pictures", [kept / 1e6], "MB", 128)


def all_scenes(game: str, every: int = 30) -> Iterator[tuple[str, Scene]]:
    """Yield the pictures of every kind at several moments of a game, in every language."""
    seats, languages = find_game(game).seat_counts[-1], [*map(Sayings, available_locales())]
    for ply, table in enumerate(tables(game, seats, 2)):
        if ply % every == 0:
            for words in languages:
                yield from _scenes(table, ReaderContext(words, NAMES[:seats]))


def _scenes(table: Table, context: ReaderContext) -> Iterator[tuple[str, Scene]]:
    for one in wanted(table, context.words):
        seen = replace(context, marks=marks(table, one.viewer))
        view = table.view(one.viewer)
        name = one.kind.name
        yield name, compose(table.game, name, view, seen, seat=one.seat, thing=one.thing)


def doubled(scene: Scene) -> Scene:
    """Return a copy of a scene at twice the size."""
    ground, items = (tuple(map(_doubled, part)) for part in (scene.ground, scene.items))
    return Scene(scene.width * 2, scene.height * 2, ground, items, scene.alt, scene.backdrop)


def _doubled(item: Item) -> Item:
    match item:
        case Panel(box):
            return replace(item, box=_box(box), radius=item.radius * 2, stroke=item.stroke * 2)
        case Words(_, box):
            return replace(item, box=_box(box), size=item.size * 2, shrink=item.shrink * 2)
        case Outline(box):
            return replace(item, box=_box(box), radius=item.radius * 2)
        case Sprite():
            return replace(item, centre=_point(item.centre), size=item.size * 2)
        case Line() | Land():
            return _doubled_points(item)


def _doubled_points(item: Line | Land) -> Item:
    points = tuple(map(_point, item.points))
    if isinstance(item, Line):
        return replace(item, points=points, width=item.width * 2)
    return replace(item, points=points, stroke=item.stroke * 2)


def _box(box: Box) -> Box:
    return Box(box.left * 2, box.top * 2, box.width * 2, box.height * 2)


def _point(point: Point) -> Point:
    return point[0] * 2, point[1] * 2
