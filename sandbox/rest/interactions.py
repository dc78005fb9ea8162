"""Routes for responses to interactions."""

from __future__ import annotations

from aiohttp import web

from sandbox import errors
from sandbox.errors import Refused
from sandbox.interactions import callbacks, followups
from sandbox.messages.serializers import message as shown_message
from sandbox.rest.bodies import BROKER, WORLD, json_response, nothing, read_body


def _token(request: web.Request) -> str:
    """Return the token; raise `Refused` if the path does not name the bot's application."""
    if request.match_info["webhook_id"] != request.app[WORLD].bot.id:
        raise Refused(errors.UNKNOWN_WEBHOOK)
    return request.match_info["token"]


async def first_answer(request: web.Request) -> web.Response:
    """POST /interactions/{id}/{token}/callback."""
    interaction_id, token = request.match_info["interaction_id"], request.match_info["token"]
    # Checked before the body is read, so that a late response is refused as late.
    request.app[BROKER].awaiting_first_response(interaction_id, token)
    body = await read_body(request)
    kind = body.payload.get("type")
    if not isinstance(kind, int):
        raise errors.invalid("type", "BASE_TYPE_REQUIRED", "This field is required")
    given = callbacks.InitialResponse(kind, body.payload, body.uploads)
    said_back = callbacks.accept_initial_response(request.app[BROKER], interaction_id, token, given)
    if request.query.get("with_response", "").lower() in ("1", "true"):
        return json_response(said_back)
    return nothing()


async def follow_up(request: web.Request) -> web.Response:
    """POST /webhooks/{id}/{token}."""
    token = _token(request)
    body = await read_body(request)
    message = followups.follow_up(request.app[BROKER], token, body.payload, body.uploads)
    return json_response(shown_message(request.app[WORLD], message))


async def get_message(request: web.Request) -> web.Response:
    """GET /webhooks/{id}/{token}/messages/{id}."""
    message = followups.find(request.app[BROKER], _token(request), request.match_info["message_id"])
    return json_response(shown_message(request.app[WORLD], message))


async def edit_message(request: web.Request) -> web.Response:
    """PATCH /webhooks/{id}/{token}/messages/{id}."""
    token, name = _token(request), request.match_info["message_id"]
    body = await read_body(request)
    message = followups.edit(request.app[BROKER], token, name, body.payload, body.uploads)
    return json_response(shown_message(request.app[WORLD], message))


async def delete_message(request: web.Request) -> web.Response:
    """DELETE /webhooks/{id}/{token}/messages/{id}."""
    followups.delete(request.app[BROKER], _token(request), request.match_info["message_id"])
    return nothing()


_ONE = "/webhooks/{webhook_id}/{token}/messages/{message_id}"

ROUTES = [
    web.post("/interactions/{interaction_id}/{token}/callback", first_answer),
    web.post("/webhooks/{webhook_id}/{token}", follow_up),
    web.get(_ONE, get_message),
    web.patch(_ONE, edit_message),
    web.delete(_ONE, delete_message),
]
