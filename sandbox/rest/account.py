"""Routes for the bot's own user and application, for the gateway URL, and for opening DMs."""

from __future__ import annotations

from aiohttp import web

from sandbox import errors, serializers
from sandbox.channels import channels
from sandbox.errors import Refused
from sandbox.model import Json
from sandbox.rest.bodies import WORLD, json_response, read_body
from sandbox.validation.reading import Shape, Snowflake, read
from sandbox.world import World

_PRIVILEGED = 1 << 12 | 1 << 14 | 1 << 18
"""The application flags that allow the presence, members and message content intents."""


class DirectForm(Shape):
    """A request for a DM channel with this recipient."""

    recipient_id: Snowflake


def gateway_address(world: World) -> str:
    """Return the gateway's URL."""
    return world.address.replace("http://", "ws://", 1) + "/gateway"


def application(world: World) -> Json:
    """Return the bot's application object."""
    owner = world.people[world.guild.owner_id]
    return {
        "id": world.bot.id,
        "name": world.bot.username,
        "icon": None,
        "description": "",
        "type": None,
        "bot": serializers.user(world.bot),
        "bot_public": False,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": _PRIVILEGED,
        "flags_new": str(_PRIVILEGED),
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "owner": serializers.user(owner),
        "approximate_guild_count": int(world.bot.present),
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "explicit_content_filter": 0,
        "team": None,
        "eligible_oauth2_scopes": [],
        "integration_types_config": {"0": {}},
    }


async def get_me(request: web.Request) -> web.Response:
    """GET /users/@me."""
    body = serializers.user(request.app[WORLD].bot)
    return json_response(body | {"mfa_enabled": False, "locale": "en-US", "verified": True})


async def get_user(request: web.Request) -> web.Response:
    """GET /users/{id}."""
    return json_response(serializers.user(request.app[WORLD].user(request.match_info["user_id"])))


async def get_guilds(request: web.Request) -> web.Response:
    """GET /users/@me/guilds."""
    world = request.app[WORLD]
    if not world.bot.present:
        return json_response([])
    guild = serializers.guild(world)
    keys = ("id", "name", "icon", "banner", "features")
    extra = {"owner": False, "permissions": str(world.guild.roles[-1].permissions)}
    return json_response([{key: guild[key] for key in keys} | extra])


async def get_application(request: web.Request) -> web.Response:
    """GET /applications/@me and /oauth2/applications/@me."""
    return json_response(application(request.app[WORLD]))


async def get_gateway(request: web.Request) -> web.Response:
    """GET /gateway."""
    return json_response({"url": gateway_address(request.app[WORLD])})


async def get_bot_gateway(request: web.Request) -> web.Response:
    """GET /gateway/bot."""
    limit = {"total": 1000, "remaining": 1000, "reset_after": 86_400_000, "max_concurrency": 1}
    url = gateway_address(request.app[WORLD])
    return json_response({"url": url, "shards": 1, "session_start_limit": limit})


async def open_direct(request: web.Request) -> web.Response:
    """POST /users/@me/channels."""
    world = request.app[WORLD]
    form = read(DirectForm, (await read_body(request)).payload)
    person = world.people.get(form.recipient_id)
    if person is None:
        raise Refused(errors.UNKNOWN_USER)
    return json_response(serializers.channel(world, channels.direct(world, person.id)))


ROUTES = [
    web.get("/users/@me", get_me),
    web.get("/users/@me/guilds", get_guilds),
    web.post("/users/@me/channels", open_direct),
    web.get("/users/{user_id}", get_user),
    web.get("/applications/@me", get_application),
    web.get("/oauth2/applications/@me", get_application),
    web.get("/gateway", get_gateway),
    web.get("/gateway/bot", get_bot_gateway),
]
