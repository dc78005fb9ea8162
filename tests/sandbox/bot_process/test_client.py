"""The bot on the unmodified library, pointed at the stand-in."""

from __future__ import annotations

import sys
from unittest.mock import Mock

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

from sandbox.bot_process import client
from sandbox.bot_process.client import point_at, pointed_at


def test_the_library_is_pointed_elsewhere_only_for_a_while() -> None:
    before = (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, str(Asset.BASE))
    with pointed_at("http://127.0.0.1:1"):
        assert Route.BASE == "http://127.0.0.1:1/api/v10"
        assert str(DiscordWebSocket.DEFAULT_GATEWAY) == "ws://127.0.0.1:1/gateway"
        assert str(Asset.BASE) == "http://127.0.0.1:1"
        point_at("http://127.0.0.1:2")
    assert (Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, str(Asset.BASE)) == before


def test_the_library_is_pointed_back_even_if_something_went_wrong() -> None:
    before = Route.BASE
    with pytest.raises(LookupError), pointed_at("http://127.0.0.1:1"):
        raise LookupError
    assert before == Route.BASE


@pytest.mark.parametrize("watched", [True, False])
def test_the_bot_is_run_as_it_is_with_arguments_of_its_own(
    monkeypatch: pytest.MonkeyPatch, *, watched: bool
) -> None:
    seen: list[object] = []

    def bot() -> int:
        seen.append((Route.BASE, sys.argv))
        return 7

    monkeypatch.setitem(sys.modules, "bot.__main__", Mock(spec_set=["main"], main=bot))
    monkeypatch.setattr(sys, "argv", ["client", "--api", "x"])
    monkeypatch.setattr(client, "end_with_parent", lambda: seen.append("watched"))
    arguments = ["--api", "http://127.0.0.1:1", *(["--watch-parent"] if watched else [])]
    with pointed_at("http://127.0.0.1:2"):
        assert client.main(arguments) == 7
    assert seen == [*["watched"][:watched], ("http://127.0.0.1:1/api/v10", ["bot"])]


def test_a_bot_has_to_be_told_where_the_stand_in_is(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        client.main([])
    assert "--api" in capsys.readouterr().err
