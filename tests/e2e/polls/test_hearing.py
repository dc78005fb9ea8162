"""While a stand-in plays for someone, their seat is not given away nor the game ended unheard."""

from __future__ import annotations

from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from bot.polls.consent import Vote
from bot.preferences.user import save_user_settings
from bot.table.standing import Standing
from db.errors import DatabaseUnavailable
from db.messaging.polls import Outcome
from engine.core.msg import msg
from tests.db.backends import on_both
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, wait_until
from tests.e2e.looking.test_records import play_out
from tests.e2e.poll_actions import ask_undo, end_from_outside, poll, polls, say, waited_in_vain

pytestmark = pytest.mark.usefixtures("thinking_here")

SILENT = 1 << 12


async def _use(scene: Evening, person: Person, name: str, **given: str) -> Seen:
    return (await scene.command(person, name, given)).shown()


def _letters(person: Person) -> list[Seen]:
    """Return the direct messages in which a person is asked about their seat."""
    return [each for each in person.messages(person.direct()) if has(each, Verb.BALLOT)]


async def _behind(scene: Evening) -> tuple[int, int]:
    """Give Ben a stand-in and let Cleo agree to take over; return the game and Ben's seat."""
    game = await scene.gather(scene.ben)
    seat = (await scene.standing(game)).seat_of(int(scene.ben.id))
    await _use(scene, scene.ben, "game stand-in")
    await _use(scene, scene.ann, "game replace", by=scene.cleo.id, player=str(seat + 1))
    await say(scene, scene.cleo, polls(scene.ann)[0], Vote.AGREE)
    return game, seat


async def _sits(scene: Evening, game: int, seat: int) -> int | None:
    return (await scene.standing(game)).players[seat].user_id


@on_both
async def test_a_seat_with_a_stand_in_is_its_persons_for_a_day_who_is_told_of_it(
    scene: Evening,
) -> None:
    game, seat = await _behind(scene)
    assert await _sits(scene, game, seat) == int(scene.ben.id)
    (letter,) = _letters(scene.ben)
    assert scene.cleo.mention not in letter.text
    assert scene.ann.mention in letter.text
    assert "Player 3" in letter.text
    await scene.later(hours=23)
    assert await _sits(scene, game, seat) == int(scene.ben.id)
    await scene.restart()
    await scene.later(hours=2)
    assert await _sits(scene, game, seat) == int(scene.cleo.id)
    assert not _letters(scene.ben), "nothing is left to press"
    assert len(scene.ben.messages(scene.ben.direct())) == 1


@on_both
async def test_what_cannot_be_done_when_a_hearing_is_over_is_done_later(scene: Evening) -> None:
    game, seat = await _behind(scene)
    store = scene.bot.services.store
    away = DatabaseUnavailable("games", "it does not answer")
    with patch("bot.polls.polls.settle_polls", side_effect=away):
        await scene.later(hours=25)
    assert await _sits(scene, game, seat) == int(scene.ben.id)
    again = await store.polls.next_objections_end()
    assert again is not None
    assert again > store.now(), "it is not tried again and again without a pause"
    await scene.later(hours=1)
    assert await _sits(scene, game, seat) == int(scene.cleo.id)


async def test_whoever_refuses_from_the_letter_keeps_their_seat(scene: Evening) -> None:
    game, seat = await _behind(scene)
    (letter,) = _letters(scene.ben)
    await say(scene, scene.ben, letter, Vote.REFUSE)
    assert polls(scene.ann) == []
    await scene.later(days=2)
    assert await _sits(scene, game, seat) == int(scene.ben.id)


async def test_whoever_comes_back_by_the_letter_keeps_their_seat(scene: Evening) -> None:
    game, seat = await _behind(scene)
    (letter,) = _letters(scene.ben)
    outcome = await scene.press(scene.ben, letter, Verb.COME_BACK)
    assert outcome.shown().ephemeral
    assert (await scene.standing(game)).players[seat].stand_in is None
    assert scene.rows("select outcome from polls") == [(Outcome.BACK,)]
    assert not _letters(scene.ben)


async def test_with_the_word_of_whoever_sits_there_nobody_has_to_wait(scene: Evening) -> None:
    game, seat = await _behind(scene)
    (letter,) = _letters(scene.ben)
    await say(scene, scene.ben, letter, Vote.AGREE)
    assert await _sits(scene, game, seat) == int(scene.cleo.id)


