"""The emojis that can be shown now."""

from __future__ import annotations

import pytest

from bot.application_emojis.shown import BAD_FORM, Emojis
from engine.core.msg import msg
from tests.bot.recorded_interactions import failure

METAL = msg("otys-do-take", thing=msg("otys-metal"))


def test_where_there_is_none_the_word_stands() -> None:
    emojis = Emojis()
    assert (emojis.text("metal"), emojis.partial("metal"), emojis.of(METAL)) == (None, None, None)


def test_an_emoji_is_shown_by_its_word_and_its_id() -> None:
    emojis = Emojis()
    emojis.show("metal", 7)
    shown = emojis.partial("metal")
    assert shown is not None
    assert (shown.name, shown.id) == ("metal", 7)
    assert emojis.text("metal") == str(shown) == "<:metal:7>"


def test_a_message_is_shown_by_what_it_is_about() -> None:
    emojis = Emojis()
    emojis.show("metal", 7)
    assert emojis.of(METAL) == emojis.partial("metal")
    assert emojis.of(msg("otys-fuel")) is None
    assert emojis.of(msg("option-skip")) is None


def test_one_that_is_gone_is_no_longer_shown() -> None:
    emojis = Emojis()
    emojis.show("metal", 7)
    emojis.show("metal", None)
    emojis.show("plant", None)
    assert emojis.text("metal") is None


def test_after_a_refusal_none_is_shown_until_they_have_been_compared() -> None:
    emojis = Emojis()
    emojis.show("metal", 7)
    wrong = failure(400, BAD_FORM)
    wrong.text = "In components.0.components.1.emoji: Invalid emoji"
    assert emojis.refused(wrong)
    assert emojis.text("metal") is None
    assert emojis.doubted.is_set()
    assert not emojis.refused(wrong)


@pytest.mark.parametrize(
    ("code", "text"),
    [(BAD_FORM, "In components.0: Must be 80 or fewer in length."), (10008, "Unknown emoji")],
)
def test_a_refusal_for_another_reason_says_nothing_about_emojis(code: int, text: str) -> None:
    emojis = Emojis()
    emojis.show("metal", 7)
    wrong = failure(400, code)
    wrong.text = text
    assert not emojis.refused(wrong)
    assert emojis.text("metal") is not None
