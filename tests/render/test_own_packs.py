"""Pictures of games that are played with a custom component pack."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from io import BytesIO

import pytest
from PIL import Image

from engine.core.table import Table
from engine.registry import own_game
from render import fonts
from render.icons import ICONS
from render.paint.painter import Painter
from render.pictures import compose, draw, gallery, kinds
from render.registry import GALLERIES
from render.scene import Scene, Sprite, Words
from tests.engine.own_packs import altered
from tests.game_facts import facts_of
from tests.render.random_pictures import Moment, Shown, moment, positions, words

EVERY = 60
"""The number of moves between two positions that are checked."""
SEATS, SEED = 2, 4
each_game = pytest.mark.parametrize("name", list(GALLERIES))


@cache
def played(name: str) -> tuple[Moment, ...]:
    """Return positions of a whole game with an altered pack, the last of which is its end."""
    game = own_game(altered(name))
    found, table = [], None
    for ply, table in enumerate(positions(game, SEATS, SEED)):
        if not ply % EVERY:
            found.append(moment(table, f"{name}, move {ply}"))
    assert isinstance(table, Table)
    assert table.result is not None
    return (*found, moment(table, f"{name}, the end"))


@cache
def shown(name: str) -> tuple[Shown, ...]:
    """Return every picture of those positions, and of each component of the pack."""
    return (
        *(one for at in played(name) for one in at.pictures("en")),
        *(one for one in _things(name, "en")),
    )


def _things(name: str, locale: str) -> Iterator[Shown]:
    first = played(name)[0]
    for kind in kinds(name):
        if kind.things:
            for thing in gallery(name).things(first.game, words(locale)):
                scene = _thing(name, kind.name, thing, locale)
                yield Shown(kind, scene, f"{kind.name} of {thing}")


def _thing(name: str, kind: str, thing: str, locale: str) -> Scene:
    first = played(name)[0]
    return compose(first.game, kind, first.views[-1], first.context(locale), thing=thing)


@pytest.mark.slow
@each_game
def test_words_of_an_own_pack_stay_in_their_boxes(name: str) -> None:
    overflowing = [
        (one.says, item)
        for one in shown(name)
        for item in one.items
        if isinstance(item, Words) and not item.cut and not fonts.fits(item)
    ]
    assert not overflowing


@each_game
def test_there_is_a_sprite_for_all_that_an_own_pack_shows(name: str) -> None:
    sprites = {item.name for one in shown(name) for item in one.items if isinstance(item, Sprite)}
    assert not sprites - set(ICONS)


@each_game
def test_pictures_with_an_own_pack_are_said_in_words_too(name: str) -> None:
    assert not [one.says for one in shown(name) if not 1 <= len(one.scene.alt.strip()) <= 1024]


@pytest.mark.slow
@each_game
def test_each_kind_of_picture_of_an_own_pack_can_be_painted(name: str) -> None:
    painter = Painter()
    last = {one.kind.name: one for one in shown(name)}
    assert set(last) == {kind.name for kind in kinds(name)}
    for one in last.values():
        picture = draw(painter, one.scene, one.kind.name)
        with Image.open(BytesIO(picture.png)) as image:
            assert image.size == (one.scene.width, one.scene.height)


@pytest.mark.parametrize("locale", ["en", "de", "it", "pt-BR"])
@each_game
def test_new_components_can_be_looked_at_and_those_left_out_cannot(name: str, locale: str) -> None:
    things = gallery(name).things(own_game(altered(name)), words(locale))
    added = facts_of(name).ADDED
    assert set(added) <= set(things)
    assert not set(facts_of(name).REMOVED) & set(things)
    assert len(set(things.values())) == len(things)
    for kind in kinds(name):
        for thing in added if kind.things else ():
            assert things[thing] in _texts(_thing(name, kind.name, thing, locale))


def _texts(scene: Scene) -> str:
    texts = [item.text for item in scene.ground + scene.items if isinstance(item, Words)]
    return "\n".join((scene.alt, *texts))


@each_game
def test_a_component_says_that_it_is_from_an_own_pack_without_the_digest(name: str) -> None:
    own = altered(name)
    thing = facts_of(name).ADDED[0]
    kind = next(kind.name for kind in kinds(name) if kind.things)
    texts = _texts(_thing(name, kind, thing, "en"))
    assert "reef@1" in texts
    assert own.name not in texts
