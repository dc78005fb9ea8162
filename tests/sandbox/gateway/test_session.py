from __future__ import annotations

import json

from sandbox.event_bus import GatewayEvent, Intent
from sandbox.gateway.session import Session


def _told(session: Session) -> list[str]:
    return [json.loads(text)["t"] for _, text in session.kept]


def test_a_session_hears_only_what_it_asked_for() -> None:
    session = Session((0, 1), Intent.GUILDS)
    session.send_if_subscribed(GatewayEvent("GUILD_DELETE", {}, Intent.GUILDS), "1")
    session.send_if_subscribed(GatewayEvent("MESSAGE_CREATE", {}, Intent.GUILD_MESSAGES), "1")
    session.send_if_subscribed(GatewayEvent("INTERACTION_CREATE", {}), "1")
    assert _told(session) == ["GUILD_DELETE", "INTERACTION_CREATE"]


def test_news_of_the_server_go_to_its_shard_and_direct_ones_to_the_first() -> None:
    first, second = Session((0, 2), Intent.GUILDS), Session((1, 2), Intent.GUILDS)
    guild_id = str(3 << 22)
    for session in (first, second):
        session.send_if_subscribed(GatewayEvent("GUILD_DELETE", {}, Intent.GUILDS), guild_id)
        session.send_if_subscribed(GatewayEvent("INTERACTION_CREATE", {}, in_guild=False), guild_id)
    assert _told(first) == ["INTERACTION_CREATE"]
    assert _told(second) == ["GUILD_DELETE"]


def test_what_was_missed_is_what_came_after() -> None:
    session = Session((0, 1), Intent(0))
    for _ in range(3):
        session.send("RESUMED", {})
    assert [json.loads(text)["s"] for text in session.missed(1) or ()] == [2, 3]
    assert session.missed(3) == []
    assert session.missed(4) is None
    session.kept.popleft()
    assert session.missed(0) is None
