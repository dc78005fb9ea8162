"""Replies to interactions: deferred at once, then filled; errors are reported to the user."""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from io import BytesIO
from typing import Any, TypeAlias

import discord
from discord import ui

from bot.localization import reader_words
from bot.messages.initial_response import (
    CUT,
    LATE,
    Answer,
    DuplicateInteraction,
    SeenInteractions,
    deliver,
)
from bot.messages.message_view import MessageContent, text_view
from bot.messages.response_edit import UNSURE, Filled, edit_response
from db.connection.database import ChangeWatch, watching
from db.errors import DatabaseAway, OperatorError
from engine.core.errors import FathomError
from engine.core.msg import Msg, msg
from engine.core.text import Words

Interaction: TypeAlias = discord.Interaction[Any]

NOBODY = discord.AllowedMentions.none()
UNREACHABLE = (discord.HTTPException, *CUT)
"""The errors raised when Discord rejects a request or the connection is cut."""
GONE = (10008, 10015, LATE)
"""Discord's error codes for a message or an interaction that is gone."""

TOO_MANY = 429
"""The HTTP status of rate limiting, the only client error worth a retry."""

_log = logging.getLogger(__name__)


def is_final(wrong: Exception) -> bool:
    """Return whether an error is permanent, so that a retry is useless."""
    if not isinstance(wrong, discord.HTTPException) or wrong.status == TOO_MANY:
        return False
    return not isinstance(wrong, discord.DiscordServerError)


class Reply:
    """The reply to one interaction, which also times its own stages."""

    def __init__(
        self,
        interaction: Interaction,
        slow: float = 2.0,
        running_replies: set[asyncio.Task[Any]] | None = None,
        taken: SeenInteractions | None = None,
    ) -> None:
        self.interaction = interaction
        self.running_replies: set[asyncio.Task[Any]] = (
            set() if running_replies is None else running_replies
        )
        """All replies in progress, which are waited for at shutdown."""
        self.words: Words = reader_words(interaction)
        self.names: tuple[str, ...] = ()
        """The names of the seats, once the table is known."""
        self._taken = SeenInteractions() if taken is None else taken
        self.message_id: int | None = None
        """The ID of the reply's message, once known."""
        self.arrived = False
        """True if Discord has confirmed the content of this reply."""
        self.when_filled: Callable[[Reply], None] | None = None
        """Called whenever the message of this reply has been filled."""
        self._slow = slow
        self._begun = time.perf_counter()
        self._stages: list[tuple[str, float]] = []
        self._in_place = False
        self._acknowledged = False

    async def defer(self) -> None:
        """Defer with a private message that is filled later."""
        defer = self.interaction.response.defer
        await self._acknowledge(lambda: defer(ephemeral=True, thinking=True))

    async def defer_update(self) -> None:
        """Defer a press whose own message is edited later."""
        self._in_place = True
        if self.interaction.message is not None:
            self.message_id = self.interaction.message.id
        await self._acknowledge(self.interaction.response.defer)

    async def defer_privately(self) -> None:
        """Defer in the pressed message if only the user sees it, else with a new private one."""
        message = self.interaction.message
        own = message is not None and message.flags.ephemeral
        await (self.defer_update() if own else self.defer())

    async def open_modal(self, question: ui.Modal) -> None:
        """Respond to a press with a modal; the message with the button stays."""
        self._in_place = True
        await self._acknowledge(lambda: self.interaction.response.send_modal(question))

    async def _acknowledge(self, answer: Answer) -> None:
        """Give the initial response; raise `DuplicateInteraction` if it was already handled."""
        await deliver(answer)
        self._taken.claim(self.interaction.id)
        self._acknowledged = True
        self.stage("acknowledge")

    def stage(self, name: str) -> None:
        """Mark the end of a stage; slow replies are logged by stage."""
        self._stages.append((name, time.perf_counter()))

    async def show(self, content: MessageContent) -> None:
        """Fill or edit the message of this reply."""

        def filled() -> dict[str, Any]:
            return {"view": content.to_view(), "attachments": content.files()}

        try:
            await self._fill(filled)
        except discord.HTTPException as wrong:
            if not content.emojis.refused(wrong):
                raise
            await self._fill(filled)

    async def change(self, content: MessageContent) -> None:
        """Edit the message of this reply, keeping its pictures."""
        await self.interaction.edit_original_response(
            view=content.to_view(), allowed_mentions=NOBODY
        )

    async def delete(self) -> None:
        """Delete the message of this reply."""
        await self.interaction.delete_original_response()

    async def say(self, message: Msg) -> None:
        """Fill or edit the message of this reply with one line."""
        text = self.words.say(message, self.names)
        await self._fill(lambda: {"view": text_view(text), "attachments": []})

    async def send_file(self, message: Msg, name: str, content: bytes) -> None:
        """Fill the message of this reply with a line and a file."""
        text = self.words.say(message, self.names)

        def filled() -> dict[str, Any]:
            return {"content": text, "attachments": [discord.File(BytesIO(content), name)]}

        await self._fill(filled)

    async def _fill(self, filled: Filled) -> None:
        sent = await edit_response(
            self.interaction, lambda: {**filled(), "allowed_mentions": NOBODY}
        )
        self.arrived = sent is not None
        self.message_id = sent or self.message_id
        if self.when_filled is not None:
            self.when_filled(self)
        self.stage("send")

    async def follow_up(self, message: Msg) -> None:
        """Send a private line in addition to the reply."""
        await self.follow_up_with(self.words.say(message, self.names))

    async def follow_up_with(self, *text: str, **message: Any) -> None:  # noqa: ANN401 - discord.py's own
        """Send a private message in addition to the reply.

        It has no nonce by which Discord could recognize a duplicate, and cannot be looked up. So
        after a server error or a cut connection it is neither retried nor reported as failed.
        """
        try:
            await self.interaction.followup.send(
                *text, **message, ephemeral=True, allowed_mentions=NOBODY
            )
        except UNSURE as wrong:
            _log.warning("a follow-up may not have arrived: %s", wrong)

    async def ask_privately(self, content: MessageContent) -> None:
        """Ask a private question: in a follow-up to a press, otherwise in the reply itself."""
        if not self._in_place:
            await self.show(content)
            return
        await self.follow_up_with(view=content.to_view())
        self.stage("send")

    async def show_error(self, message: Msg) -> None:
        """Report an error to the user who caused it; a shared message stays as it is."""
        if not (self._acknowledged or self.interaction.response.is_done()):
            text, send = self.words.say(message, self.names), self.interaction.response.send_message
            await self._acknowledge(lambda: send(text, ephemeral=True, allowed_mentions=NOBODY))
        elif self._in_place:
            await self.follow_up(message)
        else:
            await self.say(message)

    def finish(self) -> None:
        """Log the stages if the reply was slow."""
        if not self._stages or self._stages[-1][1] - self._begun < self._slow:
            return
        before, parts = self._begun, []
        for name, moment in self._stages:
            parts.append(f"{name} {moment - before:.2f} s")
            before = moment
        _log.warning("slow answer: %s", ", ".join(parts))


