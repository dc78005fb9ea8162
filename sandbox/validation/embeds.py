"""The forms of embeds, and their limits."""

from __future__ import annotations

from datetime import datetime
from typing import Annotated

from pydantic import AfterValidator, Field

from sandbox.errors import Problems
from sandbox.validation.reading import Shape, objection

_TOTAL = 6000


def _web(address: str) -> str:
    if not address.startswith(("http://", "https://")):
        raise objection("URL_TYPE_INVALID_URL", "Not a well formed URL.")
    return address


def _media(address: str) -> str:
    return address if address.startswith("attachment://") else _web(address)


WebAddress = Annotated[str, Field(max_length=2048), AfterValidator(_web)]
MediaAddress = Annotated[str, Field(max_length=2048), AfterValidator(_media)]


class EmbedField(Shape):
    """A field of an embed, with a name and a value."""

    name: str = Field(min_length=1, max_length=256)
    value: str = Field(min_length=1, max_length=1024)
    inline: bool = False


class EmbedAuthor(Shape):
    """The author of an embed, named above its title."""

    name: str = Field(min_length=1, max_length=256)
    url: WebAddress | None = None
    icon_url: MediaAddress | None = None


class EmbedFooter(Shape):
    """The line at the bottom of an embed."""

    text: str = Field(min_length=1, max_length=2048)
    icon_url: MediaAddress | None = None


class EmbedPicture(Shape):
    """The image or the thumbnail of an embed."""

    url: MediaAddress


class Embed(Shape):
    """An embed of a message."""

    title: str | None = Field(default=None, max_length=256)
    description: str | None = Field(default=None, max_length=4096)
    url: WebAddress | None = None
    color: int | None = Field(default=None, ge=0, le=0xFFFFFF)
    timestamp: datetime | None = None
    fields_: list[EmbedField] | None = Field(default=None, max_length=25, alias="fields")
    author: EmbedAuthor | None = None
    footer: EmbedFooter | None = None
    image: EmbedPicture | None = None
    thumbnail: EmbedPicture | None = None

    def length(self) -> int:
        """Return the number of characters that count towards the limit for all embeds."""
        texts = [self.title or "", self.description or ""]
        texts += [self.author.name] if self.author else []
        texts += [self.footer.text] if self.footer else []
        for each in self.fields_ or ():
            texts += [each.name, each.value]
        return sum(map(len, texts))

    def is_empty(self) -> bool:
        """Return whether the embed has nothing to show."""
        return not (self.length() or self.image or self.thumbnail)


def check_embeds(embeds: list[Embed], problems: Problems) -> None:
    """Add an error if the embeds together exceed the length limit."""
    room = _TOTAL
    for place, embed in enumerate(embeds):
        room -= embed.length()
        if room < 0:
            problems.add(
                ("embeds", place),
                "MAX_EMBED_SIZE_EXCEEDED",
                f"Embed size exceeds maximum size of {_TOTAL}",
            )
            return
