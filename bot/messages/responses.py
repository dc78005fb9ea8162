"""Answering an interaction: acknowledged at once, then told; trouble is told kindly."""

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
from bot.messages.response_delivery import UNSURE, Filled, fill
from db.connection.database import ChangeWatch, watching
from db.errors import DatabaseAway, OperatorError
from engine.core.errors import FathomError
from engine.core.msg import Msg, msg
from engine.core.text import Words

Interaction: TypeAlias = discord.Interaction[Any]

NOBODY = discord.AllowedMentions.none()
UNREACHABLE = (discord.HTTPException, *CUT)
"""What is raised when Discord does not take something, or the line to it is cut."""
GONE = (10008, 10015, LATE)
"""Discord's codes for a message or an interaction that is no more: nobody is left to be told."""

TOO_MANY = 429
"""The HTTP status of what comes too often; the only refusal that may not be one later."""

_log = logging.getLogger(__name__)


def is_final(wrong: Exception) -> bool:
    """Whether somebody, or a channel, cannot be reached however often it is tried."""
    if not isinstance(wrong, discord.HTTPException) or wrong.status == TOO_MANY:
        return False
    return not isinstance(wrong, discord.DiscordServerError)


class Reply:
    """The answer to one interaction, and how long each stage of it took."""

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
        """All answers that are not finished yet, for whoever waits for them."""
        self.words: Words = reader_words(interaction)
        self.names: tuple[str, ...] = ()
        """Of the seats, once it is known which table it is about."""
        self._taken = SeenInteractions() if taken is None else taken
        self.message_id: int | None = None
        """Of the message of this reply, as soon as it is known."""
        self.arrived = False
        """Whether Discord has said that what this reply shows is there."""
        self.when_filled: Callable[[Reply], None] | None = None
        """Called once something was put into the message of this reply."""
        self._slow = slow
        self._begun = time.perf_counter()
        self._stages: list[tuple[str, float]] = []
        self._in_place = False
        self._acknowledged = False

    async def defer(self) -> None:
        """Acknowledge with a private message that is filled later."""
        defer = self.interaction.response.defer
        await self._acknowledge(lambda: defer(ephemeral=True, thinking=True))

    async def defer_update(self) -> None:
        """Acknowledge a press whose own message is changed later."""
        self._in_place = True
        if self.interaction.message is not None:
            self.message_id = self.interaction.message.id
        await self._acknowledge(self.interaction.response.defer)

    async def ask(self, question: ui.Modal) -> None:
        """Acknowledge a press with a question; the message that was pressed stays."""
        self._in_place = True
        await self._acknowledge(lambda: self.interaction.response.send_modal(question))

    async def _acknowledge(self, answer: Answer) -> None:
        """Give the first answer; raises `DuplicateInteraction` if it was dealt with already."""
        await deliver(answer)
        self._taken.claim(self.interaction.id)
        self._acknowledged = True
        self.stage("acknowledge")

    def stage(self, name: str) -> None:
        """A stage is done; a slow press is logged by its stages."""
        self._stages.append((name, time.perf_counter()))

    async def show(self, content: MessageContent) -> None:
        """Fill or change the message of this reply."""
        await self._fill(lambda: {"view": content.to_view(), "attachments": content.files()})

    async def change(self, content: MessageContent) -> None:
        """Change the message of this reply, whose pictures stay as they are."""
        await self.interaction.edit_original_response(
            view=content.to_view(), allowed_mentions=NOBODY
        )

    async def say(self, message: Msg) -> None:
        """Fill or change the message of this reply with one line."""
        text = self.words.say(message, self.names)
        await self._fill(lambda: {"view": text_view(text), "attachments": []})

    async def give(self, message: Msg, name: str, content: bytes) -> None:
        """Fill the message of this reply with a line and a file."""
        text = self.words.say(message, self.names)

        def filled() -> dict[str, Any]:
            return {"content": text, "attachments": [discord.File(BytesIO(content), name)]}

        await self._fill(filled)

    async def _fill(self, filled: Filled) -> None:
        sent = await fill(self.interaction, lambda: {**filled(), "allowed_mentions": NOBODY})
        self.arrived = sent is not None
        self.message_id = sent or self.message_id
        if self.when_filled is not None:
            self.when_filled(self)
        self.stage("send")

    async def follow_up(self, message: Msg) -> None:
        """A private line besides the message of this reply."""
        await self.follow_up_with(self.words.say(message, self.names))

    async def follow_up_with(self, *text: str, **message: Any) -> None:  # noqa: ANN401 - discord.py's own
        """A private message besides that of this reply.

        It has nothing by which Discord would know it again, and nobody can look for it. So it is
        not sent twice, and not said to have failed, though it may not have arrived.
        """
        try:
            await self.interaction.followup.send(
                *text, **message, ephemeral=True, allowed_mentions=NOBODY
            )
        except UNSURE as wrong:
            _log.warning("a line besides may not have arrived: %s", wrong)

    async def ask_privately(self, content: MessageContent) -> None:
        """A private question: besides the message that was pressed, or in place of the answer."""
        if not self._in_place:
            await self.show(content)
            return
        await self.follow_up_with(view=content.to_view())
        self.stage("send")

    async def show_error(self, message: Msg) -> None:
        """Say what is wrong to whoever caused it; a message of others stays as it is."""
        if not (self._acknowledged or self.interaction.response.is_done()):
            text, send = self.words.say(message, self.names), self.interaction.response.send_message
            await self._acknowledge(lambda: send(text, ephemeral=True, allowed_mentions=NOBODY))
        elif self._in_place:
            await self.follow_up(message)
        else:
            await self.say(message)

    def finish(self) -> None:
        """Log the stages if it took long."""
        if not self._stages or self._stages[-1][1] - self._begun < self._slow:
            return
        before, parts = self._begun, []
        for name, moment in self._stages:
            parts.append(f"{name} {moment - before:.2f} s")
            before = moment
        _log.warning("slow answer: %s", ", ".join(parts))


@asynccontextmanager
async def reporting_errors(reply: Reply) -> AsyncIterator[Reply]:
    """Whatever goes wrong inside is told to the one who acted."""
    task = asyncio.current_task()
    assert task is not None  # noqa: S101 - a coroutine is run by a task
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
    """What players may read of it; that nothing was changed, only if that is so."""
    if kept.something and isinstance(wrong, DatabaseAway):
        return wrong.public_after
    return wrong.public


async def _tell_unanswered(reply: Reply, wrong: Exception) -> None:
    """An answer did not arrive: say so, if there is still anybody to hear it."""
    if isinstance(wrong, discord.HTTPException) and wrong.code in GONE:
        _log.info("an answer came too late: %s", wrong)
        return
    _log.warning("Discord refused an answer: %s", wrong)
    await _tell(reply, msg("bot-error-discord"))


async def _tell(reply: Reply, message: Msg) -> None:
    try:
        await reply.show_error(message)
    except DuplicateInteraction:
        _log.info("interaction %s was delivered twice", reply.interaction.id)
    except UNREACHABLE as wrong:
        _log.warning("trouble could not be told: %s", wrong)
