"""The application's own emojis."""

from __future__ import annotations

import base64
import io
from pathlib import Path

import discord
import pytest
from PIL import Image

from sandbox.rest import emojis
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.sandbox.raw_client import Caller, Reply
from tests.sandbox.small_bot import SmallBot


def png(size: int = 8, colour: str = "#123456") -> bytes:
    """Return a picture of one colour."""
    held = io.BytesIO()
    Image.new("RGBA", (size, size), colour).save(held, "PNG")
    return held.getvalue()


def uri(content: bytes, kind: str = "image/png") -> str:
    return f"data:{kind};base64,{base64.b64encode(content).decode()}"


async def created(caller: Caller, name: str = "kelp", image: str = "") -> Reply:
    form = {"name": name, "image": image or uri(png())}
    return await caller("POST", f"{caller.application}/emojis", form)


async def test_discord_py_creates_lists_renames_and_deletes_them(
    bot: SmallBot, caller: Caller
) -> None:
    assert await bot.fetch_application_emojis() == []
    made = await bot.create_application_emoji(name="kelp", image=png())
    assert (made.name, made.animated, made.is_application_owned()) == ("kelp", False, True)
    assert await bot.fetch_application_emojis() == [made]
    assert await made.read() == png()
    assert (await made.edit(name="kelp_2")).name == "kelp_2"
    assert (await bot.fetch_application_emoji(made.id)).name == "kelp_2"
    await made.delete()
    assert await bot.fetch_application_emojis() == []
    assert (await caller.fetch(f"{caller.sandbox.api_base}/emojis/{made.id}.png")).status == 404


async def test_they_are_kept_with_the_session(tmp_path: Path) -> None:
    async with Sandbox.running(tmp_path) as sandbox, Caller(sandbox) as caller:
        made = (await created(caller)).body
    async with Sandbox.running(tmp_path) as sandbox, Caller(sandbox) as caller:
        assert (await caller("GET", f"{caller.application}/emojis")).body == {"items": [made]}
        served = await caller.fetch(f"{sandbox.api_base}/emojis/{made['id']}.png")
        assert (await served.read(), served.content_type) == (png(), "image/png")
        assert int(sandbox.world.new_id()) > int(made["id"])


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("k", "BASE_TYPE_BAD_LENGTH"),
        ("k" * 33, "BASE_TYPE_BAD_LENGTH"),
        ("kelp-2", "STRING_TYPE_REGEX"),
        ("käse", "STRING_TYPE_REGEX"),
        ("kelp\n", "STRING_TYPE_REGEX"),
        (7, "BASE_TYPE_BAD_LENGTH"),
        (None, "STRING_TYPE_CONVERT"),
    ],
)
async def test_names_have_2_to_32_letters_digits_and_underscores(
    caller: Caller, name: str, problem: str
) -> None:
    assert (await created(caller, name)).problem("name") == problem
    made = (await created(caller, "kelp_2")).body
    path = f"{caller.application}/emojis/{made['id']}"
    if name is not None:
        assert (await caller("PATCH", path, {"name": name})).problem("name") == problem


async def test_a_name_is_taken_once(caller: Caller) -> None:
    taken = "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
    assert (await created(caller)).status == 201
    assert (await created(caller)).problem("name") == taken
    other = (await created(caller, "other")).body
    path = f"{caller.application}/emojis/{other['id']}"
    assert (await caller("PATCH", path, {"name": "kelp"})).problem("name") == taken
    assert (await caller("PATCH", path, {"name": "other"})).body == other
    assert (await caller("PATCH", path, {})).body == other


@pytest.mark.parametrize(
    ("image", "problem"),
    [
        ("kelp.png", "IMAGE_INVALID"),
        (uri(b"no picture"), "IMAGE_INVALID"),
        (uri(png()[:45]), "IMAGE_INVALID"),
        (uri(png(), "text/html"), "IMAGE_INVALID"),
        ("data:image/png;base64,%%%", "IMAGE_INVALID"),
        (uri(b"x" * (emojis.LARGEST + 1)), "BINARY_TYPE_MAX_SIZE"),
        (None, "STRING_TYPE_CONVERT"),
    ],
)
async def test_the_image_is_a_picture_of_at_most_256_kib(
    caller: Caller, image: str, problem: str
) -> None:
    form = {"name": "kelp", "image": image}
    reply = await caller("POST", f"{caller.application}/emojis", form)
    assert reply.problem("image") == problem


async def test_there_are_at_most_so_many(caller: Caller, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(emojis, "MOST", 2)
    for number in range(2):
        assert (await created(caller, f"kelp{number}")).status == 201
    full = await created(caller, "one_more")
    assert (full.status, full.code) == (400, 30008)


async def test_unknown_ones_and_those_of_other_applications_are_not_found(caller: Caller) -> None:
    for method in ("GET", "PATCH", "DELETE"):
        reply = await caller(method, f"{caller.application}/emojis/1", {})
        assert (reply.status, reply.code) == (404, 10014)
    for method in ("GET", "POST"):
        assert (await caller(method, "/applications/1/emojis", {})).code == 10002


def _row(*parts: object) -> list[object]:
    return [{"type": 1, "components": list(parts)}]


@pytest.mark.parametrize("where", ["button", "select"])
async def test_a_component_carries_only_an_emoji_that_there_is(caller: Caller, where: str) -> None:
    def form(key: str) -> list[object]:
        emoji = {"id": key, "name": "kelp"}
        if where == "button":
            return _row({"type": 2, "style": 1, "custom_id": "b", "emoji": emoji})
        entry = {"label": "x", "value": "x", "emoji": emoji}
        return _row({"type": 3, "custom_id": "s", "options": [entry]})

    key = (await created(caller)).body["id"]
    sent = await caller.send(components=form(key), content="x")
    assert sent.status == 200
    path = "components.0.components.0" + (".options.0" if where == "select" else "") + ".emoji"
    refused = await caller.send(components=form("1"), content="x")
    assert refused.problem(path) == "COMPONENT_INVALID_EMOJI"
    await caller("DELETE", f"{caller.application}/emojis/{key}")
    there = f"{caller.channel}/messages/{sent.body['id']}"
    assert (await caller("PATCH", there, {"content": "y"})).status == 200
    again = await caller("PATCH", there, {"components": form(key)})
    assert again.problem(path) == "COMPONENT_INVALID_EMOJI"


async def test_discord_py_shows_one_on_a_button_and_in_a_text(
    bot: SmallBot, channel: discord.TextChannel, one: Person
) -> None:
    made = await bot.create_application_emoji(name="kelp", image=png())
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label="Farm", emoji=made, custom_id="farm"))
    await channel.send(f"gained 2 {made}", view=view)
    message = one.messages()[-1]
    assert message.content.endswith(f"<:kelp:{made.id}>")
    (button,) = message.raw["components"][0]["components"]
    assert button["emoji"] == {"id": str(made.id), "name": "kelp"}
