from __future__ import annotations

import discord

from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import Board, picture


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
