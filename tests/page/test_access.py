"""Everyone can use the page: by keyboard, by touch, and in both themes."""

from typing import Literal

import pytest
from playwright.async_api import expect

from tests.driver.person import Person
from tests.page.conftest import PHONE, Visit

pytestmark = pytest.mark.usefixtures("bot")

CONTRAST = """() => {
    const parts = (colour) => {
        const canvas = document.createElement("canvas").getContext("2d");
        canvas.fillStyle = colour;
        canvas.fillRect(0, 0, 1, 1);
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const over = (top, below) => top.slice(0, 3).map(
        (part, i) => part * top[3] / 255 + below[i] * (1 - top[3] / 255));
    const ground = (node) => {
        if (!node) { return [255, 255, 255]; }
        const own = parts(getComputedStyle(node).backgroundColor);
        return own[3] === 255 ? own : over(own, ground(node.parentElement));
    };
    const light = (colour) => {
        const [r, g, b] = colour.map((part) => {
            const share = part / 255;
            return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const says = (node) => [...node.childNodes].some(
        (child) => child.nodeType === Node.TEXT_NODE && child.data.trim());
    const properties = { opacityProperty: true, visibilityProperty: true };
    const seen = (node) => node.checkVisibility(properties);
    return [...document.querySelectorAll("body *")]
        .filter((node) => says(node) && seen(node) && !node.closest(":disabled, .spoiler"))
        .map((node) => {
            const below = ground(node);
            const ink = over(parts(getComputedStyle(node).color), below);
            const [low, high] = [light(ink), light(below)].sort((a, b) => a - b);
            return [node.className, node.textContent.slice(0, 30), (high + 0.05) / (low + 0.05)];
        })
        .filter(([, , contrast]) => contrast < 4.5);
}"""


@pytest.mark.parametrize("theme", ["dark", "light"])
async def test_all_words_stand_out_from_their_ground(
    theme: Literal["dark", "light"], one: Person, two: Person, visit: Visit
) -> None:
    await one.command("show words")
    await one.command("show classic")
    await one.command("show board")
    await one.command("show secret")
    await two.command("ping", who=one.id)
    reader = await visit(one)
    await reader.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
    await reader.button("Choose goods").click()
    assert await reader.page.evaluate(CONTRAST) == []
    await reader.page.keyboard.press("Escape")
    await reader.button("Ask me").click()
    await reader.dialog.get_by_role("button", name="Submit").click()
    await expect(reader.dialog.get_by_text("This is required.").first).to_be_visible()
    assert await reader.page.evaluate(CONTRAST) == []
    await reader.page.keyboard.press("Escape")
    await reader.start_command("dive")
    await reader.page.keyboard.type("99")
    await reader.page.keyboard.press("Tab")
    await expect(reader.option_field("depth")).to_contain_text("at most 40")
    assert await reader.page.evaluate(CONTRAST) == []
    await reader.page.emulate_media(color_scheme="light", reduced_motion="reduce")


async def test_buttons_are_reached_and_pressed_by_keyboard(one: Person, visit: Visit) -> None:
    await one.command("show classic")
    reader = await visit(one)
    await expect(reader.composer).to_be_focused()
    count = reader.button("🐙 Count")
    await expect(count).to_be_visible()
    for _ in range(12):
        await reader.page.keyboard.press("Shift+Tab")
        if await count.evaluate("node => node === document.activeElement"):
            break
    for times in (1, 2):
        await reader.page.keyboard.press("Enter")
        await expect(reader.message(f"Counted {times}")).to_be_visible()
        await expect(count).to_be_focused()


async def test_a_select_is_used_by_keyboard(one: Person, visit: Visit) -> None:
    await one.command("show classic")
    reader = await visit(one)
    await reader.button("Choose a station").focus()
    await reader.page.keyboard.press("ArrowDown")
    await expect(reader.choice("Abyss")).to_be_visible()
    await reader.page.keyboard.press("k")
    await expect(reader.page.locator("li.active")).to_contain_text("Kelp Forest")
    await reader.page.keyboard.press("ArrowDown")
    await reader.page.keyboard.press("Enter")
    await expect(reader.message("You chose Trench")).to_be_visible()


async def test_new_messages_are_spoken(one: Person, two: Person, visit: Visit) -> None:
    reader = await visit(one)
    await expect(reader.page.locator(".start h2")).to_be_visible()
    await two.say("Ready **when** you are")
    spoken = reader.page.locator("[aria-live=polite]").filter(has_text="Ready")
    await expect(spoken).to_have_text("Player 2: Ready when you are")


async def test_every_control_has_a_name(one: Person, visit: Visit) -> None:
    await one.command("show board")
    await one.command("show secret")
    reader = await visit(one, PHONE)
    await reader.show_channels()
    nameless = await reader.page.evaluate(
        """() => [...document.querySelectorAll("button, a, input, textarea, select, dialog")]
            // What is hidden gets its words when it is shown.
            .filter((node) => !node.hidden)
            .filter((node) => !(node.getAttribute("aria-label") || node.textContent.trim()
                || node.labels?.length || node.getAttribute("aria-labelledby")))
            .map((node) => node.outerHTML.slice(0, 120))"""
    )
    assert nameless == []


async def test_fingers_find_everything_large_enough(one: Person, visit: Visit) -> None:
    await one.command("show board")
    await one.command("show secret")
    reader = await visit(one, PHONE)
    await expect(reader.message("For your eyes only")).to_be_visible()
    small = await reader.page.evaluate(
        """() => [...document.querySelectorAll(".chat button, .chat a.button, .chat textarea")]
            .filter((node) => node.checkVisibility() && !node.closest(".rich-text, .origin"))
            .filter((node) => node.getBoundingClientRect().height < 42)
            .map((node) => node.outerHTML.slice(0, 80))"""
    )
    assert small == []
