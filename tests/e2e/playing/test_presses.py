"""Presses that arrive twice, too late, simultaneously, or from the wrong person."""

from __future__ import annotations

import asyncio

import pytest

from bot.custom_ids import Verb
from engine.core.msg import msg
from tests.driver.person import Outcome, Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, ids, press_first
from tests.e2e.playing.test_warnings import begun, to_action


async def _ply(scene: Evening, game: int) -> int:
    return (await scene.standing(game)).ply


def _picks(panel: Seen) -> list[str]:
    return [each for each in ids(panel, Verb.PICK) if "|@" not in each]


async def _at_once(scene: Evening, *presses: tuple[Person, Seen, str]) -> list[Outcome]:
    doing = [person.press(panel, custom_id=each) for person, panel, each in presses]
    outcomes = await asyncio.gather(*doing)
    await scene.idle()
    return list(outcomes)


async def test_an_answer_that_is_delivered_twice_is_played_once(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    outcome = await press_first(person, await scene.open_panel(person))
    await scene.idle()
    panel = outcome.shown()
    await scene.repeat(outcome)
    assert await _ply(scene, game) == 1
    assert person.look(panel).text == panel.text


async def test_a_turn_whose_end_is_delivered_twice_is_told_once(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    outcome = await scene.turn_of(game)
    pings, ply = len(other.pings), await _ply(scene, game)
    before = [each.id for each in other.messages()]
    await scene.repeat(outcome)
    assert len(other.pings) == pings
    assert await _ply(scene, game) == ply
    assert [each.id for each in other.messages()] == before
    assert person is not other


@pytest.mark.usefixtures("too_late")
async def test_a_press_on_a_panel_from_an_earlier_move_says_so_and_shows_a_fresh_one(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    old = await scene.open_panel(person)
    first = _picks(old)[0]
    await person.press(await scene.open_panel(person), custom_id=first)
    await scene.idle()
    late = (await person.press(old, custom_id=_picks(old)[1])).shown()
    await scene.idle()
    assert scene.words(person).say(msg("error-stale")) in late.text
    assert await _ply(scene, game) == 1
    assert late.id == old.id
    marks = [{each.split("|")[4] for each in _picks(panel)} for panel in (old, late)]
    assert [len(each) for each in marks] == [1, 1]
    assert marks[0] != marks[1]
    assert has(late, Verb.UNDO)


@pytest.mark.usefixtures("too_late")
async def test_a_page_of_an_earlier_move_is_not_turned(scene: Evening) -> None:
    person = await scene.whose(await begun(scene))
    action = await to_action(scene, person)
    panel = (await scene.press(person, action, Verb.PICK, "nothing")).shown()
    await scene.press(person, await scene.open_panel(person), Verb.UNDO)
    late = (await scene.press(person, panel, Verb.PAGE)).shown()
    assert "⚠️" in late.text
    assert has(late, Verb.PICK)


@pytest.mark.usefixtures("too_late")
async def test_two_presses_of_one_person_at_once_are_one_move_and_one_word(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panels = [await scene.open_panel(person) for _ in range(2)]
    outcomes = await _at_once(scene, *((person, panel, _picks(panel)[0]) for panel in panels))
    assert await _ply(scene, game) == 1
    told = [outcome.shown() for outcome in outcomes]
    assert sum("⚠️" in each.text for each in told) == 1
    assert all(has(each, Verb.UNDO) for each in told)


async def test_a_double_click_on_one_button_plays_once(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    await _at_once(scene, *[(person, panel, _picks(panel)[0])] * 2)
    assert await _ply(scene, game) == 1
    assert has(person.look(panel), Verb.UNDO)


async def test_a_double_click_on_end_turn_tells_once(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    panel = await scene.to_last_answer(person, await scene.open_panel(person))
    pings = len(other.pings)
    await _at_once(scene, *[(person, panel, ids(panel, Verb.END_TURN)[0])] * 2)
    assert await scene.whose(game) is other
    assert len(other.pings) == pings + 1
    assert len(scene.playable(other)) == 1


async def test_two_people_pressing_at_once_are_both_answered(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    panel = await scene.open_panel(person)
    waiting = await scene.open_panel(other)
    moved, looked = await _at_once(
        scene, (person, panel, _picks(panel)[0]), (other, waiting, ids(waiting, Verb.PLAY)[0])
    )
    assert has(moved.shown(), Verb.UNDO)
    assert looked.done
    assert await _ply(scene, game) == 1


async def test_many_people_joining_at_once_all_sit_down(scene: Evening) -> None:
    lobby = await scene.lobby()
    join = ids(lobby, Verb.JOIN)[0]
    doing = [
        person.press(lobby, custom_id=join, until="acknowledged") for person in scene.people[1:]
    ]
    await asyncio.gather(*doing)
    await scene.idle()
    assert "4 joined" in scene.ann.look(lobby).text


async def test_two_turns_ended_at_once_in_two_games_are_both_told(scene: Evening) -> None:
    games = [await scene.gather(computers=1)]
    other_room = list(scene.sandbox.world.channels)[1]
    for person in scene.people:
        person.channel = other_room
    games.append(await scene.gather(computers=1))
    channels = list(scene.sandbox.world.channels)[:2]
    panels = []
    for room in channels:
        scene.ann.channel = room
        panels.append(await scene.to_last_answer(scene.ann, await scene.open_panel(scene.ann)))
    before = [await _ply(scene, game) for game in games]
    presses = [(scene.ann, each, ids(each, Verb.END_TURN)[0]) for each in panels]
    await _at_once(scene, *presses)
    for game, room, ply in zip(games, channels, before, strict=True):
        standing = await scene.standing(game)
        assert standing.ply > ply
        assert standing.record.announced == standing.ply
        assert len(scene.playable(scene.ann, room)) == 1


async def test_whoever_is_not_awaited_is_told_so_politely_and_alone(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    person = await scene.whose(game)
    other = next(each for each in scene.people[:3] if each is not person)
    panel = await scene.open_panel(other)
    assert panel.ephemeral
    assert not has(panel, Verb.PICK)
    assert has(panel, Verb.PLAY)
    assert await _ply(scene, game) == 0


async def test_somebody_who_does_not_sit_at_the_table_is_told_so_alone(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    status = scene.status(scene.cleo)
    before = len([each for each in scene.ann.messages() if not each.ephemeral])
    for verb in (Verb.PLAY, Verb.SHEET, Verb.UNDO_LAST):
        told = await scene.press(scene.cleo, status, verb)
        assert scene.says(scene.cleo, told, "bot-error-not-seated", game=game)
    assert len([each for each in scene.ann.messages() if not each.ephemeral]) == before


async def test_a_panel_of_one_game_leaves_another_alone(scene: Evening) -> None:
    first = await scene.gather(computers=1)
    first_panel = await scene.open_panel(scene.ann)
    for person in scene.people:
        person.channel = list(scene.sandbox.world.channels)[1]
    second = await scene.gather(computers=1)
    await scene.open_panel(scene.ann)
    plies = [await _ply(scene, game) for game in (first, second)]
    await press_first(scene.ann, first_panel)
    await scene.idle()
    assert [await _ply(scene, game) for game in (first, second)] == [plies[0] + 1, plies[1]]


async def test_the_undo_of_a_post_takes_ones_own_step_back_only(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    await press_first(person, await scene.open_panel(person))
    await scene.idle()
    refused = (await scene.press(other, scene.status(other), Verb.UNDO_LAST)).shown()
    assert refused.ephemeral
    assert scene.words(other).say(msg("error-nothing-to-undo")) in refused.text
    assert (await scene.standing(game)).private_moves
    taken = (await scene.press(person, scene.status(person), Verb.UNDO_LAST)).shown()
    assert has(taken, Verb.PICK)
    assert not (await scene.standing(game)).private_moves


async def test_a_turn_that_was_ended_is_not_taken_back_by_one_alone(scene: Evening) -> None:
    game = await scene.gather(scene.ben)
    person, other = await scene.whose(game), await scene.other(game)
    await scene.turn_of(game)
    ply, pings = await _ply(scene, game), len(other.pings)
    offered = (await scene.press(person, scene.status(person), Verb.UNDO_LAST)).shown()
    assert has(offered, Verb.ASK_UNDO)
    assert offered.ephemeral
    assert await _ply(scene, game) == ply
    assert await scene.whose(game) is other
    assert len(other.pings) == pings


async def test_what_an_old_version_wrote_is_explained(scene: Evening) -> None:
    await scene.gather(scene.ben)
    status = scene.status(scene.ann)
    message = scene.sandbox.world.anywhere(status.id)
    assert message is not None
    play = next(part for part in _parts(message.components) if "|play|" in str(part))
    play["custom_id"] = "f1|dance|1|-1|-1|"
    told = await scene.ann.press(scene.ann.look(status), custom_id="f1|dance|1|-1|-1|")
    assert "older version" in told.shown().text
    assert told.shown().ephemeral


def _parts(components: list[dict[str, object]]) -> list[dict[str, object]]:
    """Return all components that contain no others, at any depth."""
    found: list[dict[str, object]] = []
    for part in components:
        inner = part.get("components")
        found += _parts(inner) if isinstance(inner, list) else [part]
    return found
