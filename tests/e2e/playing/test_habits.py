"""Automatic answers: set in the list or on the panel, given for absent players, shown, cleared."""

from __future__ import annotations

import pytest

from bot.custom_ids import Verb
from engine.core.decision import Answer, Pick
from engine.core.msg import msg
from engine.core.rng import Rng
from engine.players import find_player
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, ids, public


@pytest.fixture
def seed() -> int:
    """Provide the seed of a game in which a ship is soon built."""
    return 9


async def wanted(scene: Evening, game: int) -> str:
    """Return the option that a player eager to build a ship would choose."""
    standing = await scene.standing(game)
    seat = standing.awaited[0]
    asked = standing.asked(seat)
    assert isinstance(asked, Pick)
    keys = [option.key for option in asked.options]
    areas = standing.table.state.areas
    yards = [f"sail:{place}" for place, area in enumerate(areas, 1) if "shipyard" in area.buildings]
    builds = (key for key in keys if key.startswith("build:"))
    found = next((key for key in ("ship", *yards, *builds) if key in keys), None)
    return found or _by_chance(find_player("random").choose(
        standing.game, standing.table.state, asked, Rng(standing.ply + 7 * seat)
    ))  # fmt: skip


def _by_chance(answer: Answer) -> str:
    assert isinstance(answer, tuple)
    return answer[0]


async def to_ship(scene: Evening, game: int) -> Person:
    """Play until someone builds a ship, and return that person."""
    for _ in range(60):
        person = await scene.whose(game)
        key = await wanted(scene, game)
        panel = await scene.open_panel(person)
        outcome = await scene.choose(person, panel, key)
        if ids(outcome.shown(), Verb.END_TURN):
            outcome = await scene.press(person, outcome.shown(), Verb.END_TURN)
        if key == "ship":
            return person
    raise AssertionError("nobody has built a ship")


async def list_of(scene: Evening, person: Person) -> Seen:
    """Return a person's list of automatic answers."""
    return (await scene.command(person, "habits", {})).shown()


async def test_nobody_waits_for_or_calls_somebody_who_always_answers_the_same(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben, game="antarctica")
    for person in (scene.ann, scene.ben):
        shown = await scene.select(person, await list_of(scene, person), Verb.HABIT, "icebreaker")
        shown = await scene.select(person, shown.shown(), Verb.HABIT, "quick_research")
        assert scene.words(person).inner(msg("antarctica-icebreaker"), None) in shown.shown().text
    await scene.restart()
    builder = await to_ship(scene, game)
    other = scene.ben if builder is scene.ann else scene.ann
    # The builder goes straight on: the question was answered before anyone was pinged for it.
    assert await scene.whose(game) is builder
    assert "auto-answer" in public(scene.ann)
    asked = scene.words(scene.ann).inner(msg("antarctica-ask-take"), None)
    assert asked not in public(scene.ann)
    panel = (await scene.press(other, scene.status(other), Verb.PLAY)).shown()
    told = scene.words(other).say(msg("bot-habit-answered", count=1))
    assert told in panel.text
    assert scene.words(other).inner(msg("antarctica-icebreaker"), None) in panel.text


async def test_a_question_is_answered_for_good_on_the_panel(scene: Evening) -> None:
    game = await scene.gather(scene.ben, game="antarctica")
    builder = await to_ship(scene, game)
    other = await scene.whose(game)
    assert other is not builder
    panel = (await scene.press(other, scene.status(other), Verb.PLAY)).shown()
    await scene.select(other, panel, Verb.ALWAYS, "icebreaker")
    assert await scene.whose(game) is builder
    assert other.messages()[-1].ephemeral
    assert scene.words(other).say(msg("bot-habit-kept")) in other.messages()[-1].text
    shown = await list_of(scene, other)
    assert scene.words(other).inner(msg("antarctica-icebreaker"), None) in shown.text
    cleared = await scene.select(other, shown, Verb.HABIT, "-")
    assert scene.words(other).inner(msg("bot-habit-asked"), None) in cleared.shown().text
    assert scene.rows("select * from habits") == []


async def test_who_does_not_sit_at_the_table_has_no_standing_answers(scene: Evening) -> None:
    game = await scene.gather(scene.ben, game="antarctica")
    outcome = await scene.command(scene.cleo, "habits", {})
    assert scene.says(scene.cleo, outcome, "bot-error-not-seated", game=game)
