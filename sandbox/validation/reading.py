"""Validating forms with pydantic, and reporting errors in Discord's words."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Annotated, Any, TypeVar

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from pydantic_core import ErrorDetails, PydanticCustomError

from sandbox.errors import Problems

Snowflake = Annotated[str, Field(pattern=r"^\d{1,20}$")]
CustomId = Annotated[str, Field(min_length=1, max_length=100)]


class Shape(BaseModel):
    """The base class of all forms, which ignores unknown fields."""

    model_config = ConfigDict(extra="ignore", coerce_numbers_to_str=True)


Form = TypeVar("Form", bound=BaseModel)


def read(kind: type[Form], payload: object, emojis: Collection[str] = ()) -> Form:
    """Return a validated form; raise `Refused` with all its errors if it is not valid.

    `emojis` are the IDs of the application's emojis.
    """
    try:
        return kind.model_validate(payload, context=emojis)
    except ValidationError as error:
        problems = Problems()
        for each in error.errors(include_url=False):
            code, message = _told(each)
            problems.add(tuple(step for step in each["loc"] if not _is_tag(step)), code, message)
        problems.raise_if_any()
        raise


def tag_of(value: object) -> str:
    """Return the tag of a component in a union: its `type`, marked so that paths can omit it."""
    kind = value.get("type") if isinstance(value, Mapping) else getattr(value, "type", None)
    return f"type={kind}"


def objection(code: str, message: str) -> PydanticCustomError:
    """Return an error for a form's own check to raise."""
    # The message is not used as the template itself, since it may contain braces.
    return PydanticCustomError("discord", "{code}|{words}", {"code": code, "words": message})


def _is_tag(step: str | int) -> bool:
    return isinstance(step, str) and step.startswith("type=")


def _told(each: ErrorDetails) -> tuple[str, str]:
    """Return Discord's code and message for a pydantic error."""
    facts: dict[str, Any] = each.get("ctx", {})
    if each["type"] == "discord":
        return facts["code"], facts["words"]
    if each["type"] == "union_tag_invalid":
        known = ", ".join(re.findall(r"\d+", str(facts["expected_tags"])))
        return "UNION_TYPE_CHOICES", f'Value of field "type" must be one of ({known}).'
    code, words = _WORDS.get(each["type"], ("BASE_TYPE_INVALID", each["msg"]))
    return code, words.format(**facts, input=each["input"])


_WORDS = {
    "missing": ("BASE_TYPE_REQUIRED", "This field is required"),
    "string_too_long": ("BASE_TYPE_MAX_LENGTH", "Must be {max_length} or fewer in length."),
    "string_too_short": ("BASE_TYPE_MIN_LENGTH", "Must be {min_length} or more in length."),
    "too_long": ("BASE_TYPE_MAX_LENGTH", "Must be {max_length} or fewer in length."),
    "too_short": ("BASE_TYPE_MIN_LENGTH", "Must be {min_length} or more in length."),
    "less_than_equal": ("NUMBER_TYPE_MAX", "Value should be less than or equal to {le}."),
    "greater_than_equal": ("NUMBER_TYPE_MIN", "Value should be greater than or equal to {ge}."),
    "literal_error": ("BASE_TYPE_CHOICES", "Value must be one of {{{expected}}}."),
    "string_pattern_mismatch": (
        "STRING_TYPE_REGEX",
        "String value did not match validation regex.",
    ),
    "string_type": ("STRING_TYPE_CONVERT", 'Could not interpret "{input}" as string.'),
    "int_type": ("NUMBER_TYPE_COERCE", 'Value "{input}" is not int.'),
    "int_parsing": ("NUMBER_TYPE_COERCE", 'Value "{input}" is not int.'),
    "float_type": ("NUMBER_TYPE_COERCE", 'Value "{input}" is not float.'),
    "float_parsing": ("NUMBER_TYPE_COERCE", 'Value "{input}" is not float.'),
    "bool_type": ("BOOLEAN_TYPE_CHOICES", "Must be either true or false."),
    "bool_parsing": ("BOOLEAN_TYPE_CHOICES", "Must be either true or false."),
    "list_type": ("LIST_TYPE_CONVERT", "Only iterables may be used in a ListType"),
    "model_type": ("MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"),
    "dict_type": ("DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType"),
    "union_tag_not_found": ("BASE_TYPE_REQUIRED", "This field is required"),
}
