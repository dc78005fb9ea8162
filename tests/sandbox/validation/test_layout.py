"""Rules for all components of a message together, and the IDs they are given."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.errors import Problems
from sandbox.model import Json
from sandbox.validation.components import (
    BUTTON,
    CONTAINER,
    LABEL,
    SECTION,
    TEXT,
    TEXT_INPUT,
    Button,
)
from sandbox.validation.layout import laid_out, walk
from sandbox.validation.messages import read_message
from tests.sandbox.validation.message_forms import (
    button,
    container,
    layout,
    nothing,
    row,
    rows,
    section,
    text,
)
from tests.sandbox.validation.refusals import problems

SIZES: list[tuple[str, Callable[[int], Json], int, str]] = [
    ("components", nothing, 40, "components"),
    ("words in a layout", lambda n: layout(text(2000), text(n - 2000)), 4000, "components"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "most", "path"), [row[1:] for row in SIZES],
                         ids=[row[0] for row in SIZES])  # fmt: skip
def test_a_layout_holds_so_much_and_no_more(
    form: Callable[[int], Json], most: int, path: str
) -> None:
    read_message(form(most))
    assert path in problems(read_message, form(most + 1))


WRONG: list[tuple[str, Json, str, str]] = [
    ("a custom id twice", rows(button(), button()), "components.0.components.1.custom_id",
     "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("a custom id twice in a layout", layout(row(button()), section(1, button())),
     "components.1.accessory.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("one number for two parts", layout(text() | {"id": 3}, text() | {"id": 3}),
     "components.1.id", "COMPONENT_ID_DUPLICATED"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "path", "code"), [row[1:] for row in WRONG],
                         ids=[row[0] for row in WRONG])  # fmt: skip
def test_what_is_there_twice_is_told_by_its_place(form: Json, path: str, code: str) -> None:
    assert problems(read_message, form) == {path: code}


def test_parts_get_numbers_where_they_brought_none() -> None:
    parts = layout(text(), text() | {"id": 1}, container(text()))
    components = read_message(parts).components or []
    assert [part["id"] for part in components] == [2, 1, 3]
    assert components[2]["components"][0]["id"] == 4


def test_every_part_is_found_with_its_path() -> None:
    label = {"type": 18, "component": {"type": 4}}
    parts = [container(section(1, button())), label]
    found = {".".join(map(str, path)): part["type"] for path, part in walk(parts)}
    assert found == {
        "components.0": CONTAINER,
        "components.0.components.0": SECTION,
        "components.0.components.0.accessory": BUTTON,
        "components.0.components.0.components.0": TEXT,
        "components.1": LABEL,
        "components.1.component": TEXT_INPUT,
    }


def test_what_was_not_sent_is_not_kept() -> None:
    (kept,) = laid_out([Button(type=2, style=1, label="x", custom_id="a")], Problems())
    sent = {"type": 2, "style": 1, "label": "x", "custom_id": "a"}
    assert kept == sent | {"disabled": False, "id": 1}


def test_paths_begin_where_they_are_told_to() -> None:
    found = Problems()
    same = Button(type=2, style=1, label="x", custom_id="a")
    laid_out([same, same], found, ("data", "components"))
    assert list(found.found["data"]["components"]) == ["1"]
