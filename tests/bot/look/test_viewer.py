"""Looking closer: the pictures that the buttons below a picture lead to."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.custom_ids import Press, Verb
from tests.bot.look.looking import STRANGER, Scene, buttons, scene_in
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with scene_in(tmp_path) as found:
        yield found


async def below_sheet(scene: Scene, number: int, seat: int, user: int) -> list[Press]:
    """Look at a sheet, and return the presses offered below it."""
    caller = Caller(user)
    await scene.press(caller, Press(Verb.LOOK, number, seat, rest="sheet"))
    return buttons(caller)[Verb.LOOK]


@pytest.mark.parametrize("user", [ANN, BEN, STRANGER])
@pytest.mark.parametrize("seat", [0, 1])
async def test_below_a_sheet_are_the_claimed_cards_and_the_production_of_the_same_seat(
    scene: Scene, seat: int, user: int
) -> None:
    number = await scene.begun(ANN, BEN, game="underwater-cities")
    assert await below_sheet(scene, number, seat, user) == [
        Press(Verb.LOOK, number, seat, rest="claimed"),
        Press(Verb.LOOK, number, seat, rest="production"),
    ]


async def test_the_buttons_below_the_sheet_of_another_player_show_pictures_of_that_player(
    scene: Scene,
) -> None:
    number = await scene.begun(ANN, BEN, game="underwater-cities")
    for press in await below_sheet(scene, number, 1, ANN):
        await scene.press(Caller(ANN), press)
    shown = [(wanted.kind, wanted.seat, wanted.viewer) for _, wanted in scene.pictures.wanted]
    assert shown == [("sheet", 1, 0), ("claimed", 1, 0), ("production", 1, 0)]


@pytest.mark.parametrize(
    ("game", "kind", "today"),
    [("antarctica", "areas", "map"), ("underwater-cities", "slots", "board")],
)
async def test_a_button_of_an_earlier_version_shows_the_picture_of_today(
    scene: Scene, game: str, kind: str, today: str
) -> None:
    number = await scene.begun(ANN, BEN, game=game)
    await scene.press(Caller(STRANGER), Press(Verb.LOOK, number, rest=kind))
    assert [wanted.kind for _, wanted in scene.pictures.wanted] == [today]
