"""Components: at each limit accepted, beyond it refused; and invalid combinations."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.model import Json
from sandbox.validation.messages import read_message
from tests.sandbox.validation.message_forms import (
    button,
    container,
    gallery,
    layout,
    link,
    option,
    rows,
    section,
    select,
    text,
)
from tests.sandbox.validation.refusals import problems

SIZES: list[tuple[str, Callable[[int], Json], int, str]] = [
    ("buttons in a row", lambda n: rows(*[button(i) for i in range(n)]), 5,
     "components.0.components"),
    ("label", lambda n: rows(button(label="x" * n)), 80, "components.0.components.0.label"),
    ("custom id", lambda n: rows(button(custom_id="x" * n)), 100,
     "components.0.components.0.custom_id"),
    ("url", lambda n: rows(link(url="https://" + "x" * (n - 8))), 512,
     "components.0.components.0.url"),
    ("options", lambda n: rows(select(n)), 25, "components.0.components.0.options"),
    ("placeholder", lambda n: rows(select(placeholder="x" * n)), 150,
     "components.0.components.0.placeholder"),
    ("option label", lambda n: option(label="x" * n), 100,
     "components.0.components.0.options.0.label"),
    ("option value", lambda n: option(value="x" * n), 100,
     "components.0.components.0.options.0.value"),
    ("option description", lambda n: option(description="x" * n), 100,
     "components.0.components.0.options.0.description"),
    ("values at most", lambda n: rows(select(3, max_values=n)), 3, "components.0.components.0"),
    ("pictures", lambda n: layout(gallery(n)), 10, "components.0.items"),
    ("alternative text", lambda n: layout(gallery(1, description="x" * n)), 1024,
     "components.0.items.0.description"),
    ("words in a section", lambda n: layout(section(n, button())), 3, "components.0.components"),
    ("colour of a frame", lambda n: layout(container(text(), accent_color=n)), 0xFFFFFF,
     "components.0.accent_color"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "most", "path"), [row[1:] for row in SIZES],
                         ids=[row[0] for row in SIZES])  # fmt: skip
def test_a_component_holds_so_much_and_no_more(
    form: Callable[[int], Json], most: int, path: str
) -> None:
    read_message(form(most))
    assert path in problems(read_message, form(most + 1))


WRONG: list[tuple[str, Json, str, str]] = [
    ("a custom id of no length", rows(button(custom_id="")), "components.0.components.0.custom_id",
     "BASE_TYPE_MIN_LENGTH"),
    ("a button without words", rows({"type": 2, "style": 1, "custom_id": "b"}),
     "components.0.components.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    ("a button without custom id", rows({"type": 2, "style": 1, "label": "b"}),
     "components.0.components.0", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
    ("a button of no style", rows(button(style=7)), "components.0.components.0.style",
     "BASE_TYPE_CHOICES"),
    ("a link with custom id", rows(link(custom_id="b")), "components.0.components.0",
     "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    ("a link to nowhere", rows({"type": 2, "style": 5, "label": "b"}),
     "components.0.components.0", "BUTTON_COMPONENT_URL_REQUIRED"),
    ("a link elsewhere", rows(link(url="ftp://example.org")), "components.0.components.0.url",
     "BUTTON_COMPONENT_URL_INVALID_SCHEME"),
    ("an emoji that is none", rows(button(emoji={"name": "x"})),
     "components.0.components.0.emoji", "COMPONENT_INVALID_EMOJI"),
    ("an emoji of another server", rows(button(emoji={"id": "1", "name": "x"})),
     "components.0.components.0.emoji", "COMPONENT_INVALID_EMOJI"),
    ("a select beside a button", rows(select(), button()), "components.0",
     "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("a row with nothing in it", rows(), "components.0.components", "BASE_TYPE_MIN_LENGTH"),
    ("a select without options", rows(select(0)), "components.0.components.0.options",
     "BASE_TYPE_MIN_LENGTH"),
    ("two options of one value", rows(select(0) | {"options": [
        {"label": "a", "value": "a"}, {"label": "b", "value": "a"}]}),
     "components.0.components.0", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    ("more defaults than values", rows(select(0) | {"options": [
        {"label": "a", "value": "a", "default": True}, {"label": "b", "value": "b", "default": True}
    ]}), "components.0.components.0", "SELECT_COMPONENT_TOO_MANY_DEFAULTS"),
    ("more values at least than at most", rows(select(3, min_values=3, max_values=2)),
     "components.0.components.0", "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES"),
    ("a part that does not exist", rows({"type": 99}), "components.0.components.0",
     "UNION_TYPE_CHOICES"),
    ("a frame in a frame", layout(container(container(text()))), "components.0.components.0",
     "UNION_TYPE_CHOICES"),
    ("a button on its own in a layout", layout(button()), "components.0", "UNION_TYPE_CHOICES"),
    ("words of no length", layout(text(0)), "components.0.content", "BASE_TYPE_MIN_LENGTH"),
    ("a section without accessory", layout({"type": 9, "components": [text()]}),
     "components.0.accessory", "BASE_TYPE_REQUIRED"),
    ("an address that is none", layout(gallery(1, media={"url": "a.png"})),
     "components.0.items.0.media.url", "URL_TYPE_INVALID_SCHEME"),
    ("a file from elsewhere", layout({"type": 13, "file": {"url": "https://example.org/a"}}),
     "components.0.file", "FILE_COMPONENT_URL_NOT_ATTACHMENT"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "path", "code"), [row[1:] for row in WRONG],
                         ids=[row[0] for row in WRONG])  # fmt: skip
def test_what_is_wrong_with_a_component_is_told_by_its_place(
    form: Json, path: str, code: str
) -> None:
    assert problems(read_message, form) == {path: code}
