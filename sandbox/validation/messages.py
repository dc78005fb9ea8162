"""Validating messages, whether they are sent, edited or given as a response."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import BaseModel, Field, model_validator

from sandbox.errors import Problems
from sandbox.model import COMPONENTS_V2, Json
from sandbox.validation.components import ClassicPart, TopPart
from sandbox.validation.embeds import Embed, check_embeds
from sandbox.validation.layout import laid_out
from sandbox.validation.reading import Shape, Snowflake, objection, read

MOST_ROWS = 5


class AllowedMentions(Shape):
    """The mentions that are allowed to ping."""

    parse: list[Literal["users", "roles", "everyone"]] | None = None
    users: list[Snowflake] | None = Field(default=None, max_length=100)
    roles: list[Snowflake] | None = Field(default=None, max_length=100)
    replied_user: bool | None = None

    @model_validator(mode="after")
    def _exclusive(self) -> AllowedMentions:
        for kind, named in (("users", self.users), ("roles", self.roles)):
            if named and kind in (self.parse or ()):
                raise objection(
                    "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE",
                    f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.',
                )
        return self


class AttachmentForm(Shape):
    """A file that is being uploaded, or one that the message keeps."""

    id: Snowflake
    filename: str | None = Field(default=None, min_length=1, max_length=1024)
    description: str | None = Field(default=None, max_length=1024)


class ReferenceForm(Shape):
    """A reference to the message that is replied to."""

    message_id: Snowflake
    channel_id: Snowflake | None = None
    guild_id: Snowflake | None = None
    fail_if_not_exists: bool = True


class MessageForm(Shape):
    """All fields of a message except its components, whose form depends on the flags."""

    content: str | None = Field(default=None, max_length=2000)
    embeds: list[Embed] | None = Field(default=None, max_length=10)
    allowed_mentions: AllowedMentions | None = None
    flags: int | None = None
    attachments: list[AttachmentForm] | None = Field(default=None, max_length=10)
    nonce: Annotated[str, Field(max_length=25)] | None = None
    enforce_nonce: bool | None = None
    message_reference: ReferenceForm | None = None

    def gives(self, name: str) -> bool:
        """Return whether a field was sent, even if only as null."""
        return name in self.model_fields_set


class ClassicComponents(Shape):
    """Rows of buttons and selects below a message."""

    components: list[ClassicPart] | None = Field(default=None, max_length=MOST_ROWS)


class NewComponents(Shape):
    """V2 components, which make up a whole message."""

    components: list[TopPart] | None = None


@dataclass(frozen=True, slots=True)
class Draft:
    """A validated message form with its components."""

    form: MessageForm
    components: list[Json] | None
    """None if the field was not sent."""
    v2: bool


def read_message(payload: Json, emojis: Collection[str] = (), *, already_v2: bool = False) -> Draft:
    """Return a validated message; raise `Refused` with all its errors if it is not valid.

    `emojis` are the IDs of the application's emojis.
    """
    form = read(MessageForm, payload)
    v2 = already_v2 or bool((form.flags or 0) & COMPONENTS_V2)
    problems = Problems()
    if form.embeds:
        check_embeds(form.embeds, problems)
    components = None
    if "components" in payload:
        components = laid_out(_parts(payload, emojis, v2=v2), problems)
    if v2:
        _no_legacy(form, payload, problems)
    problems.raise_if_any()
    return Draft(form=form, components=components, v2=v2)


def _parts(payload: Json, emojis: Collection[str], *, v2: bool) -> Sequence[BaseModel]:
    if v2:
        return read(NewComponents, payload, emojis).components or ()
    return read(ClassicComponents, payload, emojis).components or ()


def _no_legacy(form: MessageForm, payload: Json, problems: Problems) -> None:
    legacy = {
        "content": form.content,
        "embeds": form.embeds,
        "poll": payload.get("poll"),
        "sticker_ids": payload.get("sticker_ids"),
    }
    for name, value in legacy.items():
        if value:
            problems.add(
                (name,),
                "MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2",
                f"The '{name}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2",
            )
