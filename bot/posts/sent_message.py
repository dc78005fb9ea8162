"""Reading back the components of a message that was already sent."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.custom_ids import Press, parse_custom_id


def texts_of(message: discord.Message) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return a post's texts: those above its picture and those below."""
    above: list[str] = []
    below: list[str] = []
    texts = above
    for item in _inside(_view(message)):
        if isinstance(item, ui.MediaGallery):
            texts = below
        elif isinstance(item, ui.TextDisplay):
            texts.append(item.content)
    return tuple(above), tuple(below)


def only_words(message: discord.Message) -> ui.LayoutView:
    """Return a view of a post's texts only, without the first, which says whose move it was."""
    view = _view(message)
    for box in view.children:
        if isinstance(box, ui.Container):
            texts = [item for item in box.children if isinstance(item, ui.TextDisplay)]
            box.clear_items()
            for text in texts[1:]:
                box.add_item(text)
    return view


def is_bare(message: discord.Message) -> bool:
    """Return whether a post has already lost its pictures and buttons."""
    return not any(
        isinstance(item, ui.MediaGallery | ui.ActionRow) for item in _inside(_view(message))
    )


def presses_of(message: discord.Message) -> Iterator[Press]:
    """Yield the press that each of a message's buttons stands for."""
    for item in _view(message).walk_children():
        if (
            isinstance(item, ui.Button)
            and (press := parse_custom_id(item.custom_id or "")) is not None
        ):
            yield press


def _view(message: discord.Message) -> ui.LayoutView:
    view = ui.LayoutView.from_message(message, timeout=None)
    view.stop()
    return view


def _inside(view: ui.LayoutView) -> Iterator[object]:
    for box in view.children:
        if isinstance(box, ui.Container):
            yield from box.children
