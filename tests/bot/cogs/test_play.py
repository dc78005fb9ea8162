"""`/play`, `/recap`, `/choose` and `/undo` lead to the game that is meant."""

from __future__ import annotations

from typing import Any, cast
from unittest.mock import AsyncMock, patch

import pytest

from bot.cogs.play import PlayCog
from bot.panels.play import Act
from bot.services import NoGameHere, Services, actor_of
from engine.core.errors import IllegalAnswer
from engine.core.msg import msg
from tests.bot.cogs.cog_walk import (
    STANDING,
    Route,
    bare_services,
    handed_to,
    offered,
    run,
    unrouted,
)
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, CLEO

NUMBER = STANDING.id
ACT = "bot.panels.play.act_and_show"
ROUTES = [
    Route("play", "bot.panels.play.open_panel", {"number": NUMBER}, (STANDING,)),
    Route("recap", "bot.look.history.show_recap", {"number": NUMBER}, (NUMBER,)),
    Route("choose", ACT, {"answer": "activate", "number": NUMBER}, (NUMBER,)),
    Route("undo", "bot.panels.undo.take_back", {"number": NUMBER}, (NUMBER,)),
]


@pytest.fixture
def cog() -> PlayCog:
    return PlayCog(bare_services())


@pytest.mark.parametrize("route", ROUTES, ids=str)
async def test_a_command_leads_to_the_game_of_that_number(cog: PlayCog, route: Route) -> None:
    await route.check(cog)


def test_every_command_has_its_route(cog: PlayCog) -> None:
    assert unrouted(cog, ROUTES) == set()


# --- a typed answer ------------------------------------------------------------------------------


async def answered(cog: PlayCog, caller: Caller, written: str) -> list[Any]:
    """Type an answer, and return the arguments with which it reaches the tables."""
    tables: Any = cog.services.tables
    tables.answer = AsyncMock(return_value=STANDING)
    with (
        patch.object(Services, "game_of", autospec=True, return_value=STANDING.record),
        patch(ACT, autospec=True) as act_and_show,
    ):
        await run(cog, "choose", caller, answer=written)
    *_, act = handed_to(act_and_show)
    assert await cast("Act", act)() is STANDING
    return handed_to(tables.answer)


async def test_an_answer_is_given_for_ones_seat_and_at_the_ply_that_was_seen(cog: PlayCog) -> None:
    caller = Caller(ANN)
    number, seat, _, ply, actor = await answered(cog, caller, "activate")
    assert (number, seat, ply) == (NUMBER, 0, 1)
    assert actor == actor_of(caller.interaction)


async def test_what_was_offered_is_understood_as_its_key_and_as_its_words(cog: PlayCog) -> None:
    (value, words), *_ = (await options(cog, ANN)).items()
    for written in (value, words):
        _, _, choose, *_ = await answered(cog, Caller(ANN), written)
        assert choose(STANDING.asked(0)) == (value,)


async def test_words_that_fit_no_option_are_refused(cog: PlayCog) -> None:
    _, _, choose, *_ = await answered(cog, Caller(ANN), "the moon")
    with pytest.raises(IllegalAnswer):
        choose(STANDING.asked(0))


async def options(
    cog: PlayCog, user: int, typed: str = "", wrong: Exception | None = None
) -> dict[str, str]:
    """Return the autocomplete choices for this user's answer."""
    with patch.object(
        Services, "game_of", autospec=True, return_value=STANDING.record, side_effect=wrong
    ) as game_of:
        found = await offered(cog, "choose", "answer", Caller(user), typed, number=NUMBER)
    assert NUMBER in handed_to(game_of)
    return found


async def test_the_options_of_the_question_are_offered_by_what_was_typed(cog: PlayCog) -> None:
    everything, some = await options(cog, ANN), await options(cog, ANN, "swap")
    assert set(some) < set(everything)
    assert all(key.startswith("propel:") for key in some)
    assert some


@pytest.mark.parametrize(
    ("user", "wrong"), [(BEN, None), (CLEO, None), (ANN, NoGameHere(msg("bot-error-no-game-here")))]
)
async def test_whoever_is_not_asked_is_offered_nothing(
    cog: PlayCog, user: int, wrong: Exception | None
) -> None:
    assert await options(cog, user, wrong=wrong) == {}
