"""Requests that Discord carried out, although its response was lost, are not reported as failed."""

from __future__ import annotations

import pytest

from bot.custom_ids import Verb
from tests.e2e.evening import Evening, has, press_first

FILLS = {"method": "PATCH", "path": "/webhooks/*"}
LOOKS = {"method": "GET", "path": "/webhooks/*"}
ASIDES = {"method": "POST", "path": "/webhooks/*"}


@pytest.mark.parametrize("times", [1, 2])
async def test_a_panel_that_changed_unnoticed_is_not_said_to_have_failed(
    scene: Evening, times: int
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    await scene.sandbox.inject_fault("lost", times=times, **FILLS)
    await press_first(person, panel)
    await scene.idle()
    assert not scene.told(person, "bot-error-discord")
    assert has(person.look(panel), Verb.UNDO)


@pytest.mark.parametrize("how", [{"times": 1}, {"times": 2}])
async def test_a_line_that_changed_a_message_unnoticed_is_not_said_to_have_failed(
    scene: Evening, how: dict[str, int]
) -> None:
    await scene.sandbox.inject_fault("lost", **how, **FILLS)
    outcome = await scene.command(scene.ann, "play", {})
    assert scene.says(scene.ann, outcome, "bot-error-no-game-here")
    assert not scene.told(scene.ann, "bot-error-discord")


async def test_a_panel_that_was_cut_on_its_way_is_shown_all_the_same(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    await scene.sandbox.inject_fault("lost", applied=False, **FILLS)
    await press_first(person, panel)
    await scene.idle()
    assert not scene.told(person, "bot-error-discord")
    assert has(person.look(panel), Verb.UNDO)


async def test_a_panel_that_certainly_did_not_change_is_told_as_such(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    await scene.sandbox.inject_fault("lost", applied=False, times=2, **FILLS)
    await press_first(person, panel)
    await scene.idle()
    assert scene.told(person, "bot-error-discord")
    assert not has(person.look(panel), Verb.UNDO)


async def test_nothing_is_said_of_a_panel_that_nobody_can_look_at(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    await scene.sandbox.inject_fault("lost", times=2, **FILLS)
    await scene.sandbox.inject_fault("lost", **LOOKS)
    await press_first(person, panel)
    await scene.idle()
    assert not scene.told(person, "bot-error-discord")


async def test_a_post_that_failed_and_a_line_that_was_lost_are_not_told_as_a_failed_answer(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    opened = await scene.press(person, scene.status(person), Verb.PLAY)
    panel = await scene.to_last_answer(person, opened.shown())
    await scene.sandbox.inject_fault("permissions", channel=scene.room, deny=["SEND_MESSAGES"])
    await scene.sandbox.inject_fault("lost", **ASIDES)
    await scene.press(person, panel, Verb.END_TURN, until="acknowledged")
    assert scene.told(person, "bot-error-post-forbidden")
    assert not scene.told(person, "bot-error-discord")
