"""Emoji, and text that only looks like emoji."""

from __future__ import annotations

import pytest

from sandbox.validation.emoji import Emoji, is_emoji
from sandbox.validation.reading import read
from tests.sandbox.validation.refusals import problems


@pytest.mark.parametrize(
    "emoji", ["👍", "⬅️", "◀️", "♟️", "1️⃣", "🇩🇪", "👩‍🚀", "👍🏽", "🏴‍☠️", "\u2139\ufe0f", "🤿"]
)
def test_emoji_of_every_make_are_known(emoji: str) -> None:
    assert is_emoji(emoji)
    assert read(Emoji, {"name": emoji}).name == emoji


@pytest.mark.parametrize("text", ["→", "x", "👍👍", "★", "①", "", "5", "👍 ", "\u200d"])
def test_signs_that_are_no_emoji_are_not_taken_for_one(text: str) -> None:
    assert not is_emoji(text)


@pytest.mark.parametrize(
    "form", [{"name": "x"}, {"id": "2", "name": "kelp"}, {"id": "1"}, {"name": None}, {}]
)
def test_an_emoji_is_a_sign_or_one_of_the_application(form: dict[str, str | None]) -> None:
    assert read(Emoji, {"id": "1", "name": "kelp"}, {"1"}).id == "1"
    found = problems(lambda sent: read(Emoji, sent, {"1"}), form)
    assert found == {"": "COMPONENT_INVALID_EMOJI"}
