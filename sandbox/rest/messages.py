"""Routes for messages in channels."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from aiohttp import web

from sandbox import errors
from sandbox.channels import threads
from sandbox.errors import Refused
from sandbox.messages import posting
from sandbox.messages.serializers import REPLY, for_bot
from sandbox.model import COMPONENTS_V2, DIRECT, SUPPRESS_EMBEDS, Channel, Json, Message
from sandbox.permissions import Permission
from sandbox.rest.bodies import Body, json_response, nothing, number, read_body
from sandbox.rest.channels import channel_in_path, speaking
from sandbox.validation.messages import Draft, ReferenceForm, read_message
from sandbox.validation.reading import Shape, Snowflake, read
from sandbox.world import World, newest

P = Permission
_NONCE_LIFE = 5 * 60.0
_FEWEST, _MOST = 2, 100
_BULK_AGE = 14 * 24 * 60 * 60.0


class BulkForm(Shape):
    """The messages to be deleted in one request."""

    messages: list[Snowflake]


class HistoryRange(Shape):
    """The part of a channel's history that is requested; by default its end."""

    before: Snowflake | None = None
    after: Snowflake | None = None
    around: Snowflake | None = None


async def create_message(request: web.Request) -> web.Response:
    """POST /channels/{id}/messages."""
    world, channel = channel_in_path(request)
    world.require_permissions(channel, speaking(channel))
    body = await read_body(request)
    draft = read_message(body.payload, world.emojis)
    _check_rights(world, channel, draft, body)
    if channel.type == DIRECT and not world.user(channel.recipient_id or "").present:
        raise Refused(errors.CANNOT_REACH)
    if (sent := _sent_before(world, channel, draft)) is not None:
        return json_response(for_bot(world, sent))
    replied_to, reference = _reference(world, channel, draft.form.message_reference)
    threads.wake(world, channel, world.bot.id)
    message = posting.post(
        world,
        posting.Post(
            channel=channel,
            author_id=world.bot.id,
            draft=draft,
            uploads=body.uploads,
            type=REPLY if reference else 0,
            reference=reference,
            replied_to=replied_to,
        ),
    )
    return json_response(for_bot(world, message))


def _check_rights(world: World, channel: Channel, draft: Draft, body: Body) -> None:
    if body.uploads:
        world.require_permissions(channel, P.ATTACH_FILES)
    if draft.form.embeds:
        world.require_permissions(channel, P.EMBED_LINKS)
    if draft.form.message_reference:
        world.require_permissions(channel, P.READ_MESSAGE_HISTORY)


def _sent_before(world: World, channel: Channel, draft: Draft) -> Message | None:
    """Return the recent message with the same nonce, if there is one and nonces are enforced."""
    form = draft.form
    if not form.enforce_nonce or form.nonce is None:
        return None
    for message in reversed(world.messages.get(channel.id, {}).values()):
        if world.age(message.created_at) > _NONCE_LIFE:
            return None
        if message.nonce == form.nonce and message.author_id == world.bot.id:
            return message
    return None


