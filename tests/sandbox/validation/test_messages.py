"""Each limit of a message: just allowed, and just refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from sandbox.model import Json
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.validation.message_forms import (
    button,
    container,
    embed,
    fields,
    gallery,
    layout,
    link,
    nothing,
    option,
    row,
    rows,
    section,
    select,
    text,
)

SIZES: list[tuple[str, Callable[[int], Json], int, str]] = [
    ("content", lambda n: {"content": "x" * n}, 2000, "content"),
    ("embeds", lambda n: {"embeds": [{"title": "x"}] * n}, 10, "embeds"),
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
    ("rows", lambda n: {"content": "x", "components": [row(button(i)) for i in range(n)]}, 5,
     "components"),
    ("buttons in a row", lambda n: rows(*[button(i) for i in range(n)]), 5,
     "components.0.components"),
    ("label", lambda n: rows(button(label="x" * n)), 80, "components.0.components.0.label"),
    ("custom id", lambda n: rows(button(custom_id="x" * n)), 100,
     "components.0.components.0.custom_id"),
    ("url", lambda n: rows(link(url="https://" + "x" * (n - 8))), 512,
     "components.0.components.0.url"),
    ("options", lambda n: rows(select(n)), 25, "components.0.components.0.options"),
    ("placeholder", lambda n: rows(select(placeholder="x" * n)), 150,
     "components.0.components.0.placeholder"),
    ("option label", lambda n: option(label="x" * n), 100,
     "components.0.components.0.options.0.label"),
    ("option value", lambda n: option(value="x" * n), 100,
     "components.0.components.0.options.0.value"),
    ("option description", lambda n: option(description="x" * n), 100,
     "components.0.components.0.options.0.description"),
    ("values at most", lambda n: rows(select(3, max_values=n)), 3, "components.0.components.0"),
    ("components", nothing, 40, "components"),
    ("words in a layout", lambda n: layout(text(2000), text(n - 2000)), 4000, "components"),
    ("pictures", lambda n: layout(gallery(n)), 10, "components.0.items"),
    ("alternative text", lambda n: layout(gallery(1, description="x" * n)), 1024,
     "components.0.items.0.description"),
    ("words in a section", lambda n: layout(section(n, button())), 3, "components.0.components"),
    ("colour of a frame", lambda n: layout(container(text(), accent_color=n)), 0xFFFFFF,
     "components.0.accent_color"),
    ("nonce", lambda n: {"content": "x", "nonce": "x" * n}, 25, "nonce"),
    ("people who may be pinged", lambda n: {"content": "x", "allowed_mentions": {
        "users": [str(i) for i in range(n)]}}, 100, "allowed_mentions.users"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "most", "path"), [row[1:] for row in SIZES],
                         ids=[row[0] for row in SIZES])  # fmt: skip
async def test_so_much_is_allowed_and_no_more(
    caller: Caller, form: Callable[[int], Json], most: int, path: str
) -> None:
    allowed = await caller.send(**form(most))
    assert allowed.status == 200, allowed.body
    refused = await caller.send(**form(most + 1))
    assert (refused.status, refused.code) == (400, 50035)
    assert refused.problem(path)


WRONG: list[tuple[str, Json, str, str]] = [
    ("a custom id of no length", rows(button(custom_id="")), "components.0.components.0.custom_id",
     "BASE_TYPE_MIN_LENGTH"),
    ("a custom id twice", rows(button(), button()), "components.0.components.1.custom_id",
     "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("a custom id twice in a layout", layout(row(button()), section(1, button())),
     "components.1.accessory.custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
    ("a button without words", rows({"type": 2, "style": 1, "custom_id": "b"}),
     "components.0.components.0", "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED"),
    ("a button without custom id", rows({"type": 2, "style": 1, "label": "b"}),
     "components.0.components.0", "BUTTON_COMPONENT_CUSTOM_ID_REQUIRED"),
    ("a button of no style", rows(button(style=7)), "components.0.components.0.style",
     "BASE_TYPE_CHOICES"),
    ("a link with custom id", rows(link(custom_id="b")), "components.0.components.0",
     "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE"),
    ("a link to nowhere", rows({"type": 2, "style": 5, "label": "b"}),
     "components.0.components.0", "BUTTON_COMPONENT_URL_REQUIRED"),
    ("a link elsewhere", rows(link(url="ftp://example.org")), "components.0.components.0.url",
     "BUTTON_COMPONENT_URL_INVALID_SCHEME"),
    ("an emoji that is none", rows(button(emoji={"name": "x"})),
     "components.0.components.0.emoji", "COMPONENT_INVALID_EMOJI"),
    ("an emoji of another server", rows(button(emoji={"id": "1", "name": "x"})),
     "components.0.components.0.emoji", "COMPONENT_INVALID_EMOJI"),
    ("a select beside a button", rows(select(), button()), "components.0",
     "COMPONENT_LAYOUT_WIDTH_EXCEEDED"),
    ("a row with nothing in it", rows(), "components.0.components", "BASE_TYPE_MIN_LENGTH"),
    ("a select without options", rows(select(0)), "components.0.components.0.options",
     "BASE_TYPE_MIN_LENGTH"),
    ("two options of one value", rows(select(0) | {"options": [
        {"label": "a", "value": "a"}, {"label": "b", "value": "a"}]}),
     "components.0.components.0", "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED"),
    ("more values at least than at most", rows(select(3, min_values=3, max_values=2)),
     "components.0.components.0", "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES"),
    ("a part that does not exist", rows({"type": 99}), "components.0.components.0",
     "UNION_TYPE_CHOICES"),
    ("a layout without its flag", {"content": "x", "components": [text()]}, "components.0",
     "UNION_TYPE_CHOICES"),
    ("a layout with content", layout(text()) | {"content": "x"}, "content",
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("a layout with embeds", layout(text()) | embed(), "embeds",
     "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2"),
    ("a frame in a frame", layout(container(container(text()))), "components.0.components.0",
     "UNION_TYPE_CHOICES"),
    ("a button on its own in a layout", layout(button()), "components.0", "UNION_TYPE_CHOICES"),
    ("words of no length", layout(text(0)), "components.0.content", "BASE_TYPE_MIN_LENGTH"),
    ("a section without accessory", layout({"type": 9, "components": [text()]}),
     "components.0.accessory", "BASE_TYPE_REQUIRED"),
    ("an address that is none", layout(gallery(1, media={"url": "a.png"})),
     "components.0.items.0.media.url", "URL_TYPE_INVALID_SCHEME"),
    ("a file from elsewhere", layout({"type": 13, "file": {"url": "https://example.org/a"}}),
     "components.0.file", "FILE_COMPONENT_URL_NOT_ATTACHMENT"),
    ("one number for two parts", layout(text() | {"id": 3}, text() | {"id": 3}),
     "components.1.id", "COMPONENT_ID_DUPLICATED"),
    ("an embed picture that is no address", embed(image={"url": "a.png"}),
     "embeds.0.image.url", "URL_TYPE_INVALID_URL"),
    ("a field without a name", embed(fields=[{"name": "", "value": "x"}]),
     "embeds.0.fields.0.name", "BASE_TYPE_MIN_LENGTH"),
    ("content that is a list", {"content": ["x"]}, "content", "STRING_TYPE_CONVERT"),
    ("flags that are words", {"content": "x", "flags": "many"}, "flags", "NUMBER_TYPE_COERCE"),
    ("embeds that are no list", {"embeds": 3}, "embeds", "LIST_TYPE_CONVERT"),
    ("an embed that is no object", {"embeds": [3]}, "embeds.0", "MODEL_TYPE_CONVERT"),
    ("mentions of something else", {"content": "x", "allowed_mentions": {"parse": ["cats"]}},
     "allowed_mentions.parse.0", "BASE_TYPE_CHOICES"),
]  # fmt: skip


@pytest.mark.parametrize(("form", "path", "code"), [row[1:] for row in WRONG],
                         ids=[row[0] for row in WRONG])  # fmt: skip
async def test_what_is_wrong_is_told_by_its_place(
    caller: Caller, form: Json, path: str, code: str
) -> None:
    refused = await caller.send(**form)
    assert (refused.status, refused.code) == (400, 50035), refused.body
    assert refused.problem(path) == code
    assert not caller.sandbox.world.messages


async def test_everything_that_is_wrong_is_told_at_once(caller: Caller) -> None:
    refused = await caller.send(**rows(button(label="x" * 81, custom_id="")), nonce="x" * 26)
    assert refused.problem("nonce")
    inner = await caller.send(**rows(button(label="x" * 81, custom_id="")))
    assert refused.code == inner.code == 50035
    assert inner.problem("components.0.components.0.label")
    assert inner.problem("components.0.components.0.custom_id")


async def test_people_cannot_be_allowed_both_ways(caller: Caller, one: Person) -> None:
    allowed = {"parse": ["users"], "users": [one.id]}
    reply = await caller.send(content="x", allowed_mentions=allowed)
    assert reply.problem("allowed_mentions") == "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"
