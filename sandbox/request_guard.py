"""Checks that are made on every request to the stand-in.

The stand-in listens only on loopback, but any page open in the same browser can reach it there.
Therefore it serves only requests to a loopback host name, which excludes other sites whose names
were rebound to loopback, and only pages of its own origin.
"""

from __future__ import annotations

import re

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox.rest.bodies import json_response

_HOST = re.compile(r"(127\.0\.0\.1|localhost|\[::1\])(:[0-9]{1,5})?")
LONGEST_PATH, LONGEST_NAME = 1000, 255
"""The limits, in bytes, of a path and of each name in it; ours are all shorter."""
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
"""Headers that keep other pages from framing or reading ours, and ours from loading others."""


@web.middleware
async def guard_requests(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests to other hosts or from other origins, and paths that cannot be ours."""
    host = request.headers.getall("Host", [])
    if len(host) != 1 or _HOST.fullmatch(host[0]) is None:
        return json_response({"message": "There is no such server here.", "code": 0}, 403)
    if any(origin != f"http://{host[0]}" for origin in request.headers.getall("Origin", [])):
        return json_response({"message": "Only the page of this server may ask.", "code": 0}, 403)
    if not _is_path(request.path):
        return json_response({"message": "That is no path.", "code": 0}, 400)
    return await handler(request)


def _is_path(path: str) -> bool:
    """Return whether a path could be one of ours."""
    names = [len(name.encode(errors="replace")) for name in path.split("/")]
    return path.isprintable() and sum(names) <= LONGEST_PATH and max(names) <= LONGEST_NAME


async def add_security_headers(_request: web.Request, response: web.StreamResponse) -> None:
    """Add the security headers to a response."""
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
