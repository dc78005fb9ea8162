"""Messages in channels, through the library where it lets us."""

from __future__ import annotations

import io
from pathlib import Path

import discord
import pytest

from sandbox.messages.files import LARGEST, picture_size, safe_name
from sandbox.model import Attachment
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import Board, SmallBot, connected, picture
from tests.sandbox.wait_until import until


@pytest.fixture
def channel(bot: SmallBot, one: Person) -> discord.TextChannel:
    channel = bot.get_channel(int(one.channel))
    assert isinstance(channel, discord.TextChannel)
    return channel


# -- files


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


async def test_a_picture_has_a_size_and_words(channel: discord.TextChannel) -> None:
    (attachment,) = (await channel.send(file=picture("board.png"))).attachments
    assert (attachment.width, attachment.height) == (4, 2)
    assert attachment.description == "a small picture"


async def test_a_picture_in_an_embed_is_not_below_the_message_as_well(
    channel: discord.TextChannel,
) -> None:
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    message = await channel.send(embed=embed, file=picture("board.png"))
    assert message.attachments == []
    assert message.embeds[0].image.url == message.embeds[0].image.proxy_url
    assert (message.embeds[0].image.url or "").endswith("/board.png")
    assert message.embeds[0].image.width == 4


async def test_an_embed_that_is_sent_back_keeps_its_picture(channel: discord.TextChannel) -> None:
    embed = discord.Embed(title="Board").set_image(url="attachment://board.png")
    message = await channel.send(embed=embed, file=picture("board.png"))
    embed = message.embeds[0]
    embed.title = "Another"
    edited = await message.edit(embed=embed)
    assert edited.embeds[0].image.url == message.embeds[0].image.url
    assert edited.attachments == []


async def test_a_layout_shows_its_pictures(channel: discord.TextChannel, caller: Caller) -> None:
    message = await channel.send(view=Board(), file=picture("board.png"))
    assert message.attachments == []
    (container,) = message.components
    assert isinstance(container, discord.Container)
    gallery = container.children[1]
    assert isinstance(gallery, discord.MediaGalleryComponent)
    assert gallery.items[0].description == "a board"
    response = await caller.fetch(gallery.items[0].media.url)
    assert response.content_type == "image/png"


async def test_a_layout_keeps_its_picture_through_an_edit(channel: discord.TextChannel) -> None:
    message = await channel.send(view=Board(), file=picture("board.png"))
    edited = await message.edit(view=Board())
    assert [one.to_dict() for one in edited.components] == [
        one.to_dict() for one in message.components
    ]


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


async def test_an_edit_keeps_the_files_it_names(channel: discord.TextChannel) -> None:
    message = await channel.send(files=[picture("a.png"), picture("b.png")])
    kept = message.attachments[1]
    edited = await message.edit(attachments=[kept, picture("c.png")])
    assert [one.filename for one in edited.attachments] == ["b.png", "c.png"]
    assert edited.attachments[0].id == kept.id


async def test_an_edit_that_says_nothing_of_files_keeps_them_all(
    channel: discord.TextChannel,
) -> None:
    message = await channel.send("a", file=picture("a.png"))
    edited = await message.edit(content="b")
    assert [one.filename for one in edited.attachments] == ["a.png"]


async def test_a_removed_message_takes_its_files_along(
    channel: discord.TextChannel, sandbox: Sandbox
) -> None:
    message = await channel.send(file=picture("a.png"))
    await message.delete()
    # Whoever is loading it just now still gets it.
    assert await message.attachments[0].read()
    sandbox.clock.advance(60)
    with pytest.raises(discord.NotFound):
        await message.attachments[0].read()
    assert not list(sandbox.store.folder.glob("attachments/*/*"))


async def test_a_stand_in_that_ends_leaves_no_file_of_a_removed_message(tmp_path: Path) -> None:
    async with Sandbox.running(tmp_path) as sandbox:
        store, file = sandbox.store, Attachment("1", "a.png", 1, "image/png")
        store.keep_file("2", file.id, file.filename, b"x")
        sandbox.world.leaving.drop("2", file)
        assert store.file("2", file.id, file.filename).exists()
    assert not store.file("2", file.id, file.filename).exists()


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


