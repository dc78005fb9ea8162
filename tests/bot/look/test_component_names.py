"""A component is found by a title in any language, by its number, and by a part of its title."""

from __future__ import annotations

import pytest

from bot.look.component_names import component_called
from bot.look.viewer import NothingToSee
from engine.core.text import Words, available_locales
from engine.registry import find_game
from render import pictures

WORDS = [Words(locale, strict=True) for locale in sorted(available_locales())]


def titles(game: str, first: str = "en") -> list[dict[str, str]]:
    """Return the titles of a game's components in all languages, beginning with this one."""
    spoken = sorted(WORDS, key=lambda words: words.locale != first)
    found = find_game(game)
    return [dict(pictures.gallery(found.name).things(found, words)) for words in spoken]


@pytest.mark.parametrize("first", [words.locale for words in WORDS])
@pytest.mark.parametrize("game", ["otys", "antarctica", "underwater-cities"])
def test_every_title_in_every_language_means_its_component(game: str, first: str) -> None:
    own, *others = titles(game, first)
    for key, title in own.items():
        assert component_called([own, *others], f" {title.upper()} ") == key
        assert component_called([own, *others], key) == key


@pytest.mark.parametrize(
    ("game", "written", "key"),
    [
        ("underwater-cities", "Expressvortrieb", "express_tunnelling"),
        ("underwater-cities", "59", None),
        ("underwater-cities", "ufficio brevetti", "patent_office"),
        ("underwater-cities", "Escritorio de patentes", "patent_office"),
        ("underwater-cities", "patent office 61", "patent_office"),
        ("otys", "e1", "contract_exact_01"),
        ("antarctica", "Basis 3", "basic_03"),
        ("antarctica", "shipyard 3", None),
    ],
)
def test_a_card_is_called_by_title_or_number(game: str, written: str, key: str | None) -> None:
    named = titles(game)
    found = component_called(named, written)
    assert found in named[0]
    assert key in (None, found)


def test_a_title_that_several_cards_share_is_answered_with_their_names() -> None:
    german, *others = titles("underwater-cities", "de")
    with pytest.raises(NothingToSee) as refused:
        component_called([german, *others], "Probelauf")
    said = WORDS[0].say(refused.value.msg)
    shared = [title for title in german.values() if title.startswith("Probelauf (")]
    assert len(shared) > 1
    assert all(title in said for title in shared)


def test_what_means_nothing_is_left_as_it_was_written() -> None:
    for written in ("the moon", "", "   ", "()"):
        assert component_called(titles("underwater-cities"), written) == written
