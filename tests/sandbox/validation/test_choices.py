"""Choices that the bot proposes while an option is being typed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.errors import Problems
from sandbox.model import Json
from sandbox.validation.choices import check_value, read_choices
from tests.sandbox.validation.refusals import problems

STRING, INTEGER, BOOLEAN, NUMBER = 3, 4, 5, 10


def proposed(*choices: Json) -> Json:
    """Return a response that proposes these choices."""
    return {"data": {"choices": list(choices)}}


def read_words(form: Json) -> list[Json]:
    return read_choices(form, STRING)


@pytest.mark.parametrize(
    ("form", "most", "path"),
    [
        (lambda n: proposed(*[{"name": "x", "value": "x"}] * n), 25, "data.choices"),
        (lambda n: proposed({"name": "x" * n, "value": "x"}), 100, "data.choices.0.name"),
        (lambda n: proposed({"name": "x", "value": "x" * n}), 100, "data.choices.0.value"),
    ],
    ids=["choices", "name", "value"],
)
def test_so_much_can_be_proposed_and_no_more(
    form: Callable[[int], Json], most: int, path: str
) -> None:
    read_words(form(most))
    assert path in problems(read_words, form(most + 1))


@pytest.mark.parametrize(
    ("kind", "value"),
    [(STRING, 1), (STRING, ""), (INTEGER, "1"), (INTEGER, 1.5), (NUMBER, True), (BOOLEAN, True)],
)
def test_what_is_proposed_must_fit_the_option(kind: int, value: object) -> None:
    found = problems(lambda form: read_choices(form, kind), proposed({"name": "x", "value": value}))
    assert list(found) == ["data.choices.0.value"]


@pytest.mark.parametrize(
    ("kind", "value"), [(STRING, "1"), (INTEGER, 1), (NUMBER, 1), (NUMBER, 0.5)]
)
def test_values_are_kept_as_they_came(kind: int, value: object) -> None:
    (kept,) = read_choices(proposed({"name": "x", "value": value, "more": 1}), kind)
    assert kept == {"name": "x", "value": value}
    assert type(kept["value"]) is type(value)


def test_nothing_may_be_proposed() -> None:
    assert read_words(proposed()) == []


def test_a_value_that_does_not_fit_is_noted_at_its_path() -> None:
    found = Problems()
    check_value("x", STRING, ("a", 0), found)
    assert found.found == {}
    check_value("x" * 101, STRING, ("a", 0), found)
    check_value("x", INTEGER, ("b",), found)
    codes = [found.found["a"]["0"]["_errors"][0]["code"], found.found["b"]["_errors"][0]["code"]]
    assert codes == ["BASE_TYPE_BAD_LENGTH", "APPLICATION_COMMAND_OPTION_CHOICE_TYPE"]
