"""The ends of games whose players are absent: who is told, once, and who is not."""

from __future__ import annotations

from datetime import timedelta
from typing import Any
from unittest.mock import patch

import pytest

from bot.custom_ids import Verb, short
from bot.polls.consent import Vote
from bot.preferences.user import save_user_settings
from bot.table.standing import Standing
from db.records import AnswerOrigin, EntryOrigin
from engine.core import machine
from engine.core.decision import Answer, keys_of
from engine.core.rng import Rng
from engine.players import find_player
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, public, wait_until
from tests.e2e.poll_actions import end_from_outside, pings, poll, say

SILENT = 1 << 12

pytestmark = pytest.mark.usefixtures("few_pictures")


async def nearly_over(scene: Evening, game: int) -> Person:
    """Play and post the game until one more answer ends it; return the person who will give it."""
    services = scene.bot.services
    while True:
        standing = await scene.standing(game)
        table, asked = standing.table, standing.table.pending[0]
        answer = last_answer(standing)
        state = table.game.clone(table.state)
        machine.submit(table.game, state, asked.seat, answer, table.pending)
        if table.game.result(state) is not None:
            break
        hand = EntryOrigin(AnswerOrigin.PERSON, standing.players[asked.seat].user_id)
        public = standing.publishes(asked.seat, answer)
        await services.store.moves.play(
            game, asked.seat, answer, table.ply, hand=hand, public=public
        )
    await services.status_poster.tell(game)
    user = str(standing.players[asked.seat].user_id)
    return next((each for each in scene.people if each.id == user), scene.ann)


def last_answer(standing: Standing) -> Answer:
    """Return a random answer that is the same each time."""
    table = standing.table
    luck = Rng(table.ply)
    return find_player("random").choose(table.game, table.state, table.pending[0], luck)


async def ended(scene: Evening, game: int, person: Person) -> None:
    """Let a person give the last answer of a game."""
    (key,) = keys_of(last_answer(await scene.standing(game)))
    panel = (await scene.choose(person, await scene.open_panel(person), short(key))).shown()
    while has(panel, Verb.END_TURN):
        panel = (await scene.press(person, panel, Verb.END_TURN)).shown()
    assert (await scene.standing(game)).table.result


def last(scene: Evening) -> Seen:
    """Return the newest public message."""
    return [each for each in scene.ann.messages() if not each.ephemeral][-1]


def stage(scene: Evening, before: dict[str, int]) -> dict[str, int]:
    """Return the number of pings each person has received since `before` was counted."""
    return {user: more for user, now in pings(scene).items() if (more := now - before[user])}


async def _three(scene: Evening) -> tuple[int, Person, list[Person]]:
    """Play a game of three almost to its end: the game, the person who will end it, the others."""
    game = await scene.gather(scene.ben, scene.cleo, game="antarctica")
    person = await nearly_over(scene, game)
    return game, person, [each for each in scene.people[:3] if each is not person]


async def test_the_end_is_heard_by_all_who_are_not_there(scene: Evening) -> None:
    game, person, others = await _three(scene)
    before = pings(scene)
    await ended(scene, game, person)
    assert stage(scene, before) == {each.id: 1 for each in others}
    assert has(last(scene), Verb.REMATCH)
    assert all(each.mention in last(scene).text for each in scene.people[:3])
    before = pings(scene)
    await scene.command(others[0], "game status", {})
    await scene.restart()
    await scene.later(days=9)
    assert stage(scene, before) == {}, "nobody hears it twice"


async def test_off_is_off_and_who_is_away_or_asleep_hears_nothing_of_the_end(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben, scene.cleo, scene.dora, game="antarctica")
    person = await nearly_over(scene, game)
    off, away, reached = (each for each in scene.people if each is not person)
    store, now = scene.bot.services.store, scene.bot.services.store.now()
    await save_user_settings(store, int(off.id), reminders=False)
    await save_user_settings(store, int(away.id), away=(now, now + timedelta(days=9)))
    before = pings(scene)
    await ended(scene, game, person)
    assert stage(scene, before) == {reached.id: 1}
    await scene.later(days=10)
    assert stage(scene, before) == {reached.id: 1}, "nobody is reminded of what is over"


async def test_the_end_makes_no_sound_in_quiet_hours(scene: Evening) -> None:
    game = await scene.gather(scene.ben, game="antarctica")
    person = await nearly_over(scene, game)
    other = await scene.other(game)
    now = scene.bot.services.store.now()
    minute = now.hour * 60 + now.minute
    quiet = ((minute - 60) % (24 * 60), (minute + 60) % (24 * 60))
    await save_user_settings(scene.bot.services.store, int(other.id), zone="UTC", quiet=quiet)
    before = pings(scene)
    await ended(scene, game, person)
    assert stage(scene, before) == {}
    assert last(scene).raw["flags"] & SILENT
    assert other.id in [each["id"] for each in last(scene).raw["mentions"]], "found when they look"


