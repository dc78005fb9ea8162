"""Each limit of a command: just allowed, and just refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.model import Json
from tests.sandbox.raw_client import Caller


def command(**more: object) -> Json:
    """A command like any other."""
    return {"name": "play", "description": "x"} | more


def option(number: int = 0, **more: object) -> Json:
    """A command's option."""
    return {"type": 3, "name": f"o{number}", "description": "x"} | more


def options(*several: Json) -> Json:
    """A command with these options."""
    return command(options=list(several))


def choice(number: int = 0, **more: object) -> Json:
    """A choice of an option."""
    return {"name": f"c{number}", "value": f"c{number}"} | more


def choices(*several: Json, kind: int = 3) -> Json:
    """A command with an option of these choices."""
    return options(option(type=kind, choices=list(several)))


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


# -- keeping them


async def test_a_command_of_the_same_name_takes_the_place_of_the_old(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    first = await caller("POST", commands, command())
    second = await caller("POST", commands, command(description="y"))
    assert (first.status, second.status) == (201, 200)
    assert second.body["id"] == first.body["id"]
    assert second.body["version"] != first.body["version"]
    assert [one["description"] for one in (await caller("GET", commands)).body] == ["y"]


async def test_all_commands_are_replaced_at_once(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    kept = await caller("POST", commands, command())
    await caller("POST", commands, command(name="gone"))
    replaced = await caller("PUT", commands, [command(), command(name="new")])
    assert [one["name"] for one in replaced.body] == ["play", "new"]
    assert replaced.body[0] == kept.body
    assert (await caller("GET", commands)).body == replaced.body


async def test_nothing_is_replaced_if_one_is_wrong(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    await caller("POST", commands, command())
    refused = await caller("PUT", commands, [command(name="new"), command(name="No")])
    assert refused.problem("1.name")
    assert [one["name"] for one in (await caller("GET", commands)).body] == ["play"]


async def test_two_commands_of_one_name_are_refused(caller: Caller) -> None:
    refused = await caller("PUT", f"{caller.application}/commands", [command(), command()])
    assert refused.problem("1.name") == "APPLICATION_COMMANDS_DUPLICATE_NAME"


async def test_there_are_at_most_a_hundred(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    hundred = [command(name=f"c{number}") for number in range(100)]
    assert (await caller("PUT", commands, hundred)).status == 200
    assert (await caller("POST", commands, command(name="more"))).code == 30032
    assert (await caller("POST", commands, command(name="c7"))).status == 200


async def test_a_command_is_changed_and_removed_by_its_id(caller: Caller) -> None:
    commands = f"{caller.application}/commands"
    made = await caller("POST", commands, command(contexts=[0], options=[option()]))
    one = f"{commands}/{made.body['id']}"
    changed = await caller("PATCH", one, {"description": "y"})
    assert (changed.body["description"], changed.body["contexts"]) == ("y", [0])
    assert (await caller("GET", one)).body == changed.body
    assert (await caller("DELETE", one)).status == 204
    assert (await caller("GET", one)).code == 10063


async def test_commands_of_the_server_are_their_own(caller: Caller) -> None:
    server = f"{caller.application}/guilds/{caller.sandbox.world.guild.id}/commands"
    made = await caller("POST", server, command())
    assert made.body["guild_id"] == caller.sandbox.world.guild.id
    assert (await caller("GET", f"{caller.application}/commands")).body == []
    assert (await caller("GET", f"{caller.application}/commands/{made.body['id']}")).code == 10063


async def test_whole_numbers_stay_whole(caller: Caller) -> None:
    bounds = option(type=4, min_value=1, max_value=9, choices=[choice(value=3)])
    made = await caller("POST", f"{caller.application}/commands", options(bounds))
    kept = made.body["options"][0]
    assert (kept["min_value"], kept["choices"][0]["value"]) == (1, 3)
    assert isinstance(kept["min_value"], int)


async def test_another_application_has_no_commands_here(caller: Caller) -> None:
    assert (await caller("GET", "/applications/1/commands")).code == 10002
