"""The emojis of Antarctica."""

from __future__ import annotations

import pytest

from engine.antarctica.pack.load import default_pack
from engine.core.msg import msg
from render.emojis.names import emoji_of, sprites


@pytest.mark.parametrize(
    ("components", "sprite"),
    [("buildings", "building-"), ("tracks", ""), ("kinds", "shipyard-")],
)
def test_every_component_is_shown_by_its_sprite(components: str, sprite: str) -> None:
    for name in getattr(default_pack(), components):
        emoji = emoji_of(msg(f"antarctica-{name.replace('_', '-')}"))
        assert sprites()[emoji or ""].replace("-", "_") == f"{sprite}{name}".replace("-", "_")
