from __future__ import annotations

import pytest

from sandbox.errors import CannotDo
from sandbox.messages.files import LARGEST
from sandbox.server import Sandbox
from tests.driver.person import Given, Person
from tests.sandbox.small_bot import SmallBot


async def test_a_file_given_to_a_command_reaches_the_bot_whole(bot: SmallBot, one: Person) -> None:
    given = Given("log book.txt", b"Tiefe: 40 m")
    outcome = await one.command("try file", file=given)
    assert outcome.shown().content == "log_book.txt 11 Tiefe: 40 m"
    assert not bot.errors


@pytest.mark.usefixtures("bot")
@pytest.mark.parametrize("sent", ["text", {"name": "a.txt", "data": "no base64!"}])
async def test_what_is_no_file_is_refused_at_its_option(
    sandbox: Sandbox, one: Person, sent: object
) -> None:
    with pytest.raises(CannotDo) as cannot:
        sandbox.chat.command(one.id, one.channel, "n", "try file", {"file": sent})
    assert cannot.value.option == "file"


@pytest.mark.usefixtures("bot")
async def test_a_file_that_is_too_large_is_refused(one: Person) -> None:
    with pytest.raises(CannotDo):
        await one.command("try file", file=Given("a.txt", b"x" * (LARGEST + 1)))
