"""Each limit of a modal and of proposed choices: just allowed, and just refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.model import Interaction, Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller, Reply
from tests.sandbox.validation.modal_forms import label, modal, written

COMMAND = {
    "name": "ask",
    "description": "x",
    "options": [
        {"type": 3, "name": "words", "description": "x", "autocomplete": True},
        {"type": 4, "name": "number", "description": "x", "autocomplete": True},
    ],
}


async def _asked(sandbox: Sandbox, one: Person, caller: Caller) -> Interaction:
    await caller("POST", f"{caller.application}/commands", COMMAND)
    sandbox.broker.bot_listens = True
    return sandbox.chat.command(one.id, one.channel, "test", "ask", {})


async def _open(sandbox: Sandbox, one: Person, caller: Caller, form: Json) -> Reply:
    asked = await _asked(sandbox, one, caller)
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    return await caller("POST", path, {"type": 9, "data": form})


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
async def test_so_much_fits_into_a_modal_and_no_more(
    sandbox: Sandbox, one: Person, caller: Caller, form: Callable[[int], Json], most: int, path: str
) -> None:
    refused = await _open(sandbox, one, caller, form(most + 1))
    assert refused.problem(path)
    assert (await _open(sandbox, one, caller, form(most))).status == 204


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
async def test_what_is_wrong_with_a_modal_is_told_by_its_place(
    sandbox: Sandbox, one: Person, caller: Caller, form: Json, path: str
) -> None:
    assert (await _open(sandbox, one, caller, form)).problem(path)
