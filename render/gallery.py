"""What a game must offer so that its pictures can be drawn, and what a picture is asked with.

`render/<game>/__init__.py` provides a `GALLERY: Gallery`, which `render/galleries.py` finds there.
Modules below `render/<game>` import from here, never from `render.pictures`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol

from engine.core.game import AnyGame
from engine.core.text import Words
from render.scene import Scene


@dataclass(frozen=True, slots=True)
class Mark:
    """A place that can be chosen, under the letter that its button bears too."""

    spot: str
    """As `Option.spot` names it."""
    letter: str


@dataclass(frozen=True, slots=True)
class Look:
    """Who looks: in which language, under which names, at which places."""

    words: Words
    names: tuple[str, ...]
    """Of the seats, in their order."""
    marks: tuple[Mark, ...] = ()
    """Each place that can be chosen gets a `legal` outline and a badge, if the picture shows it."""
    before: Any = None
    """The view when this reader last looked; what is different since gets a `changed` outline."""


@dataclass(frozen=True, slots=True)
class Kind:
    """One kind of picture that a game has."""

    name: str
    """As commands and file names have it: `board`, `sheet`, `hand`, `card`, `score` ..."""
    private: bool = False
    """It shows what only its owner may see: the view has to be that seat's own."""
    of_seat: bool = False
    """It shows one seat, which has to be named."""
    things: bool = False
    """It shows one component, such as a card, which has to be named."""
    zooms: tuple[str, ...] = ()
    """Kinds that show parts of this one large enough for a phone."""


class Gallery(Protocol):
    """The pictures of one game."""

    @property
    def kinds(self) -> tuple[Kind, ...]:
        """All kinds of picture, the most important first."""
        ...

    def compose(
        self,
        game: AnyGame,
        kind: str,
        view: Any,  # noqa: ANN401 - only the gallery itself knows its type
        look: Look,
        *,
        seat: int | None,
        thing: str | None,
    ) -> Scene:
        """The picture as data; `seat` and `thing` are given if the kind asks for them."""
        ...

    def things(self, game: AnyGame, words: Words) -> Mapping[str, str]:
        """Every component that can be shown on its own: its id and its name in this language."""
        ...
