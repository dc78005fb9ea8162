"""Routes for a single channel and its permissions."""

from __future__ import annotations

from aiohttp import web
from pydantic import Field

from sandbox import errors, serializers
from sandbox.channels import channels, threads
from sandbox.channels.members import part_of
from sandbox.errors import Refused
from sandbox.event_bus import PageEvent
from sandbox.model import DIRECT, THREADS, Channel, Overwrite
from sandbox.permissions import Permission
from sandbox.rest.bodies import WORLD, json_response, nothing, read_body
from sandbox.rest.guilds import OverwriteForm
from sandbox.validation.reading import Shape, read
from sandbox.world import World

P = Permission
_DURATIONS = (60, 1440, 4320, 10080)


class ChannelForm(Shape):
    """The changes to a channel or a thread."""

    name: str | None = Field(default=None, min_length=1, max_length=100)
    topic: str | None = Field(default=None, max_length=1024)
    position: int | None = Field(default=None, ge=0)
    rate_limit_per_user: int | None = Field(default=None, ge=0, le=21600)
    archived: bool | None = None
    locked: bool | None = None
    invitable: bool | None = None
    auto_archive_duration: int | None = None


def channel_in_path(
    request: web.Request, needed: Permission = P.VIEW_CHANNEL
) -> tuple[World, Channel]:
    """Return the channel in the path; raise `Refused` if the bot lacks these permissions in it."""
    world = request.app[WORLD]
    channel = world.channel(request.match_info["channel_id"])
    world.require_permissions(channel, needed)
    return world, channel


async def get_channel(request: web.Request) -> web.Response:
    """GET /channels/{id}."""
    world, channel = channel_in_path(request)
    return json_response(serializers.channel(world, channel))


async def change_channel(request: web.Request) -> web.Response:
    """PATCH /channels/{id}."""
    world, channel = channel_in_path(request)
    form = read(ChannelForm, (await read_body(request)).payload)
    if channel.type == DIRECT:
        raise Refused(errors.NOT_IN_DIRECT)
    if channel.type in THREADS:
        _change_thread(world, channel, form)
    else:
        world.require_permissions(channel, P.MANAGE_CHANNELS)
        _rename(channel, form)
        if "topic" in form.model_fields_set:
            channel.topic = form.topic
        if form.position is not None:
            channel.position = form.position
        channels.changed(world, channel)
    return json_response(serializers.channel(world, channel))


def _rename(channel: Channel, form: ChannelForm) -> None:
    if form.name is not None:
        channel.name = form.name.strip()
    if form.rate_limit_per_user is not None:
        channel.slowmode = form.rate_limit_per_user


def _change_thread(world: World, thread: Channel, form: ChannelForm) -> None:
    part = part_of(thread)
    managing = world.permissions_of(world.bot.id, thread) & P.MANAGE_THREADS
    mine = part.owner_id == world.bot.id
    sleeping = part.archived and form.archived is not False
    if not managing and (form.locked is not None or part.locked or not mine):
        raise Refused(errors.MISSING_PERMISSIONS)
    if sleeping:
        raise Refused(errors.ARCHIVED)
    if form.auto_archive_duration is not None:
        part.auto_archive_duration = checked_duration(form.auto_archive_duration)
    if form.invitable is not None:
        part.invitable = form.invitable
    _rename(thread, form)
    archived = part.archived if form.archived is None else form.archived
    threads.archive(world, thread, archived=archived, locked=form.locked)


def checked_duration(minutes: int) -> int:
    """Return an auto-archive duration; raise `Refused` if it is not an allowed one."""
    if minutes not in _DURATIONS:
        raise errors.invalid(
            "auto_archive_duration", "BASE_TYPE_CHOICES", f"Value must be one of {_DURATIONS}."
        )
    return minutes


async def delete_channel(request: web.Request) -> web.Response:
    """DELETE /channels/{id}."""
    world, channel = channel_in_path(request)
    body = serializers.channel(world, channel)
    if channel.type == DIRECT:
        # Closing a DM channel only hides it, so nothing is deleted.
        return json_response(body)
    needed = P.MANAGE_THREADS if channel.type in THREADS else P.MANAGE_CHANNELS
    world.require_permissions(channel, needed)
    channels.delete(world, channel)
    return json_response(body)


async def put_overwrite(request: web.Request) -> web.Response:
    """PUT /channels/{id}/permissions/{id}."""
    world, channel = channel_in_path(request, P.MANAGE_ROLES)
    form = read(OverwriteForm, (await read_body(request)).payload)
    target = request.match_info["target"]
    channels.overwrite(world, channel, Overwrite(target, form.type, form.allow, form.deny))
    return nothing()


async def delete_overwrite(request: web.Request) -> web.Response:
    """DELETE /channels/{id}/permissions/{id}."""
    world, channel = channel_in_path(request, P.MANAGE_ROLES)
    target = request.match_info["target"]
    if target not in [one.id for one in channel.overwrites]:
        raise Refused(errors.UNKNOWN_OVERWRITE)
    channels.overwrite(world, channel, Overwrite(target, 1, 0, 0))
    return nothing()


def speaking(channel: Channel) -> Permission:
    """Return the permission needed to send messages in a channel."""
    return P.SEND_MESSAGES_IN_THREADS if channel.type in THREADS else P.SEND_MESSAGES


async def type_in(request: web.Request) -> web.Response:
    """POST /channels/{id}/typing."""
    world, channel = channel_in_path(request)
    world.require_permissions(channel, speaking(channel))
    news = {"channel_id": channel.id, "user_id": world.bot.id}
    world.event_bus.page.tell(PageEvent("typing", news, world.onlookers(channel)))
    return nothing()


ROUTES = [
    web.get("/channels/{channel_id}", get_channel),
    web.patch("/channels/{channel_id}", change_channel),
    web.delete("/channels/{channel_id}", delete_channel),
    web.put("/channels/{channel_id}/permissions/{target}", put_overwrite),
    web.delete("/channels/{channel_id}/permissions/{target}", delete_overwrite),
    web.post("/channels/{channel_id}/typing", type_in),
]
