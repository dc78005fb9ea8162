"""Reading: text, pictures, days, and the reading position."""

from io import BytesIO

import discord
import pytest
from discord import ui
from PIL import Image
from playwright.async_api import Route, ViewportSize, expect

from render.emojis.pictures import emoji as drawn_emoji
from render.paint.painter import encoded
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.page.conftest import PHONE, Visit
from tests.page.show_bot import ShowBot

KELP = drawn_emoji("kelp").png()

pytestmark = pytest.mark.usefixtures("bot")


async def test_words_are_shown_as_they_are_marked(one: Person, visit: Visit) -> None:
    await one.command("show words")
    reader = await visit(one)
    message = reader.message("A dive in three parts")
    for tag, words in (
        ("h3", "A dive in three parts"),
        ("strong", "four kelp"),
        ("em", "slowly"),
        ("u", "all of them"),
        ("s", "not five"),
        ("p > code", "one steelplast"),
        (".small", "Small print, for those who read it."),
        ("blockquote", "It will not stay so."),
        ("ul ul li", "with a dome"),
        ("ol li >> nth=1", "sleep"),
        ("pre", "depth = 40"),
        ("a[href='https://example.org/map']", "a link"),
        ("time[data-style=R]", "in 2 hours"),
    ):
        await expect(message.locator(f".rich-text {tag}")).to_contain_text(words)


async def test_hidden_words_are_shown_when_asked_for(one: Person, visit: Visit) -> None:
    await one.command("show words")
    reader = await visit(one)
    hidden = reader.page.get_by_text("secret", exact=True)
    await expect(hidden).to_be_hidden()
    await reader.page.get_by_role("button", name="Hidden; press to show").click()
    await expect(hidden).to_be_visible()


async def test_words_that_try_to_do_harm_stay_words(one: Person, visit: Visit) -> None:
    await one.command("show attack")
    reader = await visit(one)
    message = reader.message("onerror")
    await expect(message.locator(".embed")).to_contain_text("<script>window.hurt=1</script>")
    await expect(message.locator("img, script, svg[onload], [onclick], [onerror]")).to_have_count(0)
    links = await message.locator("a").evaluate_all("links => links.map(link => link.protocol)")
    assert set(links) == {"https:"}
    assert await reader.page.evaluate("window.hurt") is None


async def test_names_that_try_to_do_harm_stay_names(
    sandbox: Sandbox, one: Person, visit: Visit
) -> None:
    name = "<img src=x onerror=hurt=1>"
    person = sandbox.chat.add_person(name, "en-US", "#123456")
    sandbox.chat.say(person.id, one.channel, "`` ` `` **a __b *c ~~d ||e [f](g <@1> <#2> <t:9:R")
    reader = await visit(one)
    await expect(reader.message("~~d").locator(".author")).to_have_text(name)
    await expect(reader.page.locator("img[src=x]")).to_have_count(0)


async def test_words_without_end_are_read_all_the_same(one: Person, visit: Visit) -> None:
    for words in ("> " * 900, ">>>" * 600, "**_~~||" * 280, "[a](http://" * 180, "*a **b " * 280):
        await one.say(words + " end")
    reader = await visit(one)
    await expect(reader.messages).to_have_count(5)
    deepest = await reader.page.evaluate(
        """() => Math.max(...[...document.querySelectorAll(".rich-text *")].map((node) => {
            let depth = 0;
            for (let up = node; up; up = up.parentElement) { depth += 1; }
            return depth;
        }))"""
    )
    assert deepest < 40


async def test_a_message_tells_who_used_which_command(
    one: Person, two: Person, visit: Visit, size: ViewportSize
) -> None:
    await one.command("show board")
    reader = await visit(two, size)
    await expect(reader.message("Green coast").locator(".origin")).to_contain_text(
        "Player 1 hat benutzt: /show board"
    )
    await expect(reader.message("Green coast").locator(".tag")).to_have_text("BOT")


