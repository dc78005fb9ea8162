from __future__ import annotations

import pytest

from sandbox.errors import CannotDo
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.sandbox.small_bot import FRUITS


async def buttons(person: Person) -> Seen:
    """A message with one of every part."""
    return (await person.command("try buttons")).shown()


@pytest.mark.usefixtures("bot")
async def test_a_modal_is_sent_off_once(one: Person) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    filled = {"answer": "42", "fruit": [FRUITS[1]]}
    await one.submit(modal, filled)
    with pytest.raises(CannotDo, match="already"):
        await one.submit(modal, filled)


@pytest.mark.usefixtures("bot")
async def test_nobody_else_can_send_a_modal_off(one: Person, two: Person) -> None:
    modal = (await one.press(await buttons(one), "Ask")).opened()
    with pytest.raises(CannotDo):
        await two.submit(modal, {"answer": "42", "fruit": ["apple"]})


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_answer_is_seen_by_one_person(one: Person, two: Person) -> None:
    await one.press(await buttons(one), "Whisper")
    assert [message.content for message in one.messages()] == ["buttons", "psst"]
    assert [message.content for message in two.messages()] == ["buttons"]
