"""Files given to commands."""

from __future__ import annotations

import base64

import pytest

from sandbox.errors import CannotDo
from sandbox.interactions.uploads import PLACE, keep_given, shown
from sandbox.messages.files import LARGEST
from sandbox.model import Json
from sandbox.world import World
from tests.driver.person import Given, Person
from tests.sandbox.small_bot import SmallBot


async def test_a_file_given_to_a_command_reaches_the_bot_whole(bot: SmallBot, one: Person) -> None:
    given = Given("log book.txt", b"Tiefe: 40 m")
    outcome = await one.command("try file", file=given)
    assert outcome.shown().content == "log_book.txt 11 Tiefe: 40 m"
    assert not bot.errors


def sent(content: bytes, name: str = "log book.txt") -> Json:
    """Return a file in the form in which the page sends it."""
    return {"name": name, "data": base64.b64encode(content).decode()}


def test_a_file_is_kept_under_a_name_that_is_safe(world: World) -> None:
    one = keep_given(world, "file", sent(b"depth"))
    assert (one.filename, one.named, one.size) == ("log_book.txt", "log book.txt", 5)
    assert one.content_type == "text/plain"
    assert world.store.file(PLACE, one.id, one.filename).read_bytes() == b"depth"


@pytest.mark.parametrize(
    ("value", "words"),
    [
        ("text", "takes a file"),
        ({"name": "a.txt", "data": "no base64!"}, "one piece"),
        (sent(b"x" * (LARGEST + 1)), "at most"),
    ],
    ids=["no file", "no base64", "too large"],
)
def test_what_is_no_file_is_refused_at_its_option(world: World, value: object, words: str) -> None:
    with pytest.raises(CannotDo, match=words) as cannot:
        keep_given(world, "file", value)
    assert cannot.value.option == "file"
    assert not list(world.store.folder.glob("attachments/*/*"))


def test_a_file_may_be_as_large_as_one_of_a_message(world: World) -> None:
    assert keep_given(world, "file", sent(b"x" * LARGEST)).size == LARGEST


def test_a_given_file_is_shown_as_ephemeral_with_its_address(world: World) -> None:
    body = shown(world, keep_given(world, "file", sent(b"depth")))
    assert body["ephemeral"] is True
    assert body["url"] == f"{world.address}/attachments/{PLACE}/{body['id']}/log_book.txt"
