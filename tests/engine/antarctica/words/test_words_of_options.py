"""Messages about every component exist in every language and fit their places."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from engine.antarctica.effects import research, ships
from engine.antarctica.pack.components import ALL_AREAS, RESOURCE_KINDS
from engine.antarctica.pack.vocabulary import SPACES
from engine.antarctica.state import Lying
from engine.antarctica.turn import building, discarding, questions
from engine.antarctica.words import describe
from engine.antarctica.words.names import resource_name, thing
from engine.core.decision import Option
from engine.core.msg import Msg, msg
from engine.core.text import Words, available_locales
from tests.engine.antarctica.scene import GAME, KINDS, Scene

locales = pytest.mark.parametrize("locale", available_locales())
PACK = GAME.pack
LONG_TRACKS = ("antarctica-do-research", "antarctica-do-track", "antarctica-do-card-quick-research")


def options() -> Iterator[Option]:
    """Options for everything that can be built, reached, discarded, played and moved."""
    for card, resource in product(PACK.cards.values(), (None, *RESOURCE_KINDS)):
        yield building._build_option(0, card, resource)
        yield building._build_option(0, card, resource, lost=True)
    for number, position in product(ALL_AREAS, (1, 2, 3)):
        yield questions._sail_option(number, position)
        for count in (0, 1, 2):
            lying, window = Lying(number, position), questions.ChooseAfter()
            yield discarding._discard_option(0, "lying", lying, scientists=count)
            yield discarding._last_option(0, lying, window, scientists=count)
        for target in set(ALL_AREAS) - {number}:
            yield ships._move_option(0, Lying(number, position), target)


def labels() -> Iterator[Msg]:
    """Everything that a button may say."""
    for option in options():
        yield option.label
        if option.group:
            yield option.group
    for key, track in product(LONG_TRACKS, PACK.tracks):
        yield msg(key, track=thing(track), points=10, space=10)
    for number in ALL_AREAS:
        yield msg("antarctica-do-card-place-scientist", area=thing(f"area_{number}"))
        yield msg("antarctica-do-card-icebreaker", area=thing(f"area_{number}"))
    yield msg("antarctica-do-card-plus-two-scientists", count=2)


@locales
def test_every_label_fits_on_a_button(locale: str) -> None:
    words = Words(locale, strict=True)
    too_long = {words.say(label) for label in labels() if len(words.say(label)) > 80}
    assert too_long == set()


@locales
def test_every_hint_fits_beside_its_option(locale: str) -> None:
    words = Words(locale, strict=True)
    hints = [option.effect for option in options() if option.effect]
    hints += [PACK.kinds[kind].effect.words() for kind in KINDS]
    # Where points are lost, the end of the track is near: no more than two effects lie before it.
    effects = tuple(effect.read(PACK.constants) for effect in SPACES.values())
    for start, (met, lost) in product(range(5), ((3, 0), (2, 1), (2, 10), (0, 10))):
        hints += filter(None, [research._hint(effects[start : start + met], lost)])
    assert {words.say(hint) for hint in hints if len(words.say(hint)) > 100} == set()


@locales
def test_no_two_cards_and_no_two_buildings_read_alike(locale: str) -> None:
    words = Words(locale, strict=True)
    texts = [words.say(describe.building_text(PACK, name)) for name in PACK.buildings]
    texts += [words.say(describe.resource_text(PACK, kind)) for kind in RESOURCE_KINDS]
    texts += [words.say(PACK.kinds[kind].effect.words()) for kind in KINDS]
    texts += [
        words.say(describe.space_text(space))
        for track in PACK.tracks.values()
        for space in track.spaces[:1]
    ]
    assert all(text and "{" not in text for text in texts)
    assert len(set(texts[: len(PACK.buildings) + 6])) == len(PACK.buildings) + 6


@pytest.mark.parametrize(
    ("card", "text"),
    [
        (
            "basic_07",
            "Factory (Basic): needs Crane and Drilling Rig; 1 scientist; 2 Research Points",
        ),
        (
            "advanced_06",
            (
                "Plankton Farm (Advanced), with a star: needs Drilling Rig and Laboratory; "
                "2 scientists; 1 Research Point"
            ),
        ),
    ],
)
def test_a_building_card_says_what_it_needs_and_brings(card: str, text: str) -> None:
    assert Words(strict=True).say(describe.card_text(PACK, card)) == text


@pytest.mark.parametrize(
    ("locale", "text"),
    [
        ("en", "Build an Inland Research Station (1 scientist, Basic Resource card)"),
        ("it", "Costruisci un Centro di Ricerca Entroterra (1 scienziato, carta Base)"),
        ("de", "Eine Forschungsstation Inland errichten (1 Wissenschaftler, Basis-Karte)"),
        (
            "pt-BR",
            "Construir uma Estação de pesquisa Interior (1 cientista, carta básica)",
        ),
    ],
)
def test_a_building_has_the_article_it_needs(locale: str, text: str) -> None:
    option = building._build_option(0, PACK.cards["basic_09"], "basic")
    assert Words(locale, strict=True).say(option.label) == text


@pytest.mark.parametrize(
    ("locale", "sea", "land"),
    [
        ("en", "Sail to the Ross Sea (position 1)", "Sail to Wilkes Land (position 1)"),
        (
            "it",
            "Salpa verso il Mare di Ross (posizione 1)",
            "Salpa verso la Terra di Wilkes (posizione 1)",
        ),
        ("de", "Ins Rossmeer fahren (Position 1)", "Ins Wilkesland fahren (Position 1)"),
        (
            "pt-BR",
            "Navegar para o Mar de Ross (posição 1)",
            "Navegar para a Terra de Wilkes (posição 1)",
        ),
    ],
)
def test_an_area_is_reached_with_its_own_words(locale: str, sea: str, land: str) -> None:
    words = Words(locale, strict=True)
    said = [words.say(questions._sail_option(number, 1).label) for number in (2, 3)]
    assert said == [sea, land]


@locales
def test_a_resource_card_says_what_it_stands_for(locale: str) -> None:
    words = Words(locale, strict=True)
    text = words.say(describe.resource_text(PACK, "knowhow"))
    assert all(words.inner(thing(name), None) in text for name in ("laboratory", "factory"))
    assert text.lower().startswith(words.inner(resource_name("knowhow"), None).lower())


def test_an_effect_space_says_number_colour_and_effect() -> None:
    said = Words(strict=True)
    spaces = PACK.spaces
    assert said.say(describe.space_text(spaces["track_glaciology_3"])) == (
        "Space 3, red: 1 scientist"
    )
    assert said.say(describe.space_text(spaces["track_glaciology_6"])) == (
        "Space 6, blue: everyone may move a ship"
    )


def test_options_name_the_places_that_a_picture_can_mark() -> None:
    scene = Scene(3, "2:A 5:A", "5:wind_turbine 6:inland_station,shipyard")
    scene.face_up("basic_01", "double_11", "advanced_04").start()
    spots = {option.key: option.spot for option in scene.pick.options}
    assert spots["sail:6"] == "area:6"
    assert spots["discard:ship:5:1"] == "area:5"
    scene.play("sail:6")
    spots = {option.key: option.spot for option in scene.pick.options}
    assert spots["build:basic_01"] == "building:basic_01"
    assert spots["research:glaciology"] == "track:glaciology"
    assert spots["ship"] == "area:2"
