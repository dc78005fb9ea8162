"""A message as tests read it: its text, buttons, selects and pictures."""

from __future__ import annotations

from dataclasses import dataclass

from sandbox.messages.media import media_in
from sandbox.model import EPHEMERAL, LOADING, Json
from sandbox.validation.components import BUTTON, SELECTS, TEXT
from sandbox.validation.layout import walk


class NotOnMessage(AssertionError):
    """Raised when a message lacks a component; names those it has."""


@dataclass(frozen=True, slots=True)
class Seen:
    """A message as one person sees it."""

    raw: Json
    """The message object as sent to the page."""

    @property
    def id(self) -> str:
        """The ID of the message."""
        return str(self.raw["id"])

    @property
    def channel_id(self) -> str:
        """The ID of the channel the message is in."""
        return str(self.raw["channel_id"])

    @property
    def content(self) -> str:
        """The plain content of the message."""
        return str(self.raw["content"])

    @property
    def ephemeral(self) -> bool:
        """True if nobody else sees it."""
        return bool(self.raw["flags"] & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """True while the message is the placeholder of a deferred response."""
        return bool(self.raw["flags"] & LOADING)

    @property
    def parts(self) -> list[Json]:
        """All components, at any depth."""
        return [part for _, part in walk(self.raw["components"])]

    @property
    def text(self) -> str:
        """All the text in content, components and embeds."""
        lines = [self.content]
        lines += [part["content"] for part in self.parts if part["type"] == TEXT]
        for embed in self.raw["embeds"]:
            lines += [embed.get("title", ""), embed.get("description", "")]
            for each in embed.get("fields", ()):
                lines += [each["name"], each["value"]]
            lines.append(embed.get("footer", {}).get("text", ""))
        return "\n".join(line for line in lines if line)

    @property
    def buttons(self) -> list[Json]:
        """All buttons, including links."""
        return [part for part in self.parts if part["type"] == BUTTON]

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons, or the emoji of a button without a label."""
        return [_label(button) for button in self.buttons]

    @property
    def selects(self) -> list[Json]:
        """All selects."""
        return [part for part in self.parts if part["type"] in SELECTS]

    @property
    def pictures(self) -> list[str]:
        """The URLs of all pictures and files, in attachments, embeds and components."""
        urls = [one["url"] for one in self.raw["attachments"]]
        for embed in self.raw["embeds"]:
            urls += [embed[key]["url"] for key in ("image", "thumbnail") if key in embed]
        return urls + [media["url"] for _, media in media_in(self.raw["components"])]

    def button(self, label: str | None = None, custom_id: str | None = None) -> Json:
        """Return the button with this custom ID, or whose label is or starts with `label`."""
        for button in self.buttons:
            if custom_id is not None and button.get("custom_id") == custom_id:
                return button
        if label is not None:
            exact = [button for button in self.buttons if _label(button) == label]
            close = [button for button in self.buttons if _label(button).startswith(label)]
            found = exact or close
            if len(found) == 1:
                return found[0]
        wanted = label if custom_id is None else custom_id
        raise NotOnMessage(self._missing(f"not one button {wanted!r}"))

    def select(self, custom_id: str | None = None) -> Json:
        """Return the select with this custom ID, or the only one."""
        found = [one for one in self.selects if custom_id in (None, one["custom_id"])]
        if len(found) != 1:
            raise NotOnMessage(self._missing(f"not one select {custom_id!r}"))
        return found[0]

    def _missing(self, what: str) -> str:
        buttons = ", ".join(map(repr, self.labels)) or "none"
        selects = ", ".join(repr(one["custom_id"]) for one in self.selects) or "none"
        return (
            f"The message {self.id} has {what}. Buttons: {buttons}. Selects: {selects}."
            f" It says: {self.text[:300]!r}"
        )


def _label(button: Json) -> str:
    return str(button.get("label") or button.get("emoji", {}).get("name", ""))
