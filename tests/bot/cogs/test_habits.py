"""`/habits` shows automatic answers or, without a game, the warnings that were turned off."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot.cogs.habits import HabitsCog
from bot.services import NoGameHere, Services
from engine.core.msg import msg
from engine.core.text import Words
from tests.bot.cogs.cog_walk import STANDING, Route, bare_services, run, unrouted
from tests.bot.recorded_interactions import Caller

HABITS = Route("habits", "bot.cogs.habits.show_habits", {"number": STANDING.id}, (STANDING,))
NOWHERE = NoGameHere(msg("bot-error-no-game-here"))


async def test_the_habits_in_the_game_of_that_number_are_shown() -> None:
    cog = HabitsCog(bare_services())
    await HABITS.check(cog)
    assert unrouted(cog, [HABITS]) == set()


@pytest.mark.parametrize(("given", "shown"), [({}, 1), ({"number": 9}, 0)])
async def test_only_without_a_game_and_a_number_are_the_warnings_shown_instead(
    given: dict[str, int], shown: int
) -> None:
    caller = Caller()
    with (
        patch.object(Services, "game_of", autospec=True, side_effect=NOWHERE),
        patch("bot.cogs.habits.show_warnings", autospec=True) as warnings,
    ):
        await run(HabitsCog(bare_services()), "habits", caller, **given)
    assert warnings.await_count == shown
    assert caller.shown == [Words().say(NOWHERE.msg)] * (1 - shown)
