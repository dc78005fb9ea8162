"""Embeds: their parts, and how long they may be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.model import Json
from sandbox.validation.embeds import Embed
from sandbox.validation.messages import read_message
from sandbox.validation.reading import read
from tests.sandbox.validation.message_forms import embed, fields
from tests.sandbox.validation.refusals import problems

SIZES: list[tuple[str, Callable[[int], Json], int, str]] = [
    ("embed title", lambda n: embed(title="x" * n), 256, "embeds.0.title"),
    ("embed description", lambda n: embed(description="x" * n), 4096, "embeds.0.description"),
    ("embed fields", fields, 25, "embeds.0.fields"),
    ("field name", lambda n: fields(1, name=n), 256, "embeds.0.fields.0.name"),
    ("field value", lambda n: fields(1, value=n), 1024, "embeds.0.fields.0.value"),
    ("footer", lambda n: embed(footer={"text": "x" * n}), 2048, "embeds.0.footer.text"),
    ("author", lambda n: embed(author={"name": "x" * n}), 256, "embeds.0.author.name"),
    ("embeds together", lambda n: fields(5, value=1000) | {
        "embeds": [*fields(5, 1, 1000)["embeds"], {"description": "x" * (n - 5006)}]
    }, 6000, "embeds.1"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "most", "path"), [row[1:] for row in SIZES],
                         ids=[row[0] for row in SIZES])  # fmt: skip
def test_an_embed_holds_so_much_and_no_more(
    form: Callable[[int], Json], most: int, path: str
) -> None:
    read_message(form(most))
    assert path in problems(read_message, form(most + 1))


WRONG: list[tuple[str, Json, str, str]] = [
    ("an embed picture that is no address", embed(image={"url": "a.png"}),
     "embeds.0.image.url", "URL_TYPE_INVALID_URL"),
    ("a field without a name", embed(fields=[{"name": "", "value": "x"}]),
     "embeds.0.fields.0.name", "BASE_TYPE_MIN_LENGTH"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "path", "code"), [row[1:] for row in WRONG],
                         ids=[row[0] for row in WRONG])  # fmt: skip
def test_what_is_wrong_with_an_embed_is_told_by_its_place(form: Json, path: str, code: str) -> None:
    assert problems(read_message, form) == {path: code}


def test_all_words_of_an_embed_count() -> None:
    form = {
        "title": "a" * 2,
        "description": "b" * 3,
        "author": {"name": "c" * 5},
        "footer": {"text": "d" * 7},
        "fields": [{"name": "e" * 11, "value": "f" * 13}] * 2,
        "url": "https://example.org",
    }
    assert read(Embed, form).length() == 2 + 3 + 5 + 7 + 2 * (11 + 13)


@pytest.mark.parametrize(
    ("form", "empty"),
    [
        ({}, True),
        ({"url": "https://example.org", "color": 7}, True),
        ({"title": "x"}, False),
        ({"image": {"url": "attachment://a.png"}}, False),
        ({"thumbnail": {"url": "https://example.org/a.png"}}, False),
    ],
)
def test_an_embed_is_empty_if_it_shows_nothing(form: Json, *, empty: bool) -> None:
    assert read(Embed, form).is_empty() is empty


def test_a_picture_may_be_attached_but_a_link_leads_to_the_web() -> None:
    read_message(embed(image={"url": "attachment://a.png"}))
    found = problems(read_message, embed(url="attachment://a.png"))
    assert found == {"embeds.0.url": "URL_TYPE_INVALID_URL"}
