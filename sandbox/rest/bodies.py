"""Request bodies and JSON responses."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any

from aiohttp import BodyPartReader, web

from sandbox import errors
from sandbox.errors import Refused
from sandbox.interactions.broker import Broker
from sandbox.json_input import is_number, parsed
from sandbox.messages.files import LARGEST, Upload
from sandbox.model import Json
from sandbox.world import World

WORLD = web.AppKey("world", World)
BROKER = web.AppKey("broker", Broker)
SENT = web.RequestKey("sent", object)
"""The request body as it was read, for the journal."""

_FILE_FIELD = re.compile(r"files?\[?(\d+)?\]?")


@dataclass(frozen=True, slots=True)
class Body:
    """The JSON payload of a request, and its uploads."""

    payload: Json
    uploads: list[Upload] = field(default_factory=list)


async def read_body(request: web.Request) -> Body:
    """Read a request body, which may be plain JSON or multipart."""
    if request.content_type.startswith("multipart/"):
        body = await _parts(request)
    else:
        body = Body(_object(await request.read()))
    request[SENT] = body.payload
    return body


async def read_list(request: web.Request) -> list[Any]:
    """Read a request body that has to be a JSON list."""
    sent = _parsed(await request.read())
    if not isinstance(sent, list):
        raise errors.invalid("_", "LIST_TYPE_CONVERT", "Only iterables may be used in a ListType")
    request[SENT] = sent
    return sent


async def _parts(request: web.Request) -> Body:
    payload: Json = {}
    uploads: list[Upload] = []
    async for part in await request.multipart():
        if not isinstance(part, BodyPartReader):
            raise Refused(errors.INVALID_JSON)
        name = part.name or ""
        if name == "payload_json":
            payload = _object(bytes(await part.read()))
        elif found := _FILE_FIELD.fullmatch(name):
            content = await _content(part)
            number = int((found[1] or "")[:9] or len(uploads))
            uploads.append(Upload(number, part.filename or "unknown", content))
        else:
            payload[name] = _text(bytes(await part.read()))
    return Body(payload, uploads)


async def _content(part: BodyPartReader) -> bytes:
    """Return an uploaded file, or just enough of its start to show that it is too large."""
    content = bytearray()
    while chunk := await part.read_chunk():
        if len(content) <= LARGEST:
            content += chunk
    return bytes(content)


def _text(sent: bytes) -> str:
    try:
        return sent.decode()
    except UnicodeDecodeError:
        raise Refused(errors.INVALID_JSON) from None


def _object(text: bytes) -> Json:
    sent = _parsed(text) if text else {}
    if not isinstance(sent, dict):
        raise errors.invalid(
            "_", "MODEL_TYPE_CONVERT", "Only dictionaries may be used in a ModelType"
        )
    return sent


def _parsed(text: bytes) -> object:
    try:
        return parsed(text)
    except ValueError:
        raise Refused(errors.INVALID_JSON) from None


def json_response(body: object, status: int = 200) -> web.Response:
    """Return a JSON response whose content type has no charset, as discord.py requires."""
    text = json.dumps(body, ensure_ascii=False)
    return web.Response(
        body=text.encode(), status=status, headers={"Content-Type": "application/json"}
    )


def nothing() -> web.Response:
    """Return a response without a body."""
    return web.Response(status=204)


def number(request: web.Request, name: str, default: int, most: int, *, least: int = 1) -> int:
    """Return a number from the query string; raise `Refused` if it is out of range."""
    text = request.query.get(name, str(default))
    if not is_number(text) or not least <= int(text) <= most:
        message = f"Value should be from {least} to {most}."
        raise errors.invalid(name, "NUMBER_TYPE_MAX", message)
    return int(text)
