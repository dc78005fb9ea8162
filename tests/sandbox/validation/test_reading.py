"""Forms, and what is wrong with them in Discord's words."""

from __future__ import annotations

from typing import Annotated, Literal

import pytest
from pydantic import AfterValidator, Discriminator, Field, Tag

from sandbox.errors import Refused
from sandbox.model import Json
from sandbox.validation.reading import CustomId, Shape, Snowflake, objection, read, tag_of
from tests.sandbox.validation.refusals import problems


class Fish(Shape):
    """A part of one kind."""

    type: Literal[1]
    length: int = Field(default=1, ge=1, le=9)


class Weed(Shape):
    """A part of another kind."""

    type: Literal[2]


def _calm(words: str) -> str:
    if "!" in words:
        raise objection("TOO_LOUD", "Not {so} loud")
    return words


class Reef(Shape):
    """A form with a field of each type."""

    id: Snowflake = "1"
    key: CustomId = "k"
    name: Annotated[str, Field(min_length=2, max_length=4), AfterValidator(_calm)] = "reef"
    open: bool = False
    depth: float = 0
    words: list[str] = Field(default=[], max_length=2)
    parts: list[
        Annotated[
            Annotated[Fish, Tag("type=1")] | Annotated[Weed, Tag("type=2")], Discriminator(tag_of)
        ]
    ] = Field(default=[])


def read_reef(form: Json) -> Reef:
    return read(Reef, form)


@pytest.mark.parametrize(
    ("form", "path", "code"),
    [
        ({"id": "x"}, "id", "STRING_TYPE_REGEX"),
        ({"id": "1" * 21}, "id", "STRING_TYPE_REGEX"),
        ({"key": ""}, "key", "BASE_TYPE_MIN_LENGTH"),
        ({"key": "x" * 101}, "key", "BASE_TYPE_MAX_LENGTH"),
        ({"name": "x"}, "name", "BASE_TYPE_MIN_LENGTH"),
        ({"name": "reefs"}, "name", "BASE_TYPE_MAX_LENGTH"),
        ({"name": ["reef"]}, "name", "STRING_TYPE_CONVERT"),
        ({"open": "perhaps"}, "open", "BOOLEAN_TYPE_CHOICES"),
        ({"depth": "deep"}, "depth", "NUMBER_TYPE_COERCE"),
        ({"words": "x"}, "words", "LIST_TYPE_CONVERT"),
        ({"words": ["a", "b", "c"]}, "words", "BASE_TYPE_MAX_LENGTH"),
        ({"parts": [7]}, "parts.0", "UNION_TYPE_CHOICES"),
        ({"parts": [{"type": 1}, {"type": 3}]}, "parts.1", "UNION_TYPE_CHOICES"),
        ({"parts": [{"type": 1, "length": 0}]}, "parts.0.length", "NUMBER_TYPE_MIN"),
        ({"parts": [{"type": 1, "length": 10}]}, "parts.0.length", "NUMBER_TYPE_MAX"),
        ({"parts": [{"type": 1, "length": "x"}]}, "parts.0.length", "NUMBER_TYPE_COERCE"),
    ],
)
def test_what_is_wrong_is_told_by_its_place_and_code(form: Json, path: str, code: str) -> None:
    assert problems(read_reef, form) == {path: code}


def said(form: Json, field: str) -> str:
    with pytest.raises(Refused) as refused:
        read(Reef, form)
    return str(refused.value.extra["errors"][field]["_errors"][0]["message"])


def test_what_is_wrong_is_told_with_its_limits() -> None:
    assert said({"name": "reefs"}, "name") == "Must be 4 or fewer in length."
    assert said({"depth": "deep"}, "depth") == 'Value "deep" is not float.'


def test_an_objection_of_a_form_is_told_as_it_was_raised() -> None:
    assert problems(read_reef, {"name": "oh!"}) == {"name": "TOO_LOUD"}
    assert said({"name": "oh!"}, "name") == "Not {so} loud"


def test_a_kind_that_is_not_known_is_told_with_those_that_are() -> None:
    with pytest.raises(Refused) as refused:
        read(Reef, {"parts": [{"type": 3}]})
    (told,) = refused.value.extra["errors"]["parts"]["0"]["_errors"]
    assert told["message"] == 'Value of field "type" must be one of (1, 2).'


def test_what_is_not_known_is_ignored_and_a_number_may_be_an_id() -> None:
    found = read(Reef, {"id": 7, "colour": "blue", "parts": [{"type": 2, "length": 0}]})
    assert (found.id, found.parts) == ("7", [Weed(type=2)])
