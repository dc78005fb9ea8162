from __future__ import annotations

from pathlib import Path

import pytest

from bot.pictures import Pictures, Wanted
from bot.words import words_for
from engine.registry import GAMES
from render.paint import Painter
from render.scene import Scene
from tests.bot.tablemates import ANN, BEN, begun, opened

FOUR = (ANN, BEN, "random", "random")
"""As many players as the tables have that are drawn beforehand."""


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
    await pictures.draw(standing, Wanted("board"), words_for("en"))
    pictures.close()
    assert not painted
