"""Undoing a move that others have answered, or that revealed something, if everyone agrees."""

from __future__ import annotations

import asyncio
from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from bot.polls.consent import Vote
from bot.table.standing import Standing
from db.games.moves import Moves
from db.messaging.polls import Outcome as Became
from engine.core.msg import msg
from engine.registry import GAMES
from tests.db.backends import on_both
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, answering, has, ids, press_first, public, wait_until
from tests.e2e.invariants import Witness, hidden_from
from tests.e2e.looking.test_records import play_out
from tests.e2e.poll_actions import ask_undo, offer, pings, poll, polls, say


async def _turn_over(scene: Evening, *others: Person, computers: int = 0) -> tuple[int, Person]:
    """Play the first turn of a new game; return the game's number and whose turn it was."""
    game = await scene.gather(*others, computers=computers)
    person = await scene.whose(game)
    await scene.turn_of(game)
    return game, person


async def _outcomes(scene: Evening, game: int) -> list[object]:
    rows = scene.rows("select outcome from polls where game_id = ? order by id", game)
    return [outcome for (outcome,) in rows]


async def test_what_would_be_taken_back_is_listed_in_private_first(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben)
    other = await scene.whose(game)
    before = [each.id for each in other.messages()]
    seen = await offer(scene, person)
    assert seen.ephemeral
    assert scene.words(person).say(msg("bot-undo-would")) in seen.text
    assert other.mention in seen.text
    assert "- **" in seen.text
    assert [each.id for each in other.messages()] == before
    assert await _outcomes(scene, game) == []


async def test_what_nobody_did_is_listed_like_the_moves(scene: Evening) -> None:
    game = await scene.gather(scene.ben, game="antarctica")
    person = await scene.whose(game)
    await scene.turn_of(game)
    if await scene.whose(game) is person:
        await scene.turn_of(game)
    seen = await offer(scene, person)
    assert "- -#" not in seen.text
    assert "\n- The Sun is in" in seen.text or "\n- Die Sonne steht" in seen.text


@on_both
async def test_all_agree_and_the_step_is_taken_back(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben, scene.cleo)
    others = [each for each in scene.people[:3] if each is not person]
    ply = (await scene.standing(game)).ply
    await ask_undo(scene, person)
    await say(scene, others[0], poll(person), Vote.AGREE)
    assert (await scene.standing(game)).ply == ply
    called = len(person.pings)
    await say(scene, others[1], poll(person), Vote.AGREE)
    standing = await scene.standing(game)
    assert (standing.ply, standing.record.announced) == (ply + 1, ply + 1)
    assert await scene.whose(game) is person
    assert len(person.pings) == called + 1
    assert polls(person) == []
    assert "everyone agreed: the moves have been undone" in public(person).lower()
    assert "undid some moves; everyone agreed" in scene.status(person).text
    assert answering(await scene.open_panel(person))
    assert await _outcomes(scene, game) == [Became.AGREED]


async def test_those_who_are_asked_are_called_once_and_nobody_else(scene: Evening) -> None:
    _, person = await _turn_over(scene, scene.ben, scene.cleo)
    others = [each for each in scene.people[:3] if each is not person]
    before = pings(scene)
    await ask_undo(scene, person)
    asked = {each.id: before[each.id] + 1 for each in others}
    assert pings(scene) == before | asked
    first = poll(person)
    await say(scene, others[0], first, Vote.AGREE)
    assert pings(scene) == before | asked
    now = poll(person)
    assert now.id == first.id
    assert f"✅ {others[0].mention}" in now.text
    assert f"⏳ {others[1].mention}" in now.text


async def test_one_refusal_leaves_all_as_it_is(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben, scene.cleo)
    others = [each for each in scene.people[:3] if each is not person]
    ply = (await scene.standing(game)).ply
    await ask_undo(scene, person)
    asked = poll(person)
    await say(scene, others[0], asked, Vote.AGREE)
    await say(scene, others[1], asked, Vote.REFUSE)
    assert (await scene.standing(game)).ply == ply
    assert f"{others[1].mention} disagreed" in person.look(asked).text
    assert not has(person.look(asked), Verb.BALLOT)
    await ask_undo(scene, person)
    assert poll(person).id != asked.id


