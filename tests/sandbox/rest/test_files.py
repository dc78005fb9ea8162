"""Files, as a CDN serves them."""

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


async def test_a_file_is_taken_for_nothing_else(
    channel: discord.TextChannel, caller: Caller
) -> None:
    message = await channel.send(file=discord.File(io.BytesIO(b"<script>"), "a.html"))
    response = await caller.fetch(message.attachments[0].url)
    assert response.headers["X-Content-Type-Options"] == "nosniff"
    assert response.content_type == "text/html"


async def test_a_file_given_to_a_command_is_a_stream(sandbox: Sandbox, caller: Caller) -> None:
    sandbox.store.keep_file("given", "7", "a.html", b"<script>")
    response = await caller.fetch(f"{sandbox.api_base}/attachments/given/7/a.html")
    assert (response.status, response.content_type) == (200, "application/octet-stream")
    assert await response.read() == b"<script>"


@pytest.mark.parametrize(
    "path", ["given/7/b.html", "given/x/a.html", "given/7/..%2Fa.html", "1/7/a.html", "2/7/a.html"]
)
async def test_a_file_is_served_only_at_its_own_address(
    sandbox: Sandbox, caller: Caller, path: str
) -> None:
    sandbox.store.keep_file("given", "7", "a.html", b"x")
    sandbox.store.keep_file("2", "7", "a.html", b"of no message")
    response = await caller.fetch(f"{sandbox.api_base}/attachments/{path}")
    assert response.status == 404