async def test_who_plays_against_computers_alone_is_not_called_at_the_end(scene: Evening) -> None:
    game = await scene.gather(computers=1, game="antarctica")
    await nearly_over(scene, game)
    standing, before = await scene.standing(game), pings(scene)
    answer, seat = last_answer(standing), standing.table.pending[0].seat
    await scene.bot.services.store.moves.play(game, seat, answer, standing.ply, public=True)
    await scene.bot.services.status_poster.tell(game)
    assert has(last(scene), Verb.REMATCH)
    assert stage(scene, before) == {}


@pytest.mark.parametrize(
    "at", ["bot.posts.status_poster.StatusPoster.tell", "db.messaging.posts.Posts.put"]
)
async def test_an_end_that_a_crash_left_untold_is_heard_once(scene: Evening, at: str) -> None:
    game, person, others = await _three(scene)
    before = pings(scene)

    async def crash(*_: object, **__: object) -> None:
        raise RuntimeError("the process ends here")

    with patch(at, crash):
        await ended(scene, game, person)
    await scene.restart()
    await wait_until(lambda: len(scene.playable(person)) == 0, "the old post to be put away")
    assert has(last(scene), Verb.REMATCH)
    assert stage(scene, before) == {each.id: 1 for each in others}


async def test_a_game_that_is_ended_from_outside_calls_its_people(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    before = pings(scene)
    await end_from_outside(scene)
    people = (scene.ann, scene.ben, scene.cleo)
    assert stage(scene, before) == {each.id: 1 for each in people}
    assert f"game {game} was ended" in last(scene).text
    assert scene.dora.mention not in last(scene).text


async def test_an_agreed_end_calls_those_who_did_not_just_agree(scene: Evening) -> None:
    await scene.gather(scene.ben, scene.cleo)
    question = (await scene.command(scene.ben, "game end", {})).shown()
    await scene.press(scene.ben, question, Verb.PROPOSE_END)
    asked = poll(scene.ben)
    await say(scene, scene.ann, asked, Vote.AGREE)
    before = pings(scene)
    await say(scene, scene.cleo, asked, Vote.AGREE)
    assert stage(scene, before) == {scene.ann.id: 1, scene.ben.id: 1}


async def test_whoever_resigns_calls_the_winner_unless_they_want_no_call(scene: Evening) -> None:
    for reminders, heard in ((True, 1), (False, 0)):
        await scene.gather(scene.ben)
        await save_user_settings(scene.bot.services.store, int(scene.ann.id), reminders=reminders)
        before = pings(scene)
        question = (await scene.command(scene.ben, "game resign", {})).shown()
        await scene.press(scene.ben, question, Verb.RESIGN)
        assert stage(scene, before) == ({scene.ann.id: heard} if heard else {})
        assert "resigned" in last(scene).text


@pytest.mark.parametrize(
    "at", ["bot.polls.polls.show_poll", "db.messaging.posts.Posts.note_end_told"]
)
async def test_an_agreed_end_that_a_crash_left_untold_is_told_at_the_start(
    scene: Evening, at: str
) -> None:
    game = await scene.gather(scene.ben)
    question = (await scene.command(scene.ben, "game end", {})).shown()
    await scene.press(scene.ben, question, Verb.PROPOSE_END)
    asked, before = poll(scene.ben), pings(scene)

    async def crash(*_: Any, **__: Any) -> None:  # noqa: ANN401
        raise RuntimeError("the process ends here")

    with patch(at, crash):
        await say(scene, scene.ann, asked, Vote.AGREE)
    assert (await scene.standing(game)).ended_early
    await scene.restart()
    await wait_until(lambda: not scene.rows("select 1 from posts where kind = 'end'"), "the end")
    await wait_until(lambda: not has(scene.ann.look(asked), Verb.BALLOT), "the poll to be put away")
    assert scene.playable(scene.ben) == []
    assert _told_of_end(scene, game) == 1
    assert stage(scene, before)[scene.ben.id] == 1
    await scene.restart()
    await scene.later(days=9)
    assert _told_of_end(scene, game) == 1


def _told_of_end(scene: Evening, game: int) -> int:
    """Return the number of messages besides polls that announce the early end of a game."""
    said = f"game {game} was ended early"
    texts = [each.text for each in scene.cleo.messages() if said in each.text]
    return sum(text.startswith("-# <@") for text in texts)


async def test_an_end_that_discord_does_not_take_is_told_after_a_restart(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    before = pings(scene)
    refused = {"method": "POST", "path": f"/channels/{scene.room}/messages", "status": 503}
    await scene.sandbox.inject_fault("answer", **refused, times=2)
    await end_from_outside(scene)
    assert (await scene.standing(game)).ended_early
    assert scene.playable(scene.ben) == [], "nothing there can be pressed any more"
    assert stage(scene, before) == {}
    await scene.restart()
    await wait_until(lambda: "was ended early" in public(scene.ben), "the end")
    assert stage(scene, before)[scene.ben.id] == 1
