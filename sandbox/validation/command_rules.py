"""The rules that a command has to obey as a whole."""

from __future__ import annotations

from collections.abc import Iterable

from sandbox.errors import Problems
from sandbox.model import Json
from sandbox.validation.choices import check_value
from sandbox.validation.commands import (
    CHAT_INPUT,
    GROUP,
    SUBCOMMAND,
    CommandForm,
    CommandOption,
    MenuForm,
    OptionChoice,
)
from sandbox.validation.layout import Path
from sandbox.validation.reading import read

MOST_SIGNS = 8000
_PARTS = (SUBCOMMAND, GROUP)


def read_command(payload: Json) -> Json:
    """Validate a command and return it ready to store; raise `Refused` with all errors."""
    menu = payload.get("type", CHAT_INPUT) in (2, 3)
    form: CommandForm | MenuForm
    if menu:
        form = read(MenuForm, payload)
    else:
        form = read(CommandForm, payload)
        problems = Problems()
        _check_options(form.options or [], ("options",), 0, problems)
        if _signs(form) > MOST_SIGNS:
            problems.add(
                (),
                "APPLICATION_COMMAND_TOO_LARGE",
                f"Command exceeds maximum size ({MOST_SIGNS})",
            )
        problems.raise_if_any()
    body = form.model_dump(exclude_none=True, exclude_defaults=False)
    _with_original_numbers(body, payload)
    return _completed(body)


def _completed(body: Json) -> Json:
    """Return a command with all fields of Discord's response, including any that were not sent."""
    permissions = body.get("default_member_permissions")
    return {
        "name_localizations": None,
        "description_localizations": None,
        "contexts": None,
        "integration_types": [0],
        "dm_permission": True,
        **body,
        "default_member_permissions": None if permissions is None else str(permissions),
    }


def _with_original_numbers(body: Json, payload: Json) -> None:
    """Restore the integers in limits and choices that pydantic may have turned into floats."""
    for kept, sent in zip(body.get("options", ()), payload.get("options") or (), strict=False):
        for key in ("min_value", "max_value"):
            if key in kept:
                kept[key] = sent[key]
        for choice, raw in zip(kept.get("choices", ()), sent.get("choices") or (), strict=False):
            choice["value"] = raw["value"]
        _with_original_numbers(kept, sent)


def _check_options(
    options: list[CommandOption], path: Path, depth: int, problems: Problems
) -> None:
    _check_order(options, path, problems)
    _check_names((option.name for option in options), path, problems)
    if len({option.type in _PARTS for option in options}) > 1:
        problems.add(
            path,
            "APPLICATION_COMMAND_OPTIONS_MIXED",
            "Sub-command and sub-command group option types are mutually exclusive to all other"
            " types",
        )
    for place, option in enumerate(options):
        here = (*path, place)
        allowed = {0: True, 1: option.type == SUBCOMMAND, 2: False}[min(depth, 2)]
        if option.type in _PARTS and not allowed:
            problems.add((*here, "type"), "BASE_TYPE_CHOICES", "Sub-commands nest too deeply.")
        _check_choices(option, here, problems)
        inner = depth + 1 if option.type == GROUP else 2
        _check_options(option.options or [], (*here, "options"), inner, problems)


def _check_order(options: list[CommandOption], path: Path, problems: Problems) -> None:
    optional_seen = False
    for place, option in enumerate(options):
        if option.required and optional_seen:
            problems.add(
                (*path, place),
                "APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID",
                "Required options must be placed before non-required options",
            )
        optional_seen = optional_seen or not option.required


def _check_names(names: Iterable[str], path: Path, problems: Problems) -> None:
    seen: set[str] = set()
    for place, name in enumerate(names):
        if name in seen:
            problems.add(
                (*path, place, "name"),
                "APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATE",
                "Names must be unique here",
            )
        seen.add(name)


def _check_choices(option: CommandOption, path: Path, problems: Problems) -> None:
    choices = option.choices or []
    _check_names((choice.name for choice in choices), (*path, "choices"), problems)
    for place, choice in enumerate(choices):
        check_value(choice.value, option.type, (*path, "choices", place, "value"), problems)


def _signs(one: CommandForm | CommandOption) -> int:
    """Return the total length of all texts, counting the longest translation of each."""
    total = _longest(one.name, one.name_localizations)
    total += _longest(one.description, one.description_localizations)
    if isinstance(one, CommandOption):
        total += sum(_choice_signs(choice) for choice in one.choices or ())
    return total + sum(_signs(option) for option in one.options or ())


def _choice_signs(choice: OptionChoice) -> int:
    value = len(choice.value) if isinstance(choice.value, str) else 0
    return _longest(choice.name, choice.name_localizations) + value


def _longest(text: str, translations: dict[str, str] | None) -> int:
    return max(len(each) for each in (text, *(translations or {}).values()))
