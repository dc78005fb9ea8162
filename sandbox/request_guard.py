"""What every request passes first, whoever asks for whatever.

The stand-in listens on loopback alone, but whatever page is open in the same browser reaches it
there. So it answers only those who ask for it by a name of loopback, which a page of another site
that has its own name lead here does not; and no page but its own.
"""

from __future__ import annotations

import re

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.rest.bodies import answer

_HOST = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:[0-9]{1,5})?")
LONGEST_PATH, LONGEST_NAME = 1000, 255
"""Bytes of a path and of each name in it; no file is called so, and no address of ours is."""
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; "
    "img-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors 'none'",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""No page of others shows what is here in a frame or reads it, and what is here loads nothing."""


@web.middleware
async def guarded(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse whoever is not the bot or the page of this server, and paths that are none."""
    host = request.headers.getall("Host", [])
    if len(host) != 1 or _HOST.fullmatch(host[0]) is None:
        return answer({"message": "There is no such server here.", "code": 0}, 403)
    if any(origin != f"http://{host[0]}" for origin in request.headers.getall("Origin", [])):
        return answer({"message": "Only the page of this server may ask.", "code": 0}, 403)
    if not _is_path(request.path):
        return answer({"message": "That is no path.", "code": 0}, 400)
    return await handler(request)


def _is_path(path: str) -> bool:
    """Whether a path could be one of ours."""
    names = [len(name.encode(errors="replace")) for name in path.split("/")]
    return path.isprintable() and sum(names) <= LONGEST_PATH and max(names) <= LONGEST_NAME


async def close_to_others(_request: web.Request, response: web.StreamResponse) -> None:
    """Tell the browser what may be done with an answer."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
