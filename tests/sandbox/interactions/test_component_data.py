from __future__ import annotations

import pytest

from sandbox.errors import CannotDo
from sandbox.model import Interaction, Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.sandbox.raw_client import Caller
from tests.sandbox.validation.modal_forms import label, modal

COMMAND = {
    "name": "ask",
    "description": "x",
    "options": [
        {"type": 3, "name": "words", "description": "x", "autocomplete": True},
        {"type": 4, "name": "number", "description": "x", "autocomplete": True},
    ],
}
OPTIONS = [{"label": name, "value": name} for name in ("a", "b", "c")]


@pytest.mark.parametrize(("kind", "named"), [(6, "roles"), (7, "users"), (8, "channels")])
async def test_selects_spell_out_what_was_chosen(
    sandbox: Sandbox, caller: Caller, one: Person, kind: int, named: str
) -> None:
    world = sandbox.world
    chosen = {"roles": world.guild.roles[1].id, "users": world.bot.id, "channels": one.channel}
    select = {"type": kind, "custom_id": "s"}
    sent = await caller.send(content="x", components=[{"type": 1, "components": [select]}])
    pressed = sandbox.chat.press(one.id, sent.body["id"], "test", "s", [chosen[named]])
    assert list(pressed.data["resolved"][named]) == [chosen[named]]


async def _asked(sandbox: Sandbox, one: Person, caller: Caller) -> Interaction:
    await caller("POST", f"{caller.application}/commands", COMMAND)
    sandbox.broker.bot_listens = True
    return sandbox.chat.command(one.id, one.channel, "test", "ask", {})


async def test_boxes_of_every_kind_are_sent_off_as_they_were_ticked(
    sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    parts = [
        {"type": 10, "content": "Choose"},
        label(component={"type": 21, "custom_id": "one", "options": OPTIONS}),
        label(component={"type": 22, "custom_id": "some", "options": OPTIONS}),
        label(component={"type": 23, "custom_id": "yes"}),
        label(component={"type": 5, "custom_id": "who"}),
    ]
    opener = await _asked(sandbox, one, caller)
    path = f"/interactions/{opener.id}/{opener.token}/callback"
    await caller("POST", path, {"type": 9, "data": modal(*parts)})
    values = {"one": "b", "some": ["a", "c"], "yes": True, "who": [one.id]}
    sent = sandbox.chat.submit(one.id, "sent", opener.id, values)
    shown, radio, group, single, people = sent.data["components"]
    assert shown == {"type": 10, "id": 1}
    assert radio["component"]["value"] == "b"
    assert group["component"]["values"] == ["a", "c"]
    assert single["component"]["value"] is True
    assert people["component"]["values"] == [one.id]
    assert sent.data["resolved"]["users"][one.id]["global_name"] == "Player 1"


async def buttons(person: Person) -> Seen:
    """A message with one of every part."""
    return (await person.command("try buttons")).shown()


@pytest.mark.usefixtures("bot")
async def test_a_select_of_people_names_them(one: Person, two: Person) -> None:
    outcome = await one.select(await buttons(one), "who", [one.id, two.id])
    assert outcome.shown().content == "chosen: Player 1, Player 2"


@pytest.mark.usefixtures("bot")
async def test_a_select_of_words_names_them(one: Person) -> None:
    outcome = await one.select(await buttons(one), "fruit", ["cherry"])
    assert outcome.shown().content == "chosen: cherry"


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("values", [[], ["apple", "cherry"], ["pear"]])
async def test_a_select_takes_only_what_it_offers(one: Person, values: list[str]) -> None:
    message = await buttons(one)
    with pytest.raises(CannotDo):
        await one.select(message, "fruit", values)


async def test_a_disabled_button_cannot_be_pressed(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    button = {"type": 2, "style": 1, "label": "Off", "custom_id": "off", "disabled": True}
    await caller.send(content="x", components=[{"type": 1, "components": [button]}])
    (message,) = one.messages()
    with pytest.raises(CannotDo, match="switched off"):
        await one.press(message, "Off")
    assert not sandbox.world.interactions


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize(
    "values",
    [
        {"fruit": ["apple"]},
        {"answer": "", "fruit": ["apple"]},
        {"answer": "x" * 4001, "fruit": ["apple"]},
        {"answer": "42"},
        {"answer": "42", "fruit": ["pear"]},
        {"answer": "42", "fruit": ["apple"], "more": ""},
    ],
)
async def test_a_modal_takes_only_what_it_asks_for(one: Person, values: Json) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    with pytest.raises(CannotDo):
        await one.submit(modal, values)
