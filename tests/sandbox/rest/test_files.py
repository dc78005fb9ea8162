from __future__ import annotations

import io

import discord
import pytest

from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import picture


async def test_a_file_is_kept_and_served_as_it_was_sent(
    channel: discord.TextChannel, caller: Caller
) -> None:
    message = await channel.send(file=discord.File(io.BytesIO(b"depth"), "log book.txt"))
    (attachment,) = message.attachments
    assert attachment.filename == "log_book.txt"
    response = await caller.fetch(attachment.url)
    assert await response.read() == b"depth"
    assert "immutable" in response.headers["Cache-Control"]
    assert "ETag" in response.headers
    assert await attachment.read() == b"depth"


async def test_an_edit_can_put_a_new_picture_in_place_of_the_old(
    channel: discord.TextChannel, sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    message = await channel.send("look", file=picture("old.png"))
    (old,) = one.messages()[-1].pictures
    await message.edit(attachments=[picture("new.png")])
    (new,) = one.messages()[-1].pictures
    assert new.endswith("/new.png")
    assert (await caller.fetch(old)).status == 200
    sandbox.clock.advance(60)
    assert (await caller.fetch(old)).status == 404
    files = sandbox.store.folder.glob("attachments/*/*/*.png")
    assert [file.name for file in files] == ["new.png"]


async def test_a_removed_message_takes_its_files_along(
    channel: discord.TextChannel, sandbox: Sandbox
) -> None:
    message = await channel.send(file=picture("a.png"))
    await message.delete()
    # Anyone who is just loading the file still gets it.
    assert await message.attachments[0].read()
    sandbox.clock.advance(60)
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()
    assert not list(sandbox.store.folder.glob("attachments/*/*"))
