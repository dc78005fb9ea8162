import subprocess
import sys
from collections.abc import Callable

import pytest

from engine.core.game import checked_setup
from engine.core.table import Table
from engine.core.text import Words
from engine.registry import GAMES, find_game
from render.pictures import (
    NoSuchPicture,
    Painter,
    ReaderContext,
    compose,
    draw,
    kinds,
    places,
)

LOOK = ReaderContext(Words("en"), ("Ada", "Ben"))


def table() -> Table:
    """Return a game of Otys that has just begun."""
    game = find_game("otys")
    return Table(game, checked_setup(game, 2, 1))


def test_places_are_listed_once_in_their_order() -> None:
    assert places(["b", "a", None, "b"]) == ("b", "a")


@pytest.mark.parametrize("name", list(GAMES))
def test_every_game_has_pictures_and_the_board_comes_first(name: str) -> None:
    assert kinds(name)[0].name == "board"
    assert len({kind.name for kind in kinds(name)}) == len(kinds(name))


def test_whoever_draws_one_game_does_not_wait_for_the_others() -> None:
    asked = "import sys; from render.pictures import kinds; kinds('otys'); print(*sys.modules)"
    run = subprocess.run([sys.executable, "-c", asked], check=True, capture_output=True, text=True)
    loaded = set(run.stdout.split())
    assert "render.otys" in loaded
    assert not {"render.antarctica", "render.underwater_cities"} & loaded


@pytest.mark.parametrize("name", list(GAMES))
def test_what_a_picture_is_zoomed_to_is_a_kind_itself(name: str) -> None:
    names = {kind.name for kind in kinds(name)}
    assert all(zoom in names for kind in kinds(name) for zoom in kind.zooms)


@pytest.mark.parametrize(
    "asked",
    [
        lambda: kinds("chess"),
        lambda: compose(table().game, "no-such-kind", table().view(None), LOOK),
        lambda: compose(table().game, "sheet", table().view(None), LOOK),
        lambda: compose(table().game, "card", table().view(None), LOOK, thing="no-such-card"),
        lambda: compose(table().game, "card", table().view(None), LOOK),
    ],
    ids=["game", "kind", "seat", "thing", "no-thing"],
)
def test_a_picture_that_cannot_be_had_is_refused_with_a_sentence(
    asked: Callable[[], object],
) -> None:
    with pytest.raises(NoSuchPicture, match=r"\w+ \w+"):
        asked()


def test_a_picture_knows_its_name_its_size_and_its_words() -> None:
    scene = compose(table().game, "scores", table().view(None), LOOK)
    picture = draw(Painter(), scene, "scores")
    assert picture.name == "scores.png"
    assert picture.png.startswith(b"\x89PNG")
    assert (picture.width, picture.height, picture.alt) == (scene.width, scene.height, scene.alt)
