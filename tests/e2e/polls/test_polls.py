"""Polls at a table while the game, its players and its channel keep changing."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from bot.polls.absence_polls import open_absence_poll
from bot.polls.consent import Vote
from bot.table.tables import Tables
from db.messaging.polls import Outcome as Became
from db.messaging.polls import PollKind
from db.schema import GameState
from engine.core.msg import msg
from tests.driver.person import Person
from tests.e2e.evening import Evening, has, ids, press_first, public, wait_until
from tests.e2e.poll_actions import (
    ask_undo,
    end_from_outside,
    pings,
    poll,
    polls,
    say,
    waited_in_vain,
)

pytestmark = pytest.mark.usefixtures("thinking_here")


async def _number(scene: Evening, game: int, person: Person) -> str:
    """Return the number of a person's seat, as autocomplete offers it."""
    return str((await scene.standing(game)).seat_of(int(person.id)) + 1)


async def _ask_about(scene: Evening, game: int, asker: Person, absent: Person) -> None:
    number = await _number(scene, game, absent)
    waited_in_vain(scene)
    await scene.command(asker, "game stand-in", {"player": number})


async def _trio(scene: Evening) -> tuple[int, Person, list[Person]]:
    """Start a game of three; return its number, the awaited person and the other two."""
    game = await scene.gather(scene.ben, scene.cleo)
    person = await scene.whose(game)
    return game, person, [each for each in scene.people[:3] if each is not person]


async def test_of_several_who_are_awaited_the_table_is_asked_about_each(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo, game="underwater-cities")
    await _ask_about(scene, game, scene.ann, scene.ben)
    await _ask_about(scene, game, scene.ann, scene.cleo)
    assert len(polls(scene.ann)) == 2
    about = await scene.bot.services.store.polls.open_in(game)
    seats = [int(await _number(scene, game, each)) - 1 for each in (scene.ben, scene.cleo)]
    assert [each.question.seat for each in about] == seats
    assert [each.says(int(scene.ann.id)) for each in about] == [Vote.STAND_IN, Vote.STAND_IN]
    await say(scene, scene.cleo, polls(scene.ann)[1], Vote.WAIT)
    assert scene.told(scene.cleo, "bot-error-poll-others")
    await say(scene, scene.ben, polls(scene.ann)[1], Vote.WAIT)
    assert len(polls(scene.ann)) == 1
    await say(scene, scene.cleo, poll(scene.ann), Vote.STAND_IN)
    players = (await scene.standing(game)).players
    assert [players[seat].stand_in for seat in seats] == ["greedy", None]


async def test_who_goes_on_on_an_open_panel_is_not_absent(scene: Evening) -> None:
    game, person, others = await _trio(scene)
    panel = await scene.open_panel(person)
    await _ask_about(scene, game, others[0], person)
    asked = poll(person)
    await press_first(person, panel)
    await scene.idle()
    assert (await scene.standing(game)).private_moves
    assert not has(person.look(asked), Verb.BALLOT)
    assert scene.rows("select outcome from polls") == [(Became.BACK,)]


