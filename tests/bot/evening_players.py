"""People who play a whole evening by presses, and a watch that checks that each is pinged.

None of this needs the network: the bot's own handlers, tables, store and status poster are at work,
and only Discord is replaced, by channels kept in memory.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, cast
from unittest.mock import patch

from pydantic import SecretStr

from bot.component_router import dispatch
from bot.config import Config
from bot.custom_ids import Press, Verb
from bot.messages.responses import Interaction
from bot.panels import seat_changes
from bot.panels.panel import ending_press
from bot.panels.undo import ask_press
from bot.polls.consent import Vote, people_playing_themselves
from bot.posts.status_poster import StatusPoster
from bot.preferences.user import save_user_settings, user_settings
from bot.services import Services
from bot.table.standing import Standing
from bot.table.waiting import still_holds
from bot.timing.availability import next_reachable
from db.messaging.polls import PollKind
from db.messaging.posts import STATUS
from db.messaging.waits import Wait
from engine.core.decision import Amount, Answer, Decision, Nature, Pick, keys_of
from engine.core.rng import Rng
from engine.players import find_player
from tests.bot.fake_guild import Sent, Town, Visitor
from tests.bot.positions import SELDOM, Unseen
from tests.bot.stored_tables import CHANNEL, begun, opened

HOUR = timedelta(hours=1)
BEGIN = datetime(2026, 1, 1, 12, tzinfo=UTC)
BACK = 0.1
"""The probability per press that a person with a stand-in comes back."""
_ids = count(1)


@dataclass(frozen=True, slots=True)
class Ways:
    """The probabilities per press of actions other than answering."""

    undo: float = 0.0
    ask_undo: float = 0.0
    stand_in: float = 0.0
    resend: float = 0.0
    hours: int = 0
    """The most hours that may pass between two presses; most intervals are much shorter."""


QUIETLY = Ways()
LIVELY = Ways(undo=0.05, ask_undo=0.03, stand_in=0.03, resend=0.02, hours=9)


@dataclass
class Watch:
    """A check, after each press, that everyone awaited has been pinged, and only once."""

    town: Town
    number: int
    actor: int = 0
    """The user who made the last press, or 0."""
    seen: int = 0
    """The number of messages already checked."""
    reached: set[tuple[int, int, int]] = field(default_factory=set)
    """The keys of the waits whose player was pinged or had just pressed."""
    laws: int = 0
    """The number of checks of awaited players so far."""

    async def look(self, services: Services) -> None:
        """Check that everyone awaited has been told, unless they do not want to be."""
        standing = await services.tables.standing(self.number)
        fresh, self.seen = self.town.sent[self.seen :], len(self.town.sent)
        posts = [each for each in fresh if each.room == CHANNEL and _is_status(each)]
        assert all(not each.pinged for each in fresh if each not in posts and each.room == CHANNEL
                   and not _is_poll(each)), "only posts and polls ping"  # fmt: skip
        if standing.ended_early or standing.table.result is not None:
            return
        waits = {wait.seat: wait for wait in await services.store.waits.of_game(self.number)}
        # A wait that ends and begins anew is a different one.
        self.reached &= {wait.key for wait in waits.values()}
        post = await services.store.posts.get(self.number, STATUS)
        assert post is not None
        live = self.town.message(post.message_id)
        assert [each for each in self.town.sent if _is_live(each)] == [live]
        pinged = [user for each in posts for user in each.pinged]
        assert len(pinged) == len(set(pinged))
        for seat in standing.awaited:
            player = standing.players[seat]
            if player.user_id is not None and player.computer is None:
                self.laws += 1
                await self._check(services, standing, seat, live, waits.get(seat), pinged)
        awaited = {standing.players[seat].user_id for seat in standing.awaited}
        assert set(pinged) <= awaited, "whoever is not awaited is not called"

    async def _check(
        self,
        services: Services,
        standing: Standing,
        seat: int,
        live: Sent,
        wait: Wait | None,
        pinged: list[int],
    ) -> None:
        user = standing.players[seat].user_id or 0
        assert f"<@{user}>" in live.text.split("\n-# ")[0], f"{seat} is not named in the live post"
        assert wait is not None, f"no wait is noted for {seat}"
        assert wait.user_id == user
        assert still_holds(standing, wait)
        if user in pinged:
            assert wait.key not in self.reached, f"{seat} is called twice for the same"
            self.reached.add(wait.key)
        person, now = await user_settings(services.store, user), services.store.now()
        alone = sum(each.user_id is not None for each in standing.players) == 1
        if wait.key in self.reached or alone or not person.reminders:
            return
        if user == self.actor:
            self.reached.add(wait.key)
            return
        heard = next_reachable(person.hours, wait.since)
        assert heard > wait.since, f"{seat} is not called"
        assert wait.due_at is not None
        assert wait.due_at <= max(heard, now) or wait.step > 0, f"{seat} is not told when awake"


def _is_status(sent: Sent) -> bool:
    return any(f"|{Verb.UNDO_LAST}|" in each or f"|{Verb.REPLAY}|" in each for each in sent.ids)


def _is_live(sent: Sent) -> bool:
    return not sent.gone and any(f"|{Verb.PLAY}|" in each for each in sent.ids)


def _is_poll(sent: Sent) -> bool:
    return any(f"|{Verb.BALLOT}|" in each for each in sent.ids) or not sent.ids


@dataclass
class Gathering:
    """A game, the people who play it by presses, and the watch."""

    services: Services
    number: int
    town: Town
    chance: Random
    ways: Ways
    watch: Watch
    time: datetime = BEGIN
    presses: int = 0

    def now(self) -> datetime:
        """Return the current time."""
        return self.time

    async def standing(self) -> Standing:
        """Return the standing of the game."""
        return await self.services.tables.standing(self.number)

    async def press(self, user: int, press: Press, *values: str) -> list[str]:
        """Make a press, and return what the user is shown."""
        visitor = Visitor(user, next(_ids))
        self.watch.actor = user
        self.presses += 1
        await dispatch(self.services, cast("Interaction", visitor), str(press), values)
        await self.watch.look(self.services)
        return visitor.told

    async def play(
        self, most: int = 2000, until: Callable[[Standing], object] = lambda _: False
    ) -> Standing:
        """Play to the end, but at most so many presses and only until the condition holds."""
        for _ in range(most):
            standing = await self.standing()
            if standing.table.result is not None or until(standing):
                break
            if self.ways.hours:
                self.time += self.chance.random() ** 4 * self.ways.hours * HOUR
            await self._step(standing)
        return await self.standing()

    async def _step(self, standing: Standing) -> None:
        """Let one person do something."""
        stood_in = [seat for seat, each in enumerate(standing.players) if each.stand_in]
        here = [
            asked.seat
            for asked in standing.table.pending
            if standing.players[asked.seat].computer is None
        ]
        comes = self.ways.stand_in and self.chance.random() < BACK
        if stood_in and (not here or comes):
            seat = self.chance.choice(stood_in)
            press = Press(Verb.COME_BACK, self.number, seat, standing.ply)
            await self.press(standing.players[seat].user_id or 0, press)
            return
        seat = self.chance.choice(here)
        if await self._does_something_else(standing, seat):
            return
        await self.answer(standing, seat)

    async def answer(self, standing: Standing, seat: int, answer: Answer | None = None) -> None:
        """Answer for a seat with a press that also confirms any warning."""
        asked, user = standing.asked(seat), standing.players[seat].user_id or 0
        assert asked is not None
        given = self.wanted(standing, asked) if answer is None else answer
        await self.press(user, ending_press(standing, seat, given))

    def wanted(self, standing: Standing, asked: Decision) -> Answer:
        """Return a random answer that tends to make progress."""
        if isinstance(asked, Pick):
            ends = [each.key for each in asked.options if each.nature is Nature.END]
            if ends and asked.most == 1 and self.chance.random() < 0.8:
                return (ends[0],)
        table, rng = standing.table, Rng(self.chance.getrandbits(64))
        answer = find_player("random").choose(table.game, table.state, asked, rng)
        seldom = SELDOM.get(table.game.name, ())
        if not isinstance(asked, Amount) and any(key.startswith(seldom) for key in keys_of(answer)):
            answer = asked.default if self.chance.random() < 0.9 else answer
        return answer

    async def _does_something_else(self, standing: Standing, seat: int) -> bool:
        """Perhaps do something other than answer, and return whether it replaces the answer."""
        ways, luck = self.ways, self.chance.random()
        if (luck := luck - ways.undo) < 0:
            return await self._takes_back(standing)
        if (luck := luck - ways.ask_undo) < 0:
            return await self.undo_agreed(standing)
        if (luck := luck - ways.stand_in) < 0:
            return await self.stands_in(standing, seat)
        if (luck := luck - ways.resend) < 0:
            self.watch.actor = 0
            await self.services.status_poster.tell(self.number, new_post=True)
            await self.watch.look(self.services)
        return False

    async def _takes_back(self, standing: Standing) -> bool:
        """Let a random person undo a step that needs no consent; return whether anyone could."""
        able = [
            seat
            for seat, player in enumerate(standing.players)
            if player.user_id and player.computer is None and standing.can_take_back(seat)
        ]
        if not able:
            return False
        seat = self.chance.choice(able)
        press = Press(Verb.UNDO, self.number, seat, standing.ply)
        await self.press(standing.players[seat].user_id or 0, press)
        return True

    async def undo_agreed(self, standing: Standing, seat: int | None = None) -> bool:
        """Let a person ask for an undo, and everyone agree; return whether anyone could ask."""
        able = [
            place
            for place, player in enumerate(standing.players)
            if player.user_id and player.computer is None and standing.needs_consent(place)
        ]
        if not able:
            return False
        seat = self.chance.choice(able) if seat is None else seat
        user = standing.players[seat].user_id or 0
        await self.press(user, await ask_press(self.services.store, standing, seat))
        for other in people_playing_themselves(standing):
            polls = await self.services.store.polls.open_in(self.number)
            undo = [each for each in polls if each.question.kind is PollKind.UNDO]
            if undo and other != user:
                ballot = Press(Verb.BALLOT, self.number, rest=f"{undo[0].id}.{Vote.AGREE}")
                await self.press(other, ballot)
        return True

    async def stands_in(self, standing: Standing, seat: int) -> bool:
        """Let a stand-in play for a person who is not alone, and return whether that happened."""
        if sum(each.user_id is not None for each in standing.players) == 1:
            return False
        user = standing.players[seat].user_id or 0
        visitor = Visitor(user, next(_ids))
        self.watch.actor = user
        async with self._answering(visitor) as reply:
            await seat_changes.stand_in(self.services, reply, standing, "random")
        await self.watch.look(self.services)
        return True

    @asynccontextmanager
    async def _answering(self, visitor: Visitor) -> AsyncIterator[Any]:
        reply = self.services.reply(cast("Interaction", visitor))
        await reply.defer()
        yield reply


@asynccontextmanager
async def gathered(
    path: Path, *seats: int | str, game: str, seed: int = 1, ways: Ways = QUIETLY
) -> AsyncIterator[Gathering]:
    """Provide a new game, announced and watched; a seat is a user or a kind of computer player."""
    async with opened(path) as tables:
        town, pictures = Town(), Unseen()
        number = await begun(tables, *seats, seed=seed, game=game)
        status_poster = StatusPoster(town.client, tables, pictures)
        settings = Config.model_construct(discord_token=SecretStr("a.b.c"))
        services = Services(settings, town.client, tables.store, tables, pictures, status_poster)
        scene = Gathering(services, number, town, Random(seed), ways, Watch(town, number))  # noqa: S311
        tables.store.database.now = scene.now
        # Nobody looks at panels here, and painting them takes most of the time.
        with patch("bot.panels.play.show_panel"), patch("bot.panels.seat_changes.show_panel"):
            await status_poster.tell(number)
            await scene.watch.look(services)
            yield scene
        await status_poster.close()
        pictures.close()


async def unlike(scene: Gathering) -> None:
    """Give the players different settings: quiet hours, no reminders, an absence of two days."""
    store = scene.services.store
    users = [each.user_id for each in (await scene.standing()).players if each.user_id]
    settings: list[dict[str, Any]] = [
        {"zone": "UTC", "quiet": (22 * 60, 7 * 60)},
        {"reminders": False},
        {"away": (BEGIN + 3 * HOUR, BEGIN + 50 * HOUR)},
    ]
    for user, changes in zip(users, settings, strict=False):
        await save_user_settings(store, user, **changes)
