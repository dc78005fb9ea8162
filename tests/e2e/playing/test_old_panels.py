"""Panels that stay open while the game goes on."""

from __future__ import annotations

from datetime import timedelta
from unittest.mock import patch

from bot.custom_ids import Verb
from engine.core.msg import msg
from tests.e2e.evening import Evening, has, ids, press_first, wait_until


async def test_a_panel_that_waited_asks_by_itself_as_soon_as_it_is_ones_turn(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    waiting = await scene.other(game)
    panel = await scene.open_panel(waiting)
    assert scene.words(waiting).say(msg("bot-not-you")) in panel.text
    await scene.turn_of(game)
    await wait_until(lambda: has(waiting.look(panel), Verb.PICK), "the panel to ask")
    now = waiting.look(panel)
    assert scene.words(waiting).say(msg("bot-not-you")) not in now.text
    # It begins with what has happened, as a panel that is opened does.
    assert has(now, Verb.CHANGED)
    assert len(now.pictures) == 1
    await scene.play_turn(waiting, now)
    assert await scene.whose(game) is not waiting


async def test_the_panel_of_whoever_waits_shows_whose_turn_it_is_now(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    standing = await scene.standing(game)
    table = {str(player.user_id): seat for seat, player in enumerate(standing.players)}
    mover = await scene.whose(game)
    panels = {person: await scene.open_panel(person) for person in scene.people[:3]}
    await scene.play_turn(mover, panels[mover])
    follows = await scene.whose(game)
    (last,) = (each for each in scene.people[:3] if each not in (mover, follows))
    name = scene.sandbox.world.people[follows.id].global_name
    for person in (mover, last):
        await wait_until(lambda: f"{name}:" in person.look(panels[person]).text, "the name")  # noqa: B023
    await wait_until(lambda: has(follows.look(panels[follows]), Verb.PICK), "the question")
    assert table[follows.id] in (await scene.standing(game)).awaited


async def test_a_look_in_the_place_of_a_panel_stays_when_the_game_goes_on(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    waiting = await scene.other(game)
    panel = await scene.open_panel(waiting)
    tools = (await scene.press(waiting, panel, Verb.MORE)).shown()
    await scene.turn_of(game)
    assert has(waiting.look(tools), Verb.LOG)
    assert has((await scene.press(waiting, tools, Verb.PLAY)).shown(), Verb.PICK)


async def test_a_press_on_what_appeared_that_moment_under_the_finger_gives_no_answer(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    waiting = await scene.other(game)
    panel = await scene.open_panel(waiting)
    await scene.turn_of(game)
    await wait_until(lambda: has(waiting.look(panel), Verb.PICK), "the panel to ask")
    asked = (await scene.standing(game)).ply
    with patch("bot.panels.debounce.AT_ONCE", timedelta(hours=1)):
        first = ids(waiting.look(panel), Verb.PICK)[0]
        await waiting.press(panel, custom_id=first, until="acknowledged")
        await scene.idle()
    assert (await scene.standing(game)).ply == asked
    await press_first(waiting, waiting.look(panel))
    await scene.idle()
    assert (await scene.standing(game)).ply > asked


async def test_a_panel_that_waits_says_when_it_can_change_no_more(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    waiting = await scene.other(game)
    panel = await scene.open_panel(waiting)
    scene.sandbox.clock.advance(14 * 60 + 10)
    services = scene.bot.services
    await services.open_panels.expire(services.store.now())
    said = waiting.look(panel)
    assert scene.words(waiting).say(msg("bot-panel-asleep")) in said.text
    assert [each.split("|")[1] for each in ids(said, Verb.PLAY)] == [Verb.PLAY]
    assert len(said.buttons) == 1


async def test_a_panel_that_waits_says_that_it_changes_no_more_before_a_restart(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    mover, waiting = await scene.whose(game), await scene.other(game)
    asked, panel = await scene.open_panel(mover), await scene.open_panel(waiting)
    await scene.restart()
    assert scene.words(waiting).say(msg("bot-panel-asleep")) in waiting.look(panel).text
    assert mover.look(asked).text == asked.text
    assert has((await scene.press(waiting, panel, Verb.PLAY)).shown(), Verb.MORE)


async def test_a_newer_panel_makes_the_one_before_say_so(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    first = await scene.open_panel(person)
    second = await scene.open_panel(person)
    said = scene.words(person).say(msg("bot-panel-newer"))
    await wait_until(lambda: said in person.look(first).text, "the old panel to say so")
    assert not has(person.look(first), Verb.PICK)
    assert has(person.look(second), Verb.PICK)
