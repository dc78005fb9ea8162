"""The route for attached files, which are served as Discord's CDN would."""

from __future__ import annotations

from aiohttp import web

from sandbox.interactions.uploads import PLACE
from sandbox.messages.files import safe_name
from sandbox.model import Attachment
from sandbox.rest.bodies import WORLD
from sandbox.world import World

EMOJIS = "emojis"
"""The folder of the pictures of emojis."""
_FOR_A_YEAR = "public, max-age=31536000, immutable"


async def get_file(request: web.Request) -> web.FileResponse:
    """GET /attachments/{channel}/{id}/{name}; the content of a URL never changes."""
    world = request.app[WORLD]
    channel_id, key, name = (request.match_info[part] for part in ("channel", "key", "name"))
    attached = _attached(world, channel_id, key, name)
    if attached is not None:
        path = world.store.file(channel_id, key, name)
        return web.FileResponse(path, headers=_headers(attached.content_type))
    if channel_id == PLACE and key.isdecimal() and safe_name(name) == name:
        path = world.store.file(channel_id, key, name)
        if path.is_file():
            return web.FileResponse(path, headers=_headers("application/octet-stream"))
    raise web.HTTPNotFound(text="There is no such file.")


def _attached(world: World, channel_id: str, key: str, name: str) -> Attachment | None:
    for message in world.messages.get(channel_id, {}).values():
        for one in message.attachments:
            if one.id == key and one.filename == name:
                return one
    return world.leaving.find(channel_id, key, name)


def _headers(content_type: str) -> dict[str, str]:
    return {
        "Cache-Control": _FOR_A_YEAR,
        "Content-Type": content_type,
        "X-Content-Type-Options": "nosniff",
    }


async def get_emoji(request: web.Request) -> web.FileResponse:
    """GET /emojis/{id}.{ext}; the extension is ignored, since the content type says more."""
    world = request.app[WORLD]
    emoji = world.emojis.get(request.match_info["key"])
    if emoji is None:
        raise web.HTTPNotFound(text="There is no such emoji.")
    path = world.store.file(EMOJIS, emoji.id, emoji.filename)
    return web.FileResponse(path, headers=_headers(emoji.content_type))


ROUTES = [
    web.get("/attachments/{channel}/{key}/{name}", get_file),
    web.get("/emojis/{key:\\d{1,20}}.{ext}", get_emoji),
]
