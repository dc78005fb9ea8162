"""A person in a test, who does what the page does and waits for the outcome."""

from __future__ import annotations

import asyncio
import base64
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import count
from typing import Literal, TypeAlias

from sandbox.event_bus import PageEvent
from sandbox.interactions import kinds
from sandbox.messages.serializers import for_page
from sandbox.model import Interaction, Json, Message, State
from sandbox.server import Sandbox
from tests.driver.rendered_message import Seen

Until: TypeAlias = Literal["answered", "acknowledged"]
Value: TypeAlias = "str | int | float | bool | Given"
LOCALES = ("en-US", "de", "it", "pt-BR")
_nonces = count(1)


def speak_many_languages(sandbox: Sandbox) -> None:
    """Let each of the first four people of a session use another language."""
    for person, locale in zip(list(sandbox.world.people), LOCALES, strict=False):
        sandbox.chat.set_language(person, locale)


@dataclass(frozen=True, slots=True)
class Given:
    """A file given to a command."""

    name: str
    content: bytes

    def sent(self) -> Json:
        """Return the file in the form in which the page sends it."""
        return {"name": self.name, "data": base64.b64encode(self.content).decode()}


@dataclass(frozen=True, slots=True)
class Modal:
    """A modal that has been opened for a person."""

    interaction_id: str
    custom_id: str
    title: str
    components: list[Json]


@dataclass(frozen=True, slots=True)
class Outcome:
    """The outcome of a person's action."""

    state: State
    reason: str
    nonce: str
    message: Seen | None = None
    """The first response: a new message, or the one that was edited."""
    messages: list[Seen] = field(default_factory=list)
    """All messages sent in response, in order."""
    modal: Modal | None = None
    choices: list[Json] = field(default_factory=list)

    @property
    def done(self) -> bool:
        """True if the bot has responded."""
        return self.state == "done"

    def shown(self) -> Seen:
        """Return the message of the first response; fail if there is none."""
        if self.message is None:
            raise AssertionError(f"There is no answer to see: {self.state}, {self.reason!r}.")
        return self.message

    def opened(self) -> Modal:
        """Return the modal; fail if there is none."""
        if self.modal is None:
            raise AssertionError(f"No modal was opened: {self.state}, {self.reason!r}.")
        return self.modal


