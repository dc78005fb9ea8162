"""Steps for tests in which some of the bot's messages get lost."""

from __future__ import annotations

from bot.custom_ids import Verb
from db.messaging.posts import STATUS
from tests.driver.person import Person
from tests.e2e.evening import Evening, has, ids, wait_until

POSTS = {"method": "POST", "path": "/channels/*/messages"}
CHANGES = {"method": "PATCH", "path": "/channels/*/messages/*"}


async def at_the_end_of_a_turn(scene: Evening, game: int) -> Person:
    """Play the awaited person's turn until only End turn is left, and return that person."""
    person = await scene.whose(game)
    opened = await scene.command(person, "play", {})
    await scene.to_last_answer(person, opened.shown())
    return person


async def end_turn(scene: Evening, person: Person) -> None:
    """Press End turn, whatever the outcome."""
    panel = next(
        each for each in reversed(person.messages()) if each.ephemeral and has(each, Verb.END_TURN)
    )
    wanted = ids(panel, Verb.END_TURN)[0]
    await person.press(panel, custom_id=wanted, until="acknowledged")
    await scene.idle()


async def turn(scene: Evening, game: int) -> Person:
    """Play a whole turn for the awaited person, and return that person."""
    person = await at_the_end_of_a_turn(scene, game)
    await end_turn(scene, person)
    return person


async def one_post(scene: Evening, game: int, pings: dict[str, int] | None = None) -> None:
    """Check that exactly one post is playable, that it is current and pings the awaited person."""
    awaited = await scene.whose(game)
    record = (await scene.standing(game)).record

    def one() -> bool:
        posts = scene.playable(awaited)
        known = scene.rows("select ply from posts where kind = ?", STATUS)
        return len(posts) == 1 and known == [(record.announced,)]

    await wait_until(one, "one post")
    (post,) = scene.playable(awaited)
    assert awaited.mention in post.text
    assert scene.rows("select user_id from waits") == [(int(awaited.id),)]
    if pings is not None:
        assert len(awaited.pings) > pings[awaited.id]


def pings_so_far(scene: Evening) -> dict[str, int]:
    """Return the number of pings each person has received so far."""
    return {person.id: len(person.pings) for person in scene.people}
