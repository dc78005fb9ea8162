"""Files given as command options, which are stored beside those of messages."""

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
"""The folder of such files, in place of a channel ID."""


def keep_given(world: World, option: str, value: object) -> Attachment:
    """Store a file that the page sends as a name and base64 content, and return it."""
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
    """Return a file as an attachment object for the bot."""
    return media.attachment(world.address, PLACE, one) | {"ephemeral": True}
