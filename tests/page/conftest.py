"""A browser, a running stand-in, and the small bot that uses every feature."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import TypeAlias

import pytest
import pytest_asyncio
from playwright.async_api import Browser, Page, ViewportSize, async_playwright

from sandbox.clock import Clock
from sandbox.server import Sandbox
from tests.driver.person import Person, speak_many_languages
from tests.page.reader import Reader
from tests.page.show_bot import ShowBot, diving

CHROMIUM = Path(os.environ.get("FATHOM_CHROMIUM", "/usr/bin/chromium"))
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
DESKTOP = ViewportSize(width=1280, height=800)
HAS_CHROMIUM = CHROMIUM.exists()
PHONE = ViewportSize(width=390, height=844)

Visit: TypeAlias = Callable[..., Awaitable[Reader]]
"""A function that opens the page as a person: `await visit(person, channel)`."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run all tests here on one event loop, since they share one browser."""
    for item in items:
        if item.path.is_relative_to(Path(__file__).parent):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    """Provide Chromium, started once."""
    if not HAS_CHROMIUM:
        if os.environ.get("CI"):
            pytest.fail(f"There is no Chromium at {CHROMIUM}; FATHOM_CHROMIUM names another.")
        pytest.skip(f"There is no Chromium at {CHROMIUM}; FATHOM_CHROMIUM names another.")
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield running
        await running.close()


@pytest.fixture(scope="package")
def clock() -> Clock:
    """Provide the stand-in's clock, which tests can advance."""
    return Clock()


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def sandbox(tmp_path_factory: pytest.TempPathFactory, clock: Clock) -> AsyncIterator[Sandbox]:
    """Provide a stand-in that all tests here share; each test has a channel of its own."""
    async with Sandbox.running(tmp_path_factory.mktemp("sandbox"), clock=clock) as running:
        speak_many_languages(running)
        yield running


@pytest_asyncio.fixture(scope="package", loop_scope="session")
async def bot(sandbox: Sandbox) -> AsyncIterator[ShowBot]:
    """Provide the small bot, connected to the stand-in."""
    async with diving(sandbox) as diver:
        yield diver


@pytest.fixture
def room(sandbox: Sandbox, request: pytest.FixtureRequest) -> str:
    """Provide a channel that nobody has written in yet."""
    name = request.node.name.split("[")[0].removeprefix("test_").replace("_", "-")[:60]
    return sandbox.chat.add_channel(name, None).id


def _somebody(sandbox: Sandbox, place: int, room: str) -> Person:
    person = Person.number(sandbox, place)
    person.channel = room
    return person


@pytest.fixture
def one(sandbox: Sandbox, room: str) -> Person:
    """Provide the first player, who reads English."""
    return _somebody(sandbox, 1, room)


@pytest.fixture
def two(sandbox: Sandbox, room: str) -> Person:
    """Provide the second player, who reads German."""
    return _somebody(sandbox, 2, room)


@pytest.fixture(params=[DESKTOP, PHONE], ids=["desktop", "phone"])
def size(request: pytest.FixtureRequest) -> ViewportSize:
    """Provide the size of the window; tests that use it run at both sizes."""
    wanted: ViewportSize = request.param
    return wanted


class Windows:
    """Browser windows, reused from test to test because opening one takes long."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self._free: list[tuple[ViewportSize, Page]] = []

    async def take(self, size: ViewportSize) -> Page:
        """Return a window of this size, a new one if none is free."""
        for window in self._free:
            if window[0] == size:
                self._free.remove(window)
                return window[1]
        phone = size["width"] < DESKTOP["width"]
        context = await self.browser.new_context(
            viewport=size, has_touch=phone, is_mobile=phone, reduced_motion="reduce"
        )
        return await context.new_page()

    async def give_back(self, size: ViewportSize, page: Page) -> None:
        """Free a window for reuse."""
        await page.goto("about:blank")
        self._free.append((size, page))


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def windows(browser: Browser) -> Windows:
    """Provide the browser windows that tests share."""
    return Windows(browser)


@pytest_asyncio.fixture(loop_scope="session")
async def visit(windows: Windows, sandbox: Sandbox, room: str) -> AsyncIterator[Visit]:
    """Provide a function that opens pages; check afterwards that the browser reported no errors."""
    opened: list[tuple[ViewportSize, Reader]] = []

    async def open_page(person: Person, size: ViewportSize = DESKTOP) -> Reader:
        reader = Reader(await windows.take(size), sandbox, person)
        opened.append((size, reader))
        await reader.open(room)
        return reader

    yield open_page
    for size, reader in opened:
        reader.stop_listening()
        if not reader.page.is_closed():
            await windows.give_back(size, reader.page)
    errors = [error for _, reader in opened for error in reader.errors]
    assert errors == []
