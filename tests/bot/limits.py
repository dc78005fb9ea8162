"""Discord's limits for a message, and the answers that a menu can reach by presses."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from discord import ui

from bot.custom_ids import Press, Verb, parse_custom_id
from bot.messages.components import Button, ComponentRow, Select
from bot.messages.menu import FIRST_PAGE, Menu, Page
from bot.messages.message_view import MessageContent
from bot.panels.play import chooser, page_after
from bot.table.state_tags import DIGITS, PLAIN
from engine.core.decision import Answer, Decision, Pick
from engine.core.text import Words

ENGLISH_WORDS = Words(strict=True)
BASE = Press(Verb.PICK, 123456, 3, PLAIN + 2 ** (8 * DIGITS))
"""A press with a custom ID of maximum length."""


def parts(component: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield a component and everything inside it."""
    yield component
    for inner in component.get("components", ()):
        yield from parts(inner)


def components(sheet: MessageContent) -> list[dict[str, Any]]:
    """Return all components of a message in the form in which they are sent."""
    return inside(sheet.to_view())


def inside(view: ui.LayoutView) -> list[dict[str, Any]]:
    """Return all components of a view in the form in which they are sent."""
    tops: list[dict[str, Any]] = view.to_components()  # type: ignore[no-untyped-call]
    return [part for top in tops for part in parts(top)]


def said(view: ui.LayoutView) -> str:
    """Return the text of a view without its buttons."""
    return "\n".join(part["content"] for part in inside(view) if "content" in part)


def check_sheet(sheet: MessageContent) -> None:
    """Check that this message exceeds none of Discord's limits."""
    found = components(sheet)
    assert 2 <= len(found) <= 40
    texts = [part["content"] for part in found if "content" in part]
    assert all(texts)
    assert len("".join(texts)) <= 4000
    ids = [part["custom_id"] for part in found if "custom_id" in part]
    assert len(set(ids)) == len(ids)
    for custom_id in ids:
        assert 1 <= len(custom_id) <= 100, custom_id
        assert parse_custom_id(custom_id) is not None, custom_id
    for part in found:
        _check_part(part)
    assert len(sheet.files()) <= 10


def _check_part(part: dict[str, Any]) -> None:
    if part["type"] == 1:
        assert 1 <= len(part["components"]) <= 5
    if part["type"] == 2:
        assert 1 <= len(part["label"]) <= 80, part["label"]
    if part["type"] == 3:
        _check_select(part)
    for item in part.get("items", ()):
        assert 1 <= len(item["description"]) <= 1024


def _check_select(select: dict[str, Any]) -> None:
    options = select["options"]
    assert 1 <= len(options) <= 25
    assert len({option["value"] for option in options}) == len(options)
    assert 0 <= select["min_values"] <= select["max_values"] <= len(options)
    assert len(select["placeholder"]) <= 150, select["placeholder"]
    assert sum(option["default"] for option in options) <= select["max_values"]
    for option in options:
        assert 1 <= len(option["label"]) <= 100, option["label"]
        assert 1 <= len(option["value"]) <= 100
        assert len(option.get("description") or "") <= 100, option["description"]


def pages_of(decision: Decision) -> Iterator[tuple[Page, tuple[ComponentRow, ...]]]:
    """Yield every page that presses can open, with its buttons and selects."""
    waiting, met = [FIRST_PAGE], {FIRST_PAGE}
    while waiting:
        page = waiting.pop()
        rows = Menu(BASE, ENGLISH_WORDS, page).rows(decision)
        yield page, rows
        for press, value in pressed(rows):
            if press.verb in (Verb.KIND, Verb.PAGE):
                after = page_after(replace(press, values=(value,) if value else ()))
                if after not in met:
                    met.add(after)
                    waiting.append(after)


def pressed(rows: tuple[ComponentRow, ...]) -> Iterator[tuple[Press, str]]:
    """Yield everything that can be pressed, with the entry chosen if it is a select."""
    for row in rows:
        if isinstance(row, Select):
            yield from ((row.press, entry.value) for entry in row.entries)
        else:
            yield from ((button.press, "") for button in row if button.able)


def reachable(decision: Decision) -> set[Answer]:
    """Return every answer that presses can give, each parsed back from its custom ID."""
    found: set[Answer] = set()
    for _, rows in pages_of(decision):
        for press, value in pressed(rows):
            again = parse_custom_id(str(press))
            assert again == press
            if press.verb in (Verb.PICK, Verb.AMOUNT):
                found.add(chooser(press.verb, value or press.rest)(decision))
    return found


def choose_one_by_one(decision: Pick, keys: set[str]) -> Press | None:
    """Choose these options on the pages of a select, and return the press that confirms them."""
    numbers = {str(n) for n, option in enumerate(decision.options) if option.key in keys}
    page = FIRST_PAGE
    while True:
        rows = Menu(BASE, ENGLISH_WORDS, page).rows(decision)
        select = next(row for row in rows if isinstance(row, Select))
        shown = [entry.value for entry in select.entries if entry.value in numbers]
        page = page_after(replace(select.press, values=tuple(shown)))
        rows = Menu(BASE, ENGLISH_WORDS, page).rows(decision)
        buttons = [button for row in rows if not isinstance(row, Select) for button in row]
        after = [button for button in buttons if button.press.rest.endswith("+") and button.able]
        if not after:
            return next(_confirming(buttons), None)
        page = page_after(after[0].press)


def _confirming(buttons: list[Button]) -> Iterator[Press]:
    return (each.press for each in buttons if each.press.verb is Verb.CONFIRM and each.able)


def sheet_of(decision: Decision, rows: tuple[ComponentRow, ...], words: Words) -> MessageContent:
    """Return a message with these rows."""
    return MessageContent(
        words=words, names=("A", "B"), texts=(words.say(decision.prompt),), rows=rows
    )
