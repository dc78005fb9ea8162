"""Every player is addressed in their own language; what everyone reads is in the server's."""

from __future__ import annotations

import re

import pytest

from bot.custom_ids import Verb
from bot.localization import words_for
from engine.core.msg import msg
from tests.driver.person import Person
from tests.e2e.evening import Evening, has, ids, public

pytestmark = pytest.mark.usefixtures("thinking_here")

PLACES = {"en": 0, "de": 1, "it": 2, "pt-BR": 3}


def _person(scene: Evening, locale: str) -> Person:
    return scene.people[PLACES[locale]]


@pytest.mark.parametrize("locale", PLACES)
async def test_a_panel_speaks_the_language_of_its_reader(scene: Evening, locale: str) -> None:
    person, words = _person(scene, locale), words_for(locale)
    lobby = await scene.lobby(person)
    await scene.press(person, lobby, Verb.ADD_COMPUTER, until="acknowledged")
    await scene.press(person, lobby, Verb.START, until="acknowledged")
    panel = await scene.open_panel(person)
    assert words.say(msg("otys-ask-key")) in panel.text
    pressed = await person.press(panel, custom_id=ids(panel, Verb.PICK)[0])
    await scene.idle()
    assert words.say(msg("bot-undo")) in pressed.shown().labels


@pytest.mark.parametrize("locale", PLACES)
async def test_what_is_refused_is_refused_in_the_language_of_the_reader(
    scene: Evening, locale: str
) -> None:
    person = _person(scene, locale)
    refused = await person.command("play", number=77)
    assert words_for(locale).say(msg("bot-error-unknown-game", game=77)) in refused.shown().text


@pytest.mark.parametrize("locale", PLACES)
async def test_posts_speak_the_language_of_the_server(scene: Evening, locale: str) -> None:
    await scene.stop()
    scene.sandbox.world.guild.locale = locale if locale != "en" else "en-US"
    await scene.restart()
    await scene.gather(scene.ben)
    words = words_for(locale)
    status = scene.status(scene.ann)
    assert status.labels[:4] == [
        words.say(msg(f"bot-{name}")) for name in ("play", "my-sheet", "log", "undo")
    ]
    assert words.inner(msg("otys-ask-key"), None) in status.text


async def test_a_language_without_words_is_answered_in_english(scene: Evening) -> None:
    scene.sandbox.world.people[scene.ann.id].locale = "ja"
    refused = await scene.ann.command("play", number=77)
    assert words_for("en").say(msg("bot-error-unknown-game", game=77)) in refused.shown().text


async def test_commands_have_names_in_every_language(scene: Evening) -> None:
    registered = {each.body["name"]: each.body for each in scene.sandbox.world.commands.values()}
    for name in ("game", "look", "play", "choose", "undo", "help"):
        assert {"de", "it", "pt-BR"} <= set(registered[name]["name_localizations"])


async def test_a_turn_in_one_language_is_told_in_that_of_the_server(scene: Evening) -> None:
    lobby = await scene.lobby(scene.dora)
    await scene.press(scene.cleo, lobby, Verb.JOIN, until="acknowledged")
    await scene.press(scene.dora, lobby, Verb.START, until="acknowledged")
    person = scene.cleo if has(await scene.open_panel(scene.cleo), Verb.PICK) else scene.dora
    before = public(scene.ann)
    await scene.play_turn(person, await scene.open_panel(person))
    story = re.compile(r"\*\*[\w ]+:\*\* .*Key")
    assert story.search(public(scene.ann))
    assert not story.search(before)
