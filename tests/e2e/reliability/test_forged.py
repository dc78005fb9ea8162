"""Presses that no page sends: forged IDs and values that nevertheless reach the bot."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import pytest

from bot.custom_ids import Verb
from engine.core.msg import msg
from engine.core.rng import Rng
from sandbox.interactions import kinds
from sandbox.interactions.broker import Submission
from sandbox.model import Interaction, Json
from sandbox.validation.components import BUTTON, STRING_SELECT
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.evening import Evening, wait_until

CHOSEN = ("-1", "8000000000", "x", "@9", "a\0b", "<@1> [x](http://e.co)")
ODD = ("", "~", ".", "-7", "9" * 18, "@0", "#", "pick~x", "0.99.ff", "(", "\t")


def _any(rng: Rng, things: Sequence[str]) -> str:
    return things[rng.below(len(things))]


def _mutated(rng: Rng, custom_id: str) -> str:
    """Return a custom ID with one of its parts altered."""
    parts = custom_id.split("|")
    place = rng.below(len(parts))
    parts[place] = _any(rng, (*ODD, str(rng.below(10**9)), _any(rng, tuple(Verb))))
    return "|".join(parts)[:100]


async def _forge(
    scene: Evening, person: Person, post: Seen, number: int, data: Json
) -> Interaction:
    """Deliver a press that the stand-in itself would not accept."""
    broker = scene.sandbox.chat.broker
    asking = Submission(
        person.id, person.channel, f"forged {number}", kinds.COMPONENT, data, message_id=post.id
    )
    one = broker.deliver(asking)
    await wait_until(lambda: one.state != "sent", f"an answer to {data}")
    await scene.idle()
    return one


@pytest.fixture
async def forged(scene: Evening, caplog: pytest.LogCaptureFixture) -> Evening:
    """Provide an evening with a game that no forged press may disturb."""
    await scene.gather(scene.ben)
    caplog.clear()
    return scene


async def test_a_forged_press_is_answered_and_writes_no_traceback(
    forged: Evening, caplog: pytest.LogCaptureFixture
) -> None:
    rng, person = Rng(5), await forged.whose(1)
    panel = await forged.open_panel(person)
    known = [part["custom_id"] for part in (*panel.buttons, *panel.selects)]
    known += [f"f1|{verb}|1|0|0|" for verb in Verb]
    asked = []
    for number, custom_id in enumerate(known):
        data = {"component_type": BUTTON, "custom_id": _mutated(rng, custom_id), "id": 1}
        asked.append(await _forge(forged, person, panel, 2 * number, data))
        data = {"component_type": STRING_SELECT, "custom_id": custom_id, "id": 1}
        data["values"] = [_any(rng, CHOSEN)]
        asked.append(await _forge(forged, person, panel, 2 * number + 1, data))
    assert [(one.data["custom_id"], one.reason) for one in asked if one.state == "failed"] == []
    wrong = [each for each in caplog.records if each.exc_info or each.levelno > logging.WARNING]
    assert [each.getMessage() for each in wrong] == []


async def test_what_means_nothing_is_said_to_be_old(forged: Evening) -> None:
    person = forged.ann
    data = {"component_type": BUTTON, "custom_id": "anything", "id": 1}
    one = await _forge(forged, person, person.messages()[-1], 0, data)
    assert one.state == "done"
    said = forged.words(person).say(msg("bot-error-old-button"))
    assert said in person.messages()[-1].text
