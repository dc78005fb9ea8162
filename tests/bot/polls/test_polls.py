"""Polls: opening them, voting, acting on the outcome, and recovering after a crash."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.custom_ids import InvalidCustomId, Press, Verb
from bot.polls import polls
from bot.polls.consent import Vote
from bot.polls.polls import OBJECTION_EXTENSION, PollRefused
from bot.table.standing import Standing
from bot.timing.quotas import IN_VAIN, IN_VAIN_WITHIN
from db.messaging.polls import Outcome, Poll, PollKind, Question
from db.schema import GameState
from engine.core.errors import Refused
from tests.bot.posts.in_town import BEGIN, Scene, in_town, offered
from tests.bot.recorded_interactions import Caller
from tests.bot.stored_tables import ANN, BEN, CHANNEL, CLEO

HOUR = timedelta(hours=1)


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Scene]:
    async with in_town(tmp_path) as found:
        yield found


def about_end(standing: Standing, user: int = ANN, **changes: Any) -> Question:  # noqa: ANN401
    """Return a player's question whether to end the game."""
    seat = standing.seat_of(user)
    return replace(Question(standing.id, PollKind.END, seat, standing.ply, user), **changes)


def about_absence(standing: Standing) -> Question:
    """Return the automatic question about the awaited player's absence."""
    seat = standing.awaited[0]
    facts = {"user": standing.players[seat].user_id, "ply": 0, "since": 5, "level": "greedy"}
    return Question(standing.id, PollKind.ABSENT, seat, standing.ply, None, facts)


async def ask(scene: Scene, question: Question) -> Poll:
    return await polls.open_poll(scene.services, question, question.user_id)


async def vote(scene: Scene, poll: Poll, user: int, says: str, *, private: bool = False) -> Caller:
    """Press the button of a vote, on the post or on a private message, and return the caller."""
    caller = Caller(user)
    caller.interaction.message.flags.ephemeral = private
    press = Press(Verb.BALLOT, poll.question.game_id, rest=f"{poll.id}.{says}")
    await polls.vote(scene.services, scene.services.reply(caller.interaction), press)
    return caller


async def stored(scene: Scene, poll: Poll) -> Poll:
    found = await scene.services.store.polls.get(poll.id)
    assert found is not None
    return found


async def state(scene: Scene, poll: Poll) -> GameState:
    return (await scene.services.store.games.record(poll.question.game_id)).state


# ---------------------------------------------------------------- asking


async def test_a_question_is_posted_and_the_alarm_rings(scene: Scene) -> None:
    poll = await ask(scene, about_end(await scene.game(ANN, BEN)))
    assert (poll.outcome, len(scene.town.there(CHANNEL))) == (None, 1)
    scene.poster.alarm.ring.assert_called()


