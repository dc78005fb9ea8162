"""The pictures of Antarctica."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

from engine.antarctica.game import Antarctica
from engine.antarctica.pack.components import AntarcticaPack
from engine.antarctica.view import AntarcticaView
from engine.core.game import AnyGame
from engine.core.text import Words
from render.antarctica.board.board import board_scene
from render.antarctica.board.tracks import tracks_scene
from render.antarctica.cards.component import component_scene, names_of_things
from render.antarctica.cards.offers import offers_scene
from render.antarctica.players.hand import hand_scene
from render.antarctica.players.players import players_scene
from render.antarctica.players.scores import scores_scene
from render.antarctica.players.sheet import sheet_scene
from render.antarctica.question.map import map_scene
from render.antarctica.question.research import research_scene
from render.gallery import Gallery, PictureKind, ReaderContext
from render.scene import Scene

KINDS = (
    PictureKind("board", zooms=("map", "tracks", "cards", "players")),
    PictureKind("map", formerly=("areas",)),
    PictureKind("research", private=True),
    PictureKind("hand", private=True),
    PictureKind("sheet", of_seat=True),
    PictureKind("tracks"),
    PictureKind("cards"),
    PictureKind("players"),
    PictureKind("card", things=True),
    PictureKind("scores"),
)


BOTH = ("research", "map")
"""The pictures of a question that needs both; the one it is most about is next to the buttons."""
SUBJECTS: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "place": ("map",),
        "move": ("map",),
        "second": ("map",),
        "action": ("map", "research"),
        "after": ("map", "research"),
        "points": ("research",),
        "three": ("research",),
        "extra-cube": ("research",),
        "take": ("research",),
        "draft": ("research",),
    }
)
"""The pictures by question."""


class AntarcticaGallery(Gallery):
    """The gallery of Antarctica's pictures."""

    @property
    def kinds(self) -> tuple[PictureKind, ...]:
        """All kinds of picture, the most important first."""
        return KINDS

    def subjects(
        self,
        _game: AnyGame,
        view: Any,  # noqa: ANN401 - as in the protocol
        _spots: Sequence[str],
        /,
    ) -> tuple[str, ...]:
        """Return the kinds of picture that a seat's question is about."""
        assert isinstance(view, AntarcticaView)  # noqa: S101 - a game only makes its own views
        if view.asked is None or view.asked.seat != view.seat:
            return BOTH
        return SUBJECTS.get(view.asked.question, BOTH)

    def compose(
        self,
        game: AnyGame,
        kind: str,
        view: Any,  # noqa: ANN401 - as in the protocol
        context: ReaderContext,
        *,
        seat: int | None,
        thing: str | None,
    ) -> Scene:
        """Return the picture as plain data."""
        pack = _pack(game)
        assert isinstance(view, AntarcticaView)  # noqa: S101 - a game only makes its own views
        if thing is not None:
            return component_scene(pack, context, thing)
        if seat is not None:
            return sheet_scene(pack, view, context, seat)
        return _of_all(pack, kind, view, context)

    def things(self, game: AnyGame, words: Words) -> Mapping[str, str]:
        """Return the names of all components that can be shown on their own, by id."""
        return names_of_things(_pack(game), words)


def _pack(game: AnyGame) -> AntarcticaPack:
    assert isinstance(game, Antarctica)  # noqa: S101 - this gallery only gets Antarctica
    return game.pack


def _of_all(pack: AntarcticaPack, kind: str, view: AntarcticaView, context: ReaderContext) -> Scene:
    """Compose a picture that is not about a single seat or component."""
    if kind == "scores":
        return scores_scene(view, context)
    if kind == "map":
        return map_scene(view, context)
    if kind == "board":
        return board_scene(view, context)
    scenes = {
        "hand": hand_scene,
        "research": research_scene,
        "tracks": tracks_scene,
        "cards": offers_scene,
        "players": players_scene,
    }
    return scenes[kind](pack, view, context)


GALLERY = AntarcticaGallery()
"""The gallery, found here by `render.registry`."""
