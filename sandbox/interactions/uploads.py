"""Files that people give to commands, kept beside those of messages."""

from __future__ import annotations

import base64
import binascii
import mimetypes
from collections.abc import Mapping

from sandbox.errors import CannotDo
from sandbox.messages import media
from sandbox.messages.files import LARGEST, picture_size, safe_name
from sandbox.model import Attachment, Json
from sandbox.world import World

PLACE = "given"
"""Where such files lie, as if it were a channel."""


def keep_given(world: World, option: str, value: object) -> Attachment:
    """Keep a file as the page sends it: its name, and its content in base64."""
    if not isinstance(value, Mapping):
        raise CannotDo(f"The option {option} takes a file.", option=option)
    try:
        content = base64.b64decode(str(value.get("data", "")), validate=True)
    except binascii.Error:
        raise CannotDo("The file did not arrive in one piece.", option=option) from None
    if len(content) > LARGEST:
        raise CannotDo(f"A file has at most {LARGEST} bytes.", option=option)
    named = str(value.get("name", ""))
    width, height = picture_size(content)
    one = Attachment(
        id=world.new_id(),
        filename=safe_name(named),
        size=len(content),
        content_type=mimetypes.guess_type(named)[0] or "application/octet-stream",
        width=width,
        height=height,
        named=named,
    )
    world.store.keep_file(PLACE, one.id, one.filename, content)
    return one


def shown(world: World, one: Attachment) -> Json:
    """The file as the bot is told of it."""
    return media.attachment(world.address, PLACE, one) | {"ephemeral": True}
