"""Presses, selections and modals, as the bot receives them."""

from __future__ import annotations

from typing import Any

import pytest

from sandbox.errors import CannotDo
from sandbox.interactions import component_data
from sandbox.model import Json, Message
from sandbox.validation import components as forms
from sandbox.validation.messages import read_message
from sandbox.validation.modals import read_modal
from sandbox.world import World
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.sandbox.small_bot import FRUITS
from tests.sandbox.small_world import lounge, person, written
from tests.sandbox.validation.message_forms import button, rows, select
from tests.sandbox.validation.modal_forms import label, modal
from tests.sandbox.validation.modal_forms import written as text_input

OPTIONS = [{"label": name, "value": name} for name in ("a", "b", "c")]


def message(world: World, *parts: Json) -> Message:
    """Return a message with these components in a row."""
    one = written(world)
    one.components = read_message(rows(*parts)).components or []
    return one


def pressed(world: World, part: Json, values: list[str] | None = None, custom_id: str = "") -> Json:
    key = custom_id or part["custom_id"]
    return component_data.press(world, person(world), message(world, part), key, values)


# -- presses and selections


def test_a_press_says_what_was_pressed(world: World) -> None:
    assert pressed(world, button(custom_id="play")) == {
        "component_type": forms.BUTTON,
        "custom_id": "play",
        "id": 2,
    }


def test_what_is_not_there_switched_off_or_no_select_cannot_be_chosen(world: World) -> None:
    with pytest.raises(CannotDo, match="no such part"):
        pressed(world, button(), custom_id="elsewhere")
    with pytest.raises(CannotDo, match="switched off"):
        pressed(world, button(disabled=True))
    with pytest.raises(CannotDo, match="no values"):
        pressed(world, button(), ["1"])


@pytest.mark.parametrize(
    ("values", "words"),
    [
        ([], "from 1 to 2"),
        (["0", "1", "2"], "from 1 to 2"),
        (["0", "0"], "once"),
        (["7"], "7 is not among"),
    ],
)
def test_a_select_takes_only_what_it_offers(world: World, values: list[str], words: str) -> None:
    part = select(3, max_values=2)
    assert pressed(world, part, ["2", "0"])["values"] == ["2", "0"]
    with pytest.raises(CannotDo, match=words):
        pressed(world, part, values)


def test_a_select_may_ask_for_nothing(world: World) -> None:
    assert pressed(world, select(3, min_values=0), [])["values"] == []


@pytest.mark.parametrize(
    ("kind", "named"),
    [
        (forms.USER_SELECT, "users"),
        (forms.ROLE_SELECT, "roles"),
        (forms.MENTIONABLE_SELECT, "users"),
        (forms.MENTIONABLE_SELECT, "roles"),
        (forms.CHANNEL_SELECT, "channels"),
    ],
)
def test_selects_spell_out_what_was_chosen(world: World, kind: int, named: str) -> None:
    chosen = {
        "roles": world.guild.roles[1].id,
        "users": world.bot.id,
        "channels": lounge(world).id,
    }
    found = pressed(world, {"type": kind, "custom_id": "s"}, [chosen[named]])
    assert list(found["resolved"][named]) == [chosen[named]]
    assert "resolved" not in pressed(world, select(1), ["0"])


# -- modals


def submitted(world: World, parts: list[Json], **values: object) -> Any:  # noqa: ANN401 - JSON
    """Return the data sent for a modal with these inputs."""
    shown = read_modal({"data": modal(*parts)})
    data = component_data.submit(world, person(world), shown, values)
    assert data["custom_id"] == "m"
    return data


def group(kind: int, **more: object) -> Json:
    return label(component={"type": kind, "custom_id": "some", "options": OPTIONS} | more)


def test_boxes_of_every_kind_are_sent_off_as_they_were_ticked(world: World) -> None:
    parts = [
        {"type": 10, "content": "Choose"},
        label(component={"type": 21, "custom_id": "one", "options": OPTIONS}),
        group(22),
        label(component={"type": 23, "custom_id": "yes"}),
        label(component={"type": 5, "custom_id": "who"}),
    ]
    values = {"one": "b", "some": ["a", "c"], "yes": True, "who": [person(world).id]}
    sent = submitted(world, parts, **values)
    shown, radio, some, single, people = sent["components"]
    assert shown == {"type": 10, "id": 1}
    assert radio["component"]["value"] == "b"
    assert some["component"]["values"] == ["a", "c"]
    assert single["component"]["value"] is True
    assert people["component"]["values"] == [person(world).id]
    assert sent["resolved"]["users"][person(world).id]["global_name"] == "Player 1"


def test_an_input_of_the_older_kind_is_sent_in_its_row(world: World) -> None:
    row = {"type": 1, "components": [text_input(label="x")]}
    (sent,) = submitted(world, [row], t0="42")["components"]
    assert sent["components"][0] == {"type": 4, "id": 2, "custom_id": "t0", "value": "42"}


def test_what_was_not_filled_in_is_sent_as_it_stood(world: World) -> None:
    default = [OPTIONS[0] | {"default": True}, *OPTIONS[1:]]
    parts = [
        label(component=text_input(value="before")),
        group(22, options=default),
        label(component={"type": 23, "custom_id": "yes", "default": True}),
        label(component={"type": 21, "custom_id": "one", "options": OPTIONS, "required": False}),
    ]
    text, some, single, radio = submitted(world, parts)["components"]
    assert text["component"]["value"] == "before"
    assert some["component"]["values"] == ["a"]
    assert single["component"]["value"] is True
    assert radio["component"]["value"] is None


@pytest.mark.parametrize(
    ("part", "values", "words"),
    [
        (label(), {}, "must be filled in"),
        (label(), {"t0": ""}, "must be filled in"),
        (label(), {"t0": "x" * 4001}, "from 0 to 4000"),
        (label(component=text_input(min_length=2, max_length=3)), {"t0": "x"}, "from 2 to 3"),
        (label(), {"t0": "x", "more": ""}, "nothing called more"),
        (group(21), {}, "from 1 to 1"),
        (group(21), {"some": ["a", "b"]}, "from 1 to 1"),
        (group(22), {"some": ["a", "a"]}, "once"),
        (group(22), {"some": ["d"]}, "d is not among"),
        (group(22, max_values=1), {"some": ["a", "b"]}, "from 1 to 1"),
        (group(22), {"some": 7}, "a list of values"),
    ],
)
def test_a_modal_takes_only_what_it_asks_for(
    world: World, part: Json, values: Json, words: str
) -> None:
    with pytest.raises(CannotDo, match=words):
        submitted(world, [part], **values)


def test_an_input_that_is_not_required_may_stay_empty(world: World) -> None:
    optional = label(component=text_input(required=False, min_length=3))
    (sent,) = submitted(world, [optional])["components"]
    assert sent["component"]["value"] == ""


# -- with a bot


async def buttons(person: Person) -> Seen:
    """Provide a message with one component of each kind."""
    return (await person.command("try buttons")).shown()


@pytest.mark.usefixtures("bot")
async def test_a_select_of_people_names_them(one: Person, two: Person) -> None:
    outcome = await one.select(await buttons(one), "who", [one.id, two.id])
    assert outcome.shown().content == "chosen: Player 1, Player 2"


@pytest.mark.usefixtures("bot")
async def test_a_select_of_words_names_them(one: Person) -> None:
    outcome = await one.select(await buttons(one), "fruit", [FRUITS[2]])
    assert outcome.shown().content == f"chosen: {FRUITS[2]}"
