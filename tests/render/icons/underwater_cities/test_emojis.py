"""The emojis of Underwater Cities."""

from __future__ import annotations

import pytest

from engine.core.msg import msg
from render.emojis.names import emoji_of, sprites


@pytest.mark.parametrize("good", ["kelp", "steelplast", "science", "biomatter", "credit"])
def test_every_good_is_shown_by_its_sprite_alone_or_counted(good: str) -> None:
    for key in (good, f"amount-{good}"):
        assert sprites()[emoji_of(msg(f"underwater-cities-{key}", count=2)) or ""] == good


@pytest.mark.parametrize("kind", ["farm", "desal", "lab", "tunnel"])
def test_every_structure_has_two_emojis(kind: str) -> None:
    assert sprites()[emoji_of(msg(f"underwater-cities-{kind}")) or ""] == kind
    assert f"{kind}-up" in sprites().values()


@pytest.mark.parametrize("colour", ["green", "red", "yellow"])
def test_a_slot_and_a_card_of_one_colour_have_different_emojis(colour: str) -> None:
    slot = emoji_of(msg(f"underwater-cities-slot-{colour}", place=1))
    card = emoji_of(msg(f"underwater-cities-{colour}"))
    assert sprites()[slot or ""] == f"slot-{colour}"
    assert sprites()[card or ""] == f"colour-{colour[0]}"
