"""The attachments of a message, which are newly uploaded or kept from before an edit."""

from __future__ import annotations

import io
import mimetypes
import re
from dataclasses import dataclass

from PIL import Image

from sandbox import errors
from sandbox.errors import Refused, invalid
from sandbox.model import Attachment
from sandbox.validation.messages import AttachmentForm
from sandbox.world import World

LARGEST = 10 * 1024 * 1024
MOST = 10


@dataclass(frozen=True, slots=True)
class Upload:
    """An uploaded file."""

    number: int
    """The number in the name of its form field, `files[number]`."""
    filename: str
    content: bytes


@dataclass(slots=True)
class Attaching:
    """The attachments of a message, and the contents that are still to be written."""

    attachments: list[Attachment]
    contents: dict[str, bytes]
    """The contents of new files, by attachment ID."""

    def write(self, world: World, channel_id: str) -> None:
        """Write the contents of the new files."""
        for one in self.attachments:
            if one.id in self.contents:
                world.store.keep_file(channel_id, one.id, one.filename, self.contents[one.id])


def attaching(
    world: World,
    forms: list[AttachmentForm] | None,
    uploads: list[Upload],
    kept: list[Attachment],
) -> Attaching:
    """Return a message's new attachments: the uploads, and those of the `kept` files it lists.

    All files are kept if it has no list. Raises `Refused` for anything that Discord would refuse.
    """
    if any(len(upload.content) > LARGEST for upload in uploads):
        raise Refused(errors.TOO_LARGE)
    waiting = {str(upload.number): upload for upload in uploads}
    known = {one.id: one for one in kept}
    result = Attaching([] if forms is not None else list(kept), {})
    for place, form in enumerate(forms or ()):
        if form.id in waiting:
            _attach(world, result, waiting.pop(form.id), form)
        elif form.id in known:
            one = known[form.id]
            if form.description is not None:
                one.description = form.description
            result.attachments.append(one)
        else:
            raise invalid(f"attachments.{place}.id", "ATTACHMENT_NOT_FOUND", "Unknown attachment")
    for upload in waiting.values():
        _attach(world, result, upload, None)
    if len(result.attachments) > MOST:
        raise invalid("attachments", "BASE_TYPE_MAX_LENGTH", f"Must be {MOST} or fewer in length.")
    return result


def _attach(world: World, result: Attaching, upload: Upload, form: AttachmentForm | None) -> None:
    named = (form.filename if form else None) or upload.filename
    width, height = picture_size(upload.content)
    one = Attachment(
        id=world.new_id(),
        filename=safe_name(named),
        size=len(upload.content),
        content_type=mimetypes.guess_type(named)[0] or "application/octet-stream",
        description=form.description if form else None,
        width=width,
        height=height,
        named=named,
    )
    result.attachments.append(one)
    result.contents[one.id] = upload.content


def safe_name(name: str) -> str:
    """Return a version of a file name that is safe in a URL and as the name of a file."""
    kept = re.sub(r"[^\w.\-]", "", name.replace(" ", "_"), flags=re.ASCII).lstrip(".")
    return kept[-100:] or "unknown"


def picture_size(content: bytes) -> tuple[int | None, int | None]:
    """Return the width and height of a picture, or None for both if it is not one."""
    try:
        with Image.open(io.BytesIO(content)) as picture:
            return picture.size
    except (OSError, ValueError, Image.DecompressionBombError):
        return None, None