class Person:
    """A player controlled by a test."""

    def __init__(self, sandbox: Sandbox, person_id: str, *, timeout: float = 5.0) -> None:
        self.sandbox = sandbox
        self.id = person_id
        self.timeout = timeout
        """The number of seconds to wait for anything."""
        self.pings: list[Seen] = []
        """The messages that pinged this person."""
        self.channel = _first_channel(sandbox)
        """The channel in which commands are used, unless a test names another."""
        self._choices: dict[str, list[Json]] = {}
        self._stirred = asyncio.Event()
        sandbox.world.event_bus.page.listen(self._hear)

    @classmethod
    def number(cls, sandbox: Sandbox, place: int) -> Person:
        """Return the person with this number, counted from 1."""
        return cls(sandbox, list(sandbox.world.people)[place - 1])

    @property
    def mention(self) -> str:
        """The text that mentions this person."""
        return f"<@{self.id}>"

    def close(self) -> None:
        """Stop listening."""
        self.sandbox.world.event_bus.page.leave(self._hear)

    # -- actions

    async def say(self, content: str, channel: str | None = None) -> Seen:
        """Send a message."""
        message = self.sandbox.chat.say(self.id, channel or self.channel, content)
        return self._seen(message)

    async def command(
        self,
        name: str,
        options: Mapping[str, Value] | None = None,
        /,
        *,
        channel: str | None = None,
        until: Until = "answered",
        **more: Value,
    ) -> Outcome:
        """Use a slash command by its full name; options are given as keywords or in a mapping."""
        nonce = _nonce()
        place = channel or self.channel
        given = {**(options or {}), **more}
        values = {key: one.sent() if isinstance(one, Given) else one for key, one in given.items()}
        one = self.sandbox.chat.command(self.id, place, nonce, name, values)
        return await self._outcome(one, until)

    async def choices(
        self, name: str, options: Mapping[str, object], *, focused: str, channel: str | None = None
    ) -> list[Json]:
        """Return the autocomplete choices while an option is being typed."""
        place = channel or self.channel
        filled = (options, focused)
        one = self.sandbox.chat.autocomplete(self.id, place, _nonce(), name, filled)
        outcome = await self._outcome(one, "acknowledged")
        if not outcome.done:
            raise AssertionError(f"No choices came: {outcome.reason!r}.")
        return outcome.choices

    async def press(
        self,
        message: Seen,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        until: Until = "answered",
    ) -> Outcome:
        """Press a button of a message, found by its label or its custom ID."""
        button = self.look(message).button(label, custom_id)
        one = self.sandbox.chat.press(self.id, message.id, _nonce(), button.get("custom_id", ""))
        return await self._outcome(one, until)

    async def select(
        self,
        message: Seen,
        custom_id: str | None,
        values: Sequence[str],
        *,
        until: Until = "answered",
    ) -> Outcome:
        """Choose values in a select of a message."""
        part = self.look(message).select(custom_id)
        chat, chosen = self.sandbox.chat, list(values)
        one = chat.press(self.id, message.id, _nonce(), part["custom_id"], chosen)
        return await self._outcome(one, until)

    async def submit(
        self, modal: Modal, values: Mapping[str, object], *, until: Until = "answered"
    ) -> Outcome:
        """Fill in a modal and submit it."""
        one = self.sandbox.chat.submit(self.id, _nonce(), modal.interaction_id, values)
        return await self._outcome(one, until)

    def dismiss(self, message: Seen) -> None:
        """Dismiss an ephemeral message."""
        self.sandbox.chat.dismiss(self.id, message.id)

    def direct(self) -> str:
        """Return the DM channel with the bot."""
        return self.sandbox.chat.direct(self.id).id

    # -- messages

    def messages(self, channel: str | None = None) -> list[Seen]:
        """Return the messages this person sees in a channel, oldest first."""
        return [self._seen(one) for one in self._visible(channel)]

    def newest_first(self, channel: str | None = None) -> Iterator[Seen]:
        """Yield the messages this person sees in a channel, of which few may be wanted."""
        return (self._seen(one) for one in reversed(self._visible(channel)))

    def look(self, message: Seen) -> Seen:
        """Return the current state of a message."""
        chat = self.sandbox.chat
        return self._seen(chat.message(chat.person(self.id), message.id))

    async def waits_for(self, text: str, channel: str | None = None) -> Seen:
        """Wait until a message contains this text, and return the newest such message."""
        try:
            async with asyncio.timeout(self.timeout):
                while True:
                    for message in self.newest_first(channel):
                        if text in message.text:
                            return message
                    await self._stir()
        except TimeoutError:
            seen = [message.text[:80] for message in self.messages(channel)[-5:]]
            raise AssertionError(f"No message says {text!r}; the last are {seen}.") from None

    def _visible(self, channel: str | None) -> list[Message]:
        place = self.sandbox.chat.channel(
            self.sandbox.chat.person(self.id), channel or self.channel
        )
        return self.sandbox.world.visible(self.id, place.id)

    # -- waiting

    def _hear(self, news: PageEvent) -> None:
        if news.to is not None and self.id not in news.to:
            return
        self._stirred.set()
        if news.kind == "mention" and isinstance(news.data, dict):
            message = self.sandbox.world.anywhere(news.data["message_id"])
            if message is not None:
                self.pings.append(self._seen(message))
        elif news.kind == "choices" and isinstance(news.data, dict):
            self._choices[news.data["nonce"]] = news.data["choices"]

    async def _stir(self) -> None:
        """Wait for the next event that reaches this person's page."""
        self._stirred.clear()
        await self._stirred.wait()

    async def _outcome(self, one: Interaction, until: Until) -> Outcome:
        try:
            async with asyncio.timeout(self.timeout):
                while not _finished(one, until):
                    await self._stir()
        except TimeoutError:
            # An acknowledged press after which nothing is shown is an outcome too.
            if one.state != "done":
                waited = f"Nothing came of {one.nonce} within {self.timeout} s"
                raise AssertionError(f"{waited}; it is {one.state}.") from None
        return self._told(one)

    def _told(self, one: Interaction) -> Outcome:
        world = self.sandbox.world
        made = [world.anywhere(key) for key in one.message_ids]
        original = world.anywhere(one.original_id or "")
        modal = None
        if one.modal is not None:
            content = one.modal
            modal = Modal(one.id, content["custom_id"], content["title"], content["components"])
        return Outcome(
            state=one.state,
            reason=one.reason,
            nonce=one.nonce,
            message=self._seen(original) if original else None,
            messages=[self._seen(message) for message in made if message],
            modal=modal,
            choices=self._choices.pop(one.nonce, []),
        )

    def _seen(self, message: Message) -> Seen:
        return Seen(for_page(self.sandbox.world, message))


def _nonce() -> str:
    return f"driver-{next(_nonces)}"


def _first_channel(sandbox: Sandbox) -> str:
    return next(iter(sandbox.world.channels))


def _finished(one: Interaction, until: Until) -> bool:
    """Return whether there is nothing more to wait for."""
    if one.state == "failed":
        return True
    if one.state != "done":
        return False
    # A press that was only acknowledged is answered once the token is used to show something.
    silent = one.answered == kinds.PROMISE_UPDATE and not one.touched
    return until == "acknowledged" or not silent