async def test_a_day_alone_takes_nobodys_seat(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    seat = (await scene.standing(game)).seat_of(int(scene.ben.id))
    await _use(scene, scene.ben, "game stand-in")
    await _use(scene, scene.ann, "game replace", by=scene.cleo.id, player=str(seat + 1))
    await scene.later(days=2)
    assert await _sits(scene, game, seat) == int(scene.ben.id)
    await say(scene, scene.cleo, poll(scene.ann), Vote.AGREE)
    assert await _sits(scene, game, seat) == int(scene.cleo.id)


async def test_a_stand_in_that_is_asked_for_meanwhile_gives_nobodys_word(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    seat = (await scene.standing(game)).seat_of(int(scene.ben.id))
    await _use(scene, scene.ann, "game replace", by=scene.cleo.id, player=str(seat + 1))
    await _use(scene, scene.ben, "game stand-in")
    await say(scene, scene.cleo, poll(scene.ann), Vote.AGREE)
    await scene.later(days=2)
    assert await _sits(scene, game, seat) == int(scene.ben.id)


@pytest.mark.parametrize("reminders", [True, False])
async def test_who_takes_no_messages_is_told_in_the_channel(
    scene: Evening, *, reminders: bool
) -> None:
    await save_user_settings(scene.bot.services.store, int(scene.ben.id), reminders=reminders)
    await scene.sandbox.inject_fault(
        "answer", method="POST", path="/users/@me/channels", status=403, code=50007, times=9
    )
    await _behind(scene)
    told = [each for each in polls(scene.ben) if has(each, Verb.COME_BACK)]
    (letter,) = told
    assert scene.ben.mention in letter.text
    assert bool(int(letter.raw.get("flags", 0)) & SILENT) is not reminders
    await scene.press(scene.ben, letter, Verb.COME_BACK)
    assert polls(scene.ben) == []


async def test_who_never_wants_to_be_pinged_is_told_without_a_sound(scene: Evening) -> None:
    await save_user_settings(scene.bot.services.store, int(scene.ben.id), reminders=False)
    await _behind(scene)
    (letter,) = _letters(scene.ben)
    assert int(letter.raw.get("flags", 0)) & SILENT


async def test_an_absence_is_no_part_of_the_day(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    now = scene.bot.services.store.now()
    later = now.replace(year=now.year + 1)
    await save_user_settings(scene.bot.services.store, int(scene.ben.id), away=(now, later))
    seat = (await scene.standing(game)).seat_of(int(scene.ben.id))
    await _use(scene, scene.ben, "game stand-in")
    await _use(scene, scene.ann, "game replace", by=scene.cleo.id, player=str(seat + 1))
    await say(scene, scene.cleo, poll(scene.ann), Vote.AGREE)
    await scene.later(days=9)
    assert await _sits(scene, game, seat) == int(scene.ben.id)


async def test_a_letter_that_a_crash_has_left_unsent_is_sent_at_the_start(scene: Evening) -> None:
    async def crash(*_: object) -> None:
        raise RuntimeError("the process ends here")

    with patch("bot.polls.polls.notify_affected", crash):
        await _behind(scene)
    assert not _letters(scene.ben)
    await scene.restart()
    await wait_until(lambda: len(_letters(scene.ben)) == 1, "the letter")


async def test_no_game_ends_behind_the_back_of_whoever_has_a_stand_in(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await _use(scene, scene.ben, "game stand-in")
    question = await _use(scene, scene.ann, "game end")
    await scene.press(scene.ann, question, Verb.PROPOSE_END)
    assert not (await scene.standing(game)).ended_early
    assert scene.ben.mention in poll(scene.ben).text
    await scene.later(hours=25)
    assert (await scene.standing(game)).record.ended == "agreed"


async def test_with_the_end_of_a_game_its_letters_are_over(scene: Evening) -> None:
    await _behind(scene)
    await end_from_outside(scene)
    assert not _letters(scene.ben)


def _saw(standing: Standing) -> list[int]:
    """Return the seats whose last step revealed something, so that the others have to consent."""
    table = standing.table
    seats = [seat for seat in range(len(standing.players)) if standing.needs_consent(seat)]
    return [seat for seat in seats if table.revealed_after(table.last(seat) - 1)]


async def test_a_stand_in_allows_no_undo_of_what_was_seen(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    await play_out(scene, game, lambda standing: standing.ply > 4 and bool(_saw(standing)))
    standing = await scene.standing(game)
    seat = _saw(standing)[0]
    user, away = standing.players[seat].user_id, standing.players[1 - seat].user_id
    person = next(each for each in scene.people if each.id == str(user))
    other = next(each for each in scene.people if each.id == str(away))
    # Give the other player a stand-in only now, or it would have moved in the meantime.
    scene.change("update seats set stand_in = 'greedy' where user_id = ?", away)
    await ask_undo(scene, person)
    assert (await scene.standing(game)).ply == standing.ply
    await say(scene, other, poll(other), Vote.AGREE)
    assert (await scene.standing(game)).ply == standing.ply + 1


async def test_whoever_comes_back_reads_that_others_have_undone_moves(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    seat = (await scene.standing(game)).seat_of(int(person.id))
    await scene.turn_of(game)
    scene.change("update seats set stand_in = 'greedy' where user_id = ?", int(other.id))
    await ask_undo(scene, person)
    assert await scene.whose(game) is person, f"seat {seat} undid it alone"
    back = await _use(scene, other, "game back")
    assert scene.words(other).say(msg("bot-undone-meanwhile", count=1)) in back.text


async def test_whoever_was_reminded_in_vain_is_heard_too_and_is_back_with_a_press(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    seat = (await scene.standing(game)).seat_of(int(person.id))
    waited_in_vain(scene)
    await _use(scene, other, "game replace", by=scene.cleo.id, player=str(seat + 1))
    await say(scene, scene.cleo, polls(other)[0], Vote.AGREE)
    assert await _sits(scene, game, seat) == int(person.id)
    (letter,) = _letters(person)
    await scene.press(person, letter, Verb.PLAY)
    assert scene.rows("select outcome from polls") == [(Outcome.BACK,)]
    assert not _letters(person)
    assert await _sits(scene, game, seat) == int(person.id)
