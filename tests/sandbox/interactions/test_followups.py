from __future__ import annotations

import pytest

from sandbox.model import Interaction
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.sandbox.raw_client import Caller


async def buttons(person: Person) -> Seen:
    """A message with one of every part."""
    return (await person.command("try buttons")).shown()


@pytest.mark.usefixtures("bot")
async def test_the_first_message_after_a_promise_keeps_it_and_is_as_hidden(one: Person) -> None:
    outcome = await one.command("try hidden")
    public = await one.waits_for("for all")
    assert outcome.shown().content == "for you alone"
    assert outcome.shown().ephemeral
    assert not outcome.shown().loading
    assert not public.ephemeral
    assert len(one.messages()) == 2


@pytest.mark.usefixtures("bot")
async def test_a_message_put_away_is_gone_for_the_person_and_still_there_for_the_bot(
    one: Person, sandbox: Sandbox, caller: Caller
) -> None:
    hidden = (await one.press(await buttons(one), "Whisper")).shown()
    one.dismiss(hidden)
    assert [message.content for message in one.messages()] == ["buttons"]
    token = _last(sandbox).token
    path = f"/webhooks/{sandbox.world.bot.id}/{token}/messages/@original"
    assert (await caller("PATCH", path, {"content": "more"})).status == 200
    assert [message.content for message in one.messages()] == ["buttons"]


def _last(sandbox: Sandbox) -> Interaction:
    return list(sandbox.world.interactions.values())[-1]
