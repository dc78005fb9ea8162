"""A fake server that keeps what is sent to it, for playing whole evenings without Discord."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import count
from types import SimpleNamespace
from typing import Any, cast

import discord
from discord import ui

from tests.bot.limits import inside, said

_numbers = count(1000)


@dataclass(slots=True)
class Sent:
    """A message in its current state, and the users it pinged when it was sent."""

    room: int
    number: int
    text: str
    pinged: tuple[int, ...]
    silent: bool
    view: ui.LayoutView | None
    gone: bool = False

    @property
    def ids(self) -> list[str]:
        """The custom IDs of its components."""
        parts = inside(self.view) if self.view else []
        return [part["custom_id"] for part in parts if "custom_id" in part]


@dataclass(slots=True)
class Town:
    """The channels of a fake server; messages sent there can be read, edited and deleted."""

    sent: list[Sent] = field(default_factory=list)
    cut: int = 0
    """The number of upcoming messages that will not arrive."""

    @property
    def client(self) -> discord.Client:
        """This object, typed as the client the bot expects."""
        return cast("discord.Client", self)

    def get_guild(self, _number: int) -> None:
        """Return None, since nothing is known of the guild itself."""

    def get_partial_messageable(self, number: int, guild_id: int | None = None) -> _Room:
        """Return the channel with this ID."""
        del guild_id
        return _Room(self, number)

    async def create_dm(self, user: discord.Object) -> _Room:
        """Return the DM channel of a user."""
        return _Room(self, -user.id)

    def message(self, number: int) -> Sent:
        """Return the message with this ID, which must not have been deleted."""
        return next(each for each in self.sent if each.number == number and not each.gone)


@dataclass(frozen=True, slots=True)
class _Room:
    town: Town
    id: int

    async def send(
        self,
        content: str = "",
        *,
        view: ui.LayoutView | None = None,
        allowed_mentions: discord.AllowedMentions,
        silent: bool = False,
        **_: object,
    ) -> object:
        if self.town.cut:
            self.town.cut -= 1
            raise TimeoutError
        mentions: dict[str, Any] = dict(allowed_mentions.to_dict())
        assert mentions["parse"] == []
        pinged = tuple(int(user) for user in mentions.get("users", ()))
        text = said(view) if view else content
        sent = Sent(self.id, next(_numbers), text, pinged, silent, view)
        self.town.sent.append(sent)
        return SimpleNamespace(id=sent.number, channel=SimpleNamespace(id=self.id))

    def get_partial_message(self, number: int) -> _Message:
        return _Message(self.town, number)


@dataclass(frozen=True, slots=True)
class _Message:
    town: Town
    number: int

    async def fetch(self) -> object:
        view = self.town.message(self.number).view
        parts: list[Any] = view.to_components() if view else []  # type: ignore[no-untyped-call]
        return SimpleNamespace(
            components=[discord.components._component_factory(part) for part in parts]
        )

    async def edit(self, *, view: ui.LayoutView, **how: object) -> None:
        mentions = how.get("allowed_mentions")
        assert mentions is None or not any(mentions.to_dict().values())  # type: ignore[attr-defined]
        sent = self.town.message(self.number)
        sent.view, sent.text = view, said(view)

    async def delete(self) -> None:
        self.town.message(self.number).gone = True


class Visitor:
    """An interaction of a user who does not read the responses."""

    def __init__(self, user: int, number: int) -> None:
        self.id = number
        self.user = SimpleNamespace(id=user, display_name=f"Player {user}", bot=False)
        self.locale = discord.Locale.british_english
        self.type = discord.InteractionType.component
        self.data: dict[str, object] = {}
        self.guild_id, self.channel_id = 11, 22
        self.message = SimpleNamespace(
            id=number, edited_at=None, created_at=None, flags=SimpleNamespace(ephemeral=True)
        )
        self.response, self.followup = self, self
        self.told: list[str] = []
        self._done = False

    def is_done(self) -> bool:
        """Return whether the interaction has been acknowledged."""
        return self._done

    async def defer(self, **_: object) -> None:
        """Acknowledge the interaction."""
        self._done = True

    async def send(self, text: str = "", **_: object) -> None:
        """Record the text of a follow-up."""
        self.told.append(text)

    async def send_message(self, text: str = "", **_: object) -> None:
        """Acknowledge the interaction, and record the text of the initial response."""
        self._done = True
        self.told.append(text)

    async def edit_original_response(self, *, view: ui.LayoutView, **_: object) -> object:
        """Record the text shown in place of the original response."""
        self.told.append(said(view))
        return self.message
