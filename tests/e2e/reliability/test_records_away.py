"""During a database outage players are told of it, without details that do not concern them.

The details meant for whoever runs the bot are in the log.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any
from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from bot.localization import words_for
from db.connection.engine import RedactedLocation
from db.errors import BrokenGame
from db.games.moves import Moves
from db.records import AppendResult
from engine.core.msg import msg
from tests.driver.person import Outcome, Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, ids, press_first
from tests.e2e.poll_actions import ask_undo, poll

ADDRESS = "postgresql://keeper:hunter2@10.0.0.7/cellar"
REASON = "Connect call failed ('10.0.0.7', 5432)"
SECRETS = ("10.0.0.7", "hunter2", "keeper", "cellar", "postgresql", "sqlite", "5432", "Errno")
COMMANDS = (
    *("play", "undo", "games", "stats", "leaderboard", "habits", "note", "recap"),
    *("look board", "look log", "look hand", "game status", "game export", "me settings"),
)
AWAY, AWAY_AFTER = "error-records-away", "error-records-away-after"


class _Away:
    """A replacement for the database engine to which every connection fails."""

    def begin(self) -> object:
        raise OSError(111, REASON)


@contextmanager
def away(scene: Evening) -> Iterator[None]:
    """Make the database unreachable inside the `with` block, as if at a remote address."""
    store, nobody = scene.bot.services.store, _Away()
    with (
        patch.object(store.database, "_reader", nobody),
        patch.object(store.database, "writer", nobody),
        patch.object(store.database, "_place", RedactedLocation(ADDRESS)),
    ):
        yield


def told_no_secret(scene: Evening, person: Person) -> bool:
    """Return whether none of the text that a person can read reveals anything about the machine."""
    read = [each.text for room in (scene.room, person.direct()) for each in person.messages(room)]
    return not any(secret in text for secret in SECRETS for text in read)


@pytest.mark.parametrize("locale", ["en", "de", "it", "pt-BR"])
def test_what_players_read_names_nothing_of_the_machine(locale: str) -> None:
    words = words_for(locale)
    broken = BrokenGame(7, msg("error-broken-entry", ply=3))
    for wrong in (RedactedLocation(ADDRESS).unavailable(REASON), broken):
        said = words.say(wrong.public)
        assert not wrong.public.args
        assert not any(secret in said for secret in SECRETS)
        assert locale == "en" or said != words_for("en").say(wrong.public)


async def test_commands_and_presses_say_it_in_ones_own_words(
    scene: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = (await press_first(person, await scene.open_panel(person))).shown()
    status = scene.status(person)
    with away(scene):
        for verb in (Verb.PLAY, Verb.SHEET, Verb.LOG):
            outcome = await scene.press(person, status, verb)
            assert scene.says(person, outcome, AWAY), verb
        assert scene.says(person, await scene.press(person, panel, Verb.UNDO), AWAY)
        for command in COMMANDS:
            outcome = await scene.command(person, command, {})
            assert scene.says(person, outcome, AWAY), command
        answer = {"answer": ""}
        assert await person.choices("choose", answer, focused="answer") == []
        assert await person.choices("look card", {"name": "a"}, focused="name") == []
    assert told_no_secret(scene, person)
    told = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    assert any(REASON in text and "10.0.0.7/cellar" in text for text in told)
    assert "hunter2" not in caplog.text
    assert "Traceback" not in caplog.text
    assert has((await scene.press(person, status, Verb.PLAY)).shown(), Verb.PICK)


async def test_questions_that_are_sent_off_say_it(scene: Evening) -> None:
    await scene.gather(scene.ben)
    shown = (await scene.command(scene.ann, "note", {})).shown()
    modal = (await scene.press(scene.ann, shown, Verb.JOT, until="acknowledged")).opened()
    with away(scene):
        outcome = await scene.ann.submit(modal, {"text": "the red one"})
        await scene.idle()
    assert scene.says(scene.ann, outcome, AWAY)
    assert told_no_secret(scene, scene.ann)


async def test_the_button_of_a_reminder_and_of_a_poll_say_it(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    await scene.later(hours=24)
    (letter,) = [each for each in person.messages(person.direct()) if has(each, Verb.PLAY)]
    with away(scene):
        assert scene.says(person, await press_any(scene, person, letter, Verb.PLAY), AWAY)
    await scene.turn_of(game)
    await ask_undo(scene, person)
    with away(scene):
        outcome = await press_any(scene, other, poll(other), Verb.BALLOT)
        assert scene.says(other, outcome, AWAY)
    assert told_no_secret(scene, person)
    assert told_no_secret(scene, other)


async def press_any(scene: Evening, person: Person, message: Seen, verb: Verb) -> Outcome:
    """Press the first button with this verb."""
    outcome = await person.press(message, custom_id=ids(message, verb)[0])
    await scene.idle()
    return outcome


async def test_nobody_is_told_that_nothing_was_changed_after_a_move_was_kept(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    play, gone = Moves.play, ExitStack()

    async def play_and_go(moves: Moves, *args: Any, **more: Any) -> AppendResult:  # noqa: ANN401
        played = await play(moves, *args, **more)
        gone.enter_context(away(scene))
        return played

    with gone, patch.object(Moves, "play", play_and_go):
        outcome = await press_first(person, panel)
        await scene.idle()
    assert scene.says(person, outcome, AWAY_AFTER)
    assert not scene.says(person, outcome, AWAY)
    assert (await scene.standing(game)).ply == 1


async def test_a_game_that_cannot_be_read_is_not_explained_to_players(
    scene: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    await scene.gather(scene.ben)
    scene.change("update games set awaits = 'x'")
    outcome = await scene.press(scene.ann, scene.status(scene.ann), Verb.PLAY)
    assert scene.says(scene.ann, outcome, "error-unreadable-game")
    assert "its entry in the list of games is corrupted" in caplog.text