async def test_a_question_that_stays_open_names_whoever_came_meanwhile(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    question = (await scene.command(scene.ben, "game end", {})).shown()
    await scene.press(scene.ben, question, Verb.PROPOSE_END)
    end = poll(scene.ben)
    await scene.command(scene.cleo, "game replace", {"by": scene.dora.id})
    change = next(each for each in polls(scene.ann) if each.id != end.id)
    for person in (scene.ann, scene.ben, scene.dora):
        await say(scene, person, change, Vote.AGREE)
    text = scene.ann.look(end).text
    assert scene.dora.mention in text
    assert scene.cleo.mention not in text
    for person in (scene.ann, scene.dora):
        await say(scene, person, end, Vote.AGREE)
    assert (await scene.standing(game)).record.state is GameState.ENDED


async def test_who_loses_a_seat_while_away_is_called_once_and_may_refuse(scene: Evening) -> None:
    game, person, others = await _trio(scene)
    await scene.command(person, "game stand-in", {})
    number, before = await _number(scene, game, person), pings(scene)
    given = {"player": number, "by": scene.dora.id}
    await scene.command(others[0], "game replace", given)
    called = {each.id: before[each.id] + 1 for each in (person, others[1], scene.dora)}
    assert pings(scene) == before | called
    asked = poll(person)
    assert f"{person.mention} would lose their seat" in asked.text
    await say(scene, person, asked, Vote.AGREE)
    assert "would lose their seat" not in person.look(asked).text, "their word may be both"
    await say(scene, person, asked, Vote.REFUSE)
    assert polls(person) == []
    seats = [player.user_id for player in (await scene.standing(game)).players]
    assert int(scene.dora.id) not in seats


async def test_where_all_were_away_the_game_goes_on_for_whoever_takes_a_seat_over(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    other = await scene.other(game)
    for each in (other, await scene.whose(game)):
        await scene.command(each, "game stand-in", {})
    ply = (await scene.standing(game)).ply
    await scene.command(other, "game replace", {"by": scene.dora.id})
    await say(scene, scene.dora, poll(other), Vote.AGREE)
    assert (await scene.standing(game)).ply > ply
    assert await scene.whose(game) is scene.dora
    assert scene.dora.mention in scene.status(scene.dora).text


async def test_a_begun_turn_is_finished_for_whoever_left_it_even_after_a_crash(
    scene: Evening,
) -> None:
    game, person, others = await _trio(scene)
    await press_first(person, await scene.open_panel(person))
    await scene.idle()

    async def crash(*_: object) -> None:
        raise RuntimeError("the process ends here")

    with patch.object(Tables, "run_computer_players", crash):
        await scene.command(person, "game stand-in", {})
    assert (await scene.standing(game)).private_moves
    await scene.restart()
    left = "select 1 from games where computer_seat is not null"
    await wait_until(lambda: not scene.rows(left), "the computer player")
    assert await scene.whose(game) in others


async def test_what_two_say_at_once_is_counted_once_each(scene: Evening) -> None:
    game, person, others = await _trio(scene)
    await scene.turn_of(game)
    await ask_undo(scene, person)
    asked, ply = poll(person), (await scene.standing(game)).ply
    agreed = next(each for each in ids(asked, Verb.BALLOT) if each.endswith(f".{Vote.AGREE}"))
    presses = [each.press(asked, custom_id=agreed, until="acknowledged") for each in others]
    await asyncio.gather(*presses)
    await scene.idle()
    assert (await scene.standing(game)).ply == ply + 1
    assert await scene.whose(game) is person
    assert "everyone agreed: the moves have been undone" in public(person).lower()


async def test_with_the_game_all_questions_to_its_table_are_over(scene: Evening) -> None:
    game, person, _ = await _trio(scene)
    await scene.turn_of(game)
    await ask_undo(scene, person)
    undo = poll(person)
    await end_from_outside(scene)
    assert not has(person.look(undo), Verb.BALLOT)
    assert scene.rows("select outcome from polls") == [(Became.MOVED_ON,)]
    assert (await scene.standing(game)).record.state is GameState.ENDED


async def test_a_word_that_comes_too_late_is_not_said_to_count(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    standing = await scene.standing(game)
    await open_absence_poll(scene.bot.services, standing, standing.seat_of(int(person.id)))
    await say(scene, other, poll(other), Vote.END)
    question = [each for each in other.messages() if each.ephemeral and has(each, Verb.BALLOT)][-1]
    store = scene.bot.services.store
    # The store, unlike the bot, lets moves be made while the question is still being considered.
    (known,) = await store.polls.open_in(game)
    assert known.question.kind is PollKind.ABSENT
    await store.seats.set_stand_in(game, known.question.seat, "greedy")
    outcome = await other.press(question, custom_id=ids(question, Verb.BALLOT)[0])
    await scene.idle()
    late = scene.words(other).say(msg("bot-error-poll-too-late"))
    assert late in other.look(question).text
    assert not outcome.shown().buttons
    assert (await scene.standing(game)).record.state is GameState.RUNNING


async def test_a_resigned_seat_agrees_to_nothing_and_holds_up_nothing(scene: Evening) -> None:
    game, person, others = await _trio(scene)
    await scene.turn_of(game)
    await ask_undo(scene, person)
    asked, ply = poll(person), (await scene.standing(game)).ply
    await say(scene, others[0], asked, Vote.AGREE)
    resigning = others[1]
    question = (await scene.command(resigning, "game resign", {})).shown()
    await scene.press(resigning, question, Verb.RESIGN)
    # Their computer player has either moved on or agreed: nobody asks a player who has left.
    assert not has(person.look(asked), Verb.BALLOT)
    standing = await scene.standing(game)
    assert standing.record.state is GameState.RUNNING
    assert standing.ply > ply


async def _propose_end(scene: Evening, person: Person, **given: int) -> None:
    question = (await scene.command(person, "game end", given)).shown()
    await scene.press(person, question, Verb.PROPOSE_END)


async def test_a_question_follows_its_game_to_another_channel(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await _propose_end(scene, scene.ben)
    before = pings(scene)
    await scene.sandbox.inject_fault("delete_channel", channel=scene.room)
    place = list(scene.sandbox.world.channels)[-1]
    for person in (scene.ann, scene.ben):
        person.channel = place
    await scene.command(scene.ben, "game here", {"number": game})
    await _propose_end(scene, scene.ben)
    assert len(await scene.bot.services.store.polls.open_in(game)) == 1
    assert pings(scene)[scene.ann.id] <= before[scene.ann.id] + 1
    await say(scene, scene.ann, poll(scene.ann), Vote.AGREE)
    assert (await scene.standing(game)).record.state is GameState.ENDED


async def test_what_cannot_be_asked_in_the_channel_is_not_asked_at_all(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    question = (await scene.command(scene.ben, "game end", {})).shown()
    await scene.sandbox.inject_fault("permissions", channel=scene.room, deny=["SEND_MESSAGES"])
    wanted = ids(question, Verb.PROPOSE_END)[0]
    await scene.ben.press(question, custom_id=wanted, until="acknowledged")
    await scene.idle()
    assert scene.told(scene.ben, "bot-error-post-forbidden")
    assert await scene.bot.services.store.polls.open_in(game) == []
    await scene.sandbox.inject_fault("permissions", channel=scene.room, deny=[])
    await _propose_end(scene, scene.ben)
    await say(scene, scene.ann, poll(scene.ann), Vote.AGREE)
    assert (await scene.standing(game)).record.state is GameState.ENDED


async def test_what_was_decided_unnoticed_is_done_and_told_before_anything_else_is_asked(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    await _propose_end(scene, scene.ben)
    await say(scene, scene.ann, poll(scene.ann), Vote.AGREE)
    # As after a crash: the last vote was cast, but nobody has acted on it.
    (asked,) = await scene.bot.services.store.polls.open_in(game)
    await scene.bot.services.store.polls.cast(asked, int(scene.cleo.id), Vote.AGREE)
    late = await scene.command(scene.ann, "game replace", {"by": scene.dora.id})
    assert scene.words(scene.ann).say(msg("bot-error-poll-too-late")) in late.shown().text
    assert (await scene.standing(game)).record.state is GameState.ENDED
    assert f"game {game} was ended early" in public(scene.ann)
    assert polls(scene.ann) == []
    assert scene.playable(scene.ann) == []
