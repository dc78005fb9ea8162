"""All sessions together, and whether the bot is online."""

from __future__ import annotations

import json

import discord
import pytest

from sandbox.channels import channels, threads
from sandbox.event_bus import GatewayEvent, Intent
from sandbox.gateway.hub import Hub, guild_create
from sandbox.gateway.session import Session
from sandbox.server import Sandbox
from sandbox.world import World
from tests.sandbox.small_bot import SmallBot, connected
from tests.sandbox.small_world import Heard, lounge, person, until


async def test_the_bot_is_seen_to_come_and_go(sandbox: Sandbox) -> None:
    async with connected(sandbox):
        assert sandbox.hub.online
    await until(lambda: not sandbox.hub.online)


async def test_a_bot_without_the_members_intent_knows_only_itself(bot: SmallBot) -> None:
    (guild,) = bot.guilds
    assert [member.id for member in guild.members] == [bot.application_id]
    assert guild.member_count == 5


async def test_a_bot_with_the_members_intent_knows_everybody(sandbox: Sandbox) -> None:
    intents = discord.Intents.default()
    intents.members = True
    async with connected(sandbox, SmallBot(intents=intents)) as bot:
        (guild,) = bot.guilds
        assert len(guild.members) == 5
        joined = bot.wait_for("member_join", timeout=5)
        sandbox.chat.add_person("Player 5", "it", "#000000")
        assert (await joined).display_name == "Player 5"


# -- without a server


def told(session: Session) -> list[str]:
    return [json.loads(text)["t"] for _, text in session.kept]


def test_a_new_session_takes_the_place_of_one_that_was_left(hub: Hub) -> None:
    left, stays = hub.begin((0, 1), Intent(0)), hub.begin((0, 2), Intent(0))
    stays.connect()
    new, other = hub.begin((0, 1), Intent(0)), hub.begin((0, 2), Intent(0))
    assert hub.find(left.id) is None
    assert [hub.find(one.id) for one in (new, stays, other)] == [new, stays, other]


def test_a_session_that_has_ended_cannot_be_resumed(
    hub: Hub, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended, old = hub.begin((0, 2), Intent(0)), hub.begin((1, 2), Intent(0))
    hub.end(ended)
    monkeypatch.setattr(old, "left_at", float("-inf"))
    assert hub.find(ended.id) is hub.find(old.id) is None
    assert hub.find("nothing") is None


def test_a_new_session_is_greeted_with_the_server(hub: Hub) -> None:
    session = hub.begin((0, 1), Intent.GUILDS)
    hub.greet(session)
    ready, guild = (json.loads(text) for _, text in session.kept)
    assert (ready["t"], ready["d"]["session_id"]) == ("READY", session.id)
    assert ready["d"]["guilds"] == [{"id": hub.world.guild.id, "unavailable": True}]
    assert (guild["t"], guild["d"]["id"]) == ("GUILD_CREATE", hub.world.guild.id)


def test_a_session_of_another_shard_or_of_a_bot_elsewhere_gets_no_server(hub: Hub) -> None:
    shard = (int(hub.world.guild.id) >> 22) % 2
    mine, other = hub.begin((shard, 2), Intent(0)), hub.begin((1 - shard, 2), Intent(0))
    hub.greet(mine)
    hub.greet(other)
    assert (told(mine), told(other)) == (["READY", "GUILD_CREATE"], ["READY"])
    hub.world.bot.present = False
    away = hub.begin((0, 1), Intent(0))
    hub.greet(away)
    assert told(away) == ["READY"]


def test_pages_are_told_only_when_the_bot_comes_or_goes(hub: Hub, heard: Heard) -> None:
    one = person(hub.world)
    session = hub.begin((0, 1), Intent(0))
    for change in (session.connect, lambda: None, session.disconnect, lambda: None):
        change()
        hub.update_bot_presence()
    assert heard.by(one, "bot") == [{"online": True}, {"online": False}]
    assert hub.broker.bot_listens
    hub.end(session)
    assert not hub.broker.bot_listens


def test_news_reach_every_session(hub: Hub) -> None:
    sessions = [hub.begin((0, 1), Intent.GUILDS), hub.begin((0, 2), Intent.GUILDS)]
    hub.world.event_bus.bot.tell(GatewayEvent("INTERACTION_CREATE", {}, in_guild=False))
    assert [told(session) for session in sessions] == [["INTERACTION_CREATE"]] * 2


def test_the_bot_reads_words_if_its_session_asked_for_them(hub: Hub) -> None:
    for intents, reads in ((Intent.MESSAGE_CONTENT, True), (Intent.GUILDS, False)):
        hub.begin((0, 1), intents)
        assert hub.world.bot_reads is reads


def test_the_server_comes_with_members_only_if_they_were_asked_for(world: World) -> None:
    few, all_of_them = guild_create(world, Intent.GUILDS), guild_create(world, Intent.GUILD_MEMBERS)
    assert [member["user"]["id"] for member in few["members"]] == [world.bot.id]
    assert len(all_of_them["members"]) == few["member_count"] == 5


def test_the_server_comes_with_channels_and_the_threads_that_are_awake(world: World) -> None:
    channels.direct(world, person(world).id)
    awake, asleep = (
        threads.open_thread(world, lounge(world), threads.Opening(name, world.bot.id))
        for name in ("awake", "asleep")
    )
    threads.archive(world, asleep, archived=True)
    shown = guild_create(world, Intent.GUILDS)
    assert [channel["name"] for channel in shown["channels"]] == ["lounge", "table-1"]
    assert [thread["id"] for thread in shown["threads"]] == [awake.id]
