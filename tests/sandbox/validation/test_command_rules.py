from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.model import Json
from tests.sandbox.raw_client import Caller
from tests.sandbox.validation.command_forms import choice, choices, command, option, options

SIZES: list[tuple[str, Callable[[int], Json], int, str]] = [
    ("name", lambda n: command(name="x" * n), 32, "name"),
    ("description", lambda n: command(description="x" * n), 100, "description"),
    ("translated name", lambda n: command(name_localizations={"de": "x" * n}), 32,
     "name_localizations.de"),
    ("translated description", lambda n: command(description_localizations={"de": "x" * n}), 100,
     "description_localizations.de"),
    ("options", lambda n: options(*[option(i) for i in range(n)]), 25, "options"),
    ("option name", lambda n: options(option(name="x" * n)), 32, "options.0.name"),
    ("option description", lambda n: options(option(description="x" * n)), 100,
     "options.0.description"),
    ("choices", lambda n: choices(*[choice(i) for i in range(n)]), 25, "options.0.choices"),
    ("choice name", lambda n: choices(choice(name="x" * n)), 100, "options.0.choices.0.name"),
    ("choice value", lambda n: choices(choice(value="x" * n)), 100, "options.0.choices.0.value"),
    ("length of words", lambda n: options(option(max_length=n)), 6000, "options.0.max_length"),
]  # fmt: skip
WRONG: list[tuple[str, Json, str]] = [
    ("capitals", command(name="Play"), "name"),
    ("a blank", command(name="play it"), "name"),
    ("a sign", command(name="play!"), "name"),
    ("no name", {"description": "x"}, "name"),
    ("no description", {"name": "play"}, "description"),
    ("an empty description", command(description=""), "description"),
    ("a translated name with a blank", command(name_localizations={"de": "spiel es"}),
     "name_localizations.de"),
    ("a language nobody knows", command(description_localizations={"xx": "x"}),
     "description_localizations"),
    ("required after optional", options(option(0), option(1, required=True)), "options.1"),
    ("two options of one name", options(option(0), option(0)), "options.1.name"),
    ("a part beside an option", options(option(0), option(1, type=1)), "options"),
    ("a group in a group", options(option(type=2, options=[option(type=2)])),
     "options.0.options.0.type"),
    ("a part in a part", options(option(type=1, options=[option(type=1)])),
     "options.0.options.0.type"),
    ("choices and completion", options(option(choices=[choice()], autocomplete=True)),
     "options.0"),
    ("completion of a yes", options(option(type=5, autocomplete=True)), "options.0"),
    ("words for a number", choices(choice(value="1"), kind=4), "options.0.choices.0.value"),
    ("a number for words", choices(choice(value=1)), "options.0.choices.0.value"),
    ("two choices of one name", choices(choice(0), choice(0, value="d")),
     "options.0.choices.1.name"),
    ("an option of no kind", options(option(type=12)), "options.0.type"),
    ("a menu with a description", command(type=2), "description"),
]  # fmt: skip


def signs(number: int) -> Json:
    """A command that is so long in all."""
    many = [choice(i, value=f"{i:02}" + "x" * 95) for i in range(25)]
    full = [option(i, choices=many) for i in range(3)]
    rest = number - _length(command(options=full)) - 2
    padding: list[Json] = []
    while rest > 0:
        take = min(rest, 100)
        padding.append(option(10 + len(padding), description="x" * max(take - 3, 1)))
        rest -= take
    return command(options=full + padding, name="playit")


def _length(body: Json) -> int:
    own = len(body["name"]) + len(body.get("description", "")) + len(body.get("value", ""))
    return own + sum(_length(one) for key in ("options", "choices") for one in body.get(key, ()))


@pytest.mark.parametrize(("form", "most", "path"), [row[1:] for row in SIZES],
                         ids=[row[0] for row in SIZES])  # fmt: skip
async def test_a_command_holds_so_much_and_no_more(
    caller: Caller, form: Callable[[int], Json], most: int, path: str
) -> None:
    commands = f"{caller.application}/commands"
    allowed = await caller("POST", commands, form(most))
    assert allowed.status in (200, 201), allowed.body
    refused = await caller("POST", commands, form(most + 1))
    assert refused.problem(path)


async def test_a_command_has_8000_signs_in_all(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    assert _length(signs(8000)) == 8000
    assert (await caller("POST", commands, signs(8000))).status == 201
    refused = await caller("POST", commands, signs(8001))
    assert refused.body["errors"]["_errors"][0]["code"] == "APPLICATION_COMMAND_TOO_LARGE"


async def test_of_each_text_only_the_longest_translation_counts(caller: Caller) -> None:
    long = signs(8000)
    shorter = {"de": "x" * 3, "it": "x"}
    long["name_localizations"] = shorter
    assert (await caller("POST", f"{caller.application}/commands", long)).status == 201


@pytest.mark.parametrize(("form", "path"), [row[1:] for row in WRONG],
                         ids=[row[0] for row in WRONG])  # fmt: skip
async def test_what_is_wrong_with_a_command_is_told_by_its_place(
    caller: Caller, form: Json, path: str
) -> None:
    refused = await caller("POST", f"{caller.application}/commands", form)
    assert refused.code == 50035
    assert refused.problem(path)


@pytest.mark.parametrize("name", ["play", "spielen", "jogar-já", "größe", "l'onda", "潜水", "a_1"])
async def test_names_in_many_scripts_are_taken(caller: Caller, name: str) -> None:
    reply = await caller("POST", f"{caller.application}/commands", command(name=name))
    assert reply.status == 201
