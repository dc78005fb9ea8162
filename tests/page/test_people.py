"""People, channels and pings."""

import re

import pytest
from playwright.async_api import Page, ViewportSize, expect

from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.page.conftest import PHONE, Visit

pytestmark = pytest.mark.usefixtures("bot")


async def test_one_changes_from_person_to_person(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    await one.say("Hello")
    reader = await visit(one, size)
    await reader.switch_to("Switch to Player 2")
    await expect(reader.page.locator(".current-person-name")).to_have_text("Player 2")
    await expect(reader.page.locator("html")).to_have_attribute("lang", "de")
    # Only after the page has written its own address can another one replace it.
    await expect(reader.page).not_to_have_url(re.compile(f"#{one.id}/"))
    await reader.open(one.channel)
    await reader.switch_to("Switch to Player 2")
    await expect(reader.composer).to_have_attribute("placeholder", re.compile("^Nachricht an #"))


async def test_a_person_chooses_another_language_and_stays_where_they_are(
    sandbox: Sandbox, one: Person, visit: Visit, size: ViewportSize
) -> None:
    somebody = sandbox.chat.add_person("Somebody new", "en-US", "#123456")
    person = Person(sandbox, somebody.id)
    person.channel = one.channel
    await one.say("Hello")
    reader = await visit(person, size)
    await reader.show_channels()
    await reader.page.locator(".language").select_option("Italiano")
    await expect(reader.page.locator("html")).to_have_attribute("lang", "it")
    await expect(reader.message("Hello")).to_be_visible()
    await expect(reader.composer).to_have_attribute("placeholder", re.compile("^Scrivi"))
    await reader.page.reload()
    await expect(reader.page.locator("html")).to_have_attribute("lang", "it")


async def test_each_tab_keeps_its_person(
    sandbox: Sandbox, one: Person, two: Person, visit: Visit
) -> None:
    reader = await visit(one)
    other: Page = await reader.page.context.new_page()
    await other.goto(f"{sandbox.api_base}/#{two.id}/{two.channel}")
    await expect(other.locator(".current-person-name")).to_have_text("Player 2")
    await reader.page.reload()
    await expect(reader.page.locator(".current-person-name")).to_have_text("Player 1")
    await other.goto("about:blank")
    await other.goto(sandbox.api_base)
    await expect(other.locator(".current-person-name")).to_have_text("Player 2")
    await other.close()


async def test_a_ping_is_seen_in_the_title_and_in_the_channel_list(
    one: Person, two: Person, visit: Visit
) -> None:
    reader = await visit(two)
    await reader.page.get_by_role("button", name="lounge", exact=True).click()
    await one.command("ping", who=two.id)
    await expect(reader.page).to_have_title(re.compile(r"^\(\d+\) #lounge"))
    here = reader.page.locator(f"[data-channel='{one.channel}']")
    await expect(here.locator(".badge")).to_have_text("1")
    await here.click()
    await expect(reader.message("your turn").locator(".mention.mine")).to_be_visible()
    await expect(here.locator(".badge")).to_have_count(0)


async def test_a_ping_of_another_person_is_seen_beside_their_sign(
    one: Person, two: Person, visit: Visit, size: ViewportSize
) -> None:
    # With two pings waiting, the older one might be shown, so mark those of earlier tests as read.
    for channel in tuple(two.sandbox.world.channels):
        two.sandbox.chat.read(two.id, channel)
    reader = await visit(one, size)
    await expect(reader.message("your turn")).to_have_count(0)
    await one.command("ping", who=two.id)
    await expect(reader.message("your turn")).to_be_visible()
    await reader.switch_to(re.compile(r"^Switch to Player 2 \(\d+ mention"))
    await expect(reader.message("your turn")).to_be_visible()


async def test_somebody_new_comes_to_the_server(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    reader = await visit(one, size)
    await reader.switch_to("Add a person")
    form = reader.dialog
    await form.get_by_role("button", name="Create").click()
    await expect(form.get_by_text("This is required.")).to_be_visible()
    await form.get_by_label("Name").fill("Marina")
    await form.get_by_label("Language").select_option("it")
    assert await reader.overflow() <= 0
    await form.get_by_role("button", name="Create").click()
    await expect(reader.page.locator(".current-person-name")).to_have_text("Marina")
    await expect(reader.page.locator("html")).to_have_attribute("lang", "it")


async def test_channels_and_threads_are_opened(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    reader = await visit(one, size)
    await reader.show_channels()
    await reader.page.get_by_role("button", name="New channel").click()
    await reader.dialog.get_by_label("Name").fill("Quiet Bay")
    await reader.page.keyboard.press("Enter")
    await expect(reader.page.locator(".channel-heading")).to_have_text("quiet-bay")
    await reader.show_channels()
    room = reader.page.locator(".channel-row", has_text="quiet-bay").last
    await room.hover()
    await room.get_by_role("button", name="New thread in quiet-bay").click()
    await reader.dialog.get_by_label("Name").fill("Table 7")
    await reader.dialog.get_by_role("button", name="Create").click()
    await expect(reader.page.locator(".channel-heading")).to_have_text("Table 7")
    await expect(reader.page.locator(".threads [aria-current]")).to_have_text("Table 7")
    await reader.write("Anybody here?")
    await expect(reader.message("Anybody here?")).to_be_visible()


async def test_one_writes_to_the_bot_alone(one: Person, visit: Visit, size: ViewportSize) -> None:
    reader = await visit(one, size)
    await reader.show_channels()
    directs = reader.page.locator(".channels .channel-list").last
    await directs.get_by_role("button").click()
    await expect(reader.page.locator(".channel-heading")).to_have_text("Fathom")
    await reader.run_command("show classic")
    await expect(reader.message("Counted 0")).to_be_visible()


async def test_the_drawer_closes_with_escape_and_gives_the_focus_back(
    one: Person, visit: Visit
) -> None:
    reader = await visit(one, PHONE)
    await reader.show_channels()
    await expect(reader.page.get_by_role("button", name="lounge", exact=True)).to_be_visible()
    assert await reader.overflow() <= 0
    await reader.page.keyboard.press("Escape")
    await expect(reader.page.get_by_role("button", name="lounge", exact=True)).to_be_hidden()
    await expect(reader.page.get_by_role("button", name="Channels and people")).to_be_focused()


async def test_every_word_of_the_page_is_there_in_every_language(one: Person, visit: Visit) -> None:
    reader = await visit(one)
    words: dict[str, dict[str, str]] = await reader.page.evaluate(
        "import('/js/text/words.js').then((words) => words.WORDS)"
    )
    assert set(words) == {"en", "de", "it", "pt-BR"}
    for key, english in words["en"].items():
        gaps = sorted(re.findall(r"\{\w+\}", english))
        for language, said in words.items():
            assert said[key], (language, key)
            assert sorted(re.findall(r"\{\w+\}", said[key])) == gaps, (language, key)
