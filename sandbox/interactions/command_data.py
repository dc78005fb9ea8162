"""Converting a command's full name and plain values to Discord's nested data."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from sandbox.errors import CannotDo
from sandbox.interactions.resolved import CHANNELS, ROLES, USERS, resolve
from sandbox.interactions.uploads import keep_given, shown
from sandbox.model import DIRECT, Channel, Command, Json, Person
from sandbox.permissions import Permission
from sandbox.validation import commands as forms
from sandbox.world import World

_STANDS_FOR = {
    forms.USER: (USERS,),
    forms.CHANNEL: (CHANNELS,),
    forms.ROLE: (ROLES,),
    forms.MENTIONABLE: (USERS, ROLES),
}
_YES_AND_NO = {"true": True, "false": False}


@dataclass(frozen=True, slots=True)
class TypedCommand:
    """A command that a person has typed."""

    command: Command
    parts: tuple[Json, ...]
    """The definitions of the subcommand group and the subcommand, if any."""
    options: list[Json]
    """The definitions of the options of the innermost part."""


def commands_for(world: World, person: Person, channel: Channel) -> list[Command]:
    """Return the commands that a person can use in a channel."""
    return [one for one in world.commands.values() if _usable(world, one, person, channel)]


def _usable(world: World, command: Command, person: Person, channel: Channel) -> bool:
    body = command.body
    if channel.type == DIRECT:
        contexts = body["contexts"]
        here = 1 in contexts if contexts is not None else body["dm_permission"]
        return bool(here) and command.guild_id is None
    if body["contexts"] is not None and 0 not in body["contexts"]:
        return False
    needed = Permission(int(body["default_member_permissions"] or 0))
    return world.bot.present and world.permissions_of(person.id, channel) & needed == needed


def find(world: World, person: Person, channel: Channel, name: str) -> TypedCommand:
    """Return the command with this full name; raise `CannotDo` if there is none here."""
    first, *rest = name.split()
    for command in commands_for(world, person, channel):
        if command.body["name"] == first and command.body["type"] == forms.CHAT_INPUT:
            return _descend(command, name, rest)
    raise CannotDo(f"There is no command /{first} here.")


def _descend(command: Command, name: str, rest: list[str]) -> TypedCommand:
    parts: list[Json] = []
    options: list[Json] = command.body.get("options", [])
    for step in rest:
        part = next((one for one in options if one["name"] == step), None)
        if part is None or part["type"] not in (forms.SUBCOMMAND, forms.GROUP):
            raise CannotDo(f"There is no command /{name}.")
        parts.append(part)
        options = part.get("options", [])
    if options and options[0]["type"] in (forms.SUBCOMMAND, forms.GROUP):
        inner = ", ".join(one["name"] for one in options)
        raise CannotDo(f"/{name} is not complete; it goes on with one of: {inner}.")
    return TypedCommand(command, tuple(parts), options)


def data_of(
    world: World,
    person: Person,
    asked: TypedCommand,
    values: Mapping[str, object],
    focused: str | None = None,
) -> Json:
    """Return the data of an interaction in which the command has these option values.

    If `focused` names an option, the interaction is a request for its autocomplete choices. Raises
    `CannotDo` if a value does not fit its option.
    """
    filled = _all_filled(asked, values, focused)
    named = [
        (one["value"], _STANDS_FOR[one["type"]]) for one in filled if one["type"] in _STANDS_FOR
    ]
    files = _files(world, filled)
    body: Json = {
        "id": asked.command.id,
        "name": asked.command.body["name"],
        "type": asked.command.body["type"],
        "options": _nested(asked.parts, filled),
    }
    if asked.command.guild_id:
        body["guild_id"] = asked.command.guild_id
    if named:
        body["resolved"] = resolve(world, person.id, named)
    if files:
        body.setdefault("resolved", {})["attachments"] = files
    return body


def _files(world: World, filled: list[Json]) -> Json:
    """Store the files among the option values, and return them by ID.

    In `filled`, each file is replaced by its ID.
    """
    found: Json = {}
    for one in filled:
        if one["type"] == forms.ATTACHMENT:
            given = keep_given(world, one["name"], one["value"])
            found[given.id] = shown(world, given)
            one["value"] = given.id
    return found


def _all_filled(
    asked: TypedCommand, values: Mapping[str, object], focused: str | None
) -> list[Json]:
    known = {option["name"] for option in asked.options}
    for name in (*values, *([focused] if focused else [])):
        if name not in known:
            raise CannotDo(f"The command has no option {name}.", option=name)
    filled = []
    for option in asked.options:
        given = values.get(option["name"])
        if option["name"] == focused:
            filled.append(_focused(option, given))
        elif given is not None and given != "":
            filled.append(_filled(option, given, checked=focused is None))
        elif option["required"] and focused is None:
            raise _at(option, f"The option {option['name']} is required.")
    return filled


def _nested(parts: tuple[Json, ...], options: list[Json]) -> list[Json]:
    for part in reversed(parts):
        options = [{"name": part["name"], "type": part["type"], "options": options}]
    return options


def _focused(option: Json, given: object) -> Json:
    if not option["autocomplete"]:
        raise _at(option, f"The option {option['name']} has no choices to complete.")
    value = "" if given is None else str(given)
    return {"name": option["name"], "type": option["type"], "value": value, "focused": True}


def _filled(option: Json, given: object, *, checked: bool) -> Json:
    if option["type"] == forms.ATTACHMENT:
        # The file is stored only once all other options are known to be valid.
        return {"name": option["name"], "type": option["type"], "value": given}
    value = _value(option, given)
    if checked:
        _check_choice(option, value)
        _check_range(option, value)
    return {"name": option["name"], "type": option["type"], "value": value}


def _value(option: Json, given: object) -> str | int | float | bool:
    kind, text = option["type"], str(given)
    try:
        if kind == forms.INTEGER:
            return int(text)
        if kind == forms.NUMBER:
            return float(text)
        if kind == forms.BOOLEAN:
            return _YES_AND_NO[text.lower()]
    except (ValueError, KeyError):
        raise _at(option, f"{text} does not fit the option {option['name']}.") from None
    return text


def _check_choice(option: Json, value: object) -> None:
    choices = option.get("choices")
    if choices and value not in [choice["value"] for choice in choices]:
        raise _at(option, f"{value} is not one of the choices for {option['name']}.")


def _check_range(option: Json, value: object) -> None:
    size = len(value) if isinstance(value, str) else value
    low, high = (
        ("min_length", "max_length") if isinstance(value, str) else ("min_value", "max_value")
    )
    if not isinstance(size, int | float):
        return
    if size < option.get(low, size) or size > option.get(high, size):
        raise _at(option, f"{value} is out of range for {option['name']}.")


def _at(option: Json, words: str) -> CannotDo:
    return CannotDo(words, option=option["name"])
