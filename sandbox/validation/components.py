"""The forms of message components, both classic and V2."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import AfterValidator, Discriminator, Field, Tag, model_validator

from sandbox.validation.emoji import Emoji
from sandbox.validation.reading import CustomId, Shape, Snowflake, objection, tag_of

ROW, BUTTON, STRING_SELECT, TEXT_INPUT = 1, 2, 3, 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION, TEXT, THUMBNAIL, GALLERY, FILE, SEPARATOR = 9, 10, 11, 12, 13, 14
CONTAINER, LABEL, FILE_UPLOAD = 17, 18, 19
RADIO_GROUP, CHECKBOX_GROUP, CHECKBOX = 21, 22, 23
SELECTS = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
LINK = 5
"""The style of a link button."""
_ROW_WIDTH = 5


class Component(Shape):
    """The base of all components."""

    id: int | None = Field(default=None, ge=0, le=0x7FFFFFFF)


def _link(address: str) -> str:
    if not address.startswith(("http://", "https://", "discord://")):
        raise objection(
            "BUTTON_COMPONENT_URL_INVALID_SCHEME",
            "Scheme is not supported. Scheme must be one of ('http', 'https', 'discord').",
        )
    return address


class Button(Component):
    """A button."""

    type: Literal[2]
    style: Literal[1, 2, 3, 4, 5]
    label: str | None = Field(default=None, max_length=80)
    emoji: Emoji | None = None
    custom_id: CustomId | None = None
    url: Annotated[str, Field(max_length=512), AfterValidator(_link)] | None = None
    disabled: bool = False

    @model_validator(mode="after")
    def _complete(self) -> Button:
        if not self.label and self.emoji is None:
            raise objection(
                "BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED", "A label or an emoji is required"
            )
        if self.custom_id is not None and self.url is not None:
            raise objection(
                "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
                "A custom id and url cannot both be specified",
            )
        if self.style == LINK and self.url is None:
            raise objection("BUTTON_COMPONENT_URL_REQUIRED", "A url is required")
        if self.style != LINK and self.custom_id is None:
            raise objection("BUTTON_COMPONENT_CUSTOM_ID_REQUIRED", "A custom id is required")
        return self


class SelectOption(Shape):
    """An option of a select."""

    label: str = Field(min_length=1, max_length=100)
    value: str = Field(min_length=1, max_length=100)
    description: str | None = Field(default=None, max_length=100)
    emoji: Emoji | None = None
    default: bool = False


class Select(Component):
    """The base of all selects."""

    custom_id: CustomId
    placeholder: str | None = Field(default=None, max_length=150)
    min_values: int = Field(default=1, ge=0, le=25)
    max_values: int = Field(default=1, ge=1, le=25)
    disabled: bool = False
    required: bool | None = None

    @model_validator(mode="after")
    def _in_order(self) -> Select:
        if self.min_values > self.max_values:
            raise objection(
                "SELECT_COMPONENT_MIN_VALUES_GREATER_THAN_MAX_VALUES",
                "min_values must be less than or equal to max_values",
            )
        return self


class StringSelect(Select):
    """A select whose options are listed in it."""

    type: Literal[3]
    options: list[SelectOption] = Field(min_length=1, max_length=25)

    @model_validator(mode="after")
    def _distinct(self) -> StringSelect:
        values = [option.value for option in self.options]
        if len(set(values)) < len(values):
            raise objection(
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
        if self.max_values > len(values):
            raise objection(
                "SELECT_COMPONENT_MAX_VALUES_GREATER_THAN_OPTIONS",
                f"max_values must be less than or equal to the number of options ({len(values)})",
            )
        if sum(option.default for option in self.options) > self.max_values:
            raise objection(
                "SELECT_COMPONENT_TOO_MANY_DEFAULTS",
                "The number of default options exceeds max_values",
            )
        return self


class DefaultValue(Shape):
    """A user, role or channel selected by default."""

    id: Snowflake
    type: Literal["user", "role", "channel"]


class EntitySelect(Select):
    """A select of users, roles or channels."""

    type: Literal[5, 6, 7, 8]
    default_values: list[DefaultValue] | None = Field(default=None, max_length=25)
    channel_types: list[int] | None = None


RowPart = Annotated[
    Annotated[Button, Tag("type=2")]
    | Annotated[StringSelect, Tag("type=3")]
    | Annotated[EntitySelect, Tag("type=5")]
    | Annotated[EntitySelect, Tag("type=6")]
    | Annotated[EntitySelect, Tag("type=7")]
    | Annotated[EntitySelect, Tag("type=8")],
    Discriminator(tag_of),
]


class ActionRow(Component):
    """A row that holds up to five buttons or one select."""

    type: Literal[1]
    components: list[RowPart] = Field(min_length=1, max_length=5)

    @model_validator(mode="after")
    def _fits(self) -> ActionRow:
        width = sum(1 if part.type == BUTTON else _ROW_WIDTH for part in self.components)
        if width > _ROW_WIDTH:
            raise objection(
                "COMPONENT_LAYOUT_WIDTH_EXCEEDED",
                "The specified component exceeds the maximum width",
            )
        return self


class TextDisplay(Component):
    """A component that shows a text."""

    type: Literal[10]
    content: str = Field(min_length=1, max_length=4000)


def _picture(address: str) -> str:
    if not address.startswith(("http://", "https://", "attachment://")):
        raise objection(
            "URL_TYPE_INVALID_SCHEME",
            "Scheme is not supported. Scheme must be one of ('http', 'https', 'attachment').",
        )
    return address


class Media(Shape):
    """The URL of a picture or a file."""

    url: Annotated[str, Field(max_length=2048), AfterValidator(_picture)]


class Thumbnail(Component):
    """A small picture beside text."""

    type: Literal[11]
    media: Media
    description: str | None = Field(default=None, min_length=1, max_length=1024)
    spoiler: bool = False


class Section(Component):
    """Up to three texts with a button or a picture beside them."""

    type: Literal[9]
    components: list[Annotated[Annotated[TextDisplay, Tag("type=10")], Discriminator(tag_of)]] = (
        Field(min_length=1, max_length=3)
    )
    accessory: Annotated[
        Annotated[Button, Tag("type=2")] | Annotated[Thumbnail, Tag("type=11")],
        Discriminator(tag_of),
    ]


class GalleryItem(Shape):
    """One picture in a gallery."""

    media: Media
    description: str | None = Field(default=None, min_length=1, max_length=1024)
    spoiler: bool = False


class MediaGallery(Component):
    """A gallery of up to ten pictures."""

    type: Literal[12]
    items: list[GalleryItem] = Field(min_length=1, max_length=10)


def _attached(media: Media) -> Media:
    if not media.url.startswith("attachment://"):
        raise objection(
            "FILE_COMPONENT_URL_NOT_ATTACHMENT", "A file component needs an attachment:// url"
        )
    return media


class FileComponent(Component):
    """A file to download."""

    type: Literal[13]
    file: Annotated[Media, AfterValidator(_attached)]
    spoiler: bool = False


class Separator(Component):
    """A gap between two parts."""

    type: Literal[14]
    divider: bool = True
    spacing: Literal[1, 2] = 1


_Part = (
    Annotated[ActionRow, Tag("type=1")]
    | Annotated[Section, Tag("type=9")]
    | Annotated[TextDisplay, Tag("type=10")]
    | Annotated[MediaGallery, Tag("type=12")]
    | Annotated[FileComponent, Tag("type=13")]
    | Annotated[Separator, Tag("type=14")]
)


class Container(Component):
    """A frame around other parts."""

    type: Literal[17]
    accent_color: int | None = Field(default=None, ge=0, le=0xFFFFFF)
    components: list[Annotated[_Part, Discriminator(tag_of)]] = Field(min_length=1, max_length=40)
    spoiler: bool = False


TopPart = Annotated[_Part | Annotated[Container, Tag("type=17")], Discriminator(tag_of)]
ClassicPart = Annotated[Annotated[ActionRow, Tag("type=1")], Discriminator(tag_of)]
