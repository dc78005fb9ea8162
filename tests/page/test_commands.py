"""Typing: messages, slash commands, their options and choices."""

import pytest
from playwright.async_api import FilePayload, ViewportSize, expect

from sandbox.clock import Clock
from tests.driver.person import Person
from tests.page.conftest import PHONE, Visit
from tests.page.show_bot import ShowBot

pytestmark = pytest.mark.usefixtures("bot")


async def test_what_is_written_is_seen_by_the_others(
    one: Person, two: Person, visit: Visit, size: ViewportSize
) -> None:
    reader, onlooker = await visit(one, size), await visit(two, size)
    await reader.write("Is **anybody** @Player 2 there?")
    await expect(onlooker.message("there?").locator("strong")).to_have_text("anybody")
    await expect(onlooker.message("there?").locator(".mention.mine")).to_have_text("@Player 2")
    await expect(reader.composer).to_have_value("")


async def test_commands_are_found_as_one_types(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    reader = await visit(one, size)
    await reader.composer.press_sequentially("/sho")
    await expect(reader.choice("/show words")).to_contain_text("Every kind of words")
    await expect(reader.choice("/dive")).to_have_count(0)
    await reader.composer.press_sequentially("w cl")
    await expect(reader.page.locator(".listbox li")).to_have_count(1)
    assert await reader.overflow() <= 0
    await reader.page.keyboard.press("Enter")
    await reader.page.keyboard.press("Enter")
    await expect(reader.message("Counted 0")).to_be_visible()
    await expect(reader.composer).to_be_visible()


async def test_a_command_is_filled_in_by_keyboard_alone(one: Person, visit: Visit) -> None:
    reader = await visit(one)
    keys = reader.page.keyboard
    await keys.type("/dive")
    await expect(reader.choice("/dive")).to_contain_text("Goes under water")
    await keys.press("Enter")
    await expect(reader.option("depth")).to_be_focused()
    await keys.type("12")
    await keys.press("Tab")
    await expect(reader.option("station")).to_be_focused()
    await keys.type("at")
    await expect(reader.page.locator(".listbox li")).to_have_count(1)
    await keys.press("Enter")
    await expect(reader.option("station")).to_have_value("Atoll")
    await keys.press("Enter")
    await expect(reader.message("Dived: 12 m, Atoll")).to_be_visible()
    await expect(reader.composer).to_be_focused()


async def test_options_that_need_not_be_given_are_added_and_picked(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    reader = await visit(one, size)
    await reader.start_command("dive")
    await reader.option("depth").fill("7")
    await reader.option("station").fill("Somewhere else")
    for name, choice in (("who", "Player 2"), ("suit", "Rubber"), ("quick", "Yes")):
        await reader.page.get_by_role("button", name=name, exact=True).click()
        await reader.choice(choice).click()
    assert await reader.overflow() <= 0
    await reader.page.get_by_role("button", name="Send").click()
    await expect(
        reader.message("Dived: 7 m, Somewhere else, Player 2, rubber, quick")
    ).to_be_visible()


async def test_a_file_is_chosen_and_sent_along(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    reader = await visit(one, size)
    await reader.start_command("carry")
    await reader.page.keyboard.press("Enter")
    await expect(reader.option_field("file")).to_contain_text("This is required.")
    chosen: FilePayload = {"name": "log.txt", "mimeType": "text/plain", "buffer": b"40 m"}
    await reader.option("file").set_input_files(files=[chosen])
    await reader.page.get_by_role("button", name="Send").click()
    await expect(reader.message("Carried log.txt: 40 m")).to_be_visible()
    assert await reader.overflow() <= 0


async def test_what_is_wrong_is_said_at_the_option(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    reader = await visit(one, size)
    await reader.start_command("dive")
    await reader.option("depth").fill("41")
    await reader.page.get_by_role("button", name="Send").click()
    await expect(reader.option_field("depth")).to_contain_text("at most 40")
    await expect(reader.option_field("station")).to_contain_text("This is required.")
    await expect(reader.option("depth")).to_be_focused()
    await reader.option("depth").fill("4.5")
    await reader.option("station").focus()
    await expect(reader.option_field("depth")).to_contain_text("Enter a whole number.")
    await expect(reader.messages).to_have_count(0)


async def test_choices_that_come_late_are_dropped(
    bot: ShowBot, one: Person, two: Person, visit: Visit
) -> None:
    reader = await visit(one)
    await reader.start_command("dive")
    bot.go_on.clear()
    async with reader.page.expect_request(lambda asked: "late" in str(asked.post_data)):
        await reader.option("station").fill("late")
    await reader.option("station").fill("tr")
    await expect(reader.choice("Trench")).to_be_visible()
    bot.go_on.set()
    await reader.sandbox.settle()
    await two.say("All answers have come")
    await expect(reader.message("All answers have come")).to_be_visible()
    await expect(reader.page.locator(".listbox li")).to_have_text(["Trench"])


async def test_commands_speak_the_language_of_their_reader(two: Person, visit: Visit) -> None:
    reader = await visit(two)
    await reader.composer.press_sequentially("/tau")
    await expect(reader.choice("/tauchen")).to_contain_text("Geht unter Wasser")
    await reader.page.keyboard.press("Tab")
    await expect(reader.option("tiefe")).to_be_focused()


async def test_escape_leaves_a_command(one: Person, visit: Visit) -> None:
    reader = await visit(one)
    await reader.start_command("dive")
    await expect(reader.option("depth")).to_be_focused()
    await reader.page.keyboard.press("Escape")
    await expect(reader.composer).to_be_focused()
    await expect(reader.composer).to_have_value("")


async def test_an_unknown_command_is_not_said_aloud(one: Person, visit: Visit) -> None:
    reader = await visit(one)
    await reader.write("/nonsense")
    await expect(reader.page.get_by_text("No such command.")).to_be_visible()
    await expect(reader.composer).to_have_value("/nonsense")
    await expect(reader.messages).to_have_count(0)


async def test_a_slow_answer_is_seen_to_be_thought_about(
    bot: ShowBot, one: Person, two: Person, visit: Visit
) -> None:
    reader, onlooker = await visit(one), await visit(two)
    bot.go_on.clear()
    await reader.run_command("slow")
    await expect(reader.page.get_by_text("Fathom is thinking…")).to_be_visible()
    await expect(onlooker.page.get_by_text("Fathom denkt nach …")).to_be_visible()
    bot.go_on.set()
    await expect(reader.message("Thought about it")).to_be_visible()
    await expect(reader.messages).to_have_count(1)


async def test_a_command_that_fails_can_be_tried_again(
    clock: Clock, one: Person, visit: Visit
) -> None:
    reader = await visit(one, PHONE)
    await reader.sandbox.inject_fault("answer", status=404, path="/callback")
    await reader.run_command("show words")
    note = reader.page.locator(".command-status-row")
    await expect(note).to_contain_text("/show words")
    clock.advance(4)
    await expect(note).to_contain_text("The bot didn’t answer.")
    await note.get_by_role("button", name="Try again").click()
    await expect(reader.message("A dive in three parts")).to_be_visible()
    await expect(note).to_have_count(0)


async def test_what_was_being_written_waits_in_its_channel(one: Person, visit: Visit) -> None:
    reader = await visit(one)
    await reader.composer.fill("Not yet sent")
    here = reader.page.locator(f"[data-channel='{one.channel}']")
    await reader.page.get_by_role("button", name="lounge", exact=True).click()
    await expect(reader.composer).to_have_value("")
    await here.click()
    await expect(reader.composer).to_have_value("Not yet sent")