async def test_a_second_question_of_a_kind_is_the_one_already_open(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    poll = await ask(scene, about_end(standing))
    assert (await ask(scene, about_end(standing, BEN))).id == poll.id
    assert len(scene.town.sent) == 1


async def test_where_nobody_is_asked_it_is_done_at_once_and_nothing_is_posted(
    scene: Scene,
) -> None:
    poll = await ask(scene, about_end(await scene.game(ANN, "greedy")))
    assert poll.outcome is Outcome.AGREED
    assert await state(scene, poll) is GameState.ENDED
    assert scene.town.sent == []
    scene.poster.tell_end.assert_awaited_once()


async def test_a_question_that_makes_no_sense_any_more_is_refused(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    await scene.services.store.games.end(standing.id, "agreed")
    with pytest.raises(PollRefused) as wrong:
        await ask(scene, about_end(standing))
    assert wrong.value.msg.key == "bot-error-poll-too-late"


async def test_whoever_asked_too_often_in_vain_waits_until_the_first_is_an_hour_old(
    scene: Scene,
) -> None:
    standing = await scene.game(ANN, BEN)
    for _ in range(IN_VAIN):
        await vote(scene, await ask(scene, about_end(standing)), BEN, Vote.REFUSE)
        scene.time += timedelta(minutes=1)
    with pytest.raises(PollRefused) as wrong:
        await ask(scene, about_end(standing))
    assert wrong.value.msg.key == "bot-error-asked-in-vain"
    assert (await ask(scene, about_end(standing, BEN))).outcome is None, "another may ask"
    scene.time = BEGIN + IN_VAIN_WITHIN
    assert (await ask(scene, about_end(standing))).outcome is None


# ---------------------------------------------------------------- votes


async def test_the_last_vote_decides_and_its_effect_follows(scene: Scene) -> None:
    poll = await ask(scene, about_end(await scene.game(ANN, BEN, CLEO)))
    await vote(scene, poll, BEN, Vote.AGREE)
    assert await state(scene, poll) is GameState.RUNNING
    await vote(scene, poll, CLEO, Vote.AGREE)
    assert (await stored(scene, poll)).outcome is Outcome.AGREED
    assert await state(scene, poll) is GameState.ENDED
    (post,) = scene.town.sent
    assert post.ids == []
    scene.poster.tell_end.assert_awaited_once()


async def test_one_refusal_leaves_all_as_it_is(scene: Scene) -> None:
    poll = await ask(scene, about_end(await scene.game(ANN, BEN, CLEO)))
    await vote(scene, poll, CLEO, Vote.REFUSE)
    assert (await stored(scene, poll)).outcome is Outcome.REFUSED
    assert await state(scene, poll) is GameState.RUNNING
    scene.poster.tell_end.assert_not_awaited()


@pytest.mark.parametrize(("user", "why"), [(ANN, "own"), (999, "others")])
async def test_a_vote_of_somebody_who_is_not_asked_is_refused(
    scene: Scene, user: int, why: str
) -> None:
    poll = await ask(scene, about_end(await scene.game(ANN, BEN)))
    with pytest.raises(PollRefused) as wrong:
        await vote(scene, poll, user, Vote.AGREE)
    assert wrong.value.msg.key == f"bot-error-poll-{why}"


async def test_a_vote_that_was_never_offered_is_refused(scene: Scene) -> None:
    poll = await ask(scene, about_end(await scene.game(ANN, BEN)))
    with pytest.raises(InvalidCustomId):
        await vote(scene, poll, BEN, "perhaps")
    with pytest.raises(PollRefused):
        await vote(scene, replace(poll, id=poll.id + 1), BEN, Vote.AGREE)


async def test_a_vote_on_a_decided_poll_says_what_was_decided(scene: Scene) -> None:
    poll = await ask(scene, about_end(await scene.game(ANN, BEN)))
    await scene.services.store.polls.decide(poll, Outcome.REFUSED)
    with pytest.raises(Refused) as wrong:
        await vote(scene, poll, BEN, Vote.AGREE)
    assert wrong.value.msg.key == "bot-error-poll-decided"
    assert scene.town.sent[0].ids == [], "its buttons go"


async def test_a_vote_for_the_end_is_asked_for_once_more_in_private(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    poll = await ask(scene, about_absence(standing))
    other = next(user for user in (ANN, BEN) if user != poll.question.facts["user"])
    caller = await vote(scene, poll, other, Vote.END)
    assert [press.rest for press in offered(caller)] == [f"{poll.id}.{Vote.END}"]
    assert await state(scene, poll) is GameState.RUNNING
    caller = await vote(scene, poll, other, Vote.END, private=True)
    assert (await stored(scene, poll)).outcome is Outcome.ENDED
    assert await state(scene, poll) is GameState.ENDED
    assert len(caller.shown) == 1


async def test_a_table_may_let_a_computer_player_stand_in(scene: Scene) -> None:
    poll = await ask(scene, about_absence(await scene.game(ANN, BEN)))
    away = poll.question.facts["user"]
    other = next(user for user in (ANN, BEN) if user != away)
    await vote(scene, poll, other, Vote.STAND_IN)
    after = await scene.tables.standing(poll.question.game_id)
    assert after.players[poll.question.seat].stand_in == "greedy"
    assert poll.question.seat not in after.awaited
    scene.poster.tell.assert_awaited()
    assert len(scene.town.direct(away)) == 1, "they are told"


async def test_a_nudge_makes_a_reminder_due_at_once(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN)
    poll = await ask(scene, about_absence(standing))
    await scene.wait_for(standing, poll.question.seat, step=3)
    other = next(user for user in (ANN, BEN) if user != poll.question.facts["user"])
    await vote(scene, poll, other, Vote.NUDGE)
    assert await scene.services.store.waits.next_due() == scene.time
    with pytest.raises(PollRefused):
        await vote(scene, poll, other, Vote.NUDGE)
    scene.time += HOUR
    await vote(scene, poll, other, Vote.NUDGE)
    assert await scene.services.store.waits.next_due() == scene.time


async def test_a_clock_that_is_set_back_keeps_nobody_from_nudging_for_long(scene: Scene) -> None:
    poll = await ask(scene, about_absence(await scene.game(ANN, BEN, CLEO)))
    first, second = (user for user in (ANN, BEN, CLEO) if user != poll.question.facts["user"])
    await vote(scene, poll, first, Vote.NUDGE)
    with pytest.raises(PollRefused):
        await vote(scene, poll, second, Vote.NUDGE)
    scene.time -= timedelta(days=1)
    await vote(scene, poll, second, Vote.NUDGE)
    # Their vote is dated by the clock as it is now.
    with pytest.raises(PollRefused):
        await vote(scene, poll, first, Vote.NUDGE)


# ---------------------------------------------------------------- later, and after a crash


async def test_polls_that_mean_nothing_any_more_are_closed(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    end, absence = await ask(scene, about_end(standing)), await ask(scene, about_absence(standing))
    seat = absence.question.seat
    await scene.services.store.seats.set_stand_in(standing.id, seat, "greedy", asked=True)
    await polls.settle_polls(scene.services, standing.id)
    assert (await stored(scene, absence)).outcome is Outcome.MOVED_ON
    assert (await stored(scene, end)).outcome is None


async def until_an_hour(scene: Scene) -> Poll:
    """Open a poll about the end: Ben agrees, and Cleo's stand-in gives Cleo an hour to object."""
    standing = await scene.game(ANN, BEN, CLEO)
    seat = standing.seat_of(CLEO)
    await scene.services.store.seats.set_stand_in(standing.id, seat, "greedy", asked=True)
    poll = await ask(scene, about_end(standing, due_at=BEGIN + HOUR))
    await vote(scene, poll, BEN, Vote.AGREE)
    return poll


async def test_what_was_agreed_on_is_done_when_the_time_to_object_is_over(scene: Scene) -> None:
    poll = await until_an_hour(scene)
    scene.time = BEGIN + HOUR - timedelta(seconds=1)
    await polls.settle_after_objections(scene.services)
    assert (await stored(scene, poll)).outcome is None
    scene.time = BEGIN + HOUR
    await polls.settle_after_objections(scene.services)
    assert (await stored(scene, poll)).outcome is Outcome.AGREED
    assert await state(scene, poll) is GameState.ENDED


async def test_if_that_fails_there_is_a_little_more_time_to_object(
    scene: Scene, monkeypatch: pytest.MonkeyPatch
) -> None:
    poll = await until_an_hour(scene)
    scene.time = BEGIN + HOUR
    with monkeypatch.context() as broken:
        broken.setattr(scene.services.tables, "standing", None)
        await polls.settle_after_objections(scene.services)
    assert (await stored(scene, poll)).question.due_at == scene.time + OBJECTION_EXTENSION
    scene.time += OBJECTION_EXTENSION
    await polls.settle_after_objections(scene.services)
    assert await state(scene, poll) is GameState.ENDED


async def test_a_poll_that_was_stored_but_not_posted_is_posted_after_a_restart(
    scene: Scene,
) -> None:
    standing = await scene.game(ANN, BEN)
    await scene.services.store.polls.open(about_end(standing))
    for _ in range(2):
        await polls.resume_polls(scene.services)
    assert [sent.pinged for sent in scene.town.there(CHANNEL)] == [(BEN,)]


async def test_what_was_agreed_on_before_a_crash_is_done_after_it(scene: Scene) -> None:
    poll = await ask(scene, about_end(await scene.game(ANN, BEN)))
    await scene.services.store.polls.cast(poll, BEN, Vote.AGREE)
    await polls.resume_polls(scene.services)
    assert await state(scene, poll) is GameState.ENDED
    assert scene.town.sent[0].ids == []


async def test_an_end_that_was_not_announced_is_announced_with_its_poll(scene: Scene) -> None:
    poll = await ask(scene, about_end(await scene.game(ANN, BEN)))
    number = poll.question.game_id
    await scene.services.store.games.end(number, "agreed", (poll.id, Outcome.AGREED))
    await polls.resume_end_announcement(scene.services, number)
    (ended, said, actor), _ = scene.poster.tell_end.await_args
    assert (ended.id, said.key, actor) == (number, "bot-ended-and", None)
    assert "The game has ended" in scene.town.sent[0].text


async def test_with_a_game_all_its_polls_are_over(scene: Scene) -> None:
    standing = await scene.game(ANN, BEN, CLEO)
    poll = await ask(scene, about_end(standing))
    ended = await scene.services.store.games.end(standing.id, "given-up")
    await polls.announce_early_end(scene.services, ended, actor=ANN)
    assert (await stored(scene, poll)).outcome is Outcome.MOVED_ON
    assert scene.poster.tell_end.await_args.args[2] == ANN
