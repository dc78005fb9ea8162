from __future__ import annotations

import pytest

from engine.registry import GAMES
from render.registry import GALLERIES


def test_every_registered_game_has_pictures_of_its_own() -> None:
    assert list(GALLERIES) == list(GAMES)
    assert len({id(gallery) for gallery in GALLERIES.values()}) == len(GALLERIES) == len(GAMES)


@pytest.mark.parametrize("name", GAMES)
def test_a_gallery_belongs_to_the_game_it_is_listed_under(name: str) -> None:
    package = f"render.{GAMES[name].package}"
    assert type(GALLERIES[name]).__module__ == package


def test_a_game_that_is_not_registered_has_no_pictures() -> None:
    with pytest.raises(KeyError):
        GALLERIES["chess"]