async def test_a_board_is_framed_and_fits_the_window(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    await one.command("show board")
    await one.command("show classic")
    await one.command("show words")
    await one.say("https://example.org/" + "deep" * 60)
    reader = await visit(one, size)
    frame = reader.message("Green coast").locator(".container")
    await expect(frame.get_by_role("heading", name="Otys · round 3 of 7")).to_be_visible()
    await expect(frame.get_by_role("button", name="Enlarge: The whole board")).to_be_visible()
    await expect(frame.get_by_role("button", name="Undo")).to_be_visible()
    assert await reader.overflow() <= 0


@pytest.mark.parametrize(
    ("own", "boxes"),
    [((1100, 700), ((550, 350), (338, 215))), ((1200, 1268), ((331, 350), (338, 357))),
     ((600, 2400), ((88, 350), (112, 450))), ((200, 100), ((200, 100), (200, 100)))],
)  # fmt: skip
async def test_a_picture_that_stands_alone_is_as_large_as_in_the_clients(
    bot: ShowBot,
    one: Person,
    visit: Visit,
    size: ViewportSize,
    own: tuple[int, int],
    boxes: tuple[tuple[int, int], tuple[int, int]],
) -> None:
    view, frame = ui.LayoutView(), ui.Container[ui.LayoutView]()
    frame.add_item(ui.MediaGallery(discord.MediaGalleryItem("attachment://map.png")))
    view.add_item(frame)
    file = discord.File(BytesIO(encoded(Image.new("P", own))), "map.png")
    await bot.get_partial_messageable(int(one.channel)).send(view=view, file=file)
    reader = await visit(one, size)
    shown = await reader.page.locator(".picture img").bounding_box()
    assert shown is not None
    on_a_desktop, on_a_phone = boxes
    expected = on_a_phone if size == PHONE else on_a_desktop
    assert (round(shown["width"]), round(shown["height"])) == expected


async def test_a_picture_opens_large_and_closes_with_escape(
    one: Person, visit: Visit, size: ViewportSize
) -> None:
    await one.command("show pictures")
    reader = await visit(one, size)
    picture = reader.page.get_by_role("button", name="Enlarge: Chart: One")
    await picture.click()
    large = reader.dialog.locator(".stage img")
    await expect(large).to_be_visible()
    await expect(reader.dialog.locator(".caption")).to_have_text("Chart: One")
    await reader.page.keyboard.press("+")
    await expect(large).to_have_attribute("style", "transform: translate(0px, 0px) scale(1.4);")
    await reader.page.keyboard.press("0")
    await reader.page.keyboard.press("ArrowRight")
    await expect(reader.dialog.locator(".caption")).to_have_text("Chart: Two")
    await reader.page.keyboard.press("Escape")
    await expect(reader.dialog).to_have_count(0)
    await expect(picture).to_be_focused()


async def test_what_comes_later_does_not_move_what_is_being_read(
    one: Person, two: Person, visit: Visit
) -> None:
    for number in range(70):
        await two.say(f"Message {number} of many")
    reader = await visit(one)
    await reader.scroller.evaluate("node => node.scrollTo(0, node.scrollHeight / 2)")
    await expect(reader.page.get_by_role("button", name="Jump to present")).to_be_visible()
    held = reader.message("Message 45 of many")
    before = await reader.place_of(held)
    await two.say("Something new")
    newest = reader.page.get_by_role("button", name="1 new message", exact=True)
    await expect(newest).to_be_visible()
    assert abs(await reader.place_of(held) - before) < 2
    await newest.click()
    await expect(reader.message("Something new")).to_be_in_viewport()
    await expect(newest).to_be_hidden()


async def test_the_answer_to_ones_own_command_is_scrolled_into_view(
    one: Person, two: Person, visit: Visit
) -> None:
    for number in range(70):
        await two.say(f"Message {number} of many")
    reader = await visit(one)
    await reader.scroller.evaluate("node => node.scrollTo(0, node.scrollHeight / 2)")
    await expect(reader.page.get_by_role("button", name="Jump to present")).to_be_visible()
    await reader.run_command("show words")
    await expect(reader.message("A dive in three parts")).to_be_in_viewport()


async def test_the_first_new_message_is_marked_even_if_the_history_comes_late(
    one: Person, two: Person, visit: Visit
) -> None:
    reader = await visit(two)
    here = reader.page.locator(f"[data-channel='{one.channel}']")

    async def answer_late(route: Route) -> None:
        # The server counts the channel as read at once, and says so before the history arrives.
        answer = await route.fetch()
        await expect(here.locator(".counts")).to_be_empty()
        await route.fulfill(response=answer)

    await one.say("Long seen")
    await expect(reader.message("Long seen")).to_be_visible()
    await reader.page.get_by_role("button", name="lounge", exact=True).click()
    await reader.page.reload()
    await expect(reader.page.locator(".channel-heading")).to_have_text("lounge")
    await one.say("Not yet seen")
    await expect(here.locator(".unread-count")).to_have_text("1")
    await reader.page.route("**/page/history*", answer_late)
    await here.click()
    await expect(reader.page.locator(".has-new")).to_contain_text("Not yet seen")
    await expect(reader.page.locator(".new-mark")).to_have_count(1)
    await reader.page.unroute_all()


async def test_older_messages_come_as_one_scrolls_up(
    one: Person, two: Person, visit: Visit
) -> None:
    for number in range(120):
        await two.say(f"Message {number} of many")
    reader = await visit(one)
    await expect(reader.message("Message 0 of many")).to_have_count(0)
    while not await reader.message("Message 0 of many").count():
        there = await reader.messages.count()
        held = reader.messages.nth(5)
        words = await held.locator(".rich-text").inner_text()
        await reader.scroller.evaluate("node => node.scrollTo(0, 0)")
        await expect(reader.messages).not_to_have_count(there)
        await expect(reader.message(words)).to_be_in_viewport()
    await expect(reader.messages).to_have_count(120)


async def test_the_applications_emojis_are_pictures_in_texts_on_buttons_and_in_lists(
    bot: ShowBot, room: str, one: Person, visit: Visit, size: ViewportSize
) -> None:
    emoji = await bot.create_application_emoji(name=f"kelp{size['width']}", image=KELP)
    view = ui.View()
    view.add_item(ui.Button(label="Farm", emoji=emoji, custom_id="farm"))
    entry = discord.SelectOption(label="Kelp", description="<:kelp:1>", emoji=emoji)
    view.add_item(ui.Select(custom_id="good", options=[entry]))
    channel = bot.get_partial_messageable(int(room))
    await channel.send(f"gained 2 {emoji} and 1 <:gone:1>", view=view)
    reader = await visit(one, size=size)
    message = reader.message("gained 2")
    await message.locator(".select").click()
    shown = {
        "text": message.locator(".rich-text img.emoji"),
        "button": message.locator(".button img.emoji"),
        "entry": reader.page.locator(".listbox img.emoji"),
    }
    for where, picture in shown.items():
        await expect(picture, where).to_have_count(1)
        assert await picture.evaluate("picture => picture.naturalWidth") == 128
        box = await picture.bounding_box()
        assert box is not None
        assert (box["width"], box["height"]) == (22, 22)
    await expect(message.locator(".emoji-name")).to_have_text(":gone:")
    await expect(reader.page.locator(".listbox .muted")).to_have_text("<:kelp:1>")
    # The browser complains of the one that is gone.
    assert all("404" in error for error in reader.errors)
    reader.errors.clear()
