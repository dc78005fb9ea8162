from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import discord

from sandbox.event_bus import GatewayEvent
from sandbox.server import Sandbox
from tests.driver.person import Person
from tests.e2e.player import chance_of
from tests.sandbox import openapi
from tests.sandbox.raw_client import Caller
from tests.sandbox.small_bot import FRUITS, SmallBot, picture

pytestmark = openapi.needed


STRANGE: tuple[object, ...] = (
    None,
    True,
    0,
    -1,
    2.5,
    10**20,
    "",
    "x",
    "1",
    "y" * 5000,
    [],
    {},
    [1],
    {"type": 1},
)


async def _use_everything(bot: SmallBot, sandbox: Sandbox, one: Person, two: Person) -> None:
    await _interact(one, two)
    channel = bot.get_channel(int(one.channel))
    assert isinstance(channel, discord.TextChannel)
    embed = discord.Embed(title="Log", description="what happened", colour=7)
    embed.set_image(url="attachment://log.png").add_field(name="a", value="b").set_footer(text="c")
    message = await channel.send(f"hello <@{two.id}>", embed=embed, file=picture("log.png"))
    await message.reply("and more", file=picture("more.png"))
    await message.edit(content="hello again", attachments=[])
    await message.add_reaction("👍")
    await message.pin()
    _ = [pinned async for pinned in channel.pins()]
    thread = await message.create_thread(name="aside")
    await thread.add_user(discord.Object(int(two.id)))
    await thread.send("in the thread")
    await thread.edit(archived=True)
    await channel.create_thread(name="hidden")
    _ = [each async for each in channel.history(limit=10)]
    await (await channel.fetch_message(message.id)).delete()
    await (await bot.fetch_user(int(two.id))).send("to you alone")
    await _look_around(bot, sandbox)


async def _interact(one: Person, two: Person) -> None:
    await one.command("try say", text="hi", who=two.id)
    await one.choices("try fruit", {"name": "b"}, focused="name")
    message = (await one.command("try buttons")).shown()
    await one.select(message, "who", [two.id])
    await one.select(message, "fruit", [FRUITS[0]])
    modal = (await one.press(message, "Ask")).opened()
    await one.submit(modal, {"answer": "42", "fruit": [FRUITS[1]]})
    await one.press(message, "Whisper")
    await one.press(message, "Later")
    await one.press(message, "Change")
    await one.command("try hidden")
    await one.command("try board")


async def _look_around(bot: SmallBot, sandbox: Sandbox) -> None:
    guild = await bot.fetch_guild(int(sandbox.world.guild.id))
    await guild.fetch_channels()
    await guild.fetch_roles()
    await guild.fetch_member(int(sandbox.world.bot.id))
    await guild.active_threads()
    await bot.application_info()
    await bot.tree.fetch_commands()
    _ = [each async for each in bot.fetch_guilds()]
    await _use_emojis(bot)


async def _use_emojis(bot: SmallBot) -> None:
    emoji = await bot.create_application_emoji(name="kelp", image=picture("kelp.png").fp.read())
    await bot.fetch_application_emojis()
    await bot.fetch_application_emoji(emoji.id)
    await (await emoji.edit(name="weed")).delete()


async def test_every_answer_is_as_discord_documents_it(
    bot: SmallBot, sandbox: Sandbox, one: Person, two: Person
) -> None:
    await _use_everything(bot, sandbox, one, two)
    wrong = {
        f"{exchange.method} {exchange.path} {exchange.status}": found
        for exchange in sandbox.journal
        if (found := openapi.wrong_with_answer(exchange))
    }
    assert not wrong


async def test_every_request_that_was_taken_is_as_discord_documents_it(
    bot: SmallBot, sandbox: Sandbox, one: Person, two: Person
) -> None:
    await _use_everything(bot, sandbox, one, two)
    wrong = {
        f"{exchange.method} {exchange.path}": (found, exchange.sent)
        for exchange in sandbox.journal
        if (found := openapi.wrong_with_request(exchange))
    }
    assert not wrong


async def test_refusals_are_as_discord_documents_them(sandbox: Sandbox, caller: Caller) -> None:
    await caller.send(content="x" * 2001)
    await caller.send()
    await caller("GET", "/channels/1")
    await caller("GET", "/users/@me", login="wrong")
    assert [exchange.status for exchange in sandbox.journal] == [400, 400, 404, 401]
    assert not [found for one in sandbox.journal if (found := openapi.wrong_with_answer(one))]


async def test_messages_and_channels_are_told_over_the_gateway_in_the_same_shape(
    bot: SmallBot, sandbox: Sandbox, one: Person, two: Person
) -> None:
    told: list[GatewayEvent] = []
    sandbox.world.event_bus.bot.listen(told.append)
    await _use_everything(bot, sandbox, one, two)
    shapes = {
        "MESSAGE_CREATE": "MessageResponse",
        "MESSAGE_UPDATE": "MessageResponse",
        "THREAD_CREATE": "ThreadResponse",
        "THREAD_UPDATE": "ThreadResponse",
    }
    wrong = [
        found
        for news in told
        if news.event in shapes
        and (found := openapi.wrong_with(news.data, openapi.schema(shapes[news.event])))
    ]
    assert {news.event for news in told} >= set(shapes)
    assert not wrong


# ---------------------------------------------------------------- the quick look


def _places(value: object, way: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Yield the paths to all parts of a value."""
    if way:
        yield way
    if isinstance(value, dict):
        for name, part in value.items():
            yield from _places(part, (*way, name))
    elif isinstance(value, list):
        for number, part in enumerate(value):
            yield from _places(part, (*way, number))


def _spoiled(value: object, chance: Random) -> object:
    """Return a copy of a value in which one part is missing or replaced by something odd."""
    whole = deepcopy(value)
    *way, last = chance.choice(list(_places(whole)))
    inner: Any = whole
    for name in way:
        inner = inner[name]
    if chance.random() < 0.3:
        del inner[last]
    else:
        inner[last] = chance.choice(STRANGE)
    return whole


async def test_the_quick_look_finds_fault_where_the_full_one_does(
    bot: SmallBot, sandbox: Sandbox, one: Person, two: Person
) -> None:
    await _use_everything(bot, sandbox, one, two)
    chance, verdicts = chance_of(1), list[bool]()
    for exchange in sandbox.journal:
        for value, schema, requests in openapi.documented(exchange):
            for spoiled in (value, *(_spoiled(value, chance) for _ in range(3) if value)):
                fits = openapi.fits(spoiled, schema, requests=requests)
                assert fits == (not openapi.full_look(spoiled, schema, requests)), spoiled
                verdicts.append(fits)
    assert verdicts.count(False) > 50
    assert verdicts.count(True) > 50
