"""Nobody can flood a server with posts, polls or tables; ordinary players notice no limit."""

from __future__ import annotations

from bot.custom_ids import Verb
from bot.polls.consent import Vote
from bot.timing.quotas import IN_VAIN, LOBBIES, STATUSES
from engine.core.msg import msg
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has
from tests.e2e.poll_actions import poll, polls, say


async def _use(scene: Evening, person: Person, name: str, **given: str) -> Seen:
    return (await scene.command(person, name, given)).shown()


def _refused(scene: Evening, person: Person, shown: Seen, key: str, **args: int) -> bool:
    """Return whether the message shows this refusal, up to the moment it names."""
    said = scene.words(person).say(msg(key, moment="MOMENT", **args)).partition("MOMENT")[0]
    return said in shown.text


async def test_an_outsider_asks_for_a_few_status_posts_and_players_for_as_many_as_they_like(
    scene: Evening,
) -> None:
    await scene.gather(scene.ben)
    for _ in range(STATUSES):
        shown = await _use(scene, scene.dora, "game status")
        assert not _refused(scene, scene.dora, shown, "bot-error-status-soon")
    post = scene.status(scene.ann)
    shown = await _use(scene, scene.dora, "game status")
    assert _refused(scene, scene.dora, shown, "bot-error-status-soon")
    assert scene.status(scene.ann).id == post.id
    for _ in range(STATUSES + 1):
        post = scene.status(scene.ann)
        await _use(scene, scene.ben, "game status")
        assert scene.status(scene.ann).id != post.id
    await scene.later(days=1)
    shown = await _use(scene, scene.dora, "game status")
    assert not _refused(scene, scene.dora, shown, "bot-error-status-soon")


async def test_the_same_goes_for_the_post_of_a_table(scene: Evening) -> None:
    await scene.lobby()
    for _ in range(STATUSES):
        await _use(scene, scene.dora, "game status")
    shown = await _use(scene, scene.dora, "game status")
    assert _refused(scene, scene.dora, shown, "bot-error-status-soon")
    shown = await _use(scene, scene.ann, "game status")
    assert not _refused(scene, scene.ann, shown, "bot-error-status-soon")


async def _ask_for_end(scene: Evening, person: Person) -> Seen:
    question = await _use(scene, person, "game end")
    return (await scene.press(person, question, Verb.PROPOSE_END)).shown()


async def test_who_has_asked_in_vain_again_and_again_has_to_wait(scene: Evening) -> None:
    game = await scene.gather(scene.ben, scene.cleo)
    for asking in range(IN_VAIN):
        shown = await _ask_for_end(scene, scene.ben)
        assert not _refused(scene, scene.ben, shown, "bot-error-asked-in-vain")
        # It makes no difference who votes against it.
        await say(scene, scene.ann if asking else scene.ben, poll(scene.ben), Vote.REFUSE)
    before = {person.id: len(person.pings) for person in scene.people}
    await scene.restart()
    question = await _use(scene, scene.ben, "game end")
    await scene.press(scene.ben, question, Verb.PROPOSE_END, until="acknowledged")
    assert any(
        _refused(scene, scene.ben, each, "bot-error-asked-in-vain")
        for each in scene.ben.messages()
        if each.ephemeral
    )
    replace = await _use(scene, scene.ben, "game replace", by=scene.dora.id)
    assert _refused(scene, scene.ben, replace, "bot-error-asked-in-vain")
    assert polls(scene.ann) == []
    assert before == {person.id: len(person.pings) for person in scene.people}
    # Others may still ask, and so may this person after a while.
    await _ask_for_end(scene, scene.cleo)
    await say(scene, scene.cleo, poll(scene.ann), Vote.REFUSE)
    await scene.later(hours=1)
    await _ask_for_end(scene, scene.ben)
    assert len(await scene.bot.services.store.polls.open_in(game)) == 1


async def test_a_person_gathers_a_few_tables_at_once_on_a_server(scene: Evening) -> None:
    places = [scene.sandbox.chat.add_channel(f"room-{at}", None).id for at in range(LOBBIES + 1)]
    for place in places[:-1]:
        await scene.command(scene.ben, "game new", {"game": "otys"}, place)
        assert has(scene.newest(scene.ben, Verb.JOIN, place), Verb.JOIN)
    refused = (await scene.command(scene.ben, "game new", {"game": "otys"}, places[-1])).shown()
    assert _refused(scene, scene.ben, refused, "error-many-lobbies", most=LOBBIES)
    channels = len(scene.sandbox.world.channels)
    busy = (await scene.command(scene.ben, "game new", {"game": "otys"}, places[0])).shown()
    if has(busy, Verb.NEW_THREAD):
        await scene.press(scene.ben, busy, Verb.NEW_THREAD, until="acknowledged")
    assert len(scene.sandbox.world.channels) == channels, "no thread is opened for nothing"
    assert scene.rows("select count(*) from games") == [(LOBBIES,)]
    # Leaving one of them makes room for another.
    await scene.command(scene.ben, "game leave", {}, places[0])
    await scene.command(scene.ben, "game new", {"game": "otys"}, places[-1])
    assert has(scene.newest(scene.ben, Verb.JOIN, places[-1]), Verb.JOIN)
    # The limit does not affect others, nor those who manage the server.
    await scene.command(scene.cleo, "game new", {"game": "otys"}, places[0])
    assert has(scene.newest(scene.ben, Verb.JOIN, places[0]), Verb.JOIN)
    more = [scene.sandbox.chat.add_channel(f"more-{at}", None).id for at in range(LOBBIES + 1)]
    for place in more:
        await scene.command(scene.ann, "game new", {"game": "otys"}, place)
        assert has(scene.newest(scene.ann, Verb.JOIN, place), Verb.JOIN)
