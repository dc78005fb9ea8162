"""Delivering interactions to the bot, and enforcing their timeouts."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import deque
from collections.abc import Coroutine
from dataclasses import dataclass
from datetime import timedelta

from sandbox import errors
from sandbox.clock import parsed
from sandbox.errors import CannotDo, Refused
from sandbox.event_bus import GatewayEvent, PageEvent
from sandbox.interactions import kinds
from sandbox.interactions.payload import payload
from sandbox.model import DIRECT, Interaction, Json, State
from sandbox.world import TOKEN_LIFE, World

_logger = logging.getLogger(__name__)
_REMEMBERED = 4 * TOKEN_LIFE
_REPEATABLE = 100
"""The number of recent interactions that can be delivered a second time."""
SILENCE = "The application did not respond."


@dataclass(frozen=True, slots=True)
class Submission:
    """A person's action that is to become an interaction."""

    person_id: str
    channel_id: str
    nonce: str
    type: int
    data: Json
    message_id: str | None = None
    triggered_by: Json | None = None


class Broker:
    """The broker that delivers interactions to the bot and matches its responses with them."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.bot_listens = False
        """True while the bot has a gateway session."""
        self._watches: set[asyncio.Task[None]] = set()
        self._delivered: deque[tuple[str, GatewayEvent]] = deque(maxlen=_REPEATABLE)
        self._by_token = {one.token: one for one in world.interactions.values()}
        self._open: dict[str, Interaction] = {}

    def start(self) -> None:
        """Deal with the interactions that were open when the server stopped.

        Those without a response fail; those with a deferred response are watched again.
        """
        for one in self.world.interactions.values():
            if one.state == "sent":
                self.progress(one, "failed", SILENCE)
            elif one.waiting:
                self._open[one.id] = one
                self.watch_promise(one)

    async def close(self) -> None:
        """Stop watching interactions for timeouts."""
        for watch in self._watches:
            watch.cancel()
        await asyncio.gather(*self._watches, return_exceptions=True)

    def deliver(self, asking: Submission) -> Interaction:
        """Deliver a new interaction to the bot and return it; it fails if the bot is offline."""
        world = self.world
        one = Interaction(
            id=world.new_id(),
            token=secrets.token_urlsafe(32),
            type=asking.type,
            person_id=asking.person_id,
            channel_id=asking.channel_id,
            nonce=asking.nonce,
            created_at=world.clock.stamp(),
            data=asking.data,
            message_id=asking.message_id,
            triggered_by=asking.triggered_by,
        )
        self._forget_old()
        world.interactions[one.id] = one
        self._by_token[one.token] = one
        self.progress(one, "sent")
        if not self.bot_listens:
            self.progress(one, "failed", "The bot is offline.")
            return one
        self._deliver(one)
        self._watch(self._fail_unanswered(one))
        return one

    def repeat(self, nonce: str) -> None:
        """Deliver the last interaction with this nonce again."""
        for asked, news in reversed(self._delivered):
            if asked == nonce:
                # Sent unchanged, although the message of a press may have changed since.
                self.world.event_bus.bot.tell(news)
                return
        raise CannotDo("There is no interaction with that nonce.")

    def awaiting_first_response(self, interaction_id: str, token: str) -> Interaction:
        """Return an interaction; raise `Refused` if it no longer accepts a first response."""
        one = self.world.interactions.get(interaction_id)
        if one is None or one.token != token:
            raise Refused(errors.UNKNOWN_INTERACTION)
        if one.answered is not None:
            raise Refused(errors.ALREADY_ACKNOWLEDGED)
        late = self.world.age(one.created_at) > kinds.FIRST_ANSWER_WITHIN
        if late or one.state == "failed":
            raise Refused(errors.UNKNOWN_INTERACTION)
        return one

    def for_followup(self, token: str) -> Interaction:
        """Return a token's interaction; raise `Refused` if it has no response yet or is too old."""
        one = self._by_token.get(token)
        if one is not None and self.world.age(one.created_at) > TOKEN_LIFE:
            raise Refused(errors.INVALID_TOKEN)
        if one is None or one.answered is None:
            raise Refused(errors.UNKNOWN_WEBHOOK)
        return one

    def open(self) -> list[Interaction]:
        """Return the open interactions."""
        return list(self._open.values())

    def progress(self, one: Interaction, state: State, reason: str = "") -> None:
        """Record the state of an interaction and notify its person's page."""
        one.state, one.reason = state, reason
        if state in ("sent", "thinking"):
            self._open[one.id] = one
        else:
            self._open.pop(one.id, None)
        self.world.save(one)
        news = {"nonce": one.nonce, "state": state, "reason": reason or None}
        self.world.event_bus.page.tell(PageEvent("interaction", news, frozenset({one.person_id})))

    def watch_promise(self, one: Interaction) -> None:
        """Make a deferred response fail if it is not completed before its token expires."""
        self._watch(self._fail_unkept(one))

    def _forget_old(self) -> None:
        """Forget interactions some time after their tokens have expired."""
        for one in tuple(self.world.interactions.values()):
            if self.world.age(one.created_at) < _REMEMBERED:
                return
            del self.world.interactions[one.id]
            del self._by_token[one.token]
            self.world.drop(one)

    def _deliver(self, one: Interaction) -> None:
        in_guild = self.world.channel(one.channel_id).type != DIRECT
        news = GatewayEvent("INTERACTION_CREATE", payload(self.world, one), in_guild=in_guild)
        self._delivered.append((one.nonce, news))
        self.world.event_bus.bot.tell(news)

    def _watch(self, work: Coroutine[None, None, None]) -> None:
        watch = asyncio.get_running_loop().create_task(work)
        self._watches.add(watch)
        watch.add_done_callback(self._watches.discard)

    async def _fail_unanswered(self, one: Interaction) -> None:
        within = timedelta(seconds=kinds.FIRST_ANSWER_WITHIN)
        await self.world.clock.sleep_until(parsed(one.created_at) + within)
        if one.answered is None:
            self.progress(one, "failed", SILENCE)

    async def _fail_unkept(self, one: Interaction) -> None:
        within = timedelta(seconds=TOKEN_LIFE)
        await self.world.clock.sleep_until(parsed(one.created_at) + within)
        if one.waiting:
            one.waiting = False
            self.progress(one, "failed", SILENCE)
