"""The HTTP API as an application, and its middleware for all of the bot's requests."""

from __future__ import annotations

import logging
from collections import deque
from dataclasses import dataclass, field
from hmac import compare_digest

from aiohttp import web
from aiohttp.typedefs import Handler

from sandbox import errors
from sandbox.channels.threads import archive_idle
from sandbox.errors import Reason, Refused
from sandbox.faults.faults import Fault, Faults
from sandbox.interactions.broker import Broker
from sandbox.model import Json
from sandbox.rest import (
    account,
    channels,
    commands,
    emojis,
    guilds,
    interactions,
    messages,
    pins_and_reactions,
    threads,
)
from sandbox.rest.bodies import BROKER, SENT, WORLD, json_response
from sandbox.rest.rate_limits import Limits, limited
from sandbox.world import World

PREFIX = "/api/v10"
_MOST_BYTES = 110 * 1024 * 1024
_OPEN = ("/webhooks/", "/interactions/")
"""The beginnings of paths that contain a token of their own."""
_REASONS = {one.status: one for one in (errors.TOO_LARGE, errors.WRONG_METHOD)}
_logger = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Exchange:
    """A request from the bot, with the response to it."""

    method: str
    route: str
    path: str
    sent: object
    status: int
    answered: bytes


@dataclass(slots=True)
class Gate:
    """The state that all requests pass through: rate limits, faults and the journal."""

    token: str
    """The token with which the bot logs in."""
    limits: Limits = field(default_factory=Limits)
    faults: Faults = field(default_factory=Faults)
    journal: deque[Exchange] | None = None

    def note(self, request: web.Request, response: web.StreamResponse) -> None:
        """Add an exchange to the journal, if one is kept."""
        if self.journal is None:
            return
        body = response.body if isinstance(response, web.Response) else b""
        exchange = Exchange(
            request.method,
            route_of(request),
            request.path.removeprefix(PREFIX),
            request.get(SENT),
            response.status,
            body if isinstance(body, bytes) else b"",
        )
        self.journal.append(exchange)


GATE = web.AppKey("gate", Gate)


def api(world: World, broker: Broker, gate: Gate) -> web.Application:
    """Create the application of the HTTP API."""
    app = web.Application(middlewares=[_passed], client_max_size=_MOST_BYTES)
    app[WORLD], app[BROKER], app[GATE] = world, broker, gate
    for part in (
        account,
        guilds,
        channels,
        threads,
        pins_and_reactions,
        messages,
        commands,
        emojis,
        interactions,
    ):
        app.add_routes(part.ROUTES)
    return app


def route_of(request: web.Request) -> str:
    """Return the pattern of a request's route, as in Discord's documentation."""
    resource = request.match_info.route.resource
    canonical = resource.canonical if resource is not None else request.path
    return canonical.removeprefix(PREFIX)


@web.middleware
async def _passed(request: web.Request, handler: Handler) -> web.StreamResponse:
    gate = request.app[GATE]
    path = request.path.removeprefix(PREFIX)
    fault = gate.faults.take(request.method, path)
    if fault is not None and not fault.applied:
        response: web.StreamResponse = _disturbed(fault)
    else:
        response = await _counted(gate, request, handler)
        if fault is not None and fault.how == "answer":
            gate.note(request, response)
            response = _disturbed(fault)
    gate.note(request, response)
    if fault is not None and fault.how == "lost" and request.transport is not None:
        request.transport.abort()
    return response


def _disturbed(fault: Fault) -> web.Response:
    response = json_response(fault.body(), fault.status)
    if fault.status == errors.RATE_LIMITED.status:
        response.headers.update({"Retry-After": str(fault.retry_after), "Via": "1.1 stand-in"})
    return response


async def _counted(gate: Gate, request: web.Request, handler: Handler) -> web.StreamResponse:
    taken = gate.limits.take(f"{request.method} {route_of(request)}", dict(request.match_info))
    if taken.retry_after is not None:
        response: web.StreamResponse = json_response(limited(taken.retry_after) | {"code": 0}, 429)
        # discord.py takes a 429 response without a Via header for a ban.
        response.headers.update({"Via": "1.1 stand-in", "X-RateLimit-Scope": "user"})
        response.headers["Retry-After"] = f"{taken.retry_after:.3f}"
    else:
        response = await _handled(request, handler)
    response.headers.update(taken.headers)
    return response


async def _handled(request: web.Request, handler: Handler) -> web.StreamResponse:
    try:
        _check_token(request)
        archive_idle(request.app[WORLD])
        return await handler(request)
    except Refused as refused:
        refusal = json_response(refused.body, refused.reason.status)
        if refused.reason.status == errors.RATE_LIMITED.status:
            refusal.headers.update(
                {"Via": "1.1 stand-in", "Retry-After": str(refused.extra["retry_after"])}
            )
        return refusal
    except web.HTTPException as error:
        return _told(_REASONS.get(error.status, errors.NOT_FOUND))
    except Exception:
        _logger.exception("The stand-in broke at %s %s", request.method, request.path)
        return _told(errors.BROKEN)


def _told(reason: Reason) -> web.Response:
    body: Json = {"message": reason.message, "code": reason.code}
    return json_response(body, reason.status)


def _check_token(request: web.Request) -> None:
    path = request.path.removeprefix(PREFIX)
    if path.startswith(_OPEN) or path == "/gateway":
        return
    sent = request.headers.get("Authorization", "")
    if not compare_digest(sent.encode(errors="replace"), f"Bot {request.app[GATE].token}".encode()):
        raise Refused(errors.UNAUTHORIZED)
