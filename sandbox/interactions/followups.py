"""Requests that use an interaction's token after its first response."""

from __future__ import annotations

from sandbox import errors
from sandbox.errors import Refused
from sandbox.interactions.broker import Broker
from sandbox.interactions.callbacks import message_type, only_visible_to
from sandbox.interactions.payload import metadata
from sandbox.messages import posting
from sandbox.messages.files import Upload
from sandbox.model import COMPONENTS_V2, Interaction, Json, Message
from sandbox.validation.messages import read_message

ORIGINAL = "@original"


def follow_up(broker: Broker, token: str, payload: Json, uploads: list[Upload]) -> Message:
    """Send a follow-up message and return it; the first one completes a deferred response."""
    one = broker.for_followup(token)
    world = broker.world
    if one.waiting:
        return edit(broker, token, ORIGINAL, payload, uploads)
    draft = read_message(payload, world.emojis)
    original = world.anywhere(one.original_id or "")
    kind, reference = message_type(one, original)
    message = posting.post(
        world,
        posting.Post(
            channel=world.channel(one.channel_id),
            author_id=world.bot.id,
            draft=draft,
            uploads=uploads,
            type=kind,
            reference=reference,
            made_by=_following(broker, one),
            ephemeral_to=only_visible_to(one, draft),
        ),
    )
    one.message_ids.append(message.id)
    _touch(broker, one)
    return message


def _following(broker: Broker, one: Interaction) -> Json:
    body = metadata(broker.world, one)
    return body | ({"original_response_message_id": one.original_id} if one.original_id else {})


def find(broker: Broker, token: str, name: str) -> Message:
    """Return a message to which a token gives access; raise `Refused` if there is none."""
    one = broker.for_followup(token)
    key = one.original_id if name == ORIGINAL else name
    held = key is not None and key in (*one.message_ids, one.original_id)
    message = broker.world.anywhere(key or "") if held else None
    if message is None:
        raise Refused(errors.UNKNOWN_MESSAGE)
    return message


def edit(broker: Broker, token: str, name: str, payload: Json, uploads: list[Upload]) -> Message:
    """Edit a message to which a token gives access, which completes a deferred response."""
    message = find(broker, token, name)
    one = broker.for_followup(token)
    already_v2 = bool(message.flags & COMPONENTS_V2)
    draft = read_message(payload, broker.world.emojis, already_v2=already_v2)
    if one.waiting and message.id == one.original_id:
        posting.complete_deferred(broker.world, message, draft, uploads)
        one.waiting = False
        broker.progress(one, "done")
    else:
        posting.edit(broker.world, message, draft, uploads)
    _touch(broker, one)
    return message


def delete(broker: Broker, token: str, name: str) -> None:
    """Delete a message to which a token gives access."""
    message = find(broker, token, name)
    one = broker.for_followup(token)
    posting.remove(broker.world, message)
    if one.waiting and message.id == one.original_id:
        one.waiting = False
        broker.progress(one, "done")
    _touch(broker, one)


def _touch(broker: Broker, one: Interaction) -> None:
    one.touched = True
    broker.world.save(one)
