from __future__ import annotations

import discord
import pytest

from sandbox.messages.files import LARGEST, picture_size, safe_name
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import picture


async def test_a_picture_has_a_size_and_words(channel: discord.TextChannel) -> None:
    (attachment,) = (await channel.send(file=picture("board.png"))).attachments
    assert (attachment.width, attachment.height) == (4, 2)
    assert attachment.description == "a small picture"


async def test_an_edit_keeps_the_files_it_names(channel: discord.TextChannel) -> None:
    message = await channel.send(files=[picture("a.png"), picture("b.png")])
    kept = message.attachments[1]
    edited = await message.edit(attachments=[kept, picture("c.png")])
    assert [one.filename for one in edited.attachments] == ["b.png", "c.png"]
    assert edited.attachments[0].id == kept.id


async def test_a_file_may_have_ten_mebibytes(caller: Caller) -> None:
    assert (await caller.upload({}, ("a", b"x" * LARGEST))).status == 200
    reply = await caller.upload({}, ("a", b"x" * (LARGEST + 1)))
    assert (reply.status, reply.code) == (413, 40005)


async def test_a_message_may_have_ten_files(caller: Caller) -> None:
    files = [(f"{number}.txt", b"x") for number in range(11)]
    assert len((await caller.upload({}, *files[:10])).body["attachments"]) == 10
    reply = await caller.upload({}, *files)
    assert reply.problem("attachments") == "BASE_TYPE_MAX_LENGTH"


async def test_a_file_that_is_named_must_be_there(caller: Caller) -> None:
    reply = await caller.send(content="x", attachments=[{"id": 0, "filename": "a.png"}])
    assert reply.problem("attachments.0.id") == "ATTACHMENT_NOT_FOUND"


@pytest.mark.parametrize(
    ("name", "safe"),
    [
        ("board.png", "board.png"),
        ("my board.png", "my_board.png"),
        ("../../etc/passwd", "etcpasswd"),
        ("Über.png", "ber.png"),
        ("..", "unknown"),
        ("a" * 200 + ".png", "a" * 96 + ".png"),
    ],
)
def test_names_of_files_are_made_harmless(name: str, safe: str) -> None:
    assert safe_name(name) == safe


def test_what_is_no_picture_has_no_size() -> None:
    assert picture_size(b"no picture") == (None, None)