async def test_whoever_asked_may_let_it_be(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben)
    await ask_undo(scene, person)
    await say(scene, person, poll(person), Vote.AGREE)
    assert scene.told(person, "bot-error-poll-own")
    await say(scene, person, poll(person), Vote.REFUSE)
    assert polls(person) == []
    assert await _outcomes(scene, game) == [Became.WITHDRAWN]


async def test_who_is_not_asked_has_no_say(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben)
    await ask_undo(scene, person)
    for says in (Vote.AGREE, Vote.REFUSE):
        await say(scene, scene.dora, poll(person), says)
        assert scene.told(scene.dora, "bot-error-poll-others")
    assert await _outcomes(scene, game) == [None]


async def test_a_question_lapses_when_the_game_goes_on(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben)
    other = await scene.whose(game)
    await ask_undo(scene, person)
    asked = poll(person)
    await scene.turn_of(game)
    assert polls(person) == []
    assert "the game has moved on" in person.look(asked).text.lower()
    assert await _outcomes(scene, game) == [Became.MOVED_ON]
    assert other is not person


async def _begun_meanwhile(scene: Evening) -> tuple[int, Person, Person, Seen]:
    """Ask for an undo once the next player has begun a turn: game, asker, next player, panel."""
    game, person = await _turn_over(scene, scene.ben)
    other = await scene.whose(game)
    await ask_undo(scene, person)
    panel = (await press_first(other, await scene.open_panel(other))).shown()
    await scene.idle()
    return game, person, other, panel


async def test_a_turn_that_was_begun_meanwhile_is_taken_back_too(scene: Evening) -> None:
    game, person, other, panel = await _begun_meanwhile(scene)
    await say(scene, other, poll(person), Vote.AGREE)
    assert await scene.whose(game) is person
    assert (await scene.standing(game)).private_moves == ()
    # The panel of the cancelled turn says so without a press.
    late = other.look(panel)
    assert scene.words(other).say(msg("bot-poll-undo-agreed")) in late.text
    assert not has(late, Verb.PICK)
    assert not has(late, Verb.UNDO)
    # Moves that were still private when they were undone are shown to nobody else.
    said = await scene.press(person, scene.status(person), Verb.LOG)
    own = await scene.press(other, scene.status(other), Verb.LOG)
    assert own.shown().text.count("~~") > said.shown().text.count("~~") > 0


async def test_an_open_panel_shows_that_it_is_ones_turn_again(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben)
    other = await scene.whose(game)
    panel = await scene.open_panel(person)
    assert not has(panel, Verb.PICK)
    await ask_undo(scene, person)
    await say(scene, other, poll(person), Vote.AGREE)
    assert await scene.whose(game) is person
    again = person.look(panel)
    assert answering(again)
    assert has(again, Verb.END_TURN)


async def test_a_panel_that_is_too_old_to_change_is_brought_up_to_date_by_a_press(
    scene: Evening,
) -> None:
    _, person, other, panel = await _begun_meanwhile(scene)
    scene.sandbox.clock.advance(20 * 60)
    await say(scene, other, poll(person), Vote.AGREE)
    assert has(other.look(panel), Verb.UNDO)
    late = (await scene.press(other, panel, Verb.UNDO)).shown()
    assert "⚠️" in late.text
    assert not has(late, Verb.PICK)


async def test_a_panel_from_before_a_restart_is_brought_up_to_date_by_a_press(
    scene: Evening,
) -> None:
    _, person, other, panel = await _begun_meanwhile(scene)
    await scene.restart()
    await say(scene, other, poll(person), Vote.AGREE)
    late = (await scene.press(other, panel, Verb.UNDO)).shown()
    assert "⚠️" in late.text
    assert not has(late, Verb.PICK)


