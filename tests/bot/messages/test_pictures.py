from __future__ import annotations

import asyncio
import threading
from pathlib import Path

import pytest

from bot.localization import words_for
from bot.messages.pictures import PictureRequest, Pictures
from engine.registry import GAMES
from render import film as films
from render.film import Scenes
from render.paint.painter import Painter
from render.scene import Scene
from tests.bot.stored_tables import ANN, BEN, begun, opened

FOUR = (ANN, BEN, "random", "random")
"""The seats of a table of the size for which backgrounds are painted in advance."""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_after_warming_the_ground_of_the_first_board_of_a_game_is_there_already(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures = Pictures()
    await pictures.warm()
    painted: list[Scene] = []
    monkeypatch.setattr(Painter, "_ground", lambda _, scene: painted.append(scene))
    async with opened(tmp_path) as tables:
        standing = await tables.standing(await begun(tables, *FOUR, game=game))
    await pictures.draw(standing, PictureRequest("board"), words_for("en"))
    pictures.close()
    assert not painted


async def test_a_film_is_made_in_a_thread_of_its_own_and_no_picture_waits_for_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pictures, words, drawn = Pictures(), words_for("en"), threading.Event()
    makers: list[str] = []

    def filmed(_painter: Painter, scenes: Scenes, count: int, most: int) -> bytes:
        makers.append(threading.current_thread().name)
        assert drawn.wait(20), "pictures wait for the film"
        assert len(list(scenes())) == count
        return b"GIF" * (most > 0)

    monkeypatch.setattr(films, "film", filmed)
    async with opened(tmp_path) as tables:
        number = await begun(tables, ANN, BEN)
        standing, stages = await tables.standing(number), await tables.store.history.stages(number)
        film = asyncio.create_task(pictures.film(standing, stages, words))
        await asyncio.gather(
            *(pictures.draw(standing, PictureRequest("board"), words) for _ in range(3))
        )
        drawn.set()
        assert await film == b"GIF"
    pictures.close()
    assert [name.rpartition("_")[0] for name in makers] == ["film"]