def _reference(
    world: World, channel: Channel, form: ReferenceForm | None
) -> tuple[Message | None, Json | None]:
    if form is None:
        return None, None
    replied_to = world.messages.get(channel.id, {}).get(form.message_id)
    if replied_to is None or replied_to.ephemeral_to is not None:
        if form.fail_if_not_exists:
            raise errors.invalid("message_reference", "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
        return None, None
    reference = {"type": 0, "message_id": replied_to.id, "channel_id": channel.id}
    if channel.type != DIRECT:
        reference["guild_id"] = world.guild.id
    return replied_to, reference


def _message(request: web.Request) -> tuple[World, Channel, Message]:
    world, channel = channel_in_path(request)
    return world, channel, world.message(channel.id, request.match_info["message_id"])


async def get_message(request: web.Request) -> web.Response:
    """GET /channels/{id}/messages/{id}."""
    world, channel, message = _message(request)
    world.require_permissions(channel, P.READ_MESSAGE_HISTORY)
    return json_response(for_bot(world, message))


async def get_messages(request: web.Request) -> web.Response:
    """GET /channels/{id}/messages."""
    world, channel = channel_in_path(request)
    most = number(request, "limit", 50, 100)
    if not world.permissions_of(world.bot.id, channel) & P.READ_MESSAGE_HISTORY:
        return json_response([])
    there = [one for one in world.messages.get(channel.id, {}).values() if one.ephemeral_to is None]
    chosen = newest(_chosen(there, request.query, most))
    return json_response([for_bot(world, one) for one in chosen])


def _chosen(there: Sequence[Message], query: Mapping[str, str], most: int) -> list[Message]:
    """Return the requested part of a history, whose messages in `there` start with the oldest."""
    marks = read(HistoryRange, dict(query))
    if marks.after is not None:
        return [one for one in there if int(one.id) > int(marks.after)][:most]
    if marks.before is not None:
        return [one for one in there if int(one.id) < int(marks.before)][-most:]
    if marks.around is not None:
        earlier = [one for one in there if int(one.id) < int(marks.around)]
        later = there[len(earlier) :]
        return [*earlier[-(most // 2) :], *later[: most - most // 2]]
    return list(there[-most:])


async def edit_message(request: web.Request) -> web.Response:
    """PATCH /channels/{id}/messages/{id}."""
    world, channel, message = _message(request)
    body = await read_body(request)
    if message.author_id != world.bot.id:
        return json_response(for_bot(world, _suppressed(world, channel, message, body.payload)))
    if channel.thread is not None and channel.thread.archived:
        raise Refused(errors.ARCHIVED)
    draft = read_message(body.payload, world.emojis, already_v2=bool(message.flags & COMPONENTS_V2))
    _check_rights(world, channel, draft, body)
    posting.count_late_edit(world, message)
    posting.edit(world, message, draft, body.uploads)
    return json_response(for_bot(world, message))


def _suppressed(world: World, channel: Channel, message: Message, payload: Json) -> Message:
    """Hide or show the embeds of another user's message, which is the only change allowed."""
    if set(payload) - {"flags", "tts", "allowed_mentions"} or "flags" not in payload:
        raise Refused(errors.NOT_YOUR_MESSAGE)
    world.require_permissions(channel, P.MANAGE_MESSAGES)
    draft = read_message({"flags": int(payload["flags"] or 0) & SUPPRESS_EMBEDS})
    posting.edit(world, message, draft, [])
    return message


async def delete_message(request: web.Request) -> web.Response:
    """DELETE /channels/{id}/messages/{id}."""
    world, channel, message = _message(request)
    if message.author_id != world.bot.id:
        if channel.type == DIRECT:
            raise Refused(errors.NOT_IN_DIRECT)
        world.require_permissions(channel, P.MANAGE_MESSAGES)
    if channel.thread is not None and channel.thread.archived:
        raise Refused(errors.ARCHIVED)
    posting.remove(world, message)
    return nothing()


async def delete_messages(request: web.Request) -> web.Response:
    """POST /channels/{id}/messages/bulk-delete."""
    world, channel = channel_in_path(request)
    if channel.type == DIRECT:
        raise Refused(errors.NOT_IN_DIRECT)
    world.require_permissions(channel, P.MANAGE_MESSAGES)
    form = read(BulkForm, (await read_body(request)).payload)
    if not _FEWEST <= len(form.messages) <= _MOST:
        raise Refused(errors.BULK_DELETE_SIZE)
    there = world.messages.get(channel.id, {})
    chosen = [
        there[one] for one in form.messages if one in there and there[one].ephemeral_to is None
    ]
    if any(world.age(one.created_at) > _BULK_AGE for one in chosen):
        raise Refused(errors.CANNOT_DELETE_OLD)
    for message in chosen:
        posting.remove(world, message)
    return nothing()


ROUTES = [
    web.post("/channels/{channel_id}/messages", create_message),
    web.get("/channels/{channel_id}/messages", get_messages),
    web.post("/channels/{channel_id}/messages/bulk-delete", delete_messages),
    web.get("/channels/{channel_id}/messages/{message_id:\\d+}", get_message),
    web.patch("/channels/{channel_id}/messages/{message_id:\\d+}", edit_message),
    web.delete("/channels/{channel_id}/messages/{message_id:\\d+}", delete_message),
]
