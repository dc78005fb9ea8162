"""Commands as a whole: at each limit they are accepted, beyond it refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.model import Json
from sandbox.validation.command_rules import read_command
from tests.sandbox.validation.command_forms import choice, choices, command, option, options
from tests.sandbox.validation.refusals import problems

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
    """Return a command with this total length."""
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
def test_a_command_holds_so_much_and_no_more(
    form: Callable[[int], Json], most: int, path: str
) -> None:
    read_command(form(most))
    assert path in problems(read_command, form(most + 1))


def test_a_command_has_8000_signs_in_all() -> None:
    assert _length(signs(8000)) == 8000
    read_command(signs(8000))
    assert problems(read_command, signs(8001)) == {"": "APPLICATION_COMMAND_TOO_LARGE"}


def test_of_each_text_only_the_longest_translation_counts() -> None:
    shorter = {"name_localizations": {"de": "x" * 3, "it": "x"}}
    read_command(signs(8000) | shorter)
    longer = {"name_localizations": {"de": "x" * 7, "it": "x"}}
    assert problems(read_command, signs(8000) | longer) == {"": "APPLICATION_COMMAND_TOO_LARGE"}


@pytest.mark.parametrize(("form", "path"), [row[1:] for row in WRONG],
                         ids=[row[0] for row in WRONG])  # fmt: skip
def test_what_is_wrong_with_a_command_is_told_by_its_place(form: Json, path: str) -> None:
    assert list(problems(read_command, form)) == [path]


def test_parts_of_a_group_may_have_options() -> None:
    part = option(type=1, options=[option()])
    kept = read_command(options(option(type=2, options=[part])))
    assert kept["options"][0]["options"][0]["options"][0]["name"] == "o0"


def test_what_was_not_sent_is_filled_in_as_discord_does() -> None:
    kept = read_command(command())
    assert (kept["type"], kept["integration_types"], kept["dm_permission"]) == (1, [0], True)
    assert (kept["contexts"], kept["default_member_permissions"]) == (None, None)
    given = read_command(command(contexts=[0], default_member_permissions="32"))
    assert (given["contexts"], given["default_member_permissions"]) == ([0], "32")


def test_whole_numbers_stay_whole() -> None:
    bounds = option(type=4, min_value=1, max_value=9, choices=[choice(value=3)])
    kept = read_command(options(option(type=1, options=[bounds])))["options"][0]["options"][0]
    assert (kept["min_value"], kept["max_value"], kept["choices"][0]["value"]) == (1, 9, 3)
    assert isinstance(kept["min_value"], int)


def test_a_menu_has_a_name_of_any_kind_and_no_description() -> None:
    assert read_command({"type": 2, "name": "Show Rating"})["name"] == "Show Rating"
