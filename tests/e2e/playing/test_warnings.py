"""A warning appears before something is wasted; players who do not want it can mute it."""

from __future__ import annotations

from bot.custom_ids import Verb
from engine.core.aids.waste import asked_in, tried, waste_name
from engine.core.msg import msg
from engine.registry import find_game
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, game_of, has, press_first


async def begun(scene: Evening) -> int:
    """Start a game of Antarctica in which the first ship can sail, and return its number."""
    game = await scene.gather(scene.ben, game="antarctica")
    person = await scene.whose(game)
    # The second player of two begins with a cube.
    await press_first(person, await scene.open_panel(person))
    await scene.idle()
    return game


async def to_action(scene: Evening, person: Person) -> Seen:
    """Sail to a place where there is an action to take, and return the panel."""
    panel = await scene.open_panel(person)
    standing = await scene.standing(game_of(scene.status(person)))
    seat, game, state = standing.awaited[0], standing.game, standing.table.state
    asked = asked_in(game, state, seat)
    assert asked is not None
    for key in (option.key for option in asked.options if option.key.startswith("sail:")):
        later = tried(game, state, seat, key)
        then = asked_in(game, later, seat)
        if then is not None and game.wasted(later, then, ("nothing",)):
            return (await scene.choose(person, panel, key)).shown()
    raise AssertionError("there is nothing to do anywhere")


def says(scene: Evening, person: Person, panel: Seen, key: str) -> bool:
    """Return whether a button of the panel has this label."""
    return scene.words(person).say(msg(key)) in panel.labels


async def test_a_warning_is_shown_muted_and_does_not_come_again(scene: Evening) -> None:
    game = await begun(scene)
    person = await scene.whose(game)
    panel = await to_action(scene, person)
    ply = (await scene.standing(game)).ply

    warned = (await scene.press(person, panel, Verb.PICK, "nothing")).shown()
    assert "⚠️" in warned.text
    assert (await scene.standing(game)).ply == ply
    assert says(scene, person, warned, "bot-warn-no-more")
    assert says(scene, person, warned, "bot-do-it-anyway")

    # Go back and repeat: the warning reappears, even after a restart, until it is muted.
    panel = (await scene.press(person, warned, Verb.PAGE)).shown()
    assert has(panel, Verb.PICK)
    warned = (await scene.press(person, panel, Verb.PICK, "nothing")).shown()
    await scene.restart()
    muted = (await scene.press(person, warned, Verb.MUTE)).shown()
    assert "⚠️" not in muted.text
    kind = waste_name(find_game("antarctica"), "action")
    confirmed = msg("bot-warning-muted", kinds=(kind,))
    assert scene.words(person).say(confirmed) in muted.text
    assert not says(scene, person, muted, "bot-warn-no-more")
    panel = (await scene.press(person, muted, Verb.PAGE)).shown()
    await scene.press(person, panel, Verb.PICK, "nothing")
    assert (await scene.standing(game)).ply > ply

    # It can be unmuted again.
    shown = (await scene.command(person, "habits", {})).shown()
    outcome = await scene.select(person, shown, Verb.UNMUTE, "antarctica:action")
    assert not has(outcome.shown(), Verb.UNMUTE)


async def test_whoever_wants_to_waste_something_does(scene: Evening) -> None:
    game = await begun(scene)
    person = await scene.whose(game)
    warned = (
        await scene.press(person, await to_action(scene, person), Verb.PICK, "nothing")
    ).shown()
    ply = (await scene.standing(game)).ply
    after = (await scene.press(person, warned, Verb.END_TURN)).shown()
    assert (await scene.standing(game)).ply > ply
    assert "⚠️" not in after.text


async def test_outside_of_games_the_warnings_are_shown_all_the_same(scene: Evening) -> None:
    shown = (await scene.command(scene.ann, "habits", {})).shown()
    assert scene.words(scene.ann).say(msg("bot-warnings-none")) in shown.text
    assert scene.words(scene.ann).say(msg("bot-habits-where")) in shown.text
