"""Components are found by their titles in any language used at the table."""

from bot.cogs.look import _by_any_title, _things
from bot.messages.autocomplete import offered
from engine.core.text import Words
from engine.registry import find_game

GERMAN, ENGLISH = Words("de", strict=True), Words("en", strict=True)
TITLES = [_things(find_game("underwater-cities"), words) for words in (GERMAN, ENGLISH)]
THING = next(key for key, title in TITLES[0].items() if title != TITLES[1][key])


def names(typed: str) -> list[str]:
    return [choice.name for choice in offered(_by_any_title(TITLES, typed), typed)]


def test_a_title_in_another_language_is_offered_beside_the_readers_own() -> None:
    own, other = TITLES[0][THING], TITLES[1][THING]
    assert f"{own} · {other}" in names(other)
    assert own in names(own)


def test_without_a_word_typed_only_the_readers_own_titles_are_offered() -> None:
    assert set(names("")) <= set(TITLES[0].values())
    assert len(names("")) == 25


def test_what_is_no_title_is_not_offered() -> None:
    assert names("the moon of nowhere") == []
