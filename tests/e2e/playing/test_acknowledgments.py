"""The first response to an interaction fails: the action still counts once, and is shown."""

from __future__ import annotations

import logging

import pytest

from bot.custom_ids import Verb
from bot.me.notes import TEXT
from tests.driver.person import Outcome, Person
from tests.e2e.evening import Evening, has, ids, press_first, wait_until

ANSWERS = {"method": "POST", "path": "/interactions/*/callback"}
DISTURBED = pytest.mark.parametrize(
    ("kind", "how"),
    [
        ("answer", {"status": 500, "applied": True}),
        ("answer", {"status": 503, "applied": True}),
        ("lost", {}),
        ("lost", {"applied": False}),
    ],
    ids=["500 though it arrived", "503 though it arrived", "answer lost", "cut on the way"],
)


async def _disturb(scene: Evening, kind: str, how: dict[str, object]) -> None:
    """Make the next initial responses go wrong in this way."""
    await scene.sandbox.inject_fault(kind, **how, **ANSWERS)


@DISTURBED
async def test_a_move_counts_and_is_shown(
    scene: Evening, kind: str, how: dict[str, object]
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    await _disturb(scene, kind, how)
    outcome = await press_first(person, panel)
    await scene.idle()
    assert outcome.done
    assert (await scene.standing(game)).ply == 1
    assert has(person.look(panel), Verb.UNDO)
    assert _asides(person, outcome) == []


@DISTURBED
async def test_play_does_not_think_for_ever(
    scene: Evening, kind: str, how: dict[str, object]
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    await _disturb(scene, kind, how)
    assert has(await scene.open_panel(person), Verb.PICK)


@DISTURBED
async def test_a_choice_in_a_list_counts(scene: Evening, kind: str, how: dict[str, object]) -> None:
    game = await scene.gather(scene.ben, game="underwater-cities")
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    (chosen,) = ids(panel, Verb.CHOSEN)
    values = [each["value"] for each in panel.select(chosen)["options"][:2]]
    await _disturb(scene, kind, how)
    await person.select(panel, chosen, values)
    await scene.idle()
    marked = [
        each["value"] for each in person.look(panel).selects[0]["options"] if each.get("default")
    ]
    assert marked == values


@DISTURBED
async def test_a_command_is_answered(scene: Evening, kind: str, how: dict[str, object]) -> None:
    await scene.gather(scene.ben)
    await _disturb(scene, kind, how)
    shown = await scene.command(scene.ann, "play", {})
    assert shown.shown().buttons


@DISTURBED
async def test_a_question_to_type_into_opens_and_what_is_typed_is_kept(
    scene: Evening, kind: str, how: dict[str, object]
) -> None:
    await scene.gather(scene.ben)
    shown = (await scene.command(scene.ann, "note", {})).shown()
    await _disturb(scene, kind, how)
    asked = await scene.press(scene.ann, shown, Verb.JOT, until="acknowledged")
    modal = asked.opened()
    await _disturb(scene, kind, how)
    await scene.ann.submit(modal, {TEXT: "go for the kelp"}, until="acknowledged")
    await scene.idle()
    assert "go for the kelp" in (await scene.command(scene.ann, "note", {})).shown().text


@DISTURBED
async def test_what_is_proposed_while_typing_is_no_trouble(
    scene: Evening, kind: str, how: dict[str, object], caplog: pytest.LogCaptureFixture
) -> None:
    await _disturb(scene, kind, how)
    with caplog.at_level(logging.ERROR):
        choices = await scene.ann.choices("me time-zone", {"zone": "Rome"}, focused="zone")
        await scene.idle()
    assert any("Rome" in each["value"] for each in choices)
    assert caplog.records == []


async def test_proposals_that_come_too_late_or_twice_are_no_trouble(
    scene: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    chat, ann = scene.sandbox.chat, scene.ann
    with caplog.at_level(logging.ERROR):
        late = chat.autocomplete(
            ann.id, ann.channel, "late", "me time-zone", ({"zone": "Rome"}, "zone")
        )
        scene.sandbox.clock.advance(10)
        await wait_until(lambda: _asked(scene, late.id) == 1, "the late answer")
        two = chat.autocomplete(
            ann.id, ann.channel, "two", "me time-zone", ({"zone": "Rome"}, "zone")
        )
        await scene.sandbox.inject_fault("repeat", nonce="two")
        await wait_until(lambda: _asked(scene, two.id) == 2, "both answers")
        await scene.idle()
    assert caplog.records == []


async def test_a_press_that_is_delivered_twice_is_one_move_though_discord_stumbles(
    scene: Evening,
) -> None:
    game = await scene.gather(scene.ben)
    person = await scene.whose(game)
    panel = await scene.open_panel(person)
    await scene.sandbox.inject_fault("answer", status=500, applied=True, **ANSWERS)
    outcome = await press_first(person, panel)
    await scene.repeat(outcome)
    assert (await scene.standing(game)).ply == 1
    assert _asides(person, outcome) == []
    assert has(person.look(panel), Verb.UNDO)


async def test_a_table_that_is_asked_for_twice_by_one_delivery_is_opened_once(
    scene: Evening,
) -> None:
    opened = await scene.ann.command("game new", game="otys")
    await scene.repeat(opened)
    lobbies = [each for each in scene.ann.messages() if has(each, Verb.JOIN)]
    assert len(lobbies) == 1


def _asked(scene: Evening, interaction: str) -> int:
    """Return the number of times the bot has responded to an interaction."""
    return sum(interaction in exchange.path for exchange in scene.sandbox.journal)


def _asides(person: Person, outcome: Outcome) -> list[str]:
    """Return the texts of the ephemeral messages without buttons that this person has received."""
    del outcome
    return [each.text for each in person.messages() if each.ephemeral and not each.buttons]
