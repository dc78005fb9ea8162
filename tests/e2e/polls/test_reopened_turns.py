"""A turn that had ended and that an agreed undo has opened again."""

from __future__ import annotations

from bot.custom_ids import Verb
from bot.polls.consent import Vote
from tests.driver.person import Person
from tests.e2e.evening import Evening, answering, has, public
from tests.e2e.poll_actions import ask_undo, poll, say


async def _reopened(scene: Evening) -> tuple[int, Person, Person]:
    """End a turn and undo its end with consent; return the game, its player and the other one."""
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await scene.turn_of(game)
    other = scene.ben if person is scene.ann else scene.ann
    await ask_undo(scene, person)
    name = scene.sandbox.world.people[person.id].global_name
    assert f"**{name}** ended the turn" in poll(person).text
    await say(scene, other, poll(person), Vote.AGREE)
    assert await scene.whose(game) is person
    return game, person, other


async def test_its_panel_has_undo_and_start_over_like_any_turn(scene: Evening) -> None:
    _, person, _ = await _reopened(scene)
    panel = await scene.open_panel(person)
    assert has(panel, Verb.UNDO)
    assert has(panel, Verb.START_OVER)


async def test_its_steps_are_undone_without_a_public_word_until_it_ends_again(
    scene: Evening,
) -> None:
    game, person, other = await _reopened(scene)
    before, called = public(other), len(other.pings)
    panel = await scene.open_panel(person)
    undone = (await scene.press(person, panel, Verb.UNDO)).shown()
    verb = Verb.START_OVER if has(undone, Verb.START_OVER) else Verb.UNDO
    begun = (await scene.press(person, undone, verb)).shown()
    assert not has(begun, Verb.UNDO)
    assert (public(other), len(other.pings)) == (before, called)
    await scene.play_turn(person, begun)
    assert await scene.whose(game) is other
    assert public(other) != before
    assert len(other.pings) == called + 1


async def test_the_undo_of_the_public_post_is_as_quiet(scene: Evening) -> None:
    _, person, other = await _reopened(scene)
    before = public(other)
    taken = (await scene.press(person, scene.status(person), Verb.UNDO_LAST)).shown()
    assert answering(taken)
    assert public(other) == before