async def test_a_layout_cannot_show_a_file_that_did_not_come(caller: Caller) -> None:
    gallery = {"type": 12, "items": [{"media": {"url": "attachment://a.png"}}]}
    reply = await caller.send(flags=32768, components=[gallery])
    code = "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND"
    assert reply.problem("components.0.items.0.media.url") == code


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


# -- mentions


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [
        (None, True),
        ({"parse": []}, False),
        ({"parse": ["users"]}, True),
        ({"parse": ["roles"]}, False),
        ({"users": ["two"]}, True),
        ({"users": ["one"]}, False),
    ],
)
async def test_only_those_are_pinged_whom_the_sender_allows(
    caller: Caller, one: Person, two: Person, allowed: dict[str, list[str]] | None, *, pinged: bool
) -> None:
    ids = {"one": one.id, "two": two.id}
    if allowed and "users" in allowed:
        allowed = {"users": [ids[name] for name in allowed["users"]]}
    reply = await caller.send(content=f"your turn, {two.mention}", allowed_mentions=allowed)
    assert [user["id"] for user in reply.body["mentions"]] == ([two.id] if pinged else [])
    assert len(two.pings) == int(pinged)
    assert not one.pings


async def test_people_cannot_be_allowed_both_ways(caller: Caller, one: Person) -> None:
    allowed = {"parse": ["users"], "users": [one.id]}
    reply = await caller.send(content="x", allowed_mentions=allowed)
    assert reply.problem("allowed_mentions") == "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE"


async def test_a_mention_that_comes_with_an_edit_pings_nobody(caller: Caller, two: Person) -> None:
    sent = await caller.send(content="x")
    path = f"{caller.channel}/messages/{sent.body['id']}"
    reply = await caller("PATCH", path, {"content": two.mention})
    assert [user["id"] for user in reply.body["mentions"]] == [two.id]
    assert not two.pings


async def test_a_silent_message_pings_nobody(caller: Caller, two: Person) -> None:
    await caller.send(content=two.mention, flags=1 << 12)
    assert not two.pings


async def test_words_in_a_layout_mention_as_well(caller: Caller, two: Person) -> None:
    await caller.send(flags=32768, components=[{"type": 10, "content": two.mention}])
    assert len(two.pings) == 1


async def test_the_bot_may_not_call_everybody(caller: Caller, two: Person) -> None:
    reply = await caller.send(content="@everyone")
    assert reply.body["mention_everyone"] is False
    assert not two.pings


async def test_the_owner_may_call_everybody(one: Person, two: Person) -> None:
    await one.say("@everyone")
    assert len(two.pings) == 1
    assert not one.pings


async def test_a_reply_pings_whom_it_answers_unless_told_not_to(
    channel: discord.TextChannel, one: Person
) -> None:
    await one.say("hello")
    message = await anext(channel.history(limit=1))
    await message.reply("quietly")
    assert not one.pings
    await message.reply("aloud", mention_author=True)
    assert [ping.content for ping in one.pings] == ["aloud"]


# -- sending


async def test_a_message_with_a_nonce_is_sent_once(caller: Caller, one: Person) -> None:
    first = await caller.send(content="a", nonce="7", enforce_nonce=True)
    second = await caller.send(content="a", nonce="7", enforce_nonce=True)
    assert second.body["id"] == first.body["id"]
    assert len(one.messages()) == 1


async def test_a_nonce_that_need_not_hold_does_not(caller: Caller, one: Person) -> None:
    await caller.send(content="a", nonce="7")
    await caller.send(content="a", nonce="7")
    assert len(one.messages()) == 2


async def test_a_nonce_is_forgotten_after_some_minutes(
    sandbox: Sandbox, caller: Caller, one: Person
) -> None:
    await caller.send(content="a", nonce="7", enforce_nonce=True)
    sandbox.clock.advance(301)
    await caller.send(content="a", nonce="7", enforce_nonce=True)
    assert len(one.messages()) == 2


async def test_a_reply_shows_what_it_answers(channel: discord.TextChannel) -> None:
    message = await channel.send("first")
    reply = await message.reply("second")
    assert isinstance(reply.reference, discord.MessageReference)
    assert isinstance(reply.reference.resolved, discord.Message)
    assert reply.reference.resolved.content == "first"


async def test_a_reply_to_nothing_is_refused(caller: Caller) -> None:
    reply = await caller.send(content="x", message_reference={"message_id": "1"})
    assert reply.problem("message_reference") == "REPLIES_UNKNOWN_MESSAGE"
    lenient = {"message_id": "1", "fail_if_not_exists": False}
    assert (await caller.send(content="x", message_reference=lenient)).status == 200


