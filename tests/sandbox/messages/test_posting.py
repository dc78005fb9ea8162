"""Messages in channels, sent with discord.py where it lets us."""

from __future__ import annotations

import discord
import pytest

from sandbox.model import Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import Board, picture
from tests.sandbox.validation.message_forms import V2, button, row


async def test_a_layout_keeps_its_picture_through_an_edit(channel: discord.TextChannel) -> None:
    message = await channel.send(view=Board(), file=picture("board.png"))
    edited = await message.edit(view=Board())
    assert [one.to_dict() for one in edited.components] == [
        one.to_dict() for one in message.components
    ]


async def test_an_edit_that_says_nothing_of_files_keeps_them_all(
    channel: discord.TextChannel,
) -> None:
    message = await channel.send("a", file=picture("a.png"))
    edited = await message.edit(content="b")
    assert [one.filename for one in edited.attachments] == ["a.png"]


async def test_a_layout_cannot_show_a_file_that_did_not_come(caller: Caller) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    reply = await caller.send(flags=32768, components=[gallery])
    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    assert reply.problem("components.0.items.0.media.url") == code


async def test_a_mention_that_comes_with_an_edit_pings_nobody(caller: Caller, two: Person) -> None:
    sent = await caller.send(content="x")
    path = f"{caller.channel}/messages/{sent.body['id']}"
    reply = await caller("PATCH", path, {"content": two.mention})
    assert [user["id"] for user in reply.body["mentions"]] == [two.id]
    assert not two.pings


async def test_an_old_message_takes_three_edits_an_hour(sandbox: Sandbox, caller: Caller) -> None:
    sent = await caller.send(content="x")
    path = f"{caller.channel}/messages/{sent.body['id']}"
    for number in range(5):
        assert (await caller("PATCH", path, {"content": str(number)})).status == 200
    sandbox.clock.advance(3601)
    for number in range(3):
        assert (await caller("PATCH", path, {"content": str(number)})).status == 200
    refused = await caller("PATCH", path, {"content": "more"})
    assert (refused.status, refused.code) == (429, 30046)
    sandbox.clock.advance(3601)
    assert (await caller("PATCH", path, {"content": "later"})).status == 200


async def test_the_library_gives_an_old_message_up(
    channel: discord.TextChannel, sandbox: Sandbox
) -> None:
    message = await channel.send("x")
    sandbox.clock.advance(3601)
    for number in range(3):
        await message.edit(content=str(number))
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="more")
    assert refused.value.code == 30046


async def test_a_layout_cannot_become_plain_again(channel: discord.TextChannel) -> None:
    message = await channel.send(view=Board(), file=picture("board.png"))
    with pytest.raises(discord.HTTPException) as refused:
        await message.edit(content="plain", view=None)
    assert refused.value.code == 50035


async def test_a_plain_message_can_become_a_layout(channel: discord.TextChannel) -> None:
    message = await channel.send("plain")
    edited = await message.edit(content=None, view=Board(), attachments=[picture("board.png")])
    assert edited.content == ""
    assert edited.flags.components_v2


async def test_a_plain_message_with_words_left_cannot_become_a_layout(
    channel: discord.TextChannel,
) -> None:
    message = await channel.send("plain")
    with pytest.raises(discord.HTTPException, match="IS_COMPONENTS_V2"):
        await message.edit(view=Board(), attachments=[picture("board.png")])


async def test_an_edit_that_is_refused_changes_nothing(caller: Caller, one: Person) -> None:
    sent = await caller.send(content="x")
    before = one.messages()
    path = f"{caller.channel}/messages/{sent.body['id']}"
    assert (await caller("PATCH", path, {"content": "", "flags": 4})).code == 50006
    assert (await caller("PATCH", path, {"content": "y" * 2001})).code == 50035
    assert one.messages() == before


@pytest.mark.parametrize(
    "form",
    [
        {},
        {"content": ""},
        {"content": " \n "},
        {"content": None},
        {"embeds": [{}]},
        {"components": [row(button())]},
        {"flags": V2, "components": []},
        {"flags": V2},
    ],
)
async def test_a_message_in_which_nothing_is_to_be_seen_is_refused(
    caller: Caller, form: Json
) -> None:
    assert (await caller.send(**form)).code == 50006
