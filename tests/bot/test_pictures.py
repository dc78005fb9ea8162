from __future__ import annotations

from pathlib import Path

from bot.pictures import Pictures, Wanted
from bot.words import words_for
from tests.bot.tablemates import ANN, BEN, begun, opened


async def test_after_warming_the_first_board_of_a_game_is_mostly_kept_already(
    tmp_path: Path,
) -> None:
    pictures = Pictures()
    await pictures.warm()
    warm = pictures._painter.weight
    async with opened(tmp_path) as tables:
        standing = await tables.standing(await begun(tables, ANN, BEN))
    cold = Pictures()
    for each in (pictures, cold):
        await each.draw(standing, Wanted("board"), words_for("en"))
        each.close()
    assert pictures._painter.weight - warm < cold._painter.weight / 2
