"""The page's protocol, as described in docs/sandbox.md."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import aiohttp
import pytest

from sandbox.model import Json
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import SmallBot, connected


class Page:
    """One open page."""

    def __init__(self, sandbox: Sandbox, person: Person) -> None:
        self.base = sandbox.api_base
        self.person = person
        self.session = aiohttp.ClientSession()
        self.line: aiohttp.ClientWebSocketResponse

    async def until(self, kind: str) -> Json:
        """Return the data of the next event of this kind."""
        while (news := await self.line.receive_json(timeout=5))["t"] != kind:
            pass
        told: Json = news["d"]
        return told

    async def until_all(self, kind: str) -> list[Json]:
        """Return the data of the next event of this kind, which is a list."""
        told: object = await self.until(kind)
        assert isinstance(told, list)
        return told

    async def post(self, path: str, body: Json | None = None, /, *, expect: int = 200) -> Json:
        """Make a request as the page's person, and return the response."""
        sent = {"person": self.person.id} | (body or {})
        async with self.session.post(f"{self.base}/page/{path}", json=sent) as response:
            answered: Json = await response.json()
            assert response.status == expect, answered
            return answered

    async def history(self, **query: str) -> list[Json]:
        """Return the history of a channel."""
        async with self.session.get(f"{self.base}/page/history", params=query) as response:
            read: list[Json] = await response.json()
            return read


@asynccontextmanager
async def opened(sandbox: Sandbox, person: Person) -> AsyncIterator[tuple[Page, Json]]:
    """Open a page for this person; yield it with the data of its welcome event."""
    page = Page(sandbox, person)
    url = f"{sandbox.api_base}/page/live?person={person.id}"
    async with page.session, page.session.ws_connect(url) as line:
        page.line = line
        yield page, await page.until("welcome")


async def test_a_page_is_welcomed_with_everything_it_needs(
    sandbox: Sandbox, bot: SmallBot, one: Person
) -> None:
    async with opened(sandbox, one) as (_, welcome):
        assert welcome["me"] == {
            "id": one.id,
            "username": "player.1",
            "global_name": "Player 1",
            "locale": "en-US",
            "colour": "#2a9d8f",
            "present": True,
        }
        assert [person["locale"] for person in welcome["people"]] == ["en-US"] * 4
        assert len({person["colour"] for person in welcome["people"]}) == 4
        assert welcome["guild"]["name"] == "Deep Water"
        assert [channel["name"] for channel in welcome["channels"]] == ["lounge", "table-1"]
        assert [command["name"] for command in welcome["commands"]] == ["try"]
        assert welcome["bot"]["online"] is True
        assert int(welcome["bot"]["id"]) == bot.application_id


@pytest.mark.usefixtures("bot")
async def test_a_command_is_followed_from_the_first_step_to_the_last(
    sandbox: Sandbox, one: Person
) -> None:
    async with opened(sandbox, one) as (page, _):
        await page.post(
            "command",
            {"channel": one.channel, "nonce": "7", "name": "try say", "options": {"text": "hi"}},
        )
        assert await page.until("interaction") == {"nonce": "7", "state": "sent", "reason": None}
        message = await page.until("message")
        assert message["content"] == "hi"
        assert message["interaction_metadata"]["name"] == "try say"
        assert message["interaction_metadata"]["user"]["id"] == one.id
        assert (await page.until("interaction"))["state"] == "done"
        assert await page.history(person=one.id, channel=one.channel) == [message]


@pytest.mark.usefixtures("bot")
async def test_choices_buttons_selects_and_modals_go_over_the_page(
    sandbox: Sandbox, one: Person
) -> None:
    async with opened(sandbox, one) as (page, _):
        typed = {"name": "try fruit", "options": {"name": "c"}, "focused": "name"}
        await page.post("autocomplete", {"channel": one.channel, "nonce": "1", **typed})
        choices = [{"name": "cherry", "value": "cherry"}]
        assert await page.until("choices") == {"nonce": "1", "choices": choices}

        await page.post("command", {"channel": one.channel, "nonce": "2", "name": "try buttons"})
        message = (await page.until("message"))["id"]
        await page.post(
            "press", {"message": message, "nonce": "3", "custom_id": "fruit", "values": ["apple"]}
        )
        assert (await page.until("message"))["content"] == "chosen: apple"

        await page.post("press", {"message": message, "nonce": "4", "custom_id": "ask"})
        modal = await page.until("modal")
        assert (modal["nonce"], modal["title"]) == ("4", "A question")
        await page.post(
            "submit",
            {
                "nonce": "5",
                "interaction_id": modal["interaction_id"],
                "custom_id": modal["custom_id"],
                "values": {"answer": "42", "fruit": ["apple"]},
            },
        )
        assert (await page.until("message"))["content"] == "42 and apple"


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_message_goes_to_one_page_and_can_be_put_away(
    sandbox: Sandbox, one: Person, two: Person
) -> None:
    async with opened(sandbox, one) as (mine, _), opened(sandbox, two) as (theirs, _):
        await mine.post("command", {"channel": one.channel, "nonce": "1", "name": "try buttons"})
        message = (await mine.until("message"))["id"]
        await mine.post("press", {"message": message, "nonce": "2", "custom_id": "whisper"})
        hidden = await mine.until("message")
        assert hidden["ephemeral_to"] == one.id
        assert hidden["flags"] & 64
        await mine.post("say", {"channel": one.channel, "content": "end"})
        seen = [(await theirs.until("message"))["content"] for _ in range(2)]
        assert seen == ["buttons", "end"]
        await theirs.post("dismiss", {"message": hidden["id"]}, expect=400)
        await mine.post("dismiss", {"message": hidden["id"]})
        assert (await mine.until("message_gone"))["id"] == hidden["id"]


