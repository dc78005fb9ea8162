"""A hidden card or tile is seen in private before everyone has agreed to an undo."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

import pytest

from bot.localization import words_for
from bot.polls import polls
from bot.polls.consent import Vote, users_who_must_agree
from bot.table.standing import Standing
from db.messaging.polls import Outcome, Poll, PollKind, Question
from db.records import Player
from engine.core.msg import msg
from tests.bot.lobby_fixtures import Hall, hall_with
from tests.bot.stored_tables import ANN, BEN, CLEO, answer, begun, opened

SEEN, ANEW = (words_for("en").say(msg(key)) for key in ("bot-poll-seen", "bot-poll-anew"))


@dataclass(frozen=True, slots=True)
class Scene:
    """A game in which one player asks for an undo, another plays a turn, and the third votes."""

    hall: Hall
    number: int
    asks: int
    plays: int
    third: int

    async def standing(self) -> Standing:
        return await self.hall.services.tables.standing(self.number)

    async def user(self, seat: int) -> int:
        return (await self.standing()).players[seat].user_id or 0

    async def ask(self) -> Poll:
        """Ask for the undo before anything has been revealed."""
        standing, store = await self.standing(), self.hall.services.store
        kept = standing.table.last(self.asks) - 1
        facts = {
            "kept": kept,
            "first": await store.polls.ply_of_move(self.number, kept),
            "announced": standing.record.announced,
            "seen": standing.table.revealed_after(kept),
        }
        assert not facts["seen"]
        user = await self.user(self.asks)
        question = Question(self.number, PollKind.UNDO, self.asks, standing.ply, user, facts)
        return await polls.open_poll(self.hall.services, question, user)

    async def see(self, poll: Poll) -> Standing:
        """Let the awaited player reveal something hidden without ending their turn."""
        kept = poll.question.facts["kept"]
        while not (standing := await self.standing()).table.revealed_after(kept):
            assert standing.awaited == (self.plays,)
            await answer(self.hall.services.tables, self.number, ends_turn=False)
        assert standing.record.announced == poll.question.facts["announced"]
        return standing

    async def agree(self, poll: Poll, seat: int) -> Poll:
        """Agree to a poll in its current state, and return it."""
        now = await self.hall.services.store.polls.get(poll.id) or poll
        return await polls.cast_vote(self.hall.services, now, await self.user(seat), Vote.AGREE)

    async def open(self) -> list[Poll]:
        return await self.hall.services.store.polls.open_in(self.number)


@asynccontextmanager
async def _begun(path: Path) -> AsyncIterator[Scene]:
    async with opened(path) as tables, hall_with(tables) as hall:
        number = await begun(tables, ANN, BEN, CLEO, game="antarctica")
        while True:
            standing = await tables.standing(number)
            (plays,) = standing.awaited
            for asks in {0, 1, 2} - {plays}:
                unseen = not standing.table.revealed_after(standing.table.last(asks) - 1)
                if standing.needs_consent(asks) and unseen:
                    yield Scene(hall, number, asks, plays, 3 - asks - plays)
                    return
            await answer(tables, number)


async def test_no_stand_in_gives_their_persons_word_to_what_was_seen_meanwhile(
    tmp_path: Path,
) -> None:
    async with _begun(tmp_path) as scene:
        store = scene.hall.services.store
        await store.seats.set_stand_in(scene.number, scene.third, "greedy", asked=True)
        poll = await scene.ask()
        assert users_who_must_agree(await scene.standing(), poll.question) == (
            await scene.user(scene.plays),
        )
        before = await scene.see(poll)
        assert (await scene.agree(poll, scene.plays)).outcome is Outcome.ANEW
        (anew,) = await scene.open()
        assert (await scene.standing()).ply == before.ply
        both = {await scene.user(scene.plays), await scene.user(scene.third)}
        assert set(users_who_must_agree(before, anew.question)) == both
        assert anew.ballots == ()
        assert (await scene.agree(anew, scene.plays)).outcome is None
        assert (await scene.agree(anew, scene.third)).outcome is Outcome.AGREED
        assert (await scene.standing()).ply == before.ply + 1


async def test_that_something_was_seen_is_not_told_before_all_have_agreed(tmp_path: Path) -> None:
    async with _begun(tmp_path) as scene:
        poll = await scene.ask()
        await scene.see(poll)
        assert (await scene.agree(poll, scene.third)).outcome is None
        said = "\n".join((*scene.hall.sent(), *scene.hall.edited()))
        assert SEEN not in said
        await scene.agree(poll, scene.plays)
        assert ANEW in scene.hall.edited()[-1]
        assert SEEN in scene.hall.sent()[-1]


async def test_a_word_that_was_given_before_it_was_seen_does_not_count(tmp_path: Path) -> None:
    async with _begun(tmp_path) as scene:
        poll = await scene.ask()
        await scene.agree(poll, scene.plays)
        before = await scene.see(poll)
        await scene.agree(poll, scene.third)
        (anew,) = await scene.open()
        await scene.agree(anew, scene.third)
        assert (await scene.standing()).ply == before.ply
        await scene.agree(anew, scene.plays)
        assert (await scene.standing()).ply == before.ply + 1


async def test_where_nobody_is_left_to_ask_anew_it_is_done(tmp_path: Path) -> None:
    async with _begun(tmp_path) as scene:
        poll = await scene.ask()
        before = await scene.see(poll)
        store = scene.hall.services.store
        for seat in (scene.plays, scene.third):
            player = before.players[seat]
            await store.seats.reseat(scene.number, seat, Player("greedy", None, player.name))
        await polls.settle_polls(scene.hall.services, scene.number)
        assert await scene.open() == []
        now = await store.polls.get(poll.id)
        assert now is not None
        assert now.outcome is Outcome.AGREED


async def test_whoever_asks_for_something_else_than_it_would_be_by_now_is_refused(
    tmp_path: Path,
) -> None:
    async with _begun(tmp_path) as scene:
        poll = await scene.ask()
        await scene.hall.services.store.polls.decide(poll, Outcome.REFUSED)
        await scene.see(poll)
        with pytest.raises(polls.PollRefused):
            await polls.open_poll(scene.hall.services, poll.question, poll.question.user_id)
        assert await scene.open() == []
