"""The page by each name of the loopback address, and what a foreign page can do to it."""

from __future__ import annotations

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from aiohttp import web
from playwright.async_api import Browser, Page, expect

from sandbox.server import Sandbox
from tests.driver.person import Person

pytestmark = pytest.mark.usefixtures("bot")

TRY = """async (address) => {
  const line = await new Promise((done) => {
    const socket = new WebSocket(address.replace("http", "ws") + "/gateway");
    socket.onmessage = () => done("heard");
    socket.onerror = () => done("refused");
  });
  const read = await fetch(address + "/page/people").then((r) => r.text(), () => "refused");
  const blind = await fetch(address + "/page/people", { mode: "no-cors" }).then(
    (r) => r.type + r.status, () => "refused");
  const image = await new Promise((done) => {
    const picture = new Image();
    picture.onload = () => done("shown");
    picture.onerror = () => done("refused");
    picture.src = address + "/icon.svg";
  });
  return [line, read, blind, image];
}"""


@pytest_asyncio.fixture(loop_scope="session")
async def page(browser: Browser) -> AsyncIterator[Page]:
    """Provide a page in a browser context of its own."""
    context = await browser.new_context()
    yield await context.new_page()
    await context.close()


@pytest_asyncio.fixture(loop_scope="session")
async def elsewhere() -> AsyncIterator[str]:
    """Provide the address of a page from another origin."""

    async def shown(_: web.Request) -> web.Response:
        return web.Response(text="<title>Elsewhere</title>", content_type="text/html")

    app = web.Application()
    app.add_routes([web.get("/", shown)])
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    yield f"http://localhost:{runner.addresses[0][1]}"
    await runner.cleanup()


@pytest.mark.parametrize("name", ["127.0.0.1", "localhost"])
async def test_the_page_works_by_every_name_of_this_machine(
    sandbox: Sandbox, one: Person, page: Page, name: str
) -> None:
    wrong: list[str] = []
    page.on("console", lambda said: wrong.append(said.text) if said.type == "error" else None)
    page.on("pageerror", lambda error: wrong.append(str(error)))
    await one.command("show pictures")
    address = sandbox.api_base.replace("127.0.0.1", name)
    await page.goto(f"{address}/#{one.id}/{one.channel}")
    picture = page.locator(".message img").last
    await expect(picture).to_be_visible()
    await expect(picture).not_to_have_js_property("naturalWidth", 0)
    assert wrong == []


async def test_a_page_of_others_hears_and_reads_nothing(
    sandbox: Sandbox, page: Page, elsewhere: str
) -> None:
    await page.goto(elsewhere)
    found = await page.evaluate(TRY, sandbox.api_base)
    assert found == ["refused"] * 4


async def test_a_page_of_others_cannot_frame_this_one(
    sandbox: Sandbox, page: Page, elsewhere: str
) -> None:
    await page.goto(elsewhere)
    refused: list[str] = []
    page.on("console", lambda said: refused.append(said.text))
    await page.evaluate(
        """(address) => new Promise((done) => {
          const frame = document.createElement("iframe");
          frame.onload = done;
          frame.src = address;
          document.body.append(frame);
        })""",
        sandbox.api_base,
    )
    assert await page.frames[-1].locator("main, noscript, #app").count() == 0
    assert any("frame" in said.lower() for said in refused)
