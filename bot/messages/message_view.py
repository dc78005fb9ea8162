"""Message content as Discord components."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from io import BytesIO
from types import MappingProxyType
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.application_emojis.shown import Emojis
from bot.messages.components import Button, ButtonTone, ComponentRow, ListEntry, Select
from bot.messages.option_lines import descriptions
from engine.core.msg import Msg
from engine.core.text import Words
from render.pictures import Picture

Layout: TypeAlias = ui.LayoutView

STYLES = MappingProxyType(
    {
        ButtonTone.ON: discord.ButtonStyle.success,
        ButtonTone.PLAIN: discord.ButtonStyle.secondary,
        ButtonTone.INFORM: discord.ButtonStyle.primary,
        ButtonTone.END: discord.ButtonStyle.danger,
    }
)
NO_EMOJIS = Emojis()
LONGEST_TEXT = 4000
"""The most characters in all texts of one message."""


@dataclass(frozen=True, slots=True)
class MessageContent:
    """The content of a message, from top to bottom."""

    words: Words
    names: tuple[str, ...] = ()
    """The names of the seats, as used on buttons."""
    texts: tuple[str, ...] = ()
    pictures: tuple[Picture, ...] = ()
    below: tuple[str, ...] = ()
    """The texts under the pictures."""
    rows: tuple[ComponentRow, ...] = ()
    colour: str | None = None
    """The colour of the accent stripe."""
    emojis: Emojis = NO_EMOJIS
    """The emojis that its buttons and entries may show."""

    def to_view(self) -> Layout:
        """Return a new view on each call, since every attempt to send needs its own."""
        view = ui.LayoutView(timeout=None)
        accent = discord.Colour.from_str(self.colour) if self.colour else None
        box: ui.Container[Any] = ui.Container(accent_colour=accent)
        for part in self._parts():
            box.add_item(part)
        view.add_item(box)
        # A press is identified by its custom ID alone, so the library need not keep the view.
        view.stop()
        return view

    def files(self) -> list[discord.File]:
        """Return the pictures to attach."""
        return [
            discord.File(BytesIO(picture.png), picture.name, description=picture.alt)
            for picture in self.pictures
        ]

    def _parts(self) -> Iterable[ui.Item[Any]]:
        yield from (ui.TextDisplay(text) for text in self.texts if text)
        # One gallery each: clients shrink several pictures of one gallery to tiles.
        yield from (ui.MediaGallery(_shown(picture)) for picture in self.pictures)
        yield from (ui.TextDisplay(text) for text in self.below if text)
        yield from (ui.ActionRow(*self._row(row)) for row in self.rows if row)

    def _row(self, row: ComponentRow) -> Sequence[ui.Item[Any]]:
        if isinstance(row, Select):
            return [self._select(row)]
        return [self._button(button) for button in row]

    def _button(self, button: Button) -> ui.Button[Any]:
        return ui.Button(
            style=STYLES[button.tone],
            label=self.words.say(button.label, self.names, "short"),
            custom_id=str(button.press),
            emoji=self.emojis.of(button.label) if button.icon else None,
            disabled=not button.able,
        )

    def _select(self, select: Select) -> ui.Select[Any]:
        return ui.Select(
            custom_id=str(select.press),
            placeholder=self._say(select.placeholder),
            min_values=select.least,
            max_values=select.most,
            options=[
                self._entry(entry, described)
                for entry, described in zip(
                    select.entries, descriptions(select, self.words, self.names), strict=True
                )
            ],
        )

    def _entry(self, entry: ListEntry, described: str | None) -> discord.SelectOption:
        return discord.SelectOption(
            label=self._say(entry.label),
            value=entry.value,
            description=described,
            emoji=self.emojis.of(entry.label),
            default=entry.chosen,
        )

    def _say(self, message: Msg) -> str:
        return self.words.say(message, self.names)


def _shown(picture: Picture) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{picture.name}", description=picture.alt)


def text_view(text: str) -> Layout:
    """Return a text-only view, which may replace one with components."""
    view = ui.LayoutView(timeout=None)
    view.add_item(ui.TextDisplay(text))
    view.stop()
    return view
