"""The interface a game implements so that its pictures can be drawn, and the types it uses.

`render/<game>/__init__.py` provides a `GALLERY: Gallery`, which `render/registry.py` finds there.
Modules below `render/<game>` import from here, never from `render.pictures`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.game import AnyGame
from engine.core.text import Words
from render.scene import Scene


@dataclass(frozen=True, slots=True)
class ReaderContext:
    """The reader's side of a picture: language, players' names, places to choose."""

    words: Words
    names: tuple[str, ...]
    """The players' names, in seat order."""
    marks: tuple[str, ...] = ()
    """Places that can be chosen, as in `Option.spot`; those shown get a `legal` outline."""
    before: Any = None
    """The view this reader saw last; places that differ from it get a `changed` outline."""


@dataclass(frozen=True, slots=True)
class PictureKind:
    """One kind of picture that a game has."""

    name: str
    """Its name in commands and file names: `board`, `sheet`, `hand`, `card`, `score` ..."""
    private: bool = False
    """True if it shows what only its owner may see: the view has to be that seat's own."""
    of_seat: bool = False
    """True if it shows one seat, which has to be given."""
    things: bool = False
    """True if it shows one component, such as a card, which has to be given."""
    zooms: tuple[str, ...] = ()
    """Kinds that show parts of this one, large enough for a phone."""
    formerly: tuple[str, ...] = ()
    """Kinds of earlier versions that this one replaces: their buttons still stand in channels."""


class Gallery(Protocol):
    """The pictures of one game."""

    @property
    def kinds(self) -> tuple[PictureKind, ...]:
        """All kinds of picture, the most important first."""
        ...

    def subjects(
        self,
        game: AnyGame,
        view: Any,  # noqa: ANN401 - only the gallery itself knows its type
        spots: Sequence[str],
        /,
    ) -> tuple[str, ...]:
        """Return the kinds of picture that a seat's question is about, one or two.

        `spots` are the places to choose from; there are none if the seat is asked nothing.
        """
        ...

    def compose(
        self,
        game: AnyGame,
        kind: str,
        view: Any,  # noqa: ANN401 - only the gallery itself knows its type
        context: ReaderContext,
        *,
        seat: int | None,
        thing: str | None,
    ) -> Scene:
        """Return the picture as plain data; `seat` and `thing` are given if the kind needs them."""
        ...

    def things(self, game: AnyGame, words: Words) -> Mapping[str, str]:
        """Return the names of all components that can be shown on their own, by id."""
        ...
