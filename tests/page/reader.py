"""The page in a browser, operated by a test as one person."""

import re

from playwright.async_api import ConsoleMessage, Error, Locator, Page, expect

from sandbox.server import Sandbox
from tests.driver.person import Person

TIMEOUT = 15_000
expect.set_options(timeout=TIMEOUT)


class Reader:
    """The page as one person sees it."""

    def __init__(self, page: Page, sandbox: Sandbox, person: Person) -> None:
        self.page = page
        self.sandbox = sandbox
        self.person = person
        self.errors: list[str] = []
        """The errors in the browser's console."""
        page.set_default_timeout(TIMEOUT)
        page.on("console", self._on_console)
        page.on("pageerror", self._on_page_error)

    def stop_listening(self) -> None:
        """Stop collecting errors."""
        self.page.remove_listener("console", self._on_console)
        self.page.remove_listener("pageerror", self._on_page_error)

    def _on_page_error(self, error: Error) -> None:
        self.errors.append(str(error))

    def _on_console(self, message: ConsoleMessage) -> None:
        # A test that expects the server to refuse a request clears this list.
        if message.type in ("error", "warning"):
            self.errors.append(message.text)

    async def open(self, channel: str) -> None:
        """Open the page on a channel."""
        await self.page.goto(f"{self.sandbox.api_base}/#{self.person.id}/{channel}")
        await expect(self.page.locator(".start > *").first).to_be_attached()
        await expect(self.page.locator(".channel-heading")).not_to_be_empty()

    # -- locators

    @property
    def composer(self) -> Locator:
        """The input for messages."""
        return self.page.locator(".composer textarea")

    @property
    def messages(self) -> Locator:
        """All messages, including those out of view."""
        return self.page.locator(".message")

    @property
    def scroller(self) -> Locator:
        """The scrolling container of the messages."""
        return self.page.locator(".scroller")

    def message(self, words: str) -> Locator:
        """Return the newest message with this text."""
        return self.messages.filter(has=self.page.get_by_text(words)).last

    def button(self, name: str) -> Locator:
        """Return the newest button with this name in a message."""
        return self.page.locator(".components").get_by_role("button", name=name, exact=True).last

    def part(self, message: str, custom_id: str) -> Locator:
        """Return the button or select with this custom ID on this message."""
        return self.page.locator(f"[data-id='{message}'] [data-press='{custom_id}']")

    def choice(self, name: str) -> Locator:
        """Return the first choice with this name in an open list."""
        return self.page.get_by_role("option", name=name).first

    def option(self, name: str) -> Locator:
        """Return the input for a command's option."""
        return self.page.locator(".option-fields").get_by_label(name, exact=True)

    def option_field(self, name: str) -> Locator:
        """Return the field for a command's option, with its label and error."""
        return self.page.locator(".option-field", has=self.page.get_by_label(name, exact=True))

    @property
    def dialog(self) -> Locator:
        """The open dialog."""
        return self.page.locator("dialog[open]")

    # -- actions

    async def write(self, words: str) -> None:
        """Send a message."""
        await self.composer.fill(words)
        await self.page.keyboard.press("Enter")

    async def start_command(self, command: str) -> None:
        """Type the name of a command and pick it."""
        await self.composer.press_sequentially(f"/{command}")
        await expect(self.choice(f"/{command}")).to_be_visible()
        await self.page.keyboard.press("Tab")

    async def run_command(self, command: str) -> None:
        """Run a command that has no required options."""
        await self.start_command(command)
        await self.page.keyboard.press("Enter")

    async def show_channels(self) -> None:
        """Make the sidebar visible; on a phone it is a drawer."""
        menu = self.page.get_by_role("button", name=re.compile("^(Channels and|Kanäle und)"))
        if await menu.is_visible():
            await menu.click()

    async def switch_to(self, name: str | re.Pattern[str]) -> None:
        """Press the button that switches to another person."""
        await self.show_channels()
        await self.page.locator(".person").and_(self.page.get_by_role("button", name=name)).click()

    # -- measurements

    async def overflow(self) -> int:
        """Return the number of pixels by which any content is wider than its container."""
        return int(
            await self.page.evaluate(
                """() => Math.max(...[document.documentElement, ...document.querySelectorAll(
                    ".scroller, .composer, .sidebar, dialog[open], .popup, .suggestion-panel")]
                    .map((node) => node.scrollWidth - node.clientWidth))"""
            )
        )

    async def place_of(self, message: Locator) -> float:
        """Return the distance of a message from the top of the window."""
        box = await message.bounding_box()
        assert box is not None
        return box["y"]
