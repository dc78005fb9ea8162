"""Icons stand behind the words for what they show, and take nothing away from a text."""

from __future__ import annotations

import re

import pytest

from bot.application_emojis.shown import Emojis
from bot.application_emojis.within import at_first_mention, with_all_icons
from engine.core.msg import Msg, msg
from engine.core.text import CODES, LOCALES, Words, available_locales
from engine.registry import GAMES
from tests.bot.application_emojis.complete import all_emojis
from tests.told_games import answered

ICON = re.compile(r" <:[a-z0-9]{2,8}:\d+>")
SELECTOR = re.compile(r'FORM\(\$\w+, form: "(\w+)"\) ->')
NAMES = ("Ann", "Ben", "Cem")


def test_the_icon_follows_the_word_in_whatever_form() -> None:
    line = msg("otys-log-took-cube", resource=msg("otys-metal"), level=2)
    plain = Words(strict=True).say(line)
    shown = Words(strict=True).say(with_all_icons(line, all_emojis()))
    assert ICON.findall(shown)
    assert ICON.sub("", shown) == plain


def test_forms_that_texts_select_by_are_not_read_and_bear_no_icon() -> None:
    files = (path.read_text("utf-8") for path in LOCALES.rglob("*.ftl"))
    assert {form for text in files for form in SELECTOR.findall(text)} == CODES


@pytest.mark.parametrize("locale", available_locales())
@pytest.mark.parametrize("game", GAMES)
def test_a_log_with_icons_says_the_same_as_without(game: str, locale: str) -> None:
    words, emojis = Words(locale, strict=True), all_emojis()
    told: set[Msg] = {event.msg for each in answered(game, 3, 2, "random") for event in each.events}
    found = 0
    for line in told:
        shown = words.say(with_all_icons(line, emojis), NAMES)
        found += bool(ICON.search(shown))
        assert ICON.sub("", shown) == words.say(line, NAMES)
    assert found > len(told) // 4


def test_the_first_mention_of_a_thing_bears_its_icon_but_no_command_does() -> None:
    names = {"farm": "farm", "farms": "farm", "farm building": "building", "kelp": "kelp"}
    text = "**Farm building:** `/look kelp`. Farms make kelp, a farm 1 kelp; kelpies are none."
    shown = ICON.sub(" #", at_first_mention(text, names, all_emojis()))
    assert shown == (
        "**Farm building #:** `/look kelp`. Farms # make kelp #, a farm 1 kelp; kelpies are none."
    )
    assert at_first_mention(text, names, Emojis()) == text
