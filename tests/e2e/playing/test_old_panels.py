"""Panels that stay open while the game goes on."""

from __future__ import annotations

from bot.custom_ids import Verb
from engine.core.msg import msg
from tests.e2e.evening import Evening, has, ids, wait_until


async def test_a_panel_that_waited_says_whose_turn_it_is_and_one_press_shows_the_question(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    mover, waiting = await scene.whose(game), await scene.other(game)
    panel = await scene.open_panel(waiting)
    assert scene.words(waiting).say(msg("bot-not-you")) in panel.text
    await scene.turn_of(game)
    said = scene.words(waiting).say(msg("bot-panel-asked"))
    await wait_until(lambda: said in waiting.look(panel).text, "the old panel to say so")
    old = waiting.look(panel)
    assert scene.words(waiting).say(msg("bot-not-you")) not in old.text
    assert len(old.pictures) == len(panel.pictures) == 1
    assert [each.split("|")[1] for each in ids(old, Verb.PLAY)] == [Verb.PLAY]
    fresh = (await scene.press(waiting, old, Verb.PLAY)).shown()
    assert fresh.id == panel.id
    assert has(fresh, Verb.PICK)
    assert said not in fresh.text
    assert mover is not waiting


async def test_a_newer_panel_makes_the_one_before_say_so(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    first = await scene.open_panel(person)
    second = await scene.open_panel(person)
    said = scene.words(person).say(msg("bot-panel-newer"))
    await wait_until(lambda: said in person.look(first).text, "the old panel to say so")
    assert not has(person.look(first), Verb.PICK)
    assert has(person.look(second), Verb.PICK)
