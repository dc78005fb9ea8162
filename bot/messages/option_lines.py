"""The lines above the buttons that say what each option does."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from bot.display_names import escaped
from bot.messages.components import Button, ComponentRow, Select
from engine.core.msg import Msg, msg
from engine.core.text import Words

LONGEST_BESIDE = 120
"""The most characters of an effect that stands in one line with others."""
LONGEST_DESCRIPTION = 100
"""The most characters that Discord takes as the description of a select's entry."""
ROOM = 3600
"""The most characters of all these lines, as a message takes 4,000 in all."""
ROOM_OF_LIST = 2200
"""The most characters of a list of which all is told above; of a longer one, what has to be."""


class Told(NamedTuple):
    """The short name of an option, what it does, and the group in whose line that is said."""

    name: str
    effect: str
    group: Msg | None = None


def option_lines(
    rows: Iterable[ComponentRow], words: Words, names: Sequence[str], room: int = ROOM
) -> str:
    """Return what the options on buttons do, and those of a list in which not all have room.

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


def descriptions(select: Select, words: Words, names: Sequence[str]) -> tuple[str | None, ...]:
    """Return the description of each entry of a list; none at all if they are told above."""
    if _is_told_above(select, words, names):
        return (None,) * len(select.entries)
    return tuple(_description(entry.effect, words, names) for entry in select.entries)


def _is_told_above(select: Select, words: Words, names: Sequence[str]) -> bool:
    """Return whether an effect is too long for its entry, and there is room above for them all."""
    said = [words.say(one.effect, names) for one in select.entries if one.effect]
    long = any(len(one) > LONGEST_DESCRIPTION for one in said)
    labels = sum(len(words.say(one.label, names)) for one in select.entries)
    return long and labels + sum(map(len, said)) <= ROOM_OF_LIST


def _description(effect: Msg | None, words: Words, names: Sequence[str]) -> str | None:
    """Return an effect as the description of an entry, unless it is too long for that."""
    said = words.say(effect, names) if effect else None
    return said if said and len(said) <= LONGEST_DESCRIPTION else None


def _told(rows: Iterable[ComponentRow], words: Words, names: Sequence[str]) -> Iterator[Told]:
    safe = tuple(map(escaped, names))
    for row in rows:
        if isinstance(row, Select):
            described = descriptions(row, words, names)
            for entry, within in zip(row.entries, described, strict=True):
                if entry.effect and within is None:
                    yield Told(words.say(entry.label, safe), words.say(entry.effect, safe))
        else:
            for button in row:
                if said := _of_button(button, words, safe):
                    yield said


def _of_button(button: Button, words: Words, names: Sequence[str]) -> Told | None:
    name, label = words.say(button.label, names, "short"), words.say(button.label, names)
    if button.effect is not None:
        return Told(name, words.say(button.effect, names), button.group)
    return Told(name, label) if button.able and name != label else None


def _joined(told: Iterable[Told]) -> Iterator[str]:
    """Yield a line for each effect, with the names of all options that have it.

    Those of a group follow one another in a single line, and groups by name; each has a line of its
    own if one of them is long, as nobody could read a paragraph of long ones.
    """
    found = list(told)
    long = {group for _, effect, group in found if len(effect) > LONGEST_BESIDE}
    grouped = sorted((one for one in found if one.group), key=lambda one: one.name.split()[-1])
    by_group: dict[Msg | str, dict[str, list[str]]] = {}
    for name, effect, group in (*grouped, *(one for one in found if not one.group)):
        line = by_group.setdefault(effect if group is None or group in long else group, {})
        line.setdefault(effect, []).append(name)
    for line in by_group.values():
        yield " · ".join(
            f"**{', '.join(dict.fromkeys(named))}** {effect}" for effect, named in line.items()
        )
