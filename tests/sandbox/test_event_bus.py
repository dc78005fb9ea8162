"""Events on their way to the bot and to the pages."""

from __future__ import annotations

import discord
import pytest

from sandbox.event_bus import EventBus, GatewayEvent, Intent, Listeners, PageEvent


def test_all_who_listen_are_told_in_order() -> None:
    told: list[str] = []
    news: Listeners[str] = Listeners([])
    news.listen(lambda text: told.append(f"first {text}"))
    news.listen(lambda text: told.append(f"second {text}"))
    news.tell("x")
    assert told == ["first x", "second x"]


def test_whoever_has_left_is_told_nothing_more() -> None:
    told: list[str] = []
    news: Listeners[str] = Listeners([])
    news.listen(told.append)
    news.tell("x")
    news.leave(told.append)
    news.tell("y")
    assert told == ["x"]
    with pytest.raises(ValueError, match="not in list"):
        news.leave(told.append)


def test_whoever_leaves_while_something_is_told_keeps_nobody_else_from_it() -> None:
    told: list[str] = []
    news: Listeners[str] = Listeners([])

    def once(text: str) -> None:
        told.append(f"once {text}")
        news.leave(once)

    news.listen(once)
    news.listen(told.append)
    news.tell("x")
    news.tell("y")
    assert told == ["once x", "x", "y"]


def test_the_bot_and_the_pages_are_told_apart() -> None:
    bus, bot, page = EventBus(), list[GatewayEvent](), list[PageEvent]()
    bus.bot.listen(bot.append)
    bus.page.listen(page.append)
    bus.bot.tell(GatewayEvent("READY", {}))
    bus.page.tell(PageEvent("bot", {}))
    assert [news.event for news in bot] == ["READY"]
    assert [news.kind for news in page] == ["bot"]


def test_an_event_is_for_everyone_unless_it_says_otherwise() -> None:
    news = GatewayEvent("READY", {})
    assert (news.intent, news.in_guild, news.has_content) == (Intent.ALWAYS, True, False)
    assert PageEvent("people", []).to is None


@pytest.mark.parametrize(
    ("intent", "name"),
    [
        (Intent.GUILDS, "guilds"),
        (Intent.GUILD_MEMBERS, "members"),
        (Intent.GUILD_PRESENCES, "presences"),
        (Intent.GUILD_MESSAGES, "guild_messages"),
        (Intent.GUILD_MESSAGE_REACTIONS, "guild_reactions"),
        (Intent.GUILD_MESSAGE_TYPING, "guild_typing"),
        (Intent.DIRECT_MESSAGES, "dm_messages"),
        (Intent.DIRECT_MESSAGE_REACTIONS, "dm_reactions"),
        (Intent.DIRECT_MESSAGE_TYPING, "dm_typing"),
        (Intent.MESSAGE_CONTENT, "message_content"),
    ],
)
def test_intents_are_numbered_as_in_the_library(intent: Intent, name: str) -> None:
    assert discord.Intents(**{name: True}).value == intent
