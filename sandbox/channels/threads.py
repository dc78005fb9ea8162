"""Operations on threads: opening, archiving and unarchiving."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox import errors, serializers
from sandbox.channels import events
from sandbox.channels.members import part_of
from sandbox.errors import Refused
from sandbox.messages import events as message_telling
from sandbox.messages import posting
from sandbox.model import (
    HAS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    TEXT,
    THREADS,
    Channel,
    Message,
    ThreadPart,
)
from sandbox.permissions import Permission
from sandbox.world import World

_MOST_ACTIVE = 1000
_THREAD_CREATED = 18


@dataclass(frozen=True, slots=True)
class Opening:
    """The properties of a thread that is to be opened."""

    name: str
    owner_id: str
    type: int = PUBLIC_THREAD
    auto_archive_duration: int = 1440
    invitable: bool = True
    slowmode: int = 0


def open_thread(
    world: World, parent: Channel, what: Opening, message: Message | None = None
) -> Channel:
    """Open a thread in a channel, or on a message, in which case it has the message's ID."""
    if parent.type != TEXT:
        raise Refused(errors.WRONG_CHANNEL_TYPE)
    if message is not None and message.id in world.channels:
        raise Refused(errors.THREAD_EXISTS)
    if len(active(world)) >= _MOST_ACTIVE:
        raise Refused(errors.TOO_MANY_THREADS)
    now = world.clock.stamp()
    thread = Channel(
        id=message.id if message else world.new_id(),
        type=what.type,
        name=what.name,
        parent_id=parent.id,
        slowmode=what.slowmode,
        thread=ThreadPart(
            owner_id=what.owner_id,
            created_at=now,
            active_at=now,
            archive_timestamp=now,
            auto_archive_duration=what.auto_archive_duration,
            invitable=what.invitable,
            members={what.owner_id: now},
        ),
    )
    world.channels[thread.id] = thread
    world.save(thread)
    events.tell_pages(world, thread)
    body = serializers.channel(world, thread) | {"newly_created": True}
    events.tell_bot(world, thread, "THREAD_CREATE", body)
    _announce(world, parent, thread, message)
    return thread


def _announce(world: World, parent: Channel, thread: Channel, message: Message | None) -> None:
    """Announce a thread in its channel, unless it is private."""
    if message is not None:
        message.flags |= HAS_THREAD
        world.save(message)
        message_telling.tell_changed(world, message)
    elif thread.type != PRIVATE_THREAD:
        note = Message(
            id=world.new_id(),
            channel_id=parent.id,
            author_id=part_of(thread).owner_id,
            created_at=world.clock.stamp(),
            type=_THREAD_CREATED,
            content=thread.name,
            reference={"type": 0, "channel_id": thread.id, "guild_id": world.guild.id},
        )
        posting.place(world, note)


def active(world: World) -> list[Channel]:
    """Return all threads that are not archived."""
    return [
        one for one in world.channels.values() if one.type in THREADS and not part_of(one).archived
    ]


def archive(world: World, thread: Channel, *, archived: bool, locked: bool | None = None) -> None:
    """Archive or unarchive a thread, and lock or unlock it."""
    part = part_of(thread)
    if part.archived != archived:
        part.archived = archived
        part.archive_timestamp = world.clock.stamp()
        part.active_at = world.clock.stamp()
    if locked is not None:
        part.locked = locked
    world.save(thread)
    events.tell_channel(world, thread, "UPDATE")


def wake(world: World, channel: Channel, user_id: str) -> None:
    """Unarchive a thread so that a user can send a message to it.

    Raises `Refused` if it is locked and they may not manage threads.
    """
    part = channel.thread
    if part is None or not (part.archived or part.locked):
        return
    if part.locked and not world.permissions_of(user_id, channel) & Permission.MANAGE_THREADS:
        raise Refused(errors.THREAD_LOCKED)
    if part.archived:
        archive(world, channel, archived=False)


def archive_idle(world: World) -> None:
    """Archive the threads that have been inactive for longer than their settings allow."""
    for thread in active(world):
        part = part_of(thread)
        if world.age(part.active_at) > part.auto_archive_duration * 60:
            archive(world, thread, archived=True)
