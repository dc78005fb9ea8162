"""Decisions laid out as panels in a language, without painting, and read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

import engine
from bot.custom_ids import Verb, parse_custom_id
from bot.localization import SHORT_NAME, names_of, words_for
from bot.messages.menu import Page, read_page
from bot.messages.message_view import MessageContent
from bot.panels.panel import PanelReader, panel
from bot.table.standing import Standing
from engine.core.decision import Decision, Option, Pick
from engine.core.msg import Msg
from engine.core.text import Words

LOCALES = Path(engine.__file__).parents[1] / "locales"
BUTTON, ROW = 2, 1
CUT = "…"
MOST_PAGES = 60
_MARKUP = re.compile(r"<a?:(\w+):\d+>|[*_`~|#>]")


class Unpainted:
    """A stand-in for the pictures, of which it has none."""

    async def try_draw_all(self, *_: object, **__: object) -> tuple[()]:
        """Return no picture."""
        return ()

    try_draw = try_draw_all
    """The names that earlier versions have for it."""


@dataclass
class Reading:
    """A panel with all its pages, as read in one language."""

    texts: list[str] = field(default_factory=list)
    labels: list[str] = field(default_factory=list)
    """The labels of its buttons."""
    entries: dict[str, str] = field(default_factory=dict)
    """The texts of the entries of its selects, by their values."""
    strings: list[str] = field(default_factory=list)
    """Everything that it says, wherever it stands."""
    rows: int = 0
    """The action rows of its first page."""


async def read(standing: Standing, seat: int, locale: str) -> Reading:
    """Return the reading of a seat's panel in a language."""
    words = words_for(locale)
    reading, pages, done = Reading(), [Page()], set[str]()
    while pages and len(done) < MOST_PAGES:
        page = pages.pop()
        if str(page) in done:
            continue
        reader = PanelReader(seat, words, page)
        unpainted: Any = Unpainted()
        content = await panel(standing, reader, unpainted)
        parts = list(walk(_components(content)))
        if not done:
            reading.rows = sum(part["type"] == ROW for part in parts)
        done.add(str(page))
        _add(reading, parts)
        pages += _further(parts)
    return reading


def _components(content: MessageContent) -> list[dict[str, Any]]:
    view: Any = content.to_view()
    components: list[dict[str, Any]] = view.to_components()
    return components


def walk(components: Iterable[Any]) -> Iterator[dict[str, Any]]:
    """Yield components at any depth."""
    for part in components:
        yield part
        yield from walk(part.get("components", ()))
        if accessory := part.get("accessory"):
            yield from walk([accessory])


def _add(reading: Reading, parts: Iterable[dict[str, Any]]) -> None:
    for part in parts:
        if content := part.get("content"):
            reading.texts.append(content)
        if part["type"] == BUTTON and part.get("label"):
            reading.labels.append(part["label"])
        for entry in part.get("options", ()):
            text = f"{entry['label']}\n{entry.get('description') or ''}"
            reading.entries[str(entry["value"])] = text
            reading.strings += [entry["label"], entry.get("description") or ""]
        reading.strings += [part[key] for key in ("content", "label") if part.get(key)]


def _further(parts: Iterable[dict[str, Any]]) -> Iterator[Page]:
    """Yield the pages to which components lead."""
    for part in parts:
        press = parse_custom_id(str(part.get("custom_id", "")))
        if press is None or part.get("disabled"):
            continue
        if press.verb is Verb.PAGE:
            yield read_page(press.rest)
        elif press.verb is Verb.KIND:
            yield from (Page(kind=int(entry["value"])) for entry in part["options"])


# -- cut texts


def is_cut(text: str) -> bool:
    """Return whether a text was cut short, rather than written with an ellipsis."""
    return any(
        line.rstrip().endswith(CUT) and not line.rstrip().endswith(_written())
        for line in text.splitlines()
    )


@cache
def _written() -> tuple[str, ...]:
    """Return the ends of all texts that are meant to end with an ellipsis."""
    lines = (
        line.rstrip()
        for file in LOCALES.rglob("*.ftl")
        for line in file.read_text("utf-8").splitlines()
    )
    ends = (re.split(r"}| = ", line)[-1] for line in lines if line.endswith(CUT))
    return tuple(end for end in ends if end != CUT)


# -- effects


def effect_of(option: Option) -> Msg | None:
    """Return the message that says what an option does."""
    # Earlier versions call it a hint.
    found: Msg | None = getattr(option, "effect", None) or getattr(option, "hint", None)
    return found


def unshown(standing: Standing, asked: Decision, reading: Reading, words: Words) -> list[str]:
    """Return the keys of the options whose effect the panel does not show.

    An option without an effect is taken to say everything in its label.
    """
    if not isinstance(asked, Pick):
        return []
    names = names_of(standing.players, words, SHORT_NAME)
    texts = plain("\n".join(reading.texts))
    found = []
    for option in asked.options:
        effect = effect_of(option)
        if effect is None:
            continue
        said = plain(words.say(effect, names))
        if said not in texts and not any(said in plain(e) for e in reading.entries.values()):
            found.append(option.key)
    return found


def plain(text: str) -> str:
    """Return a text without markup and in lower case, so that it can be found in another one."""
    return " ".join(_MARKUP.sub(r"\1", text).casefold().split())
