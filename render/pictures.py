"""The package's interface: list a game's kinds of picture, compose one, and draw it as a PNG.

    painter = Painter()                       # one for the whole process; caches what it draws
    marks = places(option.spot for option in decision.options)
    context = ReaderContext(words, names, marks)
    scene = compose(game, "board", view, context)
    picture = draw(painter, scene, "board")   # in a worker thread

`render.gallery.Gallery` describes what a game provides for this.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from engine.core.game import AnyGame
from render.gallery import Gallery, PictureKind, ReaderContext
from render.paint.painter import Painter
from render.registry import GALLERIES
from render.scene import Scene

__all__ = [
    "Gallery",
    "NoSuchPicture",
    "Painter",
    "Picture",
    "PictureKind",
    "ReaderContext",
    "compose",
    "draw",
    "kinds",
    "places",
    "subjects",
]


class NoSuchPicture(LookupError):
    """Raised if a game has no such picture, or if the picture's seat or component is missing."""


@dataclass(frozen=True, slots=True)
class Picture:
    """A finished picture."""

    name: str
    """A file name, such as `board.png`."""
    png: bytes
    alt: str
    """Its description in words."""
    width: int
    height: int


def gallery(game_name: str) -> Gallery:
    """Return a game's gallery, or raise `NoSuchPicture`."""
    if game_name not in GALLERIES:
        raise NoSuchPicture(f"there are no pictures of {game_name}")
    return GALLERIES[game_name]


def kinds(game_name: str) -> tuple[PictureKind, ...]:
    """Return all kinds of picture of a game, the most important first."""
    return gallery(game_name).kinds


def find_kind(game_name: str, name: str) -> PictureKind:
    """Return a game's kind of picture with this name, or raise `NoSuchPicture`."""
    for kind in kinds(game_name):
        if kind.name == name:
            return kind
    raise NoSuchPicture(f"{game_name} has no picture called {name}")


def subjects(
    game: AnyGame,
    view: Any,  # noqa: ANN401 - only the game's gallery knows its type
    spots: Sequence[str],
) -> tuple[str, ...]:
    """Return the kinds of picture that a seat's question is about; none if the game has none."""
    if game.name not in GALLERIES:
        return ()
    return gallery(game.name).subjects(game, view, spots)


def compose(
    game: AnyGame,
    kind: str,
    view: Any,  # noqa: ANN401 - only the game's gallery knows its type
    context: ReaderContext,
    *,
    seat: int | None = None,
    thing: str | None = None,
) -> Scene:
    """Return a picture as plain data, or raise `NoSuchPicture`."""
    wanted = find_kind(game.name, kind)
    if wanted.of_seat and seat is None:
        raise NoSuchPicture(f"the picture {kind} needs a seat")
    if wanted.things and thing not in gallery(game.name).things(game, context.words):
        raise NoSuchPicture(f"the picture {kind} needs a component of the game")
    return gallery(game.name).compose(game, kind, view, context, seat=seat, thing=thing)


def draw(painter: Painter, scene: Scene, name: str) -> Picture:
    """Return a picture drawn as a PNG; this takes a while, so call it in a worker thread."""
    return Picture(f"{name}.png", painter.paint(scene), scene.alt, scene.width, scene.height)


def places(spots: Iterable[str | None]) -> tuple[str, ...]:
    """Return the places that options name, each once, in order of first appearance."""
    return tuple(dict.fromkeys(spot for spot in spots if spot is not None))
