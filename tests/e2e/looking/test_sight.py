"""Games in channels that a person cannot see do not exist for that person, whatever they type."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.custom_ids import Verb
from engine.core.msg import msg
from sandbox.channels import channels, members, threads
from sandbox.model import PRIVATE_THREAD, Channel, Overwrite
from sandbox.permissions import Permission
from tests.driver.person import Person, Value
from tests.e2e.evening import Evening, game_of

P = Permission
SEEN = int(P.VIEW_CHANNEL | P.SEND_MESSAGES | P.ATTACH_FILES | P.READ_MESSAGE_HISTORY)
MISSING = 4711
"""The number of a game that was never started."""
BY_NUMBER: dict[str, dict[str, Value]] = {
    "play": {},
    "recap": {},
    "choose": {"answer": "1"},
    "undo": {},
    "habits": {},
    "note": {},
    "look board": {},
    "look film": {},
    "look sheet": {"player": "1"},
    "look hand": {},
    "look log": {},
    "look card": {"name": "1"},
    "look rules": {},
    "game status": {},
    "game here": {},
    "game export": {},
    "game end": {},
    "game resign": {},
    "game replace": {"player": "1"},
    "game stand-in": {},
    "game back": {},
}
"""Every command that takes a game number, with the other options it needs."""
TYPED = (
    ("look board", "part"),
    ("look board", "at"),
    ("look sheet", "player"),
    ("look card", "name"),
    ("game replace", "player"),
    ("game stand-in", "player"),
    ("choose", "answer"),
)
"""Every command option with autocomplete suggestions that could name a game."""


def _hidden_channel(scene: Evening, *insiders: Person) -> Channel:
    """Create a channel that only these people and the bot can see."""
    world = scene.sandbox.world
    inside = [world.bot.id, *(person.id for person in insiders)]
    rules = [Overwrite(world.guild.id, 0, 0, int(P.VIEW_CHANNEL))]
    rules += [Overwrite(one, 1, SEEN, 0) for one in inside]
    return channels.create(world, "hidden", overwrites=rules)


def _private_thread(scene: Evening, *insiders: Person) -> Channel:
    """Open a private thread in the channel that everyone can see."""
    world = scene.sandbox.world
    opening = threads.Opening("hidden", insiders[0].id, PRIVATE_THREAD)
    thread = threads.open_thread(world, world.channel(scene.room), opening)
    for one in (world.bot.id, *(person.id for person in insiders)):
        members.join(world, thread, one)
    return thread


async def _game_in(scene: Evening, place: Channel, *people: Person) -> int:
    """Start a game with these people in this channel or thread, and return its number."""
    await people[0].command("game new", {"game": "otys"}, channel=place.id)
    await scene.idle()
    for person in people[1:]:
        lobby = scene.newest(person, Verb.JOIN, place.id)
        await scene.press(person, lobby, Verb.JOIN, until="acknowledged")
    lobby = scene.newest(people[0], Verb.START, place.id)
    await scene.press(people[0], lobby, Verb.START, until="acknowledged")
    return game_of(scene.status(people[0], place.id))


@pytest.mark.parametrize("hide", [_hidden_channel, _private_thread])
async def test_a_game_of_a_channel_that_is_not_seen_is_as_one_that_is_not_there(
    scene: Evening, hide: Callable[..., Channel]
) -> None:
    place = hide(scene, scene.ben, scene.cleo)
    game = await _game_in(scene, place, scene.ben, scene.cleo)
    before = [each.text for each in scene.ben.messages(place.id)]
    for name, given in BY_NUMBER.items():
        more = {"by": scene.ann.id} if name == "game replace" else {}
        answers = []
        for number in (game, MISSING):
            outcome = await scene.command(scene.dora, name, {**given, **more, "number": number})
            answers.append(outcome.shown().text.replace(str(number), "N"))
        assert answers[0] == answers[1], name
    for name, focused in TYPED:
        filled: dict[str, object] = {"number": game, focused: ""}
        assert await scene.dora.choices(name, filled, focused=focused) == [], (name, focused)
    assert [each.text for each in scene.ben.messages(place.id)] == before


@pytest.mark.parametrize("hide", [_hidden_channel, _private_thread])
async def test_those_who_see_its_channel_reach_a_game_from_elsewhere(
    scene: Evening, hide: Callable[..., Channel]
) -> None:
    place = hide(scene, scene.ben, scene.cleo, scene.dora)
    game = await _game_in(scene, place, scene.ben, scene.cleo)
    outcome = await scene.command(scene.dora, "look log", {"number": game})
    refused = scene.words(scene.dora).say(msg("bot-error-unknown-game", game=game))
    assert refused not in outcome.shown().text
    assert await scene.dora.choices("look sheet", {"number": game, "player": ""}, focused="player")
    # The owner of the server can see everything in it.
    outcome = await scene.command(scene.ann, "look log", {"number": game})
    assert not scene.says(scene.ann, outcome, "bot-error-unknown-game", game=game)


async def test_those_who_sit_at_a_game_reach_it_though_they_lost_sight_of_its_channel(
    scene: Evening,
) -> None:
    place = _hidden_channel(scene, scene.ben, scene.cleo)
    game = await _game_in(scene, place, scene.ben, scene.cleo)
    channels.overwrite(
        scene.sandbox.world, place, Overwrite(scene.cleo.id, 1, 0, int(P.VIEW_CHANNEL))
    )
    outcome = await scene.command(scene.cleo, "look hand", {"number": game})
    assert not scene.says(scene.cleo, outcome, "bot-error-unknown-game", game=game)


async def test_where_its_channel_is_gone_only_those_who_sit_there_reach_a_game(
    scene: Evening,
) -> None:
    place = _hidden_channel(scene, scene.ben, scene.cleo, scene.dora)
    game = await _game_in(scene, place, scene.ben, scene.cleo)
    await scene.sandbox.inject_fault("delete_channel", channel=place.id)
    await scene.idle()
    outcome = await scene.command(scene.dora, "look log", {"number": game})
    assert scene.says(scene.dora, outcome, "bot-error-unknown-game", game=game)
    outcome = await scene.command(scene.ben, "look log", {"number": game})
    assert not scene.says(scene.ben, outcome, "bot-error-unknown-game", game=game)


async def test_a_picture_from_before_leads_no_further_once_its_channel_is_hidden(
    scene: Evening,
) -> None:
    world = scene.sandbox.world
    place = channels.create(world, "open")
    game = await _game_in(scene, place, scene.ben, scene.cleo)
    board = (await scene.command(scene.dora, "look board", {"number": game})).shown()
    channels.overwrite(world, place, Overwrite(scene.dora.id, 1, 0, int(P.VIEW_CHANNEL)))
    for button in board.buttons:
        outcome = await scene.dora.press(board, custom_id=button["custom_id"])
        await scene.idle()
        assert scene.says(scene.dora, outcome, "bot-error-unknown-game", game=game)
    assert board.buttons
    channels.overwrite(world, place, Overwrite(scene.dora.id, 1, 0, 0))
    rules = (await scene.command(scene.dora, "look rules", {"number": game})).shown()
    channels.overwrite(world, place, Overwrite(scene.dora.id, 1, 0, int(P.VIEW_CHANNEL)))
    topics = rules.selects[0]
    await scene.dora.select(rules, topics["custom_id"], [topics["options"][1]["value"]])
    await scene.idle()
    assert scene.dora.look(rules).text == rules.text


async def test_those_who_manage_a_server_still_end_a_stuck_game_of_any_channel(
    scene: Evening,
) -> None:
    world = scene.sandbox.world
    place = _hidden_channel(scene, scene.ben, scene.cleo)
    game = await _game_in(scene, place, scene.ben, scene.cleo)
    everyone = next(role for role in world.guild.roles if role.id == world.guild.id)
    everyone.permissions |= int(P.MANAGE_GUILD)
    outcome = await scene.command(scene.dora, "game end", {"number": game})
    await scene.press(scene.dora, outcome.shown(), Verb.END_GAME)
    assert (await scene.standing(game)).ended_early
