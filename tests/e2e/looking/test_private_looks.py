"""Private looks: each replaces the one before and leads back to the panel."""

from __future__ import annotations

import pytest

from bot.custom_ids import Verb
from engine.core.msg import msg
from engine.registry import GAMES
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, has, ids


def _own(person: Person) -> list[Seen]:
    """Return the private messages that a person sees, oldest first."""
    return [each for each in person.messages() if each.ephemeral]


async def _game(scene: Evening, name: str = "underwater-cities") -> tuple[int, int]:
    """Start a game; return its number and the number of private messages Ann sees by then."""
    game = await scene.gather(scene.ben, game=name)
    return game, len(_own(scene.ann))


async def test_a_look_leads_to_the_panel_and_back_in_one_message(scene: Evening) -> None:
    _, before = await _game(scene)
    panel = await scene.open_panel(scene.ann)
    tools = (await scene.press(scene.ann, panel, Verb.MORE)).shown()
    offers = (await scene.press(scene.ann, tools, Verb.LOOK, "offers")).shown()
    assert offers.pictures
    again = (await scene.press(scene.ann, offers, Verb.PLAY)).shown()
    assert {panel.id, tools.id, offers.id} == {again.id}
    assert sorted(ids(again, Verb.CHOSEN)) == sorted(ids(panel, Verb.CHOSEN))
    assert len(_own(scene.ann)) == before + 1


async def test_what_was_selected_on_the_panel_stays_selected_during_a_look(
    scene: Evening,
) -> None:
    await _game(scene)
    panel = await scene.open_panel(scene.ann)
    (select,) = panel.selects
    values = [entry["value"] for entry in select["options"][:2]]
    chosen = (await scene.ann.select(panel, select["custom_id"], values)).shown()
    tools = (await scene.press(scene.ann, chosen, Verb.MORE)).shown()
    look = (await scene.press(scene.ann, tools, Verb.LOOK, "offers")).shown()
    again = (await scene.press(scene.ann, look, Verb.PLAY)).shown()
    (after,) = again.selects
    assert [entry["value"] for entry in after["options"] if entry.get("default")] == values


async def test_a_look_from_the_public_post_replaces_the_one_before(scene: Evening) -> None:
    _, before = await _game(scene)
    status = scene.status(scene.ann)
    for verb in (Verb.SHEET, Verb.LOG, Verb.MORE, Verb.SHEET):
        seen = (await scene.press(scene.ann, status, verb)).shown()
        assert [each.id for each in _own(scene.ann)[before:]] == [seen.id]
        assert has(seen, Verb.PLAY)
        assert has(seen, Verb.MORE) is (verb is not Verb.MORE)


@pytest.mark.parametrize(
    ("name", "given"),
    [
        ("look board", {}),
        ("look sheet", {}),
        ("look hand", {}),
        ("look log", {}),
        ("look card", {"name": "59"}),
        ("look rules", {}),
        ("recap", {}),
    ],
)
async def test_each_command_that_shows_something_replaces_the_look_before(
    scene: Evening, name: str, given: dict[str, str]
) -> None:
    _, before = await _game(scene)
    await scene.press(scene.ann, scene.status(scene.ann), Verb.SHEET)
    seen = (await scene.command(scene.ann, name, given)).shown()
    assert [each.id for each in _own(scene.ann)[before:]] == [seen.id]
    assert has((await scene.press(scene.ann, seen, Verb.PLAY)).shown(), Verb.CHOSEN)


async def test_the_panel_into_which_a_look_has_turned_stays(scene: Evening) -> None:
    _, before = await _game(scene)
    status = scene.status(scene.ann)
    look = (await scene.press(scene.ann, status, Verb.SHEET)).shown()
    panel = (await scene.press(scene.ann, look, Verb.PLAY)).shown()
    sheet = (await scene.press(scene.ann, status, Verb.SHEET)).shown()
    assert [each.id for each in _own(scene.ann)[before:]] == [panel.id, sheet.id]


async def test_a_look_that_was_dismissed_or_is_too_old_holds_up_nothing(scene: Evening) -> None:
    _, before = await _game(scene)
    status = scene.status(scene.ann)
    first = (await scene.press(scene.ann, status, Verb.SHEET)).shown()
    scene.ann.dismiss(first)
    old = (await scene.press(scene.ann, status, Verb.SHEET)).shown()
    scene.sandbox.clock.advance(20 * 60)
    new = (await scene.press(scene.ann, status, Verb.SHEET)).shown()
    assert [each.id for each in _own(scene.ann)[before:]] == [old.id, new.id]


async def test_the_look_of_one_game_leaves_that_of_another_alone(scene: Evening) -> None:
    await scene.gather(scene.ben)
    first = (await scene.press(scene.ann, scene.status(scene.ann), Verb.SHEET)).shown()
    room = scene.ann.channel
    for person in scene.people:
        person.channel = list(scene.sandbox.world.channels)[1]
    await scene.gather(scene.ben)
    await scene.press(scene.ann, scene.status(scene.ann), Verb.SHEET)
    assert first.id in [each.id for each in scene.ann.messages(room)]


@pytest.mark.parametrize("name", GAMES)
async def test_all_that_more_offers_can_be_looked_at(scene: Evening, name: str) -> None:
    game, before = await _game(scene, name)
    for person in (scene.ann, scene.cleo):
        status = scene.status(person)
        tools = (await scene.press(person, status, Verb.MORE)).shown()
        assert has(tools, Verb.PLAY) is (person is scene.ann)
        assert all(len(row["components"]) <= 5 for row in tools.parts if row["type"] == 1)
        offered = [str(each["custom_id"]) for each in tools.buttons]
        assert str(game) in offered[0]
        for custom_id in offered:
            outcome = await person.press(tools, custom_id=custom_id)
            await scene.idle()
            seen = outcome.shown()
            assert seen.id == tools.id
            assert scene.words(person).say(msg("bot-error-unexpected", number="")) not in seen.text
            if not has(seen, Verb.MORE):
                continue
            tools = (await scene.press(person, seen, Verb.MORE)).shown()
    assert len(_own(scene.ann)) == before + 1


async def test_a_part_of_a_picture_leads_to_the_whole_and_the_other_parts(scene: Evening) -> None:
    await _game(scene)
    sheet = (await scene.press(scene.ann, scene.status(scene.ann), Verb.SHEET)).shown()
    claimed = next(each for each in ids(sheet, Verb.LOOK) if each.endswith("|claimed"))
    part = (await scene.ann.press(sheet, custom_id=claimed)).shown()
    assert [each.split("|")[-1] for each in ids(part, Verb.LOOK)] == ["sheet", "production"]
