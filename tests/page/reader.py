"""Somebody at the page in a browser, moved by a test."""

import re

from playwright.async_api import ConsoleMessage, Error, Locator, Page, expect

from sandbox.server import Sandbox
from tests.driver.person import Person

TIMEOUT = 15_000
expect.set_options(timeout=TIMEOUT)


class Reader:
    """Looks at the page as one person."""

    def __init__(self, page: Page, sandbox: Sandbox, person: Person) -> None:
        self.page = page
        self.sandbox = sandbox
        self.person = person
        self.complaints: list[str] = []
        """The errors in the browser's console."""
        page.set_default_timeout(TIMEOUT)
        page.on("console", self._hear)
        page.on("pageerror", self._suffer)

    def leave(self) -> None:
        """Look at the page no more."""
        self.page.remove_listener("console", self._hear)
        self.page.remove_listener("pageerror", self._suffer)

    def _suffer(self, error: Error) -> None:
        self.complaints.append(str(error))

    def _hear(self, said: ConsoleMessage) -> None:
        # A refusal that is meant to come is no complaint; whoever expects it clears the list.
        if said.type in ("error", "warning"):
            self.complaints.append(said.text)

    async def open(self, channel: str) -> None:
        """Come to the page, in a channel."""
        await self.page.goto(f"{self.sandbox.api_base}/#{self.person.id}/{channel}")
        await expect(self.page.locator(".start > *").first).to_be_attached()
        await expect(self.page.locator(".channel-heading")).not_to_be_empty()

    # -- finding

    @property
    def box(self) -> Locator:
        """The input for messages."""
        return self.page.locator(".composer textarea")

    @property
    def messages(self) -> Locator:
        """All messages in sight or scrolled away."""
        return self.page.locator(".message")

    @property
    def scroller(self) -> Locator:
        """The element that scrolls."""
        return self.page.locator(".scroller")

    def message(self, words: str) -> Locator:
        """The newest message with these words."""
        return self.messages.filter(has=self.page.get_by_text(words)).last

    def button(self, name: str) -> Locator:
        """The newest button of this name in a message."""
        return self.page.locator(".components").get_by_role("button", name=name, exact=True).last

    def part(self, message: str, custom_id: str) -> Locator:
        """The button or select that means this, on that message and no other."""
        return self.page.locator(f"[data-id='{message}'] [data-press='{custom_id}']")

    def choice(self, name: str) -> Locator:
        """Something in a list that is open."""
        return self.page.get_by_role("option", name=name).first

    def option(self, name: str) -> Locator:
        """The field of a command's option."""
        return self.page.locator(".option-fields").get_by_label(name, exact=True)

    def pill(self, name: str) -> Locator:
        """A command's option with its label and what is wrong with it."""
        return self.page.locator(".option-field", has=self.page.get_by_label(name, exact=True))

    @property
    def dialog(self) -> Locator:
        """The window that is open above the page."""
        return self.page.locator("dialog[open]")

    # -- doing

    async def write(self, words: str) -> None:
        """Say something."""
        await self.box.fill(words)
        await self.page.keyboard.press("Enter")

    async def begin(self, command: str) -> None:
        """Type a command's name and choose it."""
        await self.box.press_sequentially(f"/{command}")
        await expect(self.choice(f"/{command}")).to_be_visible()
        await self.page.keyboard.press("Tab")

    async def use(self, command: str) -> None:
        """Use a command that asks for nothing."""
        await self.begin(command)
        await self.page.keyboard.press("Enter")

    async def show_channels(self) -> None:
        """See the list of channels and people; on a phone it is a drawer."""
        menu = self.page.get_by_role("button", name=re.compile("^(Channels and|Kanäle und)"))
        if await menu.is_visible():
            await menu.click()

    async def become(self, name: str | re.Pattern[str]) -> None:
        """Be somebody else."""
        await self.show_channels()
        await self.page.locator(".person").and_(self.page.get_by_role("button", name=name)).click()

    # -- measuring

    async def overflow(self) -> int:
        """By how many pixels the page or the messages are wider than their room."""
        return int(
            await self.page.evaluate(
                """() => Math.max(...[document.documentElement, ...document.querySelectorAll(
                    ".scroller, .composer, .sidebar, dialog[open], .popup, .suggestion-panel")]
                    .map((node) => node.scrollWidth - node.clientWidth))"""
            )
        )

    async def place_of(self, message: Locator) -> float:
        """Return the distance from the top of the window to a message."""
        box = await message.bounding_box()
        assert box is not None
        return box["y"]
