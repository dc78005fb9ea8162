"""Modals: at each limit they are accepted, beyond it refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.model import Json
from sandbox.validation.modals import read_modal
from tests.sandbox.validation.modal_forms import label, modal, written
from tests.sandbox.validation.refusals import problems


def read(form: Json) -> Json:
    """Return the modal as the page shows it."""
    return read_modal({"data": form})


SIZES: list[tuple[str, Callable[[int], Json], int, str]] = [
    ("title", lambda n: modal(title="x" * n), 45, "data.title"),
    ("custom id", lambda n: modal(custom_id="x" * n), 100, "data.custom_id"),
    ("parts", lambda n: modal(*[label(i) for i in range(n)]), 5, "data.components"),
    ("label", lambda n: modal(label(label="x" * n)), 45, "data.components.0.label"),
    ("hint", lambda n: modal(label(description="x" * n)), 100, "data.components.0.description"),
    ("placeholder", lambda n: modal(label(component=written(placeholder="x" * n))), 100,
     "data.components.0.component.placeholder"),
    ("value", lambda n: modal(label(component=written(value="x" * n))), 4000,
     "data.components.0.component.value"),
    ("length at most", lambda n: modal(label(component=written(max_length=n))), 4000,
     "data.components.0.component.max_length"),
    ("inputs in a row", lambda n: modal({"type": 1, "components": [
        written(i, label="x") for i in range(n)]}), 1, "data.components.0.components"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "most", "path"), [row[1:] for row in SIZES],
                         ids=[row[0] for row in SIZES])  # fmt: skip
def test_so_much_fits_into_a_modal_and_no_more(
    form: Callable[[int], Json], most: int, path: str
) -> None:
    read(form(most))
    assert path in problems(read, form(most + 1))


@pytest.mark.parametrize(
    ("form", "path"),
    [
        (modal(label(), label()), "data.components.1.component.custom_id"),
        (modal({"type": 1, "components": [written()]}), "data.components.0"),
        (modal({"type": 2, "style": 1, "label": "x", "custom_id": "b"}), "data.components.0"),
        (modal(label(component=written(style=3))), "data.components.0.component.style"),
        (modal(label(component=written(min_length=9, max_length=3))),
         "data.components.0.component"),
        (modal(label(component={"type": 21, "custom_id": "r", "options": []})),
         "data.components.0.component.options"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_modal_is_told_by_its_place(form: Json, path: str) -> None:
    assert list(problems(read, form)) == [path]


def test_a_modal_is_shown_with_numbered_parts() -> None:
    shown = read(modal(label(0), {"type": 10, "content": "x"}, title="A question"))
    assert (shown["custom_id"], shown["title"]) == ("m", "A question")
    assert [part["id"] for part in shown["components"]] == [1, 3]
    assert shown["components"][0]["component"]["id"] == 2


def test_a_value_may_be_as_long_as_its_input_allows() -> None:
    fits = modal(label(component=written(value="xyz", max_length=3)))
    assert read(fits)["components"][0]["component"]["value"] == "xyz"
    assert problems(read, modal(label(component=written(value="xyz", max_length=2)))) == {
        "data.components.0.component": "TEXT_INPUT_VALUE_TOO_LONG"
    }


def test_an_input_of_the_older_kind_has_a_label_of_its_own() -> None:
    old = {"type": 1, "components": [written(label="x")]}
    assert read(modal(old))["components"][0]["components"][0]["label"] == "x"
