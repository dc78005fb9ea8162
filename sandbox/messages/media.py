"""Media in embeds and components, in which `attachment://` names are replaced by URLs."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import quote

from sandbox.model import Attachment, Json, Message
from sandbox.validation.components import CONTAINER, FILE, GALLERY, SELECTS, THUMBNAIL
from sandbox.validation.layout import Path, walk

_SCHEME = "attachment://"
_EMBED_PICTURES = (
    ("image", "url"),
    ("thumbnail", "url"),
    ("footer", "icon_url"),
    ("author", "icon_url"),
)
_OWN_ADDRESS = re.compile(r"https?://[^/]+/attachments/\d+/(\d+)/")


def address(base: str, channel_id: str, attachment: Attachment) -> str:
    """Return the URL of an attachment."""
    return f"{base}/attachments/{channel_id}/{attachment.id}/{quote(attachment.filename)}"


def attachment(base: str, channel_id: str, one: Attachment) -> Json:
    """Return an attachment object."""
    url = address(base, channel_id, one)
    body: Json = {
        "id": one.id,
        "filename": one.filename,
        "size": one.size,
        "url": url,
        "proxy_url": url,
        "content_type": one.content_type,
    }
    if one.description:
        body["description"] = one.description
    return body | _size(one)


def referred(url: str, attachments: list[Attachment]) -> Attachment | None:
    """Return the attachment to which a URL refers, by its name or its own URL, if any."""
    if url.startswith(_SCHEME):
        name = url.removeprefix(_SCHEME)
        return next((one for one in attachments if name in (one.filename, one.named)), None)
    if own := _OWN_ADDRESS.match(url):
        return next((one for one in attachments if one.id == own[1]), None)
    return None


def media_in(components: list[Json]) -> Iterator[tuple[Path, Json]]:
    """Yield every media item in these components, with its path."""
    for path, component in walk(components):
        if component["type"] == THUMBNAIL:
            yield (*path, "media"), component["media"]
        elif component["type"] == FILE:
            yield (*path, "file"), component["file"]
        elif component["type"] == GALLERY:
            for place, item in enumerate(component["items"]):
                yield (*path, "items", place, "media"), item["media"]


def used(message: Message) -> set[str]:
    """Return the IDs of the attachments that are shown in embeds or components."""
    urls = [media["url"] for _, media in media_in(message.components)]
    for embed in message.embeds:
        urls += [embed[part][key] for part, key in _EMBED_PICTURES if key in embed.get(part, ())]
    found = (referred(url, message.attachments) for url in urls)
    return {one.id for one in found if one is not None}


def shown_embed(base: str, message: Message, embed: Json) -> Json:
    """Return an embed as Discord sends it, with the URLs of its pictures."""
    body: Json = {"type": "rich", **embed}
    for part, key in _EMBED_PICTURES:
        if key not in embed.get(part, ()):
            continue
        url = embed[part][key]
        one = referred(url, message.attachments)
        if one is None and url.startswith(_SCHEME):
            body[part] = {name: value for name, value in embed[part].items() if name != key}
            continue
        url = address(base, message.channel_id, one) if one else url
        size = _size(one) if one and key == "url" else {}
        body[part] = {**embed[part], key: url, f"proxy_{key}": url, **size}
    return {name: value for name, value in body.items() if value != {}}


def shown_component(base: str, message: Message, component: Json) -> Json:
    """Return a component as Discord sends it, with its media's URLs and the fields that it adds."""
    body: Json = dict(component)
    if body["type"] in SELECTS:
        body.pop("required", None)
    if body["type"] == CONTAINER:
        body.setdefault("accent_color", None)
    if body["type"] == THUMBNAIL:
        body |= _shown_item(base, message, body)
    if body["type"] == GALLERY:
        body["items"] = [_shown_item(base, message, item) for item in body["items"]]
    if body["type"] == FILE:
        one = referred(body["file"]["url"], message.attachments)
        body["file"] = _shown_media(base, message, body["file"])
        body |= {"name": one.filename if one else None, "size": one.size if one else None}
    if "components" in body:
        body["components"] = [shown_component(base, message, one) for one in body["components"]]
    if "accessory" in body:
        body["accessory"] = shown_component(base, message, body["accessory"])
    return body


def _shown_item(base: str, message: Message, item: Json) -> Json:
    media = _shown_media(base, message, item["media"])
    return {"description": None, **item, "media": media}


def _shown_media(base: str, message: Message, media: Json) -> Json:
    one = referred(media["url"], message.attachments)
    if one is None:
        url = media["url"]
        return {
            "id": message.id,
            "url": url,
            "proxy_url": url,
            "width": None,
            "height": None,
            "content_type": None,
            "loading_state": 2,
            "placeholder": "",
        }
    url = address(base, message.channel_id, one)
    return {
        "id": one.id,
        "url": url,
        "proxy_url": url,
        "width": one.width,
        "height": one.height,
        "content_type": one.content_type,
        "loading_state": 2,
        "placeholder": "",
        "attachment_id": one.id,
    }


def _size(one: Attachment) -> Json:
    return {"width": one.width, "height": one.height} if one.width and one.height else {}
