"""An evening seen through the page: the real bot, and people who click in their own windows."""

from __future__ import annotations

import re
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from playwright.async_api import Browser, ViewportSize, expect

from bot.custom_ids import Verb
from engine.core.msg import msg
from sandbox.model import Json
from tests.driver.person import Person
from tests.driver.rendered_message import Seen
from tests.e2e.conftest import check_journal
from tests.e2e.evening import TIMEOUT, Evening, evening, game_of, has, ids, wait_until
from tests.page.conftest import browser
from tests.page.reader import Reader

# The browser is started once, so everything here shares one event loop.
pytestmark = pytest.mark.asyncio(loop_scope="session")
__all__ = ["browser"]

SIZES = [ViewportSize(width=1280, height=860), ViewportSize(width=390, height=844)]
FAILURES = Path(__file__).parents[3] / "build"
MILLISECONDS = 1000 * TIMEOUT


@asynccontextmanager
async def _windows(
    browser: Browser, scene: Evening, size: ViewportSize, name: str, people: int = 2
) -> AsyncIterator[dict[str, Reader]]:
    """Open a window for each of the first people; after a failure, take screenshots of them all."""
    phone = size["width"] < 600
    contexts = [
        await browser.new_context(
            viewport=size, has_touch=phone, is_mobile=phone, reduced_motion="reduce"
        )
        for _ in range(people)
    ]
    readers: dict[str, Reader] = {}
    for person, context in zip(scene.people[:people], contexts, strict=True):
        readers[person.id] = Reader(await context.new_page(), scene.sandbox, person)
        readers[person.id].page.set_default_timeout(MILLISECONDS)
    try:
        yield readers
    except BaseException:
        FAILURES.mkdir(exist_ok=True)
        for place, reader in enumerate(readers.values(), 1):
            await reader.page.screenshot(path=FAILURES / f"{name}-{size['width']}-{place}.png")
        raise
    finally:
        for context in contexts:
            await context.close()
    assert [each for reader in readers.values() for each in reader.errors] == []


class Clicks:
    """One person's clicks on the page."""

    def __init__(self, scene: Evening, reader: Reader) -> None:
        self.scene = scene
        self.reader = reader
        self.person: Person = reader.person

    def panel(self) -> Seen:
        """Return the private panel that was opened last."""
        return [each for each in self.person.messages() if each.ephemeral][-1]

    async def click(self, message: Seen, custom_id: str, done: Callable[[], bool]) -> None:
        """Click this button of this message, and wait until it has had an effect."""
        name = _name_of(message.button(custom_id=custom_id))
        # The page may lag a little, and an older panel may have a button with the same name.
        part = self.reader.part(message.id, custom_id)
        await expect(part).to_have_accessible_name(name, timeout=MILLISECONDS)
        await part.click()
        await wait_until(done, f"what comes of {name}")
        await self.scene.idle()

    async def open_panel(self) -> None:
        """Click Play, and wait until the panel has opened."""
        status = self.scene.status(self.person)
        before = len(self.person.messages())

        def opened() -> bool:
            return len(self.person.messages()) > before and not self.panel().loading

        await self.click(status, ids(status, Verb.PLAY)[0], opened)

    async def on_panel(self, verb: Verb) -> None:
        """Click the first button with this verb, or choose the first entry of its select."""
        panel = self.panel()
        seen = [panel.raw["components"]]

        def changed() -> bool:
            return bool(self.panel().raw["components"] != seen[0])

        wanted = [each for each in ids(panel, verb) if "|@" not in each]
        if wanted:
            await self.click(panel, wanted[0], changed)
            return
        select = panel.selects[0]
        await self.reader.part(panel.id, select["custom_id"]).click()
        await self.reader.choice(select["options"][0]["label"]).click()
        await wait_until(changed, "what comes of a choice")
        await self.scene.idle()

    async def turn(self, *, taking_back: bool) -> None:
        """Play a whole turn; if `taking_back`, undo the first step and repeat it."""
        await self.open_panel()
        if taking_back:
            await self.on_panel(Verb.PICK)
            await self.on_panel(Verb.UNDO)
            await self.on_panel(Verb.PICK)
        while not has(self.panel(), Verb.END_TURN):
            await self.on_panel(Verb.PICK)
        await self.on_panel(Verb.END_TURN)


def _name_of(button: Json) -> str:
    """Return a button's name on the page."""
    return str(button["label"])


async def _open_by_clicks(scene: Evening, readers: dict[str, Reader]) -> None:
    """Open the channel in all windows; the host types `/game new`, and everyone else joins."""
    host, *guests = readers.values()
    for reader in readers.values():
        await reader.open(scene.room)
    keys = host.page.keyboard
    await host.composer.focus()
    await keys.type("/game new")
    await expect(host.choice("/game new")).to_be_visible()
    await keys.press("Enter")
    await expect(host.option("game")).to_be_focused()
    await keys.type("Ot")
    await expect(host.choice("Otys")).to_be_visible()
    await keys.press("Enter")
    await expect(host.option("game")).to_have_value("Otys")
    await keys.press("Enter")
    await expect(host.message("is open. Others can join now")).to_be_visible(timeout=MILLISECONDS)
    for seats, guest in enumerate(guests, 2):
        await guest.button("Join").click()
        await expect(host.message(f"{seats} joined")).to_be_visible(timeout=MILLISECONDS)


