"""Icons on the panel: they are the application's emojis, and nothing depends on them."""

from __future__ import annotations

from typing import Any

import pytest

from bot.application_emojis.sync import EmojiSync
from bot.custom_ids import Verb
from render.emojis.pictures import Emoji, emoji
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, ids, press_first

DIVERS = ("metalex", "plantex", "fuelex", "techex", "trader", "spy", "engineer", "explorer")


@pytest.fixture
async def sync(scene: Evening) -> EmojiSync:
    """Provide the divers as emojis."""
    services = scene.bot.services

    def wanted() -> list[Emoji]:
        return [emoji(name) for name in DIVERS]

    sync = EmojiSync(scene.bot, services.store, services.emojis, wanted)
    assert await sync.compare()
    return sync


def icons(message: Seen) -> list[dict[str, Any]]:
    """Return the application's emojis on the buttons and in the selects of a message."""
    entries = [entry for select in message.selects for entry in select["options"]]
    found = [each.get("emoji") or {} for each in (*message.buttons, *entries)]
    return [each for each in found if "id" in each]


async def _activating(scene: Evening) -> Seen:
    """Return a panel on which a diver can be activated, or swapped with another."""
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    outcome = await press_first(person, await scene.open_panel(person))
    return outcome.shown()


async def test_an_answer_shows_the_icon_of_what_it_is_about(
    scene: Evening, sync: EmojiSync
) -> None:
    del sync
    panel = await _activating(scene)
    assert icons(panel)
    for icon in icons(panel):
        assert scene.sandbox.world.emojis[icon["id"]].name.startswith(f"{icon['name']}_")
        assert icon["name"] in DIVERS


async def test_without_emojis_the_words_stand_alone(scene: Evening) -> None:
    assert icons(await _activating(scene)) == []


async def test_an_emoji_that_is_gone_costs_nobody_their_answer(
    scene: Evening, sync: EmojiSync
) -> None:
    panel = await _activating(scene)
    assert icons(panel)
    person = next(each for each in scene.people if each.id == panel.raw["ephemeral_to"])
    scene.sandbox.world.emojis.clear()
    for verb in (Verb.UNDO, Verb.PICK):
        outcome = await person.press(panel, custom_id=ids(panel, verb)[0])
        assert outcome.done
        panel = outcome.shown()
    assert ids(panel, Verb.PICK)
    assert icons(panel) == []
    assert scene.bot.services.emojis.doubted.is_set()
    # It was refused once, which the journal would take for a mistake.
    journal = scene.sandbox.gate.journal
    assert journal is not None
    (refusal,) = [each for each in journal if b"COMPONENT_INVALID_EMOJI" in each.answered]
    journal.remove(refusal)
    assert await sync.compare()
    for verb in (Verb.UNDO, Verb.PICK):
        panel = (await person.press(panel, custom_id=ids(panel, verb)[0])).shown()
    assert icons(panel)
