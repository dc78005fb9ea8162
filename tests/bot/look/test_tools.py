"""The tools: a button for all that a player, or a spectator, can look at."""

from __future__ import annotations

from collections.abc import AsyncIterator
from functools import cache
from pathlib import Path

import pytest

from bot.custom_ids import Press, Verb
from bot.look.tools import tools_message
from bot.messages.components import Button
from bot.table.standing import Standing
from engine.registry import GAMES
from tests.bot.look.looking import ENGLISH, Scene, buttons, scene_in
from tests.bot.positions import Evening, people
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene_in(tmp_path) as found:
        yield found


def begun(game: str) -> Standing:
    """Return the standing of a game that has just started."""
    return Evening(people("Ann", "Ben"), 1, game).standing


@cache
def finished(game: str) -> Standing:
    """Return the standing of a game that is over."""
    evening = Evening(people("Ann", "Ben"), 1, game)
    while evening.table.pending:
        evening.play(*evening.next_answer())
    return evening.standing


def offered(standing: Standing, seat: int | None) -> list[Press]:
    """Return the presses that the tools offer."""
    rows = tools_message(standing, seat, ENGLISH).rows
    return [each.press for row in rows for each in row if isinstance(each, Button)]  # type: ignore[union-attr]


def pictures(standing: Standing, seat: int | None) -> list[tuple[int, str]]:
    """Return the seats and kinds of the pictures that the tools offer."""
    presses = offered(standing, seat)
    return [(press.seat, press.rest) for press in presses if press.verb is Verb.LOOK]


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, 1])
def test_only_players_see_the_own_sheet_and_hand(game: str, seat: int) -> None:
    standing = begun(game)
    public = pictures(standing, None)
    assert {where for where, _ in public} == {-1}
    assert pictures(standing, seat) == [*public, (seat, "sheet"), (seat, "hand")]


@pytest.mark.parametrize("game", GAMES)
def test_the_whole_board_comes_first(game: str) -> None:
    assert pictures(begun(game), None)[0] == (-1, "board")


def test_the_points_are_counted_only_at_the_end() -> None:
    game = "underwater-cities"
    assert (-1, "scores") not in pictures(begun(game), 0)
    assert (-1, "scores") in pictures(finished(game), 0)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_the_log_the_changes_and_the_rules_are_for_everyone(game: str, seat: int | None) -> None:
    standing = begun(game)
    said = [press for press in offered(standing, seat) if press.verb is not Verb.LOOK]
    assert said[:3] == [
        Press(Verb.LOG, standing.id),
        Press(Verb.CHANGED, standing.id, rest="board"),
        Press(Verb.RULES, standing.id, rest=standing.game.topics[0]),
    ]


def test_the_way_back_to_the_panel_comes_last_and_none_leads_to_the_tools_themselves() -> None:
    standing = begun("otys")
    assert offered(standing, 0)[-1] == Press(Verb.PLAY, standing.id)
    verbs = {press.verb for press in (*offered(standing, 0), *offered(standing, None))}
    assert Verb.MORE not in verbs


async def test_a_press_shows_the_tools_of_the_seat_of_whoever_pressed(scene: Scene) -> None:
    number = await scene.begun(ANN, BEN)
    caller = Caller(BEN)
    await scene.press(caller, Press(Verb.MORE, number))
    assert Press(Verb.LOOK, number, 1, rest="hand") in buttons(caller)[Verb.LOOK]
    assert "What would you like to see?" in caller.shown[-1]