async def test_a_history_is_read_from_any_place(
    channel: discord.TextChannel, caller: Caller
) -> None:
    sent = [await channel.send(str(number)) for number in range(6)]

    async def read(query: str) -> list[str]:
        reply = await caller("GET", f"{caller.channel}/messages?{query}")
        return [message["content"] for message in reply.body]

    assert await read("limit=2") == ["5", "4"]
    assert await read(f"before={sent[2].id}") == ["1", "0"]
    assert await read(f"after={sent[3].id}&limit=1") == ["4"]
    assert await read(f"around={sent[3].id}&limit=3") == ["4", "3", "2"]
    assert (await caller("GET", f"{caller.channel}/messages?limit=101")).code == 50035
    assert (await caller("GET", f"{caller.channel}/messages?before=x")).code == 50035


# -- editing and removing


async def test_somebody_elses_message_cannot_be_edited(
    channel: discord.TextChannel, one: Person
) -> None:
    await one.say("mine")
    message = await anext(channel.history(limit=1))
    with pytest.raises(discord.Forbidden) as refused:
        await message.edit(content="yours")
    assert refused.value.code == 50005


async def test_somebody_elses_message_can_be_removed_with_the_permission(
    channel: discord.TextChannel, sandbox: Sandbox, one: Person
) -> None:
    await one.say("a")
    await one.say("b")
    newest, older = [message async for message in channel.history(limit=2)]
    await newest.delete()
    await sandbox.inject_fault("permissions", channel=one.channel, deny=["MANAGE_MESSAGES"])
    with pytest.raises(discord.Forbidden) as refused:
        await older.delete()
    assert refused.value.code == 50013
    assert [message.content for message in one.messages()] == ["a"]


async def test_messages_can_be_removed_together(channel: discord.TextChannel, one: Person) -> None:
    sent = [await channel.send(str(number)) for number in range(3)]
    await channel.delete_messages(sent[:2])
    assert [message.content for message in one.messages()] == ["2"]


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


# -- marks


async def test_a_message_can_be_pinned_and_loosened(channel: discord.TextChannel) -> None:
    message = await channel.send("keep this")
    await message.pin()
    assert [pinned.content async for pinned in channel.pins()] == ["keep this"]
    await message.unpin()
    assert [pinned async for pinned in channel.pins()] == []


async def test_reactions_come_and_go(channel: discord.TextChannel, bot: SmallBot) -> None:
    message = await channel.send("vote")
    await message.add_reaction("👍")
    reaction = (await channel.fetch_message(message.id)).reactions[0]
    assert (reaction.emoji, reaction.count, reaction.me) == ("👍", 1, True)
    assert [user.id async for user in reaction.users()] == [bot.application_id]
    await message.clear_reactions()
    assert (await channel.fetch_message(message.id)).reactions == []


async def test_a_reaction_must_be_an_emoji(channel: discord.TextChannel) -> None:
    message = await channel.send("vote")
    with pytest.raises(discord.HTTPException) as refused:
        await message.add_reaction("x")
    assert refused.value.code == 10014


# -- what the bot reads


async def test_words_of_people_are_hidden_from_a_bot_that_did_not_ask_for_them(
    sandbox: Sandbox, one: Person
) -> None:
    intents = discord.Intents.default()
    async with connected(sandbox, SmallBot(intents=intents)) as bot:
        await one.say("secret")
        await one.say(f"hello <@{sandbox.world.bot.id}>")
        await until(lambda: len(bot.heard) == 2)
        channel = bot.get_channel(int(one.channel))
        assert isinstance(channel, discord.TextChannel)
        read = [message.content async for message in channel.history(oldest_first=True)]
    expected = ["", f"hello <@{sandbox.world.bot.id}>"]
    assert [message.content for message in bot.heard] == expected
    assert read == expected


async def test_words_of_people_are_open_to_a_bot_that_asked_for_them(
    sandbox: Sandbox, one: Person
) -> None:
    intents = discord.Intents.default()
    intents.message_content = True
    async with connected(sandbox, SmallBot(intents=intents)) as bot:
        await one.say("open")
        await until(lambda: bot.heard)
    assert bot.heard[0].content == "open"
