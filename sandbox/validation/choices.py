"""Validating the bot's autocomplete choices."""

from __future__ import annotations

from pydantic import Field

from sandbox.errors import Problems
from sandbox.model import Json
from sandbox.validation.reading import Shape, read

_LONGEST = 100
_STRING, _INTEGER, _NUMBER = 3, 4, 10
_FITTING: dict[int, tuple[type, ...]] = {
    _STRING: (str,),
    _INTEGER: (int,),
    _NUMBER: (int, float),
}


class Choice(Shape):
    """One autocomplete choice."""

    name: str = Field(min_length=1, max_length=100)
    name_localizations: dict[str, str] | None = None
    value: str | int | float


class Choices(Shape):
    """The choices in an autocomplete response."""

    choices: list[Choice] = Field(max_length=25)


class ChoicesAnswer(Shape):
    """An autocomplete response."""

    data: Choices


def read_choices(payload: Json, option_type: int) -> list[Json]:
    """Return the choices for an option of this type; raise `Refused` if they are not valid."""
    form = read(ChoicesAnswer, payload)
    raw = payload["data"]["choices"]
    problems = Problems()
    for place, sent in enumerate(raw):
        path = ("data", "choices", place, "value")
        check_value(sent["value"], option_type, path, problems)
    problems.raise_if_any()
    return [
        {"name": choice.name, "value": sent["value"]}
        for choice, sent in zip(form.data.choices, raw, strict=True)
    ]


def check_value(
    value: object, option_type: int, path: tuple[str | int, ...], problems: Problems
) -> None:
    """Add an error if an option of this type cannot have this value."""
    fitting = _FITTING.get(option_type, ())
    if not isinstance(value, fitting) or isinstance(value, bool):
        problems.add(path, "APPLICATION_COMMAND_OPTION_CHOICE_TYPE", "Value has the wrong type.")
    elif isinstance(value, str) and not 1 <= len(value) <= _LONGEST:
        problems.add(path, "BASE_TYPE_BAD_LENGTH", f"Must be between 1 and {_LONGEST} in length.")
