"""The lines above the buttons that say what each option does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TypeAlias

from bot.display_names import escaped
from bot.messages.menu import Button, ComponentRow, Select
from engine.core.msg import Msg, msg
from engine.core.text import Words

LONGEST_DESCRIPTION = 100
"""The most characters that Discord takes as the description of a select's entry."""
ROOM = 3000
"""The most characters of all these lines, as a message takes 4,000 in all."""

Told: TypeAlias = tuple[str, str]
"""The short name of an option, and what it does."""


def option_lines(
    rows: Iterable[ComponentRow], words: Words, names: Sequence[str], room: int = ROOM
) -> str:
    """Return what the options on buttons do, and of those in lists what finds no room there.

    `names` are the seats' names as on buttons, which show no Markdown; here they are escaped.
    Lines that no longer fit are left out whole, and the last one says how many there are.
    """
    lines = [f"-# {line}" for line in _joined(_told(rows, words, names))]
    kept = list(_fitting(lines, room))
    if left := len(lines) - len(kept):
        kept.append(f"-# {words.say(msg('bot-effects-left', count=left))}")
    return "\n".join(kept)


def _fitting(lines: Iterable[str], room: int) -> Iterator[str]:
    for line in lines:
        room -= len(line) + 1
        if room < 0:
            return
        yield line


def description(effect: Msg | None, words: Words, names: Sequence[str]) -> str | None:
    """Return an effect as the description of an entry, unless it is too long for that."""
    said = words.say(effect, names) if effect else None
    return said if said and len(said) <= LONGEST_DESCRIPTION else None


def _told(rows: Iterable[ComponentRow], words: Words, names: Sequence[str]) -> Iterator[Told]:
    safe = tuple(map(escaped, names))
    for row in rows:
        if isinstance(row, Select):
            for entry in row.entries:
                if entry.effect and description(entry.effect, words, names) is None:
                    yield words.say(entry.label, safe), words.say(entry.effect, safe)
        else:
            for button in row:
                if said := _of_button(button, words, safe):
                    yield said


def _of_button(button: Button, words: Words, names: Sequence[str]) -> Told | None:
    name, label = words.say(button.label, names, "short"), words.say(button.label, names)
    if button.effect is not None:
        return name, words.say(button.effect, names)
    return (name, label) if button.able and name != label else None


def _joined(told: Iterable[Told]) -> Iterator[str]:
    """Yield a line for each effect, with the names of all options that have it."""
    by_effect: dict[str, list[str]] = {}
    for name, effect in told:
        by_effect.setdefault(effect, []).append(name)
    for effect, found in by_effect.items():
        yield f"**{', '.join(dict.fromkeys(found))}** {effect}"
