"""Lost connections and injected faults."""

from pathlib import Path

import pytest
from playwright.async_api import ViewportSize, WebSocketRoute, expect

from sandbox.clock import Clock
from sandbox.permissions import Permission
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.page.conftest import PHONE, Visit
from tests.page.reader import Reader
from tests.page.show_bot import diving

pytestmark = pytest.mark.usefixtures("bot")


class Network:
    """The live connections of a page, which can be interrupted."""

    def __init__(self) -> None:
        self.down = False
        self.connections: list[WebSocketRoute] = []

    async def attach(self, reader: Reader) -> None:
        """Route all live connections of the page through this network."""
        await reader.page.route_web_socket("**/page/live*", self._connect)
        await reader.page.reload()

    async def _connect(self, connection: WebSocketRoute) -> None:
        if self.down:
            await connection.close()
        else:
            connection.connect_to_server()
            self.connections.append(connection)

    async def interrupt(self) -> None:
        """Close all connections and refuse new ones."""
        self.down = True
        for connection in self.connections:
            await connection.close()
        self.connections.clear()


async def test_what_was_missed_is_caught_up_after_a_lost_connection(
    one: Person, two: Person, visit: Visit
) -> None:
    gone = await two.say("This will be gone")
    shown = (await one.command("show classic")).shown()
    reader, network = await visit(one), Network()
    await network.attach(reader)
    await expect(reader.message("This will be gone")).to_be_visible()
    await network.interrupt()
    await expect(reader.page.get_by_text("Connection lost.")).to_be_visible()
    await reader.sandbox.inject_fault("delete_message", message=gone.id)
    await two.press(shown, custom_id="count")
    await two.say("Said meanwhile")
    network.down = False
    await expect(reader.message("Said meanwhile")).to_be_visible()
    await expect(reader.message("Counted 1")).to_be_visible()
    await expect(reader.message("This will be gone")).to_have_count(0)
    await expect(reader.page.get_by_text("Connection lost.")).to_be_hidden()
    await reader.page.close()


async def test_one_sees_whether_the_bot_is_there(tmp_path: Path, one: Person, visit: Visit) -> None:
    reader = await visit(one, PHONE)
    async with Sandbox.running(tmp_path / "session") as other:
        reader.sandbox, reader.person = other, Person.number(other, 1)
        await reader.open(reader.person.channel)
        away = reader.page.get_by_text("Fathom is offline and won’t answer commands.")
        await expect(away).to_be_visible()
        async with diving(other):
            await expect(away).to_be_hidden()
            await reader.run_command("show words")
            await expect(reader.message("A dive in three parts")).to_be_visible()
        await expect(away).to_be_visible()
        await reader.page.goto("about:blank")


async def test_a_page_whose_person_is_gone_shows_somebody_else(one: Person, visit: Visit) -> None:
    reader = await visit(one)
    await reader.page.goto(f"{reader.sandbox.api_base}/#12345/{one.channel}")
    await reader.page.reload()
    await expect(reader.page.locator(".current-person-name")).to_have_text("Player 1")


async def test_faults_are_injected_from_the_menu(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    await one.command("show words")
    reader = await visit(one, size)
    await reader.page.get_by_role("button", name="Simulate problems").click()
    menu = reader.page.get_by_role("dialog", name="Simulate problems")
    assert await reader.overflow() <= 0
    await menu.get_by_label("SEND_MESSAGES", exact=True).check()
    await menu.get_by_role("button", name="Apply").click()
    await expect(reader.page.get_by_role("status").get_by_text("Done.")).to_be_visible()
    overwrite = reader.sandbox.world.channels[one.channel].overwrites[-1]
    assert overwrite.deny == Permission.SEND_MESSAGES
    await menu.get_by_role("button", name="Delete the bot’s newest message").click()
    await expect(reader.messages).to_have_count(0)
    await reader.page.keyboard.press("Escape")
    await expect(menu).to_have_count(0)
    await expect(reader.page.get_by_role("button", name="Simulate problems")).to_be_focused()


async def test_refused_requests_of_the_bot_are_asked_for_in_the_menu(
    clock: Clock, one: Person, visit: Visit
) -> None:
    reader = await visit(one)
    await reader.page.get_by_role("button", name="Simulate problems").click()
    menu = reader.page.get_by_role("dialog", name="Simulate problems")
    await menu.get_by_label("Status").select_option("404")
    await menu.get_by_role("button", name="Refuse").click()
    await expect(reader.page.get_by_role("status").get_by_text("Done.")).to_be_visible()
    await reader.run_command("show words")
    await expect(reader.page.locator(".command-status-row")).to_be_visible()
    clock.advance(4)
    await expect(reader.page.locator(".command-status-row")).to_contain_text(
        "The bot didn’t answer."
    )
