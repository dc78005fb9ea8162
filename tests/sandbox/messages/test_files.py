"""Files attached to messages: their names, their limits, and which ones are kept."""

from __future__ import annotations

import io

import discord
import pytest
from PIL import Image

from sandbox.messages.files import LARGEST, Upload, attaching, picture_size, safe_name
from sandbox.model import Attachment
from sandbox.validation.messages import AttachmentForm
from sandbox.world import World
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


def png() -> bytes:
    buffer = io.BytesIO()
    Image.new("RGB", (4, 2)).save(buffer, "PNG")
    return buffer.getvalue()


def test_a_picture_knows_its_size() -> None:
    assert picture_size(png()) == (4, 2)
    assert picture_size(png()[:20]) == (None, None)


# -- attaching

OLD = Attachment("7", "old.txt", 3, "text/plain")
DEPTH = Upload(0, "log book.txt", b"depth")


def named(number: str, **more: str) -> AttachmentForm:
    return AttachmentForm.model_validate({"id": number} | more)


def test_files_that_are_not_spoken_of_stay(world: World) -> None:
    assert attaching(world, None, [], [OLD]).attachments == [OLD]
    assert attaching(world, [], [], [OLD]).attachments == []


def test_an_upload_is_described_by_its_form(world: World) -> None:
    form = named("0", description="what we saw", filename="dive.txt")
    (one,) = attaching(world, [form], [DEPTH], []).attachments
    assert (one.filename, one.description, one.size) == ("dive.txt", "what we saw", 5)
    assert one.content_type == "text/plain"


def test_an_upload_needs_no_form(world: World) -> None:
    found = attaching(world, None, [DEPTH], [OLD])
    assert [one.filename for one in found.attachments] == ["old.txt", "log_book.txt"]
    assert found.attachments[1].named == "log book.txt"


def test_a_kept_file_can_get_other_words(world: World) -> None:
    kept = Attachment("7", "old.txt", 3, "text/plain", "before")
    attaching(world, [named("7")], [], [kept])
    assert kept.description == "before"
    attaching(world, [named("7", description="after")], [], [kept])
    assert kept.description == "after"


def test_only_new_files_are_written(world: World) -> None:
    found = attaching(world, None, [DEPTH], [OLD])
    found.write(world, "2")
    new = found.attachments[1]
    assert world.store.file("2", new.id, new.filename).read_bytes() == b"depth"
    assert not world.store.file("2", OLD.id, OLD.filename).exists()


def test_a_file_of_no_known_kind_is_a_stream(world: World) -> None:
    (one,) = attaching(world, None, [Upload(0, "a.unknown", b"")], []).attachments
    assert one.content_type == "application/octet-stream"
