from __future__ import annotations

from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.bot_process.client import point_at, pointed_at


def test_the_library_is_pointed_elsewhere_only_for_a_while() -> None:
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, str(Asset.BASE))
    with pointed_at("http://127.0.0.1:1"):
        assert Route.BASE == "http://127.0.0.1:1/api/v10"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:1/gateway"
        assert str(Asset.BASE) == "http://127.0.0.1:1"
        point_at("http://127.0.0.1:2")
    assert (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, str(Asset.BASE)) == before