async def _start_by_clicks(scene: Evening, readers: dict[str, Reader]) -> int:
    """Start the game, wait until everyone sees it, and return its number."""
    await readers[scene.ann.id].button("Start").click()
    for reader in readers.values():
        await expect(reader.button("Play")).to_be_visible(timeout=MILLISECONDS)
    await scene.idle()
    return game_of(scene.status(scene.ann))


async def _pinged(scene: Evening, reader: Reader) -> None:
    """Check that a person in another channel sees that they are awaited, and go to the game."""
    await expect(reader.page).to_have_title(re.compile(r"^\(\d+\)"), timeout=MILLISECONDS)
    await reader.show_channels()
    here = reader.page.locator(f"[data-channel='{scene.room}']")
    await expect(here.locator(".badge")).to_have_text(re.compile(r"^\d+$"))
    await here.click()
    await expect(reader.button("Play")).to_be_visible(timeout=MILLISECONDS)


async def _look_around(scene: Evening, reader: Reader) -> None:
    """Look at the log, at one part of the board, and at an enlarged picture."""
    title = reader.message("Log, page").or_(reader.message("das Protokoll, Seite"))
    await reader.button("Log").click()
    await expect(title.last).to_be_visible(timeout=MILLISECONDS)
    await _press(scene, reader, "bot-more")
    await _press(scene, reader, "otys-look-colony")
    enlarge = re.compile("^(Enlarge|Vergrößern)")
    await reader.messages.last.get_by_role("button", name=enlarge).click()
    await expect(reader.dialog.locator(".stage img")).to_be_visible(timeout=MILLISECONDS)
    await reader.page.keyboard.press("Escape")
    await expect(reader.dialog).to_have_count(0)


@pytest.mark.parametrize("size", SIZES, ids=["desktop", "phone"])
async def test_two_people_gather_and_take_a_turn_each_by_clicks(
    browser: Browser, tmp_path: Path, size: ViewportSize
) -> None:
    async with evening(tmp_path) as scene, _windows(browser, scene, size, "turns") as readers:
        host = readers[scene.ann.id]
        await _open_by_clicks(scene, readers)
        await host.button("Add computer").click()
        await expect(host.message("3 joined")).to_be_visible(timeout=MILLISECONDS)
        game = await _start_by_clicks(scene, readers)
        first, second = await scene.whose(game), await scene.other(game)
        await readers[second.id].open(list(scene.sandbox.world.channels)[1])
        pings = len(second.pings)
        await Clicks(scene, readers[first.id]).turn(taking_back=True)
        assert len(second.pings) == pings + 1
        await _pinged(scene, readers[second.id])
        await _look_around(scene, readers[first.id])
        await Clicks(scene, readers[second.id]).turn(taking_back=False)
        assert await scene.whose(game) is first
        undone = scene.rows("select count(*) from moves where undone_by is not null")
        assert undone == [(1,)]
        for reader in readers.values():
            assert await reader.overflow() <= 0
        check_journal(scene.sandbox)


async def _see(reader: Reader, words: str) -> None:
    """Wait until this person can see a message with this text."""
    await expect(reader.message(words)).to_be_visible(timeout=MILLISECONDS)


async def _press(scene: Evening, reader: Reader, key: str) -> None:
    """Press the button with this label, in the person's own language, as soon as it appears."""
    await reader.button(scene.words(reader.person).say(msg(key))).click(timeout=MILLISECONDS)


async def _take_back_by_consent(scene: Evening, reader: Reader, others: list[Reader]) -> None:
    """Ask to undo a turn; the first request is refused once, the second one is agreed to."""
    await reader.button("Undo").click()
    await _press(scene, reader, "bot-ask-undo")
    await others[0].button("Disagree").click(timeout=MILLISECONDS)
    await _see(reader, "disagreed, so nothing changes")
    await reader.button("Undo").click()
    await _press(scene, reader, "bot-ask-undo")
    for each in others:
        await each.button("Agree").click(timeout=MILLISECONDS)
    await _see(reader, "undid some moves; everyone agreed")
    await scene.idle()


async def test_three_people_take_back_by_consent_and_miss_one_for_days(
    browser: Browser, tmp_path: Path
) -> None:
    async with (
        evening(tmp_path) as scene,
        _windows(browser, scene, SIZES[1], "days", people=3) as readers,
    ):
        await _open_by_clicks(scene, readers)
        game = await _start_by_clicks(scene, readers)
        first = readers[(await scene.whose(game)).id]
        others = [each for each in readers.values() if each is not first]
        await Clicks(scene, first).turn(taking_back=False)
        await _take_back_by_consent(scene, first, others)
        assert await scene.whose(game) is first.person
        await Clicks(scene, first).turn(taking_back=False)
        absent = readers[(await scene.whose(game)).id]
        assert absent is not first
        for _ in ("a letter", "in the channel", "what shall be done"):
            await scene.later(days=1)
        present = [each for each in readers.values() if each is not absent]
        for each in present:
            await each.button("Computer steps in").click(timeout=MILLISECONDS)
        await _see(first, "(stand-in)")
        await scene.idle()
        assert await scene.whose(game) is not absent.person
        await absent.button("Play").click()
        await _press(scene, absent, "bot-come-back")
        await _see(first, "is back")
        for reader in readers.values():
            assert await reader.overflow() <= 0
        check_journal(scene.sandbox)
