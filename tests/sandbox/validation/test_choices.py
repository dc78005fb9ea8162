from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.model import Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller, Reply

COMMAND = {
    "name": "ask",
    "description": "x",
    "options": [
        {"type": 3, "name": "words", "description": "x", "autocomplete": True},
        {"type": 4, "name": "number", "description": "x", "autocomplete": True},
    ],
}


async def _propose(
    sandbox: Sandbox, one: Person, caller: Caller, choices: list[Json], option: str = "words"
) -> Reply:
    await caller("POST", f"{caller.application}/commands", COMMAND)
    sandbox.broker.bot_listens = True
    asked = sandbox.chat.autocomplete(one.id, one.channel, "test", "ask", ({}, option))
    path = f"/interactions/{asked.id}/{asked.token}/callback"
    return await caller("POST", path, {"type": 8, "data": {"choices": choices}})


@pytest.mark.parametrize(
    ("form", "most", "path"),
    [
        (lambda n: [{"name": "x", "value": "x"}] * n, 25, "data.choices"),
        (lambda n: [{"name": "x" * n, "value": "x"}], 100, "data.choices.0.name"),
        (lambda n: [{"name": "x", "value": "x" * n}], 100, "data.choices.0.value"),
    ],
    ids=["choices", "name", "value"],
)
async def test_so_much_can_be_proposed_and_no_more(
    sandbox: Sandbox, one: Person, caller: Caller, form: Callable[[int], list[Json]], most: int,
    path: str,
) -> None:  # fmt: skip
    assert (await _propose(sandbox, one, caller, form(most + 1))).problem(path)
    assert (await _propose(sandbox, one, caller, form(most))).status == 204


@pytest.mark.parametrize(
    ("option", "value"), [("words", 1), ("words", ""), ("number", "1"), ("number", True)]
)
async def test_what_is_proposed_must_fit_the_option(
    sandbox: Sandbox, one: Person, caller: Caller, option: str, value: object
) -> None:
    choices = [{"name": "x", "value": value}]
    reply = await _propose(sandbox, one, caller, choices, option)
    assert reply.problem("data.choices.0.value")
