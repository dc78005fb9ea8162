"""The bot stops and comes back; everything that people have open keeps working."""

from __future__ import annotations

from unittest.mock import patch

from bot.admin.rules_upgrade import RULES
from bot.custom_ids import Verb
from bot.localization import names_of, words_for
from bot.posts.status_poster import StatusPoster
from db.messaging.posts import Posts
from engine.core.msg import msg
from tests.db.backends import on_both
from tests.e2e.evening import Evening, has, ids, press_first, public, wait_until


async def test_the_status_post_works_after_a_restart(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    status = scene.status(person)
    await scene.restart()
    for verb in (Verb.PLAY, Verb.SHEET, Verb.LOG):
        assert (await scene.press(person, status, verb)).done
    assert has(await scene.open_panel(person), Verb.PICK)


@on_both
async def test_an_open_panel_works_after_a_restart(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = (await press_first(person, await scene.open_panel(person))).shown()
    await scene.restart()
    undone = await scene.press(person, panel, Verb.UNDO)
    assert undone.shown().id == panel.id
    assert not has(undone.shown(), Verb.UNDO)
    await scene.play_turn(person, undone.shown())
    assert await scene.whose(game) is not person


async def test_a_turn_that_is_asked_to_end_ends_after_a_restart(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.to_last_answer(person, await scene.open_panel(person))
    await scene.restart()
    await scene.press(person, panel, Verb.END_TURN)
    assert await scene.whose(game) is not person


async def test_a_lobby_works_after_a_restart(scene: Evening) -> None:
    lobby = await scene.lobby()
    await scene.restart()
    await scene.press(scene.ben, lobby, Verb.JOIN, until="acknowledged")
    await scene.press(scene.ann, lobby, Verb.START, until="acknowledged")
    assert has(scene.status(scene.ann), Verb.PLAY)


async def test_a_restart_sends_nothing_anew(scene: Evening) -> None:
    await scene.gather(scene.ben)
    before = [each.id for each in scene.ben.messages()]
    await scene.restart()
    await scene.press(scene.ann, scene.status(scene.ann), Verb.LOG)
    assert [each.id for each in scene.ben.messages()] == before


@on_both
async def test_a_turn_whose_post_was_lost_in_a_crash_is_told_after_the_restart(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    old = scene.status(person)

    async def crash(*_: object, **__: object) -> None:
        """Do nothing: the process ended between commit and post."""

    pings = len(other.pings)
    with patch.object(StatusPoster, "tell", crash):
        await scene.turn_of(game)
    assert scene.status(person).id == old.id
    await scene.restart()
    await wait_until(lambda: scene.status(other).id != old.id, "the post")
    await wait_until(lambda: not has(other.look(old), Verb.PLAY), "the old post to be put away")
    assert len(other.pings) == pings + 1
    assert len(scene.playable(other)) == 1


async def test_a_post_that_was_sent_before_a_crash_is_not_sent_again(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    other = await scene.other(game)
    pings = len(other.pings)

    async def crash(*_: object) -> None:
        raise RuntimeError("the process ends here")

    with patch.object(Posts, "put", crash):
        await scene.turn_of(game)
    sent = [each.id for each in scene.cleo.messages()]
    await scene.restart()
    await wait_until(lambda: len(scene.playable(other)) == 1, "the old post to be put away")
    assert [each.id for each in scene.cleo.messages()] == sent
    assert len(other.pings) == pings + 1


@on_both
async def test_a_computer_that_was_awaited_in_a_crash_plays_after_the_restart(
    scene: Evening,
) -> None:
    game = await scene.gather(computers=1)
    person = scene.ann
    panel = await scene.to_last_answer(person, await scene.open_panel(person))
    old = scene.status(person)

    async def crash(*_: object) -> None:
        raise RuntimeError("the process ends here")

    with patch.object(type(scene.bot.services.tables), "_computers", crash):
        await person.press(panel, custom_id=ids(panel, Verb.END_TURN)[0], until="acknowledged")
        await scene.idle()
    assert (await scene.standing(game)).record.computer_seat is not None
    await scene.restart()
    await wait_until(lambda: scene.status(person).id != old.id, "the computer's turn")
    assert await scene.whose(game) is person
    assert has(await scene.open_panel(person), Verb.PICK)


async def test_a_turn_that_other_rules_do_not_let_through_begins_again(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    old = (await press_first(person, await scene.open_panel(person))).shown()
    pings = len(other.pings)
    scene.change("update moves set answer = 'no-longer-asked'")
    scene.change("update facts set value = 'those of before' where name = ?", RULES)
    await scene.restart()
    await wait_until(lambda: scene.rows("select 1 from moves where kind = 'undo'") != [], "mending")
    outcome = await press_first(person, old)
    assert scene.says(person, outcome, "error-stale")
    await scene.turn_of(game)
    assert await scene.whose(game) is other
    assert len(other.pings) == pings + 1


async def test_a_turn_that_was_told_and_does_not_fit_other_rules_is_told_anew(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    await scene.turn_of(game)
    standing, words = await scene.standing(game), words_for("en")
    back = msg("bot-took-back-changed", seat=standing.seat_of(int(person.id)))
    scene.change("update moves set answer = 'no-longer-asked'")
    scene.change("delete from snapshots where ply > 0")
    scene.change("update facts set value = 'those of before' where name = ?", RULES)
    await scene.restart()
    news = words.say(back, names_of(standing.players, words))
    await wait_until(lambda: news in public(other), "the news")
    assert await scene.whose(game) is person
    await scene.turn_of(game)
    assert await scene.whose(game) is other
