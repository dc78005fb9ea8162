"""What the stand-in remembers: people, channels, messages, commands and interactions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, TypeAlias

Json: TypeAlias = dict[str, Any]
"""An object as it goes over the wire."""

State: TypeAlias = Literal["sent", "thinking", "done", "failed"]
"""How far an interaction has come, as the page shows it."""

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
    """Somebody who plays; the page switches between them."""

    id: str
    username: str
    global_name: str
    locale: str
    colour: str
    joined_at: str
    present: bool = True
    """Still in the server."""
    roles: list[str] = field(default_factory=list)
    read: dict[str, str] = field(default_factory=dict)
    """The last message seen in each channel."""


@dataclass(slots=True)
class Bot:
    """The one application here; its user has the same id."""

    id: str
    username: str
    colour: str
    joined_at: str
    present: bool = True
    """Still in the server."""
    roles: list[str] = field(default_factory=list)


@dataclass(slots=True)
class Role:
    """A set of permissions; the role with the server's own id is everyone's."""

    id: str
    name: str
    permissions: int
    position: int
    managed: bool = False


@dataclass(slots=True)
class Guild:
    """The one server here."""

    id: str
    name: str
    owner_id: str
    locale: str
    roles: list[Role]


@dataclass(slots=True)
class Overwrite:
    """What a role or a member may do otherwise in one channel."""

    id: str
    type: int
    """0 is a role, 1 a member."""
    allow: int
    deny: int


@dataclass(slots=True)
class ThreadPart:
    """What makes a channel a thread."""

    owner_id: str
    created_at: str
    active_at: str
    """When something was last said in it or done to it."""
    archive_timestamp: str
    auto_archive_duration: int = 1440
    archived: bool = False
    locked: bool = False
    invitable: bool = True
    members: dict[str, str] = field(default_factory=dict)
    """Who has joined, and when."""
    sent: int = 0
    """Messages ever sent in it."""


@dataclass(slots=True)
class Channel:
    """A channel of the server, a thread, or a direct line between a person and the bot."""

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
    """The person at the other end of a direct channel."""
    thread: ThreadPart | None = None


@dataclass(slots=True)
class Attachment:
    """A file that hangs on a message."""

    id: str
    filename: str
    size: int
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None
    named: str = ""
    """The name it was sent under, which `attachment://` may use as well."""


@dataclass(slots=True)
class Reaction:
    """Everybody who reacted with one emoji."""

    emoji: str
    users: list[str]


@dataclass(slots=True)
class Message:
    """One message, as it was sent; addresses of files are filled in when it is shown."""

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
    """What Discord calls interaction metadata, if this answers an interaction."""
    ephemeral_to: str | None = None
    dismissed: bool = False
    """Put away by the one person who could see it."""
    late_edits: list[str] = field(default_factory=list)
    """When it was edited after its first hour."""


@dataclass(slots=True)
class Command:
    """A slash command as the bot registered it."""

    id: str
    version: str
    body: Json
    guild_id: str | None = None


@dataclass(slots=True)
class Interaction:
    """Something a person did that the bot must answer."""

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
    """What opened the modal that is submitted here."""
    answered: int | None = None
    """The type of the first response."""
    original_id: str | None = None
    """The message that is the first response."""
    waiting: bool = False
    """The first response is a promise that has not been kept yet."""
    touched: bool = False
    """The token was used after the first response."""
    message_ids: list[str] = field(default_factory=list)
    modal: Json | None = None
    submitted: bool = False
    state: State = "sent"
    reason: str = ""
