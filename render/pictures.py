"""The package's interface: list a game's kinds of picture, compose one, and draw it as a PNG.

    painter = Painter()                       # one for the whole process; caches what it draws
    marks = letters(option.spot for option in decision.options)
    context = ReaderContext(words, names, marks)
    scene = compose(game, "board", view, context)
    picture = draw(painter, scene, "board")   # in a worker thread

`render.gallery.Gallery` describes what a game provides for this.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from string import ascii_uppercase
from typing import Any

from engine.core.game import AnyGame
from render.gallery import ChoiceMark, Gallery, PictureKind, ReaderContext
from render.paint.painter import Painter
from render.registry import GALLERIES
from render.scene import Scene

__all__ = [
    "ChoiceMark",
    "Gallery",
    "NoSuchPicture",
    "Painter",
    "Picture",
    "PictureKind",
    "ReaderContext",
    "compose",
    "draw",
    "kinds",
    "letters",
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


def letters(spots: Iterable[str | None]) -> tuple[ChoiceMark, ...]:
    """Return a letter for each place, in order of first appearance: A ... Z, AA, AB ..."""
    places = dict.fromkeys(spot for spot in spots if spot is not None)
    return tuple(ChoiceMark(spot, _letter(number)) for number, spot in enumerate(places))


def _letter(number: int) -> str:
    head, tail = divmod(number, len(ascii_uppercase))
    return (_letter(head - 1) if head else "") + ascii_uppercase[tail]
