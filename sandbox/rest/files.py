"""Attached files, as a content network would serve them."""

from __future__ import annotations

from aiohttp import web

from sandbox.rest.bodies import WORLD

_FOR_A_YEAR = "public, max-age=31536000, immutable"


async def get_file(request: web.Request) -> web.FileResponse:
    """GET /attachments/{channel}/{id}/{name}; an address never changes its content."""
    world = request.app[WORLD]
    channel_id, key, name = (request.match_info[part] for part in ("channel", "key", "name"))
    for message in world.messages.get(channel_id, {}).values():
        for one in message.attachments:
            if one.id == key and one.filename == name:
                headers = {
                    "Cache-Control": _FOR_A_YEAR,
                    "Content-Type": one.content_type,
                    "X-Content-Type-Options": "nosniff",
                }
                return web.FileResponse(world.store.file(channel_id, key, name), headers=headers)
    raise web.HTTPNotFound(text="There is no such file.")


ROUTES = [web.get("/attachments/{channel}/{key}/{name}", get_file)]
