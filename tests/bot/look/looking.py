"""Games to look at; pictures are recorded when requested, not painted."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import discord
from discord import ui
from pydantic import SecretStr

from bot.component_router import dispatch
from bot.config import Config
from bot.custom_ids import Press, Verb, parse_custom_id
from bot.localization import words_for
from bot.look import history
from bot.messages.pictures import PictureRequest
from bot.messages.responses import reporting_errors
from bot.posts.status_poster import StatusPoster
from bot.services import Services
from bot.table.standing import Standing
from engine.core.text import Words
from render.pictures import Picture
from tests.bot.positions import Described
from tests.bot.recorded_interactions import Caller, like
from tests.bot.stored_tables import answer, begun, opened

STRANGER = 999
ENGLISH = words_for("en")


class Noted(Described):
    """Pictures that are not painted; each request is recorded with its position."""

    def __init__(self) -> None:
        super().__init__()
        self.wanted: list[tuple[Standing, PictureRequest]] = []

    async def try_draw(
        self, standing: Standing, wanted: PictureRequest, words: Words
    ) -> tuple[Picture, ...]:
        """Record the request, and return the description of the picture."""
        self.wanted.append((standing, wanted))
        return await super().try_draw(standing, wanted, words)


@dataclass(frozen=True, slots=True)
class Scene:
    """The services for looking at games, without Discord."""

    services: Services
    pictures: Noted

    async def begun(self, *seats: int | str, game: str = "otys", moves: int = 0) -> int:
        """Start a game, make this many moves, and return its number."""
        number = await begun(self.services.tables, *seats, game=game)
        for _ in range(moves):
            await answer(self.services.tables, number)
        return number

    async def press(self, caller: Caller, press: Press, *values: str) -> None:
        """Press a button, or choose values in a select."""
        await dispatch(self.services, caller.interaction, str(press), list(values))

    async def board_at(self, caller: Caller, number: int, written: str) -> None:
        """Ask for the board as it was after a turn."""
        async with reporting_errors(self.services.reply(caller.interaction)) as reply:
            await reply.defer()
            standing = await self.services.tables.standing(number)
            await history.show_board_at(self.services, reply, standing, written, "board")

    async def offered(self, number: int, user: int, typed: str) -> dict[str, str]:
        """Return the autocomplete choices of turns for this user: names by value."""
        standing = await self.services.tables.standing(number)
        seats = [player.user_id for player in standing.players]
        seat = seats.index(user) if user in seats else None
        found = await history.turns_offered(self.services.store, standing, seat, ENGLISH, typed)
        return {choice.value: choice.name for choice in found}


@asynccontextmanager
async def scene_in(path: Path) -> AsyncIterator[Scene]:
    """Provide a scene with a store of its own."""
    status_poster = like(StatusPoster)
    settings = Config.model_construct(discord_token=SecretStr("a.b.c"))
    client = like(discord.Client)
    pictures = Noted()
    async with opened(path) as tables:
        yield Scene(
            Services(settings, client, tables.store, tables, pictures, status_poster), pictures
        )
    pictures.close()


def buttons(caller: Caller) -> dict[Verb, list[Press]]:
    """Return the enabled presses of the message shown last, by verb."""
    view = caller.interaction.edit_original_response.await_args.kwargs["view"]
    found: dict[Verb, list[Press]] = {}
    for item in view.walk_children():
        if isinstance(item, ui.Button | ui.Select) and item.custom_id and not item.disabled:
            press = parse_custom_id(item.custom_id)
            assert press is not None
            found.setdefault(press.verb, []).append(press)
    return found
