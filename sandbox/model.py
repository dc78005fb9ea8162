"""The stand-in's data model: people, channels, messages, commands and interactions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Json: TypeAlias = dict[str, Any]
"""A JSON object."""

State: TypeAlias = Literal["sent", "thinking", "done", "failed"]
"""The state of an interaction, as the page shows it."""

TEXT, DIRECT = 0, 1
ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD = 10, 11, 12
THREADS = (ANNOUNCEMENT_THREAD, PUBLIC_THREAD, PRIVATE_THREAD)

SUPPRESS_EMBEDS = 1 << 2
HAS_THREAD = 1 << 5
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SILENT = 1 << 12
COMPONENTS_V2 = 1 << 15


@dataclass(slots=True)
class Person:
    """A person who uses the chat; the page can switch between people."""

    id: str
    username: str
    global_name: str
    locale: str
    colour: str
    joined_at: str
    present: bool = True
    """True while they are in the guild."""
    roles: list[str] = field(default_factory=list)
    read: dict[str, str] = field(default_factory=dict)
    """The ID of the last message read in each channel."""


@dataclass(slots=True)
class Bot:
    """The only application, whose user has the same ID."""

    id: str
    username: str
    colour: str
    joined_at: str
    present: bool = True
    """True while it is in the guild."""
    roles: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Role:
    """A role; the one with the guild's ID is @everyone."""

    id: str
    name: str
    permissions: int
    position: int
    managed: bool = False


@dataclass(slots=True)
class Guild:
    """The only guild."""

    id: str
    name: str
    owner_id: str
    locale: str
    roles: list[Role]


@dataclass(slots=True)
class Overwrite:
    """A permission overwrite of a role or a member in a channel."""

    id: str
    type: int
    """0 for a role, 1 for a member."""
    allow: int
    deny: int


@dataclass(slots=True)
class ThreadPart:
    """The properties of a channel that only threads have."""

    owner_id: str
    created_at: str
    active_at: str
    """The time of the last message or change."""
    archive_timestamp: str
    auto_archive_duration: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[str, str] = field(default_factory=dict)
    """The IDs of its members, with the times at which they joined."""
    sent: int = 0
    """The number of messages ever sent in it."""


@dataclass(slots=True)
class Channel:
    """A guild channel, a thread, or a DM channel between a person and the bot."""

    id: str
    type: int
    name: str = ""
    position: int = 0
    topic: str | None = None
    parent_id: str | None = None
    slowmode: int = 0
    overwrites: list[Overwrite] = field(default_factory=list)
    last_message_id: str | None = None
    last_pin_at: str | None = None
    recipient_id: str | None = None
    """The person in a DM channel."""
    thread: ThreadPart | None = None


@dataclass(slots=True)
class Attachment:
    """A file attached to a message."""

    id: str
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    named: str = ""
    """The name under which it was sent, by which `attachment://` may also refer to it."""


@dataclass(slots=True)
class Reaction:
    """The users who reacted with one emoji."""

    emoji: str
    users: list[str]


@dataclass(slots=True)
class Message:
    """A message as it was sent; the URLs of its files are filled in when it is serialized."""

    id: str
    channel_id: str
    author_id: str
    created_at: str
    type: int = 0
    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    mentions: list[str] = field(default_factory=list)
    mention_roles: list[str] = field(default_factory=list)
    mention_everyone: bool = False
    edited_at: str | None = None
    pinned_at: str | None = None
    nonce: str | int | None = None
    reference: Json | None = None
    reactions: list[Reaction] = field(default_factory=list)
    made_by: Json | None = None
    """Discord's interaction metadata, if this responds to an interaction."""
    ephemeral_to: str | None = None
    dismissed: bool = False
    """True once the only person who could see it has dismissed it."""
    late_edits: list[str] = field(default_factory=list)
    """The times of edits after its first hour."""


@dataclass(slots=True)
class Command:
    """A command as registered by the bot."""

    id: str
    version: str
    body: Json
    guild_id: str | None = None


@dataclass(slots=True)
class AppEmoji:
    """An emoji of the application, whose picture is a file of the store."""

    id: str
    name: str
    content_type: str

    @property
    def filename(self) -> str:
        """The name of its file."""
        return f"{self.id}.{self.content_type.removeprefix('image/')}"

    @property
    def animated(self) -> bool:
        """True if its picture moves."""
        return self.content_type == "image/gif"


@dataclass(slots=True)
class Interaction:
    """A person's action that the bot must respond to."""

    id: str
    token: str
    type: int
    person_id: str
    channel_id: str
    nonce: str
    created_at: str
    data: Json
    message_id: str | None = None
    """The message whose component was used."""
    triggered_by: Json | None = None
    """The metadata of the interaction that opened the modal, if this submits one."""
    answered: int | None = None
    """The type of the first response."""
    original_id: str | None = None
    """The message that is the first response."""
    waiting: bool = False
    """True while the first response is a deferral without a message."""
    touched: bool = False
    """True once the token has been used after the first response."""
    message_ids: list[str] = field(default_factory=list)
    modal: Json | None = None
    submitted: bool = False
    state: State = "sent"
    reason: str = ""