@asynccontextmanager
async def reporting_errors(reply: Reply) -> AsyncIterator[Reply]:
    """Report any error raised inside the block to the user who acted."""
    task = asyncio.current_task()
    assert task is not None  # noqa: S101 - a coroutine always runs in a task
    reply.running_replies.add(task)
    kept = ChangeWatch()
    try:
        with watching(kept):
            yield reply
    except DuplicateInteraction:
        _log.info("interaction %s was delivered twice", reply.interaction.id)
    except OperatorError as wrong:
        _log.error("%s", Words().say(wrong.msg))
        await _tell(reply, _public(wrong, kept))
    except FathomError as wrong:
        await _tell(reply, wrong.msg)
    except UNREACHABLE as wrong:
        await _tell_unanswered(reply, wrong)
    except Exception:
        number = secrets.token_hex(3)
        _log.exception("trouble %s", number)
        await _tell(reply, msg("bot-error-unexpected", number=number))
    finally:
        reply.running_replies.discard(task)
        reply.finish()


def _public(wrong: OperatorError, kept: ChangeWatch) -> Msg:
    """Return the public message of an error; it says that nothing changed only if that is true."""
    if kept.something and isinstance(wrong, DatabaseAway):
        return wrong.public_after
    return wrong.public


async def _tell_unanswered(reply: Reply, wrong: Exception) -> None:
    """Report that a reply did not arrive, if there is still someone to tell."""
    if isinstance(wrong, discord.HTTPException) and wrong.code in GONE:
        _log.info("a response came too late: %s", wrong)
        return
    _log.warning("Discord rejected a response: %s", wrong)
    await _tell(reply, msg("bot-error-discord"))


async def _tell(reply: Reply, message: Msg) -> None:
    try:
        await reply.show_error(message)
    except DuplicateInteraction:
        _log.info("interaction %s was delivered twice", reply.interaction.id)
    except UNREACHABLE as wrong:
        _log.warning("an error could not be reported: %s", wrong)
