"""Every kind of button, pressed twice in quick succession or pressed late on an old panel."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import timedelta
from functools import partial
from unittest.mock import patch

import pytest

from bot.custom_ids import Verb
from bot.table.standing import Standing
from engine.core.msg import msg
from engine.registry import GAMES
from tests.driver.person import Outcome, Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, ids, press_first, public
from tests.e2e.playing.test_cities import choose_hand
from tests.e2e.playing.test_warnings import begun, to_action


async def _ply(scene: Evening, game: int) -> int:
    return (await scene.standing(game)).ply


async def _twice(scene: Evening, press: Callable[[], Awaitable[Outcome]]) -> None:
    """Send the same press twice, before anything is redrawn."""
    await asyncio.gather(press(), press())
    await scene.idle()


async def _tap_twice(scene: Evening, person: Person, message: Seen, verb: Verb) -> None:
    (custom_id,) = ids(person.look(message), verb)
    await _twice(scene, lambda: person.press(message, custom_id=custom_id, until="acknowledged"))


async def _told_alone(scene: Evening, command: str) -> Seen:
    """Return the ephemeral response to a command of the first person."""
    outcome = await scene.ann.command(command)
    await scene.idle()
    return outcome.shown()


# --- accidental second taps --------------------------------------------------------------------

# Longer than in production, so that even a loaded machine stays within it.
HUMAN = timedelta(minutes=1)
with_hands = patch("bot.panels.debounce.AT_ONCE", HUMAN)


async def test_a_turn_does_not_end_by_a_tap_on_what_has_only_just_come_up(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.to_last_answer(person, await scene.open_panel(person))
    before = await _ply(scene, game)
    with with_hands:
        await scene.press(person, panel, Verb.END_TURN, until="acknowledged")
        assert await _ply(scene, game) == before
        assert person.look(panel).raw == panel.raw, "the question is still there to be answered"
        scene.sandbox.clock.advance(HUMAN.total_seconds())
        await scene.press(person, panel, Verb.END_TURN)
    assert await scene.whose(game) is not person


async def test_a_warning_is_not_muted_by_a_tap_on_what_has_only_just_come_up(
    scene: Evening,
) -> None:
    person = await scene.whose(await begun(scene))
    panel = await to_action(scene, person)
    warned = (await scene.press(person, panel, Verb.PICK, "nothing")).shown()
    with with_hands:
        await scene.press(person, warned, Verb.MUTE, until="acknowledged")
        assert has(person.look(warned), Verb.MUTE)
        scene.sandbox.clock.advance(HUMAN.total_seconds())
        await scene.press(person, warned, Verb.MUTE)
    assert not has(person.look(warned), Verb.MUTE)


# --- on the panel ------------------------------------------------------------------------------


@pytest.mark.parametrize("game_name", GAMES)
async def test_a_double_tap_is_one_answer_and_ends_a_turn_only_where_it_says_so(
    scene: Evening, game_name: str
) -> None:
    people = (scene.ann, scene.ben, scene.cleo)
    game = await scene.gather(*people[1:], game=game_name)
    for each in people if game_name == "underwater-cities" else ():
        await choose_hand(scene, each, await scene.open_panel(each))
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    says_end = False
    while await scene.whose(game) is person:
        standing = await scene.standing(game)
        says_end = has(panel, Verb.END_TURN) or _says_end(standing, panel)
        await _twice(scene, partial(_go_on, person, panel))
        panel = person.look(panel)
        assert await _ply(scene, game) - standing.ply <= 1
    assert says_end


async def _go_on(person: Person, panel: Seen) -> Outcome:
    """Press End turn if it is there, or else the first option offered."""
    if ends := ids(panel, Verb.END_TURN):
        return await person.press(panel, custom_id=ends[0])
    return await press_first(person, panel)


def _says_end(standing: Standing, panel: Seen) -> bool:
    """Return whether the label of the first button says that it ends the turn."""
    buttons = [each for each in ids(panel, Verb.PICK) if "|@" not in each]
    seat = standing.awaited[0]
    return bool(buttons) and standing.says_end(seat, (buttons[0].split("|")[5],))


@pytest.mark.parametrize("verb", [Verb.UNDO, Verb.START_OVER])
async def test_a_double_tap_that_takes_back_does_it_once(scene: Evening, verb: Verb) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    for _ in range(2):
        panel = (await press_first(person, panel)).shown()
        await scene.idle()
    await _tap_twice(scene, person, panel, verb)
    left = {Verb.UNDO: 1, Verb.START_OVER: 0}[verb]
    assert len((await scene.standing(game)).private_moves) == left


@pytest.mark.usefixtures("too_late")
async def test_nothing_of_a_former_turn_acts_on_the_next_one(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    old = {Verb.PICK: await scene.open_panel(person)}
    await press_first(person, await scene.open_panel(person))
    await scene.idle()
    old[Verb.UNDO] = await scene.open_panel(person)
    old[Verb.END_TURN] = await scene.to_last_answer(person, await scene.open_panel(person))
    panel = await scene.to_last_answer(person, await scene.open_panel(person))
    await scene.press(person, panel, Verb.END_TURN)
    await scene.turn_of(game)
    # Give the new turn a first step that a stray press could undo.
    await press_first(person, await scene.open_panel(person))
    await scene.idle()
    before = await _ply(scene, game)
    for verb, shown in old.items():
        outcome = await person.press(shown, custom_id=ids(shown, verb)[0])
        await scene.idle()
        assert await _ply(scene, game) == before, verb
        assert "⚠️" in outcome.shown().text, verb


# --- elsewhere ---------------------------------------------------------------------------------


@pytest.mark.parametrize("verb", [Verb.ADD_COMPUTER, Verb.ADD_LEVEL])
async def test_a_double_tap_seats_one_computer_player(scene: Evening, verb: Verb) -> None:
    lobby = await scene.lobby()
    custom_id = ids(lobby, verb)[0]
    await _twice(scene, lambda: scene.ann.press(lobby, custom_id=custom_id, until="acknowledged"))
    assert "2 joined" in scene.ann.look(lobby).text


async def test_two_computer_players_are_seated_by_two_presses(scene: Evening) -> None:
    lobby = await scene.lobby()
    for _ in range(2):
        await scene.press(scene.ann, lobby, Verb.ADD_COMPUTER, until="acknowledged")
    assert "3 joined" in scene.ann.look(lobby).text


async def test_a_double_tap_opens_one_thread(scene: Evening) -> None:
    await scene.gather(scene.ben)
    outcome = await scene.ann.command("game new", game="otys")
    await scene.idle()
    channels = len(scene.sandbox.world.channels)
    await _tap_twice(scene, scene.ann, outcome.shown(), Verb.NEW_THREAD)
    assert len(scene.sandbox.world.channels) == channels + 1
    assert "Game 2 is in" in scene.ann.look(outcome.shown()).text


async def test_whoever_comes_back_with_a_double_tap_is_told_of_once(scene: Evening) -> None:
    await scene.gather(scene.ben, scene.cleo)
    panel = await _told_alone(scene, "game stand-in")
    await _tap_twice(scene, scene.ann, panel, Verb.COME_BACK)
    words = scene.words(scene.ann).say(msg("bot-is-back", seat=0), ("Player 1",))
    assert public(scene.ann).count(words) == 1


async def test_a_game_is_ended_once_by_a_double_tap(scene: Evening) -> None:
    await scene.gather(computers=1)
    await _tap_twice(scene, scene.ann, await _told_alone(scene, "game end"), Verb.END_GAME)
    words = scene.words(scene.ann).say(msg("bot-ended-early", game=1))
    assert public(scene.ann).count(words) == 1


async def test_a_double_tap_gives_a_seat_up_once(scene: Evening) -> None:
    await scene.gather(scene.ben, scene.cleo)
    await _tap_twice(scene, scene.ann, await _told_alone(scene, "game resign"), Verb.RESIGN)
    assert public(scene.ann).count("resigned;") == 1
