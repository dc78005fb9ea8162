"""The services over a fake guild: a store, channels that can be closed, and a manual clock."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import create_autospec

import discord
from discord import ui
from pydantic import SecretStr

from bot.config import Config
from bot.custom_ids import Press, parse_custom_id
from bot.messages.responses import Reply
from bot.posts.status_poster import StatusPoster
from bot.services import Services
from bot.table.standing import Standing
from bot.table.tables import Tables
from bot.timing.alarm import Alarm
from db.messaging.waits import Wait, Waiting
from tests.bot.fake_guild import Sent, Town
from tests.bot.limits import inside
from tests.bot.positions import Unseen
from tests.bot.recorded_interactions import Caller, like
from tests.bot.stored_tables import begun, opened

BEGIN = datetime(2026, 1, 1, 12, tzinfo=UTC)


@dataclass(slots=True)
class ClosableTown(Town):
    """A fake guild whose channels can be closed, each with the error that it then raises."""

    closed: dict[int, Exception] = field(default_factory=dict)

    def get_partial_messageable(self, number: int, guild_id: int | None = None) -> Any:  # noqa: ANN401
        """Return the channel with this ID."""
        if number in self.closed:
            return _ClosedRoom(self.closed[number], number)
        return Town.get_partial_messageable(self, number, guild_id)

    async def create_dm(self, user: discord.Object) -> Any:  # noqa: ANN401
        """Return the DM channel of a user."""
        return self.get_partial_messageable(-user.id)

    def direct(self, user: int) -> list[Sent]:
        """Return the direct messages sent to a user."""
        return self.there(-user)

    def there(self, room: int) -> list[Sent]:
        """Return the messages sent to a channel, including deleted ones."""
        return [each for each in self.sent if each.room == room]


@dataclass(frozen=True, slots=True)
class _ClosedRoom:
    wrong: Exception
    id: int

    def get_partial_message(self, _number: int) -> _ClosedRoom:
        return self

    async def send(self, *_: object, **__: object) -> None:
        raise self.wrong

    fetch = edit = delete = send


@dataclass(slots=True)
class Scene:
    """The services and the fake guild they send to; the status poster only records its calls."""

    services: Services
    town: ClosableTown
    time: datetime = BEGIN

    @property
    def tables(self) -> Tables:
        """The tables of the services."""
        return self.services.tables

    @property
    def poster(self) -> Any:  # noqa: ANN401 - a stand-in
        """The mock of the status poster."""
        return self.services.status_poster

    def now(self) -> datetime:
        """Return the current time of the scene."""
        return self.time

    async def game(self, *seats: int | str, game: str = "otys") -> Standing:
        """Start a game, and return its standing; a seat is a user or a kind of computer player."""
        return await self.tables.standing(await begun(self.tables, *seats, game=game))

    async def wait_for(self, standing: Standing, seat: int, **changes: Any) -> Wait:  # noqa: ANN401
        """Store and return a wait for this seat since the seat was last asked."""
        user = standing.players[seat].user_id or 0
        ply = min(standing.table.held_since(seat), standing.record.announced)
        wait = Wait(standing.id, seat, user, ply, self.time, called=True, **changes)
        await self.services.store.waits.set_awaited(standing.id, Waiting((wait,)))
        return wait

    async def reply(self, caller: Caller, *, in_place: bool = False) -> Reply:
        """Return a deferred reply to a caller, which edits the caller's message if `in_place`."""
        reply = self.services.reply(caller.interaction)
        await (reply.defer_update() if in_place else reply.defer())
        return reply


@asynccontextmanager
async def in_town(path: Path) -> AsyncIterator[Scene]:
    """Provide services over a fresh store."""
    async with opened(path) as tables:
        town, pictures = ClosableTown(), Unseen()
        poster: Any = like(StatusPoster)
        poster.alarm = create_autospec(Alarm, instance=True, spec_set=True)
        settings = Config.model_construct(discord_token=SecretStr("a.b.c"))
        services = Services(settings, town.client, tables.store, tables, pictures, poster)
        scene = Scene(services, town)
        tables.store.database.now = scene.now
        yield scene
        pictures.close()


def presses(view: ui.LayoutView | None) -> list[Press]:
    """Return the presses that a message offers."""
    parts = inside(view) if view is not None else []
    found = (parse_custom_id(part["custom_id"]) for part in parts if "custom_id" in part)
    return [press for press in found if press is not None]


def offered(caller: Caller) -> list[Press]:
    """Return the presses of the message that a caller was shown last."""
    return presses(caller.interaction.edit_original_response.await_args.kwargs["view"])


def as_sent(view: ui.LayoutView, **facts: object) -> discord.Message:
    """Return a message as Discord gives it back, with these additional attributes."""
    parts: list[Any] = view.to_components()  # type: ignore[no-untyped-call]
    built = [discord.components._component_factory(part) for part in parts]
    return cast("discord.Message", SimpleNamespace(components=built, **facts))
