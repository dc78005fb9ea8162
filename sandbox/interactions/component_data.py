"""Converting a press, a selection or a submitted modal to Discord's data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandbox.errors import CannotDo
from sandbox.interactions.resolved import CHANNELS, ROLES, USERS, resolve
from sandbox.model import Json, Message, Person
from sandbox.validation import components as forms
from sandbox.validation.layout import walk
from sandbox.world import World

_STANDS_FOR = {
    forms.USER_SELECT: (USERS,),
    forms.ROLE_SELECT: (ROLES,),
    forms.MENTIONABLE_SELECT: (USERS, ROLES),
    forms.CHANNEL_SELECT: (CHANNELS,),
}
_LONGEST_TEXT = 4000


def press(
    world: World, person: Person, message: Message, custom_id: str, values: Sequence[str] | None
) -> Json:
    """Return the data of an interaction that uses a component of a message.

    Raises `CannotDo` if the component cannot be used in that way.
    """
    part = _part(message.components, custom_id)
    if part["disabled"]:
        raise CannotDo("That is switched off.")
    body: Json = {
        "component_type": part["type"],
        "custom_id": custom_id,
        "id": part["id"],
    }
    if part["type"] == forms.BUTTON:
        if values is not None:
            raise CannotDo("A button has no values.")
        return body
    chosen = list(values or ())
    _check_selection(part, chosen)
    return body | {"values": chosen} | _resolved(world, person, part, chosen)


def _part(components: list[Json], custom_id: str) -> Json:
    for _, part in walk(components):
        if part.get("custom_id") == custom_id:
            return part
    raise CannotDo("The message has no such part any more.")


def _check_selection(part: Json, chosen: list[str]) -> None:
    if len(set(chosen)) < len(chosen):
        raise CannotDo("Each value can be chosen once.")
    most = part.get("max_values") or len(part.get("options", ())) or 1
    if part["type"] == forms.RADIO_GROUP:
        most = 1
    if not part.get("min_values", 1) <= len(chosen) <= most:
        raise CannotDo(f"Choose from {part.get('min_values', 1)} to {most} values.")
    if "options" in part:
        known = {option["value"] for option in part["options"]}
        for value in chosen:
            if value not in known:
                raise CannotDo(f"{value} is not among the options.")


def _resolved(world: World, person: Person, part: Json, chosen: list[str]) -> Json:
    stands_for = _STANDS_FOR.get(part["type"])
    if stands_for is None:
        return {}
    return {"resolved": resolve(world, person.id, [(value, stands_for) for value in chosen])}


def submit(world: World, person: Person, modal: Json, values: Mapping[str, object]) -> Json:
    """Return the data of an interaction that submits a modal; raise `CannotDo` if it is refused."""
    known = {part["custom_id"] for _, part in walk(modal["components"]) if "custom_id" in part}
    for name in values:
        if name not in known:
            raise CannotDo(f"The modal has nothing called {name}.")
    named: Json = {}
    sent = [_sent(world, person, part, values, named) for part in modal["components"]]
    body: Json = {"custom_id": modal["custom_id"], "components": sent}
    return body | ({"resolved": named} if named else {})


def _sent(
    world: World, person: Person, part: Json, values: Mapping[str, object], named: Json
) -> Json:
    """Return one part of a modal with its value."""
    if part["type"] == forms.ROW:
        inner = [_sent(world, person, one, values, named) for one in part["components"]]
        return {"type": forms.ROW, "id": part["id"], "components": inner}
    if part["type"] == forms.LABEL:
        one = _sent(world, person, part["component"], values, named)
        return {"type": forms.LABEL, "id": part["id"], "component": one}
    body: Json = {"type": part["type"], "id": part["id"]}
    if part["type"] == forms.TEXT:
        return body
    given = values.get(part["custom_id"])
    body["custom_id"] = part["custom_id"]
    return body | _filled(world, person, part, given, named)


def _filled(world: World, person: Person, part: Json, given: object, named: Json) -> Json:
    """Return the value of one input; the users, roles and channels in it are added to `named`."""
    if part["type"] == forms.TEXT_INPUT:
        return {"value": _text(part, given)}
    if part["type"] == forms.CHECKBOX:
        return {"value": bool(part["default"] if given is None else given)}
    chosen = _chosen(part, given)
    if part["type"] == forms.RADIO_GROUP:
        return {"value": chosen[0] if chosen else None}
    for kind, found in _resolved(world, person, part, chosen).get("resolved", {}).items():
        named.setdefault(kind, {}).update(found)
    return {"values": chosen}


def _text(part: Json, given: object) -> str:
    text = part.get("value", "") if given is None else str(given)
    if not text:
        if part["required"]:
            raise CannotDo(f"{part.get('label') or part['custom_id']} must be filled in.")
        return ""
    low, high = part.get("min_length", 0), part.get("max_length", _LONGEST_TEXT)
    if not low <= len(text) <= high:
        raise CannotDo(f"Write from {low} to {high} signs, not {len(text)}.")
    return str(text)


def _chosen(part: Json, given: object) -> list[str]:
    if given is None:
        options = part.get("options", ())
        chosen = [option["value"] for option in options if option.get("default")]
    else:
        chosen = [given] if isinstance(given, str) else [str(one) for one in _several(given)]
    if not chosen and not part.get("required", True):
        return []
    _check_selection(part, chosen)
    return chosen


def _several(given: object) -> Sequence[object]:
    if not isinstance(given, list | tuple):
        raise CannotDo("A selection is a list of values.")
    return given
