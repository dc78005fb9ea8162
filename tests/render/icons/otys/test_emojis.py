"""The emojis of Otys."""

from __future__ import annotations

import pytest

from engine.core.msg import msg
from engine.otys.pack.load import default_pack
from render.emojis.names import emoji_of, sprites


@pytest.mark.parametrize("kind", ["divers", "sponsors"])
def test_every_diver_and_every_sponsor_is_shown_by_its_sprite(kind: str) -> None:
    found = {}
    for name in getattr(default_pack(), kind):
        emoji = emoji_of(msg(f"otys-{name.replace('_', '-')}"))
        found[name] = sprites().get(emoji or "", "")
    expected = {
        name: f"diver-{name}" if kind == "divers" else name[:9].replace("_", "-") for name in found
    }
    assert found == expected


def test_every_diver_has_an_upgraded_emoji() -> None:
    divers = set(default_pack().divers)
    assert {f"diver-{diver}+" for diver in divers} <= set(sprites().values())
