"""A few turns of each game, pressed through the stand-in and read."""

import pytest

from bench.panels.child import met
from engine.core.text import available_locales
from engine.registry import GAMES


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
async def test_what_is_met_in_a_game_is_counted(game: str) -> None:
    found = await met(game, seed=1, turns=3)
    assert len(found.presses) == len(found.orders) == 3
    # Each turn takes at least the opening of the panel and an answer.
    assert min(found.presses) >= 2
    assert max(found.rows) >= 1
    assert min(found.post_lines) >= 1
    assert len(found.labels) == len(available_locales())
    assert found.options >= found.decisions >= 3
    assert found.cut == found.unshown == 0
