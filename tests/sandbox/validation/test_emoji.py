from __future__ import annotations

import pytest

from tests.sandbox.raw_client import Caller
from tests.sandbox.validation.message_forms import button, rows


@pytest.mark.parametrize(
    "emoji", ["👍", "⬅️", "◀️", "♟️", "1️⃣", "🇩🇪", "👩‍🚀", "👍🏽", "🏴‍☠️", "\u2139\ufe0f", "🤿"]
)
async def test_emoji_of_every_make_are_known(caller: Caller, emoji: str) -> None:
    assert (await caller.send(**rows(button(emoji={"name": emoji})))).status == 200


@pytest.mark.parametrize("emoji", ["→", "x", "👍👍", "★", "①", "", "5"])
async def test_signs_that_are_no_emoji_are_not_taken_for_one(caller: Caller, emoji: str) -> None:
    assert (await caller.send(**rows(button(emoji={"name": emoji})))).status == 400
