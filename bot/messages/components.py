"""Buttons and selects in plain data, so that Discord's limits can be tested."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from bot.custom_ids import Press
from engine.core.msg import Msg


class ButtonTone(Enum):
    """The purpose of a button, shown by its colour."""

    ON = "on"
    PLAIN = "plain"
    INFORM = "inform"
    END = "end"


@dataclass(frozen=True, slots=True)
class Button:
    """A button."""

    press: Press
    label: Msg
    tone: ButtonTone = ButtonTone.PLAIN
    able: bool = True
    effect: Msg | None = None
    """The effect, which is said above."""
    icon: bool = True
    """False if its row has no room for icons."""
    group: Msg | None = None
    """A heading that it shares with others, whose effects are said in one line."""


@dataclass(frozen=True, slots=True)
class ListEntry:
    """An entry of a select."""

    value: str
    label: Msg
    effect: Msg | None = None
    chosen: bool = False


@dataclass(frozen=True, slots=True)
class Select:
    """A select."""

    press: Press
    placeholder: Msg
    entries: tuple[ListEntry, ...]
    least: int = 1
    most: int = 1


ComponentRow: TypeAlias = tuple[Button, ...] | Select
"""The components in one row."""