async def test_a_panel_that_somebody_closed_holds_up_nothing(scene: Evening) -> None:
    game, person, other, panel = await _begun_meanwhile(scene)
    await scene.sandbox.inject_fault("delete_message", message=panel.id)
    await say(scene, other, poll(person), Vote.AGREE)
    assert await scene.whose(game) is person
    assert polls(person) == []


async def test_alone_with_computers_nobody_has_to_be_asked(scene: Evening) -> None:
    game, person = await _turn_over(scene, computers=2)
    messages = len(person.messages())
    ply = (await scene.standing(game)).ply
    seen = await offer(scene, person)
    assert scene.words(person).say(msg("bot-undo-would-alone")) in seen.text
    panel = (await scene.press(person, seen, Verb.ASK_UNDO)).shown()
    standing = await scene.standing(game)
    assert standing.ply == ply + 1
    assert await scene.whose(game) is person
    assert answering(panel)
    assert polls(person) == []
    assert len(person.messages()) <= messages + 2


async def test_computer_players_agree_and_do_not_answer_anew_before_the_person(
    scene: Evening,
) -> None:
    game, person = await _turn_over(scene, scene.ben, computers=1)
    other = scene.ben if person is scene.ann else scene.ann
    await ask_undo(scene, person)
    ply = (await scene.standing(game)).ply
    await say(scene, other, poll(person), Vote.AGREE)
    standing = await scene.standing(game)
    assert standing.ply == ply + 1
    assert await scene.whose(game) is person


async def test_a_question_outlives_a_restart(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben, scene.cleo)
    others = [each for each in scene.people[:3] if each is not person]
    await ask_undo(scene, person)
    asked, before = poll(person), pings(scene)
    await say(scene, others[0], asked, Vote.AGREE)
    await scene.restart()
    assert pings(scene) == before
    await say(scene, others[1], asked, Vote.AGREE)
    assert await scene.whose(game) is person


async def test_what_was_agreed_on_before_a_crash_is_done_after_it(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben)
    other = await scene.whose(game)
    await ask_undo(scene, person)

    async def crash(*_: object, **__: object) -> None:
        raise RuntimeError("the process ends here")

    ply = (await scene.standing(game)).ply
    with patch.object(Moves, "undo", crash):
        await say(scene, other, poll(person), Vote.AGREE)
    assert (await scene.standing(game)).ply == ply
    await scene.restart()
    await wait_until(lambda: polls(person) == [], "the question to be decided")
    assert await scene.whose(game) is person
    assert (await scene.standing(game)).ply == ply + 1


async def test_a_question_whose_post_was_lost_in_a_crash_is_posted_after_it(
    scene: Evening,
) -> None:
    _, person = await _turn_over(scene, scene.ben)
    seen = await offer(scene, person)
    before = pings(scene)

    async def crash(*_: object, **__: object) -> None:
        raise RuntimeError("the process ends here")

    with patch("bot.polls.post_poll._send", crash):
        await person.press(seen, custom_id=ids(seen, Verb.ASK_UNDO)[0], until="acknowledged")
        await scene.idle()
    assert polls(person) == []
    await scene.restart()
    await wait_until(lambda: len(polls(person)) == 1, "the question")
    assert sum(pings(scene).values()) == sum(before.values()) + 1


async def test_a_ballot_that_comes_twice_counts_once(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben)
    other = await scene.whose(game)
    await ask_undo(scene, person)
    outcome = await say(scene, other, poll(person), Vote.AGREE)
    ply = (await scene.standing(game)).ply
    await scene.repeat(outcome)
    assert (await scene.standing(game)).ply == ply


async def test_asking_twice_asks_once(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben)
    offers = [await offer(scene, person) for _ in range(2)]
    before = pings(scene)
    presses = [
        person.press(each, custom_id=ids(each, Verb.ASK_UNDO)[0], until="acknowledged")
        for each in offers
    ]
    await asyncio.gather(*presses)
    await scene.idle()
    assert len(polls(person)) == 1
    assert sum(pings(scene).values()) == sum(before.values()) + 1
    assert await _outcomes(scene, game) == [None]


