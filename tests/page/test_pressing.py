"""Interacting: buttons, selects and modals, and their effects."""

import pytest
from playwright.async_api import ViewportSize, expect

from sandbox.clock import Clock
from tests.driver.person import Person
from tests.page.conftest import Visit

pytestmark = pytest.mark.usefixtures("bot")


async def test_a_press_changes_the_message_before_everybodys_eyes(
    one: Person, two: Person, visit: Visit, size: ViewportSize
) -> None:
    await one.command("show classic")
    reader, onlooker = await visit(one, size), await visit(two, size)
    await reader.button("🐙 Count").click()
    await expect(reader.message("Counted 1")).to_be_visible()
    await expect(onlooker.message("Counted 1")).to_be_visible()
    await expect(reader.messages).to_have_count(1)
    await expect(onlooker.page.get_by_text("(bearbeitet)")).to_be_visible()


async def test_what_only_one_may_see_is_marked_and_can_be_put_away(
    one: Person, two: Person, visit: Visit, size: ViewportSize
) -> None:
    await one.command("show classic")
    reader, onlooker = await visit(one, size), await visit(two, size)
    await reader.button("Tell me").click()
    secret = reader.message("A secret for")
    await expect(secret).to_contain_text("Only you can see this")
    await two.say("Anything new?")
    await expect(onlooker.message("Anything new?")).to_be_visible()
    await expect(onlooker.message("A secret for")).to_have_count(0)
    await secret.get_by_role("button", name="Dismiss").click()
    await expect(secret).to_have_count(0)
    await reader.page.reload()
    await expect(reader.message("Anything new?")).to_be_visible()
    await expect(secret).to_have_count(0)


async def test_one_thing_is_chosen_from_a_select(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    await one.command("show classic")
    reader = await visit(one, size)
    await reader.button("Choose a station").click()
    await expect(reader.choice("Coral Garden")).to_contain_text("40 m")
    assert await reader.overflow() <= 0
    await reader.choice("Coral Garden").click()
    await expect(reader.message("You chose Coral Garden")).to_be_visible()
    await expect(reader.button("Choose a station: Coral Garden")).to_be_visible()


async def test_several_things_are_chosen_searched_and_confirmed(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    await one.command("show classic")
    reader = await visit(one, size)
    await reader.button("Choose goods").click()
    await reader.page.locator(".search input").fill("12")
    await reader.choice("Good 12").click()
    await reader.page.locator(".search input").fill("")
    await reader.choice("Good 3").click()
    await reader.page.get_by_role("button", name="Confirm (2)").click()
    await expect(reader.message("You took Good 12, Good 3")).to_be_visible()


@pytest.mark.parametrize("beside", [False, True], ids=["escape", "beside"])
async def test_whoever_ticks_something_and_turns_away_has_chosen_it(
    one: Person, visit: Visit, *, beside: bool
) -> None:
    await one.command("show classic")
    reader = await visit(one)
    await reader.button("Choose goods").click()
    await reader.choice("Good 2").click()
    if beside:
        await reader.page.locator(".top-bar").click()
    else:
        await reader.page.keyboard.press("Escape")
    await expect(reader.page.get_by_role("listbox")).to_have_count(0)
    await expect(reader.message("You took Good 2")).to_be_visible()


async def test_whoever_ticks_nothing_and_turns_away_has_chosen_nothing(
    one: Person, visit: Visit
) -> None:
    await one.command("show classic")
    reader = await visit(one)
    await reader.button("Choose goods").click()
    await reader.choice("Good 2").click()
    await reader.choice("Good 2").click()
    await reader.page.keyboard.press("Escape")
    await expect(reader.page.get_by_role("listbox")).to_have_count(0)
    await expect(reader.button("Choose goods")).to_be_focused()
    await expect(reader.page.get_by_text("You took")).to_have_count(0)


async def test_a_person_is_chosen_from_a_select(one: Person, visit: Visit) -> None:
    await one.command("show classic")
    reader = await visit(one)
    await reader.button("Choose a diver").click()
    await reader.choice("Player 3").click()
    await expect(reader.message("Diver: Player 3")).to_be_visible()


async def test_an_open_select_and_its_search_outlive_a_change_of_the_message(
    one: Person, two: Person, visit: Visit
) -> None:
    shown = (await one.command("show classic")).shown()
    reader = await visit(one)
    await reader.button("Choose goods").click()
    search = reader.page.locator(".search input")
    await search.fill("Good 1")
    await reader.choice("Good 11").click()
    await two.press(shown, custom_id="count")
    await expect(reader.message("Counted 1")).to_be_visible()
    await expect(search).to_have_value("Good 1")
    await expect(search).to_be_focused()
    await reader.page.get_by_role("button", name="Confirm (1)").click()
    await expect(reader.message("You took Good 11")).to_be_visible()


async def test_a_press_that_nobody_answers_says_so(clock: Clock, one: Person, visit: Visit) -> None:
    await one.command("show classic")
    reader = await visit(one)
    silent = reader.button("Be silent")
    await silent.click()
    await expect(silent).to_have_class("button danger pending")
    clock.advance(4)
    await expect(reader.page.get_by_role("alert")).to_contain_text("This interaction failed.")
    await expect(silent).not_to_have_class("button danger pending")
    await reader.button("🐙 Count").click()
    await expect(reader.page.get_by_role("alert")).to_have_count(0)


async def test_a_form_is_filled_in_and_sent(one: Person, visit: Visit, size: ViewportSize) -> None:
    await one.command("show classic")
    reader = await visit(one, size)
    await reader.button("Ask me").click()
    form = reader.dialog
    await expect(form.get_by_role("heading", name="Log of the dive")).to_be_visible()
    assert await reader.overflow() <= 0
    boat = form.get_by_label("Name of the boat")
    await expect(boat).to_be_focused()
    await boat.fill("Al")
    await form.get_by_role("button", name="Submit").click()
    await expect(form.get_by_text("At least 3 characters.")).to_be_visible()
    await expect(form.get_by_text("This is required.")).to_be_visible()
    await boat.fill("Alvin")
    await form.get_by_role("button", name="Where?").click()
    await reader.choice("Trench").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(reader.message("Alvin at Trench")).to_be_visible()
    await expect(form).to_have_count(0)


async def test_what_was_typed_in_a_form_outlives_a_failure(
    clock: Clock, one: Person, visit: Visit
) -> None:
    await one.command("show classic")
    reader = await visit(one)
    await reader.button("Ask me").click()
    form = reader.dialog
    boat = form.get_by_label("Name of the boat")
    await boat.fill("silence")
    await form.get_by_role("button", name="Where?").click()
    await reader.choice("Trench").click()
    await form.get_by_role("button", name="Submit").click()
    await expect(form.locator(".button.pending")).to_be_visible()
    clock.advance(4)
    await expect(form.get_by_role("alert").last).to_contain_text("This interaction failed.")
    await expect(boat).to_have_value("silence")
    await reader.page.keyboard.press("Escape")
    await expect(form).to_have_count(0)


async def test_the_focus_stays_inside_a_form(one: Person, visit: Visit) -> None:
    await one.command("show classic")
    reader = await visit(one)
    await reader.button("Ask me").click()
    await expect(reader.dialog).to_be_visible()
    for _ in range(12):
        await reader.page.keyboard.press("Tab")
        outside = "!document.activeElement.closest('dialog') && document.hasFocus()"
        inside = await reader.page.evaluate(
            f"!({outside}) || document.activeElement === document.body"
        )
        assert inside
