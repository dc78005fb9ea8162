"""What the bot does with an interaction's token after the first answer."""

from __future__ import annotations

from sandbox import errors
from sandbox.errors import Refused
from sandbox.forms.messages import read_message
from sandbox.interactions.broker import Desk
from sandbox.interactions.callbacks import message_type, whose
from sandbox.interactions.payload import metadata
from sandbox.messages import posting
from sandbox.messages.files import Upload
from sandbox.model import COMPONENTS_V2, Interaction, Json, Message

ORIGINAL = "@original"


def follow_up(desk: Desk, token: str, payload: Json, uploads: list[Upload]) -> Message:
    """One more message; the first keeps the promise if there was one."""
    one = desk.answered(token)
    world = desk.world
    if one.waiting:
        return edit(desk, token, ORIGINAL, payload, uploads)
    draft = read_message(payload)
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
            made_by=_following(desk, one),
            ephemeral_to=whose(one, draft),
        ),
    )
    one.message_ids.append(message.id)
    _touch(desk, one)
    return message


def _following(desk: Desk, one: Interaction) -> Json:
    body = metadata(desk.world, one)
    return body | ({"original_response_message_id": one.original_id} if one.original_id else {})


def find(desk: Desk, token: str, name: str) -> Message:
    """A message that the token gives a hold on."""
    one = desk.answered(token)
    key = one.original_id if name == ORIGINAL else name
    held = key is not None and key in (*one.message_ids, one.original_id)
    message = desk.world.anywhere(key or "") if held else None
    if message is None:
        raise Refused(errors.UNKNOWN_MESSAGE)
    return message


def edit(desk: Desk, token: str, name: str, payload: Json, uploads: list[Upload]) -> Message:
    """Change such a message, which keeps the promise if that was it."""
    message = find(desk, token, name)
    one = desk.answered(token)
    draft = read_message(payload, already_v2=bool(message.flags & COMPONENTS_V2))
    if one.waiting and message.id == one.original_id:
        posting.fulfil(desk.world, message, draft, uploads)
        one.waiting = False
        desk.progress(one, "done")
    else:
        posting.edit(desk.world, message, draft, uploads)
    _touch(desk, one)
    return message


def delete(desk: Desk, token: str, name: str) -> None:
    """Remove such a message."""
    message = find(desk, token, name)
    one = desk.answered(token)
    posting.remove(desk.world, message)
    if one.waiting and message.id == one.original_id:
        one.waiting = False
        desk.progress(one, "done")
    _touch(desk, one)


def _touch(desk: Desk, one: Interaction) -> None:
    one.touched = True
    desk.world.keep(one)
