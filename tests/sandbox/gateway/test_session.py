"""Sessions of the bot: what they hear, and what they keep."""

from __future__ import annotations

import json

import pytest

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


def test_a_connection_gets_what_is_told_from_then_on() -> None:
    session = Session((0, 1), Intent(0))
    session.send("FIRST", {})
    outbox = session.connect()
    session.send("SECOND", {"depth": "tief"})
    assert json.loads(outbox.get_nowait()) == {
        "op": 0,
        "t": "SECOND",
        "s": 2,
        "d": {"depth": "tief"},
    }
    session.disconnect()
    session.send("THIRD", {})
    assert outbox.empty()
    assert _told(session) == ["FIRST", "SECOND", "THIRD"]


def test_a_session_is_connected_until_it_is_left() -> None:
    session = Session((0, 1), Intent(0))
    connected = []
    for change in (lambda: None, session.connect, session.disconnect):
        change()
        connected.append(session.connected)
    assert connected == [False, True, False]


def test_a_session_can_be_resumed_for_a_while(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("sandbox.gateway.session.monotonic", lambda: now)
    session = Session((0, 1), Intent(0))
    alive = [session.alive]
    session.disconnect()
    for seconds in (179, 2):
        now += seconds
        alive.append(session.alive)
    session.connect()
    assert [*alive, session.alive] == [True, True, False, True]


def test_words_of_people_are_told_only_with_the_intent_for_them() -> None:
    told = {"content": "secret", "embeds": [], "attachments": [], "components": []}
    news = GatewayEvent("MESSAGE_CREATE", told, has_content=True)
    for intents, content in ((Intent(0), ""), (Intent.MESSAGE_CONTENT, "secret")):
        session = Session((0, 1), intents)
        session.send_if_subscribed(news, "1")
        assert json.loads(session.kept[0][1])["d"]["content"] == content


def test_sessions_are_told_apart() -> None:
    assert Session((0, 1), Intent(0)).id != Session((0, 1), Intent(0)).id
