"""The pictures of Otys."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.game import AnyGame
from engine.core.text import Words
from engine.otys.game import Otys
from engine.otys.pack.components import OtysPack
from engine.otys.view import OtysView
from render.gallery import Gallery, PictureKind, ReaderContext
from render.otys.board import board_scene, colony_scene, players_scene
from render.otys.component import component_scene, names_of_things
from render.otys.hand import hand_scene
from render.otys.question.dive import dive_scene
from render.otys.question.neighbours import neighbours_scene
from render.otys.question.offers import offers_scene
from render.otys.scores import scores_scene
from render.otys.seat_pictures import sheet_scene
from render.scene import Scene

KINDS = (
    PictureKind("board", zooms=("colony", "players")),
    PictureKind("dive", private=True),
    PictureKind("offers", private=True),
    PictureKind("neighbours", private=True),
    PictureKind("hand", private=True),
    PictureKind("sheet", of_seat=True),
    PictureKind("colony"),
    PictureKind("players"),
    PictureKind("card", things=True),
    PictureKind("scores"),
)

TURN = {"dive": dive_scene, "offers": offers_scene, "neighbours": neighbours_scene}
"""The pictures of a player's own turn."""


class OtysGallery(Gallery):
    """The gallery of Otys's pictures."""

    @property
    def kinds(self) -> tuple[PictureKind, ...]:
        """All kinds of picture, the most important first."""
        return KINDS

    def subjects(
        self,
        _game: AnyGame,
        view: Any,  # noqa: ANN401 - as in the protocol
        spots: Sequence[str],
        /,
    ) -> tuple[str, ...]:
        """Return the own dive, and what is chosen from if that lies elsewhere."""
        assert isinstance(view, OtysView)  # noqa: S101 - a game only makes its own views
        kinds = {spot.partition(":")[0] for spot in spots}
        if view.hand is not None and view.hand.drawn:
            return ("offers", "dive")
        if "diver" in kinds:
            return ("dive", "neighbours")
        return ("dive", "offers") if "display" in kinds else ("dive",)

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
        assert isinstance(view, OtysView)  # noqa: S101 - a game only makes its own views
        if thing is not None:
            return component_scene(pack, context, thing)
        if seat is not None:
            return sheet_scene(pack, view, context, seat)
        return _of_all(pack, kind, view, context)

    def things(self, game: AnyGame, words: Words) -> Mapping[str, str]:
        """Return the names of all components that can be shown on their own, by id."""
        return names_of_things(_pack(game), words)


def _pack(game: AnyGame) -> OtysPack:
    assert isinstance(game, Otys)  # noqa: S101 - this gallery only gets Otys
    return game.pack


def _of_all(pack: OtysPack, kind: str, view: OtysView, context: ReaderContext) -> Scene:
    """Compose a picture that is not about a single seat or component."""
    if kind == "scores":
        return scores_scene(view, context)
    if kind == "hand":
        return hand_scene(pack, view, context)
    if kind in TURN:
        assert view.seat is not None  # noqa: S101 - a private kind gets a seat's own view
        return TURN[kind](pack, view, context, view.seat)
    scenes = {"board": board_scene, "colony": colony_scene, "players": players_scene}
    return scenes[kind](pack, view, context)


GALLERY = OtysGallery()
"""The gallery, found here by `render.registry`."""
