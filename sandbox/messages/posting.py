"""Operations on messages, shared by the HTTP API and the page."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox import errors
from sandbox.channels.members import join_mentioned
from sandbox.errors import Problems, Refused
from sandbox.messages import events, media
from sandbox.messages.files import Attaching, Upload, attaching
from sandbox.messages.mentions import mentions_in
from sandbox.model import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    SILENT,
    SUPPRESS_EMBEDS,
    Attachment,
    Channel,
    Json,
    Message,
)
from sandbox.validation.messages import Draft
from sandbox.world import World

_SENDABLE = SUPPRESS_EMBEDS | SILENT | COMPONENTS_V2
_LATE = 60 * 60.0
_LATE_EDITS = 3
"""The number of edits per hour that a message more than an hour old accepts."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message to be sent."""

    channel: Channel
    author_id: str
    draft: Draft
    uploads: list[Upload]
    type: int = 0
    reference: Json | None = None
    replied_to: Message | None = None
    made_by: Json | None = None
    ephemeral_to: str | None = None


def post(world: World, what: Post) -> Message:
    """Send a message and return it."""
    form = what.draft.form
    message = Message(
        id=world.new_id(),
        channel_id=what.channel.id,
        author_id=what.author_id,
        created_at=world.clock.stamp(),
        type=what.type,
        flags=(form.flags or 0) & _SENDABLE,
        nonce=form.nonce,
        reference=what.reference,
        made_by=what.made_by,
        ephemeral_to=what.ephemeral_to,
    )
    if what.ephemeral_to is not None:
        message.flags |= EPHEMERAL
    files = attaching(world, form.attachments, what.uploads, [])
    _fill(message, what.draft, files)
    _mention(world, what.channel, message, what.draft, what.replied_to)
    files.write(world, what.channel.id)
    place(world, message)
    return message


def post_deferred(
    world: World, channel: Channel, made_by: Json, ephemeral_to: str | None, kind: int
) -> Message:
    """Post the placeholder of a deferred response and return it."""
    flags = LOADING | (EPHEMERAL if ephemeral_to is not None else 0)
    message = Message(
        id=world.new_id(),
        channel_id=channel.id,
        author_id=world.bot.id,
        created_at=world.clock.stamp(),
        type=kind,
        flags=flags,
        made_by=made_by,
        ephemeral_to=ephemeral_to,
    )
    place(world, message)
    return message


def place(world: World, message: Message) -> None:
    """Add a finished message to its channel and announce it."""
    channel = world.channels[message.channel_id]
    world.messages.setdefault(channel.id, {})[message.id] = message
    world.save(message)
    if message.ephemeral_to is None:
        channel.last_message_id = message.id
        if channel.thread is not None:
            channel.thread.sent += 1
            channel.thread.active_at = message.created_at
            join_mentioned(world, channel, message.mentions)
        world.save(channel)
    events.tell_new(world, message)


def complete_deferred(world: World, message: Message, draft: Draft, uploads: list[Upload]) -> None:
    """Fill in a placeholder from `post_deferred`; only now do its mentions ping."""
    _rewrite(world, message, draft, uploads)
    message.flags = message.flags & ~LOADING | (draft.form.flags or 0) & _SENDABLE
    world.save(message)
    events.tell_changed(world, message)
    events.ping(world, message)


def edit(world: World, message: Message, draft: Draft, uploads: list[Upload]) -> None:
    """Edit a message."""
    form = draft.form
    _rewrite(world, message, draft, uploads)
    if form.gives("flags"):
        changeable = SUPPRESS_EMBEDS | COMPONENTS_V2
        message.flags = message.flags & ~SUPPRESS_EMBEDS | (form.flags or 0) & changeable
    message.edited_at = world.clock.stamp()
    world.save(message)
    events.tell_changed(world, message)


def count_late_edit(world: World, message: Message) -> None:
    """Count an edit if the message is old; raise `Refused` after too many."""
    if world.age(message.created_at) <= _LATE:
        return
    recent = [stamp for stamp in message.late_edits if world.age(stamp) < _LATE]
    if len(recent) >= _LATE_EDITS:
        raise Refused(errors.TOO_MANY_LATE_EDITS, {"retry_after": 0.05, "global": False})
    message.late_edits = [*recent, world.clock.stamp()]


def remove(world: World, message: Message) -> None:
    """Delete a message with its files."""
    del world.messages[message.channel_id][message.id]
    world.drop(message)
    for one in message.attachments:
        world.leaving.drop(message.channel_id, one)
    events.tell_gone(world, message)


def _rewrite(world: World, message: Message, draft: Draft, uploads: list[Upload]) -> None:
    before = list(message.attachments)
    forms = draft.form.attachments
    if draft.form.gives("attachments"):
        forms = forms or []
    files = attaching(world, forms, uploads, before)
    _fill(message, draft, files)
    _mention(world, world.channels[message.channel_id], message, draft, None)
    files.write(world, message.channel_id)
    kept = {one.id for one in files.attachments}
    for one in before:
        if one.id not in kept:
            world.leaving.drop(message.channel_id, one)


def _fill(message: Message, draft: Draft, files: Attaching) -> None:
    """Apply a draft to a message; raise `Refused` if nothing visible would remain."""
    form = draft.form
    content, embeds, components = message.content, message.embeds, message.components
    if form.gives("content"):
        content = (form.content or "").strip()
    if form.gives("embeds"):
        filled = [embed for embed in form.embeds or () if not embed.is_empty()]
        embeds = [one.model_dump(mode="json", by_alias=True, exclude_none=True) for one in filled]
    if draft.components is not None:
        components = draft.components
    if draft.v2:
        _check_v2(content, embeds, components, files.attachments)
    elif not (content or embeds or files.attachments):
        raise Refused(errors.EMPTY_MESSAGE)
    message.content, message.embeds, message.components = content, embeds, components
    message.attachments = files.attachments


def _check_v2(
    content: str, embeds: list[Json], components: list[Json], attachments: list[Attachment]
) -> None:
    problems = Problems()
    for name, value in (("content", content), ("embeds", embeds)):
        if value:
            problems.add(
                (name,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
    for path, one in media.media_in(components):
        url = one["url"]
        if url.startswith("attachment://") and media.referred(url, attachments) is None:
            problems.add(
                (*path, "url"),
                "UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND",
                f'The referenced attachment "{url}" was not found',
            )
    problems.raise_if_any()
    if not components:
        raise Refused(errors.EMPTY_MESSAGE)


def _mention(
    world: World, channel: Channel, message: Message, draft: Draft, replied_to: Message | None
) -> None:
    found = mentions_in(world, channel, message, draft.form.allowed_mentions, replied_to)
    message.mentions, message.mention_roles = found.users, found.roles
    message.mention_everyone = found.everyone
