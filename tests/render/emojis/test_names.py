"""Laws of the emojis' names, and which emoji a message gets."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from engine.core.msg import Msg, msg
from engine.registry import GAMES
from render.emojis.names import emoji_of, lists, sprites
from render.icons import ICONS
from render.icons.common.emojis import EMOJIS
from tests.words.locale_files import english

MOST = 2000
"""The most emojis that Discord keeps for an application."""


def test_every_game_has_emojis() -> None:
    assert set(lists()) == {"", *(game.package for game in GAMES.values())}
    assert lists()[""] is EMOJIS


def test_a_name_has_2_to_8_small_letters_and_figures() -> None:
    assert all(re.fullmatch(r"[a-z][a-z0-9]{1,7}", name) for name in sprites())


def test_no_name_means_two_things() -> None:
    names = Counter(name for listed in lists().values() for name in listed.sprites)
    assert [name for name, count in names.items() if count > 1] == []
    assert set(names) == set(sprites())


def test_every_emoji_has_a_sprite_of_its_own() -> None:
    assert set(sprites().values()) <= set(ICONS)
    assert len(set(sprites().values())) == len(sprites())


def test_several_versions_of_all_have_room_in_an_application() -> None:
    assert 5 * len(sprites()) <= MOST


def test_every_message_that_has_an_emoji_exists_and_is_of_its_game() -> None:
    known = set(english())
    for package, listed in lists().items():
        for key, name in listed.said.items():
            assert name in {**EMOJIS.sprites, **listed.sprites}
            assert key.startswith(package.replace("_", "-"))
            assert key.split("=")[0] in known


KEY = msg("otys-key-numbered", number=3)


@pytest.mark.parametrize(
    ("message", "name"),
    [
        (msg("otys-metal"), "metal"),
        (msg("otys-do-take", thing=msg("otys-fuel")), "fuel"),
        (KEY, "key3"),
        (msg("otys-do-play-key", key=KEY, level=2), "key3"),
        (msg("otys-key-numbered", number=9), None),
        (msg("otys-effect-gain", goods=(msg("otys-credits", count=3), KEY)), "credit"),
        (msg("otys-do-sell", resource=msg("otys-metal")), "sell"),
        (msg("option-skip"), None),
        (msg("x", seat=1, name="metal", none=()), None),
    ],
)
def test_a_message_gets_the_emoji_of_what_it_names_first(message: Msg, name: str | None) -> None:
    assert emoji_of(message) == name
