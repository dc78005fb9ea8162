"""Routes for threads and their members."""

from __future__ import annotations

from aiohttp import web
from pydantic import Field

from sandbox import errors, serializers
from sandbox.channels import members, threads
from sandbox.channels.members import part_of
from sandbox.errors import Refused
from sandbox.model import PRIVATE_THREAD, PUBLIC_THREAD, THREADS, Channel, Json
from sandbox.permissions import Permission
from sandbox.rest.bodies import json_response, nothing, number, read_body
from sandbox.rest.channels import channel_in_path, checked_duration
from sandbox.validation.reading import Shape, read
from sandbox.world import World

P = Permission
ME = "@me"


class ThreadForm(Shape):
    """A thread to be opened."""

    name: str = Field(min_length=1, max_length=100)
    auto_archive_duration: int | None = None
    rate_limit_per_user: int | None = Field(default=None, ge=0, le=21600)
    type: int | None = None
    invitable: bool | None = None


def _opening(world: World, form: ThreadForm, kind: int) -> threads.Opening:
    return threads.Opening(
        name=form.name.strip(),
        owner_id=world.bot.id,
        type=kind,
        auto_archive_duration=checked_duration(form.auto_archive_duration or 1440),
        invitable=form.invitable is not False,
        slowmode=form.rate_limit_per_user or 0,
    )


async def open_on_message(request: web.Request) -> web.Response:
    """POST /channels/{id}/messages/{id}/threads."""
    world, channel = channel_in_path(request, P.CREATE_PUBLIC_THREADS)
    form = read(ThreadForm, (await read_body(request)).payload)
    message = world.message(channel.id, request.match_info["message_id"])
    opening = _opening(world, form, PUBLIC_THREAD)
    thread = threads.open_thread(world, channel, opening, message)
    return json_response(serializers.channel(world, thread), 201)


async def open_alone(request: web.Request) -> web.Response:
    """POST /channels/{id}/threads."""
    world, channel = channel_in_path(request)
    form = read(ThreadForm, (await read_body(request)).payload)
    kind = PRIVATE_THREAD if form.type is None else form.type
    if kind not in (PUBLIC_THREAD, PRIVATE_THREAD):
        raise errors.invalid("type", "BASE_TYPE_CHOICES", "Value must be one of {11, 12}.")
    private = kind == PRIVATE_THREAD
    world.require_permissions(
        channel, P.CREATE_PRIVATE_THREADS if private else P.CREATE_PUBLIC_THREADS
    )
    thread = threads.open_thread(world, channel, _opening(world, form, kind))
    return json_response(serializers.channel(world, thread), 201)


def _awake(request: web.Request) -> tuple[World, Channel]:
    """Return the thread in the path; raise `Refused` if it is archived or not a thread."""
    world, thread = channel_in_path(request)
    if thread.type not in THREADS:
        raise Refused(errors.WRONG_CHANNEL_TYPE)
    if part_of(thread).archived:
        raise Refused(errors.ARCHIVED)
    return world, thread


def _who(request: web.Request, world: World) -> str:
    user_id = request.match_info["user_id"]
    return world.bot.id if user_id == ME else user_id


async def add_member(request: web.Request) -> web.Response:
    """PUT /channels/{id}/thread-members/{id}."""
    world, thread = _awake(request)
    user_id = _who(request, world)
    if not world.user(user_id).present:
        raise Refused(errors.UNKNOWN_MEMBER)
    if user_id != world.bot.id:
        world.require_permissions(thread, P.SEND_MESSAGES_IN_THREADS)
    members.join(world, thread, user_id)
    return nothing()


async def remove_member(request: web.Request) -> web.Response:
    """DELETE /channels/{id}/thread-members/{id}."""
    world, thread = _awake(request)
    user_id = _who(request, world)
    own_private = thread.type == PRIVATE_THREAD and part_of(thread).owner_id == world.bot.id
    if user_id != world.bot.id and not own_private:
        world.require_permissions(thread, P.MANAGE_THREADS)
    if user_id not in part_of(thread).members:
        raise Refused(errors.UNKNOWN_MEMBER)
    members.leave(world, thread, user_id)
    return nothing()


async def get_thread_member(request: web.Request) -> web.Response:
    """GET /channels/{id}/thread-members/{id}."""
    world, thread = channel_in_path(request)
    user_id = _who(request, world)
    if user_id not in part_of(thread).members:
        raise Refused(errors.UNKNOWN_MEMBER)
    return json_response(serializers.thread_member(thread, user_id))


async def get_thread_members(request: web.Request) -> web.Response:
    """GET /channels/{id}/thread-members."""
    _, thread = channel_in_path(request)
    return json_response(
        [serializers.thread_member(thread, one) for one in part_of(thread).members]
    )


async def get_archived(request: web.Request) -> web.Response:
    """GET /channels/{id}/threads/archived/public and .../archived/private."""
    world, channel = channel_in_path(request, P.READ_MESSAGE_HISTORY)
    kind = PRIVATE_THREAD if request.match_info["which"] == "private" else PUBLIC_THREAD
    if kind == PRIVATE_THREAD:
        world.require_permissions(channel, P.MANAGE_THREADS)
    before = request.query.get("before", "9")
    found = [
        one
        for one in world.threads_of(channel.id)
        if one.type == kind and part_of(one).archived and part_of(one).archive_timestamp < before
    ]
    found.sort(key=lambda one: part_of(one).archive_timestamp, reverse=True)
    most = number(request, "limit", 50, 100)
    return json_response(_listed(world, found[:most]) | {"has_more": len(found) > most})


def _listed(world: World, found: list[Channel]) -> Json:
    ours = [one for one in found if world.bot.id in part_of(one).members]
    return {
        "threads": [serializers.channel(world, one) for one in found],
        "members": [serializers.thread_member(one, world.bot.id) for one in ours],
    }


ROUTES = [
    web.post("/channels/{channel_id}/messages/{message_id}/threads", open_on_message),
    web.post("/channels/{channel_id}/threads", open_alone),
    web.get("/channels/{channel_id}/threads/archived/{which:public|private}", get_archived),
    web.get("/channels/{channel_id}/thread-members", get_thread_members),
    web.get("/channels/{channel_id}/thread-members/{user_id}", get_thread_member),
    web.put("/channels/{channel_id}/thread-members/{user_id}", add_member),
    web.delete("/channels/{channel_id}/thread-members/{user_id}", remove_member),
]
