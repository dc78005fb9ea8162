from __future__ import annotations

from pathlib import Path

from sandbox.clock import Clock
from sandbox.model import Message
from sandbox.server import Sandbox, Setup
from tests.driver.person import Person
from tests.sandbox.small_bot import connected


async def test_a_token_that_ran_out_is_not_kept(tmp_path: Path) -> None:
    data = tmp_path / "session"
    async with Sandbox.running(data) as sandbox, connected(sandbox):
        await Person.number(sandbox, 1).command("try buttons")
    clock = Clock()
    clock.advance(16 * 60)
    async with Sandbox.running(data, clock=clock) as again:
        assert not again.world.interactions
        assert not list(again.store.all("interaction"))


def test_a_message_is_kept_whole(tmp_path: Path) -> None:
    sandbox = Sandbox(Setup(tmp_path))
    world = sandbox.world
    message = Message(world.new_id(), "1", "2", world.clock.stamp(), content="ä", nonce="3")
    world.save(message)
    assert world._all(Message) == [message]
    sandbox.store.close()
