"""Routes for the application's own emojis."""

from __future__ import annotations

import base64
import binascii
import io
import re
from dataclasses import replace
from typing import Annotated

from aiohttp import web
from PIL import Image
from pydantic import AfterValidator

from sandbox import errors, serializers
from sandbox.errors import Refused
from sandbox.model import AppEmoji
from sandbox.rest.bodies import WORLD, json_response, nothing, read_body
from sandbox.rest.files import EMOJIS
from sandbox.validation.reading import Shape, objection, read
from sandbox.world import World

MOST = 2000
LARGEST = 256 * 1024
"""The number of bytes that a picture may have."""
_UNKNOWN = replace(errors.UNKNOWN_EMOJI, status=404)
"""Reactions are refused with 400, and with the same code."""
_SHORTEST, _LONGEST = 2, 32
_DATA_URI = re.compile(r"data:image/(?:png|jpeg|gif|webp);base64,(.*)", re.DOTALL)
_FORMATS = {"PNG": "image/png", "JPEG": "image/jpeg", "GIF": "image/gif", "WEBP": "image/webp"}


def _name(name: str) -> str:
    if not _SHORTEST <= len(name) <= _LONGEST:
        raise objection("BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    if re.fullmatch(r"\w+", name, re.ASCII) is None:
        raise objection("STRING_TYPE_REGEX", "String value did not match validation regex.")
    return name


Name = Annotated[str, AfterValidator(_name)]


class NewEmoji(Shape):
    """An emoji to be created, with its picture as a data URI."""

    name: Name
    image: str


class ChangedEmoji(Shape):
    """The new name of an emoji."""

    name: Name | None = None


def picture_in(address: str) -> tuple[str, bytes]:
    """Return the content type and the bytes of the picture in a data URI."""
    found = _DATA_URI.fullmatch(address)
    try:
        content = base64.b64decode(found[1], validate=True) if found else b""
    except binascii.Error:
        content = b""
    if len(content) > LARGEST:
        raise errors.invalid(
            "image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb."
        )
    try:
        with Image.open(io.BytesIO(content), formats=list(_FORMATS)) as picture:
            picture.load()
            return _FORMATS[str(picture.format)], content
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError):
        raise errors.invalid("image", "IMAGE_INVALID", "Invalid image data") from None


def _world(request: web.Request) -> World:
    world = request.app[WORLD]
    if request.match_info["application_id"] != world.bot.id:
        raise Refused(errors.UNKNOWN_APPLICATION)
    return world


def _found(request: web.Request) -> tuple[World, AppEmoji]:
    world = _world(request)
    emoji = world.emojis.get(request.match_info["emoji_id"])
    if emoji is None:
        raise Refused(_UNKNOWN)
    return world, emoji


def _check_free(world: World, name: str, but: AppEmoji | None = None) -> None:
    if any(one.name == name for one in world.emojis.values() if one is not but):
        raise errors.invalid(
            "name",
            "APPLICATION_EMOJI_NAME_ALREADY_TAKEN",
            "An emoji with this name already exists",
        )


async def get_emojis(request: web.Request) -> web.Response:
    """GET /applications/{id}/emojis."""
    world = _world(request)
    return json_response({"items": [serializers.emoji(world, e) for e in world.emojis.values()]})


async def get_emoji(request: web.Request) -> web.Response:
    """GET /applications/{id}/emojis/{id}."""
    return json_response(serializers.emoji(*_found(request)))


async def create_emoji(request: web.Request) -> web.Response:
    """POST /applications/{id}/emojis."""
    world = _world(request)
    form = read(NewEmoji, (await read_body(request)).payload)
    content_type, content = picture_in(form.image)
    _check_free(world, form.name)
    if len(world.emojis) >= MOST:
        raise Refused(errors.TOO_MANY_EMOJIS)
    emoji = AppEmoji(world.new_id(), form.name, content_type)
    world.store.keep_file(EMOJIS, emoji.id, emoji.filename, content)
    world.emojis[emoji.id] = emoji
    world.save(emoji)
    return json_response(serializers.emoji(world, emoji), 201)


async def change_emoji(request: web.Request) -> web.Response:
    """PATCH /applications/{id}/emojis/{id}: rename it."""
    world, emoji = _found(request)
    form = read(ChangedEmoji, (await read_body(request)).payload)
    if form.name is not None:
        _check_free(world, form.name, emoji)
        emoji.name = form.name
        world.save(emoji)
    return json_response(serializers.emoji(world, emoji))


async def delete_emoji(request: web.Request) -> web.Response:
    """DELETE /applications/{id}/emojis/{id}; its picture is gone too."""
    world, emoji = _found(request)
    del world.emojis[emoji.id]
    world.drop(emoji)
    world.store.drop_file(EMOJIS, emoji.id)
    return nothing()


_ALL = "/applications/{application_id}/emojis"
_ONE = _ALL + "/{emoji_id}"

ROUTES = [
    web.get(_ALL, get_emojis),
    web.post(_ALL, create_emoji),
    web.get(_ONE, get_emoji),
    web.patch(_ONE, change_emoji),
    web.delete(_ONE, delete_emoji),
]