async def test_the_bot_is_seen_to_come_type_and_go(
    sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    async with opened(sandbox, one) as (page, welcome):
        assert welcome["bot"]["online"] is False
        async with connected(sandbox):
            assert [command["name"] for command in await page.until_all("commands")] == ["try"]
            assert (await page.until("bot"))["online"] is True
        assert (await page.until("bot"))["online"] is False
        await caller("POST", f"{caller.channel}/typing")
        typing = {"channel_id": one.channel, "user_id": sandbox.world.bot.id}
        assert await page.until("typing") == typing


async def test_a_ping_is_told_and_counted_until_it_is_read(
    sandbox: Sandbox, one: Person, caller: Caller
) -> None:
    async with opened(sandbox, one) as (page, _):
        await caller.send(content="not you")
        sent = await caller.send(content=one.mention)
        ping = {"message_id": sent.body["id"], "channel_id": one.channel}
        assert await page.until("mention") == ping
        async with opened(sandbox, one) as (_, welcome):
            assert welcome["unread"] == {one.channel: 2}
            assert welcome["mentions"] == {one.channel: 1}
        await page.post("read", {"channel": one.channel})
        assert await page.until("read") == {"channel_id": one.channel}
        async with opened(sandbox, one) as (_, welcome):
            assert welcome["unread"] == welcome["mentions"] == {}


async def test_a_history_is_read_in_pieces_and_counts_as_read(
    sandbox: Sandbox, one: Person, two: Person
) -> None:
    for number in range(5):
        await two.say(str(number))
    async with opened(sandbox, one) as (page, welcome):
        assert welcome["unread"] == {one.channel: 5}
        where = {"person": one.id, "channel": one.channel}
        newest = await page.history(limit="2", **where)
        assert [message["content"] for message in newest] == ["3", "4"]
        older = await page.history(limit="2", before=newest[0]["id"], **where)
        assert [message["content"] for message in older] == ["1", "2"]
    async with opened(sandbox, one) as (_, welcome):
        assert welcome["unread"] == {}


async def test_people_channels_and_threads_can_be_added(sandbox: Sandbox, one: Person) -> None:
    async with opened(sandbox, one) as (page, _):
        new = await page.post("people", {"name": "Player 5", "locale": "it", "colour": "#123456"})
        assert (await page.until_all("people"))[-1] == new
        channel = await page.post("channels", {"name": "Table 2"})
        assert (await page.until("channel"))["name"] == channel["name"] == "table-2"
        thread = await page.post("channels", {"name": "aside", "parent": channel["id"]})
        told = await page.until("channel")
        assert (told["id"], told["parent_id"]) == (thread["id"], channel["id"])
        direct = await page.post("direct")
        assert (await page.until("channel")) == direct
        assert (direct["type"], direct["name"]) == (1, "Fathom")


@pytest.mark.parametrize(
    ("path", "body", "words"),
    [
        ("say", {"content": "x", "channel": "1"}, "no such channel"),
        ("say", {"content": " "}, "from 1 to 2000"),
        ("say", {"content": "x" * 2001}, "from 1 to 2000"),
        ("say", {}, "content: Field required"),
        ("command", {"nonce": "1", "name": "nothing"}, "no command"),
        ("press", {"nonce": "1", "message": "1", "custom_id": "x"}, "no longer there"),
        ("submit", {"nonce": "1", "interaction_id": "1"}, "no such modal"),
        ("people", {"name": ""}, "from 1 to 32"),
        ("people", {"name": "x", "locale": "xx"}, "none of the languages"),
        ("channels", {"name": "x", "parent": "1"}, "Unknown Channel"),
        ("fault", {"kind": "weather"}, "weather"),
        ("fault", {"kind": "permissions", "channel": "1"}, "Unknown Channel"),
        ("fault", {"kind": "invite"}, "already"),
        ("bot", {"do": "start"}, "not run by this server"),
    ],
)
async def test_what_cannot_be_done_is_told_in_words(
    sandbox: Sandbox, one: Person, path: str, body: Json, words: str
) -> None:
    async with opened(sandbox, one) as (page, _):
        answered = await page.post(path, {**({"channel": one.channel} | body)}, expect=400)
        assert words in answered["message"]


@pytest.mark.usefixtures("bot")
async def test_an_option_at_fault_is_named(sandbox: Sandbox, one: Person) -> None:
    async with opened(sandbox, one) as (page, _):
        answered = await page.post(
            "command", {"channel": one.channel, "nonce": "1", "name": "try say"}, expect=400
        )
        assert answered["option"] == "text"


async def test_a_fault_can_be_asked_for(sandbox: Sandbox, one: Person, caller: Caller) -> None:
    async with opened(sandbox, one) as (page, _):
        await page.post("fault", {"kind": "answer", "status": 502, "times": 1})
        assert (await caller.send(content="x")).status == 502
        await page.post("fault", {"kind": "delete_channel", "channel": one.channel})
        assert await page.until("channel_gone") == {"id": one.channel}


async def test_somebody_who_left_sees_the_server_no_more(
    sandbox: Sandbox, one: Person, two: Person
) -> None:
    async with opened(sandbox, one) as (page, _):
        await page.post("fault", {"kind": "leave", "person": two.id})
        people = await page.until_all("people")
        assert [person["present"] for person in people] == [True, False, True, True]
    async with opened(sandbox, two) as (_, welcome):
        assert welcome["channels"] == []


async def test_the_page_is_served_and_nothing_beside_it(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session:
        async with session.get(sandbox.api_base) as response:
            assert response.content_type == "text/html"
        for path in ("/nothing.js", "/..%2Fserver.py", "/%2e%2e/server.py"):
            async with session.get(sandbox.api_base + path) as response:
                assert response.status == 404
