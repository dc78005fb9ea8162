"""Looking closer: what the buttons below a picture lead to."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import create_autospec

import discord
import pytest
from discord import ui
from pydantic import SecretStr

from bot.component_router import dispatch
from bot.config import Config
from bot.custom_ids import Press, Verb, parse_custom_id
from bot.messages.pictures import PictureRequest
from bot.posts.status_poster import StatusPoster
from bot.services import Services
from bot.table.standing import Standing
from engine.core.text import Words
from render.pictures import Picture
from tests.bot.positions import Described
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, begun, opened

STRANGER = 999


class Noted(Described):
    """Pictures that are not painted, and which of them were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[PictureRequest] = []

    async def try_draw(
        self, standing: Standing, wanted: PictureRequest, words: Words
    ) -> tuple[Picture, ...]:
        """The picture's words; what was wanted is noted."""
        self.wanted.append(wanted)
        return await super().try_draw(standing, wanted, words)


@dataclass(frozen=True, slots=True)
class Scene:
    """A game and what belongs to it."""

    services: Services
    pictures: Noted
    number: int

    async def sheet_of(self, seat: int, user: int) -> list[str]:
        """Look at a sheet; the ids of the buttons below it."""
        caller = Caller(user)
        await self.press(caller, str(Press(Verb.LOOK, self.number, seat, rest="sheet")))
        view = caller.interaction.edit_original_response.await_args.kwargs["view"]
        assert isinstance(view, ui.LayoutView)
        buttons = [item for item in view.walk_children() if isinstance(item, ui.Button)]
        return [button.custom_id for button in buttons if button.custom_id]

    async def press(self, caller: Caller, button: str) -> None:
        """Press a button."""
        await dispatch(self.services, caller.interaction, button, [])


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    status_poster = create_autospec(StatusPoster, instance=True, spec_set=True)
    settings = Config.model_construct(discord_token=SecretStr("a.b.c"))
    client = create_autospec(discord.Client, instance=True, spec_set=True)
    pictures = Noted()
    async with opened(tmp_path) as tables:
        number = await begun(tables, ANN, BEN, game="underwater-cities")
        services = Services(settings, client, tables.store, tables, pictures, status_poster)
        yield Scene(services, pictures, number)
    pictures.close()


@pytest.mark.parametrize("user", [ANN, BEN, STRANGER])
@pytest.mark.parametrize("seat", [0, 1])
async def test_below_a_sheet_are_the_claimed_cards_and_the_production_of_the_same_seat(
    scene: Scene, seat: int, user: int
) -> None:
    buttons = await scene.sheet_of(seat, user)
    assert [parse_custom_id(button) for button in buttons] == [
        Press(Verb.LOOK, scene.number, seat, rest="claimed"),
        Press(Verb.LOOK, scene.number, seat, rest="production"),
    ]


async def test_the_buttons_below_the_sheet_of_another_player_show_pictures_of_that_player(
    scene: Scene,
) -> None:
    for button in await scene.sheet_of(1, ANN):
        await scene.press(Caller(ANN), button)
    shown = [(wanted.kind, wanted.seat, wanted.viewer) for wanted in scene.pictures.wanted]
    assert shown == [("sheet", 1, 0), ("claimed", 1, 0), ("production", 1, 0)]