async def test_a_question_whose_message_was_deleted_is_shown_again_without_a_ping(
    scene: Evening,
) -> None:
    _, person = await _turn_over(scene, scene.ben, scene.cleo)
    others = [each for each in scene.people[:3] if each is not person]
    await ask_undo(scene, person)
    asked, before = poll(person), pings(scene)
    await scene.sandbox.inject_fault("delete_message", message=asked.id)
    await ask_undo(scene, person)
    again = poll(person)
    assert again.id != asked.id
    assert pings(scene) == before
    for other in others:
        await say(scene, other, again, Vote.AGREE)
    assert polls(person) == []


async def test_a_press_on_a_question_that_is_decided_says_so(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben)
    other = await scene.whose(game)
    await ask_undo(scene, person)
    asked = poll(person)
    store = scene.bot.services.store
    (known,) = await store.polls.open_in(game)
    await store.polls.decide(known, Became.WITHDRAWN)
    await say(scene, other, asked, Vote.AGREE)
    private = [each.text for each in other.messages() if each.ephemeral]
    assert any("entschieden" in text or "decided" in text for text in private)
    assert not has(person.look(asked), Verb.BALLOT)


async def test_an_old_offer_asks_nothing(scene: Evening) -> None:
    game, person = await _turn_over(scene, scene.ben)
    old = await offer(scene, person)
    await scene.turn_of(game)
    await scene.turn_of(game)
    late = (await scene.press(person, old, Verb.ASK_UNDO)).shown()
    assert scene.words(person).say(msg("bot-error-poll-too-late")) in late.text
    assert await _outcomes(scene, game) == []


async def test_nothing_hidden_gets_public_by_asking_and_agreeing(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    witness = Witness(scene, game)
    try:
        await play_out(scene, game, lambda standing: bool(hidden_from(standing, "")))
        person = await scene.whose(game)
        await scene.turn_of(game)
        others = [each for each in scene.people[:3] if each is not person]
        await ask_undo(scene, person)
        for other in others:
            await say(scene, other, poll(person), Vote.AGREE)
        for reader in (*scene.people,):
            await scene.press(reader, scene.status(reader), Verb.LOG)
        standing = await scene.standing(game)
        assert witness.posted
        assert hidden_from(standing, ""), "there is something to be seen"
        witness.nothing_private_is_seen(standing)
    finally:
        witness.leave()


def _revealing(standing: Standing) -> list[int]:
    """Return the seats whose last step revealed something, so that all others have to agree."""
    table = standing.table
    seats = [seat for seat in range(len(standing.players)) if standing.needs_consent(seat)]
    return [seat for seat in seats if table.revealed_after(table.last(seat) - 1)]


@pytest.mark.parametrize("name", GAMES)
async def test_what_was_seen_is_taken_back_only_together_and_the_log_says_so(
    scene: Evening, name: str
) -> None:
    game = await scene.gather(scene.ben, game=name)
    await play_out(scene, game, lambda standing: standing.ply > 4 and bool(_revealing(standing)))
    standing = await scene.standing(game)
    user = standing.players[_revealing(standing)[0]].user_id
    person = next(each for each in scene.people if each.id == str(user))
    other = scene.ben if person is scene.ann else scene.ann
    shown = await offer(scene, person)
    assert scene.words(person).say(msg("bot-poll-seen")) in shown.text
    await scene.press(person, shown, Verb.ASK_UNDO)
    assert "this revealed something" in poll(other).text.lower()
    await say(scene, other, poll(other), Vote.AGREE)
    said = "undid some moves; everyone agreed, and what was revealed counts as unseen"
    assert said in public(scene.dora)
    log = (await scene.command(scene.dora, "look log", {"number": game})).shown()
    told = scene.words(scene.dora).say(msg("log-took-back-seen"))
    assert told.lower() in log.text.lower()
    after = await scene.standing(game)
    assert after.ply == standing.ply + 1
    assert after.asked(after.seat_of(int(person.id)))
