"""Routes for the guild: its channels, roles and members."""

from __future__ import annotations

from aiohttp import web
from pydantic import Field

from sandbox import errors, serializers
from sandbox.channels import channels, threads
from sandbox.errors import Refused
from sandbox.model import TEXT, Overwrite
from sandbox.permissions import Permission, in_guild
from sandbox.rest.bodies import WORLD, json_response, number, read_body
from sandbox.validation.reading import Shape, Snowflake, read
from sandbox.world import World


class OverwriteForm(Shape):
    """A permission overwrite in a channel."""

    id: Snowflake = "0"
    type: int = Field(ge=0, le=1)
    allow: int = 0
    deny: int = 0


class NewChannelForm(Shape):
    """A channel to be created."""

    name: str = Field(min_length=1, max_length=100)
    type: int = Field(default=TEXT, ge=TEXT, le=TEXT)
    topic: str | None = Field(default=None, max_length=1024)
    permission_overwrites: list[OverwriteForm] = Field(default_factory=list)


def require_guild_membership(request: web.Request) -> World:
    """Return the world; raise `Refused` if the bot is not in the guild that the path names."""
    world = request.app[WORLD]
    if request.match_info["guild_id"] != world.guild.id:
        raise Refused(errors.UNKNOWN_GUILD)
    if not world.bot.present:
        raise Refused(errors.MISSING_ACCESS)
    return world


def require_permissions(world: World, needed: Permission) -> None:
    """Raise `Refused` if the bot lacks these permissions in the guild."""
    if in_guild(world.guild, world.bot.id, world.bot.roles) & needed != needed:
        raise Refused(errors.MISSING_PERMISSIONS)


async def get_guild(request: web.Request) -> web.Response:
    """GET /guilds/{id}."""
    world = require_guild_membership(request)
    body = serializers.guild(world)
    if request.query.get("with_counts", "").lower() in ("1", "true"):
        there = len(world.members())
        body |= {"approximate_member_count": there, "approximate_presence_count": there}
    return json_response(body)


async def get_channels(request: web.Request) -> web.Response:
    """GET /guilds/{id}/channels."""
    world = require_guild_membership(request)
    there = [one for one in world.channels.values() if one.type == TEXT]
    return json_response([serializers.channel(world, one) for one in there])


async def create_channel(request: web.Request) -> web.Response:
    """POST /guilds/{id}/channels."""
    world = require_guild_membership(request)
    require_permissions(world, Permission.MANAGE_CHANNELS)
    form = read(NewChannelForm, (await read_body(request)).payload)
    overwrites = [
        Overwrite(one.id, one.type, one.allow, one.deny) for one in form.permission_overwrites
    ]
    channel = channels.create(world, form.name, form.topic, overwrites)
    return json_response(serializers.channel(world, channel), 201)


async def get_roles(request: web.Request) -> web.Response:
    """GET /guilds/{id}/roles."""
    return json_response(
        [serializers.role(role) for role in require_guild_membership(request).guild.roles]
    )


async def get_member(request: web.Request) -> web.Response:
    """GET /guilds/{id}/members/{id}."""
    world = require_guild_membership(request)
    user_id = request.match_info["user_id"]
    if user_id == "@me":
        user_id = world.bot.id
    user = world.user(user_id)
    if not user.present:
        raise Refused(errors.UNKNOWN_MEMBER)
    return json_response(serializers.member(user))


async def get_members(request: web.Request) -> web.Response:
    """GET /guilds/{id}/members."""
    world = require_guild_membership(request)
    most, after = number(request, "limit", 1, 1000), number(request, "after", 0, 2**64, least=0)
    there = sorted(world.members(), key=lambda one: int(one.id))
    chosen = [one for one in there if int(one.id) > after][:most]
    return json_response([serializers.member(one) for one in chosen])


async def search_members(request: web.Request) -> web.Response:
    """GET /guilds/{id}/members/search."""
    world = require_guild_membership(request)
    start = request.query.get("query", "").lower()
    found = [one for one in world.members() if one.username.lower().startswith(start)]
    return json_response(
        [serializers.member(one) for one in found[: number(request, "limit", 1, 1000)]]
    )


async def get_active_threads(request: web.Request) -> web.Response:
    """GET /guilds/{id}/threads/active."""
    world = require_guild_membership(request)
    seen = [one for one in threads.active(world) if world.sees(world.bot.id, one)]
    ours = [one for one in seen if one.thread and world.bot.id in one.thread.members]
    members = [serializers.thread_member(one, world.bot.id) for one in ours]
    there = [serializers.channel(world, one) for one in seen]
    return json_response({"threads": there, "members": members, "has_more": False})


ROUTES = [
    web.get("/guilds/{guild_id}", get_guild),
    web.get("/guilds/{guild_id}/channels", get_channels),
    web.post("/guilds/{guild_id}/channels", create_channel),
    web.get("/guilds/{guild_id}/roles", get_roles),
    web.get("/guilds/{guild_id}/members", get_members),
    web.get("/guilds/{guild_id}/members/search", search_members),
    web.get("/guilds/{guild_id}/members/{user_id}", get_member),
    web.get("/guilds/{guild_id}/threads/active", get_active_threads),
]
