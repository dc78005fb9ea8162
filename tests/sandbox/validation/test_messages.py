"""Messages as a whole: at each limit they are accepted, beyond it refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.model import Json
from sandbox.validation.messages import read_message
from tests.sandbox.validation.message_forms import button, embed, layout, row, rows, text
from tests.sandbox.validation.refusals import problems

SIZES: list[tuple[str, Callable[[int], Json], int, str]] = [
    ("content", lambda n: {"content": "x" * n}, 2000, "content"),
    ("embeds", lambda n: {"embeds": [{"title": "x"}] * n}, 10, "embeds"),
    ("rows", lambda n: {"content": "x", "components": [row(button(i)) for i in range(n)]}, 5,
     "components"),
    ("nonce", lambda n: {"content": "x", "nonce": "x" * n}, 25, "nonce"),
    ("people who may be pinged", lambda n: {"content": "x", "allowed_mentions": {
        "users": [str(i) for i in range(n)]}}, 100, "allowed_mentions.users"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "most", "path"), [row[1:] for row in SIZES],
                         ids=[row[0] for row in SIZES])  # fmt: skip
def test_a_message_holds_so_much_and_no_more(
    form: Callable[[int], Json], most: int, path: str
) -> None:
    read_message(form(most))
    assert path in problems(read_message, form(most + 1))


WRONG: list[tuple[str, Json, str, str]] = [
    ("a layout without its flag", {"content": "x", "components": [text()]}, "components.0",
     "UNION_TYPE_CHOICES"),
    ("a layout with content", layout(text()) | {"content": "x"}, "content",
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("a layout with embeds", layout(text()) | embed(), "embeds",
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("content that is a list", {"content": ["x"]}, "content", "STRING_TYPE_CONVERT"),
    ("flags that are words", {"content": "x", "flags": "many"}, "flags", "NUMBER_TYPE_COERCE"),
    ("embeds that are no list", {"embeds": 3}, "embeds", "LIST_TYPE_CONVERT"),
    ("an embed that is no object", {"embeds": [3]}, "embeds.0", "MODEL_TYPE_CONVERT"),
    ("mentions of something else", {"content": "x", "allowed_mentions": {"parse": ["cats"]}},
     "allowed_mentions.parse.0", "BASE_TYPE_CHOICES"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "path", "code"), [row[1:] for row in WRONG],
                         ids=[row[0] for row in WRONG])  # fmt: skip
def test_what_is_wrong_with_a_message_is_told_by_its_place(
    form: Json, path: str, code: str
) -> None:
    assert problems(read_message, form) == {path: code}


def test_everything_that_is_wrong_with_a_form_is_told_at_once() -> None:
    assert set(problems(read_message, {"content": "x" * 2001, "nonce": "x" * 26})) == {
        "content",
        "nonce",
    }
    parts = rows(button(label="x" * 81, custom_id=""))
    assert set(problems(read_message, parts)) == {
        "components.0.components.0.label",
        "components.0.components.0.custom_id",
    }


@pytest.mark.parametrize("kind", ["users", "roles"])
def test_nobody_is_allowed_to_be_pinged_both_ways(kind: str) -> None:
    allowed = {"parse": [kind], kind: ["1"]}
    assert problems(read_message, {"content": "x", "allowed_mentions": allowed}) == {
        "allowed_mentions": "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
    }
    read_message({"content": "x", "allowed_mentions": {"parse": [], kind: ["1"]}})


def test_a_field_that_was_not_sent_is_told_from_one_that_is_null() -> None:
    form = read_message({"content": None}).form
    assert form.gives("content")
    assert not form.gives("embeds")
    assert read_message({"content": "x"}).components is None
    assert read_message({"components": None}).components == []


def test_a_layout_stays_one_though_its_flag_is_not_sent_again() -> None:
    part = {"components": [text()]}
    assert read_message(part, already_v2=True).v2
    assert not read_message(rows(button())).v2
    assert problems(read_message, part) == {"components.0": "UNION_TYPE_CHOICES"}


@pytest.mark.parametrize(
    "legacy", [{"content": "x"}, {"poll": {"question": {}}}, {"sticker_ids": ["1"]}]
)
def test_a_layout_has_nothing_beside_its_parts(legacy: Json) -> None:
    code = "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"
    assert problems(read_message, layout(text()) | legacy) == dict.fromkeys(legacy, code)
