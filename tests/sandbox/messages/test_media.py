"""Media in embeds and components, and their URLs."""

from __future__ import annotations

import discord
import pytest

from sandbox.messages import media
from sandbox.model import Attachment, Json, Message
from sandbox.validation.components import (
    CONTAINER,
    FILE,
    GALLERY,
    SECTION,
    STRING_SELECT,
    THUMBNAIL,
)
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


BASE = "http://127.0.0.1:8740"
PICTURE = Attachment("7", "my_board.png", 9, "image/png", None, 4, 2, named="my board.png")
TABLE = Attachment("8", "ä.csv", 3, "text/csv", "all moves")
AT = f"{BASE}/attachments/2/7/my_board.png"


def message(*, embeds: list[Json] | None = None, components: list[Json] | None = None) -> Message:
    """Return a message with both files."""
    return Message(
        *("1", "2", "3", "now"),
        embeds=embeds or [],
        components=components or [],
        attachments=[PICTURE, TABLE],
    )


def test_a_file_is_shown_with_its_address_and_what_is_known_of_it() -> None:
    shown = media.attachment(BASE, "2", PICTURE)
    assert (shown["url"], shown["width"], shown["height"]) == (AT, 4, 2)
    assert "description" not in shown
    other = media.attachment(BASE, "2", TABLE)
    assert other["url"] == f"{BASE}/attachments/2/8/%C3%A4.csv"
    assert other["description"] == "all moves"
    assert "width" not in other


@pytest.mark.parametrize(
    ("url", "found"),
    [
        ("attachment://my_board.png", PICTURE),
        ("attachment://my board.png", PICTURE),
        (AT, PICTURE),
        ("http://elsewhere/attachments/2/8/x", TABLE),
        ("attachment://other.png", None),
        ("http://elsewhere/attachments/2/9/x", None),
        ("https://example.org/my_board.png", None),
    ],
)
def test_a_file_is_named_in_several_ways(url: str, found: Attachment | None) -> None:
    assert media.referred(url, [PICTURE, TABLE]) is found


def item(url: str) -> Json:
    return {"media": {"url": url}}


def test_media_are_found_wherever_they_stand() -> None:
    small = {"type": THUMBNAIL, "media": {"url": "a"}}
    parts: list[Json] = [
        {"type": CONTAINER, "components": [{"type": GALLERY, "items": [item("b"), item("c")]}]},
        {"type": SECTION, "components": [], "accessory": small},
        {"type": FILE, "file": {"url": "d"}},
    ]
    found = {".".join(map(str, path)): one["url"] for path, one in media.media_in(parts)}
    assert found == {
        "components.0.components.0.items.0.media": "b",
        "components.0.components.0.items.1.media": "c",
        "components.1.accessory.media": "a",
        "components.2.file": "d",
    }


def test_files_that_are_shown_elsewhere_are_used() -> None:
    in_embed = {"author": {"name": "x", "icon_url": "attachment://my_board.png"}}
    assert media.used(message(embeds=[in_embed])) == {"7"}
    assert media.used(
        message(components=[{"type": FILE, "file": {"url": "attachment://ä.csv"}}])
    ) == {"8"}
    assert media.used(message(embeds=[{"title": "x"}])) == set()


def test_an_embed_shows_only_pictures_that_are_there() -> None:
    embed = {
        "title": "x",
        "image": {"url": "attachment://my_board.png"},
        "thumbnail": {"url": "attachment://gone.png"},
        "footer": {"text": "y", "icon_url": "attachment://gone.png"},
    }
    assert media.shown_embed(BASE, message(), embed) == {
        "type": "rich",
        "title": "x",
        "image": {"url": AT, "proxy_url": AT, "width": 4, "height": 2},
        "footer": {"text": "y"},
    }


def test_a_picture_from_the_web_stays_where_it_is() -> None:
    url = "https://example.org/a.png"
    shown = media.shown_embed(BASE, message(), {"image": {"url": url}})
    assert shown["image"] == {"url": url, "proxy_url": url}


def test_components_are_shown_as_discord_completes_them() -> None:
    def shown(part: Json) -> Json:
        return media.shown_component(BASE, message(), part)

    assert "required" not in shown({"type": STRING_SELECT, "required": True})
    frame = shown({"type": CONTAINER, "components": [{"type": STRING_SELECT, "required": True}]})
    assert frame["accent_color"] is None
    assert "required" not in frame["components"][0]
    file = shown({"type": FILE, "file": {"url": "attachment://ä.csv"}})
    assert (file["name"], file["size"], file["file"]["attachment_id"]) == ("ä.csv", 3, "8")
    (picture,) = shown({"type": GALLERY, "items": [item(AT)]})["items"]
    assert (picture["media"]["url"], picture["media"]["width"]) == (AT, 4)
    assert picture["description"] is None


def test_a_component_is_shown_without_being_changed() -> None:
    part = {"type": GALLERY, "items": [item("attachment://my_board.png")]}
    media.shown_component(BASE, message(), part)
    assert part == {"type": GALLERY, "items": [item("attachment://my_board.png")]}
